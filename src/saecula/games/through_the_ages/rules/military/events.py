"""Events: how they are revealed, and whom they concern (TTA-EVE)."""

from saecula.games.through_the_ages.model import kinds, notes, steps, verbs
from saecula.games.through_the_ages.model.box import Happening
from saecula.games.through_the_ages.model.state import SLOT, AgesState
from saecula.games.through_the_ages.rules.military.colonies import open_auction
from saecula.games.through_the_ages.rules.military.impacts import ranked_points
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import happiness, ranking, strength
from saecula.kernel.codes import Log, first, pack, second
from saecula.kernel.steps import Draw, Run


class OpenEvent(Run[AgesState]):
    """In the simple version the first player's turn begins with an event (TTA-EVE-4)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Nothing happens when none is left."""
        if state.piles.ancient:
            state.agenda.next(steps.EVENT_CARD)


class EventCard(Draw[AgesState]):
    """Chance draws the top current event: it may be any card of the oldest age in the pile (TTA-EVE-1)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """One reveal for each card that may be on top."""
        return [pack(verbs.REVEAL_EVENT, card) for card in self.cards(state)]

    def cards(self, state: AgesState) -> list[int]:
        """The cards of the oldest age in the pile, each once."""
        box, piles = state.box, state.piles
        if piles.ancient:
            ancient = range(box.military_from[0], box.military_to[0])
            return [card for card in ancient if state.course.deck[card]]
        oldest = 9
        for slot in piles.current:
            oldest = min(oldest, box.age[slot % SLOT])
        found: list[int] = []
        for slot in sorted([slot % SLOT for slot in piles.current]):
            if box.age[slot] == oldest and slot not in found:
                found.append(slot)
        return found

    def weights(self, state: AgesState, frame: int) -> list[int]:
        """By the number of copies in the pile."""
        piles = state.piles
        if piles.ancient:
            return [state.course.deck[card] for card in self.cards(state)]
        pile = [slot % SLOT for slot in piles.current]
        return [pile.count(card) for card in self.cards(state)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Reveal the card: a territory goes to auction, an event takes effect."""
        course, card = state.course, first(code)
        state.agenda.table.pop()
        leave_pile(state, card)
        course.event = card
        log.note(notes.EVENT_REVEALED, course.turn, card)
        if state.box.kind[card] == kinds.TERRITORY:
            open_auction(state)
        else:
            state.piles.past.append(card)
            rank_all(state)
            state.agenda.next(steps.EFFECT, card, 0)


def leave_pile(state: AgesState, card: int) -> None:
    """Take an event off the current pile; when that is empty, the future events become the current ones (TTA-EVE-1)."""
    piles = state.piles
    if piles.ancient:
        piles.ancient -= 1
        state.course.deck[card] -= 1
    else:
        at = [slot % SLOT for slot in piles.current].index(card)
        piles.current.pop(at)
        piles.current_by.pop(at)
    if not piles.ancient and not piles.current:
        piles.current, piles.future = piles.future, []
        piles.current_by, piles.future_by = piles.future_by, []


def rank_all(state: AgesState) -> None:
    """Rank the seats by strength and by culture, once, when an event is revealed (TTA-EVE-2)."""
    course = state.course
    course.by_strength = ranking(state, [strength(state, seat) for seat in range(state.seats)])
    course.by_culture = ranking(state, [civ.culture for civ in state.civs])


class Effect(Run[AgesState]):
    """One effect of an event after another; the frame has the card and the place of the effect on it."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Do it for everybody concerned, in turn order (TTA-EVE-7)."""
        card, at = first(frame), second(frame)
        happenings = state.box.happenings[card]
        if at == len(happenings):
            return
        state.agenda.next(steps.EFFECT, card, at + 1)
        happening = happenings[at]
        if happening.who == kinds.RANKED:
            score_ranks(state, happening, log)
            return
        value = happening.card if happening.card >= 0 else happening.value
        for seat in reversed(concerned(state, happening.who)):
            state.agenda.next(steps.CONCERN, seat, happening.kind, value)


def score_ranks(state: AgesState, happening: Happening, log: Log) -> None:
    """Score culture by rank (TTA-CRD-10)."""
    points = ranked_points(state, happening)
    for seat in state.playing():
        score_culture(state, seat, points[seat], log)


def concerned(state: AgesState, who: int) -> list[int]:
    """The seats that an effect concerns, clockwise from the player whose turn it is."""
    playing = state.playing()
    if who == kinds.ALL:
        return playing
    if who == kinds.ACTIVE:
        return [state.course.turn]
    if who == kinds.HAPPIEST:
        most = max([happiness(state, seat) for seat in playing])
        return [seat for seat in playing if happiness(state, seat) == most]
    chosen = chosen_few(state, who)
    return [seat for seat in playing if seat in chosen]


def chosen_few(state: AgesState, who: int) -> list[int]:
    """The seats that an effect picks by rank; with 2 players "the two strongest" means one (TTA-EVE-2)."""
    course = state.course
    two = 2 if len(course.by_strength) > 2 else 1
    # Barbarians: the one with most culture, if that one is among the weakest (TTA-CRD-19)
    if who == kinds.WEAK_LEADER:
        return [seat for seat in course.by_culture[:1] if seat in course.by_strength[-two:]]
    order = course.by_culture if who in (kinds.MOST_CULTURE, kinds.LEAST_CULTURE) else course.by_strength
    count = two if who in (kinds.TWO_STRONGEST, kinds.TWO_WEAKEST) else 1
    return order[:count] if who in FROM_THE_TOP else order[-count:]


FROM_THE_TOP = (kinds.STRONGEST, kinds.TWO_STRONGEST, kinds.MOST_CULTURE)
