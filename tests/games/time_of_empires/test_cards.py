"""What is special about each technology (TOE-GLO, TOE-C111 to TOE-C309)."""

from pathlib import Path
from typing import Any

import pytest

from saecula.games.time_of_empires.edges.events import ClansDestroyed, Fought, InaccessibleUsed
from saecula.games.time_of_empires.model.kinds import BUILDINGS, OP_DRAW, OP_MOVE, OP_SCHOLARS, PILES
from saecula.kernel.codes import CHANCE, Log
from tests.games.time_of_empires.scene import DECK, GAME, Table, scene, told


def discover(table: Table, card: str) -> Table:
    """A discovers a card."""
    table.play("A", "turn-glass 1 discover", f"discover {card}")
    return table


def holding(card: str) -> Table:
    """A holds a card of any age and can pay for it."""
    return scene(age=max(1, DECK.age[DECK.ids.index(card)]), hands={"A": [card]}, ideas={"A": 6})


def draw(table: Table, *piles: str) -> None:
    """A draws from piles; chance gives the first that may come."""
    for pile in piles:
        table.play("A", f"draw-from {pile}")
        while GAME.to_act(table.state) == [CHANCE]:
            GAME.apply(table.state, CHANCE, GAME.chance(table.state)[0][0], Log(False))


@pytest.mark.card("001", "005", "009", "013", "101", "201", "303")
@pytest.mark.rule("TOE-GLO-1")
@pytest.mark.parametrize(("card", "count"), [("001", 1), ("101", 2), ("201", 3), ("303", 4)])
def test_drawing_cards_draw_from_any_pile_one_at_a_time(card: str, count: int) -> None:
    table = discover(holding(card), card)
    for at in range(count):
        assert len(table.legal("A", "draw-from")) == 4
        draw(table, PILES[at])
    assert (len(table.hand("A")), table.asked("A")) == (count, "idle")


@pytest.mark.card("005")
def test_the_strong_card_of_green_draws_two() -> None:
    assert DECK.effects[DECK.ids.index("005")] == [OP_DRAW * 16 + 2]


@pytest.mark.card("102", "302")
@pytest.mark.rule("TOE-GLO-2")
@pytest.mark.parametrize(("card", "count"), [("102", 1), ("302", 2)])
def test_free_discovery_needs_neither_ideas_nor_a_glass_and_the_effect_follows(card: str, count: int) -> None:
    age = DECK.age[DECK.ids.index(card)]
    table = scene(age=age, hands={"A": [card, "304", "104"][:: 1 if age == 3 else 2]}, ideas={"A": 4}, bricks={"A": 0})
    discover(table, card)
    left = table.stock("A")[0]
    table.play("A", "discover 104")
    assert table.stock("A") == (left, 3)
    if count == 2:
        table.play("A", "discover 304")
        assert table.stock("A") == (5, 6)
    assert table.asked("A") == "idle"


@pytest.mark.card("103", "301")
@pytest.mark.parametrize(("card", "count"), [("103", 1), ("301", 2)])
def test_drawing_then_discovering_may_use_the_card_just_drawn(card: str, count: int) -> None:
    table = discover(holding(card), card)
    draw(table, *("left-2",) * count)
    assert table.asked("A") == "discovering"
    table.play("A", f"discover {table.hand('A')[0]}")
    assert len(table.found("A")) == 2


@pytest.mark.card("002", "006", "010", "014", "104", "105", "204", "304")
@pytest.mark.rule("TOE-GLO-3")
@pytest.mark.parametrize(
    ("card", "ideas", "bricks"),
    [("002", 0, 2), ("006", 0, 2), ("104", 0, 3), ("105", 2, 2), ("204", 3, 3), ("304", 5, 5)],
)
def test_gaining_cards_fill_the_stock(card: str, ideas: int, bricks: int) -> None:
    seat = "B" if card == "006" else "A"
    table = scene(age=max(1, DECK.age[DECK.ids.index(card)]), hands={seat: [card]}, ideas={seat: 6}, bricks={seat: 0})
    table.play(seat, "turn-glass 1 discover", f"discover {card}")
    cost = DECK.ideas[DECK.ids.index(card)]
    assert table.stock(seat) == (min(6, 6 - cost + ideas), bricks)


