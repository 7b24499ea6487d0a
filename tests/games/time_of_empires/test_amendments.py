"""What versions 2 and 3 of the rules changed, and that games of older versions are played as they were."""

import pytest

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires.edges.events import DiscoveryBegan, PointsScored
from saecula.games.time_of_empires.edges.moves import BuildInaccessible, PlaceInaccessible, ResolveAction
from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import SLOTS, Box
from saecula.games.time_of_empires.model.kinds import BUILDINGS, WAREHOUSE
from saecula.games.time_of_empires.rules.preparation import Prepare
from saecula.kernel.codes import FRAME, Log
from saecula.kernel.errors import BadMove
from tests.games.time_of_empires.scene import BOX, DECK, GAME, Table, scene, score, space, told

FIRST = make(rules="1")
OLD = FIRST.box
SECOND = make(rules="2")
BEFORE = SECOND.box
#: The third column has the tile of TOE-EFF-7; with four players the fourth has that of TOE-EFF-4.
SIDES = ("resources", "clans", "other-glass", "copy")


# -- waiting buildings


def won_by_leonardo(box: Box, *owned: str) -> Table:
    """A building of A waits while Leonardo, who opens inaccessible slots, is about to be won."""
    table = scene(
        age=2,
        columns=("L21",),
        stacks={"leader-technology": "A"},
        found={"A": ["104"]},
        bricks={"A": 4},
        clans={"A": {"H0a": 1}},
        buildings={"A": {name: ["mill", "theatre"] for name in ("H0a", *owned)}},
        tokens={"A": {"warehouse": 1}},
        box=box,
    )
    table.play("A", "turn-glass 1 build")
    assert table.state.folk.waiting[0] == WAREHOUSE
    for seat in "AB":
        table.play(seat, "rest")
    return table


@pytest.mark.rule("TOE-BUI-3", "TOE-SCO-3")
def test_a_leader_won_at_scoring_lets_a_waiting_building_move_at_once() -> None:
    table = won_by_leonardo(BOX, "H0c")
    score(table, steps.AWARDS)
    assert table.buildings("H0c") == ["A-mill", "A-theatre", "A-warehouse"]
    assert table.found("A") == []


@pytest.mark.rule("TOE-BUI-3")
def test_by_version_1_the_building_waits_on_after_the_leader_is_won() -> None:
    table = won_by_leonardo(OLD, "H0c")
    score(table, steps.AWARDS)
    assert table.view("A").players[0].leaders == ["L21"]
    assert (table.buildings("H0c"), table.found("A")) == (["A-mill", "A-theatre"], ["104"])


@pytest.mark.rule("TOE-BUI-3", "TOE-BUI-6")
def test_the_owner_chooses_among_the_slots_that_a_leader_opens_before_scoring_goes_on() -> None:
    table = won_by_leonardo(BOX, "H0c", "H1b")
    events = table.wait(540)
    assert table.legal("A") == ["place-building H0c", "place-building H1b"]
    assert "culture" not in [scored.kind for scored in told(events, PointsScored)]
    events = table.play("A", "place-building H1b")
    assert "culture" in [scored.kind for scored in told(events, PointsScored)]


# -- the visible card may be discarded at any time


