"""Setting up: the first player, the map tile by tile, the first people (TEM-SET)."""

from saecula.games.tempus.model import notes, steps, verbs
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.kinds import WATER
from saecula.games.tempus.model.state import Land, TempusState
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run

#: Setting up, step by step; each era then enters its own steps.
SETUP_STEPS = [steps.FIRST_PLAYER, steps.BUILD_MAP, steps.PEOPLE, steps.BEGIN_ERA]
STARTING_TOKENS = 3


class FirstPlayer(Draw[TempusState]):
    """A first player is chosen at random (TEM-SET-1)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per seat."""
        return [pack(verbs.CHOOSE_FIRST, chosen) for chosen in range(state.seats)]

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All seats equally likely."""
        return [1] * state.seats

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Hand over the marker."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(notes.FIRST_CHOSEN, first(code))


def is_free(state: TempusState, centre: int) -> bool:
    """Whether a tile with this centre, which is not on the edge, would cover nothing but water (TEM-SET-4)."""
    terrain = state.land.terrain
    if terrain[centre] != WATER:
        return False
    near = state.box.board.near
    for side in range(6):
        cell = near[centre * 6 + side]
        if terrain[cell] != WATER:
            return False
    return True


def touches_land(state: TempusState, centre: int) -> bool:
    """Whether a tile with this centre would share at least one hex side with a placed one (TEM-SET-3)."""
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
    """Every move that places the next tile: each possible centre with each rotation."""
    return [pack(verbs.PLACE_TILE, centre, turn) for centre in tile_places(state) for turn in range(6)]


class BuildMap(Run[TempusState]):
    """Draw and place tiles in turn order until enough lie for the number of players (TEM-SET-5, TEM-SET-10)."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Go on with the next tile, or finish the map."""
        course = state.course
        if course.drawn >= 0 and not tile_places(state):
            # TEM-SET-6: the tile drawn cannot be placed, so the map stays as it is
            course.drawn = -1
            self.finish(state, log)
        elif course.drawn >= 0:
            state.agenda.next(steps.BUILD_MAP)
            if state.options["map"] == "dealt":
                state.agenda.next(steps.DEAL_TILE)
            else:
                state.agenda.ask((course.first + course.placed) % state.seats, steps.TILE_PLACE)
        elif course.placed < state.box.tiles_by_seats[state.seats]:
            state.agenda.next(steps.BUILD_MAP)
            state.agenda.next(steps.TILE_FROM_STACK)
        else:
            self.finish(state, log)

    def finish(self, state: TempusState, log: Log) -> None:
        """Finish the map; from now on lakes and sea are fixed."""
        state.land = Land(state.land.terrain, Coast(state.box.board, state.land.terrain))
        log.note(notes.MAP_FINISHED, state.course.placed)


class TileFromStack(Draw[TempusState]):
    """A tile is drawn from the shuffled face-down stack (TEM-SET-3)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """One move per tile left."""
        stack = state.course.stack
        return [pack(verbs.DRAW_TILE, tile) for tile in range(len(stack)) if stack[tile]]

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All tiles equally likely."""
        return [1] * sum(state.course.stack)

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Turn the tile face up."""
        state.agenda.table.pop()
        tile = first(code)
        state.course.stack[tile] = 0
        state.course.drawn = tile
        log.note(notes.TILE_DRAWN, tile)


def lay_tile(state: TempusState, code: int) -> None:
    """Lay the drawn tile on its centre, turned clockwise by as many sixths as the move says."""
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
    """If the map is dealt at random, chance lays the tile."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every place and rotation a player could choose."""
        return placings(state)

    def weights(self, state: TempusState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * (6 * len(tile_places(state)))

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it."""
        state.agenda.table.pop()
        log.note(notes.TILE_PLACED, state.seats, state.course.drawn, first(code), second(code))
        lay_tile(state, code)


class TilePlace(Ask[TempusState]):
    """A player places the tile just drawn (TEM-SET-3)."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every place and rotation."""
        return placings(state)

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay it."""
        state.agenda.answered(seat)
        log.note(notes.TILE_PLACED, seat, state.course.drawn, first(code), second(code))
        lay_tile(state, code)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Off the board, on another tile, or a second island."""
        if verb_of(code) != verbs.PLACE_TILE:
            return None
        centre = first(code)
        if state.box.board.on_edge(centre):
            return Reason("TEM-SET-4", "tempus-tile-off-board")
        if not is_free(state, centre):
            return Reason("TEM-SET-4", "tempus-tile-overlaps")
        return Reason("TEM-SET-3", "tempus-tile-apart")


class People(Run[TempusState]):
    """In turn order each player places three tokens (TEM-SET-8); the frame counts the seats already served."""

    def run(self, state: TempusState, frame: int, log: Log) -> None:
        """Ask the next seat."""
        served = first(frame)
        if served < state.seats:
            state.agenda.next(steps.PEOPLE, served + 1)
            state.agenda.ask((state.course.first + served) % state.seats, steps.START_HEX, STARTING_TOKENS)


def may_start(state: TempusState, seat: int, cell: int) -> bool:
    """Whether a starting token may stand on a hex (TEM-SET-8, TEM-SET-11, TEM-SET-12)."""
    owner = state.people.owner[cell]
    return (
        state.land.terrain[cell] != WATER
        and (owner < 0 or owner == seat)
        and state.room(seat, cell) > 0
        and keeps_together(state, seat, cell)
    )


def keeps_together(state: TempusState, seat: int, cell: int) -> bool:
    """Whether a token on a hex joins the seat's group, or begins one that has a free hex beside it (TEM-SET-11)."""
    people = state.people
    begins = people.spread[seat] == 0
    for side in range(6):
        other = state.box.board.near[cell * 6 + side]
        if other < 0 or state.land.terrain[other] == WATER:
            continue
        owner = people.owner[other]
        # the group of three needs a second hex: a lone free hex would be a dead end
        if owner < 0 if begins else (owner == seat or people.owner[cell] == seat):
            return True
    return False


def why_no_start(state: TempusState, seat: int, cell: int) -> Reason:
    """Which clause a starting token on a hex would break."""
    if state.land.terrain[cell] == WATER:
        return Reason("TEM-SET-8", "tempus-start-on-water")
    if state.people.owner[cell] not in (-1, seat):
        return Reason("TEM-SET-12", "tempus-start-occupied")
    if keeps_together(state, seat, cell):
        return Reason("TEM-SET-8", "tempus-start-full")
    return Reason("TEM-SET-11", "tempus-start-apart")


class StartHex(Ask[TempusState]):
    """Place one of the starting tokens; the frame counts those still to be placed."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every hex that keeps the group together."""
        cells = range(state.box.board.size)
        return [pack(verbs.PLACE_TOKEN, cell) for cell in cells if may_start(state, seat, cell)]

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Place it and ask for the next."""
        state.people.add(seat, first(code))
        log.note(notes.TOKEN_PLACED, seat, first(code))
        if first(frame) > 1:
            state.agenda.again(seat, steps.START_HEX, first(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """On water, with somebody else, above the limit, or apart from the group."""
        return why_no_start(state, seat, first(code)) if verb_of(code) == verbs.PLACE_TOKEN else None
