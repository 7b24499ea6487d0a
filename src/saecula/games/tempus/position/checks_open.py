"""Whether the open decisions of a state that came from a file are possible: one follows from the other."""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.kinds import MEDICINE, MOUNTAIN, TRANSPORTATION, WATER
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.position.stage import Stage
from saecula.games.tempus.rules.era import ERA_STEPS
from saecula.games.tempus.rules.fighting import FIGHT_STEPS
from saecula.games.tempus.rules.setting_up import SETUP_STEPS, STARTING_TOKENS
from saecula.kernel.codes import first, second, third, verb_of
from saecula.kernel.declared import names_of

NAMES = names_of(steps)
#: What may come before the steps of a phase, by the step of it that is next.
BEFORE = {
    steps.BUILD_MAP: [[steps.TILE_FROM_STACK], [steps.DEAL_TILE]],
    steps.ROUNDS: [
        [steps.SLOT],
        [steps.HAND_LIMIT, steps.SLOT],
        [steps.CARDS, steps.HAND_LIMIT, steps.SLOT],
        [steps.CARD_FROM_DECK, steps.CARDS, steps.HAND_LIMIT, steps.SLOT],
        *[[*FIGHT_STEPS[at:], steps.SLOT] for at in range(len(FIGHT_STEPS))],
    ],
}
#: The bonus of one seat for advancing, from its beginning, in its middle and at its end (TEM-PRO-6).
BONUS = (
    [steps.CARD_FROM_DECK, steps.CARDS, steps.HAND_LIMIT],
    [steps.CARDS, steps.HAND_LIMIT],
    [steps.HAND_LIMIT],
)
#: What the table does next while a seat is asked.
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


def letter(seat: int) -> str:
    """The letter of a seat."""
    return chr(65 + seat)


def frames_of(state: TempusState, kind: int) -> list[int]:
    """The open decisions of a kind."""
    return [frame for stack in state.agenda.asked for frame in stack if verb_of(frame) == kind]


def duty_fault(state: TempusState, stage: Stage) -> str:
    """What is impossible about the open decisions, in one sentence."""
    return order_fault(state) or table_fault(state) or fight_fault(state, stage) or asked_fault(state)


# ---------------------------------------------------------------- the table


def order_fault(state: TempusState) -> str:
    """The steps of the table are the rest of a phase, and before them those of what is being done."""
    ahead = [verb_of(frame) for frame in reversed(state.agenda.table)]
    for phase in (SETUP_STEPS, ERA_STEPS, []):
        for at in range(len(phase) + 1):
            rest = phase[at:]
            before = ahead[: len(ahead) - len(rest)]
            if ahead == before + rest and (rest or not ahead) and may_come_before(before, rest):
                return ""
    said = ", ".join(NAMES[step] for step in ahead)
    return f"open.table: {said} is not how an era goes on (TEM-ERA-1)"


def may_come_before(before: list[int], rest: list[int]) -> bool:
    """Whether these steps can come before the rest of a phase."""
    if not before or before in BEFORE.get(rest[0], []):
        return True
    if rest[0] != steps.END_ERA:
        return False
    # the bonus of Writing and Printing: each of those who advanced draws and keeps to the limit (TEM-PRO-6)
    left = before.copy()
    for bonus in BONUS:
        if left[: len(bonus)] == bonus:
            left = left[len(bonus) :]
            break
    while left[:2] == [steps.CARDS, steps.HAND_LIMIT]:
        left = left[2:]
    return not left


def table_fault(state: TempusState) -> str:
    """The steps of the table speak of seats, tiles and cards that are there."""
    course, seats = state.course, state.seats
    most = max(*state.box.chart.drawn, *state.box.chart.bonus)
    for frame in state.agenda.table:
        kind, who = verb_of(frame), first(frame)
        if kind in (steps.SLOT, steps.CARDS, steps.CARD_FROM_DECK, steps.HAND_LIMIT) and who >= seats:
            return f"open.table: {NAMES[kind]} of a seat that is not there"
        if kind in (steps.PEOPLE, steps.COMMITMENTS) and who > seats:
            return f"open.table: {NAMES[kind]} has served {who} seats of {seats}"
        if kind == steps.CARDS and second(frame) > most:
            return f"open.table: nobody draws {second(frame)} cards (TEM-COM-6)"
        if kind == steps.SLOT and who != course.turn:
            return f"turn: the slot is {letter(who)}'s (TEM-ERA-3)"
        if kind == steps.SLOT and (second(frame) > course.tiles[who] or third(frame) > 1):
            left = course.tiles[who]
            return f"open.table: {second(frame)} actions are left in the slot, and {left} action tiles (TEM-ERA-3)"
        if kind == steps.DEAL_TILE and course.drawn < 0:
            return "drawn: a map tile is to be placed, but none was drawn (TEM-SET-3)"
        if kind == steps.TILE_FROM_STACK and course.drawn >= 0:
            return "drawn: a map tile is drawn when the last one lies (TEM-SET-3)"
    return ""


