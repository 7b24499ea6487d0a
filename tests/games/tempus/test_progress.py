"""Progress (TEM-PRO)."""

import pytest

from saecula.games.tempus.edges.events import Advanced, CardDrawn, ProgressCounted
from tests.games.kit import told
from tests.games.tempus.scene import BOX, Table, disc, scene


def counted(table: Table, seat: str, cards: list[str]) -> dict[str, int]:
    """Let a seat, the last to be asked, commit cards; the totals of all seats."""
    events = table.play(seat, *(f"lay-card {card}" for card in cards), "done")
    return {"ABCDE"[event.seat]: event.total for event in told(events, ProgressCounted)}


@pytest.mark.rule("TEM-PRO-1")
def test_progress_comes_when_all_tiles_are_spent_and_looks_at_the_first_era_nobody_has_reached() -> None:
    table = scene(eras={"A": "cities", "B": "roads", "C": "cities"}, tiles={"A": 1, "B": 1}, action="move")
    events = table.play("A", "done", "end-turn")
    assert "CaughtUp" not in str(events)
    events = table.play("B", "choose-action move", "done", "end-turn")
    assert [event.era for event in told(events, Advanced)] == ["trade"] * 3


@pytest.mark.rule("TEM-PRO-2")
def test_everybody_behind_the_leaders_catches_up_first() -> None:
    table = scene(
        4,
        at="progress",
        eras={"A": "roads", "B": "cities", "C": "roads", "D": "cities"},
        hands={"A": ["weapons/hills"]},
    )
    assert [table.era(seat) for seat in "ABCD"] == ["roads"] * 4
    assert table.asked() == "A progress-cards"


@pytest.mark.rule("TEM-PRO-3")
def test_cards_are_committed_in_turn_order_and_revealed_together() -> None:
    hands = {"A": ["weapons/hills"], "B": ["weapons/farmland"], "C": ["religion/hills", "medicine/hills"]}
    table = scene(at="progress", first="C", hands=hands)
    assert table.asked() == "C progress-cards"
    assert "CardRevealed" not in str(table.play("C", "lay-card medicine/hills", "lay-card religion/hills", "done"))
    assert table.asked() == "A progress-cards"
    assert "CardRevealed" not in str(table.play("A", "done"))
    assert table.view("B").laid[2].cards is None
    events = table.play("B", "lay-card weapons/farmland", "done")
    assert str(events).count("CardRevealed") == 3
    assert table.hand("A") == ["weapons/hills"]


@pytest.mark.rule("TEM-PRO-8")
def test_cards_are_committed_in_any_order() -> None:
    hand = ["medicine/hills", "religion/forest"]
    states = []
    for order in (hand, hand[::-1]):
        table = scene(at="progress", hands={"A": hand, "B": ["weapons/hills"]})
        table.play("A", *(f"lay-card {card}" for card in order))
        assert table.legal("A") == ["done"]
        states.append(table.state.dump())
    assert states[0] == states[1]


@pytest.mark.rule("TEM-PRO-4")
def test_points_come_from_tokens_cards_education_and_cities() -> None:
    land = {**disc(3), (0, 0): "farmland", (1, 0): "farmland", (2, 0): "hills"}
    hand = ["education/farmland", "education/hills", "medicine/farmland", "weapons/hills"]
    table = scene(
        land=land,
        at="progress",
        tokens={"A": {(0, 0): 2, (1, 0): 1, (2, 0): 2}},
        cities={"A": {(-2, 0): 4, (0, -2): 2}},
        hands={"A": hand},
    )
    tokens, terrains, educations, cities = 3, 2, 2, 2
    assert counted(table, "A", hand) == {"A": tokens + terrains + educations + cities, "B": 0, "C": 0}
    assert table.era("A") == "writing"


@pytest.mark.rule("TEM-PRO-5")
def test_all_with_the_highest_total_advance() -> None:
    land = {**disc(3), (0, 0): "hills", (1, 0): "hills", (2, 0): "hills"}
    tokens = {"A": {(0, 0): 2}, "B": {(1, 0): 2}, "C": {(2, 0): 1}}
    table = scene(land=land, at="progress", eras="writing", tokens=tokens)
    assert [table.era(seat) for seat in "ABC"] == ["agriculture", "agriculture", "writing"]


@pytest.mark.rule("TEM-PRO-5")
def test_all_advance_when_the_highest_total_is_nothing() -> None:
    table = scene(at="progress", eras="writing")
    assert [table.era(seat) for seat in "ABC"] == ["agriculture"] * 3


