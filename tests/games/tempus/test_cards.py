"""The nine idea cards (TEM-CAR)."""

from pathlib import Path

import pytest

from saecula.games.tempus.edges.events import ProgressCounted
from saecula.games.tempus.model.kinds import ABILITIES
from saecula.texts.rulebook import citations
from tests.games.kit import told
from tests.games.tempus.scene import CORNERS, EAST, FIRST, GAME, LAST, SOUTH, Table, disc, fought, ring, scene, text_of

OPEN = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1}


def strengths(table: Table, a: list[str], b: list[str]) -> tuple[int, int]:
    """A attacks from (0,0) to the east, both lay these cards; the two totals."""
    events = table.play("A", "attack 0,0 E", *(f"lay-card {card}" for card in a), *(["done"] if a else []))
    if b:
        events += table.play("B", *(f"lay-card {card}" for card in b), "done")
    return fought(events)[1:]


def slots(table: Table, count: int) -> str:
    """Let everybody spend one tile on nothing in so many slots; who had them."""
    seats = ""
    for _ in range(count):
        seats += table.asked()[0]
        table.play(seats[-1], "choose-action move", "done", "end-turn")
    return seats


def test_every_ability_has_a_test_and_no_test_cites_an_unknown_one() -> None:
    cited = {card for citation in citations(Path(__file__).parent, "card") for card in citation.clauses}
    assert cited == set(ABILITIES)


# -- Education


@pytest.mark.card("education")
@pytest.mark.rule("TEM-CAR-1")
@pytest.mark.parametrize(("card", "points"), [("education/farmland", 2), ("education/hills", 1)])
def test_education_gives_a_progress_point_and_its_terrain_may_add_one(card: str, points: int) -> None:
    table = scene(at="progress", hands={"A": [card]})
    events = table.play("A", f"lay-card {card}", "done")
    assert [event.cards for event in told(events, ProgressCounted)] == [points, 0, 0]


# -- Fortifications and Weapons


@pytest.mark.card("fortifications")
@pytest.mark.rule("TEM-CAR-2")
@pytest.mark.parametrize(("card", "defence"), [("fortifications/grassland", 4), ("fortifications/hills", 3)])
def test_fortifications_add_two_for_a_defender_and_their_terrain_may_add_one(card: str, defence: int) -> None:
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"B": [card]}, action="fight")
    assert strengths(table, [], [card]) == (2, defence)


@pytest.mark.card("weapons")
@pytest.mark.rule("TEM-CAR-7")
@pytest.mark.parametrize(("card", "worth"), [("weapons/grassland", 2), ("weapons/hills", 1)])
def test_weapons_add_one_in_attack_and_in_defence_and_their_terrain_may_add_one(card: str, worth: int) -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}
    attack = scene(tokens=tokens, hands={"A": [card]}, action="fight")
    assert strengths(attack, [card], []) == (1 + worth, 1)
    defence = scene(tokens=tokens, hands={"B": [card]}, action="fight")
    assert strengths(defence, [], [card]) == (1, 1 + worth)


# -- Medicine


@pytest.mark.card("medicine")
@pytest.mark.rule("TEM-CAR-3")
def test_medicine_brings_one_more_baby_each_on_hexes_of_their_own() -> None:
    hand = ["medicine/hills", "medicine/hills", "medicine/forest"]
    tokens = {(0, 0): 1, (1, 0): 1, (2, 0): 1}
    table = scene(tokens={"A": tokens}, hands={"A": hand}, action="babies")
    table.play("A", "place-baby 0,0", "play-card medicine/hills", "place-baby 1,0")
    assert table.clause("A", "place-baby 2,0") == "TEM-BAB-1"
    assert table.clause("A", "place-baby 1,0") == "TEM-BAB-1"
    table.play("A", "play-card medicine/forest")
    assert table.clause("A", "place-baby 1,0") == "TEM-BAB-3"
    table.play("A", "place-baby 2,0")
    assert table.supply("A") == 10
    assert table.legal("A") == ["done"]


@pytest.mark.card("medicine")
@pytest.mark.rule("TEM-CAR-3")
def test_medicine_belongs_to_having_babies_alone() -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, hands={"A": ["medicine/hills"]})
    assert table.why("A", "play-card medicine/hills") == "TEM-CAR-3 tempus-card-for-babies"
    table.play("A", "choose-action move")
    assert table.why("A", "play-card medicine/hills") == "TEM-CAR-3 tempus-card-for-babies"


