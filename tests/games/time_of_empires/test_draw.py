"""Drawings of Time of Empires: every picture fits a terminal of 100 by 40, the page is sound, and no secret shows."""

from collections.abc import Iterator
from io import StringIO
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console, Group
from rich.text import Text

from saecula.games.time_of_empires.edges.draw import plan, svg, terminal
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import EmpiresView, PlayerView
from saecula.kernel.codes import Log
from saecula.play.playout import policy_move
from saecula.texts.languages import Texts
from tests.games.time_of_empires.scene import DECK, GAME, NAMES, Table, scene

WIDTH, LINES = 100, 40
SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = ["Maximiliana von Hohenstein", "Bo", "search:200", "Zoë Ångström"]
LANGUAGES = ("en", "fr", "it")


def look(state: EmpiresState, seat: int | None) -> EmpiresView:
    view = GAME.view(state, seat)
    assert isinstance(view, EmpiresView)
    return view


def lines(view: EmpiresView, lang: str = "en", width: int = WIDTH) -> list[Text]:
    picture = terminal(GAME, view, Texts(lang, "time-of-empires"), PLAYERS[: view.seats], width)
    assert isinstance(picture, Group)
    found = [line for line in picture.renderables if isinstance(line, Text)]
    assert len(found) == len(picture.renderables)
    return found


def plain(view: EmpiresView, lang: str = "en") -> str:
    return "\n".join(line.plain for line in lines(view, lang))


def page(view: EmpiresView, lang: str = "en") -> str:
    return svg(GAME, view, Texts(lang, "time-of-empires"), PLAYERS[: view.seats])


def states(seats: int, seed: int, rare: int, **options: str) -> Iterator[EmpiresState]:
    """A sensible game from its first state to its last: all of its beginning, then now and then one."""
    rng = Random(seed)
    state = GAME.start(seats, GAME.meta.check(seats, options))
    yield state
    moves = 0
    while policy_move(GAME, state, rng, Log(False)):
        moves += 1
        if moves < 40 or moves % rare == 0:
            yield state
    yield state


def fits(view: EmpiresView, lang: str) -> bool:
    found = lines(view, lang)
    return len(found) <= LINES and all(line.cell_len <= WIDTH for line in found)


@pytest.mark.parametrize(("seats", "ages"), [(2, "real-time"), (3, "initiation"), (4, "real-time"), (4, "initiation")])
def test_every_picture_of_a_game_fits_the_terminal(seats: int, ages: str) -> None:
    wrong = [
        (i, LANGUAGES[i % 3])
        for i, state in enumerate(states(seats, 7, 11, ages=ages))
        if not fits(look(state, (None, *range(seats))[i % (seats + 1)]), LANGUAGES[i % 3])
    ]
    assert wrong == []


