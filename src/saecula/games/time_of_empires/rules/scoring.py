"""Scoring an age, step by step (TOE-SCO)."""

from saecula.games.time_of_empires.model import kinds, notes, steps
from saecula.games.time_of_empires.model.amendments import leaders_open_slots_at_once
from saecula.games.time_of_empires.model.box import SLOTS
from saecula.games.time_of_empires.model.ground import on_map
from saecula.games.time_of_empires.model.state import EmpiresState, find_skills
from saecula.games.time_of_empires.rules.actions.assault import raze
from saecula.games.time_of_empires.rules.actions.building import wake
from saecula.games.time_of_empires.rules.leaders import leader_points
from saecula.games.time_of_empires.rules.wonders import times_met
from saecula.kernel.codes import Log
from saecula.kernel.steps import Run

#: The steps of scoring, in order.
SCORING = [
    steps.DESTRUCTION,
    steps.BONUS,
    steps.AWARDS,
    steps.LEADER_POINTS,
    steps.WONDERS,
    steps.CULTURE_POINTS,
    steps.SIEGES,
    steps.END_AGE,
]
#: The steps of a whole age; preparing and ending the actions put in the steps between (TOE-AGE-1).
AGE_STEPS = [steps.PACE, steps.PREPARE, steps.END_ACTIONS]
AGES = 3


def score(state: EmpiresState, seat: int, category: int, points: int, log: Log) -> None:
    """Add points in a category and note an event, unless there are none."""
    if points:
        state.folk.points[len(kinds.POINTS) * seat + category] += points
        log.note(notes.POINTS_SCORED, seat, category, points)


def total(state: EmpiresState, seat: int) -> int:
    """A seat's points in all categories together."""
    start = len(kinds.POINTS) * seat
    return sum(state.folk.points[start : start + len(kinds.POINTS)])


def rank_key(state: EmpiresState, seat: int) -> tuple[int, int]:
    """What seats are ranked by: points, then buildings on the central board (TOE-END-1)."""
    return total(state, seat), on_map(state, seat)


class EndActions(Run[EmpiresState]):
    """Ends the action phase."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Clear the pace and go on to scoring."""
        state.course.pace = kinds.NO_PACE
        state.agenda.enter(SCORING)


class Destruction(Run[EmpiresState]):
    """Clans destroy other players' buildings in their territories; each building kept scores 3 points (TOE-SCO-1)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Destroy territory by territory, score, then place waiting buildings on the slots freed."""
        for at in state.layout.territories:
            seat = state.map.owner[at]
            for slot in range(SLOTS * at, SLOTS * at + SLOTS):
                building = state.map.slots[slot]
                if seat >= 0 and building >= 0 and building >> 2 != seat:
                    raze(state, seat, slot, log)
        for seat in range(state.seats):
            score(state, seat, kinds.P_DESTRUCTION, 3 * state.folk.kept[seat], log)
        wake(state, log)


class Bonus(Run[EmpiresState]):
    """Each bonus token scores its value times the buildings gone from its section (TOE-SCO-2, TOE-SCO-7)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Add up the sections of each seat."""
        folk = state.folk
        for seat in range(state.seats):
            points = 0
            for section in range(4 * seat, 4 * seat + 4):
                points += folk.token[section] * folk.built[section]
            score(state, seat, kinds.P_BONUS, points, log)


def leader_in(stack: list[int], seats: int) -> int:
    """The seat with the most scholars in a stack, in a tie the one lying lowest; -1 if it is empty (TOE-SCO-3)."""
    if not stack:
        return -1
    counts = [stack.count(seat) for seat in range(seats)]
    most = max(counts)
    for seat in stack:
        if counts[seat] == most:
            return seat
    return -1


class Awards(Run[EmpiresState]):
    """Each leader goes to the seat with the most scholars on its tile; slots it opens are used at once (TOE-SCO-3)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Give out the leaders column by column."""
        boards = state.boards
        for column in range(kinds.COLUMNS):
            seat = leader_in(boards.tiles[column], state.seats)
            if seat >= 0 and boards.column[column] >= 0:
                boards.leaders[boards.column[column]] = seat
                log.note(notes.LEADER_WON, seat, boards.column[column])
                boards.column[column] = -1
        find_skills(state)
        if leaders_open_slots_at_once(state.box):
            wake(state, log)


class LeaderPoints(Run[EmpiresState]):
    """Leaders that give points do so once all leaders are given out, before the wonders (TOE-LEA-4)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Score the leaders of each seat."""
        for seat in range(state.seats):
            score(state, seat, kinds.P_LEADERS, leader_points(state, seat), log)


class Wonders(Run[EmpiresState]):
    """Wonders score, then all scholars go back to their reserves (TOE-SCO-4, TOE-SCO-8)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Score wonder by wonder; whoever leads on one scores 2 points each time, the others there 1."""
        boards = state.boards
        for place in range(AGES):
            best = leader_in(boards.stacks[place], state.seats)
            for seat in range(state.seats):
                if seat in boards.stacks[place]:
                    times = times_met(state, seat, state.box.counts[boards.wonder[place]])
                    log.note(notes.WONDER_SCORED, seat, boards.wonder[place], times)
                    score(state, seat, kinds.P_WONDERS, (2 if seat == best else 1) * times, log)
        for stack in boards.stacks + boards.tiles:
            for seat in stack:
                state.folk.reserve[seat] += 1
            stack.clear()
        log.note(notes.SCHOLARS_RETURNED)


def culture_of(state: EmpiresState, seat: int) -> int:
    """The culture points visible in a seat's culture section, with one more per theatre for a leader (TOE-SCO-5)."""
    theatres = state.folk.built[4 * seat + kinds.THEATRE]
    return state.box.culture[theatres] + (theatres if state.folk.can(seat, kinds.POINTS_PER_THEATRE) else 0)


class CulturePoints(Run[EmpiresState]):
    """The points visible in the culture section (TOE-SCO-5)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Score the culture of each seat."""
        for seat in range(state.seats):
            score(state, seat, kinds.P_CULTURE, culture_of(state, seat), log)


class EndAge(Run[EmpiresState]):
    """Ends an age, and the game after the third (TOE-AGE-1, TOE-END-1)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Go on to the next age, or end the game."""
        state.course.age += 1
        log.note(notes.AGE_ENDED, state.course.age)
        if state.course.age == AGES:
            log.note(notes.GAME_ENDED)
        else:
            state.agenda.enter(AGE_STEPS)