@pytest.mark.card("medicine", "sanitation")
@pytest.mark.rule("TEM-CAR-3", "TEM-IDE-10")
def test_medicine_waits_for_as_many_sanitations_as_full_hexes_need() -> None:
    tokens = {"A": {(0, 0): 2, (1, 0): 2}}
    one = scene(tokens=tokens, hands={"A": ["medicine/hills", "sanitation/hills"]}, action="babies")
    assert one.clause("A", "play-card medicine/hills") == "TEM-IDE-10"
    hand = ["medicine/hills", "sanitation/hills", "sanitation/forest"]
    two = scene(tokens=tokens, hands={"A": hand}, action="babies")
    two.play("A", "play-card medicine/hills", "place-baby 0,0", "play-card sanitation/hills")
    two.play("A", "place-baby 1,0", "play-card sanitation/forest", "done")
    assert (two.tokens((0, 0)), two.tokens((1, 0))) == (3, 3)


# -- Military Leader


@pytest.mark.card("military-leader")
@pytest.mark.rule("TEM-CAR-4")
def test_military_leader_gives_a_free_fight_before_and_after_the_action() -> None:
    hand = ["military-leader/farmland", "military-leader/hills"]
    blue = {**SOUTH, (1, 0): 1, (-1, 0): 1}
    table = scene(tokens={"A": {(0, 0): 2}, "B": blue}, hands={"A": hand}, tiles={"A": 2})
    table.play("A", "play-card military-leader/hills")
    assert table.legal("A") == ["attack 0,0 E", "attack 0,0 W"]
    table.play("A", "attack 0,0 E", "done", "step-in 0", "choose-action babies", "done")
    assert table.tiles()[0] == 1
    table.play("A", "play-card military-leader/farmland", "attack 0,0 W", "step-in 0", "end-turn")
    assert (table.tokens((1, 0)), table.tokens((-1, 0))) == (0, 0)
    assert table.tiles()[0] == 1


@pytest.mark.card("military-leader")
@pytest.mark.rule("TEM-CAR-4")
def test_several_leaders_may_be_played_but_not_in_the_middle_of_an_action() -> None:
    hand = ["military-leader/farmland", "military-leader/hills"]
    blue = {**SOUTH, (1, 0): 1, (-1, 0): 1}
    table = scene(tokens={"A": {(0, 0): 2}, "B": blue}, hands={"A": hand}, tiles={"A": 1})
    table.play("A", "play-card military-leader/hills", "attack 0,0 E", "done", "step-in 0")
    table.play("A", "play-card military-leader/farmland", "attack 0,0 W", "step-in 0", "choose-action move")
    assert table.why("A", "play-card military-leader/hills") == "TEM-CAR-4 tempus-card-between-actions"


@pytest.mark.card("military-leader")
@pytest.mark.rule("TEM-CAR-4")
def test_a_free_fight_may_come_between_two_actions_given_by_government() -> None:
    hand = ["government/hills", "military-leader/hills"]
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1}}, hands={"A": hand}, tiles={"A": 2})
    table.play("A", "act-twice hills", "choose-action move", "done", "play-card military-leader/hills")
    table.play("A", "attack 0,0 E", "step-in 1", "choose-action babies", "place-baby 1,0", "done", "end-turn")
    assert table.tokens((1, 0)) == 2


# -- Transportation


@pytest.mark.card("transportation")
@pytest.mark.rule("TEM-CAR-5")
def test_each_transportation_moves_one_more_token_never_the_same_twice() -> None:
    hand = ["transportation/hills", "transportation/forest"]
    table = scene(tokens={"A": {(0, 0): 2, (2, 0): 1}}, hands={"A": hand}, action="move")
    table.play("A", "move-token 0,0 -1,0")
    assert table.clause("A", "move-token 0,0 1,0") == "TEM-MOV-1"
    table.play("A", "play-card transportation/hills", "move-token 0,0 1,0", "play-card transportation/forest")
    assert table.why("A", "move-token 1,0 2,0") == "TEM-MOV-1 tempus-move-moved-already"
    table.play("A", "move-token 2,0 3,0")
    assert table.legal("A") == ["done"]


@pytest.mark.card("transportation")
@pytest.mark.rule("TEM-CAR-5")
def test_transportation_may_be_played_before_the_first_token_moves() -> None:
    table = scene(tokens={"A": {(0, 0): 2}}, hands={"A": ["transportation/hills"]}, action="move")
    table.play("A", "play-card transportation/hills", "move-token 0,0 1,0", "move-token 0,0 0,1")
    assert (table.tokens((1, 0)), table.tokens((0, 1))) == (1, 1)


