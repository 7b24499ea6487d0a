"""Having an idea, and when cards are played (TEM-IDE)."""

import pytest

from saecula.games.tempus.model.kinds import KINDS
from saecula.kernel.codes import CHANCE
from tests.games.tempus.scene import GAME, SOUTH, fought, scene

FIVE = ["weapons/hills", "weapons/farmland", "medicine/hills", "religion/forest", "education/hills"]
OPEN = {(-3, 3): 1, (-2, 3): 1, (-1, 3): 1}


@pytest.mark.rule("TEM-IDE-1")
@pytest.mark.parametrize(("era", "drawn"), [("start", 1), ("writing", 2), ("trains", 2)])
def test_an_idea_draws_the_rows_number_of_cards(era: str, drawn: int) -> None:
    table = scene(eras=era, action="idea")
    table.draw(*["weapons/hills", "medicine/hills"][:drawn])
    assert len(table.hand("A")) == drawn
    assert table.legal("A") == ["end-turn"]


@pytest.mark.rule("TEM-IDE-1")
def test_one_discards_down_to_the_hand_limit_by_own_choice() -> None:
    table = scene(eras="writing", hands={"A": FIVE}, action="idea")
    table.draw("government/hills", "government/forest")
    assert table.asked() == "A discard"
    assert len(table.legal("A")) == 7
    table.play("A", "discard-card government/hills", "discard-card weapons/hills")
    assert len(table.hand("A")) == 5
    assert sorted(table.discards()) == ["government/hills", "weapons/hills"]
    assert table.asked() == "A turn"


@pytest.mark.rule("TEM-IDE-1")
def test_the_hand_limit_of_printing_is_seven() -> None:
    table = scene(eras="printing", hands={"A": FIVE}, action="idea")
    table.draw("government/hills", "government/forest")
    assert table.asked() == "A turn"
    assert len(table.hand("A")) == 7


@pytest.mark.rule("TEM-IDE-1")
def test_only_cards_in_hand_can_be_discarded() -> None:
    table = scene(hands={"A": FIVE}, action="idea")
    table.draw("government/hills")
    assert table.why("A", "discard-card government/forest") == "TEM-IDE-1 tempus-card-not-held"


@pytest.mark.rule("TEM-IDE-2")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = scene(eras="writing", deck=["education/grassland"], action="idea")
    events = table.draw("education/grassland")
    assert "DeckReshuffled(cards=53)" in str(events)
    assert table.discards() == []
    table.draw("weapons/hills")
    assert table.hand("A") == ["education/grassland", "weapons/hills"]
    assert table.view("B").hands[0].pools == {0: 1, 1: 1}  # from which shuffle a card comes is public


@pytest.mark.rule("TEM-IDE-2")
def test_government_cards_lying_open_are_not_shuffled_in() -> None:
    table = scene(shown={"B": ["government/hills"]}, tiles={"A": 3, "B": 1}, deck=[], action="idea")
    assert sum(GAME.chance(table.state)[1]) == 53
    assert "draw-card government/hills" not in table.legal("chance")


@pytest.mark.rule("TEM-IDE-3")
def test_playing_cards_is_no_action_before_during_and_after_it() -> None:
    red = {(0, 0): 1, (2, 0): 1}
    blue = {**SOUTH, (1, 0): 3, (3, -1): 1}
    table = scene(
        tokens={"A": red, "B": blue},
        eras="cities",
        hands={"A": ["religion/hills", "religion/forest", "religion/farmland"]},
        tiles={"A": 1},
    )
    table.play("A", "play-religion hills 0,0 E", "choose-action babies", "play-religion forest 0,0 E")
    table.play("A", "place-baby 2,0", "done", "play-religion farmland 2,0 W")
    assert table.tiles()[0] == 0
    assert (table.tokens((0, 0)), table.tokens((1, 0)), table.tokens((2, 0))) == (3, 0, 3)


@pytest.mark.rule("TEM-IDE-3")
def test_a_card_just_drawn_may_be_played_in_the_same_slot() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}, action="idea")
    table.draw("religion/hills")
    table.play("A", "play-religion hills 0,0 E")
    assert table.tokens((0, 0)) == 2


@pytest.mark.rule("TEM-IDE-4", "TEM-IDE-9")
def test_cards_are_played_in_ones_own_slot_only() -> None:
    tokens = {"A": {**SOUTH, (0, 0): 1}, "B": {(1, 0): 1, (2, 0): 1, (3, 0): 1, (3, -1): 1}}
    table = scene(tokens=tokens, hands={"B": ["religion/hills"]}, tiles={"A": 2, "B": 0})
    assert table.why("B", "play-religion hills 1,0 W") == "not-your-decision"
    table.play("A", "choose-action move", "done", "end-turn")
    assert table.asked() == "A turn"  # without a tile blue has no slot
    assert table.legal("B") == []


