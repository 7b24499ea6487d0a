"""The central board in the terminal: each tile in its place in the star, its centre above its three territories."""

from rich.text import Text

from saecula.games.time_of_empires.edges.draw.plan import corners_of
from saecula.games.time_of_empires.edges.draw.signs import BARE, BUILDING_SIGNS, CAPITAL, CITY, CLOSED, FREE, GROUNDS
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model.view import EmpiresView, SpaceView
from saecula.kernel.record import SEATS
from saecula.parts.signs import on_seat, padded

#: The width of a tile in characters, and the distance from one to the next in the same row.
TILE, STEP = 14, 16
WIDTH = 2 * STEP + TILE
HIGH = 4


class Star:
    """The star of tiles, each in the place that the corners of its spot give."""

    def __init__(self, game: TimeOfEmpires, view: EmpiresView) -> None:
        self.view = view
        layout = game.box.layouts[view.seats]
        self.capitals = [game.names.spots[spot] for spot in layout.capitals]
        self.spaces = {space.space: space for space in view.spaces}
        corners = corners_of(game)
        self.places = {game.names.spots[spot]: placed(corners[game.names.spots[spot]]) for spot in layout.spots}

    def lines(self) -> list[Text]:
        """All lines of the star."""
        rows = sorted({row for row, _ in self.places.values()})
        left = min(column for _, column in self.places.values())
        found: list[Text] = []
        for row in rows:
            spots = sorted((column - left, spot) for spot, (at, column) in self.places.items() if at == row)
            for line in range(HIGH):
                text = Text()
                for column, spot in spots:
                    text = padded(text, column * STEP // 2) + self.tile(spot, line)
                found.append(text)
        return found

    def tile(self, spot: str, line: int) -> Text:
        """One line of a tile: its centre (0) or one of its territories (1 to 3)."""
        if line == 0:
            return padded(self.centre(spot), TILE)
        return self.territory(self.spaces[f"{spot}{'abc'[line - 1]}"])

    def centre(self, spot: str) -> Text:
        """A city or a capital and the clans in it."""
        found = Text.assemble((spot, "bold"), " ")
        if spot in self.capitals:
            owner = self.capitals.index(spot)
            found.append(f"{CAPITAL}{SEATS[owner]}", style=on_seat(owner))
        else:
            found.append(f"{CITY} ")
        return found.append(" ") + clans(self.spaces[spot], 0)

    def territory(self, space: SpaceView) -> Text:
        """A territory: its letter, terrain, clans and slots."""
        sign, ink, ground = GROUNDS.get(space.terrain or "", BARE)
        found = Text(f" {space.space[-1]}{sign} ", style=f"{ink} on {ground}") + clans(space, 2)
        found.append(" ")
        for at, building in enumerate(space.slots):
            if building is None:
                found.append(f"{FREE if at < space.open else CLOSED} ")
            else:
                found.append(f"{BUILDING_SIGNS[building.building]}{SEATS[building.seat]}", on_seat(building.seat))
        rest = padded(found, TILE)
        rest.stylize_before(f"{ink} on {ground}")
        return rest


def clans(space: SpaceView, width: int) -> Text:
    """Whose clans stand on a space and how many, such as `A2`; `width` spaces if there are none."""
    if space.owner is None:
        return Text(" " * width)
    return Text(f"{SEATS[space.owner]}{space.clans}", style=on_seat(space.owner))


def placed(corners: list[tuple[int, int]]) -> tuple[int, int]:
    """The row of a tile in the star and its column in half steps, from the middle of its three corners."""
    q, r = (sum(point[axis] for point in corners) for axis in (0, 1))
    return r, round((2 * q + r) / 3)
