"""Whether the map of a state from a file is possible, with all that stands on it, and the supplies."""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.census import count_all
from saecula.games.tempus.model.kinds import MOUNTAIN, WATER
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.position.stage import Stage, frames_of, letter
from saecula.games.tempus.rules.setting_up import STARTING_TOKENS
from saecula.kernel.codes import first, verb_of


def land_fault(state: TempusState) -> str:
    """Every hex of land lies under a map tile, and a map tile lies wholly on the board (TEM-SET-4)."""
    for cell in state.land.cells:
        if not is_in_reach(state, cell):
            return f"land: no map tile reaches {state.box.board.name(cell)} (TEM-SET-4)"
    return ""


def is_in_reach(state: TempusState, cell: int) -> bool:
    """Whether a map tile can cover a hex: its centre is that hex or one beside it, and is not on the edge."""
    board = state.box.board
    beside = [board.near[cell * 6 + side] for side in range(6)]
    return not all(board.on_edge(centre) for centre in (cell, *beside) if centre >= 0)


def people_fault(state: TempusState) -> str:
    """What stands on each hex is possible."""
    for cell in range(state.box.board.size):
        problem = hex_fault(state, cell) or stack_fault(state, cell) or mark_fault(state, cell)
        if problem:
            return problem
    return ""


def hex_fault(state: TempusState, cell: int) -> str:
    """A hex holds tokens or a city, of one owner, on land."""
    people, name = state.people, state.box.board.name(cell)
    tokens, city, owner = people.tokens[cell], people.city[cell], people.owner[cell]
    if (owner < 0) == bool(tokens or city) or tokens < 0:
        return f"tokens: what stands on {name} has no owner, or nothing stands there"
    if owner < 0:
        return ""
    if city:
        return city_fault(state, cell)
    if state.land.terrain[cell] == WATER:
        return f"tokens.{letter(owner)}.{name}: {name} is water (TEM-MOV-6)"
    return ""


def city_fault(state: TempusState, cell: int) -> str:
    """A city stands alone, on land that is no mountain, and apart from other cities."""
    people, board = state.people, state.box.board
    name, city, here = board.name(cell), people.city[cell], letter(people.owner[cell])
    if city not in (2, 3, 4):
        return f"cities.{here}.{name}: there is no city of value {city} (TEM-COM-2)"
    if people.tokens[cell]:
        return f"tokens.{here}.{name}: a city stands there (TEM-MOV-3)"
    if state.land.terrain[cell] == WATER:
        return f"cities.{here}.{name}: {name} is water (TEM-CIT-3)"
    if state.land.terrain[cell] == MOUNTAIN:
        return f"cities.{here}.{name}: {name} is a mountain (TEM-CIT-3)"
    for side in range(6):
        other = board.near[cell * 6 + side]
        if other >= 0 and people.city[other]:
            return f"cities.{here}.{name}: a city stands beside it on {board.name(other)} (TEM-CIT-2)"
    return ""


def stack_fault(state: TempusState, cell: int) -> str:
    """No stack exceeds the limit by more than Sanitation allows, played already or about to be played."""
    people, name, owner = state.people, state.box.board.name(cell), state.people.owner[cell]
    extra, tokens = people.extra[cell], people.tokens[cell]
    if extra < 0 or (extra and tokens < state.box.chart.stack[0] + extra):
        return f"sanitation.{name}: {tokens} tokens need no allowance of {extra} (TEM-CAR-10)"
    due = sum(1 for frame in frames_of(state, steps.SANITATION_CARD) if first(frame) == cell)
    limit = 0 if owner < 0 else state.limit(min(owner, state.seats - 1)) + extra
    if owner >= 0 and state.course.era[owner] < state.box.flight and tokens > limit + due:
        return f"tokens.{letter(owner)}.{name}: {tokens} tokens stand where the limit is {limit} (TEM-MOV-5)"
    if due and tokens != limit + due:
        return f"open: no Sanitation is needed on {name} (TEM-CAR-10)"
    return ""


def mark_fault(state: TempusState, cell: int) -> str:
    """The tokens that have moved and the babies born in the action under way are possible."""
    marks, name = state.people.marks[cell], state.box.board.name(cell)
    if marks == 0:
        return ""
    if not 0 < marks <= state.box.tokens or state.land.terrain[cell] == WATER:
        return f"marks.{name}: {marks} tokens cannot have moved there (TEM-MOV-1)"
    if frames_of(state, steps.MOVING) and marks > state.people.tokens[cell]:
        return f"marks.{name}: {marks} tokens have moved there, and fewer stand there (TEM-MOV-1)"
    if frames_of(state, steps.BIRTHS) and marks > 1:
        return f"marks.{name}: one baby is born on a hex in one action (TEM-BAB-3)"
    return ""


def supply_fault(state: TempusState) -> str:
    """Everybody has as many tokens and city tiles as come with the game."""
    box, people = state.box, state.people
    found = count_all(state)
    for seat in range(state.seats):
        here = letter(seat)
        if people.supply[seat] < 0 or found[f"tokens {seat}"] != box.tokens:
            there = found[f"tokens {seat}"] - min(people.supply[seat], 0)
            return f"tokens.{here}: there are {there} tokens, not {box.tokens} (TEM-COM-2)"
        for value in range(3):
            spare, all_of = people.cities[seat * 3 + value], found[f"cities {seat} {value + 2}"]
            if spare < 0 or all_of != box.cities[value]:
                cities = f"{all_of - min(spare, 0)} city tiles of value {value + 2}, not {box.cities[value]}"
                return f"cities.{here}: there are {cities} (TEM-COM-2)"
    return ""


def start_fault(state: TempusState, stage: Stage) -> str:
    """Before the first era: no cards, no cities, three tokens for everybody who has placed them."""
    if stage.is_mapped and not stage.is_settling:
        return ""
    people = state.people
    served = sum(first(frame) for frame in state.agenda.table if verb_of(frame) == steps.PEOPLE)
    for seat in range(state.seats):
        here, order = letter(seat), (seat - state.course.first) % state.seats
        placed = state.box.tokens - people.supply[seat]
        due = sum(first(frame) for frame in state.agenda.asked[seat] if verb_of(frame) == steps.START_HEX)
        should = max(STARTING_TOKENS - due, 0) if order < served else 0
        if placed != should:
            return f"tokens.{here}: {placed} tokens are placed, and it should be {should} (TEM-SET-8)"
        if state.ideas.hands[seat]:
            return f"hands.{here}: nobody starts with cards (TEM-SET-9)"
        if sum(people.cities[seat * 3 : seat * 3 + 3]) < sum(state.box.cities):
            return f"cities.{here}: nobody starts with a city (TEM-SET-8)"
    return ""
