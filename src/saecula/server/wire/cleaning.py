"""Texts that people write, without what cannot be seen or turns the text around."""

import re
import unicodedata

LONGEST_NAME = 30
#: Categories of characters that show nothing or turn the text around: controls, formats, surrogates, private use.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Joins letters and emoji in honest names.
JOINER = "\u200d"


def visible(char: str) -> bool:
    """Whether a character shows something and leaves the direction of the text alone."""
    return char == JOINER or unicodedata.category(char) not in INVISIBLE


def shown_name(name: str) -> str | None:
    """A name as others see it; None if nothing is left of it, or too much."""
    shown = unicodedata.normalize("NFC", name)
    shown = "".join(" " if c.isspace() else c for c in shown if c.isspace() or visible(c))
    shown = re.sub(r" +", " ", shown).strip(f" {JOINER}")
    has_signs = any(unicodedata.category(c)[0] in "LNSP" for c in shown)
    return shown if 0 < len(shown) <= LONGEST_NAME and has_signs else None


def shown_text(text: str) -> str:
    """Chat as others see it; it may have several lines."""
    return "".join(char for char in text if char == "\n" or visible(char)).strip()
