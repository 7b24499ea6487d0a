"""Component files of one's own: what is accepted, what is refused, what counts as the same set."""

from pathlib import Path

import pytest

from saecula.games.time_of_empires import make
from saecula.games.time_of_empires.model.components import FILES
from saecula.kernel.errors import BadComponents
from tests.games.time_of_empires.scene import DECK, GAME

CLASSIC = Path(make.__code__.co_filename).parent / "data" / "classic.toml"
TEXT = CLASSIC.read_text(encoding="utf-8")


def test_the_classic_set_is_marked_as_partly_reconstructed() -> None:
    assert FILES.describe(FILES.default()).reconstructed
    assert GAME.meta.components.name == "classic"


def test_a_set_without_reconstructed_parts_is_not_marked() -> None:
    found = FILES.read(TEXT.replace("reconstructed = true", "reconstructed = false"), "own.toml")
    assert not FILES.describe(found).reconstructed


def test_name_and_remarks_do_not_change_the_hash_but_figures_do() -> None:
    same = FILES.read(TEXT.replace('name = "classic"', 'name = "mine"'), "own.toml")
    assert FILES.describe(same).hash == GAME.meta.components.hash
    other = FILES.read(TEXT.replace("pawns = 20", "pawns = 19"), "own.toml")
    assert FILES.describe(other).hash != GAME.meta.components.hash


def test_a_file_of_ones_own_makes_a_game(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace("pawns = 20", "pawns = 12"), encoding="utf-8")
    game = make(path)
    assert game.census(game.start(2, game.meta.check(2, {})))["pawns 0"] == 12


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "format 2 is not known"),
        ("pawns = 20", "pawns = 2", "pawns go from 4 to 40"),
        ("buildings = 5", "buildings = 0", "buildings go from 1 to 9"),
        ("clans = [1, 2, 3, 4, 4, 4]", "clans = [1, 2, 3]", "ladders: clans"),
        ("cries = [180000, 360000]", "cries = [360000, 180000]", "cries come in order"),
        ("glass = 30000", "glass = 30500", "whole seconds"),
        ("grace = 15000", "grace = 0", "grace and count_in"),
        ("creations = [5, 10]", "creations = [5, 15]", "creations come after rounds"),
        ('id = "capital"', 'id = "home"', "capital, a and b"),
        ("slots = [2, 2, 1]", "slots = [2, 2, 3]", "up to 3 slots"),
        ('terrains = ["field"', 'terrains = ["sea"', "terrains are"),
        ('capitals = ["H0", "H3"]', 'capitals = ["H0", "H1"]', "named once"),
        ('capitals = ["H0", "H3"]', 'capitals = ["H0"]', "for 2 players"),
        ('id = "H1"', 'id = "H0"', "names of their own"),
        ("corners = [[0, 0], [1, 0], [0, 1]]", "corners = [[0, 0], [0, 0], [0, 1]]", "three corners"),
        ('id = "102"', 'id = "101"', "an id of its own"),
        ('op = "overrun"', 'op = "conquer"', "there is no effect conquer"),
        ('building = "mill"', 'building = "tower"', "there is no effect build 1 tower"),
        ("copies = 2", "copies = 3", "has 24 cards"),
        ('colour = "blue"', 'colour = "red"', "red has four"),
        ('skill = "more-bricks"', 'skill = "more-luck"', "a skill is one of"),
        ('speciality = "culture"', 'speciality = "expansion"', "two of each speciality"),
        ('sides = ["draw", "resources"]', 'sides = ["draw", "draw"]', "the eight sides"),
        ('column = "bonus"', 'column = "last"', "the columns are"),
        ('counts = "warehouses"', 'counts = "sheep"', "they count one of"),
        ("[[wonders]]\n", "[[wonders]]\nlucky = true\n", "unknown field"),
        ('name = "classic"', "name = classic", "Invalid value"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused_with_the_reason(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents, match=said):
        FILES.read(TEXT.replace(old, new, 1), "own.toml")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        make(tmp_path / "nowhere.toml")


def test_what_is_printed_names_every_component() -> None:
    printed = GAME.face.printed
    cards = printed["cards"]
    assert isinstance(cards, list)
    assert [card["card"] for card in cards] == DECK.ids
    assert {"spots", "layouts", "tiles", "ladders", "leaders", "wonders", "effect_tiles", "times"} <= set(printed)
