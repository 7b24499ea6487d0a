"""Cards and the phases of a round (RNF-CAR, RNF-RND, RNF-A to RNF-F, RNF-TRO)."""

import msgspec
import pytest

from saecula.games.rise_and_fall.edges.events import (
    CardDeclined,
    CardRevealed,
    DiedOut,
    Recycled,
    TokenPassed,
    TrophyWon,
    TurnPassed,
)
from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.match import Match
from saecula.kernel.moves import Hidden
from tests.games.rise_and_fall.scene import GAME, Table, coded, kinds, scene, told

#: Each has a nomad and a town on a plain of their own.
FIELD = "11111.11111.11111.11111"
BOTH = {"A": {"nomad": [1], "town": [5]}, "B": {"nomad": [6], "town": [10]}}
#: Two cards of everybody can be in decline.
TWO = {"ship": "B", "temple": "B"}
THREE = {**BOTH, "C": {"nomad": [11], "town": [15]}}


def finish_turns(table: Table, *seats: str) -> None:
    """Everybody ends the turn at once."""
    for seat in seats:
        table.play(seat, "end-turn")


# -- cards


@pytest.mark.rule("RNF-CAR-1")
def test_a_card_is_active_only_with_a_piece_in_the_world() -> None:
    table = scene(FIELD, BOTH)
    assert table.legal("A") == ["choose-card nomad", "choose-card town"]
    assert table.why("A", "choose-card ship") == "RNF-A-1 card-not-in-hand"


@pytest.mark.rule("RNF-CAR-2", "RNF-CAR-7")
def test_the_last_piece_that_acts_itself_away_takes_the_played_card_along() -> None:
    table = scene(FIELD, BOTH, play={"A": "nomad", "B": "town"}, goods={"A": {"stone": 2}})
    assert table.card("A", "nomad") == "discard"
    table.play("A", "build-temple 1")
    assert table.card("A", "nomad") == "reserve"
    assert table.card("A", "temple") == "hand"


@pytest.mark.rule("RNF-CAR-2")
def test_a_card_in_hand_goes_to_the_reserve_when_the_last_piece_is_converted() -> None:
    pieces = {"A": {"temple": [2]}, "B": {"nomad": [1], "town": [3]}}
    table = scene("111", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 2}})
    assert table.card("B", "nomad") == "hand"
    table.play("A", "convert 2 W")
    assert table.card("B", "nomad") == "reserve"
    assert table.card("A", "nomad") == "hand"


@pytest.mark.rule("RNF-CAR-3", "RNF-CAR-7")
def test_a_card_from_the_reserve_comes_to_hand_and_so_delays_recycling() -> None:
    pieces = {"A": {"town": [1]}, "B": {"nomad": [6], "town": [10]}}
    table = scene(FIELD, pieces, play={"A": "town", "B": "town"})
    assert "CardGained" in kinds(table.play("A", "grow 1 E"))
    assert table.card("A", "nomad") == "hand"
    finish_turns(table, "A", "B")
    assert table.card("A", "town") == "discard"


@pytest.mark.rule("RNF-CAR-4")
def test_a_declined_card_stays_whatever_happens_to_the_pieces() -> None:
    cards = {"A": {"nomad": "decline"}}
    table = scene(FIELD, BOTH, play={"A": "town", "B": "town"}, cards=cards, trophies={"ship": "B"})
    table.play("A", "grow 5 W")
    assert table.card("A", "nomad") == "decline"
    assert table.count("A", "nomad") == 2


@pytest.mark.rule("RNF-CAR-5", "RNF-CAR-6")
def test_discards_hands_and_treasuries_are_open_and_choices_are_not() -> None:
    table = scene(FIELD, BOTH, cards={"B": {"town": "discard"}}, goods={"B": {"gold": 7}})
    assert table.view("A").realms[1].cards["town"] == "discard"
    assert table.view("A").realms[1].goods["gold"] == 7
    table.play("A", "choose-card town")
    assert table.view("A").chosen == "town"
    for viewer in ("B", ""):
        assert table.view(viewer).chosen is None
        assert table.view(viewer).realms[0].has_chosen
        assert table.view(viewer).realms[0].cards["town"] == "hand"
    assert GAME.show(table.state, 0, coded("choose-card town"), 1) == Hidden("choose-card")
    assert GAME.show(table.state, 0, coded("decline-card town"), None) == Hidden("decline-card")


