"""Letters, signs and colours in the terminal, and parts of text flowed into lines."""

from collections.abc import Iterable

from rich.text import Text

from saecula.kernel.record import SEATS
from saecula.parts.signs import flow, on_seat

#: Terrain -> its sign, its text colour and its background.
GROUNDS = {
    "field": ("=", "#3a2c00", "#ecd27c"),
    "forest": ("♣", "#e8f2df", "#4b6f3a"),
    "mountain": ("^", "#181818", "#b9b2a8"),
}
BARE = ("?", "#806f58", "#2a241c")
#: The signs of the buildings, and of the types of technologies that stand for them.
BUILDING_SIGNS = {"observatory": "✶", "warehouse": "▤", "mill": "✢", "theatre": "♫"}
TYPE_SIGNS = {"science": "✶", "construction": "▤", "expansion": "✢", "culture": "♫"}
FREE, CLOSED, GLASS, TECHNOLOGY, LEADER = "·", "×", "⋈", "▣", "♛"
CITY, CAPITAL = "○", "★"


def letters(seats: Iterable[int]) -> Text:
    """The letters of some seats, each on its seat's colour."""
    return Text.assemble(*((SEATS[seat], on_seat(seat)) for seat in seats))


def minutes(milliseconds: int) -> str:
    """Milliseconds as a time such as 3:07, rounded up to whole seconds."""
    seconds = max(0, -(-milliseconds // 1000))
    return f"{seconds // 60}:{seconds % 60:02}"


def filled(parts: Iterable[Text], width: int, gap: str = "  ", indent: str = "") -> list[Text]:
    """Parts flowed onto as many lines as they need; only a part longer than a line is broken, between words."""
    return flow([piece for part in parts for piece in broken(part, width - len(indent))], width, gap, indent)


def broken(part: Text, width: int) -> list[Text]:
    """A text cut into pieces that each fit a width."""
    pieces = [part]
    while pieces[-1].cell_len > width:
        last = pieces.pop()
        at = last.plain.rfind(" ", 0, width)
        at = at if at > 0 else width
        pieces += [last[:at], last[at:].copy()]
        if pieces[-1].plain.startswith(" "):
            pieces[-1] = pieces[-1][1:]
    return pieces
