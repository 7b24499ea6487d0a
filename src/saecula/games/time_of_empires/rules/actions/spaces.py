"""The actions on the action spaces, and what effect tiles set off (TOE-GLA-8 to 10, TOE-LEA-1, TOE-EFF)."""

from collections.abc import Callable
from typing import Final

from saecula.games.time_of_empires.model import kinds, notes, steps
from saecula.games.time_of_empires.model.amendments import other_glass_may_be_declined
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import begin_building, build_refusal
from saecula.games.time_of_empires.rules.actions.clans import deploy_targets, has_step
from saecula.games.time_of_empires.rules.actions.discovery import PAID, payable
from saecula.games.time_of_empires.rules.actions.drawing import ALL_PILES, board_piles
from saecula.games.time_of_empires.rules.actions.resources import produce_bricks, produce_ideas
from saecula.games.time_of_empires.rules.actions.scholars import put_on_leader, put_on_wonder
from saecula.kernel.codes import Log, Reason, verb_of

# Refusals are built once, because listing legal moves needs them all the time.
NOT_IN_PLAY: Final = Reason("TOE-GLA-9", "time-of-empires-not-in-play")
NO_SCHOLAR: Final = Reason("TOE-GLA-8", "time-of-empires-no-scholar")
PILES_EMPTY: Final = Reason("TOE-GLA-8", "time-of-empires-piles-empty")
NO_RESULT: Final = Reason("TOE-GLA-8", "time-of-empires-no-result")
BUILDING_WAITS: Final = Reason("TOE-BUI-3", "time-of-empires-building-waits")
TOO_FEW_IDEAS: Final = Reason("TOE-GLA-8", "time-of-empires-too-few-ideas")


class ActionSpace:
    """An action that a glass can be turned on: whether a seat can begin it, and how it begins."""

    def is_in_play(self, state: EmpiresState) -> bool:
        """Whether the action exists in this game and age (TOE-GLA-9, TOE-SET-7)."""
        return True

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """Why a seat cannot begin the action, judging by what everybody knows; None if it can (TOE-GLA-8)."""
        return None

    def refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """Why a seat cannot begin the action, its hand included; None if it can."""
        return self.open_refusal(state, seat)

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Resolve the action or ask for its first step; `glass` is the one used, so an effect can find the other."""


class ForScholar(ActionSpace):
    """An action that takes a created scholar (TOE-GLA-8)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """It is not in play, or the seat has no created scholar."""
        if not self.is_in_play(state):
            return NOT_IN_PLAY
        return None if state.folk.created[seat] else NO_SCHOLAR


class Influence(ForScholar):
    """Put a scholar on a column's tile and resolve its effect at once (TOE-LEA-1)."""

    def __init__(self, column: int) -> None:
        self.column = column

    def is_in_play(self, state: EmpiresState) -> bool:
        """Whether the column is in use."""
        return state.boards.effect[self.column] >= 0

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Place the scholar and begin the effect; after it, a leader's skill may give the seat a resource."""
        put_on_leader(state, seat, self.column, log)
        if state.folk.can(seat, kinds.PLACING_PAYS):
            state.agenda.ask(seat, steps.GAINING, 1)
        begin_tile(state, seat, glass, self.column, state.boards.effect[self.column], log)


class BuildWonder(ForScholar):
    """Put a scholar on a wonder; nothing is gained now (TOE-WON-1)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def is_in_play(self, state: EmpiresState) -> bool:
        """Whether the wonder of that age has come into play."""
        return state.boards.wonder[self.place] >= 0

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Place the scholar; leaders' skills may allow a second one and then give the seat a resource."""
        put_on_wonder(state, seat, self.place, log)
        if state.folk.can(seat, kinds.PLACING_PAYS):
            state.agenda.ask(seat, steps.GAINING, 1)
        if state.folk.can(seat, kinds.SECOND_SCHOLAR):
            state.agenda.ask(seat, steps.TO_WONDER, 1, self.place + 1)


