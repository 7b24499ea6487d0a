"""Phase A: everybody plays a card; a seat that has none dies out (RNF-A)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.kinds import DISCARD, KINDS, MERCHANT
from saecula.games.rise_and_fall.model.pieces import kind_of, seat_of
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import hand_of, remove
from saecula.games.rise_and_fall.rules.round.recycle import pass_token
from saecula.games.rise_and_fall.rules.treasury import held, pay
from saecula.kernel.codes import Log, Reason, first, millis, pack, verb_of
from saecula.kernel.steps import Ask, Draw, Run, Time

#: A round, step by step, once everybody has chosen (RNF-RND-1).
ROUND_STEPS: Final = [
    steps.REVEAL,
    steps.TURNS,
    steps.DECLINE_PHASE,
    steps.REVEAL_DECLINE,
    steps.BUY_BACKS,
    steps.RECYCLE,
    steps.END_ROUND,
]
#: How long the last seat may take to choose, in milliseconds (RNF-A-2).
THREE_SECONDS: Final = 3000


class BeginRound(Run[RiseState]):
    """Phase A: a seat with no card in hand dies out; all others choose at the same time (RNF-A-1, RNF-A-3)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Enter the round, or end the game when one civilization is left (RNF-F-2)."""
        course = state.course
        course.won = 0
        course.played = [-1] * state.seats
        die_out(state, [seat for seat in state.living() if not hand_of(state, seat)], log)
        living = state.living()
        if len(living) <= 1:
            log.note(notes.GAME_ENDED)
            return
        if not state.is_living(course.first):
            pass_token(state, log)
        course.round += 1
        log.note(notes.ROUND_BEGAN, course.round, course.first)
        state.agenda.enter(ROUND_STEPS)
        for seat in living:
            state.agenda.ask(seat, steps.CARD_CHOICE)


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


class CardChoice(Ask[RiseState]):
    """Choose a card from one's hand in secret (RNF-A-1)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every card in hand."""
        return [pack(verbs.CHOOSE_CARD, kind) for kind in hand_of(state, seat)]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it face down; if three seconds were agreed on, the last but one starts the countdown (RNF-A-2)."""
        course = state.course
        course.chosen[seat] = first(code)
        state.agenda.answered(seat)
        log.note(notes.CARD_CHOSEN, seat)
        late = [other for other in range(state.seats) if state.agenda.asked[other]]
        if len(late) == 1 and state.options["three-seconds"] == "on":
            course.ends = course.now + THREE_SECONDS
            state.agenda.next(steps.COUNTDOWN, late[0])
            log.note(notes.COUNTDOWN_BEGAN, late[0])

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """Not in hand."""
        return Reason("RNF-A-1", "rise-and-fall-card-not-in-hand") if verb_of(code) == verbs.CHOOSE_CARD else None


class Countdown(Time[RiseState]):
    """Three seconds for the last seat to choose; the frame names that seat (RNF-A-2)."""

    def __init__(self) -> None:
        super().__init__(verbs.TICK)

    def now(self, state: RiseState) -> int:
        """Game time in milliseconds."""
        return state.course.now

    def deadline(self, state: RiseState, frame: int) -> int:
        """When the three seconds are over."""
        return state.course.ends

    def lapsed(self, state: RiseState, seat: int, frame: int, log: Log) -> bool:
        """The last choice stops the countdown."""
        return not state.agenda.asked[first(frame)]

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Time goes on; when it has run out, chance chooses."""
        state.course.now = millis(code)
        if state.course.now == state.course.ends:
            state.agenda.answered(first(frame))
            state.agenda.table.pop()
            state.agenda.next(steps.RANDOM_CARD, first(frame))


class RandomCard(Draw[RiseState]):
    """A random card from its hand is played for a seat that was too late (RNF-A-2)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every card in that hand."""
        return [pack(verbs.DRAW_CARD, kind) for kind in hand_of(state, first(frame))]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * len(hand_of(state, first(frame)))

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it for that seat."""
        state.agenda.table.pop()
        state.course.chosen[first(frame)] = first(code)
        log.note(notes.CARD_DRAWN, first(frame))


class Reveal(Run[RiseState]):
    """All cards are shown at once and go to the discards; they leave the hands only now (RNF-A-1, RNF-CAR-6)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Show them."""
        course = state.course
        for seat in range(state.seats):
            kind = course.chosen[seat]
            if kind >= 0:
                state.realms.cards[seat * KINDS + kind] = DISCARD
                course.played[seat] = kind
                course.chosen[seat] = -1
                log.note(notes.CARD_REVEALED, seat, kind)