@pytest.mark.card("transportation")
@pytest.mark.rule("TEM-CAR-5", "TEM-IDE-10")
def test_transportation_needs_a_token_that_could_use_it() -> None:
    land = {(-1, 0): "hills", (0, 0): "hills", (3, 0): "hills", (4, 0): "hills"}
    tokens = {"A": {(0, 0): 1, (3, 0): 1}, "B": {(4, 0): 1}}
    table = scene(land=land, tokens=tokens, hands={"A": ["transportation/hills"]}, action="move")
    assert table.legal("A") == ["move-token 0,0 -1,0", "done"]  # the token on (3,0) is shut in
    assert table.clause("A", "play-card transportation/hills") == "TEM-IDE-10"


@pytest.mark.card("transportation")
@pytest.mark.rule("TEM-CAR-5", "TEM-IDE-10")
def test_transportation_is_not_for_tokens_that_have_moved() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 1}}
    table = scene(tokens=tokens, eras="trade", hands={"A": ["transportation/hills"]}, action="move")
    table.play("A", "move-token 0,0 1,0")
    assert table.clause("A", "play-card transportation/hills") == "TEM-IDE-10"  # one may still move, one has not


@pytest.mark.card("transportation")
@pytest.mark.rule("TEM-CAR-5")
def test_transportation_is_for_a_token_in_a_corner_of_the_board_too() -> None:
    table = scene(land=CORNERS, tokens={"A": {FIRST: 2}}, hands={"A": ["transportation/hills"]}, action="move")
    assert "play-card transportation/hills" in table.legal("A")


# -- Sanitation


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-6")
def test_sanitations_may_be_spread_or_put_on_one_hex() -> None:
    hand = ["sanitation/hills", "sanitation/forest"]
    tokens = {"A": {(0, 0): 2, (1, 0): 2, (0, 1): 1, (1, -1): 1}}
    spread = scene(tokens=tokens, eras="start", hands={"A": [*hand, "transportation/hills"]}, action="move")
    spread.play("A", "move-token 0,1 0,0", "play-card sanitation/hills", "play-card transportation/hills")
    spread.play("A", "move-token 1,-1 1,0", "play-card sanitation/forest")
    assert (spread.tokens((0, 0)), spread.tokens((1, 0))) == (3, 3)
    heap = scene(tokens=tokens, eras="start", hands={"A": [*hand, "transportation/hills"]}, action="move")
    heap.play("A", "move-token 0,1 0,0", "play-card sanitation/hills", "play-card transportation/hills")
    heap.play("A", "move-token 1,-1 0,0", "play-card sanitation/forest")
    assert heap.tokens((0, 0)) == 4
    assert heap.extra((0, 0)) == 2


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-6", "TEM-CAR-10")
def test_the_allowance_is_lost_once_a_token_is_moved_off() -> None:
    table = scene(tokens={"A": {(0, 0): 3, (1, 0): 1}}, extra={(0, 0): 1}, tiles={"A": 2}, action="move")
    table.play("A", "move-token 0,0 0,1", "done", "end-turn", "choose-action move")
    assert table.extra((0, 0)) == 0
    assert table.clause("A", "move-token 1,0 0,0") == "TEM-MOV-5"


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-10")
def test_sanitation_comes_with_the_placement_that_needs_it_and_nothing_else() -> None:
    hand = ["sanitation/hills", "weapons/hills"]
    table = scene(tokens={"A": {(0, 0): 2, (1, 0): 1}}, hands={"A": hand}, action="move")
    assert table.why("A", "play-card sanitation/hills") == "TEM-CAR-10 tempus-card-for-stacks"
    table.play("A", "move-token 1,0 0,0")
    assert table.legal("A") == ["play-card sanitation/hills"]
    assert table.why("A", "play-card weapons/hills") == "TEM-CAR-10 tempus-needs-sanitation"
    table.play("A", "play-card sanitation/hills")
    assert table.discards() == ["sanitation/hills"]


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-10")
def test_the_allowance_stands_above_whatever_limit_the_row_gives() -> None:
    table = scene(tokens={"A": {(0, 0): 3, (1, 0): 1}}, extra={(0, 0): 1}, eras="cities", action="move")
    table.play("A", "move-token 1,0 0,0")
    assert table.tokens((0, 0)) == 4
    assert table.asked() == "A moving"


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-10")
@pytest.mark.parametrize(("era", "left"), [("start", 1), ("cities", 0)])
def test_a_lost_token_shrinks_the_allowance_to_what_stands_above_the_limit(era: str, left: int) -> None:
    table = scene(tokens={"A": {(0, 0): 4}, "B": SOUTH}, cities={"B": {(1, 0): 4}}, extra={(0, 0): 2}, eras=era)
    table.play("A", "choose-action fight", "attack 0,0 E")
    table.play("B", "declare-terrain hills")
    assert table.tokens((0, 0)) == 3
    assert table.extra((0, 0)) == left
    assert table.state.room(0, table.state.people.tokens.index(3)) == 0


