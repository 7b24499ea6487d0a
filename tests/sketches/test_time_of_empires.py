"""The hard cases of Time of Empires."""

import pytest

from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.errors import IllegalMove, StaleMove
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from tests.sketches.scenes import choices, clause, do, events, match_of, seen, set_up
from tests.sketches.time_of_empires import (
    AGE,
    GONG,
    IDLE,
    MARCHING,
    PILE,
    EmpiresView,
    Sand,
    T,
    Territory,
    TimeOfEmpires,
)

GAME = TimeOfEmpires()


def begun(seats: int) -> Match[T]:
    """A match at 0:00.000."""
    match = match_of(GAME, seats)
    draw_all(match)
    return match


def test_clock_and_all_seats_may_act_at_once() -> None:
    match = begun(3)
    assert GAME.to_act(match.state) == [0, 1, 2, CLOCK]


def test_clock_moves_to_any_millisecond_up_to_the_deadline() -> None:
    match = begun(2)
    do(match, 0, "turn-glass 1 produce")
    assert GAME.deadline(match.state) == 30_000
    do(match, CLOCK, "tick 12345")
    assert clause(match, CLOCK, "tick 12345") == "not-in-time"
    assert clause(match, CLOCK, "tick 30001") == "not-in-time"


def test_a_glass_runs_out_after_exactly_thirty_seconds() -> None:
    match = begun(2)
    do(match, 0, "turn-glass 1 produce")
    do(match, 0, "turn-glass 2 march")
    do(match, 0, "done")
    do(match, CLOCK, "tick 29999")
    assert 0 not in GAME.to_act(match.state)
    assert clause(match, 0, "turn-glass 1 produce") == "not-your-decision"
    do(match, CLOCK, "tick 30000")
    do(match, 0, "turn-glass 1 produce")


def test_scholars_are_created_before_any_other_step_of_that_instant() -> None:
    match = begun(2)
    set_up(match, (0, IDLE), table=(AGE,), now=179_999, scholars=[0, 0])
    assert clause(match, 0, "turn-glass 1 wonder") == "TOE-GLA-8"
    assert GAME.deadline(match.state) == 180_000
    tick = do(match, CLOCK, "tick 180000")
    assert events(match, tick) == ["ScholarsCreated"]
    do(match, 0, "turn-glass 1 wonder")
    assert match.state.facts.now == 180_000


def test_steps_of_two_chains_interleave_and_each_keeps_its_decision() -> None:
    match = begun(2)
    do(match, 0, "turn-glass 1 march")
    mine = match.decision(0)
    do(match, 1, "turn-glass 1 march")
    do(match, 1, "move-clan z y")
    do(match, CLOCK, "tick 10")
    match.play(0, GAME.book.parse("move-clan v w"), mine)
    do(match, 1, "move-clan y x")
    assert choices(match, 0) == ["move-clan v w", "move-clan w v", "move-clan w x", "done"]


def test_a_step_is_checked_when_it_is_made() -> None:
    match = begun(2)
    land = [Territory(0, 1), Territory(1, 2), Territory(), Territory(), Territory()]
    set_up(match, (0, MARCHING, 2), (1, MARCHING, 1), table=(AGE,), land=land)
    move = do(match, 1, "move-clan w v")
    # the fight took the only clan of A, and with it the subject of his open step
    assert events(match, move) == ["Fought", "DecisionLapsed"]
    assert 0 not in GAME.to_act(match.state)


def test_the_second_claimant_is_refused_with_a_reason_and_keeps_his_glass() -> None:
    match = begun(2)
    theirs = match.decision(1)
    do(match, 0, "turn-glass 1 study")
    with pytest.raises(IllegalMove) as refused:
        match.play(1, GAME.book.parse("turn-glass 1 study"), theirs)
    assert refused.value.reason.clause == "TOE-RTI-1"
    assert match.state.facts.glasses[1] == [Sand(), Sand()]
    assert match.decision(1) == theirs


def test_a_run_out_glass_no_longer_holds_a_shared_space() -> None:
    match = begun(2)
    set_up(match, (1, IDLE), table=(AGE,), now=40_000, glasses=[[Sand(10_000, 0), Sand()], [Sand(), Sand()]])
    do(match, 1, "turn-glass 1 study")


def test_the_gong_leaves_open_chains_fifteen_seconds() -> None:
    match = begun(2)
    set_up(match, (0, MARCHING, 2), (1, IDLE), table=(AGE,), now=GONG - 1)
    gong = do(match, CLOCK, f"tick {GONG}")
    assert events(match, gong) == ["GongRang", "DecisionLapsed"]
    assert GAME.to_act(match.state) == [0, CLOCK]
    assert GAME.deadline(match.state) == GONG + 15_000
    do(match, 0, "move-clan v w")
    lost = do(match, CLOCK, f"tick {GONG + 15_000}")
    assert events(match, lost) == ["ChainLost"]
    assert match.is_over()


