"""Letters, signs and colours of the terminal, and lines that are filled without being broken."""

from collections.abc import Iterable

from rich.text import Text

from saecula.kernel.record import SEATS

SEAT_COLOURS = ("#0b6aa8", "#cf5a0c", "#0d8a63", "#b45f92")
SEAT_SIGNS = "●■▲◆"
#: Terrain -> its sign, colours of ink and ground.
GROUNDS = {
    "field": ("=", "#3a2c00", "#ecd27c"),
    "forest": ("♣", "#e8f2df", "#4b6f3a"),
    "mountain": ("^", "#181818", "#b9b2a8"),
}
BARE = ("?", "#806f58", "#2a241c")
#: Buildings, and the types of technologies that stand for them.
BUILDING_SIGNS = {"observatory": "✶", "warehouse": "▤", "mill": "✢", "theatre": "♫"}
TYPE_SIGNS = {"science": "✶", "construction": "▤", "expansion": "✢", "culture": "♫"}
FREE, CLOSED, GLASS, TECHNOLOGY, LEADER = "·", "×", "⋈", "▣", "♛"
CITY, CAPITAL = "○", "★"


def seat_style(seat: int) -> str:
    """White on the colour of a seat."""
    return f"bold #ffffff on {SEAT_COLOURS[seat]}"


def mark(seat: int) -> Text:
    """The sign and letter of a seat."""
    return Text(f"{SEAT_SIGNS[seat]}{SEATS[seat]}", style=f"bold {SEAT_COLOURS[seat]}")


def letters(seats: Iterable[int]) -> Text:
    """Letters of seats, each on its colour."""
    return Text.assemble(*((SEATS[seat], seat_style(seat)) for seat in seats))


def minutes(milliseconds: int) -> str:
    """A time such as 3:07, a begun second counting as a whole one."""
    seconds = max(0, -(-milliseconds // 1000))
    return f"{seconds // 60}:{seconds % 60:02}"


def padded(line: Text, width: int) -> Text:
    """A line with blanks up to a width."""
    return line + Text(" " * max(0, width - line.cell_len))


def shortened(text: str, width: int) -> str:
    """A name no longer than so many columns."""
    return text if Text(text).cell_len <= width else f"{text[: width - 1].rstrip()}…"


def flow(parts: Iterable[Text], width: int, gap: str = "  ", indent: str = "") -> list[Text]:
    """Parts one after the other, on as many lines as they need; a part longer than a line is broken between words."""
    found: list[Text] = []
    pieces = [piece for part in parts for piece in broken(part, width - len(indent))]
    for part in pieces:
        if found and found[-1].cell_len + len(gap) + part.cell_len <= width:
            found[-1] = Text.assemble(found[-1], gap, part)
        else:
            found.append(Text.assemble(indent if found else "", part))
    return found


def broken(part: Text, width: int) -> list[Text]:
    """A text in pieces that each fit a width."""
    pieces = [part]
    while pieces[-1].cell_len > width:
        last = pieces.pop()
        at = last.plain.rfind(" ", 0, width)
        at = at if at > 0 else width
        pieces += [last[:at], last[at:].copy()]
        if pieces[-1].plain.startswith(" "):
            pieces[-1] = pieces[-1][1:]
    return pieces
