"""Cleans what people write: takes out what cannot be seen or reverses the direction of text."""

import re
import unicodedata

LONGEST_NAME = 30
#: Categories of characters that show nothing or reverse the text: controls, formats, surrogates, private use.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: This one joins letters and emoji in honest names, so it is allowed.
JOINER = "\u200d"


#: How many accents one letter may have.
ACCENTS = 2
#: Scripts whose letters look alike: a name may have letters of only one of them.
ALIKE = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU", "DESERET"}
PILED = re.compile(r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f])")


def scripts_of(text: str) -> set[str]:
    """Which of the scripts that look alike the letters of a text belong to."""
    letters = (unicodedata.name(char, "").split(" ")[0] for char in text if char.isalpha())
    return ALIKE.intersection(letters)


def _without_piles(text: str) -> str:
    """A text without the accents that are piled on its letters beyond the usual number."""
    kept: list[str] = []
    run = 0
    for char in text:
        run = run + 1 if PILED.match(char) else 0
        if run <= ACCENTS:
            kept.append(char)
    return "".join(kept)


def visible(char: str) -> bool:
    """Whether a character shows something and leaves the direction of the text alone."""
    return char == JOINER or unicodedata.category(char) not in INVISIBLE


def shown_name(name: str) -> str | None:
    """A name as others see it; None if it is empty or too long then, or mixes scripts that look alike."""
    shown = _without_piles(unicodedata.normalize("NFC", name))
    shown = "".join(" " if c.isspace() else c for c in shown if c.isspace() or visible(c))
    shown = re.sub(r" +", " ", shown).strip(f" {JOINER}")
    has_signs = any(unicodedata.category(c)[0] in "LNSP" for c in shown)
    return shown if 0 < len(shown) <= LONGEST_NAME and has_signs and len(scripts_of(shown)) <= 1 else None


def shown_text(text: str) -> str:
    """Chat as others see it; it may have several lines."""
    plain = _without_piles(unicodedata.normalize("NFC", text))
    return "".join(char for char in plain if char == "\n" or visible(char)).strip()