@pytest.mark.rule("TOE-TEC-2", "TOE-C203")
def test_the_card_below_can_be_built_when_the_clock_is_discarded_before_it_shifts() -> None:
    table = scene(age=2, hands={"A": ["203"]}, found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 discover", "discover 203")
    assert table.refusal("A", "shift-glass 1 build") == ("TOE-GLA-8", "too-few-bricks")
    table.play("A", "discard-card", "shift-glass 1 build")
    assert (table.buildings("H0a"), table.found("A")) == (["A-warehouse"], [])


@pytest.mark.rule("TOE-TEC-2")
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ("turn-glass 1 draw-left", "drawing"),
        ("turn-glass 1 leader-technology", "gaining"),
        ("turn-glass 1 deploy", "deploying"),
        ("turn-glass 1 move", "moving"),
        ("turn-glass 1 discover", "discovering"),
        ("turn-glass 1 discover, discover 312", "creating"),
        ("turn-glass 1 discover, discover 312, create-scholars 2", "to-leader"),
        ("turn-glass 1 discover, discover 311, create-scholars 2", "to-wonder"),
        ("turn-glass 1 discover, discover 309", "airlifting"),
        ("turn-glass 1 discover, discover 308", "bombarding"),
        ("turn-glass 1 discover, discover 209", "overrun"),
        ("turn-glass 1 discover, discover 305", "free-building"),
        ("turn-glass 1 discover, discover 306", "assembly"),
        ("turn-glass 1 discover, discover 203", "shifting"),
        ("turn-glass 1 leader-bonus", "copying"),
        ("turn-glass 1 bricks, turn-glass 2 leader-culture", "other-glass"),
    ],
)
def test_the_visible_card_may_be_discarded_in_the_middle_of_every_chain(moves: str, asked: str) -> None:
    table = scene(
        seats=4,
        age=3,
        sides=SIDES,
        scholars={"A": 2},
        ideas={"A": 6 if "305" in moves else 5},
        hands={"A": ["203", "209", "305", "306", "308", "309", "311", "312"]},
        found={"A": ["101", "104"]},
        clans={"A": {"S0a": 2, "H0": 1, "H0a": 1}},
    )
    table.play("A", *moves.split(", "))
    before = table.found("A")
    question = table.state.agenda.asked[0][-1] % FRAME
    table.play("A", "discard-card")
    assert (table.asked("A"), table.found("A")) == (asked, before[:-1])
    assert table.state.agenda.asked[0][-1] % FRAME == question, "it is asked again as it was"


@pytest.mark.rule("TOE-TEC-2", "TOE-BUI-3")
def test_nothing_is_discarded_in_a_chain_without_a_card_or_with_a_building_on_it() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3})
    table.play("B", "turn-glass 1 draw-left")
    assert table.refusal("B", "discard-card") == ("TOE-TEC-2", "no-visible-card")
    table.play("A", "turn-glass 1 build", "turn-glass 2 draw-left")
    assert table.refusal("A", "discard-card") == ("TOE-BUI-3", "building-waits")


def with_nothing_but_building(box: Box) -> Table:
    """A discovers the clock and could shift its glass to Build alone, once the card above 104 is gone."""
    drawn = [card for card, age in zip(DECK.ids, DECK.age, strict=True) for _ in range(2) if age == 3]
    table = scene(
        age=3,
        leaders={"A": ["L22"]},
        hands={"A": ["203"], "B": drawn},
        found={"A": ["104"]},
        ideas={"A": 6},
        bricks={"A": 6},
        clans={"A": {"H0": 4, "H0a": 1}},
        built={"A": {"observatory": 5}},
        box=box,
    )
    table.play("A", "turn-glass 2 move", "done", "turn-glass 1 discover", "discover 203")
    return table


@pytest.mark.rule("TOE-TEC-2", "TOE-C203")
def test_the_shift_stays_open_while_only_the_card_below_could_be_built() -> None:
    table = with_nothing_but_building(BOX)
    assert table.legal("A") == ["discard-card", "done"]
    table.play("A", "discard-card", "shift-glass 1 build")
    assert table.buildings("H0a") == ["A-warehouse"]


@pytest.mark.rule("TOE-C203")
def test_by_version_1_the_shift_lapses_then() -> None:
    assert with_nothing_but_building(OLD).asked("A") == "idle"


@pytest.mark.rule("TOE-TEC-2", "TOE-EFF-7")
def test_the_other_glass_builds_the_card_below_when_the_one_above_is_too_dear() -> None:
    table = scene(
        age=2,
        scholars={"A": 1},
        sides=SIDES,
        found={"A": ["104", "204", "107"]},
        bricks={"A": 6},
        clans={"A": {"H0a": 1, "H0b": 1}},
    )
    table.play("A", "turn-glass 1 build", "place-building H0a", "turn-glass 2 leader-culture")
    assert table.legal("A") == ["discard-card", "done"]
    table.play("A", "discard-card", "resolve-action build", "place-building H0a")
    assert table.buildings("H0a") == ["A-mill", "A-warehouse"]


# -- a shifted glass


def with_a_dear_card(box: Box, *resolve: str) -> Table:
    """A has spent the last idea on the clock, which the other glass let him discover, and holds a dear card."""
    table = scene(age=2, scholars={"A": 1}, sides=SIDES, hands={"A": ["203", "204"]}, box=box)
    table.play("A", "turn-glass 1 discover", "done")
    table.wait(30)
    table.play("A", "turn-glass 2 leader-culture", *resolve, "discover 203")
    return table