# ---------------------------------------------------------------- the fight


def fight_fault(state: TempusState, stage: Stage) -> str:
    """The fight under way: from a hex of the active player into one beside it, of somebody who is not protected."""
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


# ---------------------------------------------------------------- the seats


def asked_fault(state: TempusState) -> str:
    """One seat is asked at a time, the right one, for what comes before the table's next step."""
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
    """Whether this is asked now; Sanitation alone comes on top of another question."""
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
    """The seat that such a decision belongs to."""
    course, owner = state.course, state.people.owner
    if kind in (steps.TERRAIN, steps.DEFENCE_CARDS):
        return owner[course.fight_to]
    if kind in (steps.START_HEX, steps.PROGRESS_CARDS):
        return (course.first + first(state.agenda.table[-1]) - 1) % state.seats
    if kind == steps.TILE_PLACE:
        return (course.first + course.placed) % state.seats
    if kind == steps.DISCARD and verb_of(state.agenda.table[-1]) != steps.SLOT:
        return seat
    return course.turn


def owed_fault(state: TempusState, seat: int, frame: int) -> str:
    """Whether a seat can owe as much as a decision asks of it, and where it asks it."""
    kind, count = verb_of(frame), first(frame)
    chart, row = state.box.chart, min(state.course.era[seat], state.box.flight - 1)
    if kind == steps.TURN:
        return turn_fault(state, seat, count, second(frame))
    if kind == steps.START_HEX and not 1 <= count <= STARTING_TOKENS:
        return f"nobody places {count} more tokens (TEM-SET-8)"
    over = len(state.ideas.hands[seat]) - chart.hand[row]
    if kind == steps.DISCARD and count != over:
        return f"{count} cards are to be discarded, and {max(over, 0)} are above the limit (TEM-IDE-1)"
    if kind == steps.MOVING and count > chart.tokens[row] + copies(state, TRANSPORTATION):
        return f"{count} tokens are more than can move (TEM-MOV-1)"
    if kind == steps.BIRTHS and count > chart.babies[row] + copies(state, MEDICINE):
        return f"{count} babies are more than can be born (TEM-BAB-1)"
    if kind == steps.STEPPING_IN:
        return step_in_fault(state, seat, count, second(frame))
    if kind == steps.SANITATION_CARD and (count >= state.box.board.size or state.people.owner[count] != seat):
        return "Sanitation is for a hex of one's own (TEM-CAR-10)"
    return ""


def turn_fault(state: TempusState, seat: int, actions: int, fresh: int) -> str:
    """The actions left in a slot."""
    if actions > state.course.tiles[seat]:
        return f"{actions} actions are left, and {state.course.tiles[seat]} action tiles (TEM-ERA-3)"
    if actions > 1 + len(state.ideas.shown[seat]):
        return f"{actions} actions in a slot take a Government that lies open (TEM-CAR-9)"
    if fresh > 1 or (fresh and actions == 0):
        return "a slot in which nothing was done has an action left (TEM-ERA-3)"
    return ""


def step_in_fault(state: TempusState, seat: int, start: int, target: int) -> str:
    """Stepping in goes from a hex with own tokens into an empty one beside it."""
    people, board = state.people, state.box.board
    if max(start, target) >= board.size or board.side_to(start, target) < 0:
        return "one steps into a hex beside one's own (TEM-FIG-7)"
    if people.owner[start] != seat or people.tokens[start] == 0 or people.owner[target] >= 0:
        return f"one steps in from one's own tokens, where nobody is left: not {board.name(target)} (TEM-FIG-7)"
    return "" if state.land.terrain[target] != WATER else f"{board.name(target)} is water (TEM-FIG-1)"


def copies(state: TempusState, ability: int) -> int:
    """How many cards of an ability there are in the game."""
    return sum(state.box.deck[ability * 4 : ability * 4 + 4])