def test_the_fullest_table_fits_the_terminal() -> None:
    late = [card for card, age in zip(DECK.ids, DECK.age, strict=True) if age]
    leaders = {"A": [name for name in NAMES.leaders if name[1] in "12" and name not in ("L16", "L12", "L26", "L22")]}
    table = scene(
        seats=4,
        age=3,
        leaders=leaders,
        hands={"A": late},
        found={"B": ["107"]},
        glasses={letter: ["leader-technology 0:00", "draw-left 0:00"] for letter in "AB"},
        clock="0:20",
        stacks={"leader-culture": "ABCDABCDABCD", "wonder-3": "ABCDABCDABCD"},
    )
    assert all(fits(table.view(seat), lang) for seat in (None, "A", "D") for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_of_every_card_takes_its_room_from_the_names(lang: str) -> None:
    late = [card for card, age in zip(DECK.ids, DECK.age, strict=True) if age]
    view = scene(seats=2, age=3, hands={"A": late * 2}).view("A")
    assert fits(view, lang)
    assert "72  ✶18 ▤18 ✢18 ♫18" in plain(view, lang)


def test_no_line_is_broken_or_cut_by_the_console() -> None:
    view = look(list(states(4, 3, 50))[-3], 0)
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    with console.capture() as shot:
        console.print(terminal(GAME, view, Texts("en", "time-of-empires"), PLAYERS, WIDTH))
    shown = [line.rstrip() for line in shot.get().splitlines()]
    assert shown == [line.plain.rstrip() for line in lines(view)]


def busy() -> Table:
    """Something of everything in a real-time age."""
    return scene(
        age=2,
        clock="2:50",
        glasses={"A": ["leader-technology 2:35", "deploy 2:00"]},
        clans={"A": {"H0a": 2, "H1": 1}, "B": {"H3b": 1}},
        buildings={"A": {"H0a": ["mill"], "H0b": ["theatre"]}},
        hands={"A": ["201"], "B": ["203"]},
        found={"A": ["107"]},
        leaders={"B": ["L11"]},
        stacks={"wonder-1": "BA"},
        bricks={"A": 4},
    )


def test_the_terminal_shows_land_pieces_glasses_and_clock() -> None:
    said = plain(busy().view("A"))
    for shown in (
        "6:10 left of the age",
        "Baby cry in 0:10",
        "H0 ★A",
        "A2 ✢A· ",
        "H1 ○  A1",
        "⋈A15",
        "influence the technology leader 15s",
        "deploy clans (ready)",
        "Animal husbandry (3▤)",
        "♛ Archimedes",
        "✶Printing 2/4",
        "Pyramids of Giza  ⋈· ⋈·  BA",
    ):
        assert shown in said


def test_only_in_turns_or_while_it_runs_does_a_glass_hold_its_space() -> None:
    view = scene(glasses={"A": ["deploy 2:00", "leader-technology 1:30"]}, clock="2:10").view("A")
    for pace, glasses, holders in (
        ("real-time", view.players, [(0, 20)]),
        ("initiation", stopped(view), [(0, 0)]),
        ("none", stopped(view), []),
    ):
        shown = msgspec.structs.replace(view, pace=pace, players=glasses)
        assert plan.Said(GAME, shown, Texts("en", "time-of-empires"), PLAYERS).holders("deploy") == holders


def stopped(view: EmpiresView) -> list[PlayerView]:
    """The players, with glasses that do not run."""
    return [
        msgspec.structs.replace(
            player, glasses=[msgspec.structs.replace(glass, runs=False) for glass in player.glasses]
        )
        for player in view.players
    ]


def test_whose_turn_it_is_stands_in_the_title_of_an_initiation_age() -> None:
    table = scene(pace="initiation", round=4, turn="B")
    assert "Round 4 of 15  B Bo’s turn" in plain(table.view("A")).splitlines()[0]


def hands(card: str) -> Table:
    """B holds a card that A does not know."""
    return scene(hands={"B": [card]})


@pytest.mark.parametrize("seat", [None, "A"])
def test_a_card_in_hand_shows_to_nobody_else(seat: str | None) -> None:
    one, other = hands("104").view(seat), hands("105").view(seat)
    assert plain(one) == plain(other)
    assert page(one) == page(other)
    assert plain(hands("104").view("B")) != plain(hands("105").view("B"))


def chosen(section: str) -> Table:
    """B has laid a token face down."""
    table = scene(age=2, phase="prepare")
    while GAME.to_act(table.state) == [-1]:
        table.play("chance", table.legal("chance")[0])
    for seat in "AB":
        table.play(seat, "create-scholars 0")
    table.play("B", f"lay-token {section}")
    return table


@pytest.mark.parametrize("seat", [None, "A"])
def test_a_token_laid_face_down_shows_to_nobody_else(seat: str | None) -> None:
    one, other = chosen("mill").view(seat), chosen("theatre").view(seat)
    assert plain(one) == plain(other)
    assert page(one) == page(other)
    assert plain(chosen("mill").view("B")) != plain(chosen("theatre").view("B"))


@pytest.mark.parametrize(("seats", "ages"), [(2, "initiation"), (3, "real-time"), (4, "real-time")])
def test_the_page_is_sound_at_every_stage(seats: int, ages: str) -> None:
    for i, state in enumerate(states(seats, 5, 60, ages=ages)):
        if i % 9 == 0:
            root = ElementTree.fromstring(page(look(state, None), LANGUAGES[i % 3]))
            assert root.tag == f"{SVG}svg"


def test_the_page_tells_the_players_and_the_boards() -> None:
    words = "".join(ElementTree.fromstring(page(busy().view("A"))).itertext())
    for shown in ("Bo", "Pyramids of Giza", "Archimedes", "6:10", "observatory", "Printing"):
        assert shown in words
