"""Fighting (TEM-FIG)."""

from itertools import permutations

import pytest

from saecula.games.tempus.edges.events import CardRevealed
from saecula.games.tempus.model.view import FightView
from saecula.kernel.errors import BadMove
from tests.games.kit import kinds, told
from tests.games.tempus.scene import (
    CORNERS,
    EAST,
    FIRST,
    GAME,
    LAST,
    SOUTH,
    Table,
    disc,
    fought,
    named,
    ring,
    scene,
    text_of,
)

OPEN = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1}


def duel(
    attackers: int, defenders: int, *, ground: str = "hills", a: tuple[str, ...] = (), b: tuple[str, ...] = ()
) -> tuple[Table, tuple[str, int, int]]:
    """A attacks B's hex (1,0) from (0,0); both lay the cards given (and hold no others)."""
    table = scene(
        land={**disc(3), (1, 0): ground},
        tokens={"A": {(0, 0): attackers}, "B": {**OPEN, (1, 0): defenders}},
        eras="industry",
        hands={"A": a, "B": b},
        action="fight",
    )
    events = table.play("A", "attack 0,0 E", *lays(table, "A"))
    if b:
        events += table.play("B", *lays(table, "B"))
    return table, fought(events)


def lays(table: Table, seat: str) -> list[str]:
    """Lay the whole hand."""
    hand = table.hand(seat)
    return [*(f"lay-card {card}" for card in hand), "done"] if hand else []


@pytest.mark.rule("TEM-FIG-1")
def test_the_active_player_attacks_an_adjacent_hex_with_tokens_or_a_city() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**SOUTH, (1, 0): 1, (-2, 0): 1}},
        cities={"B": {(0, -1): 2}},
        action="fight",
    )
    assert table.legal("A") == ["attack 0,0 E", "attack 0,0 NW"]
    assert table.why("A", "attack 0,0 W") == "TEM-FIG-1 tempus-fight-nobody"
    assert table.why("A", "attack 2,0 W") == "TEM-FIG-1 tempus-fight-no-tokens"
    assert table.why("A", "attack 1,0 W") == "TEM-FIG-1 tempus-fight-not-beside"
    assert table.why("B", "attack 1,0 W") == "not-your-decision"


@pytest.mark.rule("TEM-FIG-2")
def test_who_points_at_somebody_protected_is_told_so_however_far_away() -> None:
    other = {(1, 0): 1, (3, 0): 1, (3, -1): 1, (3, -2): 1}
    table = scene(tokens={"A": {(0, 0): 1}, "B": {(-3, 0): 1}, "C": other}, action="fight")
    assert table.why("A", "attack -3,0 E") == "TEM-FIG-2 tempus-protected"
    assert table.why("A", "attack 3,0 W") == "TEM-FIG-1 tempus-fight-not-beside"


@pytest.mark.rule("TEM-FIG-1")
def test_an_attack_reaches_all_six_neighbours_and_nobody_else() -> None:
    near = scene(tokens={"A": {(0, 0): 1}, "B": dict.fromkeys(ring(1), 1)}, action="fight")
    assert near.legal("A") == [f"attack 0,0 {side}" for side in ("E", "SE", "SW", "W", "NW", "NE")]
    far = scene(tokens={"A": {(0, 0): 1}, "B": dict.fromkeys(ring(2), 1)})
    assert "choose-action fight" not in far.legal("A")


@pytest.mark.rule("TEM-FIG-1")
def test_an_attack_reaches_a_corner_of_the_board_and_nothing_beyond_it() -> None:
    tokens = {"A": {EAST: 1}, "B": {**OPEN, FIRST: 1, LAST: 1}}
    table = scene(land={**disc(3), **CORNERS}, tokens=tokens, action="fight")
    assert table.legal("A") == [f"attack {text_of(EAST)} W"]
    assert table.why("A", f"attack {text_of(EAST)} NE") == "TEM-FIG-1 tempus-fight-nobody"


@pytest.mark.rule("TEM-FIG-1", "TEM-FIG-2")
def test_the_first_seat_is_attacked_unless_it_is_protected() -> None:
    attack, land = f"attack {text_of(EAST)} W", {**disc(3), **CORNERS, named("C1"): "hills"}
    many = scene(land=land, tokens={"A": {**OPEN, FIRST: 1}, "B": {EAST: 1}}, turn="B", action="fight")
    assert many.legal("B") == [attack]
    tokens = {"A": {FIRST: 1}, "B": {EAST: 1}, "C": {**OPEN, named("C1"): 1}}
    few = scene(land=land, tokens=tokens, turn="B", action="fight")
    assert few.legal("B") == [f"attack {text_of(EAST)} E"]
    assert few.why("B", attack) == "TEM-FIG-2 tempus-protected"


