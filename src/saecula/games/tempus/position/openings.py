"""The open decisions of a position: where a position may begin, and the arguments of each step."""

from saecula.parts.wording import NUMBERS, SEAT, OneOf, Word

SETUP = ("first-player", "build-map", "people 0", "begin-era")
ERA = ("take-tiles", "rounds", "catch-up", "commitments 0", "advance", "end-era")
#: Where a position may begin, for those who do not name the open decisions: the steps that the table still has to take.
BEGINNINGS = {
    "first": SETUP,
    "map": SETUP[1:],
    "people": SETUP[2:],
    "era": SETUP[3:],
    "rounds": ERA[1:],
    "slot": ERA[1:],
    "progress": ERA[2:],
    "end": ERA[5:],
    "over": (),
}


def arguments(hexes: OneOf) -> dict[str, tuple[Word, ...]]:
    """What follows the name of a step in an open decision."""
    begun = OneOf("word", ("begun", "fresh"))
    return {
        "people": (NUMBERS,),
        "slot": (SEAT, NUMBERS, begun),
        "cards": (SEAT, NUMBERS),
        "card-from-deck": (SEAT,),
        "hand-limit": (SEAT,),
        "commitments": (NUMBERS,),
        "start-hex": (NUMBERS,),
        "turn": (NUMBERS, begun),
        "moving": (NUMBERS,),
        "births": (NUMBERS,),
        "stepping-in": (hexes, hexes),
        "discard": (NUMBERS,),
        "sanitation-card": (hexes,),
    }
