"""The worked examples of the rules page."""

import pytest

from saecula.games.time_of_empires.model import steps
from tests.games.time_of_empires.scene import NAMES, scene, score
from tests.games.time_of_empires.test_preparation import settle


@pytest.mark.rule("TOE-X1")
def test_production() -> None:
    table = scene(built={"A": {"warehouse": 2}})
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.stock("A") == (2, 4)


@pytest.mark.rule("TOE-X2")
def test_deploying_four_clans() -> None:
    table = scene(built={"A": {"mill": 3}}, clans={"A": {"H1": 1}})
    before = table.reserve("A")
    table.play("A", "turn-glass 1 deploy", "deploy H0", "deploy H1", "deploy H1")
    table.play("A", "deploy H1")
    assert (table.clans("H0"), table.clans("H1"), before - table.reserve("A")) == (("A", 1), ("A", 4), 4)
    table.play("A", "turn-glass 2 move", "done")
    table.wait(30)
    table.play("A", "turn-glass 1 deploy")
    assert table.refusal("A", "deploy H1") == ("TOE-CLA-2", "space-full")


@pytest.mark.rule("TOE-X3")
def test_two_moves() -> None:
    table = scene(clans={"A": {"H0b": 2, "H1c": 2, "H1": 1}}, built={"A": {"mill": 1}})
    table.play("A", "turn-glass 1 move", "move-clans H0b H0a 1", "move-clans H1c H1 2")
    assert [table.clans(name)[1] for name in ("H0b", "H0a", "H1c", "H1")] == [1, 1, 0, 3]
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-X4")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"), [(2, 2, ("", 0)), (2, 1, ("A", 1)), (1, 2, ("B", 1)), (1, 1, ("", 0))]
)
def test_fights(attackers: int, defenders: int, left: tuple[str, int]) -> None:
    table = scene(clans={"A": {"H1a": attackers}, "B": {"H2a": defenders}}, built={"A": {"mill": 5}})
    table.play("A", "turn-glass 1 move", f"move-clans H1a H2a {attackers}")
    assert table.clans("H2a") == left
    on_map = {"A": 0, "B": 0, "": 0} | {left[0]: left[1]}
    assert [table.reserve(seat) for seat in "AB"] == [20 - on_map["A"], 20 - on_map["B"]]
    assert table.asked("A") == "idle", "moves left are lost"


@pytest.mark.rule("TOE-X5")
def test_stack_order_decides_ties() -> None:
    # red, green and blue of the example are the seats A, C and B
    table = scene(
        seats=3,
        phase="scoring",
        columns=("L12", "L13", "L15"),
        stacks={"leader-technology": "ABBA", "wonder-1": "BAABC"},
        built={"B": {"warehouse": 3}, "A": {"warehouse": 2}, "C": {"warehouse": 1}},
    )
    score(table, steps.AWARDS, steps.WONDERS)
    assert table.state.boards.leaders[NAMES.leaders.index("L12")] == 0
    assert [table.points(seat, "wonders") for seat in "BAC"] == [6, 2, 1]


@pytest.mark.rule("TOE-X6")
def test_the_tile_of_two_moves() -> None:
    table = scene(scholars={"A": 1}, clans={"A": {"H0a": 2}})
    table.play("A", "turn-glass 1 leader-expansion", "move-clans H0a H1a 1", "move-clans H0a H0b 1")
    assert (table.clans("H1a"), table.clans("H0b"), table.asked("A")) == (("A", 1), ("A", 1), "idle")


@pytest.mark.rule("TOE-X7")
def test_the_first_token_scores_in_all_three_ages() -> None:
    gained = []
    for age, built in ((1, 2), (2, 3), (3, 4)):
        table = scene(age=age, phase="scoring", tokens={"A": {"observatory": 1}}, built={"A": {"observatory": built}})
        score(table, steps.BONUS)
        gained.append(table.points("A", "bonus"))
    assert gained == [2, 3, 4]


@pytest.mark.rule("TOE-X8")
@pytest.mark.parametrize(("age", "before"), [(1, ()), (2, ("W11",)), (3, ("W11", "W21"))])
def test_wonders_in_play(age: int, before: tuple[str, ...]) -> None:
    table = settle(scene(age=age, phase="prepare", wonders=before))
    assert sum(place.wonder is not None for place in table.view("A").wonders) == age


@pytest.mark.rule("TOE-X9")
def test_destruction_scores_again() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1}}, buildings={"B": {"H1a": ["mill", "theatre"]}})
    score(table, steps.DESTRUCTION)
    assert (table.points("A"), table.buildings("H1a")) == (6, [])
    score(table, steps.DESTRUCTION)
    assert table.points("A") == 12


@pytest.mark.rule("TOE-X10")
def test_a_siege() -> None:
    table = scene(phase="scoring", clans={"A": {"H1a": 1, "H1": 2}}, buildings={"B": {"H1b": ["mill"]}})
    before = table.reserve("A")
    score(table, steps.SIEGES)
    table.play("B", "garrison H1")
    assert (table.clans("H1"), table.reserve("A") - before) == (("B", 1), 2)
    table = scene(
        phase="scoring", clans={"A": {"H1a": 1, "H1": 2}}, buildings={"B": {"H1b": ["mill"]}, "A": {"H1a": ["mill"]}}
    )
    score(table, steps.SIEGES)
    table.play("A", "garrison H1")
    assert table.clans("H1") == ("A", 3)


@pytest.mark.rule("TOE-X11")
def test_a_waiting_building() -> None:
    table = scene(
        found={"A": ["107"]},
        hands={"A": ["104"]},
        bricks={"A": 3},
        clans={"A": {"H1a": 1}},
        buildings={"B": {"H1a": ["mill", "theatre"]}},
    )
    table.play("A", "turn-glass 1 build")
    assert (table.stock("A"), table.built("A", "mill"), table.found("A")) == ((1, 0), 1, ["107"])
    assert table.refusal("A", "turn-glass 2 discover")[0] == "TOE-BUI-3"
    assert table.refusal("A", "discard-card")[0] == "TOE-BUI-3"
    table.play("A", "turn-glass 2 move", "move-clans H1a H1b 1")
    assert (table.buildings("H1b"), table.found("A")) == (["A-mill"], [])


@pytest.mark.rule("TOE-X12")
def test_an_initiation_age_of_three_players() -> None:
    table = scene(seats=3, pace="initiation", clans={seat: {f"S{2 * n}a": 1} for n, seat in enumerate("ABC")})
    begins: dict[int, str] = {}
    created: list[int] = []
    actions = dict.fromkeys("ABC", 0)
    while table.state.course.age == 0:
        seat = next(letter for letter in "ABC" if table.asked(letter))
        if table.asked(seat) == "creating":
            created += [table.state.course.round] * (table.state.course.round not in created)
            table.play(seat, "create-scholars 0")
            continue
        begins.setdefault(table.state.course.round, seat)
        for glass in "12":
            assert "move" in table.spaces(seat, glass) or "deploy" in table.spaces(seat, glass)
            actions[seat] += 1
        table.play(seat, "turn-glass 1 move", "done", "turn-glass 2 deploy", "done", "end-turn")
    assert "".join(begins.values()) == "AAAAABBBBBCCCCC"
    assert created == [5, 10]
    assert actions == {"A": 30, "B": 30, "C": 30}
