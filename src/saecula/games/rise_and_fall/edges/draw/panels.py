"""Beside and below the relief: trophies and prices, the legend, the civilizations with their cards."""

from collections.abc import Callable

from saecula.games.rise_and_fall.edges.draw.ink import FAINT, SHEET
from saecula.games.rise_and_fall.edges.draw.pieces import cup, good, sign, silhouette
from saecula.games.rise_and_fall.edges.draw.signs import CARD_SIGNS, level
from saecula.games.rise_and_fall.edges.draw.table import card_state
from saecula.games.rise_and_fall.edges.draw.terrain import VARIANTS
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.kinds import GOODS, PARTS, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.parts.ink import ACCENT, INK, PAPER, SEAT_INKS, SERIF, at, figure, path, tag, words
from saecula.parts.signs import clipped

Say = Callable[..., str]
SIDE_WIDTH = 268.0
SEAT_HEIGHT = 178.0
CARD_WORDS = {
    "hand": "rise-and-fall-screen-state-hand",
    "played": "rise-and-fall-screen-state-played",
    "discard": "rise-and-fall-screen-state-discard",
    "decline": "rise-and-fall-screen-state-decline",
    "reserve": "rise-and-fall-screen-state-reserve",
}
SHORT_PARTS = (
    "rise-and-fall-screen-short-economy",
    "rise-and-fall-screen-short-trophies",
    "rise-and-fall-screen-short-development",
    "rise-and-fall-screen-short-territory",
)


def heading(said: str, width: float, size: float = 17) -> str:
    """The title of a panel, over a thin line with a lozenge."""
    rule = path(f"M0 7H{width:g}", stroke=INK, stroke_width=0.8)
    lozenge = path(f"M{width / 2 - 4:g} 7l4 -3l4 3l-4 3Z", fill=INK)
    return words(said, 0, 0, size, font_family=SERIF, font_style="italic") + rule + lozenge


def trophies(game: RiseAndFall, view: RiseView, say: Say) -> str:
    """The trophy board: six cups with their points, and the price of buying back after each."""
    found = [heading(say("rise-and-fall-screen-trophies"), SIDE_WIDTH)]
    for kind, name in enumerate(PIECES):
        x, y = 42 + kind % 3 * 92, 46 + kind // 3 * 82
        found.append(at(x, y, cup(name, view.trophies[name])))
        said = f"{say(f'rise-and-fall-piece-{name}')} {game.box.trophy_points[kind]}"
        found.append(words(said, x, y + 38, 12, text_anchor="middle", fill=FAINT))
    return "".join(found) + at(0, 196, _prices(game, view, say))


def _prices(game: RiseAndFall, view: RiseView, say: Say) -> str:
    """What a declined card costs, by trophies won; a ring marks the number that ends the game."""
    won = sum(seat is not None for seat in view.trophies.values())
    found = [words(say("rise-and-fall-draw-prices"), 0, 0, 12, fill=FAINT)]
    for count, price in enumerate(game.box.prices[1:], start=1):
        x = 22 + (count - 1) * 45
        now = count == won
        frame = tag("rect", x=x - 19, y=10, width=38, height=30, rx=3, fill=SHEET, stroke=INK, stroke_width=0.8)
        found.append(frame if not now else frame.replace(SHEET, "#e9c46a"))
        found.append(figure(str(price), x, 31, 16))
        if count == int(view.options["length"]):
            found.append(
                tag("rect", x=x - 23, y=6, width=46, height=38, rx=8, fill="none", stroke=ACCENT, stroke_width=2.4)
            )
    return "".join(found)


def legend(say: Say) -> str:
    """Terrains with their levels, the cliff, and the states of cards."""
    found = [heading(say("rise-and-fall-draw-legend"), SIDE_WIDTH)]
    for i, name in enumerate(TERRAINS):
        x, y = i % 2 * 136, 34 + i // 2 * 40
        found.append(at(x + 18, y, tag("use", href=f"#{name}-{i % VARIANTS}"), scale=0.44))
        found.append(words(f"{say(f'rise-and-fall-terrain-{name}')} {level(name)}", x + 44, y + 5, 13))
    cliff = path("M-14 -6H14", stroke=INK, stroke_width=2.4) + path(
        "M-11 -6v12M-6 -6v8M-1 -6v12M4 -6v8M9 -6v12", stroke=INK, stroke_width=1.1
    )
    found.append(at(154, 114, cliff) + words(say("rise-and-fall-draw-cliff-short"), 180, 119, 13))
    for i, (state, key) in enumerate(CARD_WORDS.items()):
        y = 146 + i * 25
        found.append(at(0, y, card_sign(state)) + words(f"{say(key)} {CARD_SIGNS[state][0]}", 44, y + 14, 13))
    return "".join(found)


