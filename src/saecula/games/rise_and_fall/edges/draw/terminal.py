"""The whole table in a terminal, within a hundred columns and forty lines: hexes as large as there is room for."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from saecula.games.rise_and_fall.edges.draw.blocks import heading, legend, own_pieces, regions, tile_shapes
from saecula.games.rise_and_fall.edges.draw.board import Board
from saecula.games.rise_and_fall.edges.draw.chart import Chart
from saecula.games.rise_and_fall.edges.draw.signs import letters_of
from saecula.games.rise_and_fall.edges.draw.table import tall_table, wide_table
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.parts.signs import flow, side_by_side, unwrapped
from saecula.texts.languages import Texts

LINES = 40
SIDE = 39
#: Columns between the board and what stands beside it.
GAP = 2
#: How many columns a table with a row for each seat needs.
WIDE = 96
#: Width and height of a hex in characters, and whether the rest stands beside the board; the best comes first.
SIZES = (
    (4, 2, True),
    (4, 2, False),
    (6, 1, False),
    (6, 1, True),
    (5, 1, False),
    (4, 1, True),
    (3, 2, True),
    (4, 1, False),
    (3, 2, False),
    (3, 1, True),
    (3, 1, False),
)


class Page:
    """One picture of the table."""

    def __init__(self, game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str], width: int) -> None:
        self.game = game
        self.view = view
        self.texts = texts
        self.players = players
        self.width = width
        self.chart = Chart(game, view)
        self.head = heading(game, view, texts, players, width)

    def lines(self) -> list[Text]:
        """All lines, in the first size that fits."""
        side, below = self.side(), self.below()
        for width, height, beside in SIZES:
            room = self.width - (SIDE + GAP if beside else 0)
            if self.chart.columns(width) > room or (not beside and self.width < WIDE):
                continue
            high = self.chart.rows * height
            needed = max(high, len(side)) + 1 if beside else high + len(below)
            if len(self.head) + needed <= LINES:
                return self.side_by_side(width, height, side) if beside else self.stacked(width, height, below)
        width = next((size for size in (6, 5, 4) if self.chart.columns(size) <= self.width), 3)
        return self.stacked(width, 1, side)

    def board(self, width: int, height: int) -> list[Text]:
        """The World, with hexes of this size."""
        return Board(self.chart, self.view, letters_of(self.texts), width, height).lines()

    def side(self) -> list[Text]:
        """What stands beside the board."""
        game, view, texts = self.game, self.view, self.texts
        if not view.world.finished:
            return [*tile_shapes(game, view, texts, SIDE), Text(), *legend(view, texts, SIDE, letters=False)]
        table = tall_table(game, view, texts, self.players, SIDE)
        own = own_pieces(view, texts)
        blank = [Text()] if own else []
        return [*table, *blank, *own, Text(), *legend(view, texts, SIDE, letters=False)]

    def below(self) -> list[Text]:
        """What stands below the board."""
        game, view, texts, width = self.game, self.view, self.texts, self.width
        if not view.world.finished:
            return [*tile_shapes(game, view, texts, width), *legend(view, texts, width, letters=True)]
        table = wide_table(game, view, texts, self.players, width)
        own = flow(own_pieces(view, texts), width, "   ")
        return [*table, *own, *legend(view, texts, width, letters=True)]

    def side_by_side(self, width: int, height: int, side: list[Text]) -> list[Text]:
        """The board on the left; beside it everything else, and the regions where there is room."""
        board = self.board(width, height)
        across = self.chart.columns(width) + GAP
        room = max(len(board), LINES - len(self.head) - 1) - len(side)
        more = regions(self.view, self.texts, SIDE, min(room - 1, 6))
        side = [*side, Text(), *more] if more else side
        return [*self.head, Text(), *side_by_side(board, side, across)]

    def stacked(self, width: int, height: int, below: list[Text]) -> list[Text]:
        """The board on top, everything else below it, and the regions where there is room."""
        board = self.board(width, height)
        room = LINES - len(self.head) - len(board) - len(below)
        more = regions(self.view, self.texts, self.width, min(room, 3))
        blank = [Text()] if room > len(more) else []
        return [*self.head, *board, *blank, *below, *more]


def terminal(
    game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str] = (), width: int = 80
) -> RenderableType:
    """The table as a viewer may see it."""
    lines = Page(game, view, texts, players, width).lines()
    return unwrapped(lines)