# -- the round and phase A


@pytest.mark.rule("RNF-RND-1")
def test_a_round_goes_through_its_phases() -> None:
    pieces = {"A": {"nomad": [1, 2, 3, 4, 11, 12, 13], "town": [5]}, "B": {"nomad": [6], "town": [10]}}
    table = scene(FIELD, pieces, goods={"A": {"gold": 5}, "B": {"gold": 5}})
    table.play("A", "choose-card town")
    events = table.play("B", "choose-card nomad")
    assert kinds(events)[-2:] == ["CardRevealed", "CardRevealed"]
    assert table.asked() == "A turn"
    table.play("A", "collect-taxes 5", "end-turn")
    table.play("B", "end-turn")
    assert table.asked() == "A card-choice, B card-choice"
    table.play("A", "choose-card nomad")
    table.play("B", "choose-card town")
    finish_turns(table, "A", "B")
    assert table.view().round == 3


@pytest.mark.rule("RNF-A-1")
def test_all_choose_at_the_same_time_and_cards_are_revealed_together() -> None:
    table = scene(FIELD, THREE, seats=3)
    assert table.asked() == "A card-choice, B card-choice, C card-choice"
    assert not told(table.play("C", "choose-card town"), CardRevealed)
    assert not told(table.play("A", "choose-card nomad"), CardRevealed)
    shown = told(table.play("B", "choose-card nomad"), CardRevealed)
    assert shown == [CardRevealed(0, "nomad"), CardRevealed(1, "nomad"), CardRevealed(2, "town")]
    assert table.card("C", "town") == "discard"


@pytest.mark.rule("RNF-A-2")
def test_three_seconds_then_chance_plays_a_card_for_the_last_one() -> None:
    table = scene(FIELD, BOTH, options={"three-seconds": "on"})
    table.play("A", "choose-card town")
    assert GAME.to_act(table.state) == [1, CLOCK]
    assert GAME.deadline(table.state) == 3000
    table.play("clock", "tick 1000")
    assert table.asked() == "B card-choice"
    table.play("clock", "tick 3000")
    assert GAME.to_act(table.state) == [CHANCE]
    assert GAME.chance(table.state) == ([coded("draw-card nomad"), coded("draw-card town")], [1, 1])
    table.play("chance", "draw-card nomad")
    assert table.asked() == "A turn"
    assert table.view().realms[1].played == "nomad"


@pytest.mark.rule("RNF-A-2")
def test_who_chooses_in_time_stops_the_countdown_and_without_the_option_there_is_none() -> None:
    table = scene(FIELD, BOTH, options={"three-seconds": "on"})
    table.play("A", "choose-card town")
    table.play("clock", "tick 2999")
    table.play("B", "choose-card town")
    assert table.asked() == "A turn"
    calm = scene(FIELD, BOTH)
    calm.play("A", "choose-card town")
    assert GAME.to_act(calm.state) == [1]
    assert GAME.meta.check(2, {})["three-seconds"] == "off"


@pytest.mark.rule("RNF-A-3")
def test_who_has_no_card_in_hand_is_extinct() -> None:
    pieces = {**THREE, "B": {"merchant": [15], "nomad": [6]}}
    cards = {"B": {"nomad": "decline", "merchant": "decline"}}
    trophies = {"ship": "B", "temple": "B"}
    table = scene(FIELD, pieces, seats=3, cards=cards, trophies=trophies, goods={"B": {"gold": 3, "wood": 1}})
    assert table.asked() == "A card-choice, C card-choice"
    assert table.view().realms[1].died == 1
    assert (table.on(6), table.on(15)) == ("", "C town")
    assert table.view().bank == {"gold": 722, "wood": 20, "stone": 20}
    assert table.view().trophies["ship"] == 1


@pytest.mark.rule("RNF-A-3", "RNF-STK-1")
def test_a_merchant_stays_where_the_town_under_it_goes_with_its_civilization() -> None:
    pieces = {"A": {"nomad": [1]}, "B": {"town": [2]}, "C": {"merchant": [2]}}
    table = scene("111", pieces, seats=3, cards={"B": {"town": "decline"}}, trophies={"ship": "B"})
    assert table.view().realms[1].died == 1
    assert table.on(2) == "C merchant"


