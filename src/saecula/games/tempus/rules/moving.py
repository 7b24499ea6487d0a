"""Moving people over land, lake and sea (TEM-MOV)."""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.cards import has_ability
from saecula.games.tempus.model.coast import SEA
from saecula.games.tempus.model.kinds import SANITATION, TRANSPORTATION, WATER
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import (
    Allowance,
    grow,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of

BY_LAND = 0
BY_LAKE = 1
BY_SEA = 2


def may_pass(state: TempusState, seat: int, cell: int) -> bool:
    """Whether a token may go through a hex: land with nobody else's token or city (TEM-MOV-3, TEM-MOV-4, TEM-MOV-6)."""
    owner = state.people.owner[cell]
    return state.land.terrain[cell] != WATER and (owner < 0 or owner == seat)


def may_end(state: TempusState, seat: int, cell: int, sanitation: bool) -> bool:
    """Whether a token may end its move on a hex: no city, room in the stack (TEM-MOV-3, TEM-MOV-5)."""
    people = state.people
    if not may_pass(state, seat, cell) or people.city[cell]:
        return False
    return sanitation or people.tokens[cell] < state.limit(seat) + people.extra[cell]


def walk(state: TempusState, seat: int, start: int, seen: list[bool]) -> list[int]:
    """The hexes within the row's distance by land, the start included; marks them in `seen` (TEM-MOV-1)."""
    near = state.box.board.near
    found = [start]
    rim = found
    seen[start] = True
    for _ in range(state.box.chart.distance[state.course.era[seat]]):
        beyond: list[int] = []
        for cell in rim:
            for side in range(6):
                other = near[cell * 6 + side]
                if other >= 0 and not seen[other] and may_pass(state, seat, other):
                    seen[other] = True
                    beyond.append(other)
        found += beyond
        rim = beyond
    return found


def ferry(state: TempusState, seat: int, start: int, seen: list[bool], found: list[int]) -> None:
    """Add the hexes on the shores of the same lake or, if the row has ships, of the sea (TEM-MOV-7, TEM-MOV-8)."""
    coast = state.land.coast
    assert coast is not None
    for body in coast.touches[start]:
        if body == SEA and not state.box.chart.sea[state.course.era[seat]]:
            continue
        for cell in coast.shores[body]:
            if not seen[cell]:
                seen[cell] = True
                found.append(cell)


def destinations(state: TempusState, seat: int, start: int) -> list[int]:
    """Where a token of a hex may end its move; a full hex too if a Sanitation card could make room."""
    seen = [False] * state.box.board.size
    found = walk(state, seat, start, seen)
    ferry(state, seat, start, seen, found)
    sanitation = has_ability(state.ideas.hands[seat], SANITATION)
    return [cell for cell in found if cell != start and may_end(state, seat, cell, sanitation)]


def token_moves(state: TempusState, seat: int) -> list[int]:
    """Every move of a token that has not moved yet in this action."""
    people = state.people
    found: list[int] = []
    for start in range(state.box.board.size):
        if people.owner[start] == seat and people.tokens[start] > people.marks[start]:
            for end in destinations(state, seat, start):
                found.append(pack(verbs.MOVE_TOKEN, start, end))
    return found


def movable(state: TempusState, moves: list[int]) -> int:
    """How many tokens could make one of these moves."""
    people = state.people
    total = 0
    for start in {first(code) for code in moves}:
        total += people.tokens[start] - people.marks[start]
    return total


def how(state: TempusState, seat: int, start: int, end: int) -> int:
    """Which way a token goes: by land if it can, else by lake if it can, else by sea."""
    seen = [False] * state.box.board.size
    walk(state, seat, start, seen)
    if seen[end]:
        return BY_LAND
    coast = state.land.coast
    assert coast is not None
    for body in coast.touches[start]:
        if body != SEA and body in coast.touches[end]:
            return BY_LAKE
    return BY_SEA


class Moving(Allowance):
    """Move people."""

    def __init__(self) -> None:
        super().__init__(steps.MOVING, TRANSPORTATION, "TEM-CAR-5")

    def uses(self, state: TempusState, seat: int, left: int, cards: list[int]) -> list[int]:
        """Every move of a token, then Transportation if some token could use the extra move (TEM-IDE-10)."""
        if not left and not cards:
            return []
        moves = token_moves(state, seat)
        plays: list[int] = []
        if cards and movable(state, moves) > left:
            plays = [pack(verbs.PLAY_CARD, kind) for kind in cards]
        if not left:
            return plays
        moves.extend(plays)
        return moves

    def use(self, state: TempusState, seat: int, code: int, log: Log) -> None:
        """Move the token."""
        move_token(state, seat, first(code), second(code), log)

    def why_no_use(self, state: TempusState, seat: int, left: int, code: int) -> Reason | None:
        """Which rule of movement forbids it."""
        return why_no_move(state, seat, left, first(code), second(code)) if verb_of(code) == verbs.MOVE_TOKEN else None


def move_token(state: TempusState, seat: int, start: int, end: int, log: Log) -> None:
    """Move a token, which has then moved in this action."""
    people = state.people
    if log.on:
        log.note(notes.TOKEN_MOVED, seat, start, end, how(state, seat, start, end))
    people.remove(start, state.limit(seat))
    people.add(seat, end)
    people.marks[end] += 1
    grow(state, seat, end, log)


def why_no_move(state: TempusState, seat: int, left: int, start: int, end: int) -> Reason:
    """Which clause moving a token would break."""
    people = state.people
    if people.owner[start] != seat or people.tokens[start] == 0:
        return Reason("TEM-MOV-2", "tempus-move-no-token")
    if left == 0:
        return Reason("TEM-MOV-1", "tempus-move-none-left")
    if people.tokens[start] <= people.marks[start]:
        return Reason("TEM-MOV-1", "tempus-move-moved-already")
    return why_no_way(state, seat, start, end)


def why_never_moved(state: TempusState, seat: int, start: int, end: int) -> Reason | None:
    """Which clause a movement would break even at the start of an action; None if it would break none."""
    people = state.people
    if people.owner[start] != seat or people.tokens[start] == 0:
        return Reason("TEM-MOV-2", "tempus-move-no-token")
    return None if end in destinations(state, seat, start) else why_no_way(state, seat, start, end)


def why_no_way(state: TempusState, seat: int, start: int, end: int) -> Reason:
    """Which clause a movement breaks, given that the token may still move."""
    people = state.people
    if state.land.terrain[end] == WATER:
        return Reason("TEM-MOV-6", "tempus-move-into-water")
    if people.city[end]:
        return Reason("TEM-MOV-3", "tempus-move-into-city")
    if not may_pass(state, seat, end):
        return Reason("TEM-MOV-4", "tempus-move-into-opponent")
    return why_out_of_reach(state, seat, start, end)


def why_out_of_reach(state: TempusState, seat: int, start: int, end: int) -> Reason:
    """Which clause a movement breaks when nobody is in its way: no ships yet, too far, or too full."""
    seen = [False] * state.box.board.size
    found = walk(state, seat, start, seen)
    ferry(state, seat, start, seen, found)
    coast = state.land.coast
    assert coast is not None
    if not seen[end] and SEA in coast.touches[start] and SEA in coast.touches[end]:
        return Reason("TEM-MOV-8", "tempus-move-no-ships")
    if end == start or not seen[end]:
        return Reason("TEM-MOV-1", "tempus-move-too-far")
    return Reason("TEM-MOV-5", "tempus-move-full")
