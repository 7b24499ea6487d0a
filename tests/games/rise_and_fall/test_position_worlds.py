"""Positions that cannot be: the World, setting up, the countdown, and dumps that no words can tell."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saecula.kernel.errors import BadRecord
from tests.games.rise_and_fall.scene import GAME, building, sea
from tests.games.rise_and_fall.test_positions import PHASE_A, SETTING_UP, WORLD, Words, refusal, told

LAYING = ["land-tiles", *SETTING_UP]
SEA = ["sea-tiles", *SETTING_UP]
BUILT = {"world": "built"}
#: Six mountain hexes in a row, the first two of them under a glacier.
ROW: Words = {"world": ["443333"], "layer": "glacier", "tiles": ["1 0"], "placed": 1, "pieces": {}, "played": {}}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"at": "layer", "tiles": ["1 0", "2 0"]}, "tiles: 2 0 lies beyond the World or on another tile (RNF-WOR-5)"),
        ({"at": "layer", "tiles": []}, "world: hex 1 is glacier, and no tile of glacier lies there (RNF-WOR-5)"),
        (
            {"at": "layer", "world": ["433333"]},
            "world: hex 2 is mountain, and a tile of glacier lies there (RNF-WOR-5)",
        ),
        (
            {"at": "layer", "layer": "forest", "tiles": []},
            "world: hex 1 is glacier before that layer is laid (RNF-WOR-7)",
        ),
        ({"at": "layer", "layer": "sea"}, "tiles: no land lies while the layer is sea (RNF-WOR-7)"),
        (
            {"at": "layer", "layer": "sea", "tiles": [], "placed": 0},
            "layer: land-tiles lays land, and the layer is sea (RNF-WOR-7)",
        ),
        ({"at": "layer", "tiles": ["1 0"] * 3}, "tiles: 3 of glacier lie, and there are 2 (RNF-COM-5)"),
        (
            {"at": "start", "layer": "forest", "tiles": []},
            "layer: forest is not the last of a finished World (RNF-WOR-7)",
        ),
        ({"at": "layer", "world": [], "tiles": []}, "layer: glacier is laid where there is no World (RNF-WOR-5)"),
        (
            {"at": "layer", "placed": 99},
            "placed: 99 tiles were laid by players, where 1 to 25 can have been (RNF-WOR-1)",
        ),
        ({"at": "layer", "builder": "C"}, "builder: there is no seat 'C' in a game of 2"),
        (
            {"at": "layer", "pieces": {"A": {"town": [5]}}},
            "pieces.A.town: hex 5 is of a World that is not finished (RNF-STA-2)",
        ),
        ({"world": ["4" * 5], "tiles": []}, "world: 5 hexes of glacier or higher, and the tiles cover 4 (RNF-COM-5)"),
        ({"world": ["0" * 101], "tiles": []}, "world: 101 hexes, and the tiles cover 100 (RNF-COM-5)"),
        (
            {"world": ["0" * 251], "tiles": []},
            "world: 251 hexes, and no set of tiles covers more than 250 (RNF-COM-5)",
        ),
        (
            {"open": {"table": LAYING, "A": ["tile-place glacier 0"]}},
            "open.A: tile-place goes round clockwise, and it is due to B (RNF-WOR-1)",
        ),
        (
            {"open": {"table": LAYING, "B": ["tile-place forest 0"]}},
            "open.B: tile-place of another layer than glacier (RNF-WOR-7)",
        ),
        (
            {"open": {"table": LAYING, "B": ["tile-lift glacier 2 none"]}},
            "open.B: 2 to be moved of 1 that lie (RNF-WOR-11)",
        ),
        (
            {"open": {"table": ["library-world", *SETTING_UP]}},
            "open.table: library-world belongs to a World that is 'library' (RNF-WOR-1)",
        ),
        ({"open": {"table": SEA}}, "world: there is none yet at sea-tiles (RNF-WOR-1)"),
    ],
)
def test_a_world_that_cannot_be_built_is_refused(words: Words, said: str) -> None:
    assert refusal(options=BUILT, **ROW | words) == said


@pytest.mark.parametrize(
    ("middles", "said"),
    [
        ([(0, 0)], "sea: tile 1 at 0, 0 lies on another (RNF-WOR-8)"),
        ([(0, -2)], "sea: tile 1 at 0, -2 does not touch 2 tiles (RNF-WOR-2)"),
        ([(4, -1), (6, 0), (5, 3)], "sea: tile 3 at 5, 3 closes off empty space (RNF-WOR-9)"),
        ([(4, -1)] * 13, "sea: 13 tiles lie, and there are 12 (RNF-COM-5)"),
        ([(999, 0)], "sea: the World lies too far away"),
    ],
)
def test_a_sea_that_cannot_be_laid_is_refused(middles: list[tuple[int, int]], said: str) -> None:
    assert refusal(options=BUILT, sea=middles, world=[], pieces={}, played={}, at="sea") == said


def test_land_begins_on_a_whole_sea() -> None:
    said = refusal(options=BUILT, sea=[(4, -1)], world=["000"], layer="plain", pieces={}, played={}, at="layer")
    assert said == "sea: land begins when all 12 tiles lie, not after 1 (RNF-WOR-7)"
    table = sea([(4, -1)])
    while len(table.state.site.q) < 12:
        table.play(table.asked()[0], table.legal(table.asked()[0])[0])
    words: Words = table.scene.words()
    assert "corner" not in words
    assert refusal(options=BUILT, **words | {"corner": [0, 0], "pieces": {}, "played": {}}) == (
        "world: its hexes are not those of the sea tiles (RNF-WOR-3)"
    )


@pytest.mark.parametrize("field", ["builder", "layer", "placed"])
def test_nobody_builds_a_world_of_the_library(field: str) -> None:
    words: Words = {"builder": "B", "layer": "glacier", "placed": 3}
    assert refusal(**{field: words[field]}) == f"{field}: nobody builds a World that is 'library' (RNF-WOR-1)"


# -- setting up


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"goods": {"A": {"gold": 1}}}, "goods.A.gold: 1, and treasuries start empty (RNF-STA-1)"),
        ({"cards": {"A": {"ship": "reserve"}}}, "cards.A.ship: reserve is not where it starts (RNF-STA-1)"),
        ({"round": 1}, "round: 1 while the game is being set up (RNF-STA-2)"),
        ({"played": {"A": "town"}}, "played.A: nobody has played a card yet (RNF-A-1)"),
        ({"pieces": {"A": {"temple": [1]}}}, "pieces.A.temple: 1 are not among the starting pieces (RNF-STA-1)"),
        ({"pieces": {"A": {"town": [1, 2]}}}, "pieces.A.town: 2 are not among the starting pieces (RNF-STA-1)"),
        ({"pieces": {"B": {"town": [1]}}}, "pieces.B: 1 stand there, where 0 have been placed (RNF-STA-2)"),
        (
            {"open": {"table": ["start-pieces 2", "begin-round"], "A": ["start-piece"]}},
            "open.A: start-piece goes round clockwise, and it is due to B (RNF-STA-2)",
        ),
        (
            {"open": {"table": ["start-pieces 7", "begin-round"]}},
            "open.table: start-pieces 7, and 6 are asked in all (RNF-RND-1)",
        ),
        ({"world": []}, "open.table: start-pieces needs a finished World (RNF-WOR-7)"),
    ],
)
def test_setting_up_goes_by_the_rules(words: Words, said: str) -> None:
    opened = {"table": ["start-pieces 1", "begin-round"], "A": ["start-piece"]}
    base: Words = {"pieces": {}, "played": {}, "open": opened}
    assert refusal(**base | words) == said


# -- three seconds


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"clock": {"now": 5, "ends": 4}}, "clock: 5 is later than the end of the last countdown, 4 (RNF-A-2)"),
        (
            {"clock": {"now": 0, "ends": 3001}},
            "clock: a countdown from 0 to 3001 is not one of three seconds (RNF-A-2)",
        ),
        (
            {"open": {"table": ["random-card B", *PHASE_A], "B": ["card-choice"]}},
            "open.table: random-card B, and others have not chosen either (RNF-A-2)",
        ),
        ({"chosen": {}}, "chosen.A: A neither has chosen a card nor is asked for one (RNF-A-1)"),
        ({"chosen": {"A": "town", "B": "town"}}, "chosen.B: B has chosen a card already (RNF-A-1)"),
    ],
)
def test_a_countdown_is_one_of_three_seconds_for_the_last(words: Words, said: str) -> None:
    opened = {"table": ["countdown B", *PHASE_A], "B": ["card-choice"]}
    base: Words = {"played": {}, "chosen": {"A": "town"}, "open": opened}
    assert refusal(options={"three-seconds": "on"}, **base | words) == said


def test_without_three_seconds_there_is_no_countdown() -> None:
    opened = {"table": ["countdown B", *PHASE_A], "B": ["card-choice"]}
    said = "clock: three seconds were not agreed on, so no time has passed (RNF-A-2)"
    assert refusal(played={}, chosen={"A": "town"}, open=opened) == said
    said = "open.table: countdown, and three seconds were not agreed on (RNF-A-2)"
    assert refusal(played={}, chosen={"A": "town"}, open=opened, clock={"ends": 0}) == said


# -- dumps, whose numbers no words can tell


def put(*path: str | int, value: object) -> Callable[[Words], None]:
    """Write a value somewhere into a dump."""

    def change(dump: Words) -> None:
        place: Any = dump
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("seats", value=5), "5 seats"),
        (put("site", "level", value=[1, 1, 1]), "one entry for each hex"),
        (put("site", "level", 0, value=9), "a level"),
        (put("site", "hexes", "q", value=[3, 2, 1, 0, 0, 1, 2, 3]), "reading order"),
        (put("site", "hexes", "q", value=[0, 0, 1, 2, 0, 1, 2, 3]), "same place"),
        (put("site", "hexes", "q", value=[0, 1, 2, 900, 0, 1, 2, 3]), "too far"),
        (put("site", "builder", value=7), "builder: there is no seat 7"),
        (put("site", "layer", value=7), "layer: there is no terrain 7"),
        (put("pieces", "main", 0, value=99), "there is no such piece"),
        (put("pieces", "guest", 0, value=9), "there is no such piece"),
        (put("pieces", "guest", 0, value=1), "hex 1 holds a merchant as well"),
        (put("pieces", "guest", 6, value=1), "on hex 7 a merchant stands on a town that is not there"),
        (put("realms", "bank", 0, value=9), "goods: the bank holds 9 gold, not 522"),
        (put("realms", "goods", value=[0]), "treasuries"),
        (put("realms", "cards", 0, value=7), "cards: 7 is not from 0 to 3"),
        (put("course", "first", value=2), "first: 2 is not from 0 to 1"),
        (put("course", "chosen", 0, value=9), "chosen: 9 is not from -1 to 5"),
        (put("course", "giving", 0, value=99), "giving: 99 is not from 0 to 63"),
        (put("course", "died", value=[1]), "2 entries"),
        (put("course", "first", value="A"), "Expected"),
    ],
)
def test_a_dump_that_cannot_be_is_refused(change: Callable[[Words], None], said: str) -> None:
    dump: Words = msgspec.json.decode(msgspec.json.encode(told().state.dump()))
    change(dump)
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


def test_a_dump_of_a_world_under_construction_says_that_it_is_not_finished() -> None:
    dump: Words = building("glacier", "333333", ["1 0"]).state.dump()
    dump["site"]["finished"] = True
    with pytest.raises(BadRecord, match="land-tiles in a finished World"):
        GAME.load(dump)


def test_a_drawn_world_may_lie_anywhere() -> None:
    table = told(corner=[3, -2])
    assert table.words()["corner"] == [3, -2]
    assert table.words()["world"] == WORLD
