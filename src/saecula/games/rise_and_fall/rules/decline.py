"""Decline, buying back, and civilizations that die out (RNF-C, RNF-D, RNF-A-3)."""

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import DECLINE, GOLD, HAND, KINDS, MERCHANT, RESERVE
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import active_cards, declined, held, kind_of, pay, remove, seat_of
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Run


def die_out(state: RiseState, seats: list[int], log: Log) -> None:
    """Civilizations die out together: pieces leave, goods go to the bank, trophies stay won (RNF-A-3, RNF-A-5)."""
    moment = 1 + max(state.course.died)
    for seat in seats:
        state.course.died[seat] = moment
        state.course.played[seat] = -1
        for cell in range(len(state.pieces.main)):
            if state.pieces.guest[cell] == 1 + seat:
                remove(state, seat, MERCHANT, cell, Log(False))
            piece = state.pieces.main[cell]
            if piece and seat_of(piece) == seat:
                remove(state, seat, kind_of(piece), cell, Log(False))
        for good in range(3):
            pay(state, seat, good, held(state, seat, good))
        log.note(notes.DIED_OUT, seat)


class DeclinePhase(Run[RiseState]):
    """Phase C: for each trophy won this round everybody gives up an active card (RNF-C-1, RNF-C-2)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask all who have something to give."""
        for seat in state.living():
            owed = min(state.course.won, len(active_cards(state, seat)))
            if owed:
                state.agenda.ask(seat, steps.DECLINE_CHOICE, owed)


def still_to_give(state: RiseState, seat: int) -> list[int]:
    """The active cards that are not laid face down yet."""
    giving = state.course.giving[seat]
    return [kind for kind in active_cards(state, seat) if not giving >> kind & 1]


class DeclineChoice(Ask[RiseState]):
    """Lay the cards to decline face down; the frame counts how many are still owed (RNF-C-1, RNF-C-3)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Cards of hand or discard, in whatever order: the set alone is kept."""
        return [pack(verbs.DECLINE_CARD, kind) for kind in still_to_give(state, seat)]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay one more."""
        state.course.giving[seat] |= 1 << first(code)
        left = first(frame) - 1
        log.note(notes.DECLINE_LAID, seat, left)
        if left:
            state.agenda.again(seat, steps.DECLINE_CHOICE, left)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Not active, or laid already."""
        if verb_of(code) != verbs.DECLINE_CARD:
            return None
        if first(code) not in active_cards(state, seat):
            return Reason("RNF-C-1", "rise-and-fall-card-not-active")
        return Reason("RNF-C-1", "rise-and-fall-card-laid-already")


class RevealDecline(Run[RiseState]):
    """All cards given up are shown together and go into decline (RNF-C-1)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Show them."""
        for seat in range(state.seats):
            for kind in range(KINDS):
                if state.course.giving[seat] >> kind & 1:
                    state.realms.cards[seat * KINDS + kind] = DECLINE
                    log.note(notes.CARD_DECLINED, seat, kind)
            state.course.giving[seat] = 0


def price_of(state: RiseState) -> int:
    """What a declined card costs, by the trophies won by all (RNF-D-1)."""
    return state.box.prices[state.trophies_won()]


def must_buy(state: RiseState, seat: int) -> bool:
    """Whether a seat has declined cards and no active one (RNF-D-4)."""
    return not active_cards(state, seat) and bool(declined(state, seat))


class BuyBacks(Run[RiseState]):
    """Phase D: from the first player clockwise; the frame counts the seats that have been asked (RNF-D-3)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Who must buy and cannot pay dies out; then ask the next who can pay for a card."""
        price = price_of(state)
        if first(frame) == 0:
            lost = [s for s in state.living() if must_buy(state, s) and held(state, s, GOLD) < price]
            if lost:
                die_out(state, lost, log)
                if len(state.living()) <= 1:
                    state.agenda.table.clear()
                    log.note(notes.GAME_ENDED)
                    return
        for turn in range(first(frame), state.seats):
            seat = (state.course.first + turn) % state.seats
            if state.is_living(seat) and declined(state, seat) and held(state, seat, GOLD) >= price:
                state.agenda.next(steps.BUY_BACKS, turn + 1)
                state.agenda.ask(seat, steps.BUY_BACK_CHOICE, price)
                return


class BuyBackChoice(Ask[RiseState]):
    """Buy one declined card back for the price in the frame, or pass unless one must (RNF-D-1, RNF-D-4)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each declined card, and passing."""
        found = [pack(verbs.BUY_BACK, kind) for kind in declined(state, seat)]
        if not must_buy(state, seat):
            found.append(pack(verbs.PASS))
        return found

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """The card goes to hand, or to the reserve if no piece of its type is in the World (RNF-D-2)."""
        state.agenda.answered(seat)
        if verb_of(code) == verbs.PASS:
            log.note(notes.BUY_BACK_PASSED, seat)
            return
        pay(state, seat, GOLD, first(frame))
        at = seat * KINDS + first(code)
        state.realms.cards[at] = HAND if state.pieces.counts[at] else RESERVE
        log.note(notes.CARD_BOUGHT_BACK, seat, first(code), first(frame))

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Not in decline, or passing is not allowed."""
        if verb_of(code) == verbs.BUY_BACK:
            return Reason("RNF-D-1", "rise-and-fall-card-not-declined")
        return Reason("RNF-D-4", "rise-and-fall-must-buy-back") if verb_of(code) == verbs.PASS else None
