"""Component files of one's own: what is read, what is refused, what a screen is told."""

from importlib import resources
from pathlib import Path

import pytest

from saecula.games.through_the_ages import make
from saecula.games.through_the_ages.model.components import FILES
from saecula.kernel.errors import BadComponents
from tests.games.through_the_ages.scene import game

TEXT = resources.files("saecula.games.through_the_ages").joinpath("data/classic.toml").read_text(encoding="utf-8")


def test_the_set_of_a_file_makes_a_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('name = "classic"', 'name = "mine"'), encoding="utf-8")
    made = make(path)
    assert made.meta.components.name == "mine"
    assert made.meta.components.hash == game().meta.components.hash


def test_the_set_says_that_some_of_it_rests_on_one_description() -> None:
    found = FILES.read(TEXT, "classic.toml")
    assert FILES.describe(found).reconstructed
    doubtful = [card.id for card in found.military if card.reconstructed]
    assert "war-over-culture-ii" in doubtful
    assert "spy-ii" not in doubtful


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "taking-science"', 'kind = "taking-sides"', "'taking-sides' is not a known effect"),
        ('kind = "lose-people"', 'kind = "lose-heart"', "'lose-heart' is not a known effect"),
        ('id = "homer"', 'id = "moses"', "two cards have the same id"),
        ('id = "despotism"', 'id = "anarchy"', "the technologies to begin with are"),
        ("format = 1", "format = 2", "format 2 is not known"),
        ("cleared = [3, 2, 1]", "cleared = [3, 2]", "cleared has a number for 2, 3 and 4 players"),
        ("row = [1, 1,", "row = [1,", "the row has 13 places"),
        ("copies = [1, 1, 1]", "copies = [1, 1]", "give the copies with 2, 3 and 4 players"),
        ('kind = "wonder"', 'kind = "marvel"', "'marvel' is not a kind of civil card"),
        ("blue = 18", "blue = 180", "yellow and blue tokens go from 8 to 40"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents, match=said.replace("(", r"\(")):
        FILES.read(TEXT.replace(old, new, 1), "mine.toml")


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        make(tmp_path / "none.toml")
    with pytest.raises(BadComponents, match=r"mine\.toml"):
        FILES.read("name = ", "mine.toml")


def test_a_screen_is_told_every_card_by_its_number() -> None:
    printed = game().face.printed
    cards = printed["cards"]
    assert isinstance(cards, list)
    assert [card["id"] for card in cards] == game().names
    assert set(printed) == {"cards", "board"}
