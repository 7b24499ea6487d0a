"""Technologies: discovering, discarding, drawing (TOE-TEC, TOE-DRA)."""

import pytest

from saecula.games.time_of_empires.edges.events import CardDrawn
from saecula.games.time_of_empires.model.kinds import CONSTRUCTION, CULTURE, EXPANSION, OPS, SCIENCE
from saecula.kernel.codes import CHANCE
from saecula.kernel.moves import Hidden
from tests.games.time_of_empires.scene import DECK, GAME, coded, scene, told


@pytest.mark.rule("TOE-TEC-1")
def test_discovering_pays_ideas_covers_the_card_there_and_resolves_the_effect() -> None:
    table = scene(hands={"A": ["104", "103"]}, found={"A": ["101"]}, ideas={"A": 2})
    table.play("A", "turn-glass 1 discover")
    assert table.refusal("A", "discover 103") == ("TOE-TEC-1", "too-few-ideas")
    assert table.refusal("A", "discover 105") == ("TOE-TEC-1", "card-not-held")
    table.play("A", "discover 104")
    assert table.stock("A") == (1, 4)
    assert (table.hand("A"), table.found("A")) == (["103"], ["101", "104"])


@pytest.mark.rule("TOE-TEC-1")
def test_what_is_not_resolved_of_an_effect_is_lost() -> None:
    table = scene(hands={"A": ["108"]})
    table.play("A", "turn-glass 1 discover", "discover 108", "deploy H0", "done")
    assert table.clans("H0") == ("A", 1)
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-TEC-2")
def test_the_visible_card_may_be_discarded_at_any_time_and_the_one_below_comes_into_sight() -> None:
    table = scene(found={"A": ["101", "104"]})
    table.play("A", "turn-glass 1 ideas", "turn-glass 2 bricks")
    assert table.legal("A") == [
        "discard-card",
        *(f"limit-scholars {count}" for count in range(4)),
        "rest",
    ], "even while both glasses run"
    table.play("A", "discard-card")
    assert table.found("A") == ["101"]
    assert table.view("B").players[0].discards[-1] == "104"
    table.play("A", "discard-card")
    assert table.found("A") == []
    assert table.asked("A") == ""


@pytest.mark.rule("TOE-TEC-3")
def test_effects_come_in_the_printed_order_and_each_may_be_left_out() -> None:
    table = scene(hands={"A": ["109"]}, ideas={"A": 3}, clans={"A": {"H0a": 1}})
    table.play("A", "turn-glass 1 discover", "discover 109")
    assert table.asked("A") == "deploying"
    table.play("A", "done")
    assert table.asked("A") == "moving"
    table.play("A", "move-clans H0a H0b 1", "done")
    assert table.asked("A") == "idle"


@pytest.mark.rule("TOE-TEC-3")
def test_there_is_no_hand_limit() -> None:
    table = scene(
        hands={"A": [*(f"1{n:02}" for n in range(1, 13)), "101"]},
        tops=("construction", "science", "culture", "culture"),
    )
    table.play("A", "turn-glass 1 draw-left", "draw-from left-1")
    table.play("chance", "draw-card 105")
    assert len(table.hand("A")) == 14


@pytest.mark.rule("TOE-DRA-1")
def test_a_draw_takes_the_top_of_one_of_the_two_piles_of_the_board() -> None:
    table = scene()
    table.play("A", "turn-glass 1 draw-right")
    assert table.legal("A", "draw-from") == ["draw-from right-1", "draw-from right-2"]
    assert table.refusal("A", "draw-from left-1") == ("TOE-DRA-1", "other-board")
    table.play("A", "draw-from right-2")
    codes, weights = GAME.chance(table.state)
    assert [str(GAME.book.decode(code)) for code in codes] == [f"draw-card {n}" for n in (110, 111, 112)]
    assert weights == [2, 2, 2]
    events = table.play("chance", "draw-card 111")
    assert told(events, CardDrawn) == [CardDrawn(0, "right-2", "culture", "111")]
    assert GAME.to_act(table.state) == [CHANCE], "the type of the next card is turned up"
    table.play("chance", "turn-up science")
    assert table.view("B").piles[3].top == "science"
    assert (table.hand("A"), table.state.cards.left) == (["111"], [6, 6, 6, 5])


@pytest.mark.rule("TOE-DRA-1")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = scene()
    table.play("A", "turn-glass 1 draw-left", "draw-from left-1")
    assert GAME.show(table.state, CHANCE, coded("draw-card 101"), 1) == Hidden("draw-card")
    assert GAME.show(table.state, CHANCE, coded("draw-card 101"), 0) == GAME.book.parse("draw-card 101")


@pytest.mark.rule("TOE-DRA-2")
def test_an_empty_pile_gives_nothing_and_is_not_refilled() -> None:
    others = [card for card, age in zip(DECK.ids, DECK.age, strict=True) for _ in range(2) if age == 1]
    others.remove("101")
    table = scene(hands={"B": others})
    assert table.refusal("A", "turn-glass 1 draw-right") == ("TOE-GLA-8", "piles-empty")
    table.play("A", "turn-glass 1 draw-left")
    assert table.refusal("A", "draw-from left-2") == ("TOE-DRA-2", "pile-empty")
    table.play("A", "draw-from left-1")
    table.play("chance", "draw-card 101")
    assert table.asked("A") == "idle"
    assert [pile.top for pile in table.view("A").piles] == [None] * 4


@pytest.mark.rule("TOE-DRA-3")
def test_the_type_of_a_card_tells_the_kind_of_its_effects() -> None:
    families = {
        SCIENCE: {"draw", "draw-to", "discover", "shift-glass"},
        CONSTRUCTION: {"ideas", "bricks", "bricks-per-pair", "build", "assemble"},
        EXPANSION: {"deploy", "move", "overrun", "bombard", "airlift"},
        CULTURE: {"scholars", "double-scholars", "to-wonder", "to-leader"},
    }
    for kind, effects in zip(DECK.type, DECK.effects, strict=True):
        assert {OPS[effect // 16] for effect in effects} <= families[kind]