@pytest.mark.card("010", "014")
def test_the_strong_card_of_yellow_gains_an_idea_and_three_bricks() -> None:
    table = scene(seats=4, hands={"C": ["010"], "D": ["014"]}, ideas={"C": 2}, bricks={"C": 0, "D": 0})
    table.play("C", "turn-glass 1 discover", "discover 010")
    table.play("D", "turn-glass 1 discover", "discover 014")
    assert (table.stock("C"), table.stock("D")) == ((1, 3), (0, 2))


@pytest.mark.card("106", "206")
@pytest.mark.rule("TOE-GLO-4")
@pytest.mark.parametrize(("card", "building"), [("106", "mill"), ("206", "theatre")])
def test_a_free_building_needs_a_slot_and_discards_no_card(card: str, building: str) -> None:
    age = DECK.age[DECK.ids.index(card)]
    table = scene(age=age, hands={"A": [card]}, ideas={"A": 6}, clans={"A": {"H1a": 1}})
    discover(table, card)
    assert table.legal("A", "build-free") == [f"build-free {building} H1a"]
    assert table.refusal("A", "build-free observatory H1a") == ("TOE-GLO-4", "other-building")
    assert table.refusal("A", f"build-free {building} H1b") == ("TOE-BUI-1", "not-occupied")
    table.play("A", f"build-free {building} H1a")
    assert (table.buildings("H1a"), table.found("A"), table.stock("A")[1]) == ([f"A-{building}"], [card], 1)
    table = scene(age=age, hands={"A": [card]}, ideas={"A": 6})
    discover(table, card)
    assert table.built("A", building) == 0, "no territory, no slot, no building"


@pytest.mark.card("305")
@pytest.mark.rule("TOE-GLO-4")
def test_the_steel_frame_builds_any_type_on_any_slot() -> None:
    table = scene(
        age=3,
        hands={"A": ["305"]},
        ideas={"A": 6},
        clans={"A": {"H1b": 1}},
        buildings={"B": {"H1b": ["mill", "theatre"]}},
    )
    discover(table, "305")
    assert table.legal("A", "build-free") == [f"build-free {building} H1b" for building in BUILDINGS]
    table.play("A", "build-free theatre H1b")
    assert table.buildings("H1b") == ["B-mill", "B-theatre", "A-theatre"]


def with_steel_frame(**words: Any) -> Table:
    """A discovers card 305 and occupies a territory with an open and an inaccessible slot, both of them free."""
    return discover(scene(age=3, hands={"A": ["305"]}, ideas={"A": 6}, clans={"A": {"H2c": 1}}, **words), "305")


@pytest.mark.card("305")
@pytest.mark.rule("TOE-GLO-4", "TOE-BUI-2")
def test_the_steel_frame_leaves_the_choice_between_an_open_and_an_inaccessible_slot() -> None:
    table = with_steel_frame(found={"A": ["107"]}, bricks={"A": 5})
    assert table.legal("A", "build-inaccessible") == [f"build-inaccessible {building} H2c" for building in BUILDINGS]
    events = table.play("A", "build-inaccessible observatory H2c")
    assert told(events, InaccessibleUsed) == [InaccessibleUsed(0, "H2c")]
    spots = [space for space in table.view("A").spaces if space.space == "H2c"]
    assert [slot is not None for slot in spots[0].slots] == [False, True], "the open slot is left for the next building"


@pytest.mark.card("305")
@pytest.mark.rule("TOE-GLO-4", "TOE-BUI-2")
def test_the_open_slot_is_taken_first_by_one_who_does_not_ask_for_the_other() -> None:
    table = with_steel_frame()
    assert told(table.play("A", "build-free mill H2c"), InaccessibleUsed) == []
    spots = [space for space in table.view("A").spaces if space.space == "H2c"]
    assert [slot is not None for slot in spots[0].slots] == [True, False]


