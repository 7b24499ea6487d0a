"""What is in the box: board, era chart, tiles and deck as flat lists of small ints, shared by all states."""

from saecula.parts.hexes import HexBoard


class EraChart:
    """The era chart, one list per column, indexed by the row where a cube stands."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.tokens: list[int] = []
        self.distance: list[int] = []
        self.babies: list[int] = []
        self.stack: list[int] = []
        self.sea: list[int] = []
        self.drawn: list[int] = []
        self.hand: list[int] = []
        self.actions: list[int] = []
        #: terrain of the progress box; 0 for the starting box
        self.terrain: list[int] = []
        #: idea cards that players get for advancing to this row as the new era
        self.bonus: list[int] = []


class Box:
    """One component set."""

    def __init__(
        self,
        board: HexBoard,
        chart: EraChart,
        tiles: list[list[int]],
        tiles_by_seats: dict[int, int],
        tokens: int,
        cities: list[int],
        deck: list[int],
        flight_points: int,
    ) -> None:
        self.board = board
        self.chart = chart
        #: terrains of each map tile: the centre, then the ring clockwise from the east
        self.tiles = tiles
        self.tiles_by_seats = tiles_by_seats
        self.tokens = tokens
        #: how many city tiles of value 2, 3 and 4 each player has
        self.cities = cities
        #: how many copies of each kind of idea card there are
        self.deck = deck
        self.flight_points = flight_points
        #: centres on which a map tile lies wholly inside the sea board (TEM-SET-4)
        self.centres = [cell for cell in range(board.size) if not board.on_edge(cell)]
        self.flight = len(chart.names) - 1