@pytest.mark.rule("TOE-C203", "TOE-GLA-8")
def test_no_glass_is_shifted_to_discover_by_one_who_can_pay_for_no_card() -> None:
    table = with_a_dear_card(BOX, "resolve-action discover")
    assert table.refusal("A", "shift-glass 2 discover") == ("TOE-GLA-8", "too-few-ideas")
    assert "shift-glass 2 ideas" in table.legal("A")


@pytest.mark.rule("TOE-C203")
def test_by_version_1_a_glass_may_be_shifted_to_discover_without_ideas() -> None:
    assert "shift-glass 2 discover" in with_a_dear_card(OLD).legal("A")


def about_to_resolve(ideas: int) -> Table:
    """A may resolve Discover by the other glass, holds the clock and another card, and has so many ideas."""
    table = scene(age=2, scholars={"A": 1}, sides=SIDES, hands={"A": ["203", "204"]}, ideas={"A": ideas})
    table.play("A", "turn-glass 1 discover", "done")
    table.wait(30)
    table.play("A", "turn-glass 2 leader-culture")
    return table


@pytest.mark.rule("TOE-EFF-7", "TOE-GLA-8")
def test_resolving_discover_by_the_other_glass_shows_that_a_card_can_be_paid_for() -> None:
    events = about_to_resolve(6).play("A", "resolve-action discover")
    assert told(events, DiscoveryBegan) == [DiscoveryBegan(0)]


@pytest.mark.rule("TOE-C203", "TOE-GLA-8")
def test_a_glass_shifted_to_discover_shows_that_a_card_can_be_paid_for() -> None:
    table = about_to_resolve(6)
    table.play("A", "resolve-action discover", "discover 203")
    assert told(table.play("A", "shift-glass 2 discover"), DiscoveryBegan) == [DiscoveryBegan(0)]


# -- places of a turn in an initiation age


def second_turn(box: Box, *hand: str) -> Table:
    """An initiation age in which A has stood on Produce ideas and Produce bricks and is about to play again."""
    table = scene(pace="initiation", age=3, hands={"A": hand}, ideas={"A": 4}, scholars={"A": 3}, sides=SIDES, box=box)
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks", "end-turn")
    table.play("B", "end-turn")
    return table


@pytest.mark.rule("TOE-INI-2", "TOE-C203")
def test_a_glass_shifted_to_a_shared_action_may_not_be_placed_there_again_in_that_turn() -> None:
    table = second_turn(BOX, "203")
    table.play("A", "turn-glass 1 discover", "discover 203", "shift-glass 2 draw-left", "done", "discard-card")
    assert table.refusal("A", "turn-glass 2 draw-left") == ("TOE-INI-2", "another-action")
    assert "draw-right" in table.spaces("A", "2")


@pytest.mark.rule("TOE-INI-2")
def test_by_version_1_the_shifted_glass_may_be_placed_there_again() -> None:
    table = second_turn(OLD, "203")
    table.play("A", "turn-glass 1 discover", "discover 203", "shift-glass 2 draw-left", "done")
    assert "draw-left" in table.spaces("A", "2")


@pytest.mark.rule("TOE-INI-2", "TOE-C203")
def test_a_place_that_a_glass_was_shifted_away_from_is_barred_to_the_other_for_that_turn() -> None:
    assert shifted_twice(BOX).refusal("A", "turn-glass 2 draw-left") == ("TOE-INI-2", "another-action")


def shifted_twice(box: Box) -> Table:
    """A glass of A was shifted to draw on the left in this turn, and from there to the right."""
    table = second_turn(box, "302", "203", "203")
    table.play("A", "turn-glass 1 discover", "discover 302", "discover 203", "shift-glass 1 draw-left", "done")
    table.play("A", "discover 203", "shift-glass 1 draw-right", "done")
    return table


