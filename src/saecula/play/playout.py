"""Playing on fast, at random or by habit: for bots, benches and the conformance kit."""

from random import Random
from typing import Final

from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.kernel.steps import S
from saecula.parts.habits import PRACTICE

NOBODY: Final = -3


class Tally:
    """Counts for a playout: all decisions of seats, and those with two options or more."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0


def draw(game: Game[S], state: S, rng: Random) -> int:
    """A random move of CHANCE, each as likely as its weight says."""
    codes, weights = game.chance(state)
    at = int(rng.random() * sum(weights))
    for code, weight in zip(codes, weights):
        at -= weight
        if at < 0:
            return code
    raise AssertionError("no weight")


def mover(game: Game[S], state: S, rng: Random) -> int:
    """Somebody who is to act, picked at random if there are several; NOBODY when the game is over."""
    seats = game.to_act(state)
    if not seats:
        return NOBODY
    return seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]


def random_move(game: Game[S], state: S, rng: Random, log: Log, tally: Tally) -> bool:
    """Let somebody who is to act make a random legal move; False when the game is over."""
    seat = mover(game, state, rng)
    if seat == NOBODY:
        return False
    if seat == CHANCE:
        game.make(state, seat, draw(game, state, rng), log)
        return True
    codes = game.legal(state, seat)
    if seat != CLOCK:
        tally.decisions += 1
        if len(codes) > 1:
            tally.choices += 1
    game.make(state, seat, codes[0] if len(codes) == 1 else codes[int(rng.random() * len(codes))], log)
    return True


def playout(game: Game[S], state: S, rng: Random, tally: Tally) -> None:
    """Play a state to the end at random, in place."""
    log = Log(False)
    while random_move(game, state, rng, log, tally):
        pass


def policy_move(game: Game[S], state: S, rng: Random, log: Log) -> bool:
    """Let somebody who is to act make a more or less sensible move; False when the game is over."""
    seat = mover(game, state, rng)
    if seat == NOBODY:
        return False
    code = draw(game, state, rng) if seat == CHANCE else sensible(game, state, seat, rng)
    game.make(state, seat, code, log)
    return True


def play_on(game: Game[S], state: S, rng: Random, moves: int) -> None:
    """Let everybody play on by habit for `moves` moves, in place; time runs only when nobody else is to act."""
    log = Log(False)
    for _ in range(moves):
        seats = game.to_act(state)
        if not seats:
            return
        count = len(seats)
        if count > 1 and seats[count - 1] == CLOCK:
            count -= 1
        seat = seats[0] if count == 1 else seats[int(rng.random() * count)]
        code = draw(game, state, rng) if seat == CHANCE else practised(game, state, seat, rng)
        game.make(state, seat, code, log)


def practised(game: Game[S], state: S, seat: int, rng: Random) -> int:
    """A legal move of a seat, drawn as a player would choose who seldom strays from habit."""
    codes = game.legal(state, seat)
    if len(codes) == 1:
        return codes[0]
    likely = [weight**PRACTICE for weight in game.mind.policy(state, seat, codes)]
    whole = 0.0  # not sum(), which rounds differently since Python 3.12: the same seed gives the same moves
    for weight in likely:
        whole += weight
    return picked(codes, likely, rng.random() * whole)


def sensible(game: Game[S], state: S, seat: int, rng: Random) -> int:
    """A legal move of a seat, drawn by the game's rough weights."""
    codes = game.legal(state, seat)
    if len(codes) == 1:
        return codes[0]
    weights = game.mind.policy(state, seat, codes)
    return picked(codes, weights, rng.random() * sum(weights))


def picked(codes: list[int], weights: list[float], at: float) -> int:
    """The move at which the sum of the weights passes `at`. `draw` counts in whole numbers, so nothing is rounded."""
    for code, weight in zip(codes, weights):
        at -= weight
        if at < 0.0:
            return code
    return codes[-1]