@pytest.mark.card("sanitation")
@pytest.mark.rule("TEM-CAR-10")
def test_a_converted_token_shrinks_the_victims_allowance_by_the_victims_own_limit() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 4}},
        extra={(1, 0): 2},
        eras={"A": "cities", "B": "agriculture"},
        hands={"A": ["religion/hills"]},
    )
    table.play("A", "play-religion hills 0,0 E")
    assert (table.tokens((1, 0)), table.extra((1, 0))) == (3, 1)


# -- Religion


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_sends_a_token_home_and_brings_one_of_ones_own() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 2}}, hands={"A": ["religion/forest"]})
    table.play("A", "play-religion forest 0,0 E")
    assert (table.tokens((0, 0)), table.supply("A")) == (2, 14)
    assert (table.tokens((1, 0)), table.supply("B")) == (1, 12)


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_reaches_all_six_neighbours_and_nobody_else() -> None:
    near = scene(tokens={"A": {(0, 0): 1}, "B": dict.fromkeys(ring(1), 1)}, hands={"A": ["religion/forest"]})
    sides = ("E", "SE", "SW", "W", "NW", "NE")
    assert near.legal("A", "play-religion") == [f"play-religion forest 0,0 {side}" for side in sides]
    far = scene(tokens={"A": {(0, 0): 1}, "B": dict.fromkeys(ring(2), 1)}, hands={"A": ["religion/forest"]})
    assert far.legal("A", "play-religion") == []


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_never_converts_a_city_or_over_water() -> None:
    land = {at: "hills" for at in disc(3) if at != (-1, 0)}
    table = scene(
        land=land,
        tokens={"A": {(0, 0): 1}, "B": {**SOUTH, (-2, 0): 1}},
        cities={"B": {(1, 0): 2}},
        hands={"A": ["religion/forest"]},
    )
    assert table.legal("A", "play-religion") == []
    assert table.why("A", "play-religion forest 0,0 E") == "TEM-CAR-8 tempus-religion-nobody"
    assert table.why("A", "play-religion forest 0,0 W") == "TEM-CAR-8 tempus-religion-nobody"


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8", "TEM-FIG-2")
def test_religion_needs_an_unprotected_victim() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {(1, 0): 2, (-3, 3): 1, (-2, 3): 1}}, hands={"A": ["religion/hills"]})
    assert table.why("A", "play-religion hills 0,0 E") == "TEM-FIG-2 tempus-protected"
    assert table.legal("A", "play-religion") == []


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_reaches_a_corner_of_the_board_and_nothing_beyond_it() -> None:
    tokens = {"A": {EAST: 1}, "B": {**OPEN, FIRST: 1, LAST: 1}}
    table = scene(land={**disc(3), **CORNERS}, tokens=tokens, hands={"A": ["religion/hills"]})
    assert table.legal("A", "play-religion") == [f"play-religion hills {text_of(EAST)} W"]
    assert table.why("A", f"play-religion hills {text_of(EAST)} NE") == "TEM-CAR-8 tempus-religion-nobody"
    table.play("A", f"play-religion hills {text_of(EAST)} W")
    assert (table.tokens(FIRST), table.tokens(EAST)) == (0, 2)


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8", "TEM-FIG-2")
def test_religion_converts_the_first_seat_unless_it_is_protected() -> None:
    blue, hands = {EAST: 1}, {"B": ["religion/hills"]}
    move = f"play-religion hills {text_of(EAST)} W"
    few = scene(land={**disc(3), **CORNERS}, tokens={"A": {FIRST: 1}, "B": blue}, hands=hands, turn="B")
    assert few.why("B", move) == "TEM-FIG-2 tempus-protected"
    many = scene(land={**disc(3), **CORNERS}, tokens={"A": {**OPEN, FIRST: 1}, "B": blue}, hands=hands, turn="B")
    assert many.legal("B", "play-religion") == [move]


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_needs_a_token_in_the_supply() -> None:
    red = dict.fromkeys([at for at in disc(3) if at[1] < 0][:15], 1) | {(0, 0): 1}
    table = scene(tokens={"A": red, "B": {**OPEN, (1, 0): 1}}, hands={"A": ["religion/hills"]})
    assert table.supply("A") == 0
    assert table.why("A", "play-religion hills 0,0 E") == "TEM-CAR-8 tempus-religion-no-supply"
    assert table.legal("A", "play-religion") == []


