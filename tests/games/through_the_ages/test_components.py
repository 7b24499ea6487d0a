"""TTA-COM and TTA-SET: what there is and how a game begins."""

import pytest

from saecula.games.through_the_ages.model.components import FILES
from saecula.games.through_the_ages.model.kinds import EVENT, PACT, WAR
from saecula.games.through_the_ages.model.view import build_view
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    happiness,
    happiness_sum,
    science_rate,
    strength,
    strength_sum,
    unhappy_workers,
)
from saecula.kernel.codes import CHANCE
from tests.games.through_the_ages.scene import game, numbers, scene, start


@pytest.mark.rule("TTA-COM-1")
def test_age_a_has_leaders_wonders_and_action_cards_and_events_and_everybody_six_technologies() -> None:
    found = FILES.default()
    assert {card.kind for card in found.civil if card.age == "A"} == {"leader", "wonder", "action"}
    assert {card.kind for card in found.military if card.age == "A"} == {"event"}
    assert len(found.initial) == 6


@pytest.mark.rule("TTA-COM-1")
def test_the_decks_have_as_many_cards_as_the_book_says() -> None:
    found = FILES.default()
    civil = [
        [sum(c.copies[n] for c in found.civil if c.age == age) for n in range(3)] for age in ("A", "I", "II", "III")
    ]
    assert civil == [[20, 20, 20], [45, 50, 55], [45, 50, 55], [45, 50, 55]]
    military = [sum(c.copies[2] for c in found.military if c.age == age) for age in ("A", "I", "II", "III")]
    assert military == [10, 50, 50, 45]
    assert (len(found.civil), len(found.military)) == (128, 110)


