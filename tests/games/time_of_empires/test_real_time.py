"""The real-time age: claims, chains, cries, the gong (TOE-ACT, TOE-RTI)."""

import pytest

from saecula.games.time_of_empires.edges.events import BabyCried, ChainLost, GongRang, ScholarsCreated
from saecula.games.time_of_empires.model import verbs
from saecula.kernel.codes import CLOCK, Log, moment
from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from tests.games.time_of_empires.scene import GAME, kinds, scene, told
from tests.games.time_of_empires.test_preparation import choose, settle


@pytest.mark.rule("TOE-ACT-1")
def test_the_action_phase_lasts_nine_minutes_between_two_gongs_after_a_count_in() -> None:
    table = choose(settle(scene(phase="prepare")))
    assert GAME.to_act(table.state) == [CLOCK]
    events = table.wait(3)
    assert told(events, GongRang) == [GongRang(1, 0)]
    events = table.wait(540)
    assert told(events, GongRang) == [GongRang(1, 1)]
    assert table.state.course.age == 1
    assert len(told(events, BabyCried)) == 2


@pytest.mark.rule("TOE-RTI-1")
def test_who_comes_second_to_the_last_free_space_is_refused_and_keeps_his_glass() -> None:
    match = Match(GAME, 3, {}, seed_of(GAME.meta.id, 1))
    match.state = scene(seats=3).state
    for seat in (0, 1):
        match.play(seat, GAME.book.parse("turn-glass 1 draw-left"))
    decision = match.decision(2)
    with pytest.raises(IllegalMove, match="TOE-RTI-1"):
        match.play(2, GAME.book.parse("turn-glass 1 draw-left"), decision)
    assert match.decision(2) == decision
    match.play(2, GAME.book.parse("turn-glass 1 draw-right"), decision)
    with pytest.raises(StaleMove):
        match.play(2, GAME.book.parse("turn-glass 2 ideas"), decision)


@pytest.mark.rule("TOE-RTI-2")
def test_steps_of_two_chains_interleave_and_each_is_checked_when_it_is_made() -> None:
    table = scene(clans={"A": {"H1a": 1}, "B": {"H2a": 2}}, built={"A": {"mill": 1}, "B": {"mill": 1}})
    table.play("A", "turn-glass 1 move")
    table.play("B", "turn-glass 1 move", "move-clans H2a H1a 2")
    assert table.clans("H1a") == ("B", 1)
    assert table.asked("A") == "idle", "the last clan of A is gone, so nothing is left to move"
    table.play("B", "turn-glass 2 ideas")


@pytest.mark.rule("TOE-RTI-3")
def test_scholars_are_created_before_any_other_step_of_that_instant() -> None:
    table = scene(built={"A": {"theatre": 1}})
    table.wait(179.999)
    assert (table.created("A"), table.created("B")) == (0, 0)
    events = table.wait(0.001)
    assert told(events, ScholarsCreated) == [ScholarsCreated(0, 2), ScholarsCreated(1, 1)]
    assert (table.created("A"), table.created("B")) == (2, 1)
    table.play("A", "turn-glass 1 wonder-1")
    assert kinds(table.wait(180))[0] == "BabyCried"


@pytest.mark.rule("TOE-RTI-3")
def test_no_deadline_can_be_jumped_over() -> None:
    table = scene()
    now = table.state.course.now
    table.play("A", "turn-glass 1 ideas")
    assert GAME.why_not(table.state, CLOCK, moment(verbs.TICK, now + 30_001)) is not None
    assert GAME.why_not(table.state, CLOCK, moment(verbs.TICK, now + 30_000)) is None
    assert GAME.why_not(table.state, CLOCK, moment(verbs.TICK, now)) is not None


@pytest.mark.rule("TOE-RTI-3")
def test_from_the_gong_on_no_glass_may_be_turned() -> None:
    table = scene()
    table.wait(539.999)
    assert table.asked("A") == "idle"
    table.play("A", "turn-glass 1 deploy")
    table.wait(0.001)
    assert table.asked("B") == ""
    with pytest.raises(IllegalMove, match="TOE-RTI-3"):
        table.play("B", "turn-glass 1 ideas")
    table.play("A", "deploy H0")
    assert table.state.course.age == 1, "nothing is left to finish, so the age is scored"


@pytest.mark.rule("TOE-RTI-4")
def test_the_gong_leaves_open_chains_fifteen_seconds() -> None:
    table = scene(built={"A": {"mill": 1}})
    table.wait(539)
    table.play("A", "turn-glass 1 deploy", "deploy H0")
    table.wait(15.999)
    assert table.asked("A") == "deploying"
    events = table.wait(0.001)
    assert told(events, ChainLost) == [ChainLost(0)]
    assert table.clans("H0") == ("A", 1)
    assert table.view().phase == "scoring"


@pytest.mark.rule("TOE-RTI-4")
def test_a_building_that_was_paid_for_does_not_vanish_with_its_question() -> None:
    table = scene(clans={"A": {"H0a": 1, "H0b": 1}}, found={"A": ["104"]}, bricks={"A": 3})
    table.wait(539)
    table.play("A", "turn-glass 1 build")
    assert table.asked("A") == "site"
    events = table.wait(16)
    assert not told(events, ChainLost)
    assert table.asked("A") == "site", "the scoring asks again"
    table.play("A", "place-building H0b")
    assert table.buildings("H0b") == ["A-warehouse"]


def test_a_game_replays_to_the_same_hash_without_a_clock() -> None:
    table = scene()
    twin = table.state.copy()
    moves = [(0, "turn-glass 1 ideas"), (1, "turn-glass 1 bricks"), (CLOCK, f"tick {twin.course.now + 7}"), (0, "rest")]
    for seat, move in moves:
        for state in (table.state, twin):
            GAME.apply(state, seat, GAME.book.encode(GAME.book.parse(move)), Log(False))
    assert twin.dump() == table.state.dump()