@pytest.mark.card("religion", "sanitation")
@pytest.mark.rule("TEM-CAR-8")
def test_religion_needs_room_or_sanitation() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 2}}
    full = scene(tokens=tokens, hands={"A": ["religion/hills"]})
    assert full.why("A", "play-religion hills 0,0 E") == "TEM-CAR-8 tempus-religion-full"
    assert full.legal("A", "play-religion") == []
    clean = scene(tokens=tokens, hands={"A": ["religion/hills", "sanitation/hills"]})
    clean.play("A", "play-religion hills 0,0 E")
    assert clean.asked() == "A sanitation-card"
    clean.play("A", "play-card sanitation/hills")
    assert (clean.tokens((0, 0)), clean.extra((0, 0))) == (3, 1)
    assert clean.asked() == "A turn"


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-11")
def test_a_city_does_not_control_a_hex_for_religion() -> None:
    table = scene(
        tokens={"A": {(-2, 0): 1}, "B": {**OPEN, (1, 0): 1}}, cities={"A": {(0, 0): 3}}, hands={"A": ["religion/hills"]}
    )
    assert table.why("A", "play-religion hills 0,0 E") == "TEM-CAR-11 tempus-religion-not-yours"
    assert table.legal("A", "play-religion") == []


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-11")
def test_the_victims_hex_may_be_emptied_and_several_may_be_played() -> None:
    hand = ["religion/hills", "religion/hills"]
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**SOUTH, (1, 0): 2}}, eras="cities", hands={"A": hand})
    table.play("A", "play-religion hills 0,0 E", "play-religion hills 0,0 E")
    assert (table.tokens((1, 0)), table.owner((1, 0)), table.tokens((0, 0))) == (0, "", 3)


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-11")
def test_emptying_a_hex_may_protect_the_victim_from_the_next_religion() -> None:
    hand = ["religion/hills", "religion/forest"]
    blue = {(1, 0): 1, (-1, 0): 1, (-3, 3): 1, (-2, 3): 1}
    table = scene(tokens={"A": {(0, 0): 1}, "B": blue}, eras="cities", hands={"A": hand})
    table.play("A", "play-religion hills 0,0 E")
    assert table.clause("A", "play-religion forest 0,0 W") == "TEM-FIG-2"


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-11")
def test_the_new_token_has_not_moved_yet_in_this_action() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**OPEN, (2, 0): 2}},
        eras="trade",
        hands={"A": ["religion/hills"]},
        action="move",
    )
    table.play("A", "move-token 0,0 1,0")
    assert table.clause("A", "move-token 1,0 0,0") == "TEM-MOV-1"
    table.play("A", "play-religion hills 1,0 E", "move-token 1,0 0,0")
    assert table.clause("A", "move-token 1,0 0,0") == "TEM-MOV-1"


@pytest.mark.card("religion")
@pytest.mark.rule("TEM-CAR-11", "TEM-BAB-3")
def test_a_token_converted_during_babies_is_no_baby() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}},
        eras="cities",
        hands={"A": ["religion/hills"]},
        action="babies",
    )
    table.play("A", "play-religion hills 0,0 E", "place-baby 0,0")
    assert table.tokens((0, 0)) == 3


