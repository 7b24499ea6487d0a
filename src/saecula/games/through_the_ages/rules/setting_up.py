"""Setting up: which cards are in the game, the first row, bonus cards (TTA-SET, TTA-VAR-6)."""

from abc import abstractmethod

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import put
from saecula.games.through_the_ages.model.kinds import AGGRESSION, E_KEEP, EVENT, PACT, WAR
from saecula.games.through_the_ages.model.state import (
    ADVANCED,
    DEALT,
    FIRST_POOLS,
    FULL,
    SIMPLE,
    SLOT,
    AgesState,
    Rules,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run

#: How many bonus cards are set aside in the form "age by age", and dealt in the private form.
ASIDE = 5
SHARED = 12


def in_game(box: Box, rules: Rules, seats: int, card: int) -> bool:
    """Whether a card is in the game at all (TTA-SET-3, TTA-SET-4, TTA-VAR-4)."""
    age, kind = box.age[card], box.kind[card]
    if card < box.first_military:
        return age <= rules.last_civil()
    if rules.version == SIMPLE:
        return age == 0 and all(happening.kind != E_KEEP for happening in box.happenings[card])
    if kind == PACT and (seats == 2 or not rules.pacts):
        return False
    if kind in (AGGRESSION, WAR) and rules.peaceful:
        return False
    if rules.version == ADVANCED:
        return kind == EVENT if age == 3 else kind != WAR
    return True


def fill_decks(state: AgesState) -> None:
    """Fill all decks, and count the events of age A among the current ones (TTA-COM-2, TTA-SET-5)."""
    box, course, piles = state.box, state.course, state.piles
    for card in range(box.first_civil, box.cards):
        if in_game(box, state.rules, state.seats, card):
            course.deck[card] = box.copies[card][state.seats - 2]
    ancient = sum(course.deck[box.military_from[0] : box.military_to[0]])
    piles.ancient = ancient if state.rules.version == SIMPLE else state.seats + 2
    piles.pools = list(FIRST_POOLS)


class SetUp(Run[AgesState]):
    """The first row, then the bonus cards of the version or variant, then the first turn."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Put these steps on the table."""
        rules, agenda = state.rules, state.agenda
        agenda.next(steps.NEXT_TURN)
        if rules.version == ADVANCED:
            # four events of age III lie open for the end (TTA-SET-4)
            agenda.next(steps.OPEN_BONUS, 4, 1)
        elif rules.version == FULL:
            self.enter_variant(state)
        agenda.next(steps.FILL)

    def enter_variant(self, state: AgesState) -> None:
        """Put the steps for this game's form of bonus cards on the table, if it has one (TTA-VAR-6)."""
        form, agenda = state.rules.bonus, state.agenda
        if form.startswith("public"):
            agenda.next(steps.OPEN_BONUS, int(form[-1]), 0)
        elif form == "by-age":
            agenda.next(steps.SHOW_BONUS)
            agenda.next(steps.ASIDE_BONUS, ASIDE)
        elif form == "private":
            agenda.next(steps.KEPT_BONUS)
            agenda.next(steps.DEALT_BONUS, SHARED)
        elif form == "open":
            agenda.next(steps.PICKS, state.seats * (2 if state.seats == 2 else 1), 0)


def bonus_deck(state: AgesState) -> list[int]:
    """The events of age III that are still in their deck."""
    box = state.box
    cards = range(box.military_from[3], box.military_to[3])
    return [card for card in cards if box.kind[card] == EVENT and state.course.deck[card]]


class BonusDraw(Draw[AgesState]):
    """Chance takes an event of age III; the frame has how many are still to be taken, and whether the rest leaves."""

    def __init__(self, verb: int) -> None:
        super().__init__()
        self.verb = verb

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every event of age III still in the deck."""
        return [pack(self.verb, card) for card in bonus_deck(state)]

    def weights(self, state: AgesState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * len(bonus_deck(state))

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put it where it belongs; after the last one the rest may leave."""
        state.agenda.table.pop()
        state.course.deck[first(code)] -= 1
        self.put_down(state, first(frame), first(code), log)
        if first(frame) > 1:
            state.agenda.next(verb_of(frame), first(frame) - 1, second(frame))
        elif second(frame):
            leave(state)

    @abstractmethod
    def put_down(self, state: AgesState, left: int, card: int, log: Log) -> None:
        """Put the card where it belongs; `left` counts the cards still to be taken, this one included."""


class OpenBonus(BonusDraw):
    """A bonus card lies open from the start (TTA-SET-4, TTA-VAR-6)."""

    def __init__(self) -> None:
        super().__init__(verbs.TURN_UP)

    def put_down(self, state: AgesState, left: int, card: int, log: Log) -> None:
        """In the middle of the table."""
        state.piles.bonus.append(card)
        log.note(notes.BONUS_TURNED_UP, card)


class AsideBonus(BonusDraw):
    """A bonus card is set aside face down (TTA-VAR-6)."""

    def __init__(self) -> None:
        super().__init__(verbs.DEAL_BONUS)

    def put_down(self, state: AgesState, left: int, card: int, log: Log) -> None:
        """Nobody sees it."""
        state.piles.aside.append(DEALT * SLOT + card)


class DealtBonus(BonusDraw):
    """A bonus card is dealt to the seats in turn (TTA-VAR-6)."""

    def __init__(self) -> None:
        super().__init__(verbs.DEAL_BONUS)

    def put_down(self, state: AgesState, left: int, card: int, log: Log) -> None:
        """Its owner alone sees it."""
        dealt = state.piles.dealt[dealt_to(state, left)]
        dealt.append(DEALT * SLOT + card)
        dealt.sort()
        log.note(notes.BONUS_DEALT, dealt_to(state, left), card)


def dealt_to(state: AgesState, left: int) -> int:
    """The seat that gets the next bonus card when this many are left to be dealt."""
    return (state.course.first + SHARED - left) % state.seats


def leave(state: AgesState) -> None:
    """The rest of military deck III leaves the game unseen, as in the advanced version (TTA-SET-4)."""
    box, course = state.box, state.course
    for card in range(box.military_from[3], box.military_to[3]):
        for _ in range(course.deck[card]):
            state.piles.away.append(DEALT * SLOT + card)
        course.deck[card] = 0


class ShowBonus(Run[AgesState]):
    """The first card set aside is shown at the start (TTA-VAR-6)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Turn it up."""
        card = state.piles.aside.pop(0) % SLOT
        state.piles.bonus.append(card)
        log.note(notes.BONUS_TURNED_UP, card)


class KeptBonus(Run[AgesState]):
    """Everybody keeps one of the bonus cards dealt, or two in a game for two (TTA-VAR-6)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """All choose at the same time."""
        for seat in range(state.seats):
            state.agenda.ask(seat, steps.KEEPING, 2 if state.seats == 2 else 1)


class Keeping(Ask[AgesState]):
    """Keep a bonus card, hidden to the end; the frame counts those still to be kept (TTA-VAR-6)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every bonus card dealt to this seat."""
        return [pack(verbs.KEEP_BONUS, slot % SLOT) for slot in state.piles.dealt[seat]]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """After the last one the others go into the deck, and only their owner knows which (TTA-VAR-8)."""
        piles = state.piles
        slot = DEALT * SLOT + first(code)
        piles.dealt[seat].remove(slot)
        put(piles.kept[seat], slot)
        log.note(notes.BONUS_KEPT, seat, first(code))
        if first(frame) > 1:
            state.agenda.again(seat, steps.KEEPING, first(frame) - 1)
            return
        state.agenda.answered(seat)
        for other in piles.dealt[seat]:
            state.course.deck[other % SLOT] += 1
            piles.returned += [3, seat + 1, other % SLOT]
        piles.dealt[seat] = []

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The card was not dealt to this seat."""
        return Reason("TTA-VAR-6", "through-the-ages-no-such-bonus-card") if verb_of(code) == verbs.KEEP_BONUS else None


class Picks(Run[AgesState]):
    """Everybody picks bonus cards in turn order; the frame counts picks to come and done (TTA-VAR-6, TTA-VAR-8)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Ask the next seat."""
        if first(frame):
            state.agenda.next(steps.PICKS, first(frame) - 1, second(frame) + 1)
            state.agenda.ask((state.course.first + second(frame)) % state.seats, steps.PICKING)


class Picking(Ask[AgesState]):
    """Pick a bonus card that stays open (TTA-VAR-6)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every bonus card that is left."""
        return [pack(verbs.PICK_BONUS, card) for card in bonus_deck(state)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The card lies open to the end."""
        state.agenda.answered(seat)
        state.course.deck[first(code)] -= 1
        state.piles.bonus.append(first(code))
        log.note(notes.BONUS_PICKED, seat, first(code))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The card is not there, or not any more."""
        return Reason("TTA-VAR-6", "through-the-ages-no-such-bonus-card") if verb_of(code) == verbs.PICK_BONUS else None