def regions(view: RiseView, say: Say, height: float) -> str:
    """The regions that are worth most, as many as there is room for: the first hex, the points, who leads."""
    rows = int((height - 24) / 28)
    if rows < 1 or not view.world.regions:
        return ""
    found = [heading(say("rise-and-fall-draw-regions"), SIDE_WIDTH, 13.5)]
    ranked = sorted(view.world.regions, key=lambda one: -one.worth)
    for i, region in enumerate(ranked[: 2 * rows]):
        x, y = i // rows * 140, 32 + i % rows * 28
        found.append(at(x + 14, y, tag("use", href=f"#{region.terrain}-0"), scale=0.32))
        found.append(words(region.hexes[0], x + 34, y + 5, 13, fill=FAINT))
        found.append(figure(str(region.worth), x + 86, y + 5, 15, anchor="end"))
        leader = words("–", x + 104, y + 5, 13, text_anchor="middle", fill=FAINT)
        found.append(leader if region.leader is None else at(x + 104, y, sign(region.leader, 8.5)))
    return "".join(found)


def card_sign(state: str) -> str:
    """A tiny card that shows a state."""
    return at(9, 0, _face(state, FAINT), scale=0.5)


def _face(state: str, edge: str) -> str:
    """The face of a card of 36 by 40: full in hand, raised when played, pale in the discard, crossed in decline."""
    fill = {"hand": PAPER, "played": "#e9c46a", "hidden": "#d9cdb4"}.get(state, SHEET)
    frame = tag(
        "rect",
        x=0,
        y=0,
        width=36,
        height=40,
        rx=4,
        fill=fill,
        stroke=ACCENT if state == "decline" else edge,
        stroke_width=2.2 if state in ("hand", "played") else 1,
        stroke_dasharray="3 3" if state == "reserve" else "none",
    )
    return frame + (path("M3 3L33 37M33 3L3 37", stroke=ACCENT, stroke_width=2) if state == "decline" else "")


def seats(game: RiseAndFall, view: RiseView, say: Say, labels: list[str], width: float) -> str:
    """One panel per seat, side by side."""
    each = (width + 12) / view.seats
    return "".join(at(i * each, 0, seat_panel(game, view, say, i, labels[i], each - 12)) for i in range(view.seats))


def seat_panel(game: RiseAndFall, view: RiseView, say: Say, seat: int, label: str, width: float) -> str:
    """A civilization: who plays it, its treasury, its cards and pieces, its points."""
    fill, edge = SEAT_INKS[seat]
    realm = view.realms[seat]
    acts = any(question.seat == seat for question in view.asked)
    stroke = 2.6 if acts else 0.9
    parts = [
        tag("rect", x=0, y=0, width=width, height=SEAT_HEIGHT, rx=4, fill=SHEET, stroke=edge, stroke_width=stroke),
        tag("rect", x=0, y=0, width=width, height=6, fill=fill),
        at(22, 30, sign(seat, 12)),
        words(clipped(label, int((width - 150) / 9)), 42, 35, 16, font_family=SERIF, font_weight="bold"),
    ]
    note = f"★ {say('rise-and-fall-draw-first')}" if view.world.finished and view.first == seat else ""
    if realm.died:
        note = say("rise-and-fall-screen-extinct")
    parts.append(words(note, width - 12, 35, 12, text_anchor="end", fill=ACCENT))
    for name, x in zip(GOODS, (14, 100, 168)):
        parts.append(at(x, 42, good(name), scale=0.9) + figure(str(realm.goods[name]), x + 25, 59, 17, anchor="start"))
    step = (width - 16) / len(PIECES)
    for kind in range(len(PIECES)):
        parts.append(at(8 + step * (kind + 0.5) - 18, 74, _card(game, view, seat, kind)))
    return "".join(parts) + at(0, SEAT_HEIGHT - 30, _points(view, say, seat, width))


def _card(game: RiseAndFall, view: RiseView, seat: int, kind: int) -> str:
    """A civilization card in its state; below, how many pieces are in the World."""
    name = PIECES[kind]
    state = card_state(view, seat, name)
    fill, edge = SEAT_INKS[seat]
    pale = state in ("reserve", "discard", "decline")
    shown = at(18, 21, silhouette(name, FAINT if pale else fill), scale=0.6)
    count = f"{view.realms[seat].pieces[name]}/{game.box.pieces[kind]}"
    return _face(state, edge) + shown + figure(f"{count}{CARD_SIGNS[state][0]}".strip(), 18, 55, 13)


def _points(view: RiseView, say: Say, seat: int, width: float) -> str:
    """The points so far, part by part, and their sum."""
    points = view.realms[seat].points
    named = [(say(key), points[part]) for part, key in zip(PARTS, SHORT_PARTS)]
    step = (width - 20) / 5
    found = [path(f"M10 -8H{width - 10:g}", stroke=INK, stroke_width=0.6)]
    for i, (said, value) in enumerate([*named, (say("rise-and-fall-draw-total"), sum(points.values()))]):
        x = 10 + step * (i + 0.5)
        found.append(words(said, x, 5, 11, text_anchor="middle", fill=FAINT))
        found.append(figure(str(value), x, 23, 17 if i == 4 else 15))
    return "".join(found)