# -- Government


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-9")
def test_government_gives_two_actions_in_a_row_and_none_is_gained() -> None:
    table = scene(hands={"A": ["government/hills"]}, tiles={"A": 3, "B": 1, "C": 1})
    table.play("A", "act-twice hills", "choose-action move", "done", "choose-action babies", "done")
    assert table.legal("A") == ["end-turn"]
    assert table.tiles()[0] == 1
    table.play("A", "end-turn")
    assert slots(table, 3) == "BCA"
    assert table.tiles() == [0, 0, 0]


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-9")
def test_passing_delays_the_following_actions_by_one_round() -> None:
    table = scene(hands={"A": ["government/hills"]}, tiles={"A": 2, "B": 2, "C": 1})
    table.play("A", "pass-slot hills")
    assert table.tiles()[0] == 2
    assert table.why("A", "choose-action move") == "TEM-ERA-3 tempus-turn-no-action-left"
    table.play("A", "end-turn")
    assert slots(table, 5) == "BCABA"
    assert table.tiles() == [0, 0, 0]


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-9")
def test_government_lies_open_and_is_discarded_at_the_end_of_the_era() -> None:
    table = scene(at="rounds", eras="agriculture", hands={"A": ["government/hills"]}, tiles={"A": 2})
    table.play("A", "act-twice hills")
    assert (table.hand("A"), table.discards()) == ([], [])
    assert [card.card for card in table.view("B").shown[0]] == ["government/hills"]
    table.play("A", "choose-action move", "done", "choose-action move", "done", "end-turn")
    assert table.state.course.eras == 3
    assert table.view("B").shown[0] == []
    assert table.discards() == ["government/hills"]


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-12")
def test_government_is_played_at_the_start_of_the_slot_only() -> None:
    hand = ["government/hills", "religion/hills"]
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 2}}, hands={"A": hand}, tiles={"A": 3})
    assert {"act-twice hills", "pass-slot hills"} <= set(table.legal("A"))
    later = Table(table.state.copy())
    later.play("A", "choose-action move", "done")
    assert later.why("A", "act-twice hills") == "TEM-CAR-12 tempus-government-too-late"
    table.play("A", "play-religion hills 0,0 E")
    assert table.why("A", "pass-slot hills") == "TEM-CAR-12 tempus-government-too-late"


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-12")
@pytest.mark.parametrize(
    "before", [["play-religion hills 0,0 E"], ["play-card military-leader/hills", "attack 0,0 E", "done", "step-in 0"]]
)
def test_government_comes_before_any_other_card_and_after_another_government(before: list[str]) -> None:
    hand = ["government/hills", "government/forest", "religion/hills", "military-leader/hills"]
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1}}, hands={"A": hand}, tiles={"A": 3}, eras="cities"
    )
    after = Table(table.state.copy())
    after.play("A", *before)
    for way in ("act-twice", "pass-slot"):
        assert after.why("A", f"{way} hills") == "TEM-CAR-12 tempus-government-too-late"
    table.play("A", "act-twice hills", "act-twice forest", *before)
    assert table.tiles()[0] == 3


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-12")
def test_two_actions_need_two_tiles_and_passing_needs_one() -> None:
    table = scene(hands={"A": ["government/hills"]}, tiles={"A": 1, "B": 1})
    assert table.why("A", "act-twice hills") == "TEM-CAR-12 tempus-government-tiles"
    assert table.why("A", "act-twice forest") == "TEM-IDE-3 tempus-card-not-held"
    table.play("A", "pass-slot hills", "end-turn")
    assert slots(table, 2) == "BA"


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-12")
def test_two_governments_give_three_tiles_in_a_row() -> None:
    hand = ["government/hills", "government/forest", "government/grassland"]
    table = scene(hands={"A": hand}, tiles={"A": 3})
    table.play("A", "act-twice hills", "act-twice forest")
    assert table.why("A", "act-twice grassland") == "TEM-CAR-12 tempus-government-tiles"
    assert table.why("A", "pass-slot grassland") == "TEM-CAR-9 tempus-government-one-way"
    for _ in range(3):
        table.play("A", "choose-action move", "done")
    assert table.tiles()[0] == 0
    assert table.legal("A") == ["end-turn"]


@pytest.mark.card("government")
@pytest.mark.rule("TEM-CAR-12")
def test_after_a_pass_exactly_the_delayed_tile_is_used() -> None:
    hand = ["government/hills", "government/forest"]
    table = scene(hands={"A": hand}, tiles={"A": 3, "B": 3})
    table.play("A", "pass-slot hills")
    assert table.why("A", "act-twice forest") == "TEM-CAR-12 tempus-government-too-late"
    assert table.view("B").delayed == [True, False, False]
    table.play("A", "end-turn")
    slots(table, 1)
    assert table.asked() == "A turn"
    assert table.why("A", "pass-slot forest") == "TEM-CAR-12 tempus-government-too-late"
    assert table.why("A", "act-twice forest") == "TEM-CAR-12 tempus-government-too-late"
    assert table.view("B").delayed == [False, False, False]
    assert slots(table, 2) == "AB"
    assert {"act-twice forest", "pass-slot forest"} <= set(table.legal("A"))
    assert GAME.to_act(table.state) == [0]