@pytest.mark.rule("TEM-FIG-3", "TEM-FIG-4")
def test_a_fight_from_a_corner_of_the_board_is_a_fight() -> None:
    tokens = {"A": {FIRST: 1}, "B": {**OPEN, EAST: 1}}
    table = scene(land={**disc(3), **CORNERS}, tokens=tokens, hands={"A": ["weapons/forest"]}, action="fight")
    assert GAME.mind.is_quiet(table.state)
    table.play("A", f"attack {text_of(FIRST)} E")
    assert not GAME.mind.is_quiet(table.state)
    assert table.view("C").fight == FightView("A1", "B1", "hills")
    assert fought(table.play("A", "lay-card weapons/forest", "done")) == ("won", 2, 1)


@pytest.mark.rule("TEM-FIG-1")
def test_nobody_attacks_over_water() -> None:
    land = {at: "hills" for at in disc(3) if at != (1, 0)}
    tokens = {"A": {(0, 0): 1}, "B": {**OPEN, (2, 0): 1}}
    table = scene(land=land, tokens=tokens, eras="trains")
    assert "choose-action fight" not in table.legal("A")


@pytest.mark.rule("TEM-FIG-2")
@pytest.mark.parametrize(("hexes", "protected"), [(3, True), (4, False)])
def test_an_opponent_on_three_hexes_or_fewer_is_not_attacked(hexes: int, protected: bool) -> None:
    blue = dict(list(OPEN.items())[: hexes - 1]) | {(1, 0): 2}
    other = {(-1, 0): 1, (3, 0): 1, (3, -1): 1, (3, -2): 1}
    table = scene(tokens={"A": {(0, 0): 1}, "B": blue, "C": other}, action="fight")
    assert ("attack 0,0 E" not in table.legal("A")) is protected
    assert table.why("A", "attack 0,0 E") == ("TEM-FIG-2 tempus-protected" if protected else "")


@pytest.mark.rule("TEM-FIG-2")
def test_cities_do_not_count_as_hexes_and_are_protected_with_their_owner() -> None:
    cities = {"B": {(0, -1): 2, (3, -3): 2}}
    table = scene(tokens={"A": {(0, 0): 1}, "B": OPEN}, cities=cities)
    assert "choose-action fight" not in table.legal("A")
    table = scene(tokens={"A": {(0, 0): 1}, "B": SOUTH}, cities=cities, action="fight")
    assert table.legal("A") == ["attack 0,0 NW"]


