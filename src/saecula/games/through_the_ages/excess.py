"""Military cards above the limit (TTA-MCA-1, TTA-MCA-2)."""

from saecula.games.through_the_ages.civ import KEEPS_CARDS
from saecula.games.through_the_ages.hands import discard_face_down
from saecula.games.through_the_ages.ratings import hand_bonus
from saecula.games.through_the_ages.state import SLOT, AgesState
from saecula.games.through_the_ages.verbs import ASK_DISCARDS, DISCARD, EV_CARD_DISCARDED
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Run


class Excess(Run[AgesState]):
    """After the political action the hand shrinks to the number of military actions (TTA-MCA-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Ask for what is too much."""
        seat = state.course.turn
        civ = state.civs[seat]
        state.course.fight = state.course.event = -1
        over = len(state.piles.hands[seat]) - civ.military - hand_bonus(state, seat)
        if over > 0 and not civ.has_done(KEEPS_CARDS):
            state.agenda.ask(seat, ASK_DISCARDS, 0, over)


class Discards(Ask[AgesState]):
    """Discard face down, in ascending order; the frame has how many went and how many must still go."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Cards that leave enough higher ones for the rest."""
        hand = state.piles.hands[seat]
        last = state.piles.down[seat][-1] % SLOT if first(frame) else -1
        found: list[int] = []
        previous = -1
        for at in range(len(hand) - second(frame) + 1):
            if hand[at] >= last and hand[at] != previous:
                found.append(pack(DISCARD, hand[at]))
            previous = hand[at]
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Others see its age alone."""
        discard_face_down(state, seat, first(code))
        log.note(EV_CARD_DISCARDED, seat, first(code), state.box.age[first(code)])
        if second(frame) > 1:
            state.agenda.again(seat, ASK_DISCARDS, first(frame) + 1, second(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Not held, or out of order."""
        return Reason("TTA-MCA-1", "through-the-ages-not-to-discard") if verb_of(code) == DISCARD else None
