"""Preparing an age: wonder, leaders, technologies, scholars, bonus tokens, the pace (TOE-PRE)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.kinds import COLUMNS, INITIATION, NO_PACE, REAL_TIME
from saecula.games.time_of_empires.model.state import GONE, IN_BOX, IN_PLAY, EmpiresState
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Draw, Run

#: After the cards are dealt: scholars, tokens, then the action phase.
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
    """Before an age: with clocks or in turns, as agreed at the start or chosen now (TOE-INI-4)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Set it, or ask everybody."""
        for seat in range(state.seats):
            state.course.wish[seat] = NO_PACE
            if state.options["ages"] == "chosen":
                state.agenda.ask(seat, steps.PACE_CHOICE)
            else:
                state.course.wish[seat] = REAL_TIME if state.options["ages"] == "real-time" else INITIATION


class PaceChoice(Ask[EmpiresState]):
    """Each player says how to play the coming age; it is real time only if all want that (TOE-INI-4)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """One or the other."""
        return [pack(verbs.CHOOSE_PACE, REAL_TIME), pack(verbs.CHOOSE_PACE, INITIATION)]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Keep the wish."""
        state.agenda.answered(seat)
        state.course.wish[seat] = first(code)
        log.note(notes.PACE_WISHED, seat, first(code))

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """There are two ways."""
        return Reason("TOE-INI-4", "time-of-empires-no-pace") if verb_of(code) == verbs.CHOOSE_PACE else None


class Prepare(Run[EmpiresState]):
    """Remove what is left of the last age, deal the cards of the new one, give glasses back (TOE-PRE-1, TOE-PRE-4)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Clear and deal."""
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
    """One of the age's wonders enters play on the place of its age (TOE-PRE-2)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Those of the age."""
        ages = state.box.wonder_age
        return [pack(verbs.DRAW_WONDER, wonder) for wonder in range(len(ages)) if ages[wonder] == state.course.age]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All alike."""
        return [1 for age in state.box.wonder_age if age == state.course.age]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """It is in play for the rest of the game."""
        state.agenda.table.pop()
        state.boards.wonder[state.course.age] = first(code)
        log.note(notes.WONDER_ENTERED, first(code))


class Leaders(Run[EmpiresState]):
    """One leader for each column in use (TOE-PRE-3, TOE-SET-7)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Columns in order, the bonus column last."""
        for column in range(COLUMNS - 1, -1, -1):
            if state.boards.effect[column] >= 0:
                state.agenda.next(steps.LEADER, column)


class Leader(Draw[EmpiresState]):
    """A random leader of the column's speciality; for the bonus column any that is left. The frame has the column."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Leaders of the age still in the box."""
        box, column = state.box, first(frame)
        return [
            pack(verbs.DRAW_LEADER, leader)
            for leader in range(len(box.skill))
            if box.leader_age[leader] == state.course.age
            and state.boards.leaders[leader] == IN_BOX
            and column in (box.speciality[leader], COLUMNS - 1)
        ]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All alike."""
        return [1] * len(self.legal(state, -1, frame))

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """The leader lies over its column's tile."""
        state.agenda.table.pop()
        state.boards.leaders[first(code)] = IN_PLAY
        state.boards.column[first(frame)] = first(code)
        log.note(notes.LEADER_ENTERED, first(code), first(frame))


class Tokens(Run[EmpiresState]):
    """Everybody places the age's building bonus token (TOE-PRE-6)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask all at once."""
        for seat in range(state.seats):
            state.agenda.ask(seat, steps.TOKEN, state.course.age + 1)


class Token(Ask[EmpiresState]):
    """Which section gets the token; nobody sees it before all have chosen (TOE-PRE-6)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Sections without a token."""
        return [pack(verbs.LAY_TOKEN, section) for section in range(4) if state.folk.token[4 * seat + section] == 0]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """It is laid face down."""
        state.agenda.answered(seat)
        state.folk.laid[seat] = first(code)
        log.note(notes.TOKEN_LAID, seat)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """One token in a section."""
        return Reason("TOE-PRE-6", "time-of-empires-section-taken") if verb_of(code) == verbs.LAY_TOKEN else None


class RevealTokens(Run[EmpiresState]):
    """All tokens are seen; they never move again (TOE-PRE-6)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Turn them up."""
        folk = state.folk
        for seat in range(state.seats):
            folk.token[4 * seat + folk.laid[seat]] = state.course.age + 1
            log.note(notes.TOKEN_PLACED, seat, folk.laid[seat], state.course.age + 1)
            folk.laid[seat] = -1


class ActionPhase(Run[EmpiresState]):
    """The action phase of the pace that was set (TOE-ACT-1, TOE-INI-1)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Enter its steps."""
        course = state.course
        if course.pace == REAL_TIME:
            course.began = course.now + state.times.count_in
            state.agenda.enter([steps.COUNT_IN, steps.AGE])
            return
        state.agenda.next(steps.ROUNDS)
        if course.first < 0:
            state.agenda.next(steps.FIRST_PLAYER)
