"""The open decisions of a position in words, and the short names of where a game stands."""

from collections.abc import Sequence

from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.kinds import PIECES, TERRAINS
from saecula.games.rise_and_fall.rules.round.play_a_card import ROUND_STEPS
from saecula.games.rise_and_fall.rules.starting import SETUP_STEPS
from saecula.games.rise_and_fall.rules.world.layers import frame_gone, highest_gone, lifted
from saecula.parts.declared import names_of
from saecula.parts.wording import SEAT, Numbers, OneOf, Openings, Word, beginning

CARD = OneOf("card", PIECES)
TERRAIN = OneOf("terrain", TERRAINS)
#: Seats already asked, starting pieces already asked for, or cards or tiles still to come.
COUNT = Numbers(0, 12)


class Lifted:
    """The tiles taken up to make room: `none`, or how many and the highest of their hexes, `2:17`."""

    def write(self, number: int) -> str:
        """The word for a number."""
        return f"{frame_gone(number)}:{highest_gone(number) + 1}" if number else "none"

    def read(self, word: str, where: str) -> int:
        """The number that a word stands for."""
        if word == "none":
            return 0
        gone, _, highest = word.partition(":")
        return lifted(Numbers(1, 2).read(gone, where), Numbers(1, 255).read(highest, where) - 1)


WORDS: dict[str, Sequence[Word]] = {
    "world-seed": (Numbers(), Numbers(0, 1)),
    "start-pieces": (COUNT,),
    "countdown": (SEAT,),
    "random-card": (SEAT,),
    "turns": (COUNT,),
    "buy-backs": (COUNT,),
    "tile-place": (TERRAIN, COUNT),
    "tile-lift": (TERRAIN, COUNT, Lifted()),
    "turn": (CARD,),
    "decline-choice": (COUNT,),
    "buy-back-choice": (Numbers(),),
}
NAMES = names_of(steps)
OPENINGS = Openings(NAMES, WORDS)
#: Short names for where a position stands: the steps that the table still has to take.
BEGINNINGS = {
    "first": SETUP_STEPS,
    "sea": [steps.SEA_TILES, *SETUP_STEPS[1:]],
    "layer": [steps.LAND_TILES, *SETUP_STEPS[1:]],
    "start": SETUP_STEPS[2:],
    "round": [steps.BEGIN_ROUND],
    "turn": ROUND_STEPS[1:],
    "decline": ROUND_STEPS[2:],
    "buy-back": ROUND_STEPS[4:],
    "recycle": ROUND_STEPS[5:],
    "end": ROUND_STEPS[6:],
}


def steps_ahead(at: str, asked: int) -> list[str]:
    """The steps that a short name stands for; `asked` is how many seats have already been asked in phase B."""
    found = [" ".join([NAMES[step], *["0"] * len(WORDS.get(NAMES[step], ()))]) for step in beginning(at, BEGINNINGS)]
    if at == "turn":
        found[0] = f"{NAMES[steps.TURNS]} {asked}"
    return found
