"""Military cards above the limit (TTA-MCA-1, TTA-MCA-2)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.civ import KEEPS_CARDS
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.games.through_the_ages.rules.military.hands import discard_face_down
from saecula.games.through_the_ages.rules.ratings import hand_bonus
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


class Excess(Run[AgesState]):
    """After politics a player may keep as many military cards as military actions (TTA-MCA-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Ask which cards to discard, if there are too many."""
        seat = state.course.turn
        civ = state.civs[seat]
        state.course.fight = state.course.event = -1
        over = len(state.piles.hands[seat]) - civ.military - hand_bonus(state, seat)
        if over > 0 and not civ.has_done(KEEPS_CARDS):
            state.agenda.ask(seat, steps.DISCARDS, 0, over)


class Discards(Ask[AgesState]):
    """Discard face down, in any order; the frame has how many cards are gone and how many must still go."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every card in hand, equal ones once."""
        found: list[int] = []
        last = -1
        for card in state.piles.hands[seat]:
            if card != last:
                found.append(pack(verbs.DISCARD, card))
            last = card
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the card down; others see only its age."""
        discard_face_down(state, seat, first(code))
        sort_last(state.piles.down[seat], first(frame))
        log.note(notes.CARD_DISCARDED, seat, first(code), state.box.age[first(code)])
        if second(frame) > 1:
            state.agenda.again(seat, steps.DISCARDS, first(frame) + 1, second(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The card is not in hand."""
        return Reason("TTA-MCA-1", "through-the-ages-not-in-hand") if verb_of(code) == verbs.DISCARD else None


def sort_last(slots: list[int], before: int) -> None:
    """Sort the last slot among those discarded just before it, so that their order gives nothing away."""
    at = len(slots) - 1
    while before and slots[at - 1] % SLOT > slots[at] % SLOT:
        slots[at - 1], slots[at] = slots[at], slots[at - 1]
        at -= 1
        before -= 1
