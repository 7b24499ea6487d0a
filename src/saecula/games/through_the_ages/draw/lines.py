"""Laying out lines of a terminal: items that flow, sections that share a line where both are short."""

from collections.abc import Sequence

from rich.text import Text

WIDTH = 100
HALF = 49
LABEL = 14
GAP = "  "


class Section:
    """Something with a label: items that belong together."""

    def __init__(self, label: Text, items: Sequence[Text]) -> None:
        self.label = label
        self.items = items

    def lines(self, width: int = WIDTH, indent: int = LABEL) -> list[Text]:
        """The label, then the items one after the other; none is broken in two."""
        return flow(padded(self.label, indent - 1), self.items, width, indent)


def padded(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up with spaces, or cut with a sign that says so."""
    found = Text().append_text(text)
    if found.cell_len > width:
        found.truncate(width, overflow="ellipsis")
    gap = " " * (width - found.cell_len)
    return Text(gap).append_text(found) if right else found.append(gap)


def flow(lead: Text, items: Sequence[Text], width: int = WIDTH, indent: int = LABEL) -> list[Text]:
    """Items behind a lead, on as many lines as they need, the later ones indented."""
    found: list[Text] = []
    line = Text().append_text(lead).append(" ")
    is_empty = True
    for item in items:
        gap = 0 if is_empty else len(GAP)
        if line.cell_len + gap + item.cell_len > width and not is_empty:
            found.append(line)
            line, gap = Text(" " * indent), 0
        line.append(" " * gap)
        line.append_text(padded(item, min(item.cell_len, width - line.cell_len)))
        is_empty = False
    return [*found, line]


def shelves(sections: Sequence[Section]) -> list[Text]:
    """Sections from left to right: two share a line where both need no more than half of it."""
    found: list[Text] = []
    waiting: Text | None = None
    for section in sections:
        lines = section.lines()
        if len(lines) > 1 or lines[0].cell_len > HALF:
            found += [*([waiting] if waiting is not None else []), *lines]
            waiting = None
        elif waiting is None:
            waiting = lines[0]
        else:
            found.append(padded(waiting, WIDTH - HALF).append_text(lines[0]))
            waiting = None
    return found if waiting is None else [*found, waiting]
