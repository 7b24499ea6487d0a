"""TTA-FIR, TTA-TUR, TTA-ROW, TTA-TAK: rounds, the row, taking cards."""

import pytest

from saecula.games.through_the_ages.model import steps
from saecula.kernel.codes import CHANCE, verb_of
from saecula.parts.declared import names_of
from tests.games.through_the_ages.scene import Scene, game, numbers, scene, start

ROW = ["moses", "homer", "colossus", "engineering-genius-a", "aristotle", "hammurabi", "library-of-alexandria"]


def first_round(seats: int, *cards: str) -> Scene:
    found = start(seats).draw("choose-first A").chance()
    return found.lay(*cards) if cards else found


@pytest.mark.rule("TTA-FIR-1")
def test_in_the_first_round_the_players_have_one_two_and_three_actions_for_taking_alone() -> None:
    found = first_round(3, *ROW)
    for seat in range(3):
        assert found.civ(seat).civil_left() == seat + 1
        assert all(move.startswith(("take-card", "end-actions")) for move in found.legal(seat))
        assert found.why("grow", seat) == "TTA-FIR-1"
        found.end_turn(seat).chance()


@pytest.mark.rule("TTA-FIR-1", "TTA-FIR-2")
def test_the_first_round_ends_in_production_without_cards_and_leaves_the_row() -> None:
    found = first_round(2, *ROW).end_turn()
    civ = found.civ()
    assert (civ.science, civ.culture, found.food(), found.resources()) == (1, 0, 2, 2)
    assert found.military() == []
    assert found.row()[:7] == ROW
    assert found.state.course.turn == 1


@pytest.mark.rule("TTA-TUR-1")
@pytest.mark.parametrize(
    ("version", "turn"),
    [
        ("simple", ["replenish", "actions", "production"]),
        ("advanced", ["replenish", "politics", "excess", "actions", "production"]),
        ("full", ["replenish", "own-war", "politics", "excess", "actions", "production"]),
    ],
)
def test_a_turn_is_a_list_of_steps(version: str, turn: list[str]) -> None:
    from saecula.games.through_the_ages.rules.turns import turn_of

    found = scene(2, version).say(first="B")
    assert [names_of(steps)[step] for step in turn_of(found.state, 0)] == [*turn, "next-turn"]
    found.say(first="A")
    opens = steps.OPEN_EVENT in turn_of(found.state, 0)
    assert opens == (version == "simple")


@pytest.mark.rule("TTA-TUR-2")
def test_action_tokens_are_usable_again_when_ones_turn_starts() -> None:
    found = scene().give(civil_spent=4, military_spent=2).end_turn().chance()
    found.do("pass", 1).end_turn(1).chance()
    assert found.asked() == {0: "political"}
    assert (found.civ().civil_left(), found.civ().military_left()) == (4, 2)


@pytest.mark.rule("TTA-TUR-3")
def test_actions_come_in_any_order_and_never_more_than_one_has() -> None:
    found = scene().give(unused=3, tokens={"bronze": 9}, yellow=18)
    found.do("build bronze").do("build warriors").do("build bronze").do("destroy bronze").do("destroy bronze")
    assert found.why("destroy bronze") == "TTA-TUR-3"
    assert "end-actions" in found.legal()


@pytest.mark.rule("TTA-TUR-4")
def test_the_next_turn_starts_when_production_is_done() -> None:
    found = scene().end_turn()
    assert game().to_act(found.state) == [CHANCE]
    assert found.state.course.turn == 0
    found.chance()
    assert (found.state.course.turn, found.civ(0).science) == (1, 1)


def replenish(found: Scene) -> Scene:
    """Let the row be replenished now."""
    found.edit().pop("at", None)
    return found.say(open={"table": ["replenish clear", "actions", "production", "next-turn"]})


CARDS = ["iron", "irrigation", "moses", "alchemy", "drama", "homer", "theology", "knights", "swordsmen", "colossus"]


@pytest.mark.rule("TTA-ROW-1")
@pytest.mark.parametrize(("seats", "left"), [(2, CARDS[3:]), (3, CARDS[2:]), (4, CARDS[1:])])
def test_the_first_places_are_cleared_by_the_number_of_players(seats: int, left: list[str]) -> None:
    found = replenish(scene(seats).lay(*CARDS))
    assert found.row()[: len(left)] == left
    assert game().to_act(found.state) == [CHANCE]
    found.chance()
    assert "-" not in found.row()


@pytest.mark.rule("TTA-ROW-1")
def test_only_those_places_are_cleared_empty_or_not() -> None:
    found = replenish(scene(3).lay("-", *CARDS))
    assert found.row()[:9] == CARDS[1:]


@pytest.mark.rule("TTA-ROW-2", "TTA-AGE-4")
def test_age_one_begins_when_the_first_player_has_filled_the_row_in_the_second_round() -> None:
    found = first_round(2)
    found.do("end-actions", 0).do("end-actions", 1)
    assert (found.state.course.round, found.state.course.age) == (2, 0)
    found.give(hand=["work-of-art-a"]).chance()
    assert (found.state.course.age, found.state.course.pool) == (1, 1)
    assert {game().box.age[numbers()[card]] for card in found.row()} == {0}
    assert (found.hand(), found.civ().yellow) == (["work-of-art-a"], 18)
    found.do("pass", 0).do("end-actions", 0).chance()
    assert 1 in {game().box.age[numbers()[card]] for card in found.row()}


