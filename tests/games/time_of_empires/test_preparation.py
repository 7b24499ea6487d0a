"""Preparing an age (TOE-AGE, TOE-PRE)."""

import pytest

from saecula.games.time_of_empires.model.kinds import TYPES
from saecula.games.time_of_empires.model.state import GONE
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.moves import Hidden
from tests.games.time_of_empires.scene import BOX, DECK, GAME, NAMES, Table, coded, scene


def settle(table: Table) -> Table:
    """Let chance draw the first of whatever it may."""
    while GAME.to_act(table.state) == [CHANCE]:
        GAME.apply(table.state, CHANCE, GAME.chance(table.state)[0][0], Log(False))
    return table


def choose(table: Table) -> Table:
    """Everybody answers with the first legal move until the action phase is there."""
    while table.asked("A") not in ("idle", "") or table.asked("B") not in ("idle", ""):
        for seat in range(table.state.seats):
            if seat in GAME.to_act(table.state):
                GAME.apply(table.state, seat, GAME.legal(table.state, seat)[0], Log(False))
    return table


@pytest.mark.rule("TOE-AGE-1")
def test_the_game_has_three_ages_of_preparation_action_and_scoring() -> None:
    table = scene(age=3, phase="scoring")
    GAME.settle(table.state, Log(False))
    assert GAME.is_over(table.state)
    table = scene(age=2, phase="scoring")
    GAME.settle(table.state, Log(False))
    assert not GAME.is_over(table.state)
    assert table.state.course.age == 2


@pytest.mark.rule("TOE-PRE-1")
def test_leftovers_go_and_24_technologies_are_dealt_into_four_piles_of_six() -> None:
    table = settle(scene(age=2, phase="prepare"))
    cards = table.state.cards
    assert sum(n for card, n in enumerate(cards.gone) if DECK.age[card] == 1) == 24
    assert {DECK.age[card] for card, n in enumerate(cards.pool) if n} == {2}
    assert cards.left == [6, 6, 6, 6]
    assert all(0 <= top < 4 for top in cards.tops)
    assert [pile.top for pile in table.view("A").piles] == [TYPES[top] for top in cards.tops]


@pytest.mark.rule("TOE-PRE-2")
def test_one_wonder_of_the_age_enters_play() -> None:
    table = scene(age=2, phase="prepare")
    codes, weights = GAME.chance(table.state)
    assert [str(GAME.book.decode(code)) for code in codes] == [f"draw-wonder W2{n}" for n in range(1, 5)]
    assert weights == [1, 1, 1, 1]
    table.play("chance", "draw-wonder W23")
    assert [shown.wonder for shown in table.view("A").wonders] == ["W11", "W23", None]


@pytest.mark.rule("TOE-PRE-3")
@pytest.mark.parametrize(("seats", "entering"), [(2, 3), (4, 4)])
def test_a_leader_of_each_speciality_enters_and_with_four_players_one_more(seats: int, entering: int) -> None:
    table = scene(seats=seats, age=2, phase="prepare", columns=("L11", "L13", "L15"))
    settle(table)
    columns = [leader for leader in table.state.boards.column if leader >= 0]
    assert len(columns) == entering
    assert [BOX.speciality[leader] for leader in columns[:3]] == [0, 1, 2]
    assert {BOX.leader_age[leader] for leader in columns} == {1}
    assert [table.state.boards.leaders[NAMES.leaders.index(name)] for name in ("L11", "L13", "L15")] == [GONE] * 3


@pytest.mark.rule("TOE-PRE-3")
def test_the_bonus_leader_is_one_of_the_three_that_are_left() -> None:
    table = scene(seats=4, age=1, phase="prepare")
    table.play("chance", "draw-wonder W11", "draw-leader L11", "draw-leader L14", "draw-leader L15")
    codes, _ = GAME.chance(table.state)
    assert [str(GAME.book.decode(code))[-3:] for code in codes] == ["L12", "L13", "L16"]


@pytest.mark.rule("TOE-PRE-4")
def test_glasses_come_back_to_their_owners() -> None:
    table = scene(age=2, phase="prepare")
    assert table.state.course.where == [-1] * 4
    choose(settle(table))
    table.wait(3)
    assert "build" not in table.spaces("A")
    assert "ideas" in table.spaces("A", "1")
    assert "ideas" in table.spaces("A", "2")


@pytest.mark.rule("TOE-PRE-5")
def test_each_player_creates_scholars_in_preparation() -> None:
    table = settle(scene(age=2, phase="prepare", built={"A": {"theatre": 1}}))
    assert table.legal("A") == ["create-scholars 2", "create-scholars 1", "create-scholars 0"]
    assert table.legal("B") == ["create-scholars 1", "create-scholars 0"]
    table.play("A", "create-scholars 2")
    assert (table.created("A"), table.reserve("A")) == (2, 18)


@pytest.mark.rule("TOE-PRE-6")
def test_the_bonus_token_goes_to_a_section_without_one_and_is_seen_when_all_have_chosen() -> None:
    table = settle(scene(age=2, phase="prepare", tokens={"A": {"mill": 1}, "B": {"mill": 1}}))
    table.play("A", "create-scholars 1")
    table.play("B", "create-scholars 1")
    assert table.refusal("A", "lay-token mill") == ("TOE-PRE-6", "section-taken")
    assert GAME.show(table.state, 0, coded("lay-token theatre"), 1) == Hidden("lay-token")
    table.play("A", "lay-token theatre")
    assert table.view("B").players[0].tokens["theatre"] == 0
    assert table.view("B").players[0].token_laid
    assert table.view("B").laid is None
    assert table.view("A").laid == "theatre"
    assert table.refusal("B", "turn-glass 1 ideas") == ("TOE-ACT-1", "before-gong")
    table.play("B", "lay-token observatory")
    assert table.view("B").players[1].tokens == {"observatory": 2, "warehouse": 0, "mill": 1, "theatre": 0}
    assert table.view("B").players[0].tokens == {"observatory": 0, "warehouse": 0, "mill": 1, "theatre": 2}


@pytest.mark.rule("TOE-PRE-7")
def test_hands_discoveries_resources_clans_and_scholars_stay() -> None:
    table = scene(
        age=2,
        phase="prepare",
        hands={"A": ["104"]},
        found={"A": ["101"]},
        ideas={"A": 5},
        bricks={"A": 4},
        clans={"A": {"H1a": 2}},
        scholars={"A": 3},
    )
    settle(table)
    assert (table.hand("A"), table.found("A"), table.stock("A")) == (["104"], ["101"], (5, 4))
    assert (table.clans("H1a"), table.created("A")) == (("A", 2), 3)
