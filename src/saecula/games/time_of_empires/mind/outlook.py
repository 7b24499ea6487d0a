"""What a player sees beyond the pieces: the phase of the game, and what actions would give now."""

from saecula.games.time_of_empires.model import verbs as v
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.resources import bricks_of, ideas_of
from saecula.games.time_of_empires.rules.actions.scholars import scholar_icons
from saecula.games.time_of_empires.rules.actions.spaces import clans_of, moves_of
from saecula.games.time_of_empires.rules.scoring import culture_of
from saecula.kernel.codes import verb_of

#: The phase by the step that the table comes to next.
PHASES = {
    **dict.fromkeys((v.LAY_TILES, v.TILE_SIDES, v.FIRST_PAWNS, v.PACE), "setup"),
    **dict.fromkeys((v.PREPARE, v.WONDER, v.LEADERS, v.LEADER, v.CREATION, v.TOKENS), "preparation"),
    **dict.fromkeys((v.REVEAL_TOKENS, v.ACTION_PHASE, v.FIRST_PLAYER), "preparation"),
    v.COUNT_IN: "count-in",
    **dict.fromkeys((v.AGE, v.ROUNDS, v.END_ACTIONS), "action"),
    **dict.fromkeys((v.DESTRUCTION, v.BONUS, v.AWARDS, v.LEADER_POINTS, v.WONDERS, v.CULTURE_POINTS), "scoring"),
    **dict.fromkeys((v.SIEGES, v.END_AGE), "scoring"),
}


def phase_of(state: EmpiresState) -> str:
    """The phase: setup, preparation, count-in, action, finish (after the gong), scoring, over."""
    for frame in reversed(state.agenda.table):
        step = verb_of(frame)
        if step == v.AGE and state.course.now >= state.gong():
            return "finish"
        # cards are drawn and turned up in every phase
        if step not in (v.TOP, v.CARD):
            return PHASES[step]
    return "over"


def gains_of(state: EmpiresState, seat: int) -> dict[str, int]:
    """What actions, the next cry and the culture section would give, as far as stock and reserve go (TOE-RES-2)."""
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
