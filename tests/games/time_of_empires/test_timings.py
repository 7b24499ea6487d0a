"""Real time under strain: moves in the same millisecond, at the gong, at a cry, late, out of order (TOE-RTI)."""

from collections.abc import Callable
from random import Random

import pytest

from saecula.games.time_of_empires.model import verbs
from saecula.games.time_of_empires.model.kinds import OWN
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.glasses import runs
from saecula.kernel.codes import CHANCE, CLOCK, first, moment, verb_of
from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from saecula.play.replay import verify
from tests.games.time_of_empires.scene import GAME

#: When the clock moves next, given now and the deadline.
Timing = Callable[[Random, int, int], int]


def at_the_deadline(rng: Random, now: int, deadline: int) -> int:
    """Everything happens at instants at which something is due."""
    return deadline


def around_the_deadline(rng: Random, now: int, deadline: int) -> int:
    """A millisecond before, then at the instant."""
    return max(now + 1, deadline - rng.randint(0, 1))


def by_the_millisecond(rng: Random, now: int, deadline: int) -> int:
    """Now a single millisecond, now a long wait."""
    return now + 1 if rng.random() < 0.3 else max(now + 1, deadline - rng.randint(0, 3))


def anywhere(rng: Random, now: int, deadline: int) -> int:
    """Any time up to the deadline."""
    return rng.randint(now + 1, deadline)


def try_out_of_order(match: Match[EmpiresState], rng: Random) -> None:
    """What comes too late, or for a decision that is closed, changes nothing."""
    before = match.hash()
    seat = rng.randrange(match.state.seats)
    code = GAME.book.encode(GAME.book.parse("turn-glass 1 ideas"))
    for decision in (1, match.decision(seat) - 1):
        with pytest.raises((StaleMove, IllegalMove)):
            match.play(seat, code, decision)
    with pytest.raises(IllegalMove):
        match.play(CLOCK, moment(verbs.TICK, match.state.course.now))
    assert match.hash() == before


def check_glass(state: EmpiresState, seat: int, code: int) -> None:
    """A glass is turned before the gong, when it has run out, on a space that is free."""
    glass, action = first(code), (code >> 10) & 1023
    assert state.course.began <= state.course.now < state.gong()
    assert not runs(state, 2 * seat + glass)
    held = [at // 2 for at, where in enumerate(state.course.where) if where == action and runs(state, at)]
    assert seat not in held
    assert action >= OWN or len(held) < 2


@pytest.mark.rule("TOE-RTI-1", "TOE-RTI-3", "TOE-RTI-4")
@pytest.mark.parametrize("timing", [at_the_deadline, around_the_deadline, by_the_millisecond, anywhere])
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_the_timing_the_age_keeps_its_rules_and_replays(timing: Timing, seats: int) -> None:
    rng = Random(f"{timing.__name__} {seats}")
    match = Match(GAME, seats, {"speed": "20"}, seed_of(GAME.meta.id, seats))
    census = GAME.census(match.state)
    while not match.is_over():
        draw_all(match)
        asked = GAME.to_act(match.state)
        if not asked:
            break
        if CLOCK in asked and rng.random() < 0.02:
            try_out_of_order(match, rng)
        # in half of the cases all seats act before the clock does: in the same millisecond
        actor = rng.choice(asked) if rng.random() < 0.5 else asked[0]
        if actor == CLOCK:
            deadline = GAME.deadline(match.state)
            assert deadline is not None
            match.play(CLOCK, moment(verbs.TICK, timing(rng, match.state.course.now, deadline)))
            continue
        assert actor != CHANCE
        code = rng.choice(GAME.legal(match.state, actor))
        if verb_of(code) == verbs.TURN_GLASS and match.state.is_real_time():
            check_glass(match.state, actor, code)
        match.play(actor, code, match.decision(actor))
    assert GAME.census(match.state) == census
    assert verify(GAME, match.record()) == match.hash()
