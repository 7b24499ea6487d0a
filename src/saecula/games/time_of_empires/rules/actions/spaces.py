"""The actions behind the spaces, and the effects of leader effect tiles (TOE-GLA-8 to 10, TOE-LEA, TOE-EFF)."""

from saecula.games.time_of_empires.model import kinds, notes, steps, verbs
from saecula.games.time_of_empires.model.amendments import other_glass_may_be_declined
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import begin_building, build_refusal, may_build_below
from saecula.games.time_of_empires.rules.actions.clans import deploy_targets, has_step
from saecula.games.time_of_empires.rules.actions.discovery import payable
from saecula.games.time_of_empires.rules.actions.resources import produce_bricks, produce_ideas
from saecula.games.time_of_empires.rules.actions.scholars import put_on_leader, put_on_wonder
from saecula.games.time_of_empires.rules.chain import Chain
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Run

NO_RESULT = ("TOE-GLA-8", "time-of-empires-no-result")


def is_in_play(state: EmpiresState, action: int) -> bool:
    """Whether the action exists in this game and age (TOE-GLA-9, TOE-SET-7)."""
    if action < kinds.FIRST_WONDER:
        return state.boards.effect[action] >= 0
    if action < kinds.FIRST_BOARD:
        return state.boards.wonder[action - kinds.FIRST_WONDER] >= 0
    return True


def open_refusal(state: EmpiresState, seat: int, action: int) -> tuple[str, str]:
    """Why an action cannot be begun, as far as everybody can tell (TOE-GLA-8)."""
    folk, cards = state.folk, state.cards
    if not is_in_play(state, action):
        return "TOE-GLA-9", "time-of-empires-not-in-play"
    if action < kinds.FIRST_BOARD:
        return ("", "") if folk.created[seat] else ("TOE-GLA-8", "time-of-empires-no-scholar")
    if action < kinds.OWN:
        pile = 2 * (action - kinds.FIRST_BOARD)
        return ("", "") if cards.left[pile] + cards.left[pile + 1] else ("TOE-GLA-8", "time-of-empires-piles-empty")
    if action == kinds.BUILD_BUILDING:
        return build_refusal(state, seat)
    if action == kinds.DISCOVER_TECHNOLOGY:
        if folk.waiting[seat] >= 0:
            return "TOE-BUI-3", "time-of-empires-building-waits"
        return ("", "") if cards.hands[seat] else NO_RESULT
    possible = True
    if action == kinds.PRODUCE_IDEAS:
        possible = folk.ideas[seat] < state.box.stock
    elif action == kinds.PRODUCE_BRICKS:
        possible = folk.bricks[seat] < state.box.stock
    elif action == kinds.DEPLOY_CLANS:
        possible = len(deploy_targets(state, seat)) > 0
    elif action == kinds.MARCH:
        possible = has_step(state, seat)
    return ("", "") if possible else NO_RESULT


def action_refusal(state: EmpiresState, seat: int, action: int) -> tuple[str, str]:
    """Why a seat cannot begin an action; whether a card can be paid only its owner knows."""
    clause, key = open_refusal(state, seat, action)
    if not clause and action == kinds.DISCOVER_TECHNOLOGY and not payable(state, seat, False):
        return "TOE-GLA-8", "time-of-empires-too-few-ideas"
    return clause, key


def moves_of(state: EmpiresState, seat: int) -> int:
    """How many moves the Move action of a seat has (TOE-CLA-4)."""
    moves = state.box.moves[state.folk.built[4 * seat + kinds.MILL]]
    return moves + 1 if state.folk.can(seat, kinds.MORE_MOVES) else moves


def clans_of(state: EmpiresState, seat: int) -> int:
    """How many clans the Deploy action of a seat brings (TOE-CLA-1)."""
    clans = state.box.clans[state.folk.built[4 * seat + kinds.MILL]]
    return clans + 1 if state.folk.can(seat, kinds.MORE_CLANS) else clans


def begin_action(state: EmpiresState, seat: int, glass: int, action: int, log: Log) -> None:
    """Resolve an action, or ask for its first step; the glass that stands for it tells which is the other one."""
    if action < kinds.FIRST_WONDER:
        begin_influence(state, seat, glass, action, log)
    elif action < kinds.FIRST_BOARD:
        begin_wonder(state, seat, action - kinds.FIRST_WONDER, log)
    elif action < kinds.OWN:
        state.agenda.ask(seat, steps.DRAWING, 1, 3 << 2 * (action - kinds.FIRST_BOARD))
    elif action == kinds.PRODUCE_IDEAS:
        produce_ideas(state, seat, log)
    elif action == kinds.PRODUCE_BRICKS:
        produce_bricks(state, seat, log)
    elif action == kinds.DEPLOY_CLANS:
        begin_deploying(state, seat)
    elif action == kinds.MARCH:
        state.agenda.ask(seat, steps.MOVING, moves_of(state, seat))
    elif action == kinds.DISCOVER_TECHNOLOGY:
        state.agenda.ask(seat, steps.DISCOVERING, 0, 1)
    else:
        begin_building(state, seat, log)


def begin_deploying(state: EmpiresState, seat: int) -> None:
    """As many clans as icons in sight (TOE-CLA-1)."""
    if state.folk.can(seat, kinds.MOVE_AFTER_DEPLOYING):
        state.agenda.ask(seat, steps.MOVING, 1)
    state.agenda.ask(seat, steps.DEPLOYING, clans_of(state, seat))


