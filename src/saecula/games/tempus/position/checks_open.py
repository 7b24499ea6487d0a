"""Whether the open decisions and the fight under way are possible in a state that came from a file."""

from collections.abc import Callable

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import copies_of
from saecula.games.tempus.model.kinds import MEDICINE, MOUNTAIN, TRANSPORTATION, WATER
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.position.checks_table import order_fault, table_fault
from saecula.games.tempus.position.stage import Stage, letter
from saecula.games.tempus.rules.setting_up import STARTING_TOKENS
from saecula.kernel.codes import first, second, verb_of
from saecula.parts.declared import names_of

NAMES = names_of(steps)
#: What the table may do next while a seat is asked for a decision.
NEXT = {
    steps.TILE_PLACE: (steps.BUILD_MAP,),
    steps.START_HEX: (steps.PEOPLE,),
    steps.TURN: (steps.ROUNDS,),
    steps.MOVING: (steps.SLOT,),
    steps.BIRTHS: (steps.SLOT,),
    steps.TARGET: (steps.SLOT,),
    steps.CITY_SITE: (steps.SLOT,),
    steps.STEPPING_IN: (steps.SLOT,),
    steps.TERRAIN: (steps.ATTACKER_CARDS,),
    steps.ATTACK_CARDS: (steps.DEFENDER_CARDS,),
    steps.DEFENCE_CARDS: (steps.FIGHT_RESULT,),
    steps.DISCARD: (steps.SLOT, steps.CARDS, steps.END_ERA),
    steps.SANITATION_CARD: (steps.SLOT, steps.ROUNDS),
    steps.PROGRESS_CARDS: (steps.COMMITMENTS,),
}


def open_fault(state: TempusState, stage: Stage) -> str:
    """What is impossible about the open decisions, in one sentence."""
    return order_fault(state) or table_fault(state) or fight_fault(state, stage) or asked_fault(state)


def fight_fault(state: TempusState, stage: Stage) -> str:
    """A fight goes from a hex of the active player into one beside it, of an opponent who is not protected."""
    course, people, board = state.course, state.people, state.box.board
    start, target, terrain = course.fight_from, course.fight_to, course.fight_terrain
    if start == target == terrain == -1:
        return "fight: a fight is to be decided, but there is none (TEM-FIG-3)" if stage.fights else ""
    if not stage.fights:
        return "fight: there is a fight, but none is to be decided (TEM-FIG-3)"
    if not 0 <= start < board.size or not 0 <= target < board.size or not WATER < terrain <= MOUNTAIN:
        return "fight: the hexes or the terrain are not on the map (TEM-FIG-3)"
    if people.owner[start] != course.turn or people.tokens[start] == 0:
        return f"fight.from: whose turn it is has no tokens on {board.name(start)} (TEM-FIG-1)"
    if people.owner[target] in (-1, course.turn):
        return f"fight.to: no opponent is on {board.name(target)} (TEM-FIG-1)"
    if board.side_to(start, target) < 0:
        return f"fight.to: {board.name(target)} is not beside {board.name(start)} (TEM-FIG-1)"
    if state.is_protected(people.owner[target]):
        return f"fight.to: {letter(people.owner[target])} stands on 3 hexes or fewer (TEM-FIG-2)"
    if terrain != state.land.terrain[target] and (terrain == MOUNTAIN or not people.city[target]):
        return f"fight.terrain: {board.name(target)} does not count as that terrain (TEM-FIG-3)"
    return ""


def asked_fault(state: TempusState) -> str:
    """One seat is asked at a time, it is the right one, and its question fits the table's next step."""
    asked = [seat for seat in range(state.seats) if state.agenda.asked[seat]]
    if len(asked) > 1:
        return f"open.{letter(asked[1])}: {letter(asked[0])} is asked already, and one decides at a time"
    for seat in asked:
        stack = state.agenda.asked[seat]
        for place, frame in enumerate(stack):
            kind = verb_of(frame)
            problem = moment_fault(state, kind, place) or owed_fault(state, seat, frame)
            if problem:
                return f"open.{letter(seat)}: {problem}"
            if seat != who_decides(state, seat, kind):
                return f"open.{letter(seat)}: {NAMES[kind]} is for another seat"
    return ""


def moment_fault(state: TempusState, kind: int, place: int) -> str:
    """A decision is asked at its time, and only Sanitation comes on top of another question."""
    table = state.agenda.table
    coming = verb_of(table[-1]) if table else -1
    if coming not in NEXT.get(kind, ()) or (place > 0 and kind != steps.SANITATION_CARD):
        said = NAMES[coming] if coming >= 0 else "nothing"
        return f"{NAMES[kind]} is not asked when {said} comes next"
    if kind == steps.TILE_PLACE and state.course.drawn < 0:
        return "a map tile is to be placed, but none was drawn (TEM-SET-3)"
    if kind == steps.TERRAIN and not state.people.city[state.course.fight_to]:
        return "a terrain is declared for a city alone (TEM-FIG-3)"
    return ""


