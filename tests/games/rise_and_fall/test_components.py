"""What is in the box, and what is agreed before the game (RNF-COM)."""

import pytest

from saecula.games.rise_and_fall import make
from saecula.games.rise_and_fall.model import kinds
from saecula.games.rise_and_fall.model.components import FILES
from saecula.kernel.errors import BadComponents
from tests.games.rise_and_fall.scene import BOX, GAME, scene


@pytest.mark.rule("RNF-COM-1")
def test_every_player_has_six_cards_and_33_pieces() -> None:
    assert dict(zip(kinds.PIECES, BOX.pieces, strict=True)) == {
        "nomad": 8,
        "town": 8,
        "ship": 5,
        "mountaineer": 3,
        "merchant": 6,
        "temple": 3,
    }
    assert sum(BOX.pieces) == 33
    assert len(scene("11", at="start").view().realms[0].cards) == 6


@pytest.mark.rule("RNF-COM-2", "RNF-COM-6")
def test_the_bank_is_smaller_with_fewer_players() -> None:
    assert BOX.bank == {2: [522, 20, 20], 3: [722, 20, 20], 4: [922, 20, 20]}


@pytest.mark.rule("RNF-COM-3")
def test_there_is_a_trophy_for_each_kind_and_a_price_for_each_number_of_them() -> None:
    view = scene("11", at="start").view()
    assert view.trophies == dict.fromkeys(kinds.PIECES)
    assert len(BOX.prices) == 7


@pytest.mark.rule("RNF-COM-4")
def test_the_length_is_four_five_or_six_trophies() -> None:
    length = next(option for option in GAME.meta.options if option.name == "length")
    assert length.choices == ("4", "5", "6")
    assert length.default == "4"


@pytest.mark.rule("RNF-COM-5")
def test_tiles_depend_on_the_number_of_players() -> None:
    assert [len(BOX.initial_layout[seats]) for seats in (2, 3, 4)] == [2, 3, 4]
    assert BOX.sea_tiles == {2: 12, 3: 15, 4: 19}
    assert BOX.land_tiles == {2: [0, 10, 8, 6, 2], 3: [0, 14, 11, 8, 3], 4: [0, 17, 15, 11, 4]}
    assert len(BOX.initial_shape) == 8
    assert [len(turns[0]) for turns in BOX.turns[1:]] == [6, 4, 3, 2]


@pytest.mark.rule("RNF-COM-7")
def test_trophies_have_their_points() -> None:
    points = dict(zip(kinds.PIECES, BOX.trophy_points, strict=True))
    assert points == {"nomad": 10, "town": 10, "mountaineer": 15, "temple": 20, "merchant": 20, "ship": 25}


@pytest.mark.rule("RNF-COM-8")
def test_cards_give_points_by_the_number_of_pieces() -> None:
    tables = dict(zip(kinds.PIECES, BOX.development, strict=True))
    assert tables["nomad"] == list(range(9))
    assert tables["town"] == [0, 1, 3, 5, 7, 9, 11, 13, 15]
    assert tables["ship"] == [0, 5, 10, 15, 20, 25]
    assert tables["merchant"] == [n * n for n in range(7)]
    assert tables["mountaineer"] == [0, 2, 5, 10]
    assert tables["temple"] == [0, 5, 10, 15]


def test_the_set_says_that_part_of_it_is_reconstructed() -> None:
    assert GAME.meta.components.reconstructed
    assert GAME.face.printed["reconstructed"] is True


def test_what_is_printed_holds_shapes_spots_and_points() -> None:
    printed = make().face.printed
    assert printed["prices"] == [5, 10, 20, 40, 60, 80]
    assert printed["library"] == {"2": 6, "3": 6, "4": 6}
    turns = printed["turns"]
    assert isinstance(turns, dict)
    assert [len(turns[terrain]) for terrain in kinds.TERRAINS[1:]] == [2, 3, 2, 3]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "format 2"),
        ("sea = 12", "sea = 2", "do not fit"),
        ("count = 8", "count = 7", "1 to 20 pieces"),
        ("wood = 20", "wood = 10", "enough wood"),
        ("after = [5, ", "after = [", "one for each number"),
        ("seats = 4\ntiles", "seats = 5\ntiles", "layouts"),
        ('rows = """\n........00', 'rows = """\n........0.', "number 1 does not show"),
        ('id = "nomad"', 'id = "settler"', "the six kinds"),
        ("hexes = [[0, 0], [1, 0]]", "hexes = [[0, 1], [1, 0]]", "the first at 0,0"),
        ("name = ", "nom = ", "nom"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(old: str, new: str, said: str) -> None:
    from importlib import resources

    text = resources.files("saecula.games.rise_and_fall").joinpath("data/classic.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadComponents, match=said):
        FILES.read(text.replace(old, new, 1), "own.toml")


def test_the_library_has_six_worlds_for_each_number_of_players() -> None:
    assert [sum(world.seats == seats for world in FILES.default().worlds) for seats in (2, 3, 4)] == [6, 6, 6]


@pytest.mark.parametrize(
    ("piece", "action", "move"),
    [
        ("nomad", "BuildTown", "build-town 2"),
        ("nomad", "BuildTemple", "build-temple 2"),
        ("nomad", "BuildShip", "build-ship 2 W"),
        ("mountaineer", "BuildTown", "build-town 4"),
        ("merchant", "BuildShip", "build-ship 2 W"),
        ("merchant", "BuyResource", "buy-resource 2 wood"),
        ("ship", "BuildAshore/town", "build-ashore 1 E town"),
        ("ship", "BuildAshore/temple", "build-ashore 1 E temple"),
        ("ship", "Transform/merchant", "transform 1 E merchant"),
        ("town", "Educate/merchant", "educate 2 E merchant"),
        ("town", "Educate/mountaineer", "educate 2 E mountaineer"),
        ("temple", "Convert/nomad", "convert 2 E"),
    ],
)
def test_the_price_that_is_printed_is_the_price_that_is_paid(piece: str, action: str, move: str) -> None:
    costs = make().face.printed["costs"]
    assert isinstance(costs, dict)
    at = {"mountaineer": 4, "ship": 1}.get(piece, 2)
    pupil = {"nomad": [3]} if piece == "town" else {}
    stranger = {"nomad": [3]} if piece == "temple" else {}
    purse = {"gold": 9, "wood": 4, "stone": 4}
    pieces = {"A": {piece: [at], **pupil}, "B": {"town": [5], **stranger}}
    table = scene("01121", pieces, play={"A": piece, "B": "town"}, goods={"A": purse})
    table.play("A", move)
    paid = {good: held - table.good("A", good) for good, held in purse.items()}
    assert {good: price for good, price in paid.items() if price > 0} == costs[piece][action]


def test_the_taxes_that_are_printed_are_the_gold_that_is_collected() -> None:
    taxes = make().face.printed["taxes"]
    assert taxes == {"sea": 0, "plain": 2, "forest": 3, "mountain": 1, "glacier": 0}
