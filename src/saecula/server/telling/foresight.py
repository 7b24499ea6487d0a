"""What moves would lead to: previews, what-ifs and hints, all from what a seat knows, never from the true position."""

from typing import Any, NamedTuple

import msgspec

from saecula.kernel.errors import BadMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.play.foresight import World
from saecula.review import Hint, advise
from saecula.server.telling.picture import asked_of
from saecula.server.thinking import Ruled, known_game
from saecula.server.wire.frames import AskedSeat, Foreseen
from saecula.server.wire.inquiries import Tried
from saecula.server.wire.refusals import refusal_of
from saecula.server.wire.tables import ReasonInfo
from saecula.server.wire.words import EventJson, RefusedWord

#: How many further worlds are compared, to tell what is certain from what is not.
OTHERS = 2


def _world(game: Game[Any], view: View, number: int) -> World:
    """A world that the view allows, after chance has drawn what it had to."""
    world = World(game, view, number)
    world.draw()
    return world


def _try_out(world: World, tried: Tried) -> None:
    """Make a move, and what chance draws after it; raises IllegalMove if it is illegal."""
    if tried.move is not None:
        if tried.seat < 0:
            raise BadMove("chance and the clock are not told what to do")
        world.play(tried.seat, world.game.book.encode(world.game.book.from_json(tried.move)))
    world.draw()


def _events(world: World) -> list[EventJson]:
    """What the seat would be told so far, in plain JSON values."""
    told: list[EventJson] = msgspec.to_builtins(world.events)
    return told


def _asked(world: World) -> list[AskedSeat]:
    """Who would have to decide, and all that they could choose."""
    game, state = world.game, world.match.state
    view = game.view(state, None)
    seats = [seat for seat in game.to_act(state) if seat >= 0]
    found = [(seat, asked_of(game, state, view, seat, game.legal(state, seat))) for seat in seats]
    return [AskedSeat(seat, asked) for seat, asked in found if asked is not None]


def foresee(ruled: Ruled, view: View, tried: list[Tried], number: int) -> Foreseen:
    """What some moves would lead to in one world, and how much of it is the same in others."""
    game = known_game(*ruled)
    world = _world(game, view, number)
    for one in tried:
        _try_out(world, one)
    others = [_other(game, view, tried, number + 1 + i) for i in range(OTHERS)]
    state = world.match.state
    return Foreseen(
        view=msgspec.to_builtins(game.view(state, view.seat), str_keys=True),
        events=_events(world),
        sure=min(_sure(world, other) for other in others),
        barrier=world.barrier,
        open=world.drew or any(other is None or other.events != world.events for other in others),
        asked=_asked(world),
        measures=game.face.measures(state),
    )


class Unforeseen(NamedTuple):
    """Why some moves cannot be tried out."""

    error: RefusedWord
    reason: ReasonInfo


def try_out(ruled: Ruled, view: View, tried: list[Tried], number: int) -> Foreseen | Unforeseen:
    """The same for a caller in another process: a refusal is returned, since exceptions do not get through."""
    try:
        return foresee(ruled, view, tried, number)
    except SaeculaError as error:
        refusal = refusal_of(error)
        return Unforeseen(refusal.error, refusal.reason)


def _other(game: Game[Any], view: View, tried: list[Tried], number: int) -> World | None:
    """Another world after the same moves; None if they cannot be made in it."""
    other = _world(game, view, number)
    try:
        for one in tried:
            _try_out(other, one)
    except SaeculaError:
        return None
    return other


def _sure(world: World, other: World | None) -> int:
    """How many events at the start are the same in both worlds, before chance draws in either."""
    most = min(world.before_chance, other.before_chance) if other else 0
    return next((at for at in range(most) if other and world.events[at] != other.events[at]), most)


def advice(ruled: Ruled, level: str, view: View, legal: list[int], seed: int) -> Hint:
    """A bot's best moves, the plan that begins with each, and what that would change."""
    return advise(known_game(*ruled), level, view, legal, seed)
