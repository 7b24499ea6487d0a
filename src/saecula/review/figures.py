"""The figures that reasons are based on: what everybody may count, and the points to expect at the end."""

from typing import Any, Protocol, runtime_checkable

from saecula.kernel.game import Game

#: What the points at the end are called among the measures.
PROSPECT = "prospect"


@runtime_checkable
class Hopes(Protocol):
    """A mind that can tell what a seat may hope for in points, and not only in chances."""

    def prospects(self, state: Any) -> list[float]:
        """The points each seat may expect at the end; empty if it cannot tell."""


def figures_of(game: Game[Any], state: Any) -> dict[str, list[float]]:
    """Every measure with its values by seat, and the points at the end if they can be told."""
    measured = game.face.measures(state).items()
    found: dict[str, list[float]] = {name: [float(value) for value in values] for name, values in measured}
    hoped = prospects_of(game, state)
    return found | {PROSPECT: hoped} if hoped else found


def prospects_of(game: Game[Any], state: Any) -> list[float]:
    """The points at the end by seat, as a game's bots expect them, or the result once it is over; empty if unknown."""
    if not isinstance(game.mind, Hopes):
        return []
    if game.is_over(state):
        return [float(one.total) for one in sorted(game.outcome(state).standings, key=lambda one: one.seat)]
    return game.mind.prospects(state)
