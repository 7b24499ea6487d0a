"""What `simulate` and `arena` share: reading line-ups and options, and showing how far a series has come."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from saecula.kernel.errors import BadOptions

T = TypeVar("T")


def read_bots(text: str) -> list[str]:
    """greedy,random,search:100 -> three names."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOptions(f"--bots takes names with commas between them, like greedy,random; not {text!r}")
    return names


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """map=dealt -> the option and its value; raises BadOptions if one is given two values."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions(f"--option takes NAME=VALUE, like map=dealt; not {pair!r}")
        if found.setdefault(name, value) != value:
            raise BadOptions(f"option {name} is given twice, as {found[name]!r} and as {value!r}")
    return found


def watched(
    items: Iterable[T], total: int, what: str, where: Callable[[], str] = str, shown: bool = True
) -> Iterator[T]:
    """Some items, with a progress bar on a terminal while they come."""
    if not shown or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=total, pace="")
        for item in items:
            speed = progress.tasks[bar].speed or 0.0
            progress.update(bar, advance=1, pace=f"{speed:.3g}/s", description=" ".join((what, where())).strip())
            yield item
