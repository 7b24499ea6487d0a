"""What a viewer is shown of a move: as much of the move as they may see, and the events that came of it."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from saecula.kernel.codes import Log
from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.moves import Move
from saecula.kernel.views import Event, View


class Shown(NamedTuple):
    """A move and its events as somebody may see them."""

    move: Move
    events: list[Event]


def view_beside(game: Game[Any], state: Any, other: View, viewer: int | None) -> View:
    """What a seat or a spectator may know, given somebody else's view of the same position.

    If that view has a method `beside`, the new view takes over what everybody may know; the two then share those parts.
    """
    beside: Callable[[Any, int | None, Any], View] | None = getattr(other, "beside", None)
    if beside is None:
        return game.view(state, viewer)
    return beside(state, viewer, getattr(game, "names", None))


def show(game: Game[Any], before: Any, played: Played, viewer: int | None) -> Shown:
    """A move as a seat or a spectator may see it; `before` is the state it was made in."""
    return Shown(game.show(before, played.seat, played.code, viewer), game.chronicle.told(played.log, viewer))


def show_all(game: Game[Any], before: Any, played: Played, seats: int) -> tuple[list[Shown], list[int]]:
    """A move as each seat and then a spectator may see it: the different forms, and the index of the one each gets."""
    forms: list[Shown] = []
    which: list[int] = []
    events = game.chronicle.told(played.log, None)
    # what a spectator may see in full, everybody may
    is_open = events == game.chronicle.full(played.log)
    for viewer in (*range(seats), None):
        told = events if is_open or viewer is None else game.chronicle.told(played.log, viewer)
        seen = Shown(game.show(before, played.seat, played.code, viewer), told)
        if seen not in forms:
            forms.append(seen)
        which.append(forms.index(seen))
    return forms, which


def events_of(game: Game[Any], moves: Iterable[Played], viewer: int | None) -> list[Event]:
    """All the events that came of some moves, as a seat or a spectator may know them."""
    return [event for played in moves for event in game.chronicle.told(played.log, viewer)]


def reveals(game: Game[Any], log: Log) -> bool:
    """Whether a move told somebody else a fact that was hidden until then."""
    return any(event.reveals for event in game.chronicle.full(log))
