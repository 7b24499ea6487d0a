"""The initiation age (TOE-INI)."""

import pytest

from saecula.games.time_of_empires.edges.events import RoundBegan, ScholarsCreated
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.errors import IllegalMove
from saecula.kernel.views import Event
from tests.games.time_of_empires.scene import GAME, Table, scene, told
from tests.games.time_of_empires.test_preparation import settle
from tests.games.time_of_empires.test_setup import begun


def rounds(table: Table, count: int) -> list[Event]:
    """Everybody ends the turn at once, for so many rounds; scholars are created as they may."""
    events: list[Event] = []
    until = table.state.course.round + count
    while table.state.course.round < until and table.state.course.age == 0:
        for seat in GAME.to_act(table.state):
            log = Log()
            codes = GAME.legal(table.state, seat)
            GAME.apply(table.state, seat, codes[0] if table.asked("ABCD"[seat]) == "creating" else codes[-1], log)
            events += GAME.chronicle.full(log)
            break
    return events


@pytest.mark.rule("TOE-INI-1")
def test_each_places_two_glasses_in_turn_and_they_block_their_spaces_until_the_next_turn() -> None:
    table = scene(pace="initiation", seats=3)
    assert GAME.deadline(table.state) is None
    table.play("A", "turn-glass 1 draw-left", "done", "turn-glass 2 ideas")
    assert table.legal("A") == ["end-turn"]
    assert table.refusal("A", "turn-glass 1 bricks") == ("TOE-INI-1", "glass-used")
    table.play("A", "end-turn")
    table.play("B", "turn-glass 1 draw-left", "done", "end-turn")
    assert table.refusal("C", "turn-glass 1 draw-left") == ("TOE-INI-1", "space-taken")


@pytest.mark.rule("TOE-INI-2")
def test_a_shared_action_where_a_glass_just_stood_is_barred_to_both_glasses() -> None:
    table = scene(pace="initiation")
    table.play("A", "turn-glass 1 draw-left", "done", "turn-glass 2 ideas", "end-turn")
    table.play("B", "end-turn")
    for glass in "12":
        assert table.refusal("A", f"turn-glass {glass} draw-left") == ("TOE-INI-2", "another-action")
    assert "draw-right" in table.spaces("A")
    table.play("A", "turn-glass 2 ideas")
    assert table.stock("A") == (3, 1)


@pytest.mark.rule("TOE-INI-3")
def test_scholars_are_created_after_rounds_5_and_10_and_the_age_ends_after_15() -> None:
    table = scene(pace="initiation")
    assert not told(rounds(table, 4), ScholarsCreated)
    events = rounds(table, 1)
    assert len(told(events, ScholarsCreated)) == 2
    assert told(events, RoundBegan) == [RoundBegan(6, 1)]
    events = rounds(table, 99)
    assert len(told(events, ScholarsCreated)) == 2
    assert told(events, RoundBegan)[-1].round == 15
    assert table.state.course.age == 1


@pytest.mark.rule("TOE-INI-4")
@pytest.mark.parametrize(
    ("wishes", "pace"), [(("real-time", "real-time"), "real-time"), (("real-time", "initiation"), "initiation")]
)
def test_any_age_may_be_played_either_way_chosen_before_it(wishes: tuple[str, str], pace: str) -> None:
    table = begun(2, ages="chosen")
    table.play("A", "place-pawn H0a")
    table.play("B", "place-pawn H3a")
    table.play("A", f"choose-pace {wishes[0]}")
    assert table.refusal("B", "choose-pace none") == ("TOE-INI-4", "no-pace")
    table.play("B", f"choose-pace {wishes[1]}")
    assert table.view("A").pace == pace


@pytest.mark.rule("TOE-INI-5")
def test_the_first_player_is_drawn_once_and_keeps_the_role_for_later_ages() -> None:
    table = settle(scene(pace="initiation", phase="prepare", age=1))
    for seat in "AB":
        table.play(seat, "create-scholars 1")
    for seat in "AB":
        table.play(seat, "lay-token mill")
    assert GAME.to_act(table.state) == [CHANCE]
    table.play("chance", "choose-first B")
    assert table.asked("B") == "idle"
    rounds(table, 99)
    assert table.view("A").first == 1, "B, then A, then B again"


@pytest.mark.rule("TOE-INI-6")
def test_glasses_are_played_one_after_the_other_and_the_second_stands_where_it_was_until_then() -> None:
    table = scene(pace="initiation")
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks", "end-turn")
    table.play("B", "end-turn")
    assert table.refusal("A", "turn-glass 1 bricks") == ("TOE-GLA-10", "own-space-taken")
    table.play("A", "turn-glass 2 deploy")
    with pytest.raises(IllegalMove, match="TOE-GLA-6"):
        table.play("A", "turn-glass 1 bricks")
    table.play("A", "deploy H0", "turn-glass 1 bricks", "end-turn")
    assert table.stock("A") == (2, 3)


@pytest.mark.rule("TOE-INI-6")
def test_a_player_may_use_one_glass_or_none() -> None:
    table = scene(pace="initiation")
    table.play("A", "turn-glass 1 ideas", "end-turn")
    table.play("B", "end-turn")
    assert table.asked("A") == "idle"