@pytest.mark.rule("RNF-A-4")
def test_cards_are_announced_to_all_when_they_are_revealed() -> None:
    table = scene(FIELD, BOTH)
    table.play("A", "choose-card town")
    assert told(table.play("B", "choose-card town"), CardRevealed) == [CardRevealed(0, "town"), CardRevealed(1, "town")]


@pytest.mark.rule("RNF-A-5")
def test_the_extinct_are_skipped_and_the_token_goes_on_to_the_living() -> None:
    table = scene(FIELD, {"B": BOTH["B"], "C": THREE["C"]}, seats=3, dead={"A": 1}, first="A")
    assert table.view().first == 1
    assert table.asked() == "B card-choice, C card-choice"
    table.play("B", "choose-card town")
    table.play("C", "choose-card town")
    assert table.asked() == "B turn"


@pytest.mark.rule("RNF-A-5")
def test_the_extinct_rank_behind_all_survivors_the_later_before_the_earlier() -> None:
    pieces = {"D": {"nomad": [1]}}
    table = scene(FIELD, pieces, seats=4, dead={"A": 1}, trophies={"ship": "A"})
    assert table.asked() == "over"
    assert table.ranks() == [4, 2, 2, 1]


# -- phase B


@pytest.mark.rule("RNF-B-1")
def test_each_piece_of_the_cards_type_acts_once_in_any_order() -> None:
    pieces = {"A": {"nomad": [2, 4], "town": [5]}, "B": BOTH["B"]}
    table = scene(FIELD, pieces, play={"A": "nomad", "B": "town"}, first="B")
    assert table.asked() == "B turn"
    table.play("B", "end-turn")
    table.play("A", "move-piece 4 3")
    assert table.why("A", "move-piece 3 4") == "RNF-B-1 has-acted"
    assert table.why("A", "collect-taxes 5") == "RNF-B-1 another-kind"
    assert table.why("A", "collect-taxes 2") == "RNF-B-1 not-its-action"
    table.play("A", "move-piece 2 1")
    assert table.legal("A") == ["end-turn"]


@pytest.mark.rule("RNF-B-2", "RNF-B-7")
def test_an_action_needs_its_full_price_and_a_piece_in_reserve() -> None:
    eight = {"A": {"nomad": [1, 2, 3, 4, 6, 7, 8, 9], "town": [5]}, "B": {"nomad": [11], "town": [15]}}
    table = scene(FIELD, eight, play={"A": "town", "B": "town"}, trophies={"nomad": "A"})
    assert table.legal("A") == ["collect-taxes 5", "end-turn"]
    free = scene("111.1", {"A": {"town": [2]}, "B": {"town": [4]}}, play={"A": "town", "B": "town"})
    assert free.legal("A", "grow") == ["grow 2 E", "grow 2 W"]
    full = {"A": {"nomad": [1, 2, 3, 4, 6, 7, 8, 9], "town": [10]}, "B": {"nomad": [12], "town": [16]}}
    packed = scene("11111.111111.11111", full, play={"A": "town", "B": "town"}, trophies={"nomad": "A"})
    assert packed.why("A", "grow 10 E") == "RNF-B-7 no-piece-left"


@pytest.mark.rule("RNF-B-3")
def test_who_has_lost_the_last_piece_of_the_card_passes() -> None:
    pieces = {"A": {"temple": [2]}, "B": {"nomad": [1], "town": [3]}}
    table = scene("111", pieces, play={"A": "temple", "B": "nomad"}, goods={"A": {"gold": 2}})
    table.play("A", "convert 2 W")
    assert table.card("B", "nomad") == "reserve"
    assert told(table.play("A", "end-turn"), TurnPassed) == [TurnPassed(1, "nomad")]


