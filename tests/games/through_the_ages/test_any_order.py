"""Sacrifices, discards and picks are chosen in any order; the same set gives the same state."""

from itertools import permutations

import pytest

from saecula.games.through_the_ages.model.view import build_view
from tests.games.through_the_ages.scene import Scene, game, politics, scene, start
from tests.games.through_the_ages.test_bots import weights
from tests.games.through_the_ages.test_fights import war
from tests.games.through_the_ages.test_secrets import guess


def ends(found: Scene, moves: list[str], seat: int = 0, last: str = "done") -> int:
    """How many different states the moves lead to, made in every order."""
    seen: list[object] = []
    for order in permutations(moves):
        other = Scene(found.state.copy())
        for move in order:
            other.do(move, seat)
        if last:
            other.do(last, seat)
        if other.state.dump() not in seen:
            seen.append(other.state.dump())
    return len(seen)


def defended() -> Scene:
    """The second seat is attacked; it has three kinds of units and two of bonus cards."""
    found = politics(age=2).give(workers={"warriors": 4}, military_hand=["spy-ii"])
    found.give(1, workers={"warriors": 2, "swordsmen": 1, "knights": 1}, science=9)
    found.give(1, military_hand=["bonus-i", "bonus-ii", "legion"])
    return found.do("attack spy-ii B").do("done")


@pytest.mark.rule("TTA-AGG-1")
def test_an_attackers_units_are_sacrificed_in_any_order() -> None:
    found = politics(age=2).give(workers={"warriors": 2, "swordsmen": 1, "knights": 1}, military_hand=["spy-ii"])
    found.do("attack spy-ii B")
    assert ends(found, ["sacrifice warriors", "sacrifice knights", "sacrifice swordsmen", "sacrifice warriors"]) == 1
    found.do("sacrifice knights").do("sacrifice warriors")
    assert found.legal() == {"done", "sacrifice swordsmen", "sacrifice warriors"}
    assert found.why("sacrifice knights") == "TTA-AGG-1"


@pytest.mark.rule("TTA-AGG-1", "TTA-AGG-3")
def test_a_defender_mixes_units_and_bonus_cards_in_any_order() -> None:
    found = defended()
    moves = ["play-bonus bonus-ii", "sacrifice knights", "play-bonus bonus-i", "sacrifice warriors"]
    assert ends(found, moves, 1) == 1
    found.do("play-bonus bonus-ii", 1)
    assert {"play-bonus bonus-i", "sacrifice warriors"} <= found.legal(1)
    assert found.why("play-bonus bonus-ii", 1) == "TTA-AGG-3"


@pytest.mark.rule("TTA-WAR-2")
def test_in_the_last_round_bonus_cards_open_no_way_to_sacrifice() -> None:
    found = politics(age=4).give(military_hand=["armed-intervention-iii"], government="communism")
    found.give(1, military_hand=["bonus-iii", "bonus-iii"]).do("attack armed-intervention-iii B")
    found.do("play-bonus bonus-iii", 1)
    assert found.legal(1) == {"done", "play-bonus bonus-iii"}
    assert found.why("sacrifice warriors", 1) == "TTA-WAR-2"


@pytest.mark.rule("TTA-WAR-1")
def test_both_sides_of_a_war_sacrifice_in_any_order() -> None:
    found = war().give(0, workers={"warriors": 2, "knights": 1}).give(1, workers={"warriors": 2, "knights": 1})
    assert ends(found, ["sacrifice knights", "sacrifice warriors"]) == 1
    found.do("sacrifice knights").do("sacrifice warriors").do("done")
    assert ends(found, ["sacrifice knights", "sacrifice warriors"], 1) == 1


@pytest.mark.rule("TTA-COL-2", "TTA-COL-5")
def test_a_bid_is_paid_in_any_order() -> None:
    found = scene(age=2).give(workers={"warriors": 2, "swordsmen": 1}, military_hand=["bonus-i", "bonus-ii"])
    found.reveal("inhabited-territory-i").do("bid 5").do("pass", 1)
    assert ends(found, ["play-bonus bonus-ii", "sacrifice swordsmen", "play-bonus bonus-i", "sacrifice warriors"]) == 1
    found.do("play-bonus bonus-ii").do("play-bonus bonus-i")
    assert found.legal() == {"sacrifice warriors", "sacrifice swordsmen"}
    assert (found.why("done"), found.why("play-bonus bonus-ii")) == ("TTA-COL-2", "TTA-COL-2")


