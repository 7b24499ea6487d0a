"""Scoring an age (TOE-SCO, TOE-END)."""

import pytest

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import P_BONUS, P_CULTURE, POINTS, THEATRE
from saecula.games.time_of_empires.rules.scoring import SCORING
from saecula.parts.declared import names_of
from tests.games.time_of_empires.scene import GAME, Table, scene, score


def besieged(table: Table, *answers: tuple[str, str]) -> Table:
    """Run the sieges with these answers."""
    score(table, steps.SIEGES)
    for seat, answer in answers:
        table.play(seat, answer)
    return table


@pytest.mark.rule("TOE-SCO-1")
def test_clans_destroy_the_buildings_of_others_where_they_stand_and_each_kept_one_scores_three() -> None:
    table = scene(
        phase="scoring",
        clans={"A": {"H1a": 1}},
        buildings={"B": {"H1a": ["mill"], "H1b": ["mill"]}, "A": {"H1a": ["theatre"]}},
    )
    score(table, steps.DESTRUCTION)
    assert table.buildings("H1a") == ["A-theatre"]
    assert table.buildings("H1b") == ["B-mill"]
    assert (table.points("A", "destruction"), table.points("B")) == (3, 0)
    score(table, steps.DESTRUCTION)
    assert table.points("A", "destruction") == 6, "those kept from before count again"


@pytest.mark.rule("TOE-SCO-2")
def test_each_bonus_token_counts_the_buildings_of_its_section() -> None:
    tokens = {"A": {"mill": 2, "theatre": 1}}
    table = scene(age=2, phase="scoring", built={"A": {"mill": 2, "theatre": 3}}, tokens=tokens)
    score(table, steps.BONUS)
    assert table.points("A", "bonus") == 2 * 2 + 1 * 3


@pytest.mark.rule("TOE-SCO-3")
@pytest.mark.parametrize(("stack", "winner"), [("A", "A"), ("ABB", "B"), ("BA", "B"), ("ABBA", "A"), ("", "")])
def test_a_leader_goes_to_the_most_scholars_and_in_a_tie_to_the_lowest(stack: str, winner: str) -> None:
    table = scene(phase="scoring", columns=("L12", "L13", "L15"), stacks={"leader-expansion": stack})
    score(table, steps.AWARDS)
    owners = [seat for seat in "AB" if "L13" in table.view(seat).players["AB".index(seat)].leaders]
    assert owners == list(winner)


@pytest.mark.rule("TOE-SCO-4")
def test_the_leading_player_scores_two_for_each_time_the_others_one_then_scholars_go_home() -> None:
    table = scene(
        seats=3,
        phase="scoring",
        built={"A": {"warehouse": 2}, "B": {"warehouse": 3}, "C": {"warehouse": 4}},
        stacks={"wonder-1": "ABA", "leader-culture": "B"},
        columns=("L12", "L13", "L15"),
    )
    score(table, steps.WONDERS)
    assert [table.points(seat, "wonders") for seat in "ABC"] == [4, 3, 0]
    assert [table.reserve(seat) for seat in "AB"] == [20, 20]
    assert table.view("A").wonders[0].scholars == []


@pytest.mark.rule("TOE-SCO-5")
@pytest.mark.parametrize(("theatres", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 4)])
def test_culture_scores_what_is_in_sight(theatres: int, points: int) -> None:
    table = scene(phase="scoring", built={"A": {"theatre": theatres}})
    score(table, steps.CULTURE_POINTS)
    assert table.points("A", "culture") == points


@pytest.mark.rule("TOE-SCO-6")
def test_who_occupies_most_territories_around_a_city_may_put_a_clan_in() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1, "H1b": 1}, "B": {"H1c": 2, "H1": 3}})
    besieged(table, ("A", "garrison H1"))
    assert table.clans("H1") == ("A", 1)
    assert (table.reserve("A"), table.reserve("B")) == (17, 18)


@pytest.mark.rule("TOE-SCO-6")
def test_ties_go_to_buildings_then_to_clans_then_to_nobody() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1}}, buildings={"B": {"H1b": ["mill"]}})
    assert besieged(table).asked("B") == "siege"
    table = scene(phase="scoring", clans={"A": {"H1a": 1}, "B": {"H1b": 1, "H1": 1}})
    assert besieged(table).asked("B") == "siege"
    table = scene(phase="scoring", clans={"A": {"H1a": 1}, "B": {"H1b": 1}})
    assert (besieged(table).asked("A"), table.asked("B")) == ("", "")


@pytest.mark.rule("TOE-SCO-7")
def test_destroyed_and_waiting_buildings_count_as_built_and_their_icons_stay() -> None:
    table = scene(
        phase="scoring",
        clans={"A": {"H1a": 1}},
        buildings={"B": {"H1a": ["observatory"]}},
        tokens={"B": {"observatory": 1}},
    )
    score(table, steps.DESTRUCTION, steps.BONUS)
    assert table.points("B", "bonus") == 1
    assert table.built("B", "observatory") == 1
    assert GAME.census(table.state)["buildings 1 0"] == 5


@pytest.mark.rule("TOE-SCO-8")
def test_a_wonder_of_an_earlier_age_scores_again_for_scholars_of_this_age() -> None:
    table = scene(
        age=2, phase="scoring", wonders=("W11", "W21"), built={"A": {"warehouse": 2}}, stacks={"wonder-1": "A"}
    )
    score(table, steps.WONDERS)
    assert table.points("A", "wonders") == 4
    score(table, steps.WONDERS)
    assert table.points("A", "wonders") == 4, "the scholars went home"


@pytest.mark.rule("TOE-SCO-9")
def test_capitals_are_not_besieged_and_a_waiver_changes_nothing() -> None:
    table = scene(phase="scoring", clans={"A": {"H3a": 1, "H3b": 1, "H1a": 1}, "B": {"H1": 2}})
    assert besieged(table).legal("A") == ["garrison H1", "done"]
    assert table.refusal("A", "garrison H2") == ("TOE-SCO-9", "other-city")
    table.play("A", "done")
    assert table.clans("H1") == ("B", 2)


@pytest.mark.rule("TOE-SCO-9")
def test_an_empty_reserve_or_four_clans_inside_change_nothing_and_returned_clans_serve_at_once() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1, "H1": 4}})
    assert besieged(table).asked("A") == ""
    table = scene(phase="scoring", clans={"A": {"H1a": 1}, "B": {"H1": 2, "H2a": 2}}, scholars={"B": 16})
    assert table.reserve("B") == 0
    besieged(table, ("A", "garrison H1"))
    assert table.asked("B") == "siege", "the two clans that came home can garrison the next city"


@pytest.mark.rule("TOE-END-1")
def test_most_points_win_then_buildings_on_the_board_then_the_win_is_shared() -> None:
    table = scene(age=3, phase="scoring", buildings={"A": {"H1a": ["mill"]}, "B": {"H2a": ["mill"]}})
    table.state.folk.points[P_BONUS] = 7
    assert GAME.outcome(table.state).ranking() == [[0], [1]]
    table.state.folk.points[len(POINTS) + P_CULTURE] = 7
    assert GAME.outcome(table.state).ranking() == [[0, 1]]
    table.state.map.slots[20] = 4 + THEATRE
    assert GAME.outcome(table.state).ranking() == [[1], [0]]


def test_the_order_of_scoring() -> None:
    names = [names_of(steps)[step] for step in SCORING]
    assert names == [
        "destruction",
        "bonus",
        "awards",
        "leader-points",
        "wonders",
        "culture-points",
        "sieges",
        "end-age",
    ]
