"""What is special about each leader and each wonder (TOE-LEA-3, TOE-LEA-4, TOE-SCO-4)."""

import pytest

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.kinds import CHEAP_BUILDING, SPECIALITIES
from saecula.games.time_of_empires.rules.leaders import skill_points
from saecula.games.time_of_empires.rules.wonders import times_met
from tests.games.time_of_empires.scene import BOX, NAMES, Table, scene, score


@pytest.mark.card("L11", "L12")
def test_archimedes_and_hypatia_add_to_production() -> None:
    table = scene(seats=4, age=2, leaders={"A": ["L11", "L12"]})
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.stock("A") == (3, 3)


@pytest.mark.card("L13", "L14")
def test_alexander_adds_a_move_and_hannibal_a_clan() -> None:
    table = scene(seats=4, age=2, leaders={"A": ["L13", "L14"]})
    table.play("A", "turn-glass 1 deploy", "deploy S0", "deploy S0")
    table.play("A", "turn-glass 2 move", "move-clans S0 S0a 1", "move-clans S0 S0b 1")
    assert table.asked("A") == ""


@pytest.mark.card("L15")
def test_sappho_adds_a_scholar_to_each_creation() -> None:
    table = scene(age=2, leaders={"A": ["L15"]})
    table.wait(180)
    assert (table.created("A"), table.created("B")) == (2, 1)


