"""One game among bots: each sees its own view and its own legal list, time is virtual, chance follows the seed."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from saecula.bots import Bot, make_bot
from saecula.bots.reaction import Hands
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.steps import S
from saecula.play.driving import drive
from saecula.play.playout import Tally


def seat_rng(game: str, seed: int, seat: int) -> Random:
    """The randomness of one bot: it follows only from the game's number and the seat."""
    return Random(f"saecula bot {game} {seed} {seat}")


def hand_rng(game: str, seed: int, seat: int) -> Random:
    """The randomness of how quick a bot's hand is each time, for games in which time is part of the rules."""
    return Random(f"saecula hand {game} {seed} {seat}")


def play_game(
    game: Game[S],
    seats: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: int,
    tally: Tally | None = None,
    make: Callable[[Game[S], str], Bot] | None = None,
) -> Match[S]:
    """Play a numbered game to its end, one named bot per seat; `tally` counts decisions and real choices.

    `make` makes the bots instead of `make_bot`.
    """
    if len(bots) != seats:
        raise BadOptions(f"{seats} seats need {seats} bots, not {len(bots)}")
    match = Match(game, seats, options, seed_of(game.meta.id, seed), bots)
    minds = [(make or make_bot)(game, name) for name in bots]
    rngs = [seat_rng(game.meta.id, seed, seat) for seat in range(seats)]
    hands = Hands(game, bots, [hand_rng(game.meta.id, seed, seat) for seat in range(seats)])
    counted = tally or Tally()
    drive(match, hands.next, lambda seat: _answer(match, seat, minds[seat], rngs[seat], counted))
    return match


def _answer(match: Match[S], seat: int, bot: Bot, rng: Random, tally: Tally) -> int:
    """The move a bot makes for its open decision."""
    legal = match.game.legal(match.state, seat)
    tally.decisions += 1
    tally.choices += len(legal) > 1
    return bot.choose(match.game.view(match.state, seat), legal, rng)
