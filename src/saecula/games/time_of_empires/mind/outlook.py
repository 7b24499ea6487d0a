"""What a player sees besides the components: the phase of the game, and what actions would give now."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.scholars import scholar_icons
from saecula.games.time_of_empires.rules.actions.spaces import clans_of, moves_of
from saecula.games.time_of_empires.rules.scoring import culture_of
from saecula.kernel.codes import verb_of

#: The phase, by the step that comes next on the table.
PHASES = {
    **dict.fromkeys((steps.LAY_TILES, steps.TILE_SIDES, steps.FIRST_PAWNS, steps.PACE), "setup"),
    **dict.fromkeys(
        (steps.PREPARE, steps.WONDER, steps.LEADERS, steps.LEADER, steps.CREATION, steps.TOKENS), "preparation"
    ),
    **dict.fromkeys((steps.REVEAL_TOKENS, steps.ACTION_PHASE, steps.FIRST_PLAYER), "preparation"),
    steps.COUNT_IN: "count-in",
    **dict.fromkeys((steps.AGE, steps.ROUNDS, steps.END_ACTIONS), "action"),
    **dict.fromkeys(
        (steps.DESTRUCTION, steps.BONUS, steps.AWARDS, steps.LEADER_POINTS, steps.WONDERS, steps.CULTURE_POINTS),
        "scoring",
    ),
    **dict.fromkeys((steps.SIEGES, steps.END_AGE), "scoring"),
}


def phase_of(state: EmpiresState) -> str:
    """The phase: setup, preparation, count-in, action, finish (after the last gong), scoring or over."""
    for frame in reversed(state.agenda.table):
        step = verb_of(frame)
        if step == steps.AGE and state.course.now >= state.gong():
            return "finish"
        # cards are drawn and turned up in every phase
        if step not in (steps.TOP, steps.CARD):
            return PHASES[step]
    return "over"


def gains_of(state: EmpiresState, seat: int) -> dict[str, int]:
    """What actions, the next cry and the culture section would give, limited by stock and reserve (TOE-RES-2)."""
    folk, most = state.folk, state.box.stock
    reserve = folk.reserve[seat]
    return {
        "ideas": min(ideas_of(state, seat), most - folk.ideas[seat]),
        "bricks": min(bricks_of(state, seat), most - folk.bricks[seat]),
        "clans": min(clans_of(state, seat), reserve),
        "moves": moves_of(state, seat),
        "scholars": min(scholar_icons(state, seat), folk.limit[seat], reserve),
        "culture": culture_of(state, seat),
    }
