"""Worlds dealt for one view, one after the other."""

from copy import deepcopy
from random import Random

from saecula.games import make_game
from saecula.kernel.codes import Log
from saecula.kernel.match import Match
from saecula.play.driving import drive, first_asked

GAME = make_game("tempus")
WORLDS = 3
#: the part of all positions that is looked at
SOME = 0.1


def test_worlds_of_one_view_are_the_same_whether_they_are_dealt_together_or_alone() -> None:
    rng = Random(5)
    match = Match(GAME, 3, {}, rng.randbytes(32))
    differ: list[bool] = []

    def choose(seat: int) -> int:
        for viewer in (None, seat) if rng.random() < SOME else ():
            view = GAME.view(match.state, viewer)
            together = [GAME.resample(view, Random(world)).dump() for world in range(WORLDS)]
            alone = [GAME.resample(deepcopy(view), Random(world)).dump() for world in range(WORLDS)]
            assert together == alone
            differ.append(any(world != together[0] for world in together))
        return rng.choice(GAME.legal(match.state, seat))

    drive(match, lambda state: first_asked(GAME, state), choose)
    assert any(differ)


def test_who_plays_on_in_a_world_does_not_change_the_next_one() -> None:
    match = Match(GAME, 3, {}, Random(6).randbytes(32))
    rng, checked = Random(7), 0

    def choose(seat: int) -> int:
        nonlocal checked
        view = GAME.view(match.state, seat)
        first = GAME.resample(view, Random(0))
        before = first.dump()
        legal = GAME.legal(first, seat)
        if legal and checked < 200:
            GAME.make(first, seat, rng.choice(legal), Log(False))
            assert GAME.resample(view, Random(0)).dump() == before
            checked += 1
        return rng.choice(GAME.legal(match.state, seat))

    drive(match, lambda state: first_asked(GAME, state), choose)
    assert checked
