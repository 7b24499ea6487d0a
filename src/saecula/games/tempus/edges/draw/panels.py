"""Beside and below the map: the era chart with its cubes, the legend, the seats."""

from collections.abc import Callable

from saecula.games.tempus.edges.draw.ink import LAKE
from saecula.games.tempus.edges.draw.pieces import action_tile, card_back, cube, shield, sign
from saecula.games.tempus.edges.draw.terrain import face, hexagon
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.kinds import TERRAINS
from saecula.games.tempus.model.view import TempusView
from saecula.parts.ink import ACCENT, FAINT, INK, PAPER, SEAT_INKS, SERIF, SHEET, at, group, path, tag, words

Say = Callable[..., str]
ROW = 46.0
CHART_WIDTH = 316.0
#: The signs of the chart's figures and the texts that explain them.
SIGNS = (
    ("→", "tempus-draw-sign-move"),
    ("≈", "tempus-draw-sign-sea"),
    ("+", "tempus-draw-sign-babies"),
    ("≡", "tempus-draw-sign-stack"),
    ("▯", "tempus-draw-sign-cards"),
    ("●", "tempus-draw-sign-actions"),
)


def heading(said: str, width: float) -> str:
    """The title of a panel, over a hairline with a lozenge."""
    rule = path(f"M0 6 L{width} 6", stroke=INK, stroke_width=0.8)
    lozenge = path(f"M{width / 2 - 4} 6 l4 -3 l4 3 l-4 3 Z", fill=INK)
    return words(said, 0, 0, 16, font_family=SERIF, font_style="italic") + rule + lozenge


def new_era(game: Tempus, view: TempusView) -> int | None:
    """The first row that nobody has reached, if there is one."""
    row = max(game.names.eras.index(name) for name in view.era) + 1
    return row if row < len(game.names.eras) else None


def era_chart(game: Tempus, view: TempusView, say: Say) -> str:
    """The column of eras, the first at the bottom, each with its vignette, figures and cubes."""
    rows = len(game.names.eras)
    following = new_era(game, view)
    found = [heading(say("tempus-draw-eras"), CHART_WIDTH)]
    for row in range(rows):
        top = 18 + (rows - 1 - row) * ROW
        found.append(at(0, top, _era(game, view, say, row, row == following)))
    return "".join(found)


def _era(game: Tempus, view: TempusView, say: Say, row: int, following: bool) -> str:
    name = game.names.eras[row]
    frame = tag(
        "rect",
        x=0,
        y=0,
        width=CHART_WIDTH,
        height=ROW - 5,
        rx=2,
        fill=PAPER if following else SHEET,
        stroke=ACCENT if following else INK,
        stroke_width=2.4 if following else 0.8,
    )
    terrain = TERRAINS[game.box.chart.terrain[row]]
    title = words(say(f"tempus-era-{name}"), 48, 17, 14.5, font_family=SERIF, font_weight="bold")
    if row == game.box.flight:
        figures = words(f"+{game.box.flight_points}", 48, 34, 12, font_family=SERIF, font_weight="bold", fill=ACCENT)
    else:
        figures = _figures(game, row)
    seats = [seat for seat in range(view.seats) if view.era[seat] == name]
    cubes = [
        at(CHART_WIDTH - 16 - i * 21, ROW / 2 - 2, cube(seat), scale=1.15) for i, seat in enumerate(reversed(seats))
    ]
    mark = ""
    if following:
        said = say("tempus-draw-next", terrain=say(f"tempus-terrain-{terrain}"))
        mark = words(said, CHART_WIDTH - 8, 25, 12.5, text_anchor="end", font_style="italic", fill=ACCENT)
    return frame + _vignette(terrain, row) + title + figures + mark + "".join(cubes)


def _figures(game: Tempus, row: int) -> str:
    """The figures of a row in signs: tokens and distance, babies, stack, cards drawn and held, actions."""
    chart = game.box.chart
    said = (
        f"→{chart.tokens[row]}×{chart.distance[row]}",
        "≈" if chart.sea[row] else "",
        f"+{chart.babies[row]}",
        f"≡{chart.stack[row]}",
        f"▯{chart.drawn[row]}/{chart.hand[row]}",
        f"●{chart.actions[row]}",
    )
    return "".join(
        words(part, 48 + x, 33, 10.5, fill=FAINT) for part, x in zip(said, (0, 34, 50, 75, 100, 136)) if part
    )


