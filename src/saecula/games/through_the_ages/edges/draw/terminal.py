"""The table in a terminal: at most a hundred columns wide and, if possible, forty lines high."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from saecula.games.through_the_ages.edges.draw.lexicon import Lexicon
from saecula.games.through_the_ages.edges.draw.middle import header, piles, row, under_way
from saecula.games.through_the_ages.edges.draw.own import own
from saecula.games.through_the_ages.edges.draw.seats import figures, rival
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model.view import AgesView
from saecula.texts.languages import Texts

HEIGHT = 40
#: How much is shown of the rivals, and of the viewer: everything if there is room, then less and less.
DETAILS = ((2, 2), (1, 2), (0, 2), (0, 1), (0, 0), (-1, 0), (-2, 0), (-2, -1))


def table_lines(words: Lexicon, view: AgesView, of_rivals: int, of_oneself: int) -> list[Text]:
    """All lines, the middle of the table first, the viewer's own civilization last."""
    seat = focus(view)
    found = [*header(words, view), *row(words, view.table.row)]
    found += [*piles(words, view.table, of_oneself), *under_way(words, view), *figures(words, view)]
    for other in range(view.seats):
        if other != seat:
            found += rival(words, view, other, of_rivals)
    return [*found, *own(words, view, seat, of_oneself)]


def focus(view: AgesView) -> int:
    """The seat shown in full: the viewer, or for a spectator the one whose turn it is."""
    if view.seat is not None:
        return view.seat
    return view.table.turn if view.table.turn is not None else 0


def terminal(
    game: ThroughTheAges, view: AgesView, texts: Texts, players: Sequence[str] = (), width: int = 100
) -> RenderableType:
    """The whole table, with as much detail as fits."""
    words = Lexicon(game, texts, players)
    for of_rivals, of_oneself in DETAILS:
        lines = table_lines(words, view, of_rivals, of_oneself)
        if len(lines) <= HEIGHT:
            break
    found = Text("\n").join(lines)
    found.no_wrap, found.overflow = True, "ellipsis"
    return found
