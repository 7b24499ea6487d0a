"""Who the bots at a table are: each has a name of its own and a character, so that a log with three of them reads well.

Names are Latin words for trees, beasts and birds of prey, lights of the sky, and travellers: the same in every
language, and not the names of real people. What a name means suits the character.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final, Literal, NamedTuple

Character = Literal["builder", "raider", "scholar", "trader"]

#: Character -> the names of the bots that have it. What a character values is up to the mind of each game.
NAMES: Final[dict[Character, tuple[str, ...]]] = {
    "builder": ("Quercus", "Ulmus", "Tilia", "Fagus", "Larix", "Acer", "Betula", "Salix"),
    "raider": ("Falco", "Aquila", "Milvus", "Corvus", "Lupus", "Ursus", "Lynx", "Vespa"),
    "scholar": ("Vega", "Lyra", "Mira", "Stella", "Noctua", "Aurora", "Luna", "Vesper"),
    "trader": ("Grus", "Ciconia", "Hirundo", "Alauda", "Apis", "Ardea", "Crocus", "Merula"),
}
CHARACTERS: Final[tuple[Character, ...]] = tuple(NAMES)
#: What separates level and character in the name of a bot: casual@raider.
AS: Final = "@"


class Persona(NamedTuple):
    """A name and a character."""

    name: str
    character: Character


def new_persona(
    at_table: Iterable[str], characters: Iterable[str | None], wanted: Character | None, rng: Random
) -> Persona:
    """A bot that is not at the table yet, with the wanted character, or else with one of the rarest in `characters`."""
    seen = Counter(characters)
    fewest = min(seen[one] for one in CHARACTERS)
    chosen = rng.choice([one for one in CHARACTERS if seen[one] == fewest]) if wanted is None else wanted
    taken = {name.casefold() for name in at_table}
    free = [name for name in NAMES[chosen] if name.casefold() not in taken]
    return Persona(rng.choice(free or list(NAMES[chosen])), chosen)


def known_persona(name: str | None, character: Character | None, at_table: Iterable[str]) -> Persona | None:
    """The bot with this name and character, if there is one and nobody at the table has its name."""
    if name is None or character is None or name not in NAMES[character]:
        return None
    return None if name.casefold() in {other.casefold() for other in at_table} else Persona(name, character)
