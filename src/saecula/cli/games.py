"""`saecula games`: what can be played."""

import sys
from textwrap import wrap
from typing import Any

import msgspec

from saecula.cli.shared.options import Flag
from saecula.games import listed, make_game
from saecula.kernel.meta import Meta, Option

INDENT = "    "


def games(*, json: Flag = False) -> None:
    """List the games, their seats and options.

    Parameters
    ----------
    json
        Print a list of objects with id, title, seats (fewest, most) and options.
    """
    found = [make_game(game).meta for game in listed()]
    if json:
        sys.stdout.write(msgspec.json.encode([card(meta) for meta in found]).decode() + "\n")
        return
    show(found)


def card(meta: Meta) -> dict[str, Any]:
    """A game in the form that programs read."""
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
    """The name of the component set, and whether it is partly reconstructed."""
    return f"{meta.components.name} (partly reconstructed)" if meta.components.reconstructed else meta.components.name


def show(found: list[Meta]) -> None:
    """Print the games for people to read, one option per line, so that nothing is cut at eighty columns."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False)
    for meta in found:
        seats = f"{meta.seats[0]} to {meta.seats[1]} players"
        console.print(Text.assemble((meta.id, "bold"), f"  {meta.title}, {seats}"))
        for line in [f"components: {components(meta)}", *map(option_line, meta.options)]:
            for shown in broken(line, console.width):
                console.print(shown, soft_wrap=True)
        console.print()
    console.print(f"saecula play {found[0].id} starts a game; --option NAME=VALUE chooses.", style="dim")


def broken(line: str, width: int) -> list[str]:
    """A line under a game; if it is too long it goes on further in, and ids are not broken."""
    return wrap(line, width, initial_indent=INDENT, subsequent_indent=2 * INDENT, break_on_hyphens=False)


def option_line(option: Option) -> str:
    """An option with its choices, the default first."""
    others = [choice for choice in option.choices if choice != option.default]
    return f"{option.name} = {option.default} (or {', '.join(others)})"
