"""How the World comes about: built by the players, made at random, or taken from the library (RNF-WOR-1)."""

from typing import Final

from saecula.games.rise_and_fall.model import notes, steps, verbs
from saecula.games.rise_and_fall.model.grid import Grid, cells_of_rows
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.rules.world.generator import make_world
from saecula.games.rise_and_fall.rules.world.layers import finish_world
from saecula.kernel.codes import Log, first, pack, second
from saecula.kernel.steps import Draw, Run

#: How many numbers chance draws from; two draws give a million Worlds.
NUMBERS: Final = 1024


class MakeWorld(Run[RiseState]):
    """The World is built by the players, made at random or taken from the library, as agreed."""

    def run(self, state: RiseState, frame: int, log: Log) -> None:
        """Enter the steps of the way agreed on."""
        way = state.options["world"]
        if way == "built":
            state.agenda.enter([steps.FIRST_BUILDER, steps.SEA_TILES])
        else:
            state.agenda.next(steps.LIBRARY_WORLD if way == "library" else steps.WORLD_SEED)


class LibraryWorld(Draw[RiseState]):
    """Chance takes one of the ready Worlds."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Each World in the library."""
        return [pack(verbs.DRAW_WORLD, number) for number in range(len(state.box.worlds[state.seats]))]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * len(state.box.worlds[state.seats])

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Use the World drawn."""
        state.agenda.table.pop()
        cells, levels = cells_of_rows(state.box.worlds[state.seats][first(code)])
        log.note(notes.WORLD_DRAWN, first(code))
        take_world(state, Grid(state.box, cells), levels, log)


class WorldSeed(Draw[RiseState]):
    """Chance draws two numbers that make a World; for the second draw the frame holds the first number and a 1."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every number."""
        return [pack(verbs.DRAW_SEED, number) for number in range(NUMBERS)]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All equally likely."""
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


class SeatDraw(Draw[RiseState]):
    """Chance draws a seat."""

    def legal(self, state: RiseState, seat: int, frame: int) -> list[int]:
        """Every seat."""
        return [pack(verbs.CHOOSE_FIRST, seat) for seat in range(state.seats)]

    def weights(self, state: RiseState, frame: int) -> list[int]:
        """All equally likely."""
        return [1] * state.seats


class FirstBuilder(SeatDraw):
    """Chance decides who lays the first tile (RNF-WOR-1)."""

    def apply(self, state: RiseState, seat: int, frame: int, code: int, log: Log) -> None:
        """Note who it is."""
        state.agenda.table.pop()
        state.site.builder = first(code)
        log.note(notes.BUILDER_CHOSEN, first(code))
