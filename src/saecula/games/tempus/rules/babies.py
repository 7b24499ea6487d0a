"""Having babies (TEM-BAB)."""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import has_ability
from saecula.games.tempus.model.kinds import GRASSLAND, MEDICINE, SANITATION
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import (
    Allowance,
    can_grow,
    grow,
    sanitation_held,
)
from saecula.kernel.codes import Log, Reason, first, pack, verb_of


def cradles(state: TempusState, seat: int) -> list[int]:
    """The hexes where a baby may be born now (TEM-BAB-2 to TEM-BAB-5)."""
    people = state.people
    found: list[int] = []
    if people.supply[seat] == 0:
        return found
    sanitation = has_ability(state.ideas.hands[seat], SANITATION)
    limit = state.limit(seat)
    for cell in range(state.box.board.size):
        if (
            people.owner[cell] == seat
            and state.land.terrain[cell] == GRASSLAND
            and people.tokens[cell] > 0
            and people.marks[cell] == 0
            and (sanitation or people.tokens[cell] < limit + people.extra[cell])
        ):
            found.append(cell)
    return found


def beds(state: TempusState, seat: int, places: list[int]) -> int:
    """How many of these hexes can take a baby: a full one needs a Sanitation card of its own."""
    full = 0
    for cell in places:
        if state.room(seat, cell) <= 0:
            full += 1
    return len(places) - full + min(full, sanitation_held(state, seat))


class Births(Allowance):
    """Have babies."""

    def __init__(self) -> None:
        super().__init__(steps.BIRTHS, MEDICINE, "TEM-CAR-3")

    def uses(self, state: TempusState, seat: int, left: int, cards: list[int]) -> list[int]:
        """A baby on each hex that can take one, then Medicine if there are hexes and tokens for more (TEM-IDE-10)."""
        places = cradles(state, seat)
        found: list[int] = []
        if left > 0:
            for cell in places:
                found.append(pack(verbs.PLACE_BABY, cell))
        if cards and state.people.supply[seat] > left and beds(state, seat, places) > left:
            for kind in cards:
                found.append(pack(verbs.PLAY_CARD, kind))
        return found

    def use(self, state: TempusState, seat: int, code: int, log: Log) -> None:
        """Put a token from the supply on the hex."""
        cell = first(code)
        state.people.add(seat, cell)
        state.people.marks[cell] = 1
        log.note(notes.BABY_BORN, seat, cell)
        grow(state, seat, cell, log)

    def why_no_use(self, state: TempusState, seat: int, left: int, code: int) -> Reason | None:
        """Which rule about having babies forbids it."""
        return why_no_baby(state, seat, left, first(code)) if verb_of(code) == verbs.PLACE_BABY else None


def why_no_baby(state: TempusState, seat: int, left: int, cell: int) -> Reason:
    """Which clause a birth breaks."""
    people = state.people
    if left == 0:
        return Reason("TEM-BAB-1", "tempus-baby-none-left")
    if people.marks[cell] and people.owner[cell] == seat and people.supply[seat] > 0:
        return Reason("TEM-BAB-3", "tempus-baby-one-per-hex")
    return why_never_born(state, seat, cell) or Reason("TEM-BAB-4", "tempus-baby-full")


def why_never_born(state: TempusState, seat: int, cell: int) -> Reason | None:
    """Which clause a birth would break even at the start of an action; None if it would break none."""
    people = state.people
    if people.supply[seat] == 0:
        return Reason("TEM-BAB-5", "tempus-baby-no-supply")
    if people.owner[cell] != seat or people.tokens[cell] == 0 or state.land.terrain[cell] != GRASSLAND:
        return Reason("TEM-BAB-2", "tempus-baby-not-here")
    return None if can_grow(state, seat, cell) else Reason("TEM-BAB-4", "tempus-baby-full")
