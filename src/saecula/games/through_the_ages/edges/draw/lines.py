"""Laying out lines for a terminal: items that flow from line to line, short sections that share a line."""

from collections.abc import Sequence

from rich.text import Text

WIDTH = 100
HALF = 49
LABEL = 13
#: The width of a column of sections; columns begin at 0, 34 and 68.
COLUMN = 34
GAP = "  "


class Section:
    """Items that belong together, under a label."""

    def __init__(self, label: Text, items: Sequence[Text]) -> None:
        self.label = label
        self.items = items

    def lines(self) -> list[Text]:
        """The label, then the items one after the other; none is broken in two."""
        return flow(padded(self.label, LABEL - 1), self.items)


def padded(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up with spaces to a width, or cut there and ended with an ellipsis."""
    found = Text().append_text(text)
    if found.cell_len > width:
        found.truncate(width, overflow="ellipsis")
    gap = " " * (width - found.cell_len)
    return Text(gap).append_text(found) if right else found.append(gap)


def flow(lead: Text, items: Sequence[Text], indent: int = LABEL) -> list[Text]:
    """Items after a lead, on as many lines as they need; all lines but the first are indented."""
    found: list[Text] = []
    line = Text().append_text(lead).append(" ")
    is_empty = True
    for item in items:
        gap = 0 if is_empty else len(GAP)
        if line.cell_len + gap + item.cell_len > WIDTH and not is_empty:
            found.append(line)
            line, gap = Text(" " * indent), 0
        line.append(" " * gap)
        line.append_text(padded(item, min(item.cell_len, WIDTH - line.cell_len)))
        is_empty = False
    return [*found, line]


def shelves(sections: Sequence[Section]) -> list[Text]:
    """Sections in three columns: each takes as many as it needs, on the first line with room for it."""
    found: list[Text] = []
    ends: list[int] = []
    for section in sections:
        lines = section.lines()
        last = lines[-1].cell_len
        free = (at for at, end in enumerate(ends) if end + last <= WIDTH)
        place = next(free, None) if len(lines) == 1 else None
        if place is None:
            found += lines
            ends += [WIDTH] * (len(lines) - 1) + [_next_column(last)]
        else:
            found[place] = padded(found[place], ends[place]).append_text(lines[0])
            ends[place] = _next_column(ends[place] + last)
    return found


def packed(sections: Sequence[Section]) -> list[Text]:
    """Sections one after the other, without columns."""
    return flow(Text(), [part for section in sections for part in (section.label, *section.items)], indent=1)


def _next_column(end: int) -> int:
    return -(-(end + 1) // COLUMN) * COLUMN