@pytest.mark.rule("TTA-ROW-3", "TTA-ROW-5")
def test_the_last_card_of_a_deck_ends_the_age_and_the_rest_is_filled_from_the_next() -> None:
    found = scene(4).lay(*CARDS).give(yellow=10, hand=["work-of-art-a"]).few_left(2)
    replenish(found).chance()
    assert found.state.course.age == 2
    assert "-" not in found.row()
    assert [game().box.age[numbers()[card]] for card in found.row()[-4:]] == [1, 1, 2, 2]
    assert (found.civ().yellow, found.hand()) == (8, [])


@pytest.mark.rule("TTA-ROW-3")
def test_the_age_ends_although_the_row_is_full() -> None:
    found = scene(4).lay(*CARDS, "printing-press", "masonry", "warfare").few_left(1)
    replenish(found).chance()
    assert found.state.course.age == 2


@pytest.mark.rule("TTA-ROW-4")
@pytest.mark.parametrize(("version", "age"), [("simple", 2), ("advanced", 3), ("full", 4)])
def test_without_a_deck_the_row_is_cleared_and_slid_and_nothing_is_added(version: str, age: int) -> None:
    found = replenish(scene(2, version, age).lay(*CARDS[:5]))
    assert found.row()[:3] == ["alchemy", "drama", "-"]


@pytest.mark.rule("TTA-ROW-6")
def test_deck_a_may_run_out_in_the_second_round() -> None:
    found = (
        scene(4, age=0).say(round=2).lay("moses", "homer", "colossus", "pyramids", "aristotle", "hammurabi").few_left(7)
    )
    replenish(found).chance()
    assert "-" not in found.row()
    assert [game().box.age[numbers()[card]] for card in found.row()[-8:]] == [0] * 7 + [1]


@pytest.mark.rule("TTA-TAK-1")
def test_a_card_costs_what_its_place_says_and_leaves_a_gap() -> None:
    found = scene().lay(*CARDS)
    found.do("take-card 6")
    assert found.row()[5] == "-"
    assert (found.hand(), found.civ().civil_left()) == (["homer"], 2)
    assert found.why("take-card 10") == "TTA-TAK-1"
    assert found.why("take-card 6") == "TTA-TAK-1"


@pytest.mark.rule("TTA-TAK-2")
def test_a_full_hand_takes_no_card_but_a_wonder() -> None:
    found = scene().lay("iron", "colossus").give(hand=["coal", "alchemy", "drama", "opera"])
    assert found.why("take-card 1") == "TTA-TAK-2"
    assert "take-card 2" in found.legal()
    found.give(wonders=["library-of-alexandria"])
    assert found.why("take-card 1") == ""


@pytest.mark.rule("TTA-TAK-2")
def test_a_hand_above_the_limit_is_kept() -> None:
    found = scene().give(hand=["coal", "irrigation", "drama", "opera", "alchemy"], wonders=["library-of-alexandria"])
    found.reveal("ravages-of-time")
    assert (found.civ().civil, len(found.hand())) == (4, 5)


@pytest.mark.rule("TTA-TAK-3")
def test_one_leader_of_each_age_in_the_whole_game() -> None:
    found = scene().lay("moses", "homer", "michelangelo").do("take-card 1")
    assert found.why("take-card 2") == "TTA-TAK-3"
    found.do("play-leader moses")
    assert found.why("take-card 2") == "TTA-TAK-3"
    assert "take-card 3" in found.legal()


@pytest.mark.rule("TTA-TAK-4")
def test_one_wonder_at_a_time_and_each_completed_one_makes_the_next_dearer() -> None:
    found = scene().lay("pyramids", "colossus").do("take-card 1")
    assert found.civ().wonder == numbers()["pyramids"]
    assert found.why("take-card 2") == "TTA-TAK-4"
    other = scene().lay("pyramids").give(wonders=["colossus", "hanging-gardens"]).do("take-card 1")
    assert other.civ().civil_left() == 1


@pytest.mark.rule("TTA-TAK-5")
def test_an_action_card_waits_a_turn() -> None:
    found = scene().lay("work-of-art-a").do("take-card 1")
    assert found.why("play-action work-of-art-a") == "TTA-TAK-5"
    found.edit()
    found.of(0).pop("fresh")
    assert "play-action work-of-art-a" in found.legal()


@pytest.mark.rule("TTA-TAK-6")
@pytest.mark.parametrize("had", ["hand", "known", "special", "government"])
def test_no_technology_is_taken_that_is_in_hand_or_in_play(had: str) -> None:
    card = {"hand": "iron", "known": "iron", "special": "code-of-laws", "government": "monarchy"}[had]
    found = scene(4).lay(card)
    if had == "government":
        found.give(government=card)
    elif had == "hand":
        found.give(hand=[card])
    elif had == "known":
        found.give(known=[card])
    else:
        found.give(special=[card])
    assert found.why("take-card 1") == "TTA-TAK-6"


@pytest.mark.rule("TTA-TAK-7")
def test_michelangelo_makes_a_wonder_cost_nothing_at_least() -> None:
    found = scene().lay("taj-mahal").give(leader="michelangelo", civil_spent=4).do("take-card 1")
    assert (found.civ().civil_spent, found.civ().wonder) == (4, numbers()["taj-mahal"])


def test_the_step_names_are_those_of_the_steps() -> None:
    assert len(names_of(steps)) == len(game().steps)
    assert verb_of(scene().state.agenda.asked[0][-1]) == steps.TURN