def who_decides(state: TempusState, seat: int, kind: int) -> int:
    """The seat that a kind of decision is for: the one whose slot it is, unless `DECIDES` says otherwise."""
    decides = DECIDES.get(kind)
    return state.course.turn if decides is None else decides(state, seat)


def defender(state: TempusState, seat: int) -> int:
    """The seat that is attacked."""
    return state.people.owner[state.course.fight_to]


def last_served(state: TempusState, seat: int) -> int:
    """The seat that the table's next step served last."""
    return (state.course.first + first(state.agenda.table[-1]) - 1) % state.seats


def tile_placer(state: TempusState, seat: int) -> int:
    """The seat that places the next map tile."""
    return (state.course.first + state.course.placed) % state.seats


def discarder(state: TempusState, seat: int) -> int:
    """In a slot, the seat whose slot it is; otherwise anybody who got a bonus (TEM-PRO-6)."""
    return state.course.turn if verb_of(state.agenda.table[-1]) == steps.SLOT else seat


DECIDES: dict[int, Callable[[TempusState, int], int]] = {
    steps.TILE_PLACE: tile_placer,
    steps.START_HEX: last_served,
    steps.TERRAIN: defender,
    steps.DEFENCE_CARDS: defender,
    steps.DISCARD: discarder,
    steps.PROGRESS_CARDS: last_served,
}


def owed_fault(state: TempusState, seat: int, frame: int) -> str:
    """A seat can owe what a decision asks of it."""
    check = OWED_CHECKS.get(verb_of(frame))
    return "" if check is None else check(state, seat, frame)


def starting_fault(state: TempusState, seat: int, frame: int) -> str:
    """From 1 to 3 starting tokens are still to be placed."""
    return "" if 1 <= first(frame) <= STARTING_TOKENS else f"nobody places {first(frame)} more tokens (TEM-SET-8)"


def discard_fault(state: TempusState, seat: int, frame: int) -> str:
    """As many cards are to be discarded as are above the hand limit."""
    over = len(state.ideas.hands[seat]) - state.box.chart.hand[row_of(state, seat)]
    if first(frame) == over:
        return ""
    return f"{first(frame)} cards are to be discarded, and {max(over, 0)} are above the limit (TEM-IDE-1)"


def moving_fault(state: TempusState, seat: int, frame: int) -> str:
    """No more tokens may still move than the row and all Transportation cards allow."""
    most = state.box.chart.tokens[row_of(state, seat)] + copies_of(state.box.deck, TRANSPORTATION)
    return f"{first(frame)} tokens are more than can move (TEM-MOV-1)" if first(frame) > most else ""


def births_fault(state: TempusState, seat: int, frame: int) -> str:
    """No more babies may still be born than the row and all Medicine cards allow."""
    most = state.box.chart.babies[row_of(state, seat)] + copies_of(state.box.deck, MEDICINE)
    return f"{first(frame)} babies are more than can be born (TEM-BAB-1)" if first(frame) > most else ""


def sanitation_fault(state: TempusState, seat: int, frame: int) -> str:
    """A hex that needs a Sanitation card is the seat's own."""
    cell = first(frame)
    if cell >= state.box.board.size or state.people.owner[cell] != seat:
        return "Sanitation is for a hex of one's own (TEM-CAR-10)"
    return ""


def turn_fault(state: TempusState, seat: int, frame: int) -> str:
    """The actions left in a slot fit the seat's action tiles and its Government cards."""
    actions, fresh = first(frame), second(frame)
    if actions > state.course.tiles[seat]:
        return f"{actions} actions are left, and {state.course.tiles[seat]} action tiles (TEM-ERA-3)"
    if actions > 1 + len(state.ideas.shown[seat]):
        return f"{actions} actions in a slot take a Government that lies open (TEM-CAR-9)"
    if fresh > 1 or (fresh and actions == 0):
        return "a slot in which nothing was done has an action left (TEM-ERA-3)"
    return ""


def step_in_fault(state: TempusState, seat: int, frame: int) -> str:
    """Stepping in goes from a hex with the seat's tokens into an empty one beside it."""
    start, target = first(frame), second(frame)
    people, board = state.people, state.box.board
    if max(start, target) >= board.size or board.side_to(start, target) < 0:
        return "one steps into a hex beside one's own (TEM-FIG-7)"
    if people.owner[start] != seat or people.tokens[start] == 0 or people.owner[target] >= 0:
        return f"one steps in from one's own tokens, where nobody is left: not {board.name(target)} (TEM-FIG-7)"
    return "" if state.land.terrain[target] != WATER else f"{board.name(target)} is water (TEM-FIG-1)"


def row_of(state: TempusState, seat: int) -> int:
    """The row whose figures a seat plays by; Flight has none of its own."""
    return min(state.course.era[seat], state.box.flight - 1)


OWED_CHECKS: dict[int, Callable[[TempusState, int, int], str]] = {
    steps.START_HEX: starting_fault,
    steps.TURN: turn_fault,
    steps.MOVING: moving_fault,
    steps.BIRTHS: births_fault,
    steps.STEPPING_IN: step_in_fault,
    steps.DISCARD: discard_fault,
    steps.SANITATION_CARD: sanitation_fault,
}
