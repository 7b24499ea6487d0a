"""The table in a terminal: the board in letters, signs and colours, the era chart, the seats, the viewer's cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saecula.games.tempus.edges.draw.layout import Layout
from saecula.games.tempus.edges.draw.panels import SIGNS, new_era
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.kinds import TERRAINS
from saecula.games.tempus.model.view import HexView, TempusView
from saecula.kernel.record import SEATS
from saecula.parts.signs import mark, on_seat
from saecula.texts.languages import Texts

CELL = 5
CHART_WIDTH = 53
#: Terrain -> its letter, its pattern, colours of ink and ground.
FACES = {
    "grassland": ("g", '"', "#203010", "#b5c878"),
    "farmland": ("f", "=", "#3a2c00", "#ecd27c"),
    "hills": ("h", "n", "#2a1500", "#c89560"),
    "forest": ("w", "♣", "#e8f2df", "#4b6f3a"),
    "mountain": ("m", "^", "#181818", "#b9b2a8"),
}
COLUMNS = ("tempus-draw-seat", "tempus-draw-tiles", "tempus-draw-supply", "tempus-draw-cities", "tempus-draw-hand")
SEA_STYLE = "#6f9aa0 on #0e2a33"
LAKE_STYLE = "#9fd0e0 on #1d5570"


def board(layout: Layout, names: Sequence[str], whole: bool) -> Text:
    """The map: two lines for each hex, its name and terrain above, what stands there below."""
    if whole:
        left, right, top, bottom = 0, layout.board.columns - 1, 0, layout.board.rows - 1
    else:
        left, right, top, bottom = layout.frame()
    found = Text(no_wrap=True)
    for row in range(top, bottom + 1):
        for lower in (False, True):
            found.append(" " * (CELL // 2) if row % 2 else "")
            for column in range(left, right + 1):
                cell = row * layout.board.columns + column
                found.append_text(_cell(layout, cell, names[cell] if whole else "", lower))
            found.append("\n")
    found.right_crop(1)
    return found


def _cell(layout: Layout, cell: int, name: str, lower: bool) -> Text:
    shown = layout.land.get(cell)
    if shown is not None:
        return _below(shown) if lower else _above(shown)
    if layout.is_lake(cell):
        return Text("≈ ≈ ≈" if lower else " ≈ ≈ ", style=LAKE_STYLE)
    return Text("  ~  " if lower else f"{name or '~':<{CELL}}", style=SEA_STYLE)


def _above(shown: HexView) -> Text:
    letter, _, ink, ground = FACES[shown.terrain]
    return Text(f"{shown.hex:<3}{letter} ", style=f"{ink} on {ground}")


def _below(shown: HexView) -> Text:
    _, pattern, ink, ground = FACES[shown.terrain]
    style = f"{ink} on {ground}"
    if shown.owner is None:
        return Text(f" {pattern} {pattern} ", style=style)
    letter = SEATS[shown.owner]
    said = f"[{letter}{shown.city}]" if shown.city else f" {letter}{shown.tokens}"
    return Text.assemble((said, on_seat(shown.owner)), (f"{pattern} "[: CELL - len(said)], style))


def chart(game: Tempus, view: TempusView, texts: Texts, whole: bool) -> Table:
    """The rows of the era chart, the last on top, with figures, terrains and cubes; or only those that matter now."""
    found = Table.grid(padding=(0, 1))
    following = new_era(game, view)
    figures = game.box.chart
    reached = [game.names.eras.index(name) for name in view.era]
    low, high = (0, game.box.flight) if whole else (min(reached), min(max(reached) + 2, game.box.flight))
    for row in reversed(range(low, high + 1)):
        name = game.names.eras[row]
        cubes = Text(" ").join(mark(seat) for seat in range(view.seats) if view.era[seat] == name)
        said = texts.format(f"tempus-era-{name}")
        style = "bold reverse" if row == following else "bold" if cubes.plain else "dim"
        sea = "≈" if figures.sea[row] else " "
        numbers = (
            f"→{figures.tokens[row]}×{figures.distance[row]}{sea} +{figures.babies[row]} ≡{figures.stack[row]} "
            f"▯{figures.drawn[row]}/{figures.hand[row]} ●{figures.actions[row]}"
        )
        last = f"+{game.box.flight_points}" if row == game.box.flight else numbers
        found.add_row(_swatch(TERRAINS[figures.terrain[row]]), Text(said, style=style), Text(last, style="dim"), cubes)
    return found


def _swatch(terrain: str) -> Text:
    if terrain not in FACES:
        return Text("   ")
    letter, pattern, ink, ground = FACES[terrain]
    return Text(f"{letter} {pattern}", style=f"{ink} on {ground}")


def legend(texts: Texts) -> Text:
    """What letters and signs mean."""
    found = Text()
    for name in FACES:
        found.append_text(_swatch(name)).append(f" {texts.format(f'tempus-terrain-{name}')}  ")
    found.append("≈≈≈", style=LAKE_STYLE).append(f" {texts.format('tempus-draw-lake')}\n")
    signs = "  ".join(f"{sign} {texts.format(key)}" for sign, key in SIGNS)
    return found.append(f"{signs}  [A3] {texts.format('tempus-draw-city', value=3)}", style="dim")


def seats(view: TempusView, texts: Texts, players: Sequence[str]) -> Table:
    """One line per seat: action tiles, supply, city tiles, cards."""
    found = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in COLUMNS:
        found.add_column(texts.format(key))
    for seat in range(view.seats):
        name = Text.assemble(mark(seat), f" {players[seat]}" if seat < len(players) else "")
        if view.turn == seat:
            name.stylize("reverse")
        if view.first == seat and view.placed:
            name.append(f" ★ {texts.format('tempus-draw-first')}", style="dim")
        left = " ".join(value * count for value, count in view.cities[seat].items())
        cards = str(sum(view.hands[seat].pools.values()))
        if view.shown[seat]:
            cards += f" ({texts.format('tempus-draw-open', cards=len(view.shown[seat]))})"
        found.add_row(name, "●" * view.tiles[seat] or "-", str(view.supply[seat]), left, cards)
    return found


def fight(view: TempusView, texts: Texts) -> Text:
    """The fight under way and the cards that lie face down."""
    said = []
    if view.fight is not None:
        terrain = texts.format(f"tempus-terrain-{view.fight.terrain}")
        said.append(
            texts.format("tempus-draw-fight", start=view.fight.start, target=view.fight.target, terrain=terrain)
        )
    for seat in range(view.seats):
        count = sum(view.laid[seat].pools.values())
        if count:
            said.append(texts.format("tempus-draw-laid", seat=SEATS[seat], count=count))
    return Text("   ".join(said), style="bold")


def hand(view: TempusView, texts: Texts) -> Text:
    """The viewer's cards, by name, and what lies in the piles."""
    found = Text()
    if view.seat is not None and (cards := view.hands[view.seat].cards) is not None:
        found.append(f"{texts.format('tempus-draw-hand-own')}: ", style="bold")
        for i, card in enumerate(sorted(cards, key=lambda held: held.card)):
            ability, terrain = card.card.split("/")
            found.append(", " if i else "").append(texts.format(f"tempus-card-{ability}")).append(" ")
            found.append_text(_swatch(terrain))
        if not cards:
            found.append(texts.format("tempus-draw-hand-empty"))
        found.append("   ")
    piles = texts.format("tempus-draw-deck", deck=view.deck, discards=sum(view.discards.values()))
    return found.append(piles, style="dim")