@pytest.mark.rule("RNF-B-4")
def test_goods_come_from_the_bank_and_return_to_it() -> None:
    table = scene(FIELD, BOTH, play={"A": "nomad", "B": "town"}, goods={"A": {"wood": 1, "stone": 1}})
    assert table.view().bank["wood"] == 19
    table.play("A", "build-town 1")
    assert table.view().bank == {"gold": 522, "wood": 20, "stone": 20}
    assert table.count("A", "nomad") == 0
    table.play("A", "end-turn")
    table.play("B", "collect-taxes 10")
    assert table.view().bank["gold"] == 520


@pytest.mark.rule("RNF-B-5", "RNF-B-8")
def test_nobody_takes_a_sixth_wood() -> None:
    pieces = {"A": {"nomad": [1]}, "B": {"town": [3]}}
    table = scene("21.1", pieces, play={"A": "nomad", "B": "town"}, goods={"A": {"wood": 5}})
    assert table.legal("A", "produce") == []
    assert table.why("A", "produce 1") == "RNF-B-5 treasury-full"


@pytest.mark.rule("RNF-B-6", "RNF-B-8")
def test_a_short_bank_pays_what_it_has() -> None:
    pieces = {"A": {"town": [1, 2]}, "B": {"town": [4]}}
    table = scene("221.1", pieces, play={"A": "town", "B": "town"}, goods={"B": {"gold": 521}})
    table.play("A", "collect-taxes 1", "collect-taxes 2")
    assert table.good("A", "gold") == 1
    assert table.view().bank["gold"] == 0


@pytest.mark.rule("RNF-B-8")
def test_nobody_trades_for_nothing() -> None:
    table = scene("00.1", {"A": {"ship": [1]}, "B": {"town": [3]}}, play={"A": "ship", "B": "town"})
    assert table.why("A", "trade 1") == "RNF-B-8 no-town"


@pytest.mark.rule("RNF-B-9")
def test_what_one_piece_brings_is_there_for_the_next() -> None:
    pieces = {"A": {"town": [2, 4]}, "B": {"town": [6]}}
    table = scene("11111.1", pieces, play={"A": "town", "B": "town"})
    table.play("A", "collect-taxes 2")
    assert table.why("A", "educate 4 W merchant") == "RNF-TOW-2 no-nomad"
    other = scene("11111.1", pieces, play={"A": "town", "B": "town"}, goods={"A": {"gold": 2}})
    other.play("A", "grow 2 E", "educate 4 W merchant")
    assert other.on(3) == "A merchant"
    assert other.legal("A") == ["end-turn"]


@pytest.mark.rule("RNF-B-10")
def test_a_turn_may_end_with_pieces_unused() -> None:
    table = scene(FIELD, BOTH, play={"A": "nomad", "B": "town"})
    assert "end-turn" in table.legal("A")
    table.play("A", "end-turn")
    assert table.asked() == "B turn"


# -- trophies, decline, buying back

SEVEN = {"A": {"nomad": [1, 2, 3, 11, 12, 13, 14], "town": [5]}, "B": BOTH["B"]}


@pytest.mark.rule("RNF-TRO-1", "RNF-TRO-2")
def test_the_first_to_bring_the_last_piece_wins_the_trophy_at_once_and_for_good() -> None:
    table = scene(FIELD, SEVEN, play={"A": "town", "B": "town"})
    assert told(table.play("A", "grow 5 W"), TrophyWon) == [TrophyWon(0, "nomad", 10)]
    assert table.view().trophies["nomad"] == 0
    again = scene(FIELD, SEVEN, play={"A": "town", "B": "town"}, trophies={"nomad": "B"})
    assert not told(again.play("A", "grow 5 W"), TrophyWon)


@pytest.mark.rule("RNF-TRO-1")
def test_several_trophies_may_be_won_in_a_round_and_stay_won() -> None:
    pieces = {
        "A": {"mountaineer": [1, 2], "nomad": [4, 11], "merchant": [12, 13, 14, 15, 3], "town": [5, 10]},
        "B": {"nomad": [6], "town": [8]},
    }
    world = "11111.11111.11111.11111"
    table = scene(world, pieces, play={"A": "town", "B": "town"}, goods={"A": {"gold": 9}})
    assert told(table.play("A", "educate 5 W mountaineer"), TrophyWon) == [TrophyWon(0, "mountaineer", 15)]
    table.play("A", "end-turn")
    table.play("B", "end-turn")
    assert table.view().won == 1
    assert table.asked() == "A decline-choice, B decline-choice"


