"""Pictures of a game that has drawings: for the terminal and as SVG, from what a viewer may know."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from saecula.games import module_of
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.texts.languages import Texts


def _module(game: Game[Any]) -> Any:
    """The drawings of a game, if it has any: a module `edges.draw` with `terminal` and `svg`."""
    return module_of(game.meta.id, "edges.draw")


def has_drawings(game: Game[Any]) -> bool:
    """Whether a game can be drawn."""
    return _module(game) is not None


def drawn(game: Game[Any], view: View, texts: Texts, players: Sequence[str], width: int) -> RenderableType:
    """The table for the terminal; a plain listing if the game has no drawings."""
    module = _module(game)
    if module is not None:
        picture: RenderableType = module.terminal(game, view, texts, players, width)
        return picture
    fields = msgspec.to_builtins(view, str_keys=True)
    return Text("\n".join(f"{name}: {value}" for name, value in fields.items() if name != "asked"))


def clock_of(game: Game[Any], view: View, texts: Texts, now: int) -> str:
    """What the clock of a game shows at `now` (milliseconds), as its drawings put it or in minutes and seconds."""
    module = _module(game)
    if module is None or not hasattr(module, "clock"):
        return f"{now // 60000}:{now // 1000 % 60:02}"
    said: str = module.clock(game, view, texts, now)
    return said


def picture_of(game: Game[Any], view: View, texts: Texts, players: Sequence[str]) -> str:
    """A position as SVG; BadOptions if the game has no drawings."""
    module = _module(game)
    if module is None:
        raise BadOptions(f"{game.meta.title} has no drawings")
    said: str = module.svg(game, view, texts, players)
    return said