def terminal(
    game: Tempus, view: TempusView, texts: Texts, players: Sequence[str] = (), width: int = 80
) -> RenderableType:
    """The whole table, board and chart side by side where there is room."""
    layout = Layout(game, view)
    drawn = board(layout, game.names.hexes, whole=not view.finished)
    across = max(len(line) for line in drawn.plain.splitlines())
    parts: list[RenderableType] = []
    if across + CHART_WIDTH <= width:
        both = Table.grid(padding=(0, 2))
        both.add_row(drawn, chart(game, view, texts, whole=True))
        parts.append(both)
    else:
        parts += [drawn, Text(), chart(game, view, texts, whole=False)]
    parts += [Text(), seats(view, texts, players), Text()]
    if view.drawn is not None:
        parts.append(_tile(game, view.drawn, texts))
    if (laid := fight(view, texts)).plain:
        parts.append(laid)
    return Group(*parts, hand(view, texts), legend(texts))


def _tile(game: Tempus, name: str, texts: Texts) -> Text:
    """The map tile to be laid, unturned: its centre, then the ring clockwise from the east."""
    faces = [TERRAINS[face] for face in game.box.tiles[game.names.tiles.index(name)]]
    centre, east, south_east, south_west, west, north_west, north_east = (_swatch(face) for face in faces)
    found = Text(f"{texts.format('tempus-draw-drawn', tile=name)}\n", style="bold")
    found.append("  ").append_text(north_west + north_east).append("\n")
    found.append_text(west + centre + east).append("\n")
    return found.append("  ").append_text(south_west + south_east).append("\n")
