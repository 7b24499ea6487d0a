"""Drawings of Rise & Fall: every picture fits a terminal of 100 by 40, the page is sound, and no secret shows."""

import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from xml.etree import ElementTree

import pytest
from rich.console import Console, Group
from rich.text import Text

from saecula.games.rise_and_fall.edges.draw import svg, terminal
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.kernel.codes import Log
from saecula.play.playout import policy_move
from saecula.texts.languages import Texts
from tests.games.rise_and_fall.scene import GAME, Table, scene

WIDTH, LINES = 100, 40
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Maximiliana von Hohenstein", "Bo", "search:200", "Zoë Ångström"]
LANGUAGES = ("en", "fr", "it")
PIECES = {"A": {"nomad": [1], "town": [2]}, "B": {"nomad": [5], "town": [6]}}


def look(state: RiseState, seat: int | None) -> RiseView:
    view = GAME.view(state, seat)
    assert isinstance(view, RiseView)
    return view


def lines(view: RiseView, lang: str = "en", width: int = WIDTH) -> list[Text]:
    picture = terminal(GAME, view, Texts(lang, "rise-and-fall"), NAMES[: view.seats], width)
    assert isinstance(picture, Group)
    found = [line for line in picture.renderables if isinstance(line, Text)]
    assert len(found) == len(picture.renderables)
    return found


def plain(view: RiseView, lang: str = "en") -> str:
    return "\n".join(line.plain for line in lines(view, lang))


def page(view: RiseView, lang: str = "en") -> str:
    return svg(GAME, view, Texts(lang, "rise-and-fall"), NAMES[: view.seats])


def states(seats: int, seed: int, rare: int, **options: str) -> Iterator[RiseState]:
    """A sensible game from its first state to its last: all of its beginning, then now and then one."""
    rng = Random(seed)
    state = GAME.start(seats, GAME.meta.check(seats, {"quiet-rounds": "20", **options}))
    yield state
    moves = 0
    while policy_move(GAME, state, rng, Log(False)):
        moves += 1
        if state.course.round < 2 or moves % rare == 0:
            yield state
    yield state


def fits(view: RiseView, lang: str) -> bool:
    found = lines(view, lang)
    return len(found) <= LINES and all(line.cell_len <= WIDTH for line in found)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"world": "library"}),
        (3, {"world": "random", "length": "6"}),
        (4, {"world": "library", "three-seconds": "on"}),
        (2, {"world": "built"}),
        (4, {"world": "built"}),
    ],
)
def test_every_picture_of_a_game_fits_the_terminal(seats: int, options: dict[str, str]) -> None:
    wrong = [
        (state.course.round, state.site.placed)
        for i, state in enumerate(states(seats, 7, 31, **options))
        if not fits(look(state, (None, *range(seats))[i % (seats + 1)]), LANGUAGES[i % 3])
    ]
    assert wrong == []


def slanted(rows: int, columns: int, step: int) -> str:
    """A world whose rows each begin some hexes further east than the one before."""
    return "/".join("." * (step * row) + "".join(str((row + i) % 2) for i in range(columns)) for row in range(rows))


@pytest.mark.parametrize(
    "world",
    [slanted(36, 4, 0), slanted(6, 25, 0), slanted(31, 5, 0), slanted(20, 8, 0), slanted(17, 7, 1), slanted(24, 6, 0)],
    ids=["tall", "wide", "slim", "broad", "slanted", "long"],
)
def test_a_world_of_whatever_shape_fits_the_terminal(world: str) -> None:
    land = [number for number, level in enumerate(re.sub("[./]", "", world), 1) if level == "1"]
    nomads, towns = {"A": land[:2], "B": land[2:3]}, {"C": land[3:4], "D": land[4:5]}
    pieces = {seat: {"nomad": at} for seat, at in nomads.items()} | {seat: {"town": at} for seat, at in towns.items()}
    table = scene(world, pieces, seats=4)
    assert all(fits(table.view(seat), lang) for seat in ("", "A", "D") for lang in LANGUAGES)


def test_no_line_is_broken_or_cut_by_the_console() -> None:
    view = look(next(state for state in states(4, 3, 50) if state.course.round == 1), 0)
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    with console.capture() as shot:
        console.print(terminal(GAME, view, Texts("en", "rise-and-fall"), NAMES, WIDTH))
    shown = [line.rstrip() for line in shot.get().splitlines()]
    assert shown == [line.plain.rstrip() for line in lines(view)]