@pytest.mark.rule("RNF-TRO-2")
def test_a_conversion_may_win_a_trophy() -> None:
    pieces = {"A": {"temple": [2], "mountaineer": [1, 4]}, "B": {"mountaineer": [3], "town": [5]}}
    table = scene("11111", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 3}})
    assert told(table.play("A", "convert 2 E"), TrophyWon) == [TrophyWon(0, "mountaineer", 15)]


@pytest.mark.rule("RNF-C-1", "RNF-C-3")
def test_every_trophy_makes_everybody_give_up_a_card_face_down() -> None:
    table = scene(FIELD, BOTH, at="decline", won=1, trophies={"nomad": "A"}, cards={"A": {"town": "discard"}})
    assert table.legal("A") == ["decline-card nomad", "decline-card town"]
    assert not told(table.play("A", "decline-card town"), CardDeclined)
    assert table.view("B").realms[0].cards["town"] == "discard"
    assert table.view("B").realms[0].given == 1
    assert table.view("A").giving == ["town"]
    shown = told(table.play("B", "decline-card nomad"), CardDeclined)
    assert shown == [CardDeclined(0, "town"), CardDeclined(1, "nomad")]
    assert table.card("A", "town") == "decline"


@pytest.mark.rule("RNF-C-1")
def test_cards_are_given_up_in_any_order_and_the_same_ones_lead_to_the_same_state() -> None:
    pieces = {**BOTH, "A": {**BOTH["A"], "mountaineer": [2]}}
    table, other = (scene(FIELD, pieces, at="decline", won=2, trophies={"nomad": "A", "ship": "A"}) for _ in range(2))
    assert table.legal("A") == ["decline-card nomad", "decline-card town", "decline-card mountaineer"]
    assert table.why("A", "decline-card temple") == "RNF-C-1 card-not-active"
    table.play("A", "decline-card mountaineer")
    assert table.legal("A") == ["decline-card nomad", "decline-card town"]
    assert table.why("A", "decline-card mountaineer") == "RNF-C-1 card-laid-already"
    table.play("A", "decline-card nomad")
    other.play("A", "decline-card nomad", "decline-card mountaineer")
    assert table.state.dump() == other.state.dump()


@pytest.mark.rule("RNF-C-1")
def test_without_a_trophy_no_card_is_given_up() -> None:
    assert scene(FIELD, BOTH, at="decline").asked() == "A card-choice, B card-choice"


@pytest.mark.rule("RNF-C-1", "RNF-CAR-6")
def test_others_learn_how_many_cards_are_given_up_and_nothing_of_which() -> None:
    pieces = {**BOTH, "A": {**BOTH["A"], "mountaineer": [2]}}
    seen = []
    for card in ("nomad", "mountaineer"):
        table = scene(FIELD, pieces, at="decline", won=2, trophies={"nomad": "A", "ship": "A"})
        table.play("A", f"decline-card {card}")
        seen.append(msgspec.json.encode(table.view("B")))
    assert seen[0] == seen[1]


def test_bots_look_at_one_order_of_the_cards_to_give_up() -> None:
    pieces = {**BOTH, "A": {**BOTH["A"], "mountaineer": [2]}}
    table = scene(FIELD, pieces, at="decline", won=2, trophies={"nomad": "A", "ship": "A"})
    assert [weight > 0.1 for weight in weights(table)] == [True, True, False]
    table.play("A", "decline-card town")
    assert [weight > 0.1 for weight in weights(table)] == [False, True]


def weights(table: Table) -> list[float]:
    """What A's habits say of every legal move."""
    return GAME.mind.policy(table.state, 0, GAME.legal(table.state, 0))


@pytest.mark.rule("RNF-C-2")
def test_who_has_too_few_cards_gives_all() -> None:
    pieces = {"A": {"town": [5]}, "B": BOTH["B"]}
    table = scene(FIELD, pieces, at="decline", won=2, trophies={"nomad": "B", "ship": "B"}, goods={"A": {"gold": 10}})
    table.play("A", "decline-card town")
    assert table.asked() == "B decline-choice"


