"""TTA-POL, TTA-EVE, TTA-COL, TTA-PAC: politics, events, colonies, pacts."""

import pytest

from saecula.games.through_the_ages.edges.events_military import PactOffered
from saecula.games.through_the_ages.edges.moves_military import OfferPact
from saecula.games.through_the_ages.model.kinds import HAPPIEST, PACT, STRONGEST, TWO_STRONGEST, TWO_WEAKEST, WEAKEST
from saecula.games.through_the_ages.model.view import build_view
from saecula.games.through_the_ages.rules.military.colonies import payable
from saecula.games.through_the_ages.rules.military.events import chosen_few, concerned, rank_all
from saecula.games.through_the_ages.rules.ratings import strength
from saecula.kernel.codes import CHANCE
from saecula.texts.languages import Texts
from saecula.texts.telling import Teller
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene, start


@pytest.mark.rule("TTA-POL-1")
def test_one_political_action_or_none() -> None:
    found = politics(3).give(military_hand=["pestilence", "enslave-i", "open-borders-agreement", "legion"])
    moves = found.legal()
    assert {"pass", "prepare pestilence", "attack enslave-i B", "offer-pact open-borders-agreement B a"} <= moves
    assert not any("legion" in move for move in moves)
    assert found.why("prepare legion") == "TTA-POL-1"
    found.do("prepare pestilence")
    assert "political" not in found.asked().values()


@pytest.mark.rule("TTA-POL-2")
def test_an_attack_needs_its_military_actions_and_spends_them() -> None:
    found = politics().give(military_hand=["enslave-i"], leader="hammurabi")
    assert (found.civ().military_left(), found.why("attack enslave-i B")) == (1, "TTA-POL-2")
    found = politics().give(military_hand=["enslave-i"]).do("attack enslave-i B")
    assert found.civ().military_left() == 0


@pytest.mark.rule("TTA-EVE-1")
def test_preparing_scores_the_age_and_reveals_the_top_event() -> None:
    found = (
        politics(age=2).give(military_hand=["cold-war"]).current("rats", "crusades", "terrorism").do("prepare cold-war")
    )
    assert found.civ().culture == 2
    assert found.legal(CHANCE) == {"reveal-event rats", "reveal-event crusades"}
    assert build_view(found.state, 1, game().names).piles.future[-1] == 2 * 1024 + 1023
    assert build_view(found.state, 0, game().names).piles.future[-1] == 2 * 1024 + numbers()["cold-war"]


@pytest.mark.rule("TTA-EVE-1")
def test_an_empty_pile_is_made_anew_of_the_future_events() -> None:
    found = (
        politics().give(military_hand=["pestilence"]).current("rats").do("prepare pestilence").draw("reveal-event rats")
    )
    assert [slot % 1024 for slot in found.state.piles.current][-1] == numbers()["pestilence"]
    assert len(found.state.piles.current) == 4
    assert found.state.piles.future == []


@pytest.mark.rule("TTA-EVE-2")
def test_ties_are_ranked_in_turn_order_and_two_players_have_one_strongest() -> None:
    found = scene(4).give(2, workers={"warriors": 3})
    found.say(turn="B")
    rank_all(found.state)
    assert found.state.course.by_strength == [2, 1, 3, 0]
    assert chosen_few(found.state, WEAKEST) == [0]
    assert sorted(chosen_few(found.state, TWO_STRONGEST)) == [1, 2]
    pair = scene(2)
    rank_all(pair.state)
    assert (chosen_few(pair.state, TWO_STRONGEST), chosen_few(pair.state, TWO_WEAKEST)) == ([0], [1])
    assert chosen_few(pair.state, STRONGEST) == [0]