def test_hexes_show_number_terrain_and_pieces() -> None:
    view = scene("1 2 3 / 1 4 0", {"A": {"town": [2], "merchant": [2]}, "B": {"nomad": [3]}}).view("A")
    said = plain(view)
    assert all(name in said for name in ('"1', "♣2", "^3", '"4', "*5", "~6"))
    assert "●T●C" in said
    assert "■N" in said


def test_a_piece_that_has_acted_is_written_small() -> None:
    table = scene("1 1 2", {"A": {"nomad": [1]}, "B": {"town": [3]}}, play={"A": "nomad", "B": "town"})
    assert "●N" in plain(table.view("A"))
    table = scene("1 1 2 2", {"A": {"nomad": [1, 4]}, "B": {"town": [3]}}, play={"A": "nomad", "B": "town"})
    table.play("A", "produce 4")
    board = plain(table.view("A"))
    assert "●n" in board
    assert "●N" in board


def test_where_every_card_is_stands_beside_its_pieces() -> None:
    table = scene(
        "1 1 2 / 1 1 2",
        PIECES,
        trophies={"temple": "B"},
        cards={"A": {"nomad": "hand", "town": "discard"}, "B": {"nomad": "decline", "town": "hand"}},
    )
    said = plain(table.view("A"))
    assert "1/8+" in said
    assert "1/8-" in said
    assert "1/8x" in said
    assert "■B" in next(line for line in said.splitlines() if "temple" in line)


def test_the_sea_shows_tiles_and_places_by_the_names_of_moves() -> None:
    table = scene(at="sea")
    said = [line.split() for line in plain(table.view("A")).splitlines()]
    shown = {word for words in said for word in words}
    places = [move.split()[1:] for move in table.legal("A", "lay-sea") or table.legal("B", "lay-sea")]
    assert places
    assert {f"{tile}/" for tile, _ in places} | {spot for _, spot in places} <= shown or {
        f"{tile}/{spot}" for tile, spot in places
    } <= shown


def chosen(piece: str) -> Table:
    """Two civilizations; B has laid a card face down."""
    table = scene("1 1 2 / 1 1 2", PIECES)
    table.play("B", f"choose-card {piece}")
    return table


@pytest.mark.parametrize("seat", ["", "A"])
def test_a_card_laid_face_down_shows_to_nobody_else(seat: str) -> None:
    one, other = chosen("nomad").view(seat), chosen("town").view(seat)
    assert plain(one) == plain(other)
    assert page(one) == page(other)


def given_up(piece: str) -> Table:
    """A trophy was won; B has laid a card face down to decline."""
    table = scene("1 1 2 / 1 1 2", PIECES, trophies={"temple": "A"}, won=1, at="decline")
    table.play("B", f"decline-card {piece}")
    return table


@pytest.mark.parametrize("seat", ["", "A"])
def test_a_card_given_up_face_down_shows_to_nobody_else(seat: str) -> None:
    one, other = given_up("nomad").view(seat), given_up("town").view(seat)
    assert plain(one) == plain(other)
    assert page(one) == page(other)
    assert plain(given_up("nomad").view("B")) != plain(given_up("town").view("B"))


def test_the_countdown_of_the_last_one_to_choose_is_told() -> None:
    table = scene("1 1 2 / 1 1 2", PIECES, options={"three-seconds": "on"})
    assert "seconds left" not in plain(table.view("B"))
    table.play("A", "choose-card nomad")
    assert "3 seconds left" in plain(table.view("B"))


def test_ones_own_card_laid_face_down_is_marked() -> None:
    assert plain(chosen("nomad").view("B")) != plain(chosen("town").view("B"))
    assert "?" in plain(chosen("nomad").view("B")).split("face down")[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_is_sound_at_every_stage(seats: int) -> None:
    for i, state in enumerate(states(seats, 5, 90, world="built")):
        if i % 12 == 0:
            root = ElementTree.fromstring(page(look(state, None), LANGUAGES[i % 3]))
            assert root.tag == f"{SVG}svg"


def test_the_page_needs_no_file_besides_itself_and_names_everybody() -> None:
    drawn = page(scene("1 1 2 / 1 1 2", {**PIECES, "C": {"ship": []}}, seats=3).view())
    root = ElementTree.fromstring(drawn)
    links = [element.attrib["href"] for element in root.iter() if "href" in element.attrib]
    known = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert links
    assert {link.removeprefix("#") for link in links} <= known
    assert all(name[:6] in "".join(root.itertext()) for name in NAMES[:3])


def test_a_narrow_terminal_shows_everything_below_the_board() -> None:
    found = lines(look(next(iter(states(2, 3, 50))), 0), width=60)
    assert all(line.cell_len <= 60 for line in found)
