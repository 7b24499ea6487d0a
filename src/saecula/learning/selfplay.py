"""Bots playing against themselves: rows of features, and how the games ended.

They play faster here than elsewhere: a plan is followed to its end without a second thought, and players look ahead
from the true position. The row has to be honest, not the player.
"""

from math import exp
from random import Random
from typing import Any, NamedTuple

from saecula.bots.ahead import Beam, Variation, lean_to_habit, look_ahead
from saecula.bots.judge import Judge
from saecula.bots.reaction import Hands
from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.learning.schooling import draw_table
from saecula.parts.schooling import Schooling
from saecula.play.playout import draw, practised

#: Drawn for each seat: how soft its choice among good variations is, how often it strays, how often it goes by habit.
HEATS = (0.0, 0.01, 0.03)
STRAYS = (0.0, 0.01, 0.04)
HABITS = (0.0, 0.0, 0.0, 0.5)
#: A soft choice is made among this many variations.
SOME = 8


class Kept(NamedTuple):
    """A position in a game: when, which seat sees it, its row, and the game's own judgement, that seat first."""

    at: int
    seat: int
    row: bytes
    by_hand: list[float]


class PlayedGame(NamedTuple):
    """A game: its positions, the shares of the win, the points."""

    seats: int
    kept: list[Kept]
    shares: list[float]
    points: list[float]


class Learner:
    """Somebody at the table, with a way of playing that was drawn by lot."""

    def __init__(self, judge: Judge, rng: Random, by_habit: bool = False) -> None:
        self.judge = judge
        self.heat = rng.choice(HEATS)
        self.stray = rng.choice(STRAYS)
        self.habit = 1.0 if by_habit else rng.choice(HABITS)
        self.plan: list[int] = []

    def choose(self, game: Game[Any], state: Any, seat: int, beam: Beam, rng: Random) -> int:
        """Choose a move."""
        legal = game.legal(state, seat)
        planned = self.plan.pop(0) if self.plan else -1
        if len(legal) == 1:
            return legal[0]
        if planned in legal:
            return planned
        self.plan = []
        lot = rng.random()
        if lot < self.stray:
            return rng.choice(legal)
        if lot < self.stray + self.habit:
            return practised(game, state, seat, rng)
        variations = look_ahead(game, self.judge, state, seat, legal, beam, rng)
        lean_to_habit(game, self.judge, state, seat, legal, variations)
        chosen = softly(variations, self.heat, rng)
        self.plan = chosen.moves[1:]
        return chosen.moves[0]


def softly(variations: list[Variation], heat: float, rng: Random) -> Variation:
    """The best variation, or at random one that is not much worse."""
    if heat <= 0.0:
        return variations[0]
    some = variations[:SOME]
    return rng.choices(some, [exp((one.worth - some[0].worth) / heat) for one in some])[0]


def play(game: Game[Any], schooling: Schooling[Any], judges: list[Judge], rng: Random) -> PlayedGame:
    """Play a game, each seat with a judge drawn by lot; if habits are good, by habit alone until there is a network."""
    seats, options = draw_table(game, schooling, rng)
    state, log, beam = game.start(seats, options), Log(False), Beam(*schooling.beam)
    by_habit = schooling.habit > 0.0 and not any(judge.is_learned for judge in judges)
    players = [Learner(rng.choice(judges), rng, by_habit) for _ in range(seats)]
    hands = Hands(game, [""] * seats, [Random(rng.random()) for _ in range(seats)])
    kept: list[Kept] = []
    last, at = CHANCE, 0
    while not game.is_over(state):
        seat = pass_time(game, state, hands, rng, log)
        if seat < 0:
            continue
        if game.mind.is_quiet(state) and rng.random() < (schooling.middles if seat == last else schooling.ends):
            kept += keep(game, state, at, [seat] if seat == last else list(range(seats)))
        at += 1
        last = seat
        game.make(state, seat, players[seat].choose(game, state, seat, beam, rng), log)
        if seat not in game.to_act(state):
            players[seat].plan = []
    return result(game, state, kept)


def pass_time(game: Game[Any], state: Any, hands: Hands, rng: Random, log: Log) -> int:
    """The seat that moves next; CHANCE or CLOCK if one of them has just moved instead."""
    if game.to_act(state)[0] == CHANCE:
        game.make(state, CHANCE, draw(game, state, rng), log)
        return CHANCE
    seat, tick = hands.next(state)
    if seat == CLOCK:
        game.make(state, CLOCK, tick, log)
    return seat


def keep(game: Game[Any], state: Any, at: int, viewers: list[int]) -> list[Kept]:
    """The position as some seats see it."""
    shares = game.mind.evaluate(state)
    return [Kept(at, seat, game.mind.features(state, seat), shares[seat:] + shares[:seat]) for seat in viewers]


def result(game: Game[Any], state: Any, kept: list[Kept]) -> PlayedGame:
    """The positions of a game with its result."""
    standings = sorted(game.outcome(state).standings, key=lambda standing: standing.seat)
    first = [standing.rank for standing in standings].count(1)
    shares = [1.0 / first if standing.rank == 1 else 0.0 for standing in standings]
    return PlayedGame(state.seats, kept, shares, [float(standing.total) for standing in standings])
