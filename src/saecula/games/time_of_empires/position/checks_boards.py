"""Checks leaders, effect tiles, wonders and the scholars on them (TOE-SET-3, TOE-PRE-2, TOE-PRE-3)."""

from saecula.games.time_of_empires.model.kinds import ACTIONS, COLUMNS, FIRST_WONDER, SIDES, SPECIALITIES
from saecula.games.time_of_empires.model.state import GONE, IN_BOX, IN_PLAY, EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position.openings import COLUMN_NAMES
from saecula.games.time_of_empires.position.stage import Stage
from saecula.kernel.record import SEATS


def board_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """What is impossible about the leader board and the wonder board; an empty string if they are sound."""
    return (
        side_fault(state, stage)
        or wonder_fault(state, stage, names)
        or column_fault(state, stage, names)
        or fate_fault(state, stage, names)
        or entered_fault(state, stage)
        or stack_fault(state, stage)
    )


def side_fault(state: EmpiresState, stage: Stage) -> str:
    """Each column in use shows one side of its own tile (TOE-SET-3, TOE-SET-7, TOE-LEA-2)."""
    for column, effect in enumerate(state.boards.effect):
        name = COLUMN_NAMES[column]
        if column >= max(3, state.seats) and effect >= 0:
            return f"sides.{name}: with {state.seats} players the column is closed (TOE-SET-7)"
        if (effect >= 0) != (column < stage.columns):
            return f"sides.{name}: the tiles are laid column by column (TOE-SET-3)"
        if effect >= 0 and effect not in state.box.sides[column]:
            sides = " or ".join(SIDES[side] for side in state.box.sides[column])
            return f"sides.{name}: the tile of this column shows {sides} (TOE-LEA-2)"
    return ""


def wonder_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """There is one wonder for each age that has come, on its place (TOE-PRE-2)."""
    count = stage.wonders(state.course.age)
    for place, wonder in enumerate(state.boards.wonder):
        if not -1 <= wonder < len(state.box.counts) or (wonder >= 0) != (place < count):
            return f"wonders: {count} are in play by now (TOE-PRE-2)"
        if wonder >= 0 and state.box.wonder_age[wonder] != place:
            return f"wonders: {names.wonders[wonder]} is not one of age {place + 1} (TOE-PRE-2)"
    return ""


def column_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """Leaders in play belong to this age, and each lies over a column that may have it (TOE-PRE-3)."""
    boards, box, age = state.boards, state.box, state.course.dealt - 1
    for column, leader in enumerate(boards.column):
        where = f"columns.{COLUMN_NAMES[column]}"
        if not -1 <= leader < len(box.skill):
            return f"{where}: there is no such leader (TOE-COM-1)"
        if leader < 0:
            continue
        name = names.leaders[leader]
        if column >= stage.columns or column in stage.waiting:
            return f"{where}: no leader is there yet (TOE-PRE-3)"
        if box.leader_age[leader] != age:
            return f"{where}: {name} is no leader of age {age + 1} (TOE-PRE-3)"
        if column not in (box.speciality[leader], COLUMNS - 1):
            return f"{where}: {name} belongs to {SPECIALITIES[box.speciality[leader]]} (TOE-PRE-3)"
        if boards.leaders[leader] != IN_PLAY or boards.column.count(leader) > 1:
            return f"{where}: {name} is in two places (TOE-PRE-3)"
    return ""


def fate_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """Each leader is where it can be: in the box before its age, won or gone after it (TOE-PRE-3, TOE-SCO-3)."""
    boards, last = state.boards, state.course.dealt - 1
    for leader, fate in enumerate(boards.leaders):
        name, age = names.leaders[leader], state.box.leader_age[leader]
        if not IN_BOX <= fate < state.seats and fate not in (IN_PLAY, GONE):
            return f"leaders: {name} is nowhere (TOE-PRE-3)"
        if fate == IN_PLAY and leader not in boards.column:
            return f"columns: {name} is in play over no column (TOE-PRE-3)"
        if fate == GONE and age >= last:
            return f"gone: {name} leaves when the age after its own is prepared (TOE-PRE-3)"
        if 0 <= fate < state.seats and (age > last or (age == last and not stage.is_awarded)):
            return f"leaders.{SEATS[fate]}: {name} is won in the scoring of age {age + 1} (TOE-SCO-3)"
    return ""


def entered_fault(state: EmpiresState, stage: Stage) -> str:
    """In every age one leader of each speciality came into play, and with four players one more (TOE-PRE-3)."""
    boards, box, dealt = state.boards, state.box, state.course.dealt
    for age in range(dealt):
        waiting = stage.waiting if age == dealt - 1 else []
        came = [
            box.speciality[leader]
            for leader, fate in enumerate(boards.leaders)
            if fate != IN_BOX and box.leader_age[leader] == age
        ]
        wanted = [column for column in range(stage.columns) if column not in waiting]
        missing = [column for column in wanted if column < COLUMNS - 1 and column not in came]
        if missing:
            return f"leaders: one of age {age + 1} came into play for {SPECIALITIES[missing[0]]} (TOE-PRE-3)"
        if len(came) != len(wanted):
            return f"leaders: {len(wanted)} of age {age + 1} came into play, not {len(came)} (TOE-PRE-3)"
    return ""


def stack_fault(state: EmpiresState, stage: Stage) -> str:
    """Scholars stand only on tiles and wonders in play, from the action phase until the wonders score (TOE-SCO-4)."""
    boards = state.boards
    for at, stack in enumerate(boards.tiles + boards.stacks):
        where = f"stacks.{ACTIONS[at]}"
        part = boards.effect[at] if at < FIRST_WONDER else boards.wonder[at - FIRST_WONDER]
        for seat in stack:
            if not 0 <= seat < state.seats:
                return f"{where}: a scholar of no seat stands there (TOE-COM-2)"
        if stack and part < 0:
            return f"{where}: that is not in play (TOE-GLA-9)"
        if stack and not stage.has_scholars:
            return f"{where}: scholars stand there from the action phase until the wonders score (TOE-SCO-4)"
    return ""
