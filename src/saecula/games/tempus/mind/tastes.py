"""What characters like in Tempus: cities, borders with others, ideas and eras, or wide land."""

from typing import Final

from saecula.games.tempus.model import kinds, verbs
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import first, verb_of
from saecula.parts.characters import BUILDER, RAIDER, SCHOLAR

#: By character: a point of city value, a token beside others, a card held or era reached, a hex; in shares of a win.
LIKES: Final = [0.004, 0.002, 0.004, 0.002]
#: The actions that each character looks at first: build a city, fight, have an idea, have babies and spread.
FAVOURITES: Final = [kinds.CITY, kinds.FIGHT, kinds.IDEA, kinds.BABIES]
FANCY: Final = 1.25


def leans(state: TempusState, character: int) -> list[float]:
    """What a character likes about each seat's position, in shares of a win."""
    found = [0.0] * state.seats
    like = LIKES[character]
    if character == SCHOLAR:
        for seat in range(state.seats):
            found[seat] = like * (len(state.ideas.hands[seat]) + state.course.era[seat])
        return found
    if state.land.coast is None:
        return found
    people = state.people
    for cell in state.land.cells:
        seat = people.owner[cell]
        if seat < 0:
            continue
        if character == BUILDER:
            found[seat] += like * people.city[cell]
        elif character != RAIDER:
            found[seat] += like
        elif not people.city[cell] and is_border(state, cell, seat):
            found[seat] += like * people.tokens[cell]
    return found


def is_border(state: TempusState, cell: int, seat: int) -> bool:
    """Whether anybody else has tokens or a city beside a hex."""
    near, owner = state.box.board.near, state.people.owner
    for side in range(6):
        other = near[cell * 6 + side]
        if other >= 0 and owner[other] >= 0 and owner[other] != seat:
            return True
    return False


def fancy(code: int, character: int) -> float:
    """How much sooner a character looks at a move."""
    return FANCY if verb_of(code) == verbs.CHOOSE_ACTION and first(code) == FAVOURITES[character] else 1.0
