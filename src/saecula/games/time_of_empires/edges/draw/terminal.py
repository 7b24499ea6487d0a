"""The whole table in a terminal, in a hundred columns and forty lines; the less room, the less it explains."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from saecula.games.time_of_empires.edges.draw.boards import Boards
from saecula.games.time_of_empires.edges.draw.plan import Said
from saecula.games.time_of_empires.edges.draw.seats import Seats
from saecula.games.time_of_empires.edges.draw.signs import filled
from saecula.games.time_of_empires.edges.draw.star import WIDTH, Star
from saecula.games.time_of_empires.game import TimeOfEmpires
from saecula.games.time_of_empires.model.view import EmpiresView
from saecula.parts.signs import side_by_side, unwrapped
from saecula.texts.languages import Texts

LINES = 40
GAP = 2
#: If the terminal is narrower than this, the boards go below the map.
BESIDE = 90


def title(said: Said, width: int) -> list[Text]:
    """The name of the game, the age and phase, and the clock or whose turn it is."""
    head = Text(said.game.meta.title, style="bold")
    return filled([head, *(Text(part) for part in said.phase())], width, "  ")


def lines_of(said: Said, width: int) -> list[Text]:
    """All lines; if they do not fit, first the texts of leaders and wonders are left out, then the legend."""
    head, star, seats = title(said, width), Star(said.game, said.view).lines(), Seats(said, width)
    below = [*seats.lines(), *seats.own()]
    legend = seats.legend()
    across = WIDTH + GAP if width >= BESIDE else 0
    for detail, signs in ((2, legend), (1, legend), (0, legend), (0, [])):
        boards = Boards(said, width - across, detail).lines()
        middle = side_by_side(star, boards, across) if across else [*star, *boards]
        found = [*head, *middle, *below, *signs]
        if len(found) <= LINES:
            break
    return found


def terminal(
    game: TimeOfEmpires, view: EmpiresView, texts: Texts, players: Sequence[str] = (), width: int = 80
) -> RenderableType:
    """The table as the view shows it; seats without a player's name show their letter."""
    lines = lines_of(Said(game, view, texts, players), width)
    return unwrapped(lines)
