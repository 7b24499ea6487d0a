"""War over Technology and the International Agreement: taking several cards, one by one (TTA-CRD-16, TTA-CRD-27)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.kinds import WARFARE
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.developing import bring_into_play
from saecula.games.through_the_ages.rules.civil.prices import take_price
from saecula.games.through_the_ages.rules.civil.taking import take, take_moves, why_no_take
from saecula.games.through_the_ages.rules.points import change_blue, score_science
from saecula.games.through_the_ages.rules.ratings import count_actions
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask


class TechnologySpoil(Ask[AgesState]):
    """Special technologies, then science; the frame has the advantage left, and the highest kind taken plus 1."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Stop, or a technology whose cost the advantage left covers."""
        found = [pack(verbs.DONE)]
        for kind in range(4):
            if self.is_fit(state, seat, kind, first(frame)):
                found.append(pack(verbs.TAKE_TECHNOLOGY, state.civs[state.course.defender].special[kind]))
        return found

    def is_fit(self, state: AgesState, seat: int, kind: int, left: int) -> bool:
        """Whether the winner may take the loser's technology of a kind: a newer one, not in hand (TTA-CRD-27)."""
        box, mine = state.box, state.civs[seat]
        card = state.civs[state.course.defender].special[kind]
        if card < 0 or box.science[card] > left or card in mine.hand:
            return False
        return mine.special[kind] < 0 or box.age[mine.special[kind]] < box.age[card]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Take a card, or the rest of the advantage in science."""
        loser = state.course.defender
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
            lost = -score_science(state, loser, -first(frame), log)
            score_science(state, seat, lost, log)
            return
        card = first(code)
        kind = state.box.kind[card] - WARFARE
        left = first(frame) - state.box.science[card]
        state.agenda.again(seat, steps.TECHNOLOGY_SPOIL, left, max(second(frame), kind + 1))
        log.note(notes.TECHNOLOGY_TAKEN, seat, loser, card)
        state.civs[loser].special[kind] = -1
        count_actions(state, loser)
        change_blue(state, loser, -state.box.blue[card], log)
        bring_into_play(state, seat, card, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The loser does not have it, the winner has it already, or it costs too much."""
        return (
            Reason("TTA-CRD-27", "through-the-ages-no-such-spoil") if verb_of(code) == verbs.TAKE_TECHNOLOGY else None
        )


class Agreement(Ask[AgesState]):
    """Take cards from the row for some civil actions; the frame has how many are left, and whether a card was taken."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Stop, or any card, under the rules of taking."""
        found = [pack(verbs.DONE)]
        take_moves(state, seat, first(frame), found)
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The first card also costs the next political action (TTA-CRD-16)."""
        if verb_of(code) == verbs.DONE:
            state.agenda.answered(seat)
            return
        left = first(frame) - take_price(state, seat, first(code))
        if not second(frame):
            state.civs[seat].forfeits += 1
        state.agenda.again(seat, steps.AGREEMENT, left, 1)
        take(state, seat, first(code), log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The same reasons as for taking any card of the row."""
        return why_no_take(state, seat, first(code), first(frame), False) if verb_of(code) == verbs.TAKE_CARD else None