@pytest.mark.rule("TEM-IDE-4")
def test_in_defence_and_in_progress_one_plays_cards_outside_the_own_slot() -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}
    table = scene(tokens=tokens, hands={"B": ["weapons/hills", "education/hills"]}, tiles={"A": 1}, action="fight")
    table.play("A", "attack 0,0 E")
    table.play("B", "lay-card weapons/hills", "done")
    table.play("A", "end-turn")
    assert table.asked() == "B progress-cards"
    assert table.legal("B") == ["lay-card education/hills", "done"]


@pytest.mark.rule("TEM-IDE-5")
def test_a_token_converted_in_mid_move_may_move_in_the_same_action() -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**OPEN, (2, 0): 1}}
    table = scene(tokens=tokens, eras="trade", hands={"A": ["religion/hills"]}, action="move")
    table.play("A", "move-token 0,0 1,0", "play-religion hills 1,0 E", "move-token 1,0 2,0", "done")
    assert (table.tokens((1, 0)), table.tokens((2, 0))) == (1, 1)
    assert table.owner((2, 0)) == "A"


@pytest.mark.rule("TEM-IDE-3", "TEM-IDE-11")
def test_religion_before_naming_a_fight_may_weaken_whom_one_attacks() -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**SOUTH, (1, 0): 2}}
    table = scene(tokens=tokens, eras="cities", hands={"A": ["religion/hills"]}, action="fight")
    assert table.legal("A") == ["attack 0,0 E", "play-religion hills 0,0 E"]
    table.play("A", "play-religion hills 0,0 E")
    assert table.asked() == "A target"
    events = table.play("A", "attack 0,0 E")
    assert fought(events) == ("won", 2, 1)


@pytest.mark.rule("TEM-IDE-11")
@pytest.mark.parametrize("leader", [False, True])
def test_where_religion_leaves_nobody_to_attack_there_is_no_fight(leader: bool) -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}
    table = scene(tokens=tokens, hands={"A": ["religion/hills", "military-leader/hills"]}, tiles={"A": 2})
    table.play("A", "play-card military-leader/hills" if leader else "choose-action fight", "play-religion hills 0,0 E")
    assert (table.asked(), table.legal("A")) == ("A target", ["done"])
    table.play("A", "done")
    assert table.asked() == "A turn"
    assert table.tiles()[0] == (2 if leader else 1)


@pytest.mark.rule("TEM-IDE-11")
def test_a_fight_that_can_be_fought_is_fought() -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**SOUTH, (1, 0): 1, (-1, 0): 1}}
    table = scene(tokens=tokens, hands={"A": ["religion/hills"]}, action="fight")
    table.play("A", "play-religion hills 0,0 E")
    assert table.legal("A") == ["attack 0,0 W"]


@pytest.mark.rule("TEM-IDE-3", "TEM-IDE-11")
def test_religion_after_a_victory_brings_one_token_more_that_may_step_in() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1, (-1, 0): 1}}
    table = scene(tokens=tokens, eras="cities", hands={"A": ["religion/hills"]}, action="fight")
    table.play("A", "attack 0,0 E", "done")
    assert table.legal("A") == ["step-in 0", "step-in 1", "step-in 2", "play-religion hills 0,0 W"]
    table.play("A", "play-religion hills 0,0 W")
    assert table.asked() == "A stepping-in"
    table.play("A", "step-in 3")
    assert (table.tokens((1, 0)), table.owner((-1, 0)), table.asked()) == (3, "", "A turn")


@pytest.mark.rule("TEM-IDE-11", "TEM-CAR-10")
def test_religion_above_the_limit_takes_its_sanitation_before_the_question_comes_again() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1, (-1, 0): 1}}
    table = scene(tokens=tokens, hands={"A": ["religion/hills", "sanitation/hills"]}, action="fight")
    table.play("A", "attack 0,0 E", "done", "play-religion hills 0,0 W")
    assert table.asked() == "A sanitation-card"
    table.play("A", "play-card sanitation/hills")
    assert table.legal("A") == ["step-in 0", "step-in 1", "step-in 2"]


@pytest.mark.rule("TEM-IDE-11", "TEM-CIT-1")
def test_religion_before_naming_a_city_may_make_the_stack_large_enough() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1}}
    table = scene(tokens=tokens, eras="cities", hands={"A": ["religion/hills"]}, action="city")
    assert table.legal("A") == ["build-city 0,0 2", "play-religion hills 0,0 E"]
    table.play("A", "play-religion hills 0,0 E")
    assert table.legal("A") == ["build-city 0,0 2", "build-city 0,0 3"]


@pytest.mark.rule("TEM-IDE-11", "TEM-FIG-4")
def test_between_naming_a_fight_and_deciding_it_religion_is_only_laid() -> None:
    tokens = {"A": {(0, 0): 1}, "B": {**SOUTH, (1, 0): 1}}
    table = scene(tokens=tokens, hands={"A": ["religion/hills"]}, action="fight")
    table.play("A", "attack 0,0 E")
    assert table.legal("A") == ["lay-card religion/hills", "done"]
    assert table.clause("A", "play-religion hills 0,0 E") == "TEM-IDE-11"


