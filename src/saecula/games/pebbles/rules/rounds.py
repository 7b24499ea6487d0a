"""The steps of Pebbles: a Run needs nobody, an Ask waits for a seat, a Draw for CHANCE, a Time for CLOCK or a seat."""

from saecula.games.pebbles.model import notes, steps, verbs
from saecula.games.pebbles.model.box import GLASS_MS, ROUNDS, VALUES
from saecula.games.pebbles.model.state import BAG, HANDS, PILE, PebblesState
from saecula.kernel.codes import Log, Reason, first, millis, pack, verb_of
from saecula.kernel.steps import Ask, Draw, Run, Time


class Deal(Draw[PebblesState]):
    """Chance draws a pebble from the bag for the seat in the frame (PEB-2)."""

    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return [pack(verbs.DRAW, value) for value in range(VALUES) if state.ground.rows[BAG][value]]

    def weights(self, state: PebblesState, frame: int) -> list[int]:
        return [copies for copies in state.ground.rows[BAG] if copies]

    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.table.pop()
        state.ground.move(first(code), BAG, HANDS + first(frame))
        log.note(notes.PEBBLE_DRAWN, first(frame), first(code))


class Round(Run[PebblesState]):
    """All seats choose at once (PEB-3), against the glass if that option is on (PEB-4); the frame counts the rounds."""

    def run(self, state: PebblesState, frame: int, log: Log) -> None:
        if first(frame) == ROUNDS:
            return
        state.agenda.next(steps.ROUND, first(frame) + 1)
        state.agenda.next(steps.REVEAL)
        if state.options["glass"] == "on":
            state.ground.until = state.ground.now + GLASS_MS
            state.agenda.next(steps.GLASS)
        for seat in range(state.seats):
            state.agenda.ask(seat, steps.CHOICE)


class Choice(Ask[PebblesState]):
    """Choose a pebble from one's hand (PEB-3)."""

    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return [pack(verbs.CHOOSE, value) for value in range(VALUES) if state.ground.rows[HANDS + seat][value]]

    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        state.ground.chosen[seat] = first(code)

    def why_not(self, state: PebblesState, seat: int, frame: int, code: int) -> Reason | None:
        return Reason("PEB-3", "pebbles-not-held") if verb_of(code) == verbs.CHOOSE else None


class Glass(Time[PebblesState]):
    """When the glass runs out, a seat that has not chosen plays its smallest pebble (PEB-4)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: PebblesState) -> int:
        return state.ground.now

    def deadline(self, state: PebblesState, frame: int) -> int:
        return state.ground.until

    def lapsed(self, state: PebblesState, seat: int, frame: int, log: Log) -> bool:
        return not state.agenda.waits()  # the last to choose stops the glass

    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        ground = state.ground
        ground.now = millis(code)
        for late in range(state.seats if ground.now == ground.until else 0):
            if state.agenda.asked[late]:
                state.agenda.answered(late)
                ground.chosen[late] = min(value for value in range(VALUES) if ground.rows[HANDS + late][value])


class Reveal(Run[PebblesState]):
    """All pebbles are shown; the highest wins the pile (PEB-5), unless the next seat interrupts (PEB-6)."""

    def run(self, state: PebblesState, frame: int, log: Log) -> None:
        ground = state.ground
        for seat, value in enumerate(ground.chosen):
            ground.move(value, HANDS + seat, PILE)
            log.note(notes.PEBBLE_SHOWN, seat, value)
        winner = ground.chosen.index(max(ground.chosen))
        ground.chosen = [0] * state.seats
        if ground.snatches[left := (winner + 1) % state.seats]:  # public, so being asked or not gives nothing away
            state.agenda.ask(left, steps.CHALLENGE, winner)
        else:
            take(state, winner, log)


class Challenge(Ask[PebblesState]):
    """Snatch the pile from the winner in the frame, once a game, or leave it (PEB-6)."""

    def legal(self, state: PebblesState, seat: int, frame: int) -> list[int]:
        return [pack(verbs.SNATCH), pack(verbs.LEAVE)]

    def apply(self, state: PebblesState, seat: int, frame: int, code: int, log: Log) -> None:
        state.agenda.answered(seat)
        state.ground.snatches[seat] -= verb_of(code) == verbs.SNATCH
        take(state, seat if verb_of(code) == verbs.SNATCH else first(frame), log)

    def why_not(self, state: PebblesState, seat: int, frame: int, code: int) -> Reason | None:
        return None


def take(state: PebblesState, seat: int, log: Log) -> None:
    """A seat takes the pile."""
    before = state.points()[seat]
    for value in range(VALUES):
        state.ground.move(value, PILE, HANDS + state.seats + seat, state.ground.rows[PILE][value])
    log.note(notes.PILE_TAKEN, seat, state.points()[seat] - before)
