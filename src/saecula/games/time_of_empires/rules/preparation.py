"""Preparing an age: its pace, wonder, leaders, technologies, scholars and bonus tokens (TOE-PRE)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.kinds import COLUMNS, INITIATION, NO_PACE, REAL_TIME
from saecula.games.time_of_empires.model.state import GONE, IN_BOX, IN_PLAY, EmpiresState
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Draw, Run

#: What follows once the piles are dealt: a wonder, leaders, pile tops, scholars, tokens, then the action phase.
PREPARATION = [
    steps.WONDER,
    steps.LEADERS,
    steps.TOP,
    steps.TOP,
    steps.TOP,
    steps.TOP,
    steps.CREATION,
    steps.TOKENS,
    steps.REVEAL_TOKENS,
    steps.ACTION_PHASE,
]
#: Cards in each of the four piles.
IN_PILE = 6


class Pace(Run[EmpiresState]):
    """Settles whether the coming age is in real time or in turns: by the options, or by asking now (TOE-INI-4)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Set the pace that the options name, or ask everybody."""
        for seat in range(state.seats):
            state.course.wish[seat] = NO_PACE
            if state.options["ages"] == "chosen":
                state.agenda.ask(seat, steps.PACE_CHOICE)
            else:
                state.course.wish[seat] = REAL_TIME if state.options["ages"] == "real-time" else INITIATION


class PaceChoice(Ask[EmpiresState]):
    """Each player says how to play the coming age; it is in real time only if all want that (TOE-INI-4)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Real time or initiation."""
        return [pack(verbs.CHOOSE_PACE, REAL_TIME), pack(verbs.CHOOSE_PACE, INITIATION)]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Record what the seat wants."""
        state.agenda.answered(seat)
        state.course.wish[seat] = first(code)
        log.note(notes.PACE_WISHED, seat, first(code))

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """An age is played in real time or as an initiation age; there is no third pace."""
        return Reason("TOE-INI-4", "time-of-empires-no-pace") if verb_of(code) == verbs.CHOOSE_PACE else None


class Prepare(Run[EmpiresState]):
    """Remove what is left of the last age, deal the new age's cards, give glasses back (TOE-PRE-1, TOE-PRE-4)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Clear the boards, deal the piles, and put the steps of the preparation on the agenda."""
        course, cards, deck = state.course, state.cards, state.box.deck
        course.pace = INITIATION if INITIATION in course.wish else REAL_TIME
        course.dealt = course.age + 1
        for card in range(len(cards.pool)):
            cards.gone[card] += cards.pool[card]
            cards.pool[card] = deck.copies[card] if deck.age[card] == course.dealt else 0
        cards.tops, cards.left = [-1] * 4, [IN_PILE] * 4
        for leader in range(len(state.boards.leaders)):
            if state.boards.leaders[leader] == IN_PLAY:
                state.boards.leaders[leader] = GONE
        state.boards.column = [-1] * COLUMNS
        for at in range(len(course.where)):
            course.where[at] = course.stood[at] = -1
            course.turned[at] = 0
        course.vacated = [0] * state.seats
        course.round = course.turns = 0
        log.note(notes.AGE_BEGAN, course.age + 1)
        log.note(notes.PACE_SET, course.pace)
        state.agenda.enter(PREPARATION[6:])
        for pile in range(3, -1, -1):
            state.agenda.next(steps.TOP, pile)
        state.agenda.enter(PREPARATION[:2])


class Wonder(Draw[EmpiresState]):
    """One random wonder of the age comes into play on the place of its age (TOE-PRE-2)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The wonders of the age."""
        ages = state.box.wonder_age
        return [pack(verbs.DRAW_WONDER, wonder) for wonder in range(len(ages)) if ages[wonder] == state.course.age]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All are equally likely."""
        return [1 for age in state.box.wonder_age if age == state.course.age]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the wonder into play, where it stays for the rest of the game."""
        state.agenda.table.pop()
        state.boards.wonder[state.course.age] = first(code)
        log.note(notes.WONDER_ENTERED, first(code))


class Leaders(Run[EmpiresState]):
    """Draws one leader for each column in use (TOE-PRE-3, TOE-SET-7)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Draw for the columns in order, the bonus column last."""
        for column in range(COLUMNS - 1, -1, -1):
            if state.boards.effect[column] >= 0:
                state.agenda.next(steps.LEADER, column)


class Leader(Draw[EmpiresState]):
    """A random leader of the column's speciality, for the bonus column any one left; the frame holds the column."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The leaders of the age that are still in the box and may lie over this column."""
        box, column = state.box, first(frame)
        return [
            pack(verbs.DRAW_LEADER, leader)
            for leader in range(len(box.skill))
            if box.leader_age[leader] == state.course.age
            and state.boards.leaders[leader] == IN_BOX
            and column in (box.speciality[leader], COLUMNS - 1)
        ]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All are equally likely."""
        return [1] * len(self.legal(state, -1, frame))

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the leader over its column's tile."""
        state.agenda.table.pop()
        state.boards.leaders[first(code)] = IN_PLAY
        state.boards.column[first(frame)] = first(code)
        log.note(notes.LEADER_ENTERED, first(code), first(frame))


class Tokens(Run[EmpiresState]):
    """Everybody places the age's building bonus token (TOE-PRE-6)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask everybody at once; the frame holds the token's value."""
        for seat in range(state.seats):
            state.agenda.ask(seat, steps.TOKEN, state.course.age + 1)


class Token(Ask[EmpiresState]):
    """Choose the section for the age's token; the others see it only when all have chosen (TOE-PRE-6)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The sections without a token."""
        return [pack(verbs.LAY_TOKEN, section) for section in range(4) if state.folk.token[4 * seat + section] == 0]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it face down."""
        state.agenda.answered(seat)
        state.folk.laid[seat] = first(code)
        log.note(notes.TOKEN_LAID, seat)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """A section holds only one token."""
        return Reason("TOE-PRE-6", "time-of-empires-section-taken") if verb_of(code) == verbs.LAY_TOKEN else None


class RevealTokens(Run[EmpiresState]):
    """Turns all tokens face up; they never move again (TOE-PRE-6)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Place every seat's token in the section it chose."""
        folk = state.folk
        for seat in range(state.seats):
            folk.token[4 * seat + folk.laid[seat]] = state.course.age + 1
            log.note(notes.TOKEN_PLACED, seat, folk.laid[seat], state.course.age + 1)
            folk.laid[seat] = -1


class ActionPhase(Run[EmpiresState]):
    """The action phase at the pace that was settled (TOE-ACT-1, TOE-INI-1)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Start the count-in, or the rounds once there is a first player."""
        course = state.course
        if course.pace == REAL_TIME:
            course.began = course.now + state.times.count_in
            state.agenda.enter([steps.COUNT_IN, steps.AGE])
            return
        state.agenda.next(steps.ROUNDS)
        if course.first < 0:
            state.agenda.next(steps.FIRST_PLAYER)
