"""Checks the ages, paces, clock, rounds and glasses of a position (TOE-AGE, TOE-INI, TOE-GLA, TOE-RTI)."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import ACTIONS, INITIATION, NO_PACE, OWN, PACES, REAL_TIME
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.position.openings import Moments
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.rules.actions.spaces import ACTION_SPACES
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS


def course_fault(state: EmpiresState, stage: Stage) -> str:
    """What is impossible about the course of the game; an empty string if it is sound."""
    return (
        age_fault(state, stage)
        or pace_fault(state, stage)
        or time_fault(state, stage)
        or round_fault(state, stage)
        or glass_fault(state, stage)
        or space_fault(state)
        or stood_fault(state, stage)
        or vacated_fault(state)
    )


def age_fault(state: EmpiresState, stage: Stage) -> str:
    """The age exists, and its technologies are dealt if it has been prepared (TOE-AGE-1, TOE-PRE-1)."""
    course = state.course
    if not 0 <= course.age <= 3 or (course.age == 3) != stage.is_over:
        return f"age: {course.age + 1} is not one of the three ages (TOE-AGE-1)"
    if course.dealt != stage.dealt(course.age):
        return f"age: technologies of {course.dealt} ages have been dealt, not of {stage.dealt(course.age)} (TOE-PRE-1)"
    return ""


def pace_fault(state: EmpiresState, stage: Stage) -> str:
    """The wishes are possible, and the pace follows from them: real time only if all want it (TOE-INI-4)."""
    course, ages = state.course, state.options["ages"]
    for seat, wish in enumerate(course.wish):
        where = f"wishes.{SEATS[seat]}"
        if not 0 <= wish < len(PACES):
            return f"{where}: there is no such pace (TOE-INI-4)"
        asked = steps.PACE_CHOICE in [verb_of(frame) for frame in state.agenda.asked[seat]]
        if (wish == NO_PACE) != (asked or stage.is_pacing):
            return f"{where}: a wish stands from its choice on (TOE-INI-4)"
        if wish != NO_PACE and ages not in ("chosen", PACES[wish]):
            return f"{where}: all ages of this game are {ages} (TOE-INI-4)"
    pace = INITIATION if INITIATION in course.wish else REAL_TIME
    if course.pace != (pace if stage.has_pace else NO_PACE):
        return "wishes: the pace of the age is not what was wished for (TOE-INI-4)"
    if stage.is_timed and pace != REAL_TIME:
        return "open.table: a clock runs in a real-time age alone (TOE-INI-1)"
    if steps.ROUNDS in stage.steps and pace == REAL_TIME:
        return "open.table: rounds are played in an initiation age alone (TOE-INI-1)"
    return ""


def time_fault(state: EmpiresState, stage: Stage) -> str:
    """The clock fits the phase, from the count-in to the end of the time to finish (TOE-ACT-1, TOE-RTI-4)."""
    course, times, ages = state.course, state.times, state.options["ages"]
    clock, said = course.now - course.began, Moments().write(course.now - course.began)
    if ages == "initiation" and (course.now or course.began):
        return "clock: in initiation ages no clock runs (TOE-INI-1)"
    if stage.counts_in and not -times.count_in <= clock < 0:
        return (
            f"clock: before the first gong it shows {Moments().write(-times.count_in)} and on, not {said} (TOE-ACT-1)"
        )
    most = times.age + times.grace
    if stage.is_timed and not stage.counts_in and not 0 <= clock <= most:
        return f"clock: an age with its time to finish lasts {Moments().write(most)}, {said} is not in it (TOE-RTI-4)"
    was_timed = stage.is_timed or (stage.is_scoring and INITIATION not in course.wish)
    if not stage.is_timed and not (times.age <= clock <= most if course.began else course.now == 0):
        return f"clock: no real-time age ended at {said} (TOE-ACT-1)"
    highest = course.age + 1 if was_timed else course.age
    lowest = highest if ages == "real-time" else int(was_timed)
    first_gong = times.count_in + max(lowest - 1, 0) * (times.count_in + times.age) if lowest else 0
    last_gong = times.count_in + (highest - 1) * (times.count_in + most) if highest else 0
    if not first_gong <= course.began <= last_gong or 0 < course.began < times.count_in:
        return f"began: the gong of age {course.age + 1} cannot ring at {Moments().write(course.began)} (TOE-AGE-1)"
    return ""


def round_fault(state: EmpiresState, stage: Stage) -> str:
    """The round, turn and first player are possible in this phase (TOE-INI-1, TOE-INI-3, TOE-INI-5)."""
    course, ages, rounds = state.course, state.options["ages"], state.box.rounds
    if not -1 <= course.first < state.seats or not 0 <= course.turns <= state.seats:
        return f"turn: {course.turns} turns of a round are given out, and there are {state.seats} seats (TOE-INI-1)"
    if stage.has_rounds:
        if course.first < 0:
            return "first: somebody goes first (TOE-INI-5)"
        if not 1 <= course.round <= rounds:
            return f"round: an initiation age has rounds 1 to {rounds}, not {course.round} (TOE-INI-3)"
        if course.turns == 0 and course.round not in state.box.creations:
            return "turn: it is somebody's turn (TOE-INI-1)"
        return ""
    if course.turns:
        return "turn: turns are taken in the rounds of an initiation age (TOE-INI-1)"
    if course.first >= 0 and ages == "real-time":
        return "first: nobody goes first where all ages are in real time (TOE-INI-5)"
    was_initiation = course.age > 0 or (stage.is_scoring and INITIATION in course.wish)
    if course.first >= 0 and not was_initiation:
        return "first: nobody goes first before the first initiation age (TOE-INI-5)"
    if course.first < 0 and was_initiation and ages == "initiation":
        return "first: whoever had the role last keeps it (TOE-INI-5)"
    ended = rounds if stage.is_scoring and INITIATION in course.wish else 0
    wanted = [0, rounds] if not stage.is_prepared and course.age else [ended]
    if course.round not in wanted:
        return f"round: {course.round}, and no rounds are played now (TOE-INI-3)"
    return ""


def glass_fault(state: EmpiresState, stage: Stage) -> str:
    """Glasses stand on actions in play and were turned during this age (TOE-GLA-9, TOE-PRE-4)."""
    course = state.course
    for at, action in enumerate(course.where):
        where = f"glasses.{SEATS[at // 2]}"
        if not -1 <= action < len(ACTIONS):
            return f"{where}: there is no such action (TOE-GLA-3)"
        if action < 0:
            if course.turned[at]:
                return f"{where}: a glass that stands nowhere was not turned (TOE-GLA-1)"
            continue
        if not ACTION_SPACES[action].is_in_play(state):
            return f"{where}: {ACTIONS[action]} is not in play (TOE-GLA-9)"
        if stage.has_pace and not stage.is_action:
            return f"{where}: before the action phase the glasses are with their owners (TOE-PRE-4)"
        if course.age == 0 and not stage.is_prepared:
            return f"{where}: before the first age no glass is turned (TOE-PRE-4)"
        lowest = course.now if course.pace == INITIATION else course.began
        latest = min(course.now, state.gong() - 1) if course.pace == REAL_TIME else course.now
        if not lowest <= course.turned[at] <= latest:
            moment = Moments().write(course.turned[at] - course.began)
            return f"{where}: a glass cannot have been turned at {moment} (TOE-RTI-3)"
    return ""


def space_fault(state: EmpiresState) -> str:
    """No space is held by two glasses: an action on an own board has one space, a shared one has two (TOE-GLA-4)."""
    where = state.course.where
    standing = [at for at in range(len(where)) if where[at] >= 0 and runs(state, at)]
    for at in standing:
        letter, action = SEATS[at // 2], where[at]
        there = [other // 2 for other in standing if where[other] == action]
        if there.count(at // 2) > 1:
            clause = "TOE-GLA-10" if action >= OWN else "TOE-GLA-4"
            return f"glasses.{letter}: both glasses stand on {ACTIONS[action]} ({clause})"
        if action < OWN and len(there) > 2:
            return f"glasses.{letter}: {len(there)} glasses stand on the two spaces of {ACTIONS[action]} (TOE-GLA-4)"
    return ""


def stood_fault(state: EmpiresState, stage: Stage) -> str:
    """Where glasses stood when a turn began is recorded only from the second round on (TOE-INI-2)."""
    course = state.course
    for at, action in enumerate(course.stood):
        if not -1 <= action < len(ACTIONS):
            return f"stood.{SEATS[at // 2]}: there is no such action (TOE-INI-2)"
        if action >= 0 and (
            course.pace == REAL_TIME or course.round <= 1 or not ACTION_SPACES[action].is_in_play(state)
        ):
            return f"stood.{SEATS[at // 2]}: no glass stood on {ACTIONS[action]} in an earlier round (TOE-INI-2)"
    return ""


def vacated_fault(state: EmpiresState) -> str:
    """Glasses were shifted away only from shared actions, in an initiation age under way (TOE-INI-2, TOE-C203)."""
    course = state.course
    for seat, places in enumerate(course.vacated):
        where = f"vacated.{SEATS[seat]}"
        if places and (course.pace == REAL_TIME or course.round < 1):
            return f"{where}: no turn of this age has been played (TOE-INI-2)"
        for action in range(places.bit_length()):
            if places >> action & 1 and (action >= OWN or not ACTION_SPACES[action].is_in_play(state)):
                return f"{where}: no glass was shifted away from there (TOE-INI-2)"
    return ""
