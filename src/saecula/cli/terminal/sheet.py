"""Tables that fit into a terminal of eighty columns."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table


def new_sheet(title: str, words: Sequence[str], figures: Sequence[str]) -> "Table":
    """An empty table: columns of words first, then columns of figures."""
    from rich import box
    from rich.table import Table

    sheet = Table(title=title, box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for name in words:
        sheet.add_column(name, no_wrap=True)
    for name in figures:
        sheet.add_column(name, justify="right", no_wrap=True)
    return sheet