def begin_wonder(state: EmpiresState, seat: int, place: int, log: Log) -> None:
    """A scholar goes on the wonder; nothing is gained now (TOE-WON-1)."""
    put_on_wonder(state, seat, place, log)
    if state.folk.can(seat, kinds.PLACING_PAYS):
        state.agenda.ask(seat, steps.GAINING, 1)
    if state.folk.can(seat, kinds.SECOND_SCHOLAR):
        state.agenda.ask(seat, steps.TO_WONDER, 1, place + 1)


def begin_influence(state: EmpiresState, seat: int, glass: int, column: int, log: Log) -> None:
    """A scholar goes on the tile of a column, whose effect is resolved at once (TOE-LEA-1)."""
    put_on_leader(state, seat, column, log)
    if state.folk.can(seat, kinds.PLACING_PAYS):
        state.agenda.ask(seat, steps.GAINING, 1)
    begin_tile(state, seat, glass, column, state.boards.effect[column], log)


def begin_tile(state: EmpiresState, seat: int, glass: int, column: int, effect: int, log: Log) -> None:
    """One of the eight effects (TOE-EFF-1 to TOE-EFF-8)."""
    ask = state.agenda.ask
    if effect == kinds.EFF_DRAW:
        ask(seat, steps.DRAWING, 1, 15)
    elif effect == kinds.EFF_MOVES:
        ask(seat, steps.MOVING, 2)
    elif effect == kinds.EFF_WONDER:
        ask(seat, steps.TO_WONDER, 1)
    elif effect == kinds.EFF_COPY:
        ask(seat, steps.COPYING, glass, column)
    elif effect == kinds.EFF_RESOURCES:
        ask(seat, steps.GAINING, 2)
    elif effect == kinds.EFF_CLANS:
        ask(seat, steps.DEPLOYING, 2)
    elif effect == kinds.EFF_OTHER_GLASS:
        begin_other(state, seat, glass, log)
    elif effect == kinds.EFF_LEADER:
        ask(seat, steps.TO_LEADER, 1, column + 1)


def action_of_other(state: EmpiresState, seat: int, glass: int) -> int:
    """The action that the other glass was last put on in this age, -1 for none (TOE-EFF-9)."""
    return state.course.where[2 * seat + 1 - glass]


def begin_other(state: EmpiresState, seat: int, glass: int, log: Log) -> None:
    """The action of the other glass, which never sets itself off again (TOE-EFF-7, TOE-EFF-9)."""
    action = action_of_other(state, seat, glass)
    if action < 0:
        return
    if other_glass_may_be_declined(state.box):
        if not is_resolving(state, seat):
            state.agenda.ask(seat, steps.OTHER_GLASS, glass)
    elif not open_refusal(state, seat, action)[0]:
        begin_action(state, seat, glass, action, log)


def is_resolving(state: EmpiresState, seat: int) -> bool:
    """Whether a seat is still at what the action of its other glass has set off."""
    for frame in state.agenda.asked[seat]:
        if verb_of(frame) == steps.RESOLVING:
            return True
    return False


class Resolving(Run[EmpiresState]):
    """Lies below everything that the action of the other glass sets off, so that it is known as such (TOE-EFF-9)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """All of that is done."""


class OtherGlass(Chain):
    """Resolve the action of the other glass, or do not; the frame has the one glass (TOE-EFF-7, TOE-EFF-9)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The one action, if it can be begun."""
        action = action_of_other(state, seat, first(frame))
        return [] if action_refusal(state, seat, action)[0] else [pack(verbs.RESOLVE_ACTION, action)]

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether it can be begun as far as everybody can tell, perhaps after a card is discarded."""
        action = action_of_other(state, seat, first(frame))
        if action == kinds.BUILD_BUILDING and may_build_below(state, seat):
            return True
        return not open_refusal(state, seat, action)[0]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Costs are paid as usual, no space is claimed."""
        state.agenda.again(seat, steps.RESOLVING)
        begin_action(state, seat, first(frame), first(code), log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Another action, or what stands against this one."""
        if verb_of(code) != verbs.RESOLVE_ACTION:
            return None
        if first(code) != action_of_other(state, seat, first(frame)):
            return Reason("TOE-EFF-7", "time-of-empires-other-glass-elsewhere")
        clause, key = action_refusal(state, seat, first(code))
        return Reason(clause, key)


class Copying(Chain):
    """Copy the effect of another tile in play; the frame has the glass and the own column (TOE-EFF-4)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each other column in use; the action of the other glass is not resolved twice (TOE-EFF-9)."""
        barred = kinds.EFF_OTHER_GLASS if is_resolving(state, seat) else -1
        return [
            pack(verbs.COPY_TILE, column)
            for column in range(kinds.COLUMNS)
            if state.boards.effect[column] not in (-1, barred) and column != second(frame)
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """As if the scholar had gone there."""
        state.agenda.answered(seat)
        log.note(notes.TILE_COPIED, seat, first(code))
        begin_tile(state, seat, first(frame), second(frame), state.boards.effect[first(code)], log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """Only another tile, and one in play."""
        if verb_of(code) != verbs.COPY_TILE:
            return None
        if first(code) == second(frame):
            return Reason("TOE-EFF-4", "time-of-empires-another-tile")
        if state.boards.effect[first(code)] >= 0:
            return Reason("TOE-EFF-9", "time-of-empires-other-glass-twice")
        return Reason("TOE-SET-7", "time-of-empires-column-closed")
