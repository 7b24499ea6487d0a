"""The card row and the decks behind it (TTA-ROW)."""

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.state import PLACES, AgesState
from saecula.games.through_the_ages.rules.end_of_age import end_age
from saecula.kernel.codes import Log, first, pack
from saecula.kernel.steps import Draw, Run


def slide(state: AgesState) -> None:
    """Move all cards to the left, which closes the gaps."""
    course = state.course
    cards = [card for card in course.row if card >= 0]
    course.row = cards + [-1] * (PLACES - len(cards))


def has_civil(state: AgesState) -> bool:
    """Whether there are cards in the current civil deck."""
    course, box = state.course, state.box
    if course.age > state.rules.last_civil():
        return False
    for card in range(box.civil_from[course.age], box.civil_to[course.age]):
        if course.deck[card]:
            return True
    return False


class Replenish(Run[AgesState]):
    """Clear the first places, slide and fill (TTA-ROW-1)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """How many places are cleared depends on how many players are left."""
        course = state.course
        # after an International Agreement nothing is cleared (TTA-CRD-16)
        count = 0 if first(frame) else state.box.cleared[max(2, state.players()) - 2]
        for place in range(count):
            if course.row[place] >= 0:
                course.gone.append(course.row[place])
                log.note(notes.ROW_CLEARED, place + 1, course.row[place])
                course.row[place] = -1
        slide(state)
        state.agenda.next(steps.FILL)


class Fill(Run[AgesState]):
    """Lay cards until the row is full or no deck is left; age A ends in the second round (TTA-ROW-2, TTA-ROW-4)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Lay one card, then look again."""
        course = state.course
        if course.row[PLACES - 1] >= 0:
            if course.age == 0 and course.round > 1:
                end_age(state, log)
        elif has_civil(state):
            state.agenda.next(steps.FILL)
            state.agenda.next(steps.ROW_CARD)


class RowCard(Draw[AgesState]):
    """Chance draws the next card of the current civil deck."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every card that is left in the deck."""
        course, box = state.course, state.box
        found: list[int] = []
        for card in range(box.civil_from[course.age], box.civil_to[course.age]):
            if course.deck[card]:
                found.append(pack(verbs.LAY_CARD, card))
        return found

    def weights(self, state: AgesState, frame: int) -> list[int]:
        """By the number of copies left."""
        course, box = state.course, state.box
        found: list[int] = []
        for card in range(box.civil_from[course.age], box.civil_to[course.age]):
            if course.deck[card]:
                found.append(course.deck[card])
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it; the last card of a deck ends the age at once (TTA-ROW-3)."""
        course, card = state.course, first(code)
        state.agenda.table.pop()
        course.deck[card] -= 1
        place = course.row.index(-1)
        course.row[place] = card
        log.note(notes.CARD_LAID, place + 1, card)
        if not has_civil(state):
            end_age(state, log)