@pytest.mark.rule("TOE-INI-2", "TOE-C203")
def test_an_action_of_the_last_turn_is_barred_although_its_glass_was_shifted_away() -> None:
    table = shifted_twice(BOX)
    table.play("A", "end-turn")
    table.play("B", "end-turn")
    for glass in "12":
        assert table.refusal("A", f"turn-glass {glass} draw-left") == ("TOE-INI-2", "another-action")
    assert table.view("B").players[0].vacated == ["draw-left"], "everybody can see that"
    table.play("A", "end-turn")
    table.play("B", "end-turn")
    assert "draw-left" in table.spaces("A", "2"), "a turn later it is free again"
    assert table.view("B").players[0].vacated == []


@pytest.mark.rule("TOE-INI-2")
def test_by_version_2_an_action_that_a_glass_was_shifted_away_from_is_free_in_the_next_turn() -> None:
    table = shifted_twice(BEFORE)
    assert table.refusal("A", "turn-glass 2 draw-left") == ("TOE-INI-2", "another-action")
    table.play("A", "end-turn")
    table.play("B", "end-turn")
    assert "draw-left" in table.spaces("A", "2")
    assert "vacated" not in str(table.state.dump())


@pytest.mark.rule("TOE-INI-2", "TOE-PRE-4")
def test_a_new_age_forgets_which_actions_were_vacated() -> None:
    table = shifted_twice(BOX)
    table.play("A", "end-turn")
    assert table.state.course.vacated[0] > 0
    Prepare().run(table.state, 0, Log(False))
    assert table.state.course.vacated == [0, 0]


def about_to_shift(box: Box) -> Table:
    """A's glasses stood on a wonder and on the right draw action; in this turn one discovers the clock."""
    table = scene(pace="initiation", age=3, hands={"A": ["203"]}, ideas={"A": 4}, scholars={"A": 3}, box=box)
    table.play("A", "turn-glass 1 wonder-1", "turn-glass 2 draw-right", "done", "end-turn")
    table.play("B", "end-turn")
    table.play("A", "turn-glass 1 draw-left", "done", "turn-glass 2 discover", "discover 203")
    return table


@pytest.mark.rule("TOE-INI-2", "TOE-C203")
def test_a_glass_is_not_shifted_to_a_shared_action_that_it_could_not_be_placed_on() -> None:
    table = about_to_shift(BOX)
    for barred in ("wonder-1", "draw-right", "draw-left"):
        assert table.refusal("A", f"shift-glass 2 {barred}") == ("TOE-INI-2", "another-action")
    assert "shift-glass 2 wonder-2" in table.legal("A")


@pytest.mark.rule("TOE-INI-2", "TOE-C203")
def test_by_version_2_a_glass_is_shifted_back_to_where_it_stood() -> None:
    assert "shift-glass 2 wonder-1" in about_to_shift(BEFORE).legal("A")


@pytest.mark.rule("TOE-C203")
def test_in_real_time_a_glass_is_shifted_to_where_the_other_stood() -> None:
    table = scene(age=2, hands={"A": ["203"]}, scholars={"A": 2})
    table.play("A", "turn-glass 2 wonder-1")
    table.wait(30)
    table.play("A", "turn-glass 2 bricks", "turn-glass 1 discover", "discover 203")
    assert "shift-glass 1 wonder-1" in table.legal("A")


# -- slots


def with_two_kinds_of_slots(box: Box, *hand: str) -> Table:
    """A occupies a territory with an open and an inaccessible slot, and has Leonardo unless there is a card in hand."""
    return scene(
        age=3,
        leaders={} if hand else {"A": ["L21"]},
        hands={"A": hand},
        found={"A": ["104"]},
        ideas={"A": 6},
        bricks={"A": 3},
        clans={"A": {"H2c": 1}},
        box=box,
    )


@pytest.mark.card("305")
@pytest.mark.rule("TOE-GLO-4")
def test_by_version_2_the_steel_frame_takes_the_open_slot_first() -> None:
    table = with_two_kinds_of_slots(BEFORE, "305")
    table.play("A", "turn-glass 1 discover", "discover 305")
    assert table.legal("A") == [*(f"build-free {name} H2c" for name in BUILDINGS), "discard-card", "done"]
    table.play("A", "build-free mill H2c")
    assert table.state.map.slots[SLOTS * space("H2c")] >= 0


