"""Setting up: how the World comes about, who begins, the starting pieces (RNF-WOR-1, RNF-STA)."""

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.grid import Grid, cells_of_rows
from saecula.games.rise_and_fall.model.kinds import GLACIER, KINDS, NOMAD, SEA, SHIP, TOWN
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.cards import is_empty, place
from saecula.games.rise_and_fall.rules.generator import make_world
from saecula.games.rise_and_fall.rules.layers import finish_world
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run

#: Numbers that chance draws for a World of its own; two of them make a million Worlds.
NUMBERS = 1024
STARTERS = (NOMAD, TOWN, SHIP)
#: Setting up, step by step; each round then enters its own steps.
SETUP_STEPS = [steps.MAKE_WORLD, steps.FIRST_PLAYER, steps.START_PIECES, steps.BEGIN_ROUND]


class MakeWorld(Run[RiseState]):
    """The World is built by the players, made at random or taken from the library, as agreed."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Enter the steps of that way."""
        way = state.options["world"]
        if way == "built":
            state.agenda.enter([steps.FIRST_BUILDER, steps.SEA_TILES])
        else:
            state.agenda.next(steps.LIBRARY_WORLD if way == "library" else steps.WORLD_SEED)


class LibraryWorld(Draw[RiseState]):
    """Chance takes one of the ready Worlds."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each of them."""
        return [pack(verbs.DRAW_WORLD, number) for number in range(len(state.box.worlds[state.seats]))]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All alike."""
        return [1] * len(state.box.worlds[state.seats])

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Spread it out."""
        state.agenda.table.pop()
        cells, levels = cells_of_rows(state.box.worlds[state.seats][first(code)])
        log.note(notes.WORLD_DRAWN, first(code))
        take_world(state, Grid(state.box, cells), levels, log)


class WorldSeed(Draw[RiseState]):
    """Chance draws two numbers, from which a World follows; the frame has the first of them, plus one."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every number."""
        return [pack(verbs.DRAW_SEED, number) for number in range(NUMBERS)]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All alike."""
        return [1] * NUMBERS

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Draw once more, or make the World."""
        state.agenda.table.pop()
        log.note(notes.SEED_DRAWN, first(code))
        if second(frame) == 0:
            state.agenda.next(steps.WORLD_SEED, first(code), 1)
            return
        grid, levels = make_world(state.box, state.seats, first(frame) * NUMBERS + first(code))
        take_world(state, grid, levels, log)


def take_world(state: RiseState, grid: Grid, levels: list[int], log: Log) -> None:
    """Use a finished World."""
    state.spread_out(grid)
    state.site.level = levels
    finish_world(state, log)


class FirstBuilder(Draw[RiseState]):
    """Chance decides who lays the first tile (RNF-WOR-1)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Everybody."""
        return [pack(verbs.CHOOSE_FIRST, seat) for seat in range(state.seats)]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All alike."""
        return [1] * state.seats

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Note it."""
        state.agenda.table.pop()
        state.site.builder = first(code)
        log.note(notes.BUILDER_CHOSEN, first(code))


class FirstPlayer(Draw[RiseState]):
    """Chance decides who takes the first-player token (RNF-STA-2)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Everybody."""
        return [pack(verbs.CHOOSE_FIRST, seat) for seat in range(state.seats)]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All alike."""
        return [1] * state.seats

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Hand it over."""
        state.agenda.table.pop()
        state.course.first = first(code)
        log.note(notes.FIRST_CHOSEN, first(code))


class StartPieces(Run[RiseState]):
    """Three times round, each places one starting piece; the frame counts them (RNF-STA-2)."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Ask the next seat."""
        placed = first(frame)
        if placed < len(STARTERS) * state.seats:
            state.agenda.next(steps.START_PIECES, placed + 1)
            state.agenda.ask((state.course.first + placed) % state.seats, steps.START_PIECE)


def may_start(level: int, kind: int) -> bool:
    """Ships on sea; town and nomad neither on sea nor on glacier (RNF-STA-3)."""
    return level == SEA if kind == SHIP else SEA < level < GLACIER


class StartPiece(Ask[RiseState]):
    """Place one of the starting pieces still to come (RNF-STA-2)."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each piece on each empty hex that suits it."""
        found: list[int] = []
        level = state.ground().level
        for kind in STARTERS:
            if state.pieces.counts[seat * KINDS + kind] == 0:
                for cell in range(len(level)):
                    if may_start(level[cell], kind) and is_empty(state, cell):
                        found.append(pack(verbs.PLACE_PIECE, kind, cell))
        return found

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Place it."""
        state.agenda.answered(seat)
        log.note(notes.PIECE_PLACED, seat, first(code), second(code))
        place(state, seat, first(code), second(code), log)

    def why_not(self, state: RiseState, seat: int, frame: int, code: int) -> Reason | None:
        """No starting piece, one that stands already, or no hex for it."""
        if verb_of(code) != verbs.PLACE_PIECE:
            return None
        kind, cell = first(code), second(code)
        if kind not in STARTERS or state.pieces.counts[seat * KINDS + kind]:
            return Reason("RNF-STA-1", "rise-and-fall-no-starting-piece")
        land = state.ground()
        if cell >= land.size or not may_start(land.level[cell], kind):
            return Reason("RNF-STA-3", "rise-and-fall-wrong-terrain")
        return Reason("RNF-STA-3", "rise-and-fall-not-empty")