@pytest.mark.rule("RNF-D-1")
@pytest.mark.parametrize(("won", "price"), [(1, 5), (2, 10), (3, 20), (4, 40), (5, 60), (6, 80)])
def test_the_price_depends_on_the_trophies_won_by_all(won: int, price: int) -> None:
    trophies = dict(zip(("nomad", "town", "ship", "mountaineer", "merchant", "temple"), "ABABAB", strict=True))
    some = dict(list(trophies.items())[:won])
    goods = {"A": {"gold": price}, "B": {"gold": price - 1}}
    cards = {seat: {"nomad": "decline"} for seat in "AB"}
    pieces = {**BOTH, "A": {**BOTH["A"], "mountaineer": [2]}}
    table = scene(FIELD, pieces, at="buy-back", trophies=some, won=1, goods=goods, cards=cards, options={"length": "6"})
    assert table.asked() == "A buy-back-choice"
    assert table.view().price == price
    assert table.legal("A") == ["buy-back nomad", "pass"]
    assert table.why("A", "buy-back ship") == "RNF-D-1 card-not-declined"
    table.play("A", "buy-back nomad")
    assert table.good("A", "gold") == 0
    assert table.asked() != "A buy-back-choice"


@pytest.mark.rule("RNF-D-2")
def test_a_card_bought_back_goes_to_hand_or_to_the_reserve() -> None:
    cards = {"A": {"nomad": "decline", "ship": "decline"}}
    for piece, where in (("nomad", "hand"), ("ship", "reserve")):
        table = scene(FIELD, BOTH, at="buy-back", trophies=TWO, goods={"A": {"gold": 10}}, cards=cards)
        table.play("A", f"buy-back {piece}")
        assert table.card("A", piece) == where


@pytest.mark.rule("RNF-D-3")
def test_buying_back_goes_in_order_from_the_first_player_also_in_the_last_round() -> None:
    cards = {seat: {"nomad": "decline"} for seat in "AB"}
    trophies = {"nomad": "A", "town": "A", "ship": "A", "temple": "A"}
    goods = {"A": {"gold": 40}, "B": {"gold": 40}}
    table = scene(FIELD, BOTH, at="buy-back", trophies=trophies, won=1, goods=goods, cards=cards, first="B")
    assert table.asked() == "B buy-back-choice"
    table.play("B", "pass")
    assert table.asked() == "A buy-back-choice"
    table.play("A", "buy-back nomad")
    assert table.asked() == "over"
    assert table.points("A")["development"] == 2


@pytest.mark.rule("RNF-D-4")
def test_who_has_no_active_card_must_buy_one_or_is_extinct() -> None:
    cards = {"A": {"nomad": "decline", "town": "decline"}}
    for gold, asked in ((10, "A buy-back-choice"), (9, "B card-choice, C card-choice")):
        table = scene(FIELD, THREE, seats=3, at="buy-back", trophies=TWO, goods={"A": {"gold": gold}}, cards=cards)
        assert table.asked() == asked
        if gold == 10:
            assert table.legal("A") == ["buy-back nomad", "buy-back town"]
            assert table.why("A", "pass") == "RNF-D-4 must-buy-back"


@pytest.mark.rule("RNF-D-5")
def test_a_card_that_goes_to_the_reserve_does_not_save_a_civilization() -> None:
    pieces = {**THREE, "A": {"nomad": [1]}}
    cards = {"A": {"nomad": "decline", "ship": "decline"}}
    table = scene(FIELD, pieces, seats=3, at="buy-back", trophies=TWO, goods={"A": {"gold": 10}}, cards=cards)
    assert told(table.play("A", "buy-back ship"), DiedOut) == [DiedOut(0)]
    assert table.asked() == "B card-choice, C card-choice"


@pytest.mark.rule("RNF-D-5")
def test_without_anything_in_decline_phase_d_passes_and_phase_a_decides() -> None:
    table = scene(FIELD, {"B": BOTH["B"], "C": THREE["C"]}, seats=3, at="buy-back")
    assert table.view().realms[0].died == 1
    assert table.view().round == 2


# -- recycling and the end


