"""Drawings of Tempus in the terminal: every picture fits 100 by 40, says what it should, and tells no secret."""

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from saecula.games.tempus.edges.draw import terminal
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import CardView, TempusView
from saecula.kernel.codes import Log
from saecula.play.playout import policy_move
from saecula.texts.languages import Texts
from tests.games.tempus.scene import GAME, SOUTH, scene

WIDTH, LINES = 100, 40
#: Wider than any line: at this width the console neither breaks nor cuts what is too long.
ENDLESS = 400
PLAYERS = ["Maximiliana von Hohenstein", "Bo", "search:200", "Zoë Ångström", "Nebuchadnezzar of Babylon, the second"]
LANGUAGES = ("en", "fr", "it")
ABILITIES = sorted({card.split("/")[0] for card in GAME.names.cards})


def look(state: TempusState, seat: int | None) -> TempusView:
    view = GAME.view(state, seat)
    assert isinstance(view, TempusView)
    return view


def shown(view: TempusView, lang: str = "en", width: int = WIDTH, console_width: int = ENDLESS) -> list[str]:
    """A picture for a width, as a console of whatever width prints it."""
    console = Console(file=StringIO(), width=console_width, highlight=False, color_system=None)
    with console.capture() as shot:
        console.print(terminal(GAME, view, Texts(lang, "tempus"), PLAYERS[: view.seats], width))
    return [line.rstrip() for line in shot.get().splitlines()]


def plain(view: TempusView, lang: str = "en") -> str:
    return "\n".join(shown(view, lang))


def fits(view: TempusView, lang: str, width: int = WIDTH) -> bool:
    found = shown(view, lang, width)
    return len(found) <= LINES and all(cell_len(line) <= width for line in found)


def states(seats: int, seed: int, rare: int, **options: str) -> Iterator[TempusState]:
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


@pytest.mark.parametrize("map", ["built", "dealt"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_picture_of_a_game_fits_the_terminal(seats: int, map: str) -> None:
    wrong = [
        (i, LANGUAGES[i % 3])
        for i, state in enumerate(states(seats, 7, 7, map=map))
        if not fits(look(state, (None, *range(seats))[i % (seats + 1)]), LANGUAGES[i % 3])
    ]
    assert wrong == []


def holding(view: TempusView, cards: list[str]) -> TempusView:
    """A view with other cards in the viewer's hand, more than the rules allow if need be."""
    view.hands[0].cards = [CardView(card, 0) for card in cards]
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_every_ability_in_a_fight_of_five_fits_the_terminal_with_whole_names(lang: str) -> None:
    standing = {"A": {(0, 2): 3}, "B": SOUTH}
    hands = {"A": ["weapons/hills"], "B": ["weapons/forest", "fortifications/forest"]}
    table = scene(5, tokens=standing, hands=hands, eras="trains", action="fight")
    table.play("A", "attack 0,2 SE", "lay-card weapons/hills", "done")
    view = holding(table.view("A"), [f"{ability}/grassland" for ability in ABILITIES])
    assert fits(view, lang)
    texts, said = Texts(lang, "tempus"), plain(view, lang)
    assert [name for name in ABILITIES if f"{texts.format(f'tempus-card-{name}')} g" not in said] == []
    assert texts.format("tempus-draw-laid", seat="A", count=1) in said


def test_names_of_cards_are_cut_where_two_lines_do_not_hold_them() -> None:
    cards = [f"{ability}/{ground}" for ability in ABILITIES for ground in ("hills", "forest", "farmland") * 2]
    view = holding(scene().view("A"), cards)
    assert fits(view, "en")
    assert "For… f f w w h h  Gov… f f w w h h" in plain(view)


@pytest.mark.parametrize("seats", [3, 5])
def test_no_line_is_broken_or_cut_by_a_console_of_a_hundred_columns(seats: int) -> None:
    for i, state in enumerate(states(seats, 3, 50)):
        if i % 5 == 0:
            view = look(state, 0)
            assert shown(view, LANGUAGES[i % 3], console_width=WIDTH) == shown(view, LANGUAGES[i % 3])


def test_the_tile_to_be_laid_stands_beside_the_seats() -> None:
    view = next(look(state, 0) for state in states(3, 7, 100) if look(state, 0).drawn)
    said = shown(view)
    at = next(i for i, line in enumerate(said) if f"Tile {view.drawn}" in line)
    assert said[at].startswith("Seat ")
    assert [line.split()[0] for line in said[at + 1 : at + 4]] == ["●A", "■B", "▲C"]
    tile = [line[said[at].index("Tile") :].split() for line in said[at + 1 : at + 4]]
    assert [len(row) for row in tile] == [4, 6, 4], "a letter and a sign for each of seven hexes"


def test_cards_are_told_by_their_ability_with_the_letters_of_their_terrains() -> None:
    hand = ["fortifications/forest", "education/hills", "fortifications/farmland", "education/hills"]
    assert "Your cards: Education h h  Fortifications f w  Deck" in plain(scene(hands={"A": hand}).view("A"))
    assert "Your cards: none  Deck" in plain(scene().view("A"))
    assert "Your cards" not in plain(scene(hands={"A": hand}).view())


def test_map_chart_and_seats_tell_what_stands_where() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}},
        cities={"B": {(2, 0): 3}},
        eras={"A": "trade", "B": "ships", "C": "trade"},
    )
    said = shown(table.view("A"))
    assert any(" A2" in line for line in said)
    assert any("[B3]" in line for line in said)
    for era, cube in (("Trade", "●A ▲C"), ("Ships", "■B")):
        assert any(f" {era}" in line and line.endswith(cube) for line in said)
    assert any(line.startswith("●A Maximiliana von Hohenstein") for line in said)


def test_a_narrow_terminal_shows_the_rows_of_the_chart_that_matter_below_the_map() -> None:
    said = shown(look(next(states(3, 7, 100)), 0), width=80)
    rows = [words[0].split()[-1] for line in said if len(words := line.split(" →")) > 1]
    assert rows == ["Agriculture", "Writing", "Start"]
    assert all(cell_len(line) <= 80 for line in said)


@pytest.mark.parametrize("seat", [None, "A"])
def test_a_card_in_hand_shows_to_nobody_else(seat: str | None) -> None:
    one, other = scene(hands={"B": ["weapons/hills"]}), scene(hands={"B": ["medicine/forest"]})
    assert plain(one.view(seat)) == plain(other.view(seat))
    assert plain(one.view("B")) != plain(other.view("B"))