@pytest.mark.rule("TEM-PRO-6")
@pytest.mark.parametrize("era", ["start", "ships"])
def test_advancing_to_writing_or_printing_gives_two_cards_at_once(era: str) -> None:
    terrain = "farmland" if era == "start" else "hills"
    table = scene(land=disc(3, terrain), at="progress", eras=era, tokens={"B": {(0, 0): 1}}, first="C")
    assert table.asked() == "chance"
    table.draw("weapons/hills", "medicine/hills")
    assert table.hand("B") == ["medicine/hills", "weapons/hills"]
    assert (table.hand("A"), table.hand("C")) == ([], [])
    assert "turn" in table.asked()


@pytest.mark.rule("TEM-PRO-6")
def test_no_other_era_gives_cards_and_whoever_catches_up_later_gets_none() -> None:
    assert [BOX.chart.names[row] for row, cards in enumerate(BOX.chart.bonus) if cards] == ["writing", "printing"]
    table = scene(at="progress", eras={"A": "writing", "B": "start", "C": "start"}, tokens={"A": {(0, 0): 1}})
    assert "turn" in table.asked()
    assert [table.hand(seat) for seat in "ABC"] == [[], [], []]


@pytest.mark.rule("TEM-PRO-6")
def test_the_hand_limit_of_the_row_just_reached_holds_for_the_bonus_cards() -> None:
    five = ["weapons/hills", "weapons/farmland", "medicine/hills", "religion/forest", "education/hills"]
    writing = scene(land=disc(3, "farmland"), at="progress", tokens={"A": {(0, 0): 1}}, hands={"A": five})
    writing.play("A", "done")
    writing.draw("government/hills", "government/forest")
    assert writing.asked() == "A discard"
    writing.play("A", "discard-card weapons/hills", "discard-card government/hills")
    assert len(writing.hand("A")) == 5
    printing = scene(land=disc(3, "hills"), at="progress", eras="ships", tokens={"A": {(0, 0): 1}}, hands={"A": five})
    printing.play("A", "done")
    printing.draw("government/hills", "government/forest")
    assert "turn" in printing.asked()
    assert len(printing.hand("A")) == 7


@pytest.mark.rule("TEM-PRO-7")
def test_committed_cards_are_discarded_matching_or_not() -> None:
    hand = ["education/farmland", "weapons/hills", "religion/forest"]
    table = scene(at="progress", eras="writing", hands={"A": hand})
    table.play("A", "lay-card education/farmland", "lay-card weapons/hills", "done")
    assert sorted(table.discards()) == ["education/farmland", "weapons/hills"]
    assert table.hand("A") == ["religion/forest"]
    assert table.state.ideas.laid == [[], [], []]


@pytest.mark.rule("TEM-PRO-8")
def test_committed_cards_are_discards_before_the_bonus_is_drawn_in_turn_order() -> None:
    hands = {"A": ["weapons/farmland", "medicine/hills"], "B": ["weapons/farmland", "religion/hills"]}
    table = scene(at="progress", first="B", hands=hands, deck=[])
    table.play("B", "lay-card weapons/farmland", "lay-card religion/hills", "done")
    events = table.play("A", "lay-card medicine/hills", "lay-card weapons/farmland", "done")
    assert "DeckReshuffled(cards=54)" in str(events)  # the deck was empty: these very cards are drawn
    table.draw("medicine/hills", "weapons/farmland")
    assert table.hand("B") == ["medicine/hills", "weapons/farmland"]
    table.draw("weapons/farmland", "religion/hills")
    assert table.hand("A") == ["weapons/farmland", "religion/hills"]


@pytest.mark.rule("TEM-PRO-8")
def test_all_who_advance_draw_their_bonus_in_turn_order() -> None:
    table = scene(4, at="progress", first="C")
    events = table.draw(
        *["weapons/hills"] * 2, *["medicine/hills"] * 2, *["religion/hills"] * 2, *["education/hills"] * 2
    )
    assert [event.seat for event in told(events, CardDrawn)] == [2, 2, 3, 3, 0, 0, 1, 1]


@pytest.mark.rule("TEM-PRO-8")
def test_any_card_may_be_committed_and_only_the_number_is_public() -> None:
    hand = ["government/hills", "sanitation/forest"]
    table = scene(at="progress", hands={"A": hand, "B": ["weapons/hills"]})
    assert table.legal("A") == ["lay-card sanitation/forest", "lay-card government/hills", "done"]
    events = table.play("A", "lay-card sanitation/forest")
    assert str(events) == "[CardLaid(seat=0, count=1)]"
    laid = table.view("B").laid[0]
    assert (laid.cards, sum(laid.pools.values())) == (None, 1)