@pytest.mark.rule("TEM-FIG-3")
def test_the_owner_of_an_attacked_city_declares_a_card_terrain_before_any_card() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": SOUTH},
        cities={"B": {(1, 0): 2}},
        hands={"A": ["weapons/hills"], "B": ["weapons/farmland"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E")
    assert table.asked() == "B terrain"
    assert table.legal("B") == [f"declare-terrain {name}" for name in ("grassland", "farmland", "hills", "forest")]
    with pytest.raises(BadMove):
        table.play("B", "declare-terrain mountain")
    table.play("B", "declare-terrain farmland")
    assert table.asked() == "A attack-cards"
    table.play("A", "done")
    events = table.play("B", "lay-card weapons/farmland", "done")
    assert fought(events) == ("lost", 1, 4)


@pytest.mark.rule("TEM-FIG-3")
def test_the_attacker_names_both_hexes() -> None:
    tokens = {"A": {(0, 0): 1, (1, -1): 2}, "B": {**OPEN, (1, 0): 1, (-1, 0): 1}}
    table = scene(tokens=tokens, action="fight")
    assert table.legal("A") == ["attack 1,-1 SE", "attack 0,0 E", "attack 0,0 W"]
    assert fought(table.play("A", "attack 1,-1 SE")) == ("won", 2, 1)


@pytest.mark.rule("TEM-FIG-4")
def test_the_attacker_commits_face_down_then_the_defender_plays_then_all_is_revealed() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}},
        hands={"A": ["weapons/hills", "religion/hills"], "B": ["medicine/hills", "education/hills"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E")
    events = table.play("A", "lay-card weapons/hills", "lay-card religion/hills", "done")
    assert kinds(events) == ["CardLaid", "CardLaid"]
    assert table.asked() == "B defence-cards"
    assert table.view("B").laid[0].cards is None
    events = table.play("B", "lay-card medicine/hills", "done")
    assert [event.card for event in told(events, CardRevealed)] == ["medicine/hills", "weapons/hills", "religion/hills"]
    assert table.hand("B") == ["education/hills"]


@pytest.mark.rule("TEM-FIG-4")
def test_both_may_play_no_card_at_all() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}},
        hands={"A": ["weapons/hills"], "B": ["medicine/hills"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E", "done")
    assert fought(table.play("B", "done")) == ("won", 2, 1)
    assert table.hand("A") == ["weapons/hills"]


@pytest.mark.rule("TEM-FIG-5")
def test_strength_counts_tokens_matching_terrain_weapons_and_fortifications() -> None:
    a = ("weapons/hills", "weapons/forest", "medicine/hills", "religion/forest")
    b = ("fortifications/hills", "fortifications/forest", "weapons/farmland", "education/hills")
    _, result = duel(3, 2, a=a, b=b)
    assert result == ("lost", 3 + (1 + 1) + 1 + 1 + 0, 2 + (2 + 1) + 2 + 1 + 1)


@pytest.mark.rule("TEM-FIG-5")
def test_a_city_defends_with_its_value() -> None:
    table = scene(tokens={"A": {(0, 0): 4}, "B": SOUTH}, cities={"B": {(1, 0): 3}}, eras="industry", action="fight")
    table.play("A", "attack 0,0 E")
    assert fought(table.play("B", "declare-terrain hills")) == ("won", 4, 3)


@pytest.mark.rule("TEM-FIG-5")
def test_a_mountain_matches_no_card() -> None:
    cards = ("religion/grassland", "religion/farmland", "religion/hills", "religion/forest")
    assert duel(1, 1, ground="mountain", a=cards)[1] == ("lost", 1, 1)


@pytest.mark.rule("TEM-FIG-5")
def test_the_terrain_that_counts_is_that_of_the_defending_hex() -> None:
    assert duel(1, 1, ground="forest", a=("religion/grassland",))[1] == ("lost", 1, 1)
    assert duel(1, 1, ground="forest", a=("religion/forest",))[1] == ("won", 2, 1)


@pytest.mark.rule("TEM-FIG-6")
def test_the_greater_total_wins_and_the_attacker_loses_a_tie() -> None:
    assert duel(3, 2)[1] == ("won", 3, 2)
    assert duel(2, 2)[1] == ("lost", 2, 2)
    assert duel(2, 3)[1] == ("lost", 2, 3)


@pytest.mark.rule("TEM-FIG-7")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_beaten_stack_goes_home_and_any_number_may_step_in(count: int) -> None:
    table, _ = duel(3, 2)
    assert table.supply("B") == 13
    assert table.legal("A") == [f"step-in {n}" for n in range(4)]
    table.play("A", f"step-in {count}")
    assert (table.tokens((0, 0)), table.tokens((1, 0))) == (3 - count, count)
    assert table.owner((1, 0)) == ("A" if count else "")
    assert table.owner((0, 0)) == ("A" if count < 3 else "")


@pytest.mark.rule("TEM-FIG-7", "TEM-COM-2")
def test_nobody_speaks_of_more_tokens_stepping_in_than_a_player_has() -> None:
    table, _ = duel(3, 2)
    assert table.why("A", "step-in 16") == "TEM-FIG-7 tempus-step-in-too-many"
    with pytest.raises(BadMove):
        table.play("A", "step-in 17")


@pytest.mark.rule("TEM-FIG-7")
def test_stepping_in_keeps_to_the_limit_unless_sanitation_helps() -> None:
    def won(cards: list[str]) -> Table:
        tokens = {"A": {(0, 0): 4}, "B": {**OPEN, (1, 0): 1}}
        table = scene(tokens=tokens, extra={(0, 0): 2}, hands={"A": cards}, action="fight")
        table.play("A", "attack 0,0 E", *(["done"] if cards else []))
        return table

    assert won([]).legal("A") == ["step-in 0", "step-in 1", "step-in 2"]
    assert won([]).why("A", "step-in 3") == "TEM-FIG-7 tempus-step-in-too-many"
    table = won(["sanitation/hills", "sanitation/forest"])
    table.play("A", "step-in 4", "play-card sanitation/forest", "play-card sanitation/hills")
    assert table.tokens((1, 0)) == 4
    assert table.extra((1, 0)) == 2
    assert table.asked() == "A turn"


@pytest.mark.rule("TEM-FIG-8")
@pytest.mark.parametrize("attackers", [1, 2, 4])
def test_a_beaten_attacker_loses_one_token_and_no_more(attackers: int) -> None:
    table, result = duel(attackers, 4)
    assert result[0] == "lost"
    assert table.tokens((0, 0)) == attackers - 1
    assert table.supply("A") == 16 - attackers + 1
    assert table.tokens((1, 0)) == 4


@pytest.mark.rule("TEM-FIG-9")
def test_every_card_played_in_a_fight_is_discarded_and_no_other() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}},
        hands={"A": ["weapons/hills", "religion/hills"], "B": ["medicine/hills", "education/hills"]},
        action="fight",
    )
    table.play("A", "attack 0,0 E", "lay-card religion/hills", "done")
    table.play("B", "lay-card education/hills", "done")
    assert sorted(table.discards()) == ["education/hills", "religion/hills"]
    assert (table.hand("A"), table.hand("B")) == (["weapons/hills"], ["medicine/hills"])
    assert table.state.ideas.laid == [[], [], []]


