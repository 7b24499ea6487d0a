"""Phase D: declined cards are bought back; a seat that must buy and cannot pay dies out (RNF-D)."""

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import GOLD, HAND, KINDS, RESERVE
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import active_cards, declined
from saecula.games.rise_and_fall.rules.round.play_a_card import die_out
from saecula.games.rise_and_fall.rules.treasury import held, pay
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Run


def price_of(state: RiseState) -> int:
    """The price of buying a declined card back, by the trophies won by all so far (RNF-D-1)."""
    return state.box.prices[state.trophies_won()]


def must_buy(state: RiseState, seat: int) -> bool:
    """Whether a seat has declined cards and no active one (RNF-D-4)."""
    return not active_cards(state, seat) and bool(declined(state, seat))


class BuyBacks(Run[RiseState]):
    """Phase D: from the first player clockwise; the frame counts the seats already asked (RNF-D-3)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Seats that must buy and cannot pay die out; then ask the next seat that can pay for a card."""
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
    """Buy one declined card back for the price in the frame, or pass unless the seat must buy (RNF-D-1, RNF-D-4)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each declined card, and passing unless the seat must buy."""
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
