"""`saecula games`: what can be played."""

import sys
from typing import Any

import msgspec

from saecula.cli.options import Flag
from saecula.games import GAMES, make_game
from saecula.kernel.meta import Meta


def games(*, json: Flag = False) -> None:
    """List the games, their seats and options.

    Parameters
    ----------
    json
        Print a list of objects with id, title, seats (fewest, most) and options.
    """
    found = [meta for name in GAMES if (meta := make_game(name).meta).listed]
    if json:
        sys.stdout.write(msgspec.json.encode([card(meta) for meta in found]).decode() + "\n")
        return
    show(found)


def card(meta: Meta) -> dict[str, Any]:
    """What programs read of a game."""
    options = [{"name": o.name, "choices": list(o.choices), "default": o.default} for o in meta.options]
    pieces = msgspec.to_builtins(meta.components)
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": list(meta.seats),
        "options": options,
        "rules": meta.rules,
        "components": pieces,
    }


def components(meta: Meta) -> str:
    """The component set, and whether it is all printed fact."""
    return f"{meta.components.name} (partly reconstructed)" if meta.components.reconstructed else meta.components.name


def show(found: list[Meta]) -> None:
    """What people read."""
    from rich.console import Console
    from rich.table import Table

    sheet = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for name in ("id", "title", "seats", "options", "components"):
        sheet.add_column(name)
    for meta in found:
        options = "\n".join(f"{option.name}={'|'.join(option.choices)} ({option.default})" for option in meta.options)
        sheet.add_row(meta.id, meta.title, f"{meta.seats[0]}-{meta.seats[1]}", options, components(meta))
    console = Console(highlight=False, markup=False)
    console.print(sheet)
    console.print(f"saecula play {found[0].id} starts a game.", style="dim")