@pytest.mark.rule("RNF-E-1", "RNF-E-2")
def test_empty_hands_recycle_and_the_token_passes_once() -> None:
    cards = {seat: {"nomad": "discard", "town": "discard"} for seat in "AB"}
    table = scene(FIELD, THREE, seats=3, at="recycle", cards=cards)
    assert table.legal("A") == ["choose-card nomad", "choose-card town"]
    assert table.view().first == 1


@pytest.mark.rule("RNF-E-1", "RNF-E-2")
def test_without_recycling_discard_and_token_stay() -> None:
    table = scene(FIELD, BOTH, at="recycle", cards={"A": {"town": "discard"}})
    assert table.legal("A") == ["choose-card nomad"]
    assert table.view().first == 0


@pytest.mark.rule("RNF-E-3")
def test_taking_back_nothing_is_no_recycling() -> None:
    cards = {"A": {"nomad": "decline", "town": "decline"}}
    table = scene(FIELD, THREE, seats=3, at="buy-back", cards=cards, trophies=TWO, goods={"A": {"gold": 10}})
    events = table.play("A", "buy-back town")
    assert not told(events, Recycled)
    assert not told(events, TokenPassed)
    assert table.view().first == 0


@pytest.mark.rule("RNF-F-1", "RNF-COM-4")
@pytest.mark.parametrize(("length", "asked"), [("4", "over"), ("5", "A card-choice, B card-choice")])
def test_the_game_ends_when_the_trophies_agreed_on_are_won(length: str, asked: str) -> None:
    trophies = {"nomad": "A", "town": "A", "ship": "B", "temple": "A"}
    table = scene(FIELD, BOTH, at="end", trophies=trophies, won=1, options={"length": length})
    assert table.asked() == asked
    assert table.reason() == "RNF-F-1"


@pytest.mark.rule("RNF-F-1")
def test_the_last_round_is_always_finished() -> None:
    trophies = {"town": "A", "ship": "B", "temple": "A"}
    table = scene(FIELD, SEVEN, play={"A": "town", "B": "town"}, trophies=trophies)
    table.play("A", "grow 5 W", "end-turn")
    assert table.asked() == "B turn"
    table.play("B", "end-turn")
    assert table.asked() == "A decline-choice, B decline-choice"
    table.play("A", "decline-card nomad")
    table.play("B", "decline-card nomad")
    assert table.asked() == "over"


@pytest.mark.rule("RNF-F-2")
def test_the_last_civilization_wins_at_once() -> None:
    table = scene(FIELD, {"B": BOTH["B"]}, trophies={"ship": "A"}, quiet=1)
    assert table.asked() == "over"
    assert (table.ranks(), table.reason()) == ([2, 1], "RNF-F-2")


@pytest.mark.rule("RNF-F-2", "RNF-D-4")
def test_civilizations_that_die_together_share() -> None:
    cards = {seat: {"nomad": "decline", "town": "decline"} for seat in "AB"}
    table = scene(FIELD, BOTH, at="buy-back", cards=cards, trophies=TWO)
    assert table.asked() == "over"
    assert (table.ranks(), table.reason()) == ([1, 1], "RNF-F-2")


@pytest.mark.rule("RNF-F-3")
@pytest.mark.parametrize(("option", "quiet"), [("60", 59), ("20", 19)])
def test_too_many_rounds_without_a_trophy_end_the_game(option: str, quiet: int) -> None:
    table = scene(FIELD, BOTH, at="end", quiet=quiet, options={"quiet-rounds": option})
    assert (table.asked(), table.reason()) == ("over", "RNF-F-3")
    on = scene(FIELD, BOTH, at="end", quiet=quiet - 1, options={"quiet-rounds": option})
    assert on.asked() == "A card-choice, B card-choice"
    won = scene(FIELD, BOTH, at="end", quiet=quiet, won=1, trophies={"ship": "A"}, options={"quiet-rounds": option})
    assert won.view().quiet == 0


def test_a_choice_can_be_taken_back_until_cards_are_revealed() -> None:
    position = scene(FIELD, BOTH).state.dump()
    options = position["options"]
    assert isinstance(options, dict)
    match = Match(GAME, 2, options, b"0" * 32, position=position)
    match.play(0, coded("choose-card town"))
    match.undo(0)
    match.play(0, coded("choose-card nomad"))
    match.play(1, coded("choose-card nomad"))
    assert match.why_no_undo(0) is not None
