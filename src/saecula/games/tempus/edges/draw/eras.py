"""The era chart in the terminal, the last row on top: figures, terrains and cubes."""

from rich.text import Text

from saecula.games.tempus.edges.draw.panels import new_era
from saecula.games.tempus.edges.draw.signs import GAP, columns, swatch
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.kinds import TERRAINS
from saecula.games.tempus.model.view import TempusView
from saecula.parts.signs import clipped, joined, mark
from saecula.texts.languages import Texts

#: Columns taken by a terrain and the blank after it, by the longest name, by the figures and by five cubes.
TERRAIN, NAME, FIGURES, CUBES = 4, 11, 19, 14
#: Columns that the chart takes with one line for each row, and with two.
WIDE = TERRAIN + NAME + GAP + FIGURES + GAP + CUBES
TALL = TERRAIN + NAME + GAP + CUBES


class Eras:
    """The rows of the chart, in one line each or in two."""

    def __init__(self, game: Tempus, view: TempusView, texts: Texts) -> None:
        self.game = game
        self.view = view
        self.texts = texts
        self.following = new_era(game, view)

    def wide(self) -> list[Text]:
        """All rows, a line each."""
        return self._lines(0, self.game.box.flight)

    def near(self) -> list[Text]:
        """The rows that matter now, a line each."""
        reached = [self.game.names.eras.index(name) for name in self.view.era]
        return self._lines(min(reached), min(max(reached) + 2, self.game.box.flight))

    def _lines(self, low: int, high: int) -> list[Text]:
        rows = reversed(range(low, high + 1))
        return columns([[self._named(row), self._figures(row), self._cubes(row)] for row in rows])

    def tall(self) -> list[Text]:
        """All rows, two lines each: the figures stand below the name."""
        found = []
        for row in reversed(range(self.game.box.flight + 1)):
            found.append(columns([[self._named(row), self._cubes(row)]])[0])
            found.append(joined(" " * TERRAIN, self._figures(row)))
        return found

    def _named(self, row: int) -> Text:
        """Terrain and name of a row; the next row stands out, and so do those where somebody's cube is."""
        style = "bold reverse" if row == self.following else "bold" if self._cubes(row).plain else "dim"
        name = clipped(self.texts.format(f"tempus-era-{self.game.names.eras[row]}"), NAME)
        return joined(swatch(TERRAINS[self.game.box.chart.terrain[row]]), " ", Text(name, style=style))

    def _cubes(self, row: int) -> Text:
        name = self.game.names.eras[row]
        return Text(" ").join(mark(seat) for seat in range(self.view.seats) if self.view.era[seat] == name)

    def _figures(self, row: int) -> Text:
        chart = self.game.box.chart
        if row == self.game.box.flight:
            return Text(f"+{self.game.box.flight_points}", style="dim")
        sea = "≈" if chart.sea[row] else " "
        return Text(
            f"→{chart.tokens[row]}×{chart.distance[row]}{sea} +{chart.babies[row]} ≡{chart.stack[row]} "
            f"▯{chart.drawn[row]}/{chart.hand[row]} ●{chart.actions[row]}",
            style="dim",
        )