@pytest.mark.rule("TTA-EVE-3")
def test_population_is_lost_from_the_unused_workers_then_by_choice() -> None:
    found = scene().give(unused=1).give(1, unused=0).reveal("pestilence")
    assert (found.civ(0).unused, found.civ(0).yellow) == (0, 19)
    assert found.asked() == {1: "worker-loss"}
    found.do("lose-worker bronze", 1)
    assert (found.workers("bronze", 1), found.civ(1).yellow) == (1, 20)
    assert scene().give(1, culture=2).reveal("crusades").civ(1).culture == 0


@pytest.mark.rule("TTA-EVE-4")
def test_in_the_simple_version_an_event_comes_before_the_first_players_turn() -> None:
    found = start(2, "simple").draw("choose-first A").chance()
    for turn in range(4):
        assert found.state.piles.ancient == 9
        found.end_turn(turn % 2).chance() if turn < 3 else found.end_turn(1)
    assert found.state.course.round == 3
    assert all(move.startswith("reveal-event") for move in found.legal(CHANCE))
    empty = scene(2, "simple").say(round=12, turn="B", at="production")
    assert (empty.state.piles.ancient, empty.state.course.round) == (0, 13)


@pytest.mark.rule("TTA-EVE-5")
def test_current_and_future_events_stay_as_many() -> None:
    found = politics(3, "full").give(military_hand=["pestilence"])
    found.do("prepare pestilence")
    found.draw(sorted(found.legal(CHANCE))[0]).chance()
    piles = found.state.piles
    assert piles.ancient + len(piles.current) + len(piles.future) == 5


@pytest.mark.rule("TTA-EVE-6")
def test_all_who_are_happiest_gain_by_immigration() -> None:
    found = scene(3).give(0, workers={"religion": 1}).give(2, workers={"religion": 1})
    assert concerned(found.state, HAPPIEST) == [0, 2]
    found.reveal("immigration")
    assert [civ.unused for civ in found.state.civs] == [2, 1, 2]


@pytest.mark.rule("TTA-EVE-7")
def test_choices_of_several_are_taken_clockwise_from_the_player_whose_turn_it_is() -> None:
    found = scene(3).reveal("development-of-markets")
    for seat in range(3):
        assert found.asked() == {seat: "goods"}
        found.do("choose-goods 2" if seat else "choose-goods 0", seat)
    assert [(found.food(seat), found.resources(seat)) for seat in range(3)] == [(2, 0), (0, 2), (0, 2)]


@pytest.mark.rule("TTA-EVE-8")
def test_a_free_building_is_optional_and_needs_a_worker_and_room() -> None:
    found = scene(3).give(1, unused=0).give(2, workers={"religion": 2}).reveal("development-of-religion")
    assert found.asked() == {0: "free-building"}
    found.do("build-free")
    assert (found.workers("religion"), found.civ().civil_left()) == (1, 4)
    assert found.asked() == {0: "turn"}
    assert scene().reveal("development-of-warfare").do("done").workers("warriors") == 1


@pytest.mark.rule("TTA-EVE-9")
def test_a_building_lost_leaves_its_worker_unused() -> None:
    found = scene().give(0, workers={"warriors": 2}).reveal("border-conflict")
    assert found.asked() == {1: "building-loss"}
    found.do("destroy-own bronze", 1)
    assert (found.civ(1).unused, found.workers("bronze", 1), found.resources(0)) == (2, 1, 3)


def auction(seats: int = 3, card: str = "wealthy-territory-i") -> Scene:
    return scene(seats).reveal(card)


@pytest.mark.rule("TTA-COL-1", "TTA-COL-6")
def test_bids_go_round_until_one_is_left() -> None:
    found = scene(3)
    for seat in range(3):
        found.give(seat, workers={"warriors": 3})
    found.reveal("wealthy-territory-i")
    assert found.legal(0) == {"pass", "bid 1", "bid 2", "bid 3"}
    found.do("bid 1").do("pass", 1)
    assert found.why("bid 1", 2) == "TTA-COL-1"
    assert found.why("bid 9", 2) == "TTA-COL-1"
    found.do("bid 2", 2).do("pass", 0)
    assert found.asked() == {2: "payment"}
    left = auction().do("pass", 0).do("pass", 1)
    assert left.legal(2) == {"pass", "bid 1"}
    left.do("pass", 2)
    assert left.state.piles.past[-1] == numbers()["wealthy-territory-i"]


