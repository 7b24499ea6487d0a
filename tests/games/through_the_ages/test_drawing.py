"""The table in a terminal and as SVG: it fits, nothing is cut, nothing shows that one may not know."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from xml.etree import ElementTree

import pytest
from rich.console import Console

from saecula.games import make_game
from saecula.games.through_the_ages.edges.draw import svg, terminal
from saecula.games.through_the_ages.edges.screen.shapes import HoldingView, PlayerBoardView
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.model.view import AgesView
from saecula.kernel.codes import CHANCE, Log
from saecula.play.playout import draw, practised
from saecula.texts.languages import Texts, languages

WIDTH, HEIGHT = 100, 40
NAMES = ["Anna", "casual", "search:200", "Maria-Magdalena"]
CASES = [
    (2, {"version": "simple"}, 1),
    (2, {"bonus": "open"}, 2),
    (3, {"version": "advanced", "gangs": "on", "resigning": "on"}, 3),
    (3, {"bonus": "public-5", "peaceful": "on"}, 4),
    (4, {"handicap-a": "both", "drawing": "action"}, 5),
    (4, {"bonus": "private", "corruption": "choice"}, 6),
]


def the_game() -> ThroughTheAges:
    game = make_game("through-the-ages")
    assert isinstance(game, ThroughTheAges)
    return game


GAME = the_game()


def states(seats: int, options: dict[str, str], seed: int, every: int) -> Iterator[AgesState]:
    """States of a game that is played with some sense, the first and the last among them."""
    rng = Random(seed)
    state = GAME.start(seats, GAME.meta.check(seats, options))
    count = 0
    while acting := GAME.to_act(state):
        if count % every == 0:
            yield state.copy()
        seat = acting[0]
        code = draw(GAME, state, rng) if seat == CHANCE else practised(GAME, state, seat, rng)
        GAME.make(state, seat, code, Log(False))
        count += 1
    yield state


def seen(state: AgesState, seat: int | None) -> AgesView:
    view = GAME.view(state, seat)
    assert isinstance(view, AgesView)
    return view


def shown(view: AgesView, lang: str = "en") -> list[str]:
    """The lines as a terminal of a hundred columns gets them."""
    console = Console(width=WIDTH, highlight=False, markup=False, emoji=False)
    drawn = terminal(GAME, view, Texts(lang, "through-the-ages"), NAMES[: view.seats], WIDTH)
    lines = console.render_lines(drawn, pad=False)
    return ["".join(segment.text for segment in line) for line in lines]


def assert_fits(view: AgesView, lang: str) -> None:
    lines = shown(view, lang)
    assert len(lines) <= HEIGHT
    assert len("\n".join(lines).split("\n")) == len(lines)
    cut = [line for line in lines if "…" in line.replace("Maria-Magdal…", "")]
    assert cut == []


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_the_table_fits_a_terminal_of_100_by_40_in_every_language(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for count, state in enumerate(states(seats, options, seed, every=13)):
        viewer = (None, *range(seats))[count % (seats + 1)]
        assert_fits(seen(state, viewer), languages()[count % len(languages())])


def crammed(desk: PlayerBoardView) -> None:
    """Give a civilization more than anybody ever had."""
    box, names = GAME.box, GAME.names
    kinds: dict[int, list[int]] = {}
    for card in box.sites:
        kinds.setdefault(box.kind[card], []).append(card)
    desk.holdings = [HoldingView(names[card], 2, 0, 3, {}) for cards in kinds.values() for card in cards[-2:]]
    desk.colonies = [name for name in names if name.endswith("-territory-ii")]
    desk.wonders = ["library-of-alexandria", "universitas-carolina", "st-peters-basilica", "transcontinental-railroad"]
    desk.special = ["warfare", "code-of-laws", "navigation", "architecture"]
    desk.leader, desk.tactic = "maximilien-robespierre", "mobile-artillery"
    desk.hand = ["constitutional-monarchy", "mechanized-agriculture", "scientific-method", "organized-religion"]


@pytest.mark.parametrize("lang", languages())
def test_even_a_table_fuller_than_any_fits(lang: str) -> None:
    view = seen(list(islice(states(4, {}, 1, every=60), 4))[-1], 0)
    for place in view.table.row:
        place.card, place.cost = "constitutional-monarchy", 3
    for desk in view.desks:
        crammed(desk)
    view.desks[0].military_hand = ["promise-of-military-protection", "bonus-i", "raid-i"]
    assert_fits(view, lang)


def test_somebody_sees_what_is_needed_to_decide() -> None:
    state = list(states(3, {}, 2, every=40))[12]
    view = seen(state, 0)
    text = "\n".join(shown(view))
    texts = Texts("en", "through-the-ages")
    cards = [place.card for place in view.table.row if place.card]
    desk = view.desks[0]
    for card in [*cards, *desk.hand, *desk.military_hand, desk.government, *(held.card for held in desk.holdings)]:
        name = texts.format(f"through-the-ages-card-{card}")
        assert name.removesuffix(f" {name.rsplit(' ', 1)[-1]}") in text
    for part in (f"Yellow bank {desk.yellow.left}", f"Blue bank {desk.blue.left}", f"Age {view.table.age}", "●A Anna"):
        assert part in text


def test_drawings_show_no_secret_of_another_seat() -> None:
    texts = Texts("en", "through-the-ages")
    looked = 0
    for count, state in enumerate(states(3, {"bonus": "private"}, 8, every=60)):
        seat = count % 3
        view = seen(state, seat)
        other = seen(GAME.resample(view, Random(count)), seat)
        assert shown(view) == shown(other)
        assert svg(GAME, view, texts) == svg(GAME, other, texts)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_every_picture_is_an_svg_that_names_who_plays(seats: int, options: dict[str, str], seed: int) -> None:
    for count, state in enumerate(states(seats, options, seed, every=60)):
        lang = languages()[count % len(languages())]
        picture = ElementTree.fromstring(svg(GAME, seen(state, None), Texts(lang, "through-the-ages"), NAMES[:seats]))
        said = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert picture.attrib["width"] == "1200"
        assert {"Anna", "casual"} <= set(said)