def test_bots_look_at_the_fight_or_the_city_before_religion_that_could_have_come_earlier() -> None:
    tokens = {"A": {(0, 0): 2}, "B": {**SOUTH, (1, 0): 1}}
    for action in ("fight", "city"):
        state = scene(tokens=tokens, eras="cities", hands={"A": ["religion/hills"]}, action=action).state
        deed, religion = GAME.mind.policy(state, 0, GAME.legal(state, 0))
        assert deed > 10 * religion


@pytest.mark.rule("TEM-IDE-6")
def test_ability_and_terrain_both_count_in_a_fight() -> None:
    table = scene(
        tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 2}},
        hands={"A": ["weapons/grassland"]},
        action="fight",
    )
    events = table.play("A", "attack 0,0 E", "lay-card weapons/grassland", "done")
    assert "attack=3, defence=2" in str(events)


@pytest.mark.rule("TEM-IDE-6")
def test_ability_and_terrain_both_count_in_progress() -> None:
    table = scene(at="progress", hands={"A": ["education/farmland"], "B": ["religion/farmland"]})
    table.play("A", "lay-card education/farmland", "done")
    events = table.play("B", "lay-card religion/farmland", "done")
    assert "ProgressCounted(seat=0, tokens=0, cities=0, cards=2, total=2)" in str(events)
    assert "ProgressCounted(seat=1, tokens=0, cities=0, cards=1, total=1)" in str(events)


@pytest.mark.rule("TEM-IDE-7")
def test_all_cards_are_drawn_then_discarded_and_only_then_played() -> None:
    hand = ["religion/hills", "weapons/hills", "weapons/farmland", "medicine/hills", "education/hills"]
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}, eras="writing", hands={"A": hand}, action="idea")
    table.draw("religion/forest")
    assert GAME.to_act(table.state) == [CHANCE]
    table.draw("government/hills")
    assert table.why("A", "play-religion hills 0,0 E") == "TEM-IDE-7 tempus-discard-first"
    assert all(text.startswith("discard-card") for text in table.legal("A"))
    table.play("A", "discard-card medicine/hills", "discard-card education/hills", "play-religion hills 0,0 E")
    assert table.tokens((0, 0)) == 2


@pytest.mark.rule("TEM-IDE-8")
def test_with_deck_and_discards_empty_one_draws_what_there_is() -> None:
    # hands are too small to hold all cards, so the discards are taken away by hand, and the position is not looked at
    for deck in (["weapons/hills"], []):
        table = scene(eras="writing", deck=deck)
        table.state.ideas.discards = [0] * KINDS
        events = table.scene.play("A", "choose-action idea")
        events += table.scene.play("chance", *(f"draw-card {card}" for card in deck))
        assert "DeckReshuffled" not in str(events)
        assert table.hand("A") == deck
        assert table.asked() == "A turn"


@pytest.mark.rule("TEM-IDE-2", "TEM-IDE-8")
def test_a_single_discard_is_a_deck_of_one_card() -> None:
    table = scene(eras="writing", deck=[])
    table.state.ideas.discards = [0] * (KINDS - 1) + [1]
    assert "DeckReshuffled(cards=1)" in str(table.scene.play("A", "choose-action idea"))
    table.scene.play("chance", "draw-card government/forest")
    assert table.hand("A") == ["government/forest"]
    assert table.asked() == "A turn"


@pytest.mark.rule("TEM-IDE-9")
def test_a_slot_passed_by_government_is_still_ones_slot() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}, "B": {**OPEN, (1, 0): 1, (0, 3): 1}},
        hands={"A": ["government/hills", "military-leader/forest", "religion/farmland"]},
        eras="cities",
        tiles={"A": 1, "B": 1},
    )
    table.play("A", "pass-slot hills")
    assert table.legal("A") == ["play-card military-leader/forest", "play-religion farmland 0,0 E", "end-turn"]
    table.play("A", "play-card military-leader/forest", "attack 0,0 E", "done", "step-in 0", "end-turn")
    assert table.asked() == "B turn"


@pytest.mark.rule("TEM-IDE-10")
def test_a_card_is_discarded_once_its_ability_is_used() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**OPEN, (1, 0): 1}}, hands={"A": ["religion/hills"]})
    table.play("A", "play-religion hills 0,0 E")
    assert table.hand("A") == []
    assert table.discards() == ["religion/hills"]


@pytest.mark.rule("TEM-IDE-10")
@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("", "military-leader/hills"),
        ("move", "transportation/hills"),
        ("babies", "medicine/hills"),
    ],
)
def test_a_card_is_never_played_for_no_effect(action: str, card: str) -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, hands={"A": [card]}, action=action)
    assert f"play-card {card}" not in table.legal("A")
    assert table.why("A", f"play-card {card}") == "TEM-IDE-10 tempus-card-no-effect"


@pytest.mark.rule("TEM-IDE-10")
def test_no_card_is_thrown_away_at_will() -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, hands={"A": FIVE})
    assert not table.legal("A", "discard-card")
    assert table.why("A", "discard-card weapons/hills") == "TEM-IDE-10 tempus-card-kept"
    assert table.why("A", "play-card weapons/hills") == "TEM-CAR-7 tempus-card-for-fights"
