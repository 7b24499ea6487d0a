"""What characters like in Rise & Fall: towns, pieces on the move, temples and learning, or trade."""

from typing import Final

from saecula.games.rise_and_fall.model import kinds, verbs
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import verb_of

#: By character: what a nomad, town, ship, mountaineer, merchant and temple is worth to it, in shares of a win.
PIECES: Final = [
    [0.0, 0.004, 0.0, 0.0, 0.0, 0.001],  # builder
    [0.003, 0.0, 0.001, 0.004, 0.0, 0.0],  # raider
    [0.0, 0.001, 0.0, 0.0, 0.001, 0.005],  # scholar
    [0.0, 0.0, 0.003, 0.0, 0.005, 0.0],  # trader
]
#: The moves that each character looks at first.
FAVOURITES: Final = [
    [verbs.BUILD_TOWN, verbs.GROW, verbs.BUILD_ASHORE],
    [verbs.MOVE_PIECE, verbs.TRANSFORM, verbs.CONVERT],
    [verbs.BUILD_TEMPLE, verbs.EDUCATE, verbs.TITHE],
    [verbs.TRADE, verbs.BUILD_SHIP, verbs.COLLECT_TAXES],
]
FANCY: Final = 1.25


def leans(state: RiseState, character: int) -> list[float]:
    """What a character likes about each seat's position, in shares of a win."""
    found = [0.0] * state.seats
    likes, counts = PIECES[character], state.pieces.counts
    for seat in range(state.seats):
        for kind in range(kinds.KINDS):
            if likes[kind]:
                found[seat] += likes[kind] * counts[seat * kinds.KINDS + kind]
    return found


def fancy(code: int, character: int) -> float:
    """How much sooner a character looks at a move."""
    return FANCY if verb_of(code) in FAVOURITES[character] else 1.0