class DrawTechnology(ActionSpace):
    """Draw from one of the two piles of a technology board (TOE-DRA-1)."""

    def __init__(self, board: int) -> None:
        self.board = board

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """One of the two piles must have a card."""
        left = state.cards.left
        return None if left[2 * self.board] + left[2 * self.board + 1] else PILES_EMPTY

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Ask which pile."""
        state.agenda.ask(seat, steps.DRAWING, 1, board_piles(self.board))


class ProduceIdeas(ActionSpace):
    """Gain ideas (TOE-RES-1)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """The stock must have room."""
        return None if state.folk.ideas[seat] < state.box.stock else NO_RESULT

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Gain them at once."""
        produce_ideas(state, seat, log)


class ProduceBricks(ActionSpace):
    """Gain bricks (TOE-RES-1)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """The stock must have room."""
        return None if state.folk.bricks[seat] < state.box.stock else NO_RESULT

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Gain them at once."""
        produce_bricks(state, seat, log)


class DeployClans(ActionSpace):
    """Deploy up to as many clans as there are clan icons visible (TOE-CLA-1)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """A clan must have somewhere to go."""
        return None if deploy_targets(state, seat) else NO_RESULT

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Ask where the clans go; a leader may add a move afterwards."""
        if state.folk.can(seat, kinds.MOVE_AFTER_DEPLOYING):
            state.agenda.ask(seat, steps.MOVING, 1)
        state.agenda.ask(seat, steps.DEPLOYING, clans_of(state, seat))


class MoveClans(ActionSpace):
    """Make up to as many moves as there are move icons visible (TOE-CLA-4)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """A clan must be able to move."""
        return None if has_step(state, seat) else NO_RESULT

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Ask for the first move."""
        state.agenda.ask(seat, steps.MOVING, moves_of(state, seat))


class DiscoverTechnology(ActionSpace):
    """Discover a technology from hand (TOE-TEC-1)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """There must be a card in hand, and no waiting building."""
        if state.folk.waiting[seat] >= 0:
            return BUILDING_WAITS
        return None if state.cards.hands[seat] else NO_RESULT

    def refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """Only the owner of the hand knows whether the seat can pay for a card."""
        refused = self.open_refusal(state, seat)
        if refused is None and not payable(state, seat, False):
            return TOO_FEW_IDEAS
        return refused

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Ask which card."""
        state.agenda.ask(seat, steps.DISCOVERING, PAID, 1)


class BuildBuilding(ActionSpace):
    """Build the building of the visible card (TOE-BUI-1)."""

    def open_refusal(self, state: EmpiresState, seat: int) -> Reason | None:
        """It takes a visible card, a building of its type left, enough bricks and no waiting building."""
        return build_refusal(state, seat)

    def begin(self, state: EmpiresState, seat: int, glass: int, log: Log) -> None:
        """Pay, take the building and place it, or let it wait."""
        begin_building(state, seat, log)


def tell_what_shows(seat: int, action: int, log: Log) -> None:
    """Note what choosing this action reveals: a seat that begins to discover must be able to pay for a card."""
    if action == kinds.DISCOVER_TECHNOLOGY:
        log.note(notes.DISCOVERY_BEGAN, seat)


#: The actions by their numbers.
ACTION_SPACES: Final[list[ActionSpace]] = [
    *[Influence(column) for column in range(kinds.COLUMNS)],
    *[BuildWonder(place) for place in range(kinds.FIRST_BOARD - kinds.FIRST_WONDER)],
    *[DrawTechnology(board) for board in range(kinds.OWN - kinds.FIRST_BOARD)],
    ProduceIdeas(),
    ProduceBricks(),
    DeployClans(),
    MoveClans(),
    DiscoverTechnology(),
    BuildBuilding(),
]


def moves_of(state: EmpiresState, seat: int) -> int:
    """How many moves a seat's Move action allows (TOE-CLA-4)."""
    moves = state.box.moves[state.folk.built[4 * seat + kinds.MILL]]
    return moves + 1 if state.folk.can(seat, kinds.MORE_MOVES) else moves


def clans_of(state: EmpiresState, seat: int) -> int:
    """How many clans a seat's Deploy action may bring, before the limit of the reserve (TOE-CLA-1)."""
    clans = state.box.clans[state.folk.built[4 * seat + kinds.MILL]]
    return clans + 1 if state.folk.can(seat, kinds.MORE_CLANS) else clans


# ---------------------------------------------------------------- effect tiles


def begin_tile(state: EmpiresState, seat: int, glass: int, column: int, effect: int, log: Log) -> None:
    """Begin one of the eight tile effects, for a scholar put on this column (TOE-EFF-1 to TOE-EFF-8)."""
    TILE_EFFECTS[effect](state, seat, glass, column, log)


def draw_one(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Draw a technology from any pile (TOE-EFF-1)."""
    state.agenda.ask(seat, steps.DRAWING, 1, ALL_PILES)


def move_twice(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Make up to two moves (TOE-EFF-2)."""
    state.agenda.ask(seat, steps.MOVING, 2)


def raise_wonder(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Place a scholar on a wonder (TOE-EFF-3)."""
    state.agenda.ask(seat, steps.TO_WONDER, 1)


def copy_tile(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Copy the effect of another tile (TOE-EFF-4)."""
    state.agenda.ask(seat, steps.COPYING, glass, column)


def gain_two(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Gain two resources in any mix (TOE-EFF-5)."""
    state.agenda.ask(seat, steps.GAINING, 2)


def deploy_two(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Deploy two clans (TOE-EFF-6)."""
    state.agenda.ask(seat, steps.DEPLOYING, 2)


def begin_other(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Resolve the other glass's action, which never sets itself off again (TOE-EFF-7, TOE-EFF-9)."""
    action = action_of_other(state, seat, glass)
    if action < 0:
        return
    if other_glass_may_be_declined(state.box):
        if not is_resolving(state, seat):
            state.agenda.ask(seat, steps.OTHER_GLASS, glass)
    elif ACTION_SPACES[action].open_refusal(state, seat) is None:
        ACTION_SPACES[action].begin(state, seat, glass, log)


def influence_again(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """Place another scholar on another tile, without its effect (TOE-EFF-8)."""
    state.agenda.ask(seat, steps.TO_LEADER, 1, column + 1)


TILE_EFFECTS: Final[dict[int, Callable[[EmpiresState, int, int, int, Log], None]]] = {
    kinds.EFF_DRAW: draw_one,
    kinds.EFF_MOVES: move_twice,
    kinds.EFF_WONDER: raise_wonder,
    kinds.EFF_COPY: copy_tile,
    kinds.EFF_RESOURCES: gain_two,
    kinds.EFF_CLANS: deploy_two,
    kinds.EFF_OTHER_GLASS: begin_other,
    kinds.EFF_LEADER: influence_again,
}


def action_of_other(state: EmpiresState, seat: int, glass: int) -> int:
    """The action that the other glass was last put on in this age, -1 for none (TOE-EFF-9)."""
    return state.course.where[2 * seat + 1 - glass]


def is_resolving(state: EmpiresState, seat: int) -> bool:
    """Whether a seat is still resolving its other glass's action."""
    for frame in state.agenda.asked[seat]:
        if verb_of(frame) == steps.RESOLVING:
            return True
    return False
