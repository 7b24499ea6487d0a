"""Every reason that the rules can give for a refusal is given by some test, and always with a clause."""

import re
from pathlib import Path

import pytest

import saecula.games.rise_and_fall
from tests.games.rise_and_fall.scene import Table, building, scene, sea

KEY = re.compile(r'"rise-and-fall-([a-z-]+)"')
REASON = re.compile(r'Reason\(("[A-Z0-9-]+"|clause), "rise-and-fall-')


def sources() -> str:
    """All but the drawings, which refuse nothing."""
    folder = Path(saecula.games.rise_and_fall.__file__).parent
    files = [path for path in sorted(folder.rglob("*.py")) if path.parent.name != "draw"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def trading() -> Table:
    return scene("11", {"A": {"merchant": [1]}, "B": {"nomad": [2]}}, play={"A": "merchant", "B": "nomad"})


def test_nothing_is_sold_that_one_does_not_have() -> None:
    assert trading().why("A", "sell-resource 1 wood") == "RNF-MER-3 nothing-to-sell"


def test_there_are_as_many_spots_as_the_shape_of_a_tile_gives() -> None:
    assert sea([]).why("A", "lay-sea 9 1") == "RNF-WOR-8 no-such-spot"
    assert sea([]).why("A", "lay-sea 3 1") == "RNF-WOR-8 no-such-spot"
    assert sea([(4, -1)]).why("B", "lay-sea 3 20") == "RNF-WOR-8 no-such-spot"


FIELD = "1112"
HOMES = {"A": {"nomad": [1], "town": [2]}, "B": {"nomad": [3], "town": [4]}}
ONE = {"ship": "A"}


def turn() -> Table:
    return scene(FIELD, HOMES, play={"A": "nomad", "B": "town"})


@pytest.mark.rule("RNF-B-1")
def test_who_is_not_asked_hears_that_pieces_act_in_turn() -> None:
    table = turn()
    assert table.why("B", "end-turn") == "RNF-B-1 another-turn"
    assert table.why("B", "collect-taxes 4") == "RNF-B-1 another-turn"


@pytest.mark.rule("RNF-B-1")
def test_only_pieces_of_ones_own_and_of_the_cards_kind_act() -> None:
    table = turn()
    assert table.why("A", "move-piece 3 2") == "RNF-B-1 not-your-piece"
    assert table.why("B", "move-piece 1 2") == "RNF-B-1 not-your-piece"
    assert table.why("A", "collect-taxes 2") == "RNF-B-1 another-kind"


@pytest.mark.rule("RNF-B-1", "RNF-STK-1")
@pytest.mark.parametrize(("card", "move"), [("merchant", "trade 1"), ("nomad", "produce 2")])
def test_a_town_and_the_merchant_on_it_are_of_different_kinds(card: str, move: str) -> None:
    pieces = {"A": {"nomad": [4]}, "B": {"town": [1, 2], "merchant": [2], "nomad": [3]}}
    table = scene(FIELD, pieces, play={"A": "nomad", "B": card}, first="B")
    assert table.why("B", move) == "RNF-B-1 another-kind"


@pytest.mark.parametrize("seat", ["chance", "clock"])
def test_chance_and_the_clock_never_make_moves_of_the_players(seat: str) -> None:
    assert turn().why(seat, "move-piece 1 2") == "not-your-decision"


@pytest.mark.rule("RNF-RND-1")
def test_before_and_after_phase_b_no_piece_acts() -> None:
    assert scene(FIELD, HOMES).why("A", "move-piece 1 2") == "RNF-RND-1 card-first"
    done = scene(FIELD, HOMES, at="decline", won=1, trophies=ONE)
    assert done.why("A", "move-piece 1 2") == "RNF-RND-1 actions-are-over"
    assert sea([]).why("A", "produce 1") == "RNF-RND-1 no-round-yet"
    assert scene("1110", at="start").why("A", "produce 1") == "RNF-RND-1 no-round-yet"


@pytest.mark.rule("RNF-A-1")
def test_one_card_is_chosen_a_round_and_the_choice_stays() -> None:
    table = turn()
    assert table.why("A", "choose-card nomad") == "RNF-A-1 card-not-in-hand"
    assert table.why("A", "choose-card town") == "RNF-A-1 one-card-a-round"
    choosing = scene(FIELD, HOMES)
    choosing.play("A", "choose-card nomad")
    assert choosing.why("A", "choose-card town") == "RNF-A-1 has-chosen"


@pytest.mark.rule("RNF-C-1")
def test_cards_decline_for_trophies_alone_and_once() -> None:
    assert turn().why("A", "decline-card nomad") == "RNF-C-1 no-decline-now"
    assert turn().why("A", "decline-card temple") == "RNF-C-1 card-not-active"
    table = scene(FIELD, HOMES, at="decline", won=1, trophies=ONE)
    table.play("A", "decline-card nomad")
    assert table.why("A", "decline-card town") == "RNF-C-1 has-given"


@pytest.mark.rule("RNF-D-1", "RNF-D-3")
def test_a_card_comes_back_from_decline_in_phase_d_for_its_price() -> None:
    def declined(gold: int) -> Table:
        cards = {"A": {"town": "decline"}}
        return scene(FIELD, HOMES, cards=cards, trophies=ONE, goods={"A": {"gold": gold}})

    assert declined(4).why("A", "buy-back nomad") == "RNF-D-1 card-not-declined"
    assert declined(4).why("A", "buy-back town") == "RNF-D-1 too-dear"
    assert declined(5).why("A", "buy-back town") == "RNF-D-3 back-in-phase-d"


@pytest.mark.rule("RNF-D-1", "RNF-D-3")
def test_in_phase_d_each_seat_is_asked_once_in_order_from_the_first_player() -> None:
    pieces = {"A": {"nomad": [1], "town": [2]}, "B": {"nomad": [3], "town": [4], "ship": [5]}}
    pieces["C"] = {"nomad": [6], "town": [7]}
    cards = {"A": {"town": "decline"}, "B": {"town": "decline", "nomad": "decline"}, "C": {"town": "decline"}}
    rich = {seat: {"gold": 40} for seat in "ABC"}
    table = scene(
        "1111011", pieces, seats=3, cards=cards, trophies={**ONE, "temple": "B"}, goods=rich, first="B", at="buy-back"
    )
    assert table.why("C", "buy-back town") == "RNF-D-3 another-buys-back"
    assert table.why("A", "buy-back town") == "RNF-D-3 another-buys-back"
    table.play("B", "buy-back town")
    assert table.why("B", "buy-back nomad") == "RNF-D-1 asked-once"
    table.play("C", "pass")
    assert table.why("C", "buy-back town") == "RNF-D-1 asked-once"


@pytest.mark.rule("RNF-WOR-4", "RNF-WOR-11")
def test_where_there_is_no_room_its_builder_first_takes_up_a_tile() -> None:
    table = building("plain", "0000/0000/.0000", ["3 0"])
    assert table.asked() == "B tile-lift"
    assert table.why("B", "lay-tile 4 0") == "RNF-WOR-11 make-room-first"
    assert table.why("A", "lift-tile 3") == "RNF-WOR-11 another-makes-room"
    assert table.why("A", "lay-tile 4 0") == "RNF-WOR-1 another-lays"


@pytest.mark.rule("RNF-MER-1", "RNF-MOU-1", "RNF-SHI-1")
@pytest.mark.parametrize(("piece", "clause"), [("merchant", "MER"), ("mountaineer", "MOU"), ("ship", "SHI")])
def test_a_piece_does_not_move_to_where_it_stands(piece: str, clause: str) -> None:
    pieces = {"A": {piece: [1]}, "B": {"nomad": [3]}}
    table = scene("0011" if piece == "ship" else "1111", pieces, play={"A": piece, "B": "nomad"})
    assert table.why("A", "move-piece 1 1") == f"RNF-{clause}-1 stands-there"


@pytest.mark.rule("RNF-A-5")
def test_the_extinct_make_no_moves() -> None:
    pieces = {**HOMES, "A": {}, "C": {"nomad": [1], "town": [2]}}
    table = scene(FIELD, pieces, seats=3, dead={"A": 1}, first="B")
    assert table.why("A", "choose-card nomad") == "RNF-A-5 is-extinct"


@pytest.mark.rule("RNF-WOR-7", "RNF-WOR-1", "RNF-WOR-11")
def test_tiles_are_laid_by_layers_in_turn_and_stay() -> None:
    assert turn().why("A", "lay-tile 1 0") == "RNF-WOR-7 world-is-made"
    assert turn().why("A", "lift-tile 1") == "RNF-WOR-7 world-is-made"
    table = sea([])
    assert table.why("A", "lay-tile 1 0") == "RNF-WOR-7 another-layer"
    assert table.why("B", "lay-sea 1 1") == "RNF-WOR-1 another-lays"
    assert table.why("A", "lift-tile 1") == "RNF-WOR-11 room-enough"


@pytest.mark.rule("RNF-STA-1", "RNF-STA-2")
def test_starting_pieces_are_placed_once_in_turn_after_the_world() -> None:
    assert sea([]).why("A", "place-piece nomad 1") == "RNF-STA-2 world-first"
    assert turn().why("A", "place-piece ship 1") == "RNF-STA-1 no-starting-piece"
    table = scene("1110", at="start")
    assert table.why("A", "place-piece temple 1") == "RNF-STA-1 no-starting-piece"
    assert table.why("B", "place-piece ship 4") == "RNF-STA-2 another-places"


@pytest.mark.rule("RNF-STA-1")
def test_a_piece_that_stands_already_is_not_placed_again_while_another_places() -> None:
    table = scene("11100", at="start")
    table.play("A", "place-piece ship 4")
    assert table.asked() == "B start-piece"
    assert table.why("A", "place-piece ship 5") == "RNF-STA-1 no-starting-piece"
    assert table.why("A", "place-piece town 1") == "RNF-STA-2 another-places"


@pytest.mark.rule("RNF-TEM-1")
def test_towns_and_temples_are_never_converted() -> None:
    pieces = {"A": {"temple": [2]}, "B": {"town": [1], "temple": [3]}}
    table = scene("111", pieces, play={"A": "temple", "B": "town"}, goods={"A": {"gold": 20}})
    assert table.why("A", "convert 2 W") == "RNF-TEM-1 never-converted"
    assert table.why("A", "convert 2 E") == "RNF-TEM-1 never-converted"


def test_every_reason_has_a_clause_and_a_test() -> None:
    text = sources()
    assert len(REASON.findall(text)) == text.count(', "rise-and-fall-')
    shown = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    assert {key for key in KEY.findall(text) if f' {key}"' not in shown} == set()