@pytest.mark.rule("TTA-COL-2", "TTA-COL-5")
def test_a_bid_is_paid_with_at_least_one_unit_and_may_be_overpaid() -> None:
    found = scene().give(workers={"warriors": 2}, military_hand=["bonus-i", "bonus-i"], wonders=["colossus"])
    found.reveal("wealthy-territory-i").do("bid 3").do("pass", 1)
    found.do("sacrifice warriors")
    assert found.legal() == {"sacrifice warriors", "play-bonus bonus-i"}
    assert found.why("done") == "TTA-COL-2"
    found.do("play-bonus bonus-i")
    assert found.legal() == {"sacrifice warriors", "play-bonus bonus-i", "done"}
    found.do("play-bonus bonus-i").do("done")
    assert (found.civ().yellow, found.workers("warriors"), found.civ().colonies) == (
        19,
        1,
        [numbers()["wealthy-territory-i"]],
    )


@pytest.mark.rule("TTA-COL-2")
def test_a_unit_that_pays_may_be_taken_back_and_a_card_that_was_shown_may_not() -> None:
    found = scene().give(workers={"warriors": 2}, military_hand=["bonus-i", "bonus-i"])
    found.reveal("wealthy-territory-i").do("bid 3").do("pass", 1)
    assert not found.do("sacrifice warriors").events[-1].reveals
    assert found.do("play-bonus bonus-i").events[-1].reveals


@pytest.mark.rule("TTA-COL-2")
def test_whole_armies_pay_with_their_bonus() -> None:
    found = scene().give(workers={"warriors": 2}, tactic="fighting-band")
    assert payable(found.state, 0) == 3


@pytest.mark.rule("TTA-COL-3")
def test_losing_a_colony_takes_back_its_permanent_effects_alone() -> None:
    found = (
        scene(age=2)
        .give(1, colonies=["strategic-territory-ii", "historic-territory-i"])
        .give(0, workers={"warriors": 9})
    )
    found.reveal("independence-declaration").do("give-up-colony strategic-territory-ii", 1)
    assert strength(found.state, 1) == 1
    assert found.state.piles.past[-1] == numbers()["strategic-territory-ii"]


@pytest.mark.rule("TTA-COL-4")
def test_strength_that_is_not_of_units_does_not_pay() -> None:
    found = scene().give(
        leader="alexander-the-great", special=["warfare"], workers={"warriors": 1, "bread-and-circuses": 1}
    )
    assert strength(found.state, 0) == 4
    assert payable(found.state, 0) == 1


@pytest.mark.rule("TTA-COL-7", "TTA-COL-9")
def test_permanent_effects_come_before_the_immediate_one() -> None:
    found = scene().give(yellow=0, workers={"warriors": 1}).reveal("inhabited-territory-i").do("bid 1").do("pass", 1)
    found.do("sacrifice warriors").do("done")
    assert (found.civ().yellow, found.civ().unused) == (2, 2)
    cards = scene(2).give(workers={"warriors": 1}).reveal("strategic-territory-i").do("bid 1").do("pass", 1)
    cards.do("sacrifice warriors").do("done").chance()
    assert (len(cards.military()), strength(cards.state, 0)) == (3, 2)


@pytest.mark.rule("TTA-COL-8")
def test_tokens_of_a_lost_colony_come_from_bank_and_cards() -> None:
    found = scene(age=2).give(0, workers={"warriors": 9})
    found.give(1, colonies=["developed-territory-ii"], yellow=1, bank=1, tokens={"bronze": 2, "agriculture": 1})
    found.reveal("independence-declaration")
    assert (found.civ(1).yellow, found.civ(1).bank) == (0, 0)
    assert found.asked() == {1: "token-loss"}
    stored = found.food(1)
    found.do("lose-token agriculture", 1)
    assert found.food(1) == stored - 1