@pytest.mark.card("L16")
def test_cleopatra_pays_for_scholars_on_leaders_and_wonders() -> None:
    table = scene(age=2, leaders={"A": ["L16"]}, scholars={"A": 2}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 wonder-1", "take-resource brick")
    table.play("A", "turn-glass 2 leader-expansion", "done", "take-resource idea")
    assert table.stock("A") == (2, 2)


@pytest.mark.card("L21")
def test_leonardo_builds_for_less_and_on_inaccessible_slots() -> None:
    table = scene(
        age=3,
        leaders={"A": ["L21"]},
        found={"A": ["104"]},
        bricks={"A": 2},
        clans={"A": {"H1b": 1}},
        buildings={"B": {"H1b": ["mill", "theatre"]}},
    )
    table.play("A", "turn-glass 1 build")
    assert table.buildings("H1b") == ["B-mill", "B-theatre", "A-warehouse"]
    assert table.stock("A") == (1, 0)


def with_leonardo(*cards: str) -> Table:
    """A builds with Leonardo and occupies a territory with an open and an inaccessible slot, both of them free."""
    table = scene(
        age=3,
        leaders={"A": ["L21"]},
        hands={"A": cards},
        found={"A": ["104"]},
        ideas={"A": 6},
        bricks={"A": 3},
        clans={"A": {"H2c": 1}},
    )
    begun = ["turn-glass 1 discover", f"discover {cards[0]}"] if cards else ["turn-glass 1 build"]
    table.play("A", *begun)
    return table


@pytest.mark.card("L21")
@pytest.mark.rule("TOE-BUI-2", "TOE-BUI-1")
def test_with_leonardo_the_owner_chooses_the_slot_in_one_territory_too() -> None:
    table = with_leonardo()
    assert table.legal("A") == ["place-building H2c", "place-inaccessible H2c"]
    table.play("A", "place-inaccessible H2c")
    spots = [space for space in table.view("A").spaces if space.space == "H2c"]
    assert [slot is not None for slot in spots[0].slots] == [False, True]
    assert table.found("A") == []


@pytest.mark.card("L21", "206")
@pytest.mark.rule("TOE-GLO-4", "TOE-BUI-2")
def test_with_leonardo_the_slot_of_a_free_building_is_chosen_too() -> None:
    table = with_leonardo("206")
    assert table.legal("A", "build-inaccessible") == ["build-inaccessible theatre H2c"]


@pytest.mark.card("L21", "306")
@pytest.mark.rule("TOE-C306", "TOE-BUI-2")
def test_with_leonardo_the_assembly_line_leaves_the_choice_too() -> None:
    table = with_leonardo("306")
    assert "place-inaccessible H2c" in table.legal("A")
    table.play("A", "place-inaccessible H2c")
    assert table.legal("A", "place-inaccessible") == [], "no second one is left there"


@pytest.mark.card("L22")
def test_gutenberg_discovers_for_less() -> None:
    table = scene(age=3, leaders={"A": ["L22"]}, hands={"A": ["105"]}, bricks={"A": 0})
    table.play("A", "turn-glass 1 discover", "discover 105")
    assert table.stock("A") == (2, 2)


@pytest.mark.card("L23")
def test_genghis_khan_moves_after_deploying() -> None:
    table = scene(age=3, leaders={"A": ["L23"]})
    table.play("A", "turn-glass 1 deploy", "deploy H0", "move-clans H0 H0a 1")
    assert (table.clans("H0a"), table.asked("A")) == (("A", 1), "idle")


@pytest.mark.card("L24")
def test_joan_of_arc_loses_one_clan_fewer_in_fights_she_starts() -> None:
    table = scene(age=3, leaders={"A": ["L24"]}, clans={"A": {"H1a": 2}, "B": {"H2a": 2}})
    table.play("A", "turn-glass 1 move", "move-clans H1a H2a 2")
    assert (table.clans("H2a"), table.reserve("A"), table.reserve("B")) == (("A", 1), 19, 20)
    table = scene(age=3, leaders={"A": ["L24"]}, clans={"A": {"H1a": 1}, "B": {"H2a": 1}})
    table.play("B", "turn-glass 1 move", "move-clans H2a H1a 1")
    assert table.clans("H1a") == ("", 0)


@pytest.mark.card("L25")
def test_shakespeare_adds_a_point_for_each_theatre() -> None:
    table = scene(age=3, phase="scoring", leaders={"A": ["L25"]}, built={"A": {"theatre": 3}})
    score(table, steps.CULTURE_POINTS)
    assert table.points("A", "culture") == 2 + 3


@pytest.mark.card("L26")
def test_lorenzo_may_place_a_second_scholar_on_the_same_wonder() -> None:
    table = scene(age=3, leaders={"A": ["L26"]}, scholars={"A": 3}, wonders=("W11", "W21", "W31"))
    table.play("A", "turn-glass 1 wonder-2")
    assert table.legal("A") == ["place-on-wonder 2", "done"]
    table.play("A", "place-on-wonder 2")
    assert (table.view("A").wonders[1].scholars, table.created("A")) == ([0, 0], 1)


def last_scoring(leader: str) -> Table:
    """A has a leader of age III in the last scoring, and something of everything."""
    own = BOX.speciality[NAMES.leaders.index(leader)]
    table = scene(
        age=3,
        phase="scoring",
        leaders={"A": ["L11"]},
        columns=[leader if column == own else name for column, name in enumerate(("L31", "L33", "L35"))],
        built={"A": {"observatory": 3}},
        buildings={"A": {"H1a": ["mill", "theatre"], "H2a": ["mill"]}},
        clans={"A": {"H0a": 1}},
        stacks={"wonder-1": "AAB", f"leader-{SPECIALITIES[own]}": "A"},
    )
    score(table, steps.AWARDS, steps.LEADER_POINTS)
    return table


@pytest.mark.card("L31", "L32", "L33", "L34", "L35", "L36")
@pytest.mark.rule("TOE-LEA-4")
@pytest.mark.parametrize(
    ("leader", "points"),
    [("L31", 2 * 3), ("L32", 2 * 1), ("L33", 3), ("L34", 2 * 2), ("L35", 2 * 2), ("L36", 3)],
)
def test_leaders_of_the_last_age_score(leader: str, points: int) -> None:
    table = last_scoring(leader)
    assert table.points("A", "leaders") == points
    assert table.points("B") == 0


@pytest.mark.rule("TOE-LEA-4")
def test_a_leader_who_gives_no_points_would_score_none() -> None:
    assert skill_points(scene(built={"A": {"mill": 2}}).state, 0, CHEAP_BUILDING) == 0


@pytest.mark.card("W11", "W12", "W13", "W14", "W21", "W22", "W23", "W24", "W31", "W32", "W33", "W34")
@pytest.mark.rule("TOE-SCO-4")
@pytest.mark.parametrize(
    ("wonder", "times"),
    [
        ("W11", 1),
        ("W12", 3),
        ("W13", 2),
        ("W14", 1),
        ("W21", 2),
        ("W22", 1),
        ("W23", 0),
        ("W24", 2),
        ("W31", 1),
        ("W32", 2),
        ("W33", 3),
        ("W34", 2),
    ],
)
def test_wonders_count(wonder: str, times: int) -> None:
    table = scene(
        age=3,
        phase="scoring",
        leaders={"A": ["L11", "L13"]},
        built={"A": {"observatory": 3, "warehouse": 1}},
        buildings={"A": {"H1a": ["mill", "theatre"], "H2b": ["mill"]}},
        clans={"A": {"H0": 1, "H0a": 2, "H0b": 1, "H4": 2}},
    )
    assert times_met(table.state, 0, BOX.counts[NAMES.wonders.index(wonder)]) == times
