"""Every reason that the rules can give for a refusal is given by some move, with its clause."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import saecula.games.tempus
from tests.games.tempus.scene import CORNERS, FIRST, LAST, SOUTH, Table, disc, named, scene

OPEN = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1}
HILLS = "religion/hills"
RED = {"A": {(0, 0): 1}}
CORNER = "{},{}".format(*named("A1"))


def tile() -> Table:
    table = scene(at="map", land=disc(1), first="C")
    table.play("chance", "draw-tile T01")
    return table


def starting() -> Table:
    table = scene(at="people", first="C")
    table.play("C", "place-token 2,0", "place-token 2,0", "place-token 3,0")
    table.play("A", "place-token 0,0", "place-token 0,0")
    return table


def meeting(
    cards: list[str], action: str = "", stack: int = 1, blue: dict[tuple[int, int], int] | None = None
) -> Table:
    tokens = {"A": {(0, 0): stack}, "B": {**OPEN, (1, 0): 1} if blue is None else blue}
    return scene(tokens=tokens, cities={"A": {(-2, 0): 2}}, hands={"A": cards}, action=action)


def walking(moves: tuple[str, ...] = ()) -> Table:
    table = scene(
        tokens={"A": {(0, 0): 2, (1, 0): 2}, "B": {(0, 1): 1}}, cities={"B": {(-1, 0): 2}}, action="move", eras="start"
    )
    table.play("A", *moves)
    return table


def nursing(moves: tuple[str, ...] = (), full: int = 1) -> Table:
    table = scene(tokens={"A": {(0, 0): full, (1, 0): 1}}, eras="agriculture", action="babies")
    table.play("A", *moves)
    return table


def crowd() -> dict[tuple[int, int], int]:
    return dict.fromkeys([at for at in disc(3) if at[1] < 0][:15], 1) | {(0, 0): 1}


def last_babies(supply: int) -> Table:
    """One baby is born on 0,0, and so many tokens are left in the supply."""
    tokens = dict(list(crowd().items())[supply + 1 :])
    table = scene(tokens={"A": tokens}, eras="agriculture", action="babies")
    table.play("A", "place-baby 0,0")
    return table


def building() -> Table:
    return scene(
        land={**disc(4), (0, -3): "mountain"},
        tokens={"A": {(0, 0): 4, (3, 0): 2, (0, -3): 2, (-3, 0): 1}},
        cities={"A": {(4, 0): 4, (-4, 4): 4}},
        eras="industry",
        action="city",
    )


def won() -> Table:
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, action="fight")
    table.play("A", "attack 0,0 E")
    return table


def laying() -> Table:
    table = meeting(["weapons/hills", "education/hills"], "fight")
    table.play("A", "attack 0,0 E", "lay-card weapons/hills")
    return table


def preaching() -> Table:
    table = meeting([HILLS], "fight")
    table.play("A", "attack 0,0 E")
    return table


def sanitary() -> Table:
    table = scene(tokens={"A": {(0, 0): 2, (1, 0): 1}}, hands={"A": ["sanitation/hills"]}, action="move")
    table.play("A", "move-token 1,0 0,0")
    return table


def governed(tiles: int, moves: tuple[str, ...] = ()) -> Table:
    table = scene(hands={"A": ["government/hills", "government/farmland"]}, tiles={"A": tiles})
    table.play("A", *moves)
    return table


def discarding() -> Table:
    table = scene(hands={"A": ["weapons/hills"] * 2 + ["weapons/farmland"] * 2 + ["medicine/hills"]}, action="idea")
    table.draw("religion/hills")
    return table


def hemmed_in() -> Table:
    """One stack on a mountain far from any city, another on a plain beside one."""
    return scene(
        land={**disc(3), (0, -2): "mountain"}, tokens={"A": {(0, -2): 2, (1, 0): 2}}, cities={"B": {(2, 0): 2}}
    )


def stacked(mountain: bool = False, city: bool = False) -> Table:
    land = {**disc(3), (0, 0): "mountain"} if mountain else disc(3)
    return scene(land=land, tokens={"A": {(0, 0): 2}}, cities={"B": {(1, 0): 2}} if city else {})


def spent() -> Table:
    cities = {(4, 0): 2, (4, -4): 2, (0, -4): 2}
    return scene(land=disc(4), tokens={"A": {(0, 0): 2}}, cities={"A": cities})


def passed() -> Table:
    table = scene(tokens=RED, hands={"A": ["government/hills"]}, tiles={"A": 2})
    table.play("A", "pass-slot hills")
    return table


def far_apart() -> Table:
    """A on the first hex of the board and B on the last: what lies beyond the edge is neither."""
    return scene(land=CORNERS, tokens={"A": {FIRST: 1}, "B": {LAST: 1}})


def besieged() -> Table:
    tokens = {"A": {**OPEN, (0, 1): 1}, "B": {(0, 0): 2}}
    table = scene(tokens=tokens, cities={"A": {(1, 0): 2}}, turn="B", action="fight")
    table.play("B", "attack 0,0 E")
    return table


def committing() -> Table:
    table = scene(tokens=RED, hands={"A": ["weapons/hills"]}, tiles={"A": 1, "B": 0, "C": 0})
    table.play("A", "choose-action move", "done", "end-turn")
    return table


CASES: list[tuple[Callable[[], Table], str, str]] = [
    (tile, f"place-tile {CORNER} 0", "TEM-SET-4 tempus-tile-off-board"),
    (tile, "place-tile 1,0 0", "TEM-SET-4 tempus-tile-overlaps"),
    (tile, "place-tile 4,0 0", "TEM-SET-3 tempus-tile-apart"),
    (starting, "place-token 4,0", "TEM-SET-8 tempus-start-on-water"),
    (starting, "place-token 0,0", "TEM-SET-8 tempus-start-full"),
    (starting, "place-token 2,0", "TEM-SET-12 tempus-start-occupied"),
    (starting, "place-token -2,0", "TEM-SET-11 tempus-start-apart"),
    (lambda: scene(tokens=RED), "end-turn", "TEM-ERA-6 tempus-turn-tile-unspent"),
    (lambda: governed(2, ("pass-slot hills",)), "choose-action idea", "TEM-ERA-3 tempus-turn-no-action-left"),
    (lambda: scene(tokens=RED), "choose-action fight", "TEM-ERA-7 tempus-turn-nothing-to-fight"),
    (lambda: scene(tokens=RED), "choose-action city", "TEM-CIT-5 tempus-turn-no-stack"),
    (lambda: stacked(mountain=True), "choose-action city", "TEM-CIT-3 tempus-turn-only-mountains"),
    (lambda: stacked(city=True), "choose-action city", "TEM-CIT-2 tempus-turn-only-beside-cities"),
    (hemmed_in, "choose-action city", "TEM-CIT-2 tempus-turn-mountains-and-cities"),
    (spent, "choose-action city", "TEM-ERA-7 tempus-turn-nothing-to-build"),
    (lambda: meeting([], blue={(1, 0): 1}), "choose-action fight", "TEM-FIG-2 tempus-turn-all-protected"),
    (lambda: meeting([], blue={(1, -1): 1}), "choose-action fight", "TEM-FIG-2 tempus-turn-all-protected"),
    (far_apart, "choose-action fight", "TEM-ERA-7 tempus-turn-nothing-to-fight"),
    (lambda: scene(tokens=RED), "done", "not-this-decision"),
    (lambda: scene(turn="B"), "choose-action idea", "not-your-decision"),
    (lambda: governed(1), "act-twice hills", "TEM-CAR-12 tempus-government-tiles"),
    (lambda: governed(2, ("choose-action move", "done")), "act-twice hills", "TEM-CAR-12 tempus-government-too-late"),
    (lambda: governed(2, ("act-twice hills",)), "pass-slot farmland", "TEM-CAR-9 tempus-government-one-way"),
    (lambda: governed(2), "pass-slot forest", "TEM-IDE-3 tempus-card-not-held"),
    (lambda: meeting([]), "play-card military-leader/hills", "TEM-IDE-3 tempus-card-not-held"),
    (lambda: meeting([]), "play-card sanitation/hills", "TEM-CAR-10 tempus-card-for-stacks"),
    (
        lambda: scene(hands={"A": ["military-leader/hills"]}),
        "play-card military-leader/hills",
        "TEM-IDE-10 tempus-card-no-effect",
    ),
    (walking, "move-token 2,0 1,0", "TEM-MOV-2 tempus-move-no-token"),
    (lambda: walking(("move-token 0,0 0,-1",)), "move-token 1,0 2,0", "TEM-MOV-1 tempus-move-none-left"),
    (
        lambda: scene(tokens={"A": {(0, 0): 1, (2, 0): 1}}, eras="trade", action="move"),
        "move-token 2,0 -1,0",
        "TEM-MOV-1 tempus-move-too-far",
    ),
    (
        lambda: scene(tokens={"A": {(3, 0): 1}}, eras="trade", action="move"),
        "move-token 3,0 -3,0",
        "TEM-MOV-8 tempus-move-no-ships",
    ),
    (walking, "move-token 0,0 4,0", "TEM-MOV-6 tempus-move-into-water"),
    (walking, "move-token 0,0 -1,0", "TEM-MOV-3 tempus-move-into-city"),
    (walking, "move-token 0,0 0,1", "TEM-MOV-4 tempus-move-into-opponent"),
    (walking, "move-token 0,0 1,0", "TEM-MOV-5 tempus-move-full"),
    (walking, "play-card transportation/hills", "TEM-IDE-3 tempus-card-not-held"),
    (walking, "play-card medicine/hills", "TEM-CAR-3 tempus-card-for-babies"),
    (lambda: nursing(("place-baby 0,0", "place-baby 1,0")), "place-baby 0,0", "TEM-BAB-1 tempus-baby-none-left"),
    (lambda: scene(tokens={"A": crowd()}, action="babies"), "place-baby 0,0", "TEM-BAB-5 tempus-baby-no-supply"),
    (nursing, "place-baby 2,0", "TEM-BAB-2 tempus-baby-not-here"),
    (lambda: nursing(("place-baby 0,0",)), "place-baby 0,0", "TEM-BAB-3 tempus-baby-one-per-hex"),
    (lambda: last_babies(1), "place-baby 0,0", "TEM-BAB-3 tempus-baby-one-per-hex"),
    (lambda: last_babies(0), "place-baby 0,0", "TEM-BAB-5 tempus-baby-no-supply"),
    (lambda: nursing(full=2), "place-baby 0,0", "TEM-BAB-4 tempus-baby-full"),
    (nursing, "play-card medicine/hills", "TEM-IDE-3 tempus-card-not-held"),
    (lambda: meeting([], "fight"), "attack 1,0 W", "TEM-FIG-1 tempus-fight-not-beside"),
    (lambda: meeting([], "fight"), "attack 0,1 W", "TEM-FIG-1 tempus-fight-no-tokens"),
    (lambda: meeting([], "fight"), "attack 0,0 W", "TEM-FIG-1 tempus-fight-nobody"),
    (lambda: meeting([], "fight"), "attack -2,0 E", "TEM-FIG-11 tempus-fight-city-attacks"),
    (won, "step-in 3", "TEM-FIG-7 tempus-step-in-too-many"),
    (laying, "lay-card religion/hills", "TEM-IDE-6 tempus-card-not-held"),
    (sanitary, "play-card weapons/hills", "TEM-CAR-10 tempus-needs-sanitation"),
    (sanitary, "done", "TEM-CAR-10 tempus-needs-sanitation"),
    (discarding, "discard-card education/hills", "TEM-IDE-1 tempus-card-not-held"),
    (building, "build-city 2,0 2", "TEM-CIT-1 tempus-city-no-tokens"),
    (building, "build-city 0,-3 2", "TEM-CIT-3 tempus-city-on-mountain"),
    (building, "build-city -3,0 2", "TEM-CIT-5 tempus-city-too-few"),
    (building, "build-city 3,0 2", "TEM-CIT-2 tempus-city-beside-city"),
    (building, "build-city 0,0 4", "TEM-COM-2 tempus-city-no-tile"),
    (
        lambda: scene(tokens={"A": {(0, 0): 2}}, action="city"),
        "build-city 0,0 3",
        "TEM-CIT-1 tempus-city-too-dear",
    ),
    (lambda: meeting([]), "play-religion hills 0,0 E", "TEM-IDE-3 tempus-card-not-held"),
    (lambda: meeting([HILLS]), "play-religion hills -2,0 E", "TEM-CAR-11 tempus-religion-not-yours"),
    (lambda: meeting([HILLS]), "play-religion hills 1,0 W", "TEM-CAR-11 tempus-religion-not-yours"),
    (lambda: meeting([HILLS], stack=2), "play-religion hills 0,0 E", "TEM-CAR-8 tempus-religion-full"),
    (lambda: meeting([HILLS]), "play-religion hills 0,0 W", "TEM-CAR-8 tempus-religion-nobody"),
    (lambda: meeting([HILLS], blue={(1, 0): 1}), "play-religion hills 0,0 E", "TEM-FIG-2 tempus-protected"),
    (
        lambda: scene(tokens={"A": crowd(), "B": {**SOUTH, (1, 0): 1}}, hands={"A": [HILLS]}),
        "play-religion hills 0,0 E",
        "TEM-CAR-8 tempus-religion-no-supply",
    ),
]
#: Asked for at another time: the rule that forbids it anyway, else what comes first.
ANY_TIME: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: meeting([], blue={(1, 0): 1}), "attack 0,0 E", "TEM-FIG-2 tempus-protected"),
    (lambda: meeting([], "move", blue={(1, 0): 1}), "attack 0,0 E", "TEM-FIG-2 tempus-protected"),
    (lambda: meeting([]), "attack 0,0 W", "TEM-FIG-1 tempus-fight-nobody"),
    (lambda: meeting([]), "attack -2,0 E", "TEM-FIG-11 tempus-fight-city-attacks"),
    (lambda: meeting([]), "attack 0,0 E", "TEM-ERA-4 tempus-turn-choose-action"),
    (lambda: meeting([]), "move-token 0,0 1,0", "TEM-MOV-4 tempus-move-into-opponent"),
    (lambda: meeting([]), "move-token 0,0 0,1", "TEM-ERA-4 tempus-turn-choose-action"),
    (lambda: meeting([]), "move-token 2,0 2,1", "TEM-MOV-2 tempus-move-no-token"),
    (lambda: meeting([]), "move-token 1,0 1,-1", "TEM-MOV-2 tempus-move-no-token"),
    (lambda: meeting([]), "move-token -2,0 -2,1", "TEM-MOV-2 tempus-move-no-token"),
    (lambda: scene(tokens=RED), "place-baby 0,0", "TEM-ERA-4 tempus-turn-choose-action"),
    (lambda: scene(tokens=RED), "place-baby 1,0", "TEM-BAB-2 tempus-baby-not-here"),
    (lambda: scene(tokens={"A": {(0, 0): 2}}), "place-baby 0,0", "TEM-BAB-4 tempus-baby-full"),
    (lambda: scene(tokens=RED), "build-city 0,0 2", "TEM-CIT-5 tempus-city-too-few"),
    (lambda: scene(tokens={"A": {(0, 0): 2}}), "build-city 0,0 2", "TEM-ERA-4 tempus-turn-choose-action"),
    (lambda: governed(2, ("pass-slot hills",)), "place-baby 0,0", "TEM-BAB-2 tempus-baby-not-here"),
    (passed, "place-baby 0,0", "TEM-ERA-3 tempus-turn-no-action-left"),
    (walking, "choose-action idea", "TEM-ERA-3 tempus-action-under-way"),
    (walking, "end-turn", "TEM-ERA-3 tempus-action-under-way"),
    (lambda: meeting(["government/hills"], "move"), "act-twice hills", "TEM-ERA-3 tempus-action-under-way"),
    (lambda: meeting([HILLS], "fight"), "end-turn", "TEM-ERA-3 tempus-action-under-way"),
    (lambda: meeting([HILLS], "fight"), "done", "TEM-ERA-3 tempus-action-under-way"),
    (preaching, "play-religion hills 0,0 E", "TEM-IDE-11 tempus-religion-before-the-fight"),
    (preaching, "play-religion hills 0,0 W", "TEM-CAR-8 tempus-religion-nobody"),
    (lambda: meeting(["weapons/hills"]), "lay-card weapons/hills", "TEM-IDE-6 tempus-card-not-laid-now"),
    (lambda: meeting(["weapons/hills"]), "play-card weapons/hills", "TEM-CAR-7 tempus-card-for-fights"),
    (lambda: meeting([]), "play-card education/hills", "TEM-CAR-1 tempus-card-for-progress"),
    (lambda: meeting([]), "play-card fortifications/hills", "TEM-CAR-2 tempus-card-for-defence"),
    (lambda: meeting([]), "play-card transportation/hills", "TEM-CAR-5 tempus-card-for-moving"),
    (lambda: meeting([], "move"), "play-card military-leader/hills", "TEM-CAR-4 tempus-card-between-actions"),
    (lambda: meeting([HILLS]), f"play-card {HILLS}", "TEM-CAR-8 tempus-card-beside-a-victim"),
    (lambda: governed(2), "play-card government/hills", "TEM-CAR-12 tempus-card-at-the-start"),
    (
        lambda: meeting(["government/hills"], "move"),
        "play-card government/hills",
        "TEM-CAR-12 tempus-card-at-the-start",
    ),
    (lambda: meeting(["weapons/hills"]), "discard-card weapons/hills", "TEM-IDE-10 tempus-card-kept"),
    (lambda: meeting([]), "lay-card weapons/hills", "TEM-IDE-3 tempus-card-not-held"),
    (lambda: meeting([]), "declare-terrain hills", "TEM-FIG-3 tempus-terrain-no-city"),
    (lambda: meeting([]), "step-in 1", "TEM-FIG-7 tempus-step-in-no-victory"),
    (lambda: meeting([]), "place-tile 0,0 0", "TEM-SET-5 tempus-tile-island-finished"),
    (lambda: meeting([]), "place-token 0,1", "TEM-SET-8 tempus-start-over"),
    (tile, "place-token 0,0", "TEM-SET-3 tempus-tile-first"),
    (starting, "move-token 0,0 0,1", "TEM-SET-8 tempus-start-first"),
    (won, "choose-action idea", "TEM-FIG-7 tempus-step-in-first"),
    (laying, "choose-action idea", "TEM-FIG-4 tempus-fight-cards-first"),
    (discarding, "choose-action idea", "TEM-IDE-7 tempus-discard-first"),
    (besieged, "done", "TEM-FIG-3 tempus-terrain-first"),
    (committing, "choose-action idea", "TEM-PRO-3 tempus-progress-first"),
    (committing, "draw-card weapons/hills", "not-this-decision"),
]
#: Given by tests elsewhere: it takes a token that has moved.
ELSEWHERE = {"tempus-move-moved-already"}


@pytest.mark.parametrize(("setting", "move", "reason"), CASES, ids=[f"{m} {r}" for _, m, r in CASES])
def test_a_refused_move_is_told_the_clause_it_breaks(setting: Callable[[], Table], move: str, reason: str) -> None:
    assert setting().why("A", move) == reason


@pytest.mark.rule("TEM-FIG-2", "TEM-ERA-3", "TEM-ERA-4")
@pytest.mark.parametrize(("setting", "move", "reason"), ANY_TIME, ids=[f"{m} {r}" for _, m, r in ANY_TIME])
def test_what_is_not_asked_is_refused_by_the_rule_that_forbids_it_anyway(
    setting: Callable[[], Table], move: str, reason: str
) -> None:
    assert setting().why("A", move) == reason


@pytest.mark.rule("TEM-FIG-1")
def test_a_hex_of_the_first_seat_is_somebody_s_as_well() -> None:
    table = scene(tokens={"A": {**OPEN, (1, 0): 1}, "B": {(0, 0): 1}}, turn="B", action="fight")
    assert table.why("B", "attack 1,0 W") == "TEM-FIG-1 tempus-fight-not-beside"


@pytest.mark.parametrize("action", ["move", "babies", "fight", "city"])
def test_religion_is_refused_for_the_same_reasons_in_mid_action(action: str) -> None:
    table = meeting([HILLS], action, stack=2)
    assert table.why("A", "play-religion hills 0,0 W") == "TEM-CAR-8 tempus-religion-full"
    assert table.why("A", "play-religion forest 0,0 E") == "TEM-IDE-3 tempus-card-not-held"


def test_religion_is_refused_for_the_same_reasons_before_stepping_in() -> None:
    assert won().why("A", "play-religion hills 0,0 E") == "TEM-IDE-3 tempus-card-not-held"


def test_every_reason_in_the_rules_has_a_case_here() -> None:
    folder = Path(saecula.games.tempus.__file__).parent
    keys = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "Reason(" in text else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("tempus-"):
                keys.add(node.value)
    assert keys
    assert keys <= {reason.split()[-1] for _, _, reason in [*CASES, *ANY_TIME]} | ELSEWHERE