def _vignette(terrain: str, seed: int) -> str:
    if terrain == "water":
        star = "M0 -12 L3 -3 L12 0 L3 3 L0 12 L-3 3 L-12 0 L-3 -3 Z"
        return at(23, ROW / 2 - 2.5, path(star, fill="none", stroke=INK, stroke_width=1))
    border = hexagon(34, stroke=INK, stroke_width=1.6)
    return at(23, ROW / 2 - 2.5, face(terrain, seed), border, scale=0.53)


def legend(say: Say) -> str:
    """The terrains, a lake, and what the signs of the chart mean."""
    found = [heading(say("tempus-draw-terrains"), CHART_WIDTH)]
    names = [*TERRAINS[1:], "lake"]
    for i, name in enumerate(names):
        x, y = (i % 3) * 108 + 15, 32 + (i // 3) * 34
        inside = face(name, 3) if name != "lake" else hexagon(34, fill=LAKE) + hexagon(30, fill="url(#ripples)")
        found.append(at(x, y, inside, hexagon(34, stroke=INK, stroke_width=2), scale=0.42))
        said = say("tempus-draw-lake") if name == "lake" else say(f"tempus-terrain-{name}")
        found.append(words(said, x + 20, y + 4, 12.5))
    for i, (mark, key) in enumerate(SIGNS):
        said = f"{mark} {say(key)}"
        found.append(words(said, (i % 3) * 108 + 4, 96 + (i // 3) * 16, 11, fill=FAINT))
    return "".join(found)


def seats(game: Tempus, view: TempusView, say: Say, labels: list[str], width: float) -> str:
    """One panel per seat, side by side."""
    each = width / view.seats
    return "".join(at(i * each, 0, _seat(game, view, say, i, labels[i], each - 12)) for i in range(view.seats))


def _seat(game: Tempus, view: TempusView, say: Say, seat: int, label: str, width: float) -> str:
    fill, edge = SEAT_INKS[seat]
    acts = view.turn == seat
    frame = tag(
        "rect", x=0, y=0, width=width, height=118, rx=3, fill=SHEET, stroke=edge, stroke_width=2.4 if acts else 0.8
    )
    band = tag("rect", x=0, y=0, width=width, height=5, fill=fill)
    name = words(label, 40, 28, 15, font_family=SERIF, font_weight="bold")
    first = words(f"★ {say('tempus-draw-first')}", width - 8, 28, 11, text_anchor="end", fill=ACCENT)
    row = game.box.chart.actions[game.names.eras.index(view.era[seat])]
    tiles = [at(96 + i * 16, 50, action_tile(i >= view.tiles[seat])) for i in range(max(row, view.tiles[seat]))]
    cards = [at(96 + i * 13, 69, card_back(seat)) for i in range(sum(view.hands[seat].pools.values()))]
    left = [int(value) for value, count in view.cities[seat].items() for _ in range(count)]
    shields = [at(97 + i * 16, 99, shield(seat, value)) for i, value in enumerate(left)]
    rows = [
        words(say("tempus-draw-tiles"), 12, 54, 11.5, fill=FAINT),
        words(say("tempus-draw-hand"), 12, 73, 11.5, fill=FAINT),
        words(say("tempus-draw-supply"), 12, 89, 11.5, fill=FAINT),
        words(str(view.supply[seat]), 91, 89, 12, font_family=SERIF, font_weight="bold"),
        words(say("tempus-draw-cities"), 12, 108, 11.5, fill=FAINT),
    ]
    held = words(str(len(cards)), 96 + len(cards) * 13, 73, 12, font_family=SERIF, font_weight="bold")
    crown = first if view.first == seat and view.placed else ""
    return group(frame, band, at(20, 24, sign(seat, 11)), name, crown, *tiles, *cards, held, *shields, *rows)
