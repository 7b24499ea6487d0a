"""Setting up: the first player, the map tile by tile, the first people (TEM-SET)."""

from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.state import Land, TempusState
from saecula.games.tempus.model.verbs import (
    BUILD_MAP,
    CHOOSE_FIRST,
    DEAL_TILE,
    DRAW_TILE,
    FIRST_CHOSEN,
    MAP_FINISHED,
    PEOPLE,
    PLACE_TILE,
    PLACE_TOKEN,
    START_HEX,
    TILE_DRAWN,
    TILE_FROM_STACK,
    TILE_PLACE,
    TILE_PLACED,
    TOKEN_PLACED,
    WATER,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run

STARTING_TOKENS = 3


class FirstPlayer(Draw[TempusState]):
    """A first player is chosen at random (TEM-SET-1)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per seat."""
        return [pack(CHOOSE_FIRST, chosen) for chosen in range(state.seats)]

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All seats alike."""
        return [1] * state.seats

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Hand over the marker."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(FIRST_CHOSEN, first(code))


def is_free(state: TempusState, centre: int) -> bool:
    """Whether a tile fits: on the board and on nothing but water (TEM-SET-4)."""
    terrain = state.land.terrain
    if terrain[centre] != WATER:
        return False
    near = state.box.board.near
    for side in range(6):
        cell = near[centre * 6 + side]
        if cell < 0 or terrain[cell] != WATER:
            return False
    return True


def touches_land(state: TempusState, centre: int) -> bool:
    """Whether a tile would lie along at least one hex side of a placed one (TEM-SET-3)."""
    near = state.box.board.near
    terrain = state.land.terrain
    for side in range(6):
        cell = near[centre * 6 + side]
        for further in range(6):
            beyond = near[cell * 6 + further]
            if beyond >= 0 and terrain[beyond] != WATER:
                return True
    return False


def tile_places(state: TempusState) -> list[int]:
    """Every centre on which the next tile may lie."""
    started = state.course.placed > 0
    return [c for c in state.box.centres if is_free(state, c) and (not started or touches_land(state, c))]


def placings(state: TempusState) -> list[int]:
    """Every centre with every rotation."""
    return [pack(PLACE_TILE, centre, turn) for centre in tile_places(state) for turn in range(6)]


class BuildMap(Run[TempusState]):
    """Draw and place tiles in turn order until the number for the players lies (TEM-SET-5, TEM-SET-10)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Go on with the next tile, or finish the map."""
        course = state.course
        if course.drawn >= 0 and not tile_places(state):
            # TEM-SET-6: the tile drawn cannot be placed, so the map stays as it is
            course.drawn = -1
            self.finish(state, log)
        elif course.drawn >= 0:
            state.agenda.next(BUILD_MAP)
            if state.options["map"] == "dealt":
                state.agenda.next(DEAL_TILE)
            else:
                state.agenda.ask((course.first + course.placed) % state.seats, TILE_PLACE)
        elif course.placed < state.box.tiles_by_seats[state.seats]:
            state.agenda.next(BUILD_MAP)
            state.agenda.next(TILE_FROM_STACK)
        else:
            self.finish(state, log)

    def finish(self, state: TempusState, log: Log) -> None:
        """Lakes and sea are settled."""
        state.land = Land(state.land.terrain, Coast(state.box.board, state.land.terrain))
        log.note(MAP_FINISHED, state.course.placed)


class TileFromStack(Draw[TempusState]):
    """A tile is drawn from the shuffled face-down stack (TEM-SET-3)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per tile left."""
        stack = state.course.stack
        return [pack(DRAW_TILE, tile) for tile in range(len(stack)) if stack[tile]]

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All tiles alike."""
        return [1] * sum(state.course.stack)

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Turn the tile face up."""
        state.agenda.table.pop()
        tile = first(code)
        state.course.stack[tile] = 0
        state.course.drawn = tile
        log.note(TILE_DRAWN, tile)


def lay_tile(state: TempusState, code: int) -> None:
    """Lay the drawn tile on its centre, turned clockwise by sixty degrees as often as said."""
    course = state.course
    centre, turn = first(code), second(code)
    faces = state.box.tiles[course.drawn]
    terrain = state.land.terrain.copy()
    terrain[centre] = faces[0]
    for side in range(6):
        terrain[state.box.board.near[centre * 6 + (side + turn) % 6]] = faces[1 + side]
    state.land = Land(terrain, None)
    course.drawn = -1
    course.placed += 1


class DealTile(Draw[TempusState]):
    """With the map dealt at random, chance lays the tile."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every place and rotation a player could choose."""
        return placings(state)

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All alike."""
        return [1] * (6 * len(tile_places(state)))

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it."""
        state.agenda.table.pop()
        log.note(TILE_PLACED, state.seats, state.course.drawn, first(code), second(code))
        lay_tile(state, code)


class TilePlace(Ask[TempusState]):
    """A player places the tile just drawn (TEM-SET-3)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every place and rotation."""
        return placings(state)

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it."""
        state.agenda.answered(seat)
        log.note(TILE_PLACED, seat, state.course.drawn, first(code), second(code))
        lay_tile(state, code)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Off the board, on another tile, or a second island."""
        if verb_of(code) != PLACE_TILE:
            return None
        centre = first(code)
        if state.box.board.on_edge(centre):
            return Reason("TEM-SET-4", "tempus-tile-off-board")
        if not is_free(state, centre):
            return Reason("TEM-SET-4", "tempus-tile-overlaps")
        return Reason("TEM-SET-3", "tempus-tile-apart")


class FirstPeople(Run[TempusState]):
    """In turn order each player places three tokens (TEM-SET-8); the frame counts the seats served."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the next seat."""
        served = first(frame)
        if served < state.seats:
            state.agenda.next(PEOPLE, served + 1)
            state.agenda.ask((state.course.first + served) % state.seats, START_HEX, STARTING_TOKENS)


def start_refusal(state: TempusState, seat: int, cell: int) -> str:
    """The clause that forbids a starting token on a hex, or nothing."""
    people = state.people
    if state.land.terrain[cell] == WATER:
        return "TEM-SET-8"
    if people.owner[cell] >= 0 and people.owner[cell] != seat:
        return "TEM-SET-12"
    if state.room(seat, cell) <= 0:
        return "TEM-SET-8"
    near = state.box.board.near
    for side in range(6):
        other = near[cell * 6 + side]
        if other < 0 or state.land.terrain[other] == WATER:
            continue
        if people.spread[seat] > 0 and (people.owner[other] == seat or people.owner[cell] == seat):
            return ""
        if people.spread[seat] == 0 and people.owner[other] < 0:
            # the group of three needs a second hex: a lone free hex would be a dead end
            return ""
    return "TEM-SET-11"


class StartHex(Ask[TempusState]):
    """Place one of the starting tokens; the frame counts those still to place."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every hex that keeps the group together."""
        return [pack(PLACE_TOKEN, cell) for cell in range(state.box.board.size) if not start_refusal(state, seat, cell)]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Place it and ask for the next."""
        state.people.add(seat, first(code))
        log.note(TOKEN_PLACED, seat, first(code))
        if first(frame) > 1:
            state.agenda.again(seat, START_HEX, first(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """On water, with somebody else, above the limit, or apart from the group."""
        if verb_of(code) != PLACE_TOKEN:
            return None
        cell = first(code)
        clause = start_refusal(state, seat, cell)
        if clause == "TEM-SET-8":
            water = state.land.terrain[cell] == WATER
            return Reason(clause, "tempus-start-on-water" if water else "tempus-start-full")
        return Reason(clause, "tempus-start-occupied" if clause == "TEM-SET-12" else "tempus-start-apart")