@pytest.mark.card("L21")
@pytest.mark.rule("TOE-BUI-2")
def test_by_version_2_leonardo_takes_the_open_slot_unasked() -> None:
    table = with_two_kinds_of_slots(BEFORE)
    table.play("A", "turn-glass 1 build")
    assert (table.buildings("H2c"), table.asked("A")) == (["A-warehouse"], "idle")
    assert table.state.map.slots[SLOTS * space("H2c")] >= 0


# -- the limit of scholars


@pytest.mark.rule("TOE-SCH-3")
def test_by_version_2_the_limit_is_set_once_and_below_the_icons() -> None:
    table = scene(built={"A": {"theatre": 4}, "B": {"theatre": 4}}, box=BEFORE)
    assert table.refusal("A", "limit-scholars 3") == ("TOE-SCH-3", "limit")
    table.play("A", "limit-scholars 1")
    assert table.refusal("A", "limit-scholars 0") == ("TOE-SCH-3", "limit"), "once is enough for the moment"
    table.wait(180)
    assert (table.created("A"), table.created("B")) == (1, 3)


# -- discarding while one rests


def resting_with_a_card(box: Box) -> Table:
    """Both glasses of A run, a card can be discarded, and A rests while a glass of B is about to run out."""
    table = scene(found={"A": ["104"]}, box=box)
    table.play("B", "turn-glass 1 ideas", "rest")
    table.wait(10)
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks", "rest")
    table.wait(19)
    assert table.asked("A") == ""
    table.wait(1)
    return table


@pytest.mark.rule("TOE-TEC-2")
def test_who_rests_may_discard_as_soon_as_a_glass_of_anybody_runs_out() -> None:
    table = resting_with_a_card(BOX)
    table.play("A", "discard-card")
    assert (table.found("A"), table.asked("A")) == ([], "")


@pytest.mark.rule("TOE-TEC-2")
def test_by_version_2_who_rests_waits_for_a_glass_of_their_own() -> None:
    assert resting_with_a_card(BEFORE).asked("A") == ""


@pytest.mark.rule("TOE-INI-2", "TOE-EFF-7")
def test_a_place_that_a_glass_was_put_on_in_this_turn_counts_when_it_was_shifted_since() -> None:
    table = second_turn(BOX, "203")
    table.play("A", "turn-glass 2 discover", "done", "end-turn")
    table.play("B", "end-turn")
    table.play("A", "turn-glass 1 leader-culture", "resolve-action discover", "discover 203", "shift-glass 1 draw-left")
    table.play("A", "done")
    assert table.refusal("A", "turn-glass 2 leader-culture") == ("TOE-INI-2", "another-action")


# -- fewer scholars


@pytest.mark.card("111")
@pytest.mark.rule("TOE-C111", "TOE-GLA-2")
def test_fewer_scholars_may_be_taken_than_philosophy_allows() -> None:
    table = scene(hands={"A": ["111"]}, ideas={"A": 2}, scholars={"A": 3})
    table.play("A", "turn-glass 1 discover", "discover 111", "create-scholars 1")
    assert (table.created("A"), table.reserve("A")) == (4, 16)


@pytest.mark.card("111")
@pytest.mark.rule("TOE-C111")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 6), (12, 20)])
def test_by_version_1_philosophy_creates_all_of_them(before: int, after: int) -> None:
    table = scene(hands={"A": ["111"]}, ideas={"A": 2}, scholars={"A": before}, box=OLD)
    table.play("A", "turn-glass 1 discover", "discover 111")
    assert table.created("A") == after


# -- numbers that last


def test_the_numbers_of_moves_of_version_1_stay_what_they_were() -> None:
    assert ResolveAction in GAME.book.types
    assert ResolveAction not in FIRST.book.types
    with pytest.raises(BadMove):
        FIRST.book.parse("create-scholars 10")
    with pytest.raises(BadMove):
        FIRST.book.parse("limit-scholars 10")
    last = FIRST.book.encode(FIRST.book.parse("end-turn"))
    assert FIRST.book.index(last) == FIRST.book.size - 1


def test_the_numbers_of_moves_of_version_2_stay_what_they_were() -> None:
    for move in (PlaceInaccessible, BuildInaccessible):
        assert move in GAME.book.types
        assert move not in SECOND.book.types
    last = SECOND.book.encode(SECOND.book.parse("resolve-action build"))
    assert SECOND.book.index(last) == GAME.book.index(last)
