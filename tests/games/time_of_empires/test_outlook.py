"""What a screen is told beyond the pieces: the phase, what actions would give, what things cost, who occupies what."""

import pytest

from saecula.games.time_of_empires.rules.scoring import SCORING
from saecula.kernel.codes import CHANCE
from tests.games.time_of_empires.scene import GAME, scene, score
from tests.games.time_of_empires.test_preparation import choose, settle


@pytest.mark.rule("TOE-RES-1")
def test_the_view_tells_what_production_gives_with_buildings_and_leaders() -> None:
    table = scene(age=2, built={"A": {"observatory": 1}}, leaders={"A": ["L11"]})
    gains = table.view("B").players[0].gains
    before = table.stock("A")
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.stock("A") == (before[0] + gains.ideas, before[1] + gains.bricks)
    assert (gains.ideas, gains.bricks) == (2, 2)


@pytest.mark.rule("TOE-RES-2")
def test_the_view_promises_no_more_than_the_stock_and_the_reserve_hold() -> None:
    table = scene(ideas={"A": 6}, bricks={"A": 5}, scholars={"A": 20})
    gains = table.view("A").players[0].gains
    assert (gains.ideas, gains.bricks, gains.clans, gains.scholars) == (0, 1, 0, 0)


@pytest.mark.rule("TOE-CLA-1", "TOE-CLA-4")
def test_the_view_tells_how_many_clans_and_moves_the_actions_have() -> None:
    gains = scene(age=2, built={"A": {"mill": 1}}, leaders={"A": ["L13"]}).view("A").players[0].gains
    assert (gains.clans, gains.moves) == (2, 3)


@pytest.mark.rule("TOE-TEC-1", "TOE-BUI-1")
def test_the_view_tells_what_discovering_and_building_cost_here_and_now() -> None:
    table = scene(seats=4, age=3, leaders={"A": ["L21", "L22"]}, hands={"A": ["103", "105"]}, found={"A": ["104"]})
    mine, others = table.view("A"), table.view("B")
    assert (mine.dues, mine.players[0].price) == ([2, 1], 2)
    assert (others.dues, others.players[1].price) == ([], None), "what is in a hand, and so its cost, stays secret"


@pytest.mark.rule("TOE-CLA-3")
def test_the_view_tells_who_occupies_a_territory_by_clans_or_by_buildings() -> None:
    table = scene(clans={"A": {"H1a": 1}}, buildings={"B": {"H1a": ["mill"], "H1b": ["theatre"]}})
    occupants = {space.space: space.occupants for space in table.view(None).spaces}
    assert (occupants["H1a"], occupants["H1b"], occupants["H1c"]) == ([0, 1], [1], [])


@pytest.mark.rule("TOE-AGE-1", "TOE-ACT-1", "TOE-RTI-4")
def test_the_view_tells_the_phase_from_preparation_to_the_next_one() -> None:
    table = settle(scene(phase="prepare"))
    assert table.view(None).phase == "preparation"
    assert choose(table).view(None).phase == "count-in"
    table.wait(3)
    assert table.view(None).phase == "action"
    table.wait(539)
    table.play("A", "turn-glass 1 move")
    table.wait(1)
    assert table.view(None).phase == "finish", "a move is still to be made"
    table.play("A", "done")
    assert table.view(None).phase == "preparation"


@pytest.mark.rule("TOE-SCO-6")
def test_a_siege_is_part_of_the_scoring() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1}})
    score(table, *SCORING)
    assert table.asked("A") == "siege"
    assert table.view(None).phase == "scoring"


@pytest.mark.rule("TOE-DRA-1")
def test_a_card_that_is_being_drawn_does_not_change_the_phase() -> None:
    table = scene()
    table.play("A", "turn-glass 1 draw-left", "draw-from left-1")
    assert CHANCE in GAME.to_act(table.state)
    assert table.view(None).phase == "action"
