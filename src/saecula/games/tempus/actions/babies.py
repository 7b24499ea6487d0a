"""Having babies (TEM-BAB)."""

from saecula.games.tempus.actions.move import why_no_extra
from saecula.games.tempus.cards import has_ability, of_ability
from saecula.games.tempus.plays import (
    apply_religion,
    grow,
    play_openly,
    religion_moves,
    sanitation_held,
    why_no_religion,
)
from saecula.games.tempus.state import TempusState
from saecula.games.tempus.verbs import (
    BABY_BORN,
    BIRTHS,
    DONE,
    GRASSLAND,
    MEDICINE,
    PLACE_BABY,
    PLAY_CARD,
    PLAY_RELIGION,
    SANITATION,
)
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask


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


class Births(Ask[TempusState]):
    """Have babies; the frame counts those still allowed."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Place a baby, play Medicine or Religion, or stop."""
        left = first(frame)
        places = cradles(state, seat)
        found: list[int] = []
        if left > 0:
            for cell in places:
                found.append(pack(PLACE_BABY, cell))
        cards = of_ability(state.ideas.hands[seat], MEDICINE)
        # more babies help only where there are hexes and tokens for them (TEM-IDE-10)
        if cards and state.people.supply[seat] > left and beds(state, seat, places) > left:
            for kind in cards:
                found.append(pack(PLAY_CARD, kind))
        religion_moves(state, seat, found)
        found.append(pack(DONE))
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Make the move."""
        verb = verb_of(code)
        left = first(frame)
        if verb == DONE:
            state.agenda.answered(seat)
        elif verb == PLACE_BABY:
            cell = first(code)
            state.agenda.again(seat, BIRTHS, left - 1)
            state.people.add(seat, cell)
            state.people.marks[cell] = 1
            log.note(BABY_BORN, seat, cell)
            grow(state, seat, cell, log)
        elif verb == PLAY_CARD:
            state.agenda.again(seat, BIRTHS, left + 1)
            play_openly(state, seat, first(code), log)
        else:
            state.agenda.again(seat, BIRTHS, left)
            apply_religion(state, seat, code, log)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule of babies stands against it."""
        verb = verb_of(code)
        if verb == PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        if verb == PLAY_CARD:
            return why_no_extra(state, seat, first(code), MEDICINE, "TEM-CAR-3")
        if verb == PLACE_BABY:
            return why_no_baby(state, seat, first(frame), first(code))
        return None


def why_no_baby(state: TempusState, seat: int, left: int, cell: int) -> Reason:
    """Which clause a birth breaks."""
    people = state.people
    if left == 0:
        return Reason("TEM-BAB-1", "tempus-baby-none-left")
    if people.supply[seat] == 0:
        return Reason("TEM-BAB-5", "tempus-baby-no-supply")
    if people.owner[cell] != seat or people.tokens[cell] == 0 or state.land.terrain[cell] != GRASSLAND:
        return Reason("TEM-BAB-2", "tempus-baby-not-here")
    if people.marks[cell]:
        return Reason("TEM-BAB-3", "tempus-baby-one-per-hex")
    return Reason("TEM-BAB-4", "tempus-baby-full")
