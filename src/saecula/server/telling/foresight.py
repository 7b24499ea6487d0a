"""What would come of it: previews, what-ifs and hints, all from what a seat knows and never from the true position."""

from random import Random
from typing import Any

import msgspec

from saecula.bots import Advice, make_bot
from saecula.kernel.errors import BadMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match, Played
from saecula.kernel.views import View
from saecula.server.desk.entries import move_json
from saecula.server.telling.picture import asked_of
from saecula.server.thinking import Ruled, consider, known_game
from saecula.server.wire.frames import Advised, AskedSeat, Foreseen, Hint
from saecula.server.wire.inquiries import Tried
from saecula.server.wire.words import EventJson

#: Further worlds that are compared, to tell what is sure from what is not.
OTHERS = 2
#: Moves of its own that a hint looks ahead.
AHEAD = 10
#: Moves that a hint shows.
BEST = 3


class World:
    """A position that a seat considers possible, and the moves tried from there."""

    def __init__(self, game: Game[Any], view: View, number: int) -> None:
        assert view.seat is not None
        self.game = game
        self.seat = view.seat
        state = game.resample(view, Random(number))
        position = state.dump()
        options = msgspec.convert(position["options"], dict[str, str])
        self.match = Match(game, state.seats, options, seed_of("foresight", number), position=position)
        self.events: list[EventJson] = []
        self.barrier = ""
        self.drew = False
        self._let_chance_draw()

    def try_out(self, tried: Tried) -> None:
        """Make a move, or let chance draw; IllegalMove if it is not allowed."""
        if tried.move is None:
            self._let_chance_draw()
            return
        if tried.seat < 0:
            raise BadMove("chance and the clock are not told what to do")
        self.play(tried.seat, self.game.book.encode(self.game.book.from_json(tried.move)))

    def play(self, seat: int, code: int) -> None:
        """Make a move, and what chance draws after it."""
        played = self.match.play(seat, code)
        self._tell(played)
        self.barrier = played.barrier
        self._let_chance_draw()

    def _let_chance_draw(self) -> None:
        for played in self.match.settle():
            self.drew = True
            self._tell(played)

    def _tell(self, played: Played) -> None:
        self.events += msgspec.to_builtins(self.game.chronicle.told(played.log, self.seat))

    def asked(self) -> list[AskedSeat]:
        """Who would have to decide, and all that they could choose."""
        game, state = self.game, self.match.state
        view = game.view(state, None)
        seats = [seat for seat in game.to_act(state) if seat >= 0]
        found = [(seat, asked_of(game, state, view, seat, game.legal(state, seat))) for seat in seats]
        return [AskedSeat(seat, asked) for seat, asked in found if asked is not None]


def foresee(ruled: Ruled, view: View, tried: list[Tried], number: int) -> Foreseen:
    """What would come of moves in one world, and whether it would in others."""
    game = known_game(*ruled)
    world = World(game, view, number)
    for one in tried:
        world.try_out(one)
    state = world.match.state
    return Foreseen(
        view=msgspec.to_builtins(game.view(state, view.seat), str_keys=True),
        events=world.events,
        barrier=world.barrier,
        open=world.drew or not all(_agrees(game, view, tried, world, number + 1 + i) for i in range(OTHERS)),
        asked=world.asked(),
        measures=game.measures(state),
    )


def _agrees(game: Game[Any], view: View, tried: list[Tried], world: World, number: int) -> bool:
    """Whether the moves lead to the same in another world."""
    other = World(game, view, number)
    try:
        for one in tried:
            other.try_out(one)
    except SaeculaError:
        return False
    return other.events == world.events


def advise(ruled: Ruled, level: str, view: View, legal: list[int], seed: int) -> Hint:
    """The best moves of a bot, what each leads to, and what changes when the moves after it are played as well."""
    thoughts = consider(ruled, level, view, legal, seed)[:BEST]
    return Hint(level, [_advised(known_game(*ruled), view, thought, seed) for thought in thoughts])


def _advised(game: Game[Any], view: View, thought: Advice, seed: int) -> Advised:
    world = World(game, view, seed)
    before = game.measures(world.match.state)
    world.play(world.seat, thought.code)
    events = list(world.events)
    _go_on(world, Random(seed))
    after = game.measures(world.match.state)
    changes = {name: after[name][world.seat] - before[name][world.seat] for name in before}
    changes = {name: by for name, by in changes.items() if by}
    return Advised(move_json(game, thought.code), thought.value, thought.share, events, changes)


def _go_on(world: World, rng: Random) -> None:
    """Play the seat's own next decisions as a quick bot would, as long as nobody else must decide first."""
    game = world.game
    bot = make_bot(game, "greedy")
    for _ in range(AHEAD):
        state = world.match.state
        if game.to_act(state) != [world.seat]:
            break
        legal = game.legal(state, world.seat)
        world.play(world.seat, bot.choose(game.view(state, world.seat), legal, rng))
