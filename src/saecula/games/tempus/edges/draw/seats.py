"""Below the map in the terminal: the seats, the tile to be laid, the fight, the viewer's cards."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from saecula.games.tempus.edges.draw.signs import GAP, columns, letter, swatch
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.kinds import TERRAINS
from saecula.games.tempus.model.view import CardView, TempusView
from saecula.kernel.record import SEATS
from saecula.parts.signs import clipped, flow, joined, mark
from saecula.texts.languages import Texts

COLUMNS = ("tempus-draw-seat", "tempus-draw-tiles", "tempus-draw-supply", "tempus-draw-cities", "tempus-draw-hand")
#: How many lines the viewer's cards may take, and the longest that their names may be before they are cut to fit.
HAND_LINES, LONGEST = 2, 24


def seats(view: TempusView, texts: Texts, players: Sequence[str], width: int) -> list[Text]:
    """One line per seat: action tiles, supply, city tiles, cards. Players' names are cut to fit."""
    heads = [Text(texts.format(key), style="dim") for key in COLUMNS]
    figures = [heads[1:], *(_figures(view, texts, seat) for seat in range(view.seats))]
    room = width - GAP - max(line.cell_len for line in columns(figures))
    names = [heads[0], *(_name(view, texts, players, seat, room) for seat in range(view.seats))]
    return columns([[name, *row] for name, row in zip(names, figures, strict=True)])


def _name(view: TempusView, texts: Texts, players: Sequence[str], seat: int, room: int) -> Text:
    is_first = view.first == seat and view.placed
    star = Text(f" ★ {texts.format('tempus-draw-first')}" if is_first else "", style="dim")
    said = joined(mark(seat), " ")
    if seat < len(players):
        said.append(clipped(players[seat], max(room - said.cell_len - star.cell_len, 1)))
    if view.turn == seat:
        said.stylize("reverse")
    return joined(said, star)


def _figures(view: TempusView, texts: Texts, seat: int) -> list[Text]:
    left = " ".join(value * count for value, count in view.cities[seat].items())
    cards = str(sum(view.hands[seat].pools.values()))
    if view.shown[seat]:
        cards += f" ({texts.format('tempus-draw-open', cards=len(view.shown[seat]))})"
    return [Text(said) for said in ("●" * view.tiles[seat] or "-", str(view.supply[seat]), left, cards)]


def tile(game: Tempus, name: str, texts: Texts) -> list[Text]:
    """The map tile to be laid, unturned: its centre, then the ring clockwise from the east."""
    faces = [TERRAINS[face] for face in game.box.tiles[game.names.tiles.index(name)]]
    centre, east, south_east, south_west, west, north_west, north_east = (swatch(face) for face in faces)
    return [
        Text(texts.format("tempus-draw-drawn", tile=name), style="bold"),
        joined("  ", north_west, " ", north_east),
        joined(west, " ", centre, " ", east),
        joined("  ", south_west, " ", south_east),
    ]


def fight(view: TempusView, texts: Texts, width: int) -> list[Text]:
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
    return flow((Text(part, style="bold") for part in said), width, "   ")


def hand(view: TempusView, texts: Texts, width: int) -> list[Text]:
    """The viewer's cards, by name, and what lies in the piles; names are cut until all fits into two lines."""
    piles = texts.format("tempus-draw-deck", deck=view.deck, discards=sum(view.discards.values()))
    for most in reversed(range(1, LONGEST + 1)):
        found = flow([*_own(view, texts, most), Text(piles, style="dim")], width)
        if len(found) <= HAND_LINES:
            break
    return found


def _own(view: TempusView, texts: Texts, most: int) -> list[Text]:
    """The viewer's cards, ability by ability, each with the letters of its terrains."""
    if view.seat is None or (cards := view.hands[view.seat].cards) is None:
        return []
    head = Text(f"{texts.format('tempus-draw-hand-own')}:", style="bold")
    if not cards:
        return [joined(head, " ", texts.format("tempus-draw-hand-empty"))]
    named = [
        joined(clipped(texts.format(f"tempus-card-{ability}"), most), *(joined(" ", letter(one)) for one in terrains))
        for ability, terrains in _by_ability(cards).items()
    ]
    return [joined(head, " ", named[0]), *named[1:]]


def _by_ability(cards: Iterable[CardView]) -> dict[str, list[str]]:
    """By ability: the terrains of its cards, one entry for each card."""
    found: dict[str, list[str]] = {}
    for card in sorted(held.card for held in cards):
        ability, terrain = card.split("/")
        found.setdefault(ability, []).append(terrain)
    return found
