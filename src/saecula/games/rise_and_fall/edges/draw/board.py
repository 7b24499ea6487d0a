"""The World in letters, signs and colours, with hexes of several sizes."""

from collections.abc import Collection

from rich.text import Text

from saecula.games.rise_and_fall.edges.draw.chart import Chart, Place, SeaHex, Spot
from saecula.games.rise_and_fall.edges.draw.signs import FACES, ground
from saecula.games.rise_and_fall.model.view import HexView, RiseView
from saecula.parts.signs import SEAT_SIGNS, joined, on_seat

#: Two tones of sea, so that tiles beside each other can be told apart.
SEA_TONES = ("#9cc7d4 on #12384a", "#c2dfe7 on #1c5068", "#9cc7d4 on #0c2a38")
SPOT_STYLES = ("bold #3a2f26 on #ecd27c", "bold #3a2f26 on #d8b95a")


class Board:
    """Draws the hexes of a chart, each `width` characters wide and one or two lines high."""

    def __init__(self, chart: Chart, view: RiseView, letters: dict[str, str], width: int, height: int) -> None:
        self.chart = chart
        self.letters = letters
        self.width = width
        self.height = height
        self.acted = set(view.acted)
        self.acting = acting(view)
        self.lifted = first_hexes(view)

    def lines(self) -> list[Text]:
        """All lines; none is longer than the chart is wide."""
        return [self.line(row, low) for row in range(self.chart.rows) for low in range(self.height)]

    def line(self, row: int, low: int) -> Text:
        """One line of a row; where hexes are two lines high, the upper one names them."""
        found = Text(no_wrap=True)
        for place in self.chart.row(row):
            found.append(" " * (self.chart.column(place, self.width) - found.cell_len))
            found.append_text(self.cell(place, low))
        return found

    def cell(self, place: Place, low: int) -> Text:
        """One line of a hex."""
        chart = self.chart
        if place in chart.land:
            shown = chart.land[place]
            return self.flat(shown) if self.height == 1 else self.lower(shown) if low else self.upper(shown)
        if place in chart.sea:
            return self.tile(chart.sea[place], low)
        return self.spot(chart.spots[place], low, place)

    # -- the World

    def sign(self, shown: HexView) -> str:
        """The sign of the terrain, or `#` for a tile that may be taken up."""
        return "#" if shown.hex in self.lifted else FACES[shown.terrain][0]

    def upper(self, shown: HexView) -> Text:
        """The terrain and the number of a hex."""
        number = shown.hex if self.width > 3 else shown.hex[-2:]
        return Text(f"{self.sign(shown)}{number:<{self.width - 1}}", style=ground(shown.terrain))

    def lower(self, shown: HexView) -> Text:
        """What stands on a hex."""
        found = self.pieces(shown)
        if found.cell_len > self.width:
            found = found[1:]
        left = (self.width - found.cell_len) // 2
        right = self.width - found.cell_len - left
        style = ground(shown.terrain)
        return joined(Text(" " * left, style=style), found, Text(" " * right, style=style))

    def flat(self, shown: HexView) -> Text:
        """All of a hex in one line: pieces, terrain, number, as far as there is room."""
        found = self.pieces(shown)
        if found.cell_len > self.width:
            return found[1:]
        room = self.width - found.cell_len
        number = shown.hex if len(shown.hex) < room else shown.hex[-2:] if not found.plain and room == 3 else ""
        said = f"{self.sign(shown)}{number}"[:room]
        rest = f" {said}" if not found.plain and room > len(said) + 1 else said
        return joined(found, Text(f"{rest:<{room}}", style=ground(shown.terrain)))

    def pieces(self, shown: HexView) -> Text:
        """The pieces of a hex: the sign of the seat, then the letter, a small one if the piece has acted."""
        found = Text()
        for piece in shown.pieces:
            letter = self.letters[piece.piece]
            has_acted = shown.hex in self.acted and (piece.seat, piece.piece) == self.acting
            said = letter.lower() if has_acted else letter
            found.append(f"{SEAT_SIGNS[piece.seat]}{said}", style=on_seat(piece.seat))
        return found

    # -- the sea while it is laid

    def tile(self, shown: SeaHex, low: int) -> Text:
        """A hex of a sea tile, with the number of the tile."""
        style = SEA_TONES[shown.tile % 3]
        if low:
            return Text("~".center(self.width), style=style)
        return Text(f"{shown.tile:^{self.width}}", style=f"bold {style}" if shown.middle else style)

    def spot(self, shown: Spot, low: int, place: Place) -> Text:
        """A place for the middle of a sea tile: the tile it lies beside, and the spot around that tile."""
        style = SPOT_STYLES[place[0] % 2]
        if self.height == 2:
            said = shown.spot if low else f"{shown.tile}/"
        else:
            said = f"{shown.tile}/{shown.spot}" if self.width >= 5 else f"+{shown.spot}"
        return Text(f"{said:^{self.width}}", style=style)


def acting(view: RiseView) -> tuple[int, str | None] | None:
    """Whose pieces may act now, and of which kind; None outside turns."""
    return next(((one.seat, view.realms[one.seat].played) for one in view.asked if one.kind == "turn"), None)


def first_hexes(view: RiseView) -> Collection[str]:
    """The first hexes of this layer's tiles, while somebody must take one up: moves name a tile by its first hex."""
    if any(question.kind == "tile-lift" for question in view.asked):
        return {tile.hex for tile in view.world.tiles}
    return ()
