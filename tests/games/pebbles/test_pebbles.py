"""The rules of Pebbles, clause by clause."""

from pathlib import Path

import pytest

from saecula.games.pebbles import make
from saecula.games.pebbles.edges.events import PebbleDrawn, PileTaken
from saecula.games.pebbles.edges.moves import Choose, Leave, Snatch, Tick
from saecula.games.pebbles.model.state import BAG, HANDS, PILE, PebblesState
from saecula.games.pebbles.model.view import PebblesView
from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.errors import BadComponents, BadRecord, IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.moves import Hidden
from saecula.play.driving import draw_all

GAME = make()


def table(*hands: str, glass: str = "off") -> Match[PebblesState]:
    """A match in its first round, with these pebbles dealt: "135" is a hand of 1, 3 and 5."""
    match = Match(GAME, len(hands), {"glass": glass}, seed_of("pebbles", 0))
    for _ in range(3 * len(hands)):
        seat = GAME.frame(match.state, CHANCE) >> 20 & 1023
        held = sum(match.state.ground.rows[HANDS + seat])
        match.play(CHANCE, GAME.book.parse(f"draw {hands[seat][held]}"))
    return match


def choose(match: Match[PebblesState], *values: int) -> None:
    for seat, value in enumerate(values):
        match.play(seat, Choose(str(value)))


def prizes(match: Match[PebblesState]) -> list[int]:
    return [standing.total for standing in GAME.outcome(match.state).standings]


