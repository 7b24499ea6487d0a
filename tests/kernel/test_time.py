"""Time is a seat: what it brings is replayed from the record, and no rule reads a clock."""

import time
from random import Random

import pytest

from saecula.games.pebbles import make
from saecula.games.pebbles.model.state import PebblesState
from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import state_hash
from saecula.play.driving import draw_all
from saecula.play.replay import Replay

GAME = make()


def played() -> Match[PebblesState]:
    """A whole game against the glass, in which the glass runs out now and then."""
    match, rng = Match(GAME, 3, {"glass": "on"}, seed_of("pebbles", 1)), Random(1)
    while not match.is_over():
        draw_all(match)
        actor = rng.choice(GAME.to_act(match.state) or [CHANCE])
        if actor != CHANCE:
            match.play(actor, rng.choice(GAME.legal(match.state, actor)), match.decision(actor))
    return match


def test_time_replays_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    assert any(line.seat == "clock" for line in match.lines)

    def no_clock() -> float:
        raise AssertionError("the rules read a clock")

    replay = Replay(GAME, match.record())
    with monkeypatch.context() as patch:
        for name in ("time", "monotonic", "perf_counter"):
            patch.setattr(time, name, no_clock)
        while replay.at < len(replay.moves):
            replay.step()
    assert state_hash(replay.state.dump()) == match.hash()


def test_chance_and_clock_never_act_together_and_clock_acts_where_there_is_a_deadline() -> None:
    replay = Replay(GAME, played().record())
    acted = set()
    while replay.at < len(replay.moves):
        actors = GAME.to_act(replay.state)
        acted.update(actors)
        assert actors == [CHANCE] or CHANCE not in actors
        assert (CLOCK in actors) == (GAME.deadline(replay.state) is not None)
        replay.step()
    assert {CHANCE, CLOCK} < acted