@pytest.mark.rule("TTA-COM-2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 45), (3, 50), (4, 55)])
def test_marked_cards_leave_with_fewer_players(seats: int, cards: int) -> None:
    box, deck = game().box, start(seats).state.course.deck
    for age in (1, 2, 3):
        assert sum(deck[box.civil_from[age] : box.civil_to[age]]) == cards


@pytest.mark.rule("TTA-COM-3", "TTA-SET-1")
def test_everybody_starts_with_the_same_people_tokens_and_government() -> None:
    found = start()
    civ = found.civ()
    assert (civ.yellow, civ.unused, sum(civ.workers), civ.bank) == (18, 1, 6, 18)
    placed = [found.workers(card) for card in ("warriors", "philosophy", "agriculture", "bronze", "religion")]
    assert placed == [1, 1, 2, 2, 0]
    assert (civ.civil, civ.military, civ.culture, civ.science) == (4, 2, 0, 0)
    rates = [rate(found.state, 0) for rate in (science_rate, culture_rate, strength, happiness)]
    assert rates == [1, 0, 1, 0]


@pytest.mark.rule("TTA-COM-4", "TTA-COM-5")
def test_the_yellow_bank_gives_prices_hunger_and_faces() -> None:
    box = game().box
    table = [(box.price[n], box.eats[n], box.faces[n]) for n in (25, 17, 16, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    assert table[:4] == [(2, 0, 0), (2, 0, 0), (3, 1, 1), (3, 1, 1)]
    assert table[4:8] == [(4, 2, 2), (4, 2, 2), (4, 2, 3), (4, 2, 3)]
    assert table[8:12] == [(5, 3, 4), (5, 3, 4), (5, 3, 5), (5, 3, 5)]
    assert table[12:] == [(7, 4, 6), (7, 4, 6), (7, 4, 7), (7, 4, 7)]
    assert (box.eats[0], box.faces[0]) == (6, 8)


@pytest.mark.rule("TTA-COM-6")
def test_the_blue_bank_gives_corruption() -> None:
    assert [game().box.corruption[n] for n in (20, 9, 8, 5, 4, 1, 0)] == [0, 0, 2, 2, 4, 4, 6]


@pytest.mark.rule("TTA-COM-7")
def test_points_and_indicators_have_limits() -> None:
    urban = {"computers": 4, "movies": 4, "organized-religion": 4, "multimedia": 4, "philosophy": 0}
    found = scene(4).give(government="democracy", wonders=["universitas-carolina", "eiffel-tower"], workers=urban)
    found.give(workers={"modern-infantry": 20})
    assert (strength(found.state, 0), science_rate(found.state, 0)) == (60, 30)
    assert (culture_rate(found.state, 0), happiness(found.state, 0)) == (30, 8)
    found.give(science=38, hand=["revolutionary-idea-iii"]).do("play-action revolutionary-idea-iii")
    assert found.civ().science == 40


@pytest.mark.rule("TTA-COM-8")
def test_the_level_of_a_technology_is_its_age() -> None:
    box = game().box
    cards = [numbers()[name] for name in ("bronze", "iron", "coal", "oil")]
    assert [box.site_level[box.site[card]] for card in cards] == [0, 1, 2, 3]


@pytest.mark.rule("TTA-COM-9")
def test_indicators_follow_every_change_at_once_and_the_sum_is_kept_beyond_the_limit() -> None:
    found = scene().give(workers={"modern-infantry": 13}, unused=1, tokens={"bronze": 3})
    assert strength_sum(found.state, 0) == 66
    found.give(workers={"modern-infantry": 11})
    assert strength(found.state, 0) == 56
    found.do("build religion")
    assert (culture_rate(found.state, 0), found.civ().culture) == (1, 0)


@pytest.mark.rule("TTA-COM-10")
def test_an_unhappy_face_cancels_a_happy_one() -> None:
    found = scene(age=3).give(wonders=["kremlin"], workers={"theology": 2})
    assert happiness_sum(found.state, 0) == 2
    found.give(workers={"theology": 0})
    assert (happiness_sum(found.state, 0), happiness(found.state, 0)) == (-2, 0)


@pytest.mark.rule("TTA-COM-11")
def test_tokens_gained_for_good_come_from_the_box() -> None:
    found = scene(age=2).give(hand=["justice-system"], science=9)
    before = game().census(found.state)["blue tokens"]
    found.do("develop justice-system")
    assert (found.civ().bank, found.state.course.blue_box) == (21, -3)
    assert game().census(found.state)["blue tokens"] == before


@pytest.mark.rule("TTA-COM-12")
def test_a_technology_without_workers_gives_nothing_but_the_right_to_build() -> None:
    found = scene().give(known=["alchemy"], unused=1, tokens={"bronze": 9})
    assert science_rate(found.state, 0) == 1
    assert "build alchemy" in found.legal()
    assert found.why("build theology") == "TTA-COM-12"


@pytest.mark.rule("TTA-SET-2")
def test_thirteen_places_cost_one_two_and_three_actions() -> None:
    found = start().draw("choose-first A").chance()
    assert game().box.row == [1] * 5 + [2] * 4 + [3] * 4
    assert {game().box.age[numbers()[card]] for card in found.row()} == {0}


@pytest.mark.rule("TTA-SET-3")
def test_the_simple_version_has_nine_events_and_the_decks_a_and_i() -> None:
    found = start(2, "simple")
    box, deck = game().box, found.state.course.deck
    assert found.state.piles.ancient == 9
    assert deck[numbers()["development-of-politics"]] == 0
    assert sum(deck[box.civil_from[2] : box.first_military]) == 0
    assert sum(deck[box.military_from[1] :]) == 0


@pytest.mark.rule("TTA-SET-4")
def test_the_advanced_version_leaves_out_wars_and_shows_four_events_of_age_three() -> None:
    found = start(3, "advanced")
    box, deck = game().box, found.state.course.deck
    kinds = {box.kind[card] for card in range(box.first_military, box.cards) if deck[card]}
    assert WAR not in kinds
    assert PACT in kinds
    found.draw("choose-first B").chance()
    shown = found.state.piles.bonus
    assert [(box.age[card], box.kind[card]) for card in shown] == [(3, EVENT)] * 4
    assert sum(deck[box.civil_from[3] : box.civil_to[3]]) == 0


@pytest.mark.rule("TTA-SET-4")
@pytest.mark.parametrize("version", ["advanced", "full"])
def test_two_players_have_no_pacts(version: str) -> None:
    box, deck = game().box, start(2, version).state.course.deck
    assert all(not deck[card] for card in range(box.first_military, box.cards) if box.kind[card] == PACT)


@pytest.mark.rule("TTA-SET-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_events_as_players_and_two_lie_hidden(seats: int) -> None:
    assert start(seats).state.piles.ancient == seats + 2


@pytest.mark.rule("TTA-SET-6")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    found = start(3)
    assert found.legal(CHANCE) == {"choose-first A", "choose-first B", "choose-first C"}
    found.draw("choose-first C").chance()
    order = []
    for _ in range(6):
        seat = found.state.course.turn
        order.append(seat)
        if "political" in found.asked().values():
            found.do("pass", seat)
        found.do("end-actions", seat).chance()
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("TTA-SET-7")
def test_military_hands_are_hidden_and_civil_hands_open() -> None:
    found = scene().give(1, hand=["iron"], military_hand=["legion"])
    mine, other = build_view(found.state, 1, game().names), build_view(found.state, 0, game().names)
    assert mine.piles.hands[1] == [numbers()["legion"]]
    assert (other.piles.hands[1], other.piles.labels[1]) == ([], [1])
    assert other.civs[1]["hand"] == [numbers()["iron"]]


@pytest.mark.rule("TTA-SET-8", "TTA-HAP-2")
def test_the_simple_version_knows_no_uprising_and_no_corruption() -> None:
    found = scene(2, "simple").give(yellow=1, unused=0, bank=2, tokens={"bronze": 4, "agriculture": 9})
    assert unhappy_workers(found.state, 0) > 0
    found.end_turn()
    assert found.civ().science == 1
    assert found.resources() == 6