@pytest.mark.card("305")
@pytest.mark.rule("TOE-BUI-2", "TOE-BUI-1")
def test_slots_are_not_chosen_where_one_kind_alone_is_free_or_may_be_used() -> None:
    table = with_steel_frame(buildings={"B": {"H2c": ["mill"]}})
    assert table.refusal("A", "build-inaccessible mill H2c") == ("TOE-BUI-2", "no-choice-of-slots")
    assert table.refusal("A", "build-inaccessible mill H1b") == ("TOE-BUI-1", "not-occupied")
    table = discover(scene(age=2, hands={"A": ["206"]}, ideas={"A": 6}, clans={"A": {"H2c": 1}}), "206")
    assert table.refusal("A", "build-inaccessible theatre H2c") == ("TOE-BUI-2", "no-choice-of-slots")


@pytest.mark.card("108", "003")
@pytest.mark.rule("TOE-GLO-5")
def test_deploying_cards_bring_clans_to_the_capital_or_own_cities() -> None:
    table = discover(scene(hands={"A": ["108"]}, clans={"A": {"H1": 1}}), "108")
    assert table.legal("A", "deploy") == ["deploy H0", "deploy H1"]
    table.play("A", "deploy H0", "deploy H1")
    assert (table.clans("H0"), table.clans("H1"), table.asked("A")) == (("A", 1), ("A", 2), "idle")
    table = discover(scene(hands={"A": ["003"]}, ideas={"A": 2}), "003")
    table.play("A", "deploy H0", "move-clans H0 H0a 1", "move-clans H0a H0b 1")
    assert table.clans("H0b") == ("A", 1)


@pytest.mark.card("007", "011", "015", "107", "208")
@pytest.mark.rule("TOE-GLO-6")
@pytest.mark.parametrize(("card", "moves"), [("107", 3), ("208", 4)])
def test_moving_cards_give_moves_and_a_fight_ends_them(card: str, moves: int) -> None:
    age = DECK.age[DECK.ids.index(card)]
    table = discover(scene(age=age, hands={"A": [card]}, ideas={"A": 3}, clans={"A": {"H0a": 1}}), card)
    for at in range(moves):
        table.play("A", f"move-clans H0{'ab'[at % 2]} H0{'ba'[at % 2]} 1")
    assert table.asked("A") == "idle"
    table = discover(
        scene(age=age, hands={"A": [card]}, ideas={"A": 3}, clans={"A": {"H1a": 2}, "B": {"H2a": 1}}), card
    )
    assert told(table.play("A", "move-clans H1a H2a 2"), Fought)
    assert table.asked("A") == "idle"


@pytest.mark.card("007", "011", "015")
def test_the_expansion_card_to_start_with_gives_two_moves() -> None:
    for card in ("007", "011", "015"):
        assert DECK.effects[DECK.ids.index(card)] == [OP_MOVE * 16 + 2]


@pytest.mark.card("109", "207", "307")
@pytest.mark.parametrize(("card", "clans", "moves"), [("109", 2, 3), ("207", 3, 1), ("307", 3, 3)])
def test_deploying_then_moving(card: str, clans: int, moves: int) -> None:
    table = discover(holding(card), card)
    table.play("A", *(("deploy H0",) * clans))
    assert table.asked("A") == "moving"
    for at in range(moves):
        table.play("A", "move-clans H0 H0a 1" if at == 0 else f"move-clans H0{'ab'[at % 2 - 1]} H0{'ba'[at % 2 - 1]} 1")
    assert table.asked("A") == "idle"


@pytest.mark.card("102")
@pytest.mark.rule("TOE-GLO-2")
def test_with_an_empty_hand_there_is_nothing_to_discover_for_free() -> None:
    assert discover(holding("102"), "102").asked("A") == "idle"


@pytest.mark.card("302")
@pytest.mark.rule("TOE-GLO-2")
def test_no_more_cards_are_discovered_for_free_than_the_card_says() -> None:
    table = discover(scene(age=3, hands={"A": ["302", "304", "104", "107"]}, ideas={"A": 4}), "302")
    table.play("A", "discover 104", "discover 304")
    assert (table.hand("A"), table.asked("A")) == (["107"], "idle")


@pytest.mark.card("203")
@pytest.mark.rule("TOE-C203")
def test_the_second_glass_may_be_shifted_where_the_first_stands_nowhere() -> None:
    table = scene(age=2, hands={"A": ["203"]}, ideas={"A": 1})
    table.play("A", "turn-glass 2 discover", "discover 203")
    assert "shift-glass 2 draw-left" in table.legal("A")