@pytest.mark.rule("TEM-FIG-10")
def test_one_may_attack_although_outnumbered() -> None:
    assert duel(1, 4)[1] == ("lost", 1, 4)
    weapons = ("weapons/hills", "weapons/hills", "weapons/farmland")
    assert duel(1, 4, a=weapons)[1] == ("won", 6, 4)


@pytest.mark.rule("TEM-FIG-11")
def test_a_city_never_attacks() -> None:
    cities = {"A": {(0, 0): 4}}
    table = scene(tokens={"B": {**OPEN, (1, 0): 1}}, cities=cities)
    assert "choose-action fight" not in table.legal("A")
    table = scene(tokens={"A": {(2, 0): 1}, "B": {**OPEN, (1, 0): 1}}, cities=cities, action="fight")
    assert table.legal("A") == ["attack 2,0 W"]
    assert table.why("A", "attack 0,0 E") == "TEM-FIG-11 tempus-fight-city-attacks"


@pytest.mark.rule("TEM-FIG-12")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_destroyed_city_tile_is_in_its_owners_supply_again(value: int) -> None:
    table = scene(
        tokens={"A": {(0, 0): 5}, "B": {**SOUTH, (2, 0): 4}},
        cities={"B": {(1, 0): value}},
        extra={(0, 0): 1},
        eras="industry",
        action="fight",
    )
    before = table.city_tiles("B")
    table.play("A", "attack 0,0 E")
    table.play("B", "declare-terrain hills")
    after = table.city_tiles("B")
    assert [b - a for a, b in zip(before, after, strict=True)] == [int(v == value) for v in (2, 3, 4)]
    assert table.city((1, 0)) == 0
    table.play("A", "step-in 0", "end-turn")
    table.play("B", "choose-action city", f"build-city 2,0 {value}")
    assert table.city((2, 0)) == value


@pytest.mark.rule("TEM-FIG-13")
def test_protection_counts_mountains_and_having_no_hex_protects() -> None:
    land = {**disc(3), (0, 3): "mountain"}
    blue = {(0, 3): 1, (-1, 3): 1, (-2, 3): 1, (1, 0): 1}
    assert scene(land=land, tokens={"A": {(0, 0): 1}, "B": blue}, action="fight").legal("A") == ["attack 0,0 E"]
    bare = scene(tokens={"A": {(0, 0): 1}}, cities={"B": {(1, 0): 2}})
    assert "choose-action fight" not in bare.legal("A")


@pytest.mark.rule("TEM-FIG-13")
def test_protection_is_tested_when_the_attack_is_declared() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"A": ["military-leader/hills"]}, tiles={"A": 1}
    )
    table.play("A", "choose-action fight", "attack 0,0 E", "done", "step-in 1")
    assert table.legal("A") == ["end-turn"]  # blue stands on three hexes now
    assert table.why("A", "play-card military-leader/hills") == "TEM-IDE-10 tempus-card-no-effect"


@pytest.mark.rule("TEM-FIG-2", "TEM-FIG-13")
def test_a_player_left_with_four_hexes_is_not_protected_yet() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 2, (-1, 0): 1}}
    table = scene(tokens=tokens, eras="cities", hands={"A": ["weapons/forest", "military-leader/hills"]})
    table.play("A", "choose-action fight", "attack 0,0 E", "lay-card weapons/forest", "done", "step-in 0")
    table.play("A", "play-card military-leader/hills")
    assert table.legal("A") == ["attack 0,0 W"]


@pytest.mark.rule("TEM-FIG-13")
def test_a_protected_player_may_still_attack_and_convert() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}, hands={"A": ["religion/hills"]})
    assert {"choose-action fight", "play-religion hills 0,0 E"} <= set(table.legal("A"))


