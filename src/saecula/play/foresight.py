"""What would come of a move, from what a seat knows and never from the true position.

A seat knows its view. Each `World` is a position that agrees with it, dealt at random where the view is silent, and can
be played on from; what comes out the same in several of them is certain, as far as the seat can know.
"""

from random import Random
from typing import Any

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.views import Event, View
from saecula.play.driving import draw_all
from saecula.play.showing import events_of

#: In how many worlds something must come out the same before it counts as certain.
WORLDS = 4


class World:
    """A position that is possible as far as a seat knows, to be played on from."""

    def __init__(self, game: Game[Any], view: View, number: int) -> None:
        assert view.seat is not None
        self.game = game
        self.seat = view.seat
        state = game.resample(view, Random(number))
        position = state.dump()
        options = msgspec.convert(position["options"], dict[str, str])
        self.match = Match(game, state.seats, options, seed_of("foresight", number), position=position)
        #: what the seat would be told about all moves so far
        self.events: list[Event] = []
        #: what keeps the last move from being taken back
        self.barrier = ""
        #: whether chance has drawn
        self.drew = False
        #: how many of the events came before chance drew anything
        self.before_chance = 0

    def play(self, seat: int, code: int) -> None:
        """Make a move; IllegalMove if it is not allowed."""
        played = self.match.play(seat, code)
        self.barrier = played.barrier
        self.events += events_of(self.game, [played], self.seat)
        if not self.drew:
            self.before_chance = len(self.events)

    def draw(self) -> None:
        """Let chance make all draws that are due now."""
        drawn = draw_all(self.match)
        self.drew = self.drew or bool(drawn)
        self.events += events_of(self.game, drawn, self.seat)


def sure_events(game: Game[Any], view: View, code: int) -> list[Event]:
    """The events certain to come of a move by the seat whose view this is, before chance draws anything."""
    worlds = [World(game, view, number) for number in range(WORLDS)]
    for world in worlds:
        world.play(world.seat, code)
    sure: list[Event] = []
    for events in zip(*(world.events for world in worlds)):
        if any(event != events[0] for event in events):
            break
        sure.append(events[0])
    return sure