@pytest.mark.card("308")
@pytest.mark.rule("TOE-GLO-7")
def test_bombarding_destroys_everything_beside_an_own_city_and_a_capital_is_no_city() -> None:
    table = scene(
        age=3,
        hands={"A": ["308"]},
        ideas={"A": 4},
        clans={"A": {"H1": 1, "H0": 1, "H0a": 1}, "B": {"H1a": 2}},
        buildings={"B": {"H1a": ["mill"]}, "A": {"H1a": ["theatre"]}},
    )
    discover(table, "308")
    assert table.legal("A", "bombard") == ["bombard H1a"]
    assert table.refusal("A", "bombard H0a") == ("TOE-GLO-7", "out-of-reach")
    assert table.refusal("A", "bombard H1b") == ("TOE-GLO-7", "nothing-there")
    table.play("A", "bombard H1a")
    assert (table.buildings("H1a"), table.clans("H1a")) == ([], ("", 0))
    assert (table.view("A").players[0].kept, table.view("A").players[1].kept) == (1, 0)
    assert (table.reserve("B"), table.built("A", "theatre")) == (20, 1)


@pytest.mark.card("004", "008", "012", "016", "210", "310")
@pytest.mark.rule("TOE-GLO-8")
@pytest.mark.parametrize(("card", "count"), [("004", 1), ("210", 2), ("310", 3)])
def test_scholars_are_created_up_to_the_number(card: str, count: int) -> None:
    table = discover(holding(card), card)
    assert table.legal("A", "create-scholars") == [f"create-scholars {n}" for n in range(count, -1, -1)]
    table.play("A", f"create-scholars {count}")
    assert (table.created("A"), table.reserve("A")) == (count, 20 - count)


@pytest.mark.card("008", "012", "016")
def test_the_culture_cards_to_start_with_create_one_and_the_strong_one_of_blue_two() -> None:
    amounts = [DECK.effects[DECK.ids.index(card)] for card in ("008", "012", "016")]
    assert amounts == [[OP_SCHOLARS * 16 + n] for n in (1, 1, 2)]


@pytest.mark.card("110", "212", "311")
@pytest.mark.rule("TOE-GLO-9")
@pytest.mark.parametrize(("card", "created", "placed"), [("110", 1, 1), ("212", 1, 2), ("311", 2, 2)])
def test_scholars_go_on_wonders(card: str, created: int, placed: int) -> None:
    age = DECK.age[DECK.ids.index(card)]
    table = scene(age=age, hands={"A": [card]}, ideas={"A": 6}, scholars={"A": 1}, wonders=("W11", "W21", "W31")[:age])
    discover(table, card)
    table.play("A", f"create-scholars {created}", *((f"place-on-wonder {age}",) * placed))
    assert table.view("A").wonders[age - 1].scholars == [0] * placed
    assert (table.created("A"), table.asked("A")) == (1 + created - placed, "idle")


@pytest.mark.card("110")
@pytest.mark.rule("TOE-GLO-9", "TOE-GLA-6")
def test_without_a_scholar_none_goes_on_a_wonder_and_with_one_that_comes_first() -> None:
    table = discover(holding("110"), "110")
    table.play("A", "create-scholars 0")
    assert table.asked("A") == "idle"
    other = discover(holding("110"), "110")
    other.play("A", "create-scholars 1")
    assert other.refusal("A", "turn-glass 2 ideas") == ("TOE-GLA-6", "finish-first")


@pytest.mark.card("112", "312")
@pytest.mark.rule("TOE-GLO-10")
@pytest.mark.parametrize(("card", "count"), [("112", 1), ("312", 2)])
def test_scholars_go_on_effect_tiles_without_the_effect(card: str, count: int) -> None:
    table = discover(holding(card), card)
    table.play("A", f"create-scholars {count}")
    assert table.refusal("A", "place-on-leader bonus") == ("TOE-SET-7", "column-closed")
    table.play("A", *(("place-on-leader technology",) * count))
    assert table.view("A").columns[0].scholars == [0] * count
    assert table.asked("A") == "idle"