@pytest.mark.rule("TEM-FIG-14")
def test_any_card_may_be_laid_as_a_bluff_and_only_the_number_is_public() -> None:
    hand = ["government/grassland", "medicine/forest"]
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"A": hand}, action="fight")
    table.play("A", "attack 0,0 E")
    assert table.legal("A") == ["lay-card medicine/forest", "lay-card government/grassland", "done"]
    events = table.play("A", "lay-card medicine/forest")
    assert str(events) == "[CardLaid(seat=0, count=1)]"
    for viewer in ("B", "C", ""):
        laid = table.view(viewer).laid[0]
        assert (laid.cards, sum(laid.pools.values())) == (None, 1)


@pytest.mark.rule("TEM-FIG-14", "TEM-ERA-8")
def test_only_their_owner_is_shown_the_faces_of_cards_laid_or_drawn() -> None:
    fight = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"A": ["weapons/hills"]}, action="fight")
    fight.play("A", "attack 0,0 E")
    assert [fight.shown("A", "lay-card weapons/hills", viewer) for viewer in ("A", "B", "")] == [
        "lay-card weapons/hills",
        "(lay-card)",
        "(lay-card)",
    ]
    assert fight.shown("A", "done", "B") == "done"
    idea = scene(turn="B", action="idea")
    assert [idea.shown("chance", "draw-card weapons/hills", viewer) for viewer in ("A", "B", "")] == [
        "(draw-card)",
        "draw-card weapons/hills",
        "(draw-card)",
    ]


@pytest.mark.rule("TEM-FIG-14")
def test_two_cards_of_a_kind_may_be_laid_and_none_that_is_not_held() -> None:
    hand = ["weapons/hills", "weapons/hills", "education/hills"]
    table = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"A": hand}, action="fight")
    table.play("A", "attack 0,0 E", "lay-card weapons/hills")
    assert table.why("A", "lay-card religion/hills") == "TEM-IDE-6 tempus-card-not-held"
    table.play("A", "lay-card weapons/hills", "done")
    assert table.hand("A") == ["education/hills"]


@pytest.mark.rule("TEM-FIG-14")
def test_cards_are_laid_in_any_order_and_nothing_tells_in_which() -> None:
    hand = ["education/hills", "medicine/forest", "weapons/hills"]
    cards = [f"lay-card {card}" for card in hand]
    found = []
    for order in permutations(cards):
        table = scene(tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}}, hands={"A": hand}, action="fight")
        table.play("A", "attack 0,0 E")
        assert table.legal("A") == [*cards, "done"]
        table.play("A", *order)
        found.append((table.state.dump(), table.view("B"), table.play("A", "done")))
    assert all(one == found[0] for one in found)


@pytest.mark.rule("TEM-FIG-15")
def test_fortifications_of_an_attacker_count_by_their_terrain_alone() -> None:
    assert duel(1, 1, a=("fortifications/forest",))[1] == ("lost", 1, 1)
    assert duel(1, 1, a=("fortifications/hills",))[1] == ("won", 2, 1)


@pytest.mark.rule("TEM-FIG-15")
@pytest.mark.parametrize(
    "ability", ["education", "medicine", "military-leader", "transportation", "sanitation", "religion", "government"]
)
def test_other_abilities_do_nothing_in_a_fight(ability: str) -> None:
    assert duel(1, 1, a=(f"{ability}/forest",), b=(f"{ability}/farmland",))[1] == ("lost", 1, 1)


@pytest.mark.rule("TEM-FIG-16")
def test_tokens_that_stepped_in_may_move_in_a_later_action_of_the_slot() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1}},
        hands={"A": ["government/hills"]},
        tiles={"A": 2},
    )
    table.play("A", "act-twice hills", "choose-action fight", "attack 0,0 E", "step-in 1", "choose-action move")
    table.play("A", "move-token 1,0 2,0")
    assert table.tokens((2, 0)) == 1


@pytest.mark.rule("TEM-FIG-16")
def test_tokens_that_moved_may_step_in_after_a_free_fight() -> None:
    tokens = {"A": {(-1, 0): 2}, "B": {**OPEN, (1, 0): 1}}
    table = scene(tokens=tokens, eras="trade", hands={"A": ["military-leader/hills"]})
    table.play("A", "choose-action move", "move-token -1,0 0,0", "move-token -1,0 0,0", "done")
    table.play("A", "play-card military-leader/hills", "attack 0,0 E", "step-in 2", "end-turn")
    assert table.tokens((1, 0)) == 2
