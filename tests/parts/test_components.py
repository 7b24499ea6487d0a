"""Component files of any game: where they are wrong, what their hash covers, what counts as reconstructed."""

from pathlib import Path

import msgspec
import pytest

from saecula.kernel.errors import BadComponents
from saecula.parts.components import ComponentFile, ComponentFiles

TEXT = """
name = "classic"
title = "A box"
format = 1

[[tiles]]
id = "one"
source = "book"
"""


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    source: str = ""
    reconstructed: bool = False


class Box(ComponentFile, forbid_unknown_fields=True):
    tiles: list[Tile]


def check_ids(found: Box) -> str:
    return "" if all(tile.id for tile in found.tiles) else "tiles: a tile has no id"


FILES = ComponentFiles("saecula.games.pebbles", Box, [check_ids], ("source",))


def hash_of(text: str) -> str:
    return FILES.describe(FILES.read(text, "my.toml")).hash


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "my.toml: format 2 is not known, only 1"),
        ('id = "one"', 'id = ""', "my.toml: tiles: a tile has no id"),
        ('id = "one"', "id = 1", "my.toml: Expected `str`, got `int`"),
        ("format = 1", "format =", "my.toml: "),
        ("format = 1", "format = 1\nshape = 3", "my.toml: Object contains unknown field `shape`"),
    ],
)
def test_a_file_says_what_is_wrong_with_it(old: str, new: str, said: str) -> None:
    with pytest.raises(BadComponents, match=said):
        FILES.read(TEXT.replace(old, new), "my.toml")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        FILES.open(tmp_path / "none.toml")


def test_the_hash_covers_what_play_depends_on() -> None:
    assert hash_of(TEXT) == hash_of(TEXT.replace("A box", "My box").replace('"book"', '"my own eyes"'))
    assert hash_of(TEXT) != hash_of(TEXT.replace('"one"', '"two"'))


def test_one_part_that_is_reconstructed_marks_the_whole_set() -> None:
    for old, new in (("", ""), ('"book"', '"reconstruction"'), ('"book"', '"book"\nreconstructed = true')):
        described = FILES.describe(FILES.read(TEXT.replace(old, new), "my.toml"))
        assert described.reconstructed == bool(old)
