"""Starting pieces and cards (RNF-STA)."""

import pytest

from tests.games.rise_and_fall.scene import GAME, LETTERS, OPTIONS, scene

WORLD = "0123400/0112"


@pytest.mark.rule("RNF-STA-1")
def test_everybody_starts_with_three_cards_and_nothing_else() -> None:
    realm = scene(WORLD, at="start").view().realms[1]
    assert [piece for piece, where in realm.cards.items() if where == "hand"] == ["nomad", "town", "ship"]
    assert [piece for piece, where in realm.cards.items() if where == "reserve"] == [
        "mountaineer",
        "merchant",
        "temple",
    ]
    assert set(realm.goods.values()) == {0}


@pytest.mark.rule("RNF-STA-1", "RNF-STA-2")
def test_each_piece_is_placed_once_in_any_order() -> None:
    table = scene(WORLD, at="start")
    table.play("A", "place-piece ship 1")
    table.play("B", "place-piece nomad 2")
    assert table.why("A", "place-piece ship 6") == "RNF-STA-1 no-starting-piece"
    assert table.why("A", "place-piece temple 3") == "RNF-STA-1 no-starting-piece"
    table.play("A", "place-piece town 3")
    assert table.on(3) == "A town"


@pytest.mark.rule("RNF-STA-2")
def test_three_times_round_from_the_first_player_who_keeps_the_token_for_the_first_round() -> None:
    table = scene(WORLD, at="start", first="B")
    places = iter(["ship 1", "ship 6", "nomad 2", "nomad 3", "town 4", "town 9"])
    for seat in "BABABA":
        assert table.asked() == f"{seat} start-piece"
        table.play(seat, f"place-piece {next(places)}")
    assert table.view().round == 1
    assert LETTERS[table.view().first] == "B"
    assert table.asked() == "A card-choice, B card-choice"


@pytest.mark.rule("RNF-STA-2")
def test_the_first_player_is_drawn_anew_after_the_world_is_made() -> None:
    table = scene(at="first", options={"world": "library"})
    table.play("chance", "draw-world 0")
    assert table.legal("chance") == ["choose-first A", "choose-first B"]
    table.play("chance", "choose-first B")
    assert table.asked() == "B start-piece"


@pytest.mark.rule("RNF-STA-2")
def test_as_long_as_no_first_player_is_drawn_the_token_lies_with_the_first_seat() -> None:
    assert GAME.start(2, OPTIONS).dump() == scene(at="first", first="A").state.dump()


@pytest.mark.rule("RNF-STA-3")
def test_ships_start_on_sea_others_neither_on_sea_nor_on_glacier_each_on_an_empty_hex() -> None:
    table = scene(WORLD, at="start")
    table.play("A", "place-piece town 2")
    assert table.legal("B", "place-piece") == [
        *(f"place-piece nomad {n}" for n in (3, 4, 9, 10, 11)),
        *(f"place-piece town {n}" for n in (3, 4, 9, 10, 11)),
        *(f"place-piece ship {n}" for n in (1, 6, 7, 8)),
    ]
    assert table.why("B", "place-piece nomad 5") == "RNF-STA-3 wrong-terrain"
    assert table.why("B", "place-piece ship 3") == "RNF-STA-3 wrong-terrain"
    assert table.why("B", "place-piece nomad 2") == "RNF-STA-3 not-empty"