@pytest.mark.card("211")
def test_patronage_places_one_scholar_on_a_tile_and_one_on_a_wonder() -> None:
    table = discover(scene(age=2, hands={"A": ["211"]}, ideas={"A": 3}, scholars={"A": 1}), "211")
    table.play("A", "create-scholars 1", "place-on-leader culture", "place-on-wonder 1")
    assert (table.view("A").columns[2].scholars, table.view("A").wonders[0].scholars) == ([0], [0])


@pytest.mark.card("111")
@pytest.mark.rule("TOE-C111")
@pytest.mark.parametrize(("before", "most"), [(1, 1), (3, 3), (10, 10), (12, 8)])
def test_philosophy_creates_up_to_as_many_scholars_as_there_are_as_far_as_the_reserve_goes(
    before: int, most: int
) -> None:
    table = discover(scene(hands={"A": ["111"]}, ideas={"A": 2}, scholars={"A": before}), "111")
    assert table.legal("A", "create-scholars") == [f"create-scholars {n}" for n in range(most, -1, -1)]
    table.play("A", f"create-scholars {most}")
    assert (table.created("A"), table.asked("A")) == (before + most, "idle")


@pytest.mark.card("111")
@pytest.mark.rule("TOE-C111")
def test_philosophy_creates_nothing_for_who_has_no_scholar() -> None:
    table = discover(scene(hands={"A": ["111"]}, ideas={"A": 2}), "111")
    assert (table.created("A"), table.asked("A")) == (0, "idle")


@pytest.mark.card("202")
@pytest.mark.rule("TOE-C202")
@pytest.mark.parametrize(("others", "drawn"), [([], 4), (["201"], 3), (["201", "204", "205", "206"], 0)])
def test_universities_fill_the_hand_to_four(others: list[str], drawn: int) -> None:
    table = discover(scene(age=2, hands={"A": ["202", *others]}, ideas={"A": 2}), "202")
    for _ in range(drawn):
        assert table.asked("A") == "drawing"
        draw(table, "right-1")
    assert (len(table.hand("A")), table.asked("A")) == (4, "idle")


@pytest.mark.card("203")
@pytest.mark.rule("TOE-C203")
def test_the_clock_shifts_a_glass_unturned_and_resolves_the_new_action() -> None:
    table = scene(seats=3, age=2, hands={"A": ["203"]}, bricks={"A": 2})
    now = table.state.course.now
    table.play("A", "turn-glass 2 bricks")
    table.wait(10)
    discover(table, "203")
    assert table.refusal("A", "shift-glass 2 bricks") == ("TOE-C203", "another-action")
    assert table.refusal("A", "shift-glass 1 bricks") == ("TOE-GLA-10", "own-space-taken")
    table.play("A", "shift-glass 2 ideas")
    assert table.stock("A") == (1, 3)
    glass = table.view("A").players[0].glasses[1]
    assert (glass.action, glass.turned, glass.ends) == ("ideas", now, now + 30_000)


@pytest.mark.card("203")
@pytest.mark.rule("TOE-C203")
def test_a_shared_space_for_the_shifted_glass_must_be_free() -> None:
    table = scene(seats=3, age=2, hands={"A": ["203"]})
    for seat in "BC":
        table.play(seat, "turn-glass 1 draw-left", "done")
    discover(table, "203")
    assert table.refusal("A", "shift-glass 1 draw-left") == ("TOE-RTI-1", "space-taken")
    assert table.refusal("A", "shift-glass 2 draw-right") == ("TOE-C203", "glass-stands-nowhere")
    table.play("A", "shift-glass 1 draw-right", "done")
    assert table.refusal("A", "turn-glass 2 draw-right") == ("TOE-GLA-4", "both-spaces")


@pytest.mark.card("205")
@pytest.mark.rule("TOE-C205")
def test_town_planning_gains_two_bricks_for_each_territory_with_two_own_buildings() -> None:
    table = scene(
        age=3,
        leaders={"A": ["L21"]},
        hands={"A": ["205"]},
        bricks={"A": 0},
        buildings={"A": {"H1a": ["mill", "theatre"], "H1b": ["mill", "theatre", "warehouse"], "H2a": ["mill"]}},
    )
    discover(table, "205")
    assert table.stock("A") == (0, 4)


