"""Setting up: tiles, effect tiles, the first pawns (TOE-SET)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.state import EmpiresState, Land
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask, Draw, Run


class LayTiles(Draw[EmpiresState]):
    """Lays the tiles spot by spot, randomly turned: capital tiles on their spots, the others shuffled (TOE-SET-1)."""

    def fitting(self, state: EmpiresState) -> list[int]:
        """The tiles that may be laid on the next spot."""
        layout, tile = state.layout, state.land.tile
        spot = next_spot(state)
        if spot in layout.capitals:
            return [3 * layout.capitals.index(spot)]
        return [number for number in range(3 * state.seats) if number % 3 and number not in tile]

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each fitting tile, turned in each of three ways."""
        spot = next_spot(state)
        return [pack(verbs.LAY_TILE, spot, number, turned) for number in self.fitting(state) for turned in range(3)]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """All are equally likely."""
        return [1] * (3 * len(self.fitting(state)))

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay the tile on a new Land, because other states may share the old one."""
        state.agenda.table.pop()
        tile, turned = state.land.tile.copy(), state.land.turned.copy()
        tile[first(code)], turned[first(code)] = second(code), code & 1023
        state.land = Land(tile, turned, state.box)
        log.note(notes.TILE_LAID, second(code), first(code), code & 1023)
        if next_spot(state) >= 0:
            state.agenda.next(steps.LAY_TILES)


def next_spot(state: EmpiresState) -> int:
    """The first spot without a tile, -1 if all have one."""
    for spot in state.layout.spots:
        if state.land.tile[spot] < 0:
            return spot
    return -1


class TileSides(Draw[EmpiresState]):
    """A random side of each leader effect tile in use, kept all game; the frame holds the column (TOE-SET-3)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The two sides of the column's tile."""
        return [pack(verbs.CHOOSE_SIDE, first(frame), effect) for effect in state.box.sides[first(frame)]]

    def weights(self, state: EmpiresState, frame: int) -> list[int]:
        """Both are equally likely."""
        return [1, 1]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Lay the tile and go on to the next column; the fourth is used only by four players (TOE-SET-7)."""
        state.agenda.table.pop()
        column = first(frame)
        state.boards.effect[column] = second(code)
        log.note(notes.SIDE_CHOSEN, column, second(code))
        if column + 1 < max(3, state.seats):
            state.agenda.next(steps.TILE_SIDES, column + 1)


class FirstPawns(Run[EmpiresState]):
    """Everybody places one pawn before the first age (TOE-SET-5)."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask everybody at once."""
        for seat in range(state.seats):
            state.agenda.ask(seat, steps.START)


class Start(Ask[EmpiresState]):
    """Choose where on your capital tile your first clan stands (TOE-SET-5)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The three territories of the seat's capital tile."""
        home = 3 * state.layout.capitals[seat]
        return [pack(verbs.PLACE_PAWN, home + corner) for corner in range(3)]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put a pawn from the reserve there."""
        state.agenda.answered(seat)
        state.folk.reserve[seat] -= 1
        state.map.put(seat, first(code), 1)
        log.note(notes.PAWN_PLACED, seat, first(code))

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The territory must be on the seat's own capital tile."""
        return Reason("TOE-SET-5", "time-of-empires-start-at-home") if verb_of(code) == verbs.PLACE_PAWN else None
