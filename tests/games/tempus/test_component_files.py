"""Component files: another set plays, a broken one is refused with one clear sentence, remarks change nothing."""

from importlib import resources
from pathlib import Path
from random import Random

import pytest

from saecula.games.tempus import make
from saecula.games.tempus.model.components import FILES
from saecula.kernel.errors import BadComponents, BadRecord
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.playout import Tally, playout
from saecula.play.replay import Replay

CLASSIC = resources.files("saecula.games.tempus").joinpath("data/classic.toml").read_text(encoding="utf-8")
RING = 'ring = ["farmland", "forest", "mountain", "grassland", "hills", "grassland"]'
SAME_AS_T01 = 'ring = ["forest", "mountain", "grassland", "hills", "grassland", "farmland"]'
T02 = 'centre = "forest"\nring = ["farmland", "mountain", "hills", "grassland", "hills", "forest"]'
EDUCATION = "copies = { grassland = 1, farmland = 1, hills = 2, forest = 2 }"


def changed(*pairs: tuple[str, str]) -> str:
    """The classic file with a few words replaced, once each."""
    text = CLASSIC
    for old, new in pairs:
        assert old in text, f"{old!r} is not in the classic file"
        text = text.replace(old, new, 1)
    return text


BROKEN = {
    "not TOML": (("format = 1", "format ="), "line"),
    "a format of the future": (("format = 1", "format = 2"), "format 2 is not known, only 1"),
    "no name": (('name = "classic"', ""), "missing required field `name`"),
    "an unknown field": (("format = 1", "format = 1\nwind = 3"), "unknown field `wind`"),
    "a number as text": (("tokens = 16", 'tokens = "16"'), "Expected `int`, got `str` - at `$.supply.tokens`"),
    "a sea too small": (("rows = 12", "rows = 9"), "sea: columns and rows go from 10 to 26"),
    "a sea too large": (("columns = 13", "columns = 27"), "sea: columns and rows go from 10 to 26"),
    "too few tokens": (("tokens = 16", "tokens = 3"), "supply: tokens go from 4 to 40"),
    "a city of value 5": (
        ("cities = { 2 = 3, 3 = 3, 4 = 2 }", "cities = { 2 = 3, 3 = 3, 5 = 2 }"),
        "supply: cities have the values 2, 3 and 4, each 0 to 9 times (TEM-COM-2)",
    ),
    "no tiles for 5 players": (("5 = 12\n", ""), "tiles_by_seats: give a number for 3, 4 and 5 players (TEM-SET-5)"),
    "more tiles than there are": (("5 = 12\n", "5 = 13\n"), "no more than there are (TEM-SET-5)"),
    "a missing row": (('id = "trade"', 'id = "commerce"'), "the eleven rows are, in this order, start, writing"),
    "mountain as a box terrain": (
        ('terrain = "hills"', 'terrain = "mountain"'),
        "eras: agriculture: 'mountain' is not one of grassland, farmland, hills, forest (TEM-COM-4)",
    ),
    "a stacking limit of one": (("stack = 2", "stack = 1"), "eras: start: tokens, distance and babies go from 1 to 9"),
    "more actions than tiles": (("actions = 3", "actions = 7"), "eras: start: drawn 1 to 9, hand 1 to 15"),
    "a negative bonus": (("bonus_cards = 2", "bonus_cards = -1"), "eras: writing: bonus_cards go from 0 to 9"),
    "points without measure": (("points = 3", "points = 51"), "eras: flight: points go from 0 to 50"),
    "two tiles with one id": (('id = "T02"', 'id = "T01"'), "tiles: two tiles have the same id"),
    "an id of two words": (('id = "T02"', 'id = "T 02"'), "tiles: the id 'T 02' is not one word"),
    "a ring of five": (
        (RING, RING.replace(', "grassland"]', "]")),
        "tiles: T01: the ring has 6 hexes, not 5 (TEM-COM-1)",
    ),
    "an unknown terrain": (('centre = "farmland"', 'centre = "swamp"'), "tiles: T01: 'swamp' is not one of grassland"),
    "water on a tile": (('centre = "farmland"', 'centre = "water"'), "tiles: T01: 'water' is not one of grassland"),
    "the same tile twice, turned": (
        (T02, f'centre = "farmland"\n{SAME_AS_T01}'),
        "tiles: T02 is the same as T01 (TEM-COM-1)",
    ),
    "an unknown ability": (('ability = "weapons"', 'ability = "sorcery"'), "cards: the nine abilities are education"),
    "mountain as a card terrain": (
        (EDUCATION, EDUCATION.replace("forest", "mountain")),
        "cards: education: 'mountain' is not a card terrain (TEM-COM-3)",
    ),
    "53 cards": (
        (EDUCATION, EDUCATION.replace("forest = 2", "forest = 1")),
        "there are 54 idea cards, not 53 (TEM-COM-3)",
    ),
    "a negative number of cards": (
        (EDUCATION, EDUCATION.replace("forest = 2", "forest = -2")),
        "cards: education: forest: -2 copies are not possible",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused_with_a_sentence_that_says_where_and_why(case: str, tmp_path: Path) -> None:
    change, sentence = BROKEN[case]
    path = tmp_path / "my.toml"
    path.write_text(changed(change), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        make(path)
    assert str(path) in str(caught.value)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_eleven_map_tiles_are_refused() -> None:
    start, end = CLASSIC.index('[[tiles]]\nid = "T12"'), CLASSIC.index("# The idea cards")
    with pytest.raises(BadComponents, match=r"tiles: there are 12 map tiles, not 11 \(TEM-COM-1\)"):
        FILES.read(CLASSIC[:start].replace("5 = 12\n", "5 = 11\n") + CLASSIC[end:], "my.toml")


def test_a_missing_file_and_one_that_is_no_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml: cannot be read"):
        make(tmp_path / "none.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadComponents, match=r"picture\.toml: cannot be read"):
        make(tmp_path / "picture.toml")


def test_another_set_plays_under_a_hash_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    swap = EDUCATION.replace("grassland = 1", "grassland = 2").replace("forest = 2", "forest = 1")
    path.write_text(changed(('name = "classic"', 'name = "mine"'), (EDUCATION, swap)), encoding="utf-8")
    game = make(path)
    assert game.meta.components.name == "mine"
    assert game.meta.components.hash != make().meta.components.hash
    match = Match(game, 3, {}, seed_of("tempus", 1))
    assert match.record().header.components == game.meta.components
    state = game.start(3, {"map": "dealt"})
    playout(game, state, Random(1), Tally())
    assert game.is_over(state)


def test_a_record_is_not_replayed_with_another_set(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(changed(("points = 3", "points = 4")), encoding="utf-8")
    record = Match(make(path), 3, {}, seed_of("tempus", 1)).record()
    with pytest.raises(BadRecord, match="component set"):
        Replay(make(), record)


@pytest.mark.parametrize(
    "change",
    [
        ('name = "classic"', 'name = "other"'),
        ('title = "Classic set (partly reconstructed)"', 'title = "My box"'),
        ('source = "reconstruction"', 'source = "own box"'),
        ('terrain_source = "reconstruction"', 'terrain_source = "own box"'),
        ("format = 1", 'format = 1\nnote = "typed in by hand"'),
    ],
)
def test_names_and_remarks_do_not_change_the_hash(change: tuple[str, str]) -> None:
    assert FILES.describe(FILES.read(changed(change), "my.toml")).hash == FILES.describe(FILES.default()).hash


@pytest.mark.parametrize(
    "change",
    [
        ("points = 3", "points = 4"),
        ("rows = 12", "rows = 11"),
        ("tokens = 16", "tokens = 15"),
        ("3 = 8", "3 = 9"),
        ('terrain = "grassland"', 'terrain = "forest"'),
        ('centre = "farmland"', 'centre = "hills"'),
    ],
)
def test_everything_that_play_depends_on_changes_the_hash(change: tuple[str, str]) -> None:
    assert FILES.describe(FILES.read(changed(change), "my.toml")).hash != FILES.describe(FILES.default()).hash


def test_a_set_without_reconstructed_parts_says_so() -> None:
    assert make().meta.components.reconstructed
    own = FILES.read(CLASSIC.replace('"reconstruction"', '"own box"'), "my.toml")
    assert not FILES.describe(own).reconstructed