@pytest.mark.card("306")
@pytest.mark.rule("TOE-C306")
def test_the_assembly_line_builds_for_its_own_card_and_then_for_the_next() -> None:
    table = scene(
        age=3,
        hands={"A": ["306"]},
        found={"A": ["107", "310"]},
        ideas={"A": 5},
        bricks={"A": 0},
        clans={"A": {"H1a": 1}},
    )
    discover(table, "306")
    table.play("A", "place-building H1a")
    assert (table.buildings("H1a"), table.found("A")) == (["A-warehouse"], ["107", "310"])
    table.play("A", "place-building H1a")
    assert (table.buildings("H1a"), table.found("A")) == (["A-warehouse", "A-theatre"], ["107"])
    assert (table.asked("A"), table.stock("A")) == ("idle", (0, 0))


@pytest.mark.card("306")
@pytest.mark.rule("TOE-C306")
def test_each_building_of_the_assembly_line_needs_a_real_slot() -> None:
    table = discover(scene(age=3, hands={"A": ["306"]}, ideas={"A": 5}), "306")
    assert table.legal("A") == ["discard-card", "done"]
    assert table.refusal("A", "place-building H1a") == ("TOE-BUI-1", "not-occupied")
    assert table.refusal("A", "turn-glass 2 ideas") == ("TOE-GLA-6", "finish-first")
    table.play("A", "done")
    assert table.found("A") == ["306"]


@pytest.mark.card("209")
@pytest.mark.rule("TOE-C209")
def test_gunpowder_destroys_clans_without_loss() -> None:
    table = scene(age=2, hands={"A": ["209"]}, ideas={"A": 3}, clans={"A": {"H1a": 2, "H0": 3}, "B": {"H2a": 2}})
    discover(table, "209")
    assert table.refusal("A", "move-clans H1a H1 1") == ("TOE-C209", "territory-only")
    assert table.refusal("A", "move-clans H0 H0a 3") == ("TOE-CLA-5", "two-at-once")
    events = table.play("A", "move-clans H1a H2a 1")
    assert told(events, ClansDestroyed) == [ClansDestroyed(0, 1, "H2a", 2)]
    assert (table.clans("H2a"), table.clans("H1a"), table.reserve("B")) == (("A", 1), ("A", 1), 20)
    assert table.asked("A") == "idle"


@pytest.mark.card("209")
@pytest.mark.rule("TOE-C209")
def test_gunpowder_leads_into_no_city() -> None:
    table = discover(scene(seats=3, age=2, hands={"A": ["209"]}, ideas={"A": 3}, clans={"A": {"H0a": 1}}), "209")
    assert "move-clans H0a H0b 1" in table.legal("A")
    assert table.refusal("A", "move-clans H0a H0 1") == ("TOE-C209", "territory-only")


@pytest.mark.card("309")
@pytest.mark.rule("TOE-C309", "TOE-CLA-2")
def test_aviation_lands_nobody_on_a_full_space() -> None:
    table = discover(scene(age=3, hands={"A": ["309"]}, ideas={"A": 5}, clans={"A": {"H1a": 2}}), "309")
    assert table.refusal("A", "airlift H1a 1") == ("TOE-CLA-2", "space-full")


@pytest.mark.card("309")
@pytest.mark.rule("TOE-C309")
def test_aviation_lands_two_and_two_and_a_fight_does_not_cancel_the_second() -> None:
    table = scene(age=3, hands={"A": ["309"]}, ideas={"A": 5}, clans={"A": {"H1a": 1}, "B": {"H3a": 1}})
    discover(table, "309")
    assert table.refusal("A", "airlift H1a 2") == ("TOE-CLA-2", "space-full")
    assert table.refusal("A", "airlift H2a 3") == ("TOE-C309", "too-many-pawns")
    assert told(table.play("A", "airlift H3a 2"), Fought) == [Fought(0, 1, "H3a", 1, 1)]
    assert table.refusal("A", "airlift H3a 1") == ("TOE-C309", "another-territory")
    table.play("A", "airlift H4b 2")
    assert (table.clans("H3a"), table.clans("H4b"), table.reserve("A")) == (("A", 1), ("A", 2), 16)


def test_every_technology_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in DECK.ids if f'"{card}"' not in text] == []