@pytest.mark.rule("TTA-COL-1")
def test_a_bidder_who_began_with_cards_is_dealt_enough_for_the_rest() -> None:
    found = scene(3, age=2).give(workers={"warriors": 1}, military_hand=["bonus-i", "bonus-ii"])
    found.reveal("inhabited-territory-i").do("bid 4").do("pass", 1).do("pass", 2)
    found.do("play-bonus bonus-ii")
    other = Scene(guess(found.state, 1))
    assert other.do("sacrifice warriors").legal() >= {"play-bonus bonus-i"}


@pytest.mark.rule("TTA-MCA-1")
def test_excess_cards_are_discarded_in_any_order() -> None:
    hand = ["legion", "phalanx", "enslave-i", "bonus-i", "spy-ii"]
    found = politics(age=2).give(military_hand=hand).do("pass")
    assert found.legal() == {f"discard {card}" for card in hand}
    assert ends(found, ["discard spy-ii", "discard enslave-i", "discard phalanx"], last="") == 1
    found.do("discard spy-ii")
    assert found.why("discard spy-ii") == "TTA-MCA-1"


@pytest.mark.rule("TTA-SET-7")
def test_the_order_of_discards_tells_others_nothing() -> None:
    views = []
    for moves in (["phalanx", "enslave-i"], ["enslave-i", "phalanx"], ["legion", "bonus-i"]):
        found = politics(age=2).give(military_hand=["legion", "phalanx", "enslave-i", "bonus-i"]).do("pass")
        for card in moves:
            found.do(f"discard {card}")
        views.append(build_view(found.state, 1, game().names))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("TTA-VAR-6")
def test_bonus_cards_are_kept_in_any_order() -> None:
    found = start(2, bonus="private").chance()
    moves = sorted(found.legal(0))
    assert len(moves) == 6
    assert ends(found, moves[-2:], last="") == 1
    found.do(moves[-1])
    assert found.legal(0) == set(moves[:-1])
    assert game().view(guess(found.state, 1), 1) == game().view(found.state, 1)


@pytest.mark.rule("TTA-CRD-27")
def test_technologies_are_taken_in_any_order() -> None:
    found = war("war-over-technology-ii").give(0, workers={"warriors": 30})
    found.give(1, special=["warfare", "code-of-laws", "masonry"], science=9)
    found.do("done").do("done", 1)
    assert ends(found, ["take-technology masonry", "take-technology warfare", "take-technology code-of-laws"]) == 1
    found.do("take-technology masonry")
    assert found.legal() == {"done", "take-technology warfare", "take-technology code-of-laws"}
    assert found.why("take-technology masonry") == "TTA-CRD-27"


def test_habit_picks_in_one_order_so_that_no_set_is_looked_at_twice() -> None:
    found = defended().do("sacrifice knights", 1)
    by = weights(found, 1)
    assert by["sacrifice warriors"] < by["play-bonus bonus-i"] / 100
    cards = politics(age=2).give(military_hand=["legion", "phalanx", "enslave-i", "bonus-i"]).do("pass")
    cards.do("discard legion")
    low, high = sorted((card for card in weights(cards, 0)), key=lambda card: weights(cards, 0)[card])[0::2]
    assert weights(cards, 0)[low] < weights(cards, 0)[high] / 100


def test_habit_hardly_ever_takes_a_technology_of_a_lower_kind_after_one_of_a_higher() -> None:
    found = war("war-over-technology-ii").give(0, workers={"warriors": 30})
    found.give(1, special=["warfare", "code-of-laws", "masonry"], science=9).do("done").do("done", 1)
    found.do("take-technology code-of-laws")
    by = weights(found, 0)
    assert by["take-technology warfare"] < by["take-technology masonry"] / 100


def test_habit_pays_a_bid_with_units_before_cards() -> None:
    found = scene().give(workers={"warriors": 2}, military_hand=["bonus-i"])
    found.reveal("wealthy-territory-i").do("bid 3").do("pass", 1)
    assert weights(found, 0)["play-bonus bonus-i"] < weights(found, 0)["sacrifice warriors"] / 100
