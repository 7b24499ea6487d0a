"""A match goes on from its record, with or without a snapshot."""

from random import Random
from typing import Any

import msgspec
import pytest

from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.errors import BadRecord
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match, Snapshot
from saecula.play.driving import draw_all
from saecula.play.replay import resume, verify

GAME = make_game("tempus")
SEED = seed_of("tempus", 5)


def play_on(match: Match[Any], moves: int, rng: Random) -> None:
    """Random moves, some of them taken back."""
    for _ in range(moves):
        draw_all(match)
        acting = [seat for seat in match.game.to_act(match.state) if seat not in (CHANCE, CLOCK)]
        if not acting:
            return
        match.play(acting[0], rng.choice(match.game.legal(match.state, acting[0])))
        if rng.random() < 0.2 and match.why_no_undo(acting[0]) is None:
            match.undo(acting[0])


def begun() -> Match[Any]:
    match = Match(GAME, 3, {"map": "dealt"}, SEED)
    play_on(match, 80, Random(1))
    return match


def test_a_resumed_match_stands_where_the_record_ends_and_plays_on_alike() -> None:
    match = begun()
    again = resume(GAME, match.record(), SEED)
    assert again.hash() == match.hash()
    for one in (match, again):
        play_on(one, 2000, Random(2))
    assert match.is_over()
    assert again.record() == match.record()
    assert verify(GAME, again.record()) == match.hash()


def test_a_match_resumed_at_a_snapshot_plays_on_alike() -> None:
    match = begun()
    kept = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
    play_on(match, 40, Random(2))
    again = resume(GAME, match.record(), SEED, kept)
    assert again.hash() == match.hash()
    assert again.lines == match.lines
    assert all(played.n > kept.n for played in again.played)
    for one in (match, again):
        play_on(one, 2000, Random(3))
    assert again.record() == match.record()


def test_resuming_with_another_seed_is_refused() -> None:
    with pytest.raises(BadRecord, match="commitment"):
        resume(GAME, begun().record(), seed_of("tempus", 6))


def test_a_snapshot_of_a_longer_record_is_refused() -> None:
    match = begun()
    record = match.record()
    play_on(match, 40, Random(2))
    with pytest.raises(BadRecord, match="which the record does not have"):
        resume(GAME, record, SEED, match.snapshot())


def test_an_undo_behind_what_somebody_learned_is_refused() -> None:
    match = begun()
    seat = next(played.seat for played in reversed(match.played) if played.seat >= 0)
    while match.why_no_undo(seat) is None:
        match.undo(seat)
    barrier = next(played for played in reversed(match.played) if played.seat >= 0)
    record = match.record()
    name = "ABC"[barrier.seat]
    record.lines.append(
        msgspec.structs.replace(record.lines[-1], n=len(record.lines) + 1, seat=name, move=None, undo=1)
    )
    with pytest.raises(BadRecord):
        resume(GAME, record, SEED)
