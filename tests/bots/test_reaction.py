"""Bots' hands in simulated time."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from saecula.arena.play import play_game
from saecula.bots import LEVELS
from saecula.bots.reaction import EQUAL, REACTIONS, SPREAD, Hands, reaction
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK, Log, millis
from saecula.kernel.game import Game
from saecula.kernel.match import Match
from saecula.play.playout import draw

FIRST_GONG = 362_000
REAL_TIME = {"ages": "real-time", "speed": "20"}


def test_every_level_has_its_reaction_and_the_better_ones_are_quicker() -> None:
    assert list(REACTIONS) == list(LEVELS)
    for quality in (0, 1):
        times = [REACTIONS[level][quality] for level in LEVELS]
        assert times == sorted(times, reverse=True)
    assert all(found.next < found.new for found in REACTIONS.values())


@pytest.mark.parametrize("name", [*LEVELS, "random", "search:60"])
@pytest.mark.parametrize("goes_on", [False, True])
def test_a_reaction_is_spread_around_what_is_typical(name: str, goes_on: bool) -> None:
    typical = REACTIONS.get(name, EQUAL)[goes_on]
    rng = Random(1)
    found = [reaction(name, goes_on, rng) for _ in range(500)]
    assert min(found) >= SPREAD[0] * typical - 1
    assert max(found) <= SPREAD[1] * typical + 1
    assert max(found) - min(found) > 0.5 * typical


def played(bots: list[str], seed: int = 1) -> Match[Any]:
    return play_game(make_game("time-of-empires"), len(bots), REAL_TIME, bots, seed)


def moves_of(match: Match[Any]) -> list[tuple[int, int]]:
    """The moves of seats in the first age: who and when, by game time."""
    found, now = [], 0
    for made in match.played:
        if made.seat == CLOCK:
            now = millis(made.code)
        elif made.seat >= 0 and 0 < now < FIRST_GONG:
            found.append((made.seat, now))
    return found


def test_moves_take_game_time_and_the_same_seed_gives_the_same_times() -> None:
    match = played(["habit", "habit"])
    assert [line.move for line in match.lines] == [line.move for line in played(["habit", "habit"]).lines]
    course = moves_of(match)
    for seat in (0, 1):
        times = [at for who, at in course if who == seat]
        inside = [b - a for a, b in pairwise(times) if b - a > 0]
        assert min(inside) >= SPREAD[0] * EQUAL.next


def test_no_seat_is_first_because_of_its_number() -> None:
    firsts = [moves_of(played(["random"] * 3, seed))[0][0] for seed in range(20)]
    assert set(firsts) == {0, 1, 2}


def test_a_hand_never_comes_down_after_the_gong_or_jumps_over_a_deadline() -> None:
    match = played(["random"] * 4)
    game: Game[Any] = match.game
    state = game.start(4, game.meta.check(4, REAL_TIME))
    hands = Hands(game, ["random"] * 4, [Random(seat) for seat in range(4)])
    rng = Random(5)
    clock = 0
    while not game.is_over(state):
        if game.to_act(state) == [CHANCE]:
            game.apply(state, CHANCE, draw(game, state, rng), Log(False))
            continue
        seat, tick = hands.next(state)
        if seat == CLOCK:
            assert game.why_not(state, CLOCK, tick) is None
            clock += 1
        game.apply(state, seat, tick if seat == CLOCK else rng.choice(game.legal(state, seat)), Log(False))
    assert clock > 100


def test_where_no_time_runs_the_first_who_is_asked_moves() -> None:
    game: Game[Any] = make_game("pebbles")
    hands = Hands(game, ["random"] * 2, [Random(0), Random(1)])
    state = game.start(2, game.meta.check(2, {}))
    while game.to_act(state)[0] < 0:
        game.apply(state, CHANCE, draw(game, state, Random(1)), Log(False))
    assert hands.next(state) == (game.to_act(state)[0], -1)