def test_the_age_ends_when_the_last_open_chain_is_finished() -> None:
    match = begun(2)
    set_up(match, (0, MARCHING, 2), table=(AGE,), now=GONG - 1)
    do(match, CLOCK, f"tick {GONG}")
    do(match, 0, "done")
    assert match.is_over()


def test_a_waiting_building_blocks_nobody_and_moves_when_a_slot_is_there() -> None:
    match = begun(2)
    land = [Territory(0, 2, building=1), Territory(), Territory(), Territory(), Territory(1, 2)]
    set_up(match, (0, IDLE), (1, IDLE), table=(AGE,), land=land, pool=list(range(1, 12)), hands=[[0], []])
    do(match, 0, "turn-glass 1 build")
    waits = do(match, 0, "play-card s0")
    assert events(match, waits) == ["CardPlayed", "BuildingWaits"]
    assert GAME.to_act(match.state) == [0, 1, CLOCK]
    do(match, 0, "turn-glass 2 march")
    placed = do(match, 0, "move-clan v w")
    assert events(match, placed) == ["BuildingPlaced"]
    assert match.state.facts.land[1].building == 0


def test_a_waiting_building_with_several_slots_asks_its_owner_in_the_middle_of_a_chain() -> None:
    match = begun(2)
    land = [Territory(0, 1, building=1), Territory(), Territory(), Territory(0, 1, building=1), Territory(1, 1)]
    set_up(match, (0, MARCHING, 2), table=(AGE,), land=land, waiting=[1, 0])
    chain = match.decision(0)
    match.state.facts.land[3].building = -1
    do(match, 0, "move-clan v w")
    assert choices(match, 0) == ["place-building w", "place-building y"]
    with pytest.raises(StaleMove, match="is closed"):
        match.play(0, GAME.book.parse("done"), chain)
    do(match, 0, "place-building y")
    assert "done" in choices(match, 0)


def test_a_drawn_card_is_private_and_the_type_of_the_next_one_public() -> None:
    match = begun(2)
    do(match, 0, "turn-glass 1 study")
    do(match, 0, "draw-from left")
    assert GAME.to_act(match.state) == [CHANCE]
    before, drawn = match.state, match.draw()
    assert GAME.book.text(GAME.show(before, CHANCE, drawn.code, 1)) == "(draw-card)"
    assert GAME.book.text(GAME.show(before, CHANCE, drawn.code, 0)) != "(draw-card)"
    draw_all(match)
    assert seen(match, 1, EmpiresView).hand == []
    assert seen(match, 1, EmpiresView).backs == seen(match, 0, EmpiresView).backs
    assert seen(match, 1, EmpiresView).board.tops == match.state.facts.tops


def test_the_type_that_comes_up_is_not_the_one_that_lies_on_the_other_pile() -> None:
    match = begun(2)
    played = [1, 2, 3, 4, 5, 8, 9, 10, 11]
    set_up(match, (0, PILE), table=(AGE,), pool=[0, 6, 7], left=[1, 2], tops=[0, 1], played=played)
    do(match, 0, "draw-from right")
    match.draw()
    # the only science card left is the top of the left pile
    codes, weights = GAME.chance(match.state)
    assert [GAME.book.text(GAME.book.decode(code)) for code in codes] == ["turn-up culture"]
    assert weights == [1]


def test_the_rest_of_a_chain_waits_for_the_draw_while_others_are_open() -> None:
    match = begun(2)
    bricks = match.state.facts.bricks[0]
    do(match, 0, "turn-glass 1 study")
    do(match, 0, "draw-from left")
    assert match.state.facts.bricks[0] == bricks
    assert "BricksGained" in [name for move in draw_all(match) for name in events(match, move)]
    assert match.state.facts.bricks[0] == bricks + 1


def test_a_chain_loses_its_subject_when_another_seat_takes_the_last_card() -> None:
    match = begun(2)
    facts = {"pool": [3], "left": [1, 0], "tops": [0, -1], "played": [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]}
    set_up(match, (0, PILE), (1, PILE), table=(AGE,), **facts)
    do(match, 1, "draw-from left")
    assert events(match, match.draw()) == ["CardDrawn", "DecisionLapsed"]
    assert GAME.to_act(match.state) == [CLOCK]


def test_nothing_is_taken_back_while_time_runs() -> None:
    match = begun(2)
    do(match, 0, "turn-glass 1 produce")
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.key == "undo-clock"