def offer(card: str = "international-trade-agreement", role: str = "a", seats: int = 3) -> Scene:
    return politics(seats, age=2).give(military_hand=[card]).do(f"offer-pact {card} B {role}")


@pytest.mark.rule("TTA-PAC-1")
def test_a_pact_is_accepted_as_offered_or_goes_back_to_hand() -> None:
    found = offer()
    assert found.asked() == {1: "offer"}
    found.do("accept", 1)
    assert (found.state.course.pact[0], found.state.course.partner[0]) == (
        numbers()["international-trade-agreement"],
        1,
    )
    refused = offer().do("refuse", 1)
    assert refused.military() == ["international-trade-agreement"]
    assert refused.asked() == {0: "turn"}


@pytest.mark.rule("TTA-PAC-1")
def test_a_new_pact_replaces_the_one_in_front_of_the_offerer() -> None:
    found = politics(3, age=2).give(military_hand=["scientific-cooperation"])
    found.say(pacts={"A": {"card": "international-trade-agreement", "with": "C"}})
    found.do("offer-pact scientific-cooperation B a").do("accept", 1)
    assert found.state.course.pact[0] == numbers()["scientific-cooperation"]
    assert numbers()["international-trade-agreement"] in found.state.piles.open


def partners(card: str, role: int = 0, seats: int = 3, age: int = 2) -> Scene:
    """A pact of the first two seats."""
    return politics(seats, age=age).say(pacts={"A": {"card": card, "with": "B", "role": "ab"[role]}})


@pytest.mark.rule("TTA-PAC-2")
def test_any_partner_may_cancel_a_pact_as_his_political_action() -> None:
    found = partners("open-borders-agreement").do("cancel-pact A")
    assert (found.state.course.pact[0], found.civ(0).military, found.civ(1).military) == (-1, 2, 2)
    assert "political" not in found.asked().values()
    assert politics(3).why("cancel-pact A") == "TTA-PAC-2"


@pytest.mark.rule("TTA-PAC-3", "TTA-PAC-4")
def test_an_attack_between_partners_ends_a_pact_only_where_it_says_so() -> None:
    ends = partners("military-pact", age=3).give(military_hand=["spy-ii"]).do("attack spy-ii B")
    assert ends.state.course.pact[0] == -1
    stays = partners("international-tourism", age=3).give(military_hand=["spy-ii"]).do("attack spy-ii B")
    assert stays.state.course.pact[0] >= 0
    forbids = partners("peace-treaty", age=3).give(military_hand=["spy-ii"])
    assert forbids.why("attack spy-ii B") == "TTA-PAC-3"
    assert "attack spy-ii C" in forbids.legal()


@pytest.mark.rule("TTA-PAC-5")
def test_with_two_players_left_no_pact_is_offered_and_pacts_of_one_who_left_end() -> None:
    found = politics(3, age=2, resigning="on").give(military_hand=["scientific-cooperation"]).say(resigned=["C"])
    assert found.why("offer-pact scientific-cooperation B a") == "TTA-PAC-5"
    left = politics(3, resigning="on").say(pacts={"B": {"card": "military-pact", "with": "A"}}).do("resign")
    assert left.state.course.pact[1] == -1


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_an_offer_names_a_side_only_where_the_sides_differ(language: str) -> None:
    teller, box = Teller(game(), Texts(language, "through-the-ages")), game().box
    for card, name in enumerate(game().names):
        if box.kind[card] == PACT:
            side = teller.name("role", "a")
            told = (teller.move(OfferPact(name, "B", "a")), teller.event(PactOffered(0, 1, name, "a")))
            assert [side in one for one in told] == [not box.symmetric[card]] * 2