@pytest.mark.rule("PEB-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_holds_four_pebbles_of_each_value(seats: int) -> None:
    assert GAME.start(seats, {"glass": "off"}).ground.rows[BAG] == [0, 4, 4, 4, 4, 4]


@pytest.mark.rule("PEB-2")
def test_each_player_draws_three_pebbles_before_anybody_chooses() -> None:
    match = Match(GAME, 3, {}, seed_of("pebbles", 1))
    assert len(draw_all(match)) == 9
    assert [sum(hand) for hand in match.state.ground.rows[HANDS : HANDS + 3]] == [3, 3, 3]


@pytest.mark.rule("PEB-2")
def test_a_pebble_drawn_is_seen_by_its_owner_alone() -> None:
    match = Match(GAME, 2, {}, seed_of("pebbles", 1))
    before = match.state
    played = match.draw()
    owner = PebbleDrawn(1, None)
    told = [GAME.chronicle.told(played.log, viewer) for viewer in (0, 1, None)]
    assert told[0] == told[2] == [owner]
    assert told[1] == GAME.chronicle.full(played.log) != [owner]
    shown = [GAME.show(before, CHANCE, played.code, viewer) for viewer in (0, 1, None)]
    assert shown == [Hidden("draw"), GAME.book.decode(played.code), Hidden("draw")]


@pytest.mark.rule("PEB-3")
def test_all_seats_are_asked_at_the_same_time_and_answer_in_any_order() -> None:
    match = table("123", "123", "345")
    assert GAME.to_act(match.state) == [0, 1, 2]
    match.play(2, Choose("5"))
    match.play(0, Choose("1"))
    assert GAME.to_act(match.state) == [1]


@pytest.mark.rule("PEB-3")
def test_that_a_seat_has_chosen_is_public_and_what_it_chose_is_not() -> None:
    match = table("123", "123")
    match.play(0, Choose("3"))
    views = [GAME.view(match.state, viewer) for viewer in (0, 1, None)]
    seen = [view.open.chosen for view in views if isinstance(view, PebblesView)]
    assert seen == [[3, 0], [-1, 0], [-1, 0]]


@pytest.mark.rule("PEB-3")
def test_in_the_next_round_nobody_has_chosen_yet() -> None:
    match = table("123", "123")
    choose(match, 3, 2)
    match.play(1, Leave())
    view = GAME.view(match.state, None)
    assert isinstance(view, PebblesView)
    assert view.open.chosen == [0, 0]


@pytest.mark.rule("PEB-3")
def test_a_pebble_that_one_does_not_hold_cannot_be_chosen() -> None:
    match = table("123", "123")
    with pytest.raises(IllegalMove) as refused:
        match.play(0, Choose("5"))
    assert (refused.value.reason.clause, refused.value.reason.key) == ("PEB-3", "pebbles-not-held")


@pytest.mark.rule("PEB-3")
def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    match = table("123", "123")
    match.play(0, Choose("3"))
    match.undo(0)
    choose(match, 2, 1)
    with pytest.raises(IllegalMove, match="undo"):
        match.undo(1)


@pytest.mark.rule("PEB-4")
def test_who_has_not_chosen_when_the_glass_is_empty_gets_the_smallest_pebble() -> None:
    match = table("235", "345", glass="on")
    match.play(0, Choose("5"))
    match.play(CLOCK, Tick("5000"))
    assert match.state.ground.rows[PILE] == [0, 0, 0, 1, 0, 1]


@pytest.mark.rule("PEB-4")
def test_the_glass_may_run_in_part_and_never_beyond_its_end() -> None:
    match = table("123", "123", glass="on")
    match.play(CLOCK, Tick("1200"))
    assert GAME.to_act(match.state) == [0, 1, CLOCK]
    for millisecond in ("1200", "5001"):
        with pytest.raises(IllegalMove, match="not-in-time"):
            match.play(CLOCK, Tick(millisecond))


@pytest.mark.rule("PEB-4")
def test_when_all_have_chosen_nobody_waits_for_the_glass() -> None:
    match = table("123", "123", glass="on")
    choose(match, 3, 1)
    assert GAME.to_act(match.state) == [1]
    assert GAME.deadline(match.state) is None


@pytest.mark.rule("PEB-4")
def test_while_the_glass_runs_no_choice_is_taken_back() -> None:
    match = table("123", "123", glass="on")
    match.play(0, Choose("3"))
    with pytest.raises(IllegalMove, match="undo-clock"):
        match.undo(0)


@pytest.mark.rule("PEB-5")
def test_the_highest_pebble_wins_all_that_are_shown() -> None:
    match = table("123", "125", "124")
    choose(match, 3, 5, 4)
    match.play(2, Leave())
    assert prizes(match) == [0, 12, 0]


@pytest.mark.rule("PEB-5")
def test_of_several_highest_the_first_in_the_order_of_the_seats_wins() -> None:
    match = table("123", "124", "134")
    choose(match, 3, 4, 4)
    played = match.play(2, Leave())
    assert GAME.chronicle.full(played.log) == [PileTaken(1, 11)]


@pytest.mark.rule("PEB-5")
def test_a_pile_is_told_with_its_own_points_alone() -> None:
    match = table("345", "123")
    for mine, yours in ((3, 1), (4, 2)):
        choose(match, mine, yours)
        played = match.play(1, Leave())
    assert GAME.chronicle.full(played.log) == [PileTaken(0, 6)]


@pytest.mark.rule("PEB-6")
def test_the_next_seat_may_snatch_the_pile_from_its_winner() -> None:
    match = table("123", "124", "135")
    choose(match, 3, 4, 5)
    assert GAME.to_act(match.state) == [0]
    match.play(0, Snatch())
    assert prizes(match) == [12, 0, 0]


@pytest.mark.rule("PEB-6")
def test_who_has_snatched_is_not_asked_again() -> None:
    match = table("123", "245")
    choose(match, 1, 5)
    match.play(0, Snatch())
    choose(match, 2, 4)
    assert GAME.to_act(match.state) == [0, 1]
    assert prizes(match) == [6, 6]


@pytest.mark.rule("PEB-7")
def test_after_three_rounds_the_prizes_are_counted() -> None:
    match = table("123", "234")
    for mine, yours in ((1, 2), (2, 3), (3, 4)):
        choose(match, mine, yours)
        match.play(0, Leave())
    assert match.is_over()
    outcome = GAME.outcome(match.state)
    assert (outcome.ranking(), outcome.reason) == ([[1], [0]], "PEB-7")
    assert prizes(match) == [0, 15]


@pytest.mark.rule("PEB-7")
def test_equal_points_share_the_rank() -> None:
    match = table("133", "124")
    for mine, yours, asked in ((3, 4, 0), (3, 2, 1), (1, 1, 1)):
        choose(match, mine, yours)
        match.play(asked, Leave())
    assert prizes(match) == [7, 7]
    assert GAME.outcome(match.state).ranking() == [[0, 1]]


def test_a_position_with_a_pebble_too_many_is_refused() -> None:
    dump = GAME.start(2, {"glass": "off"}).copy()
    dump.ground.rows[BAG][5] += 1
    with pytest.raises(BadRecord, match="pebbles are not those of the bag"):
        GAME.load(dump.dump())


def test_a_position_without_its_ground_is_refused() -> None:
    with pytest.raises(BadRecord, match="ground"):
        GAME.load({"options": {}, "agenda": {}})


def test_pebbles_has_no_component_sets() -> None:
    with pytest.raises(BadComponents, match="no component sets"):
        make(Path("set.toml"))
