"""Component sets: read from a TOML file, checked, and laid out flat for the rules."""

import msgspec

from saecula.games.tempus.model.box import Box, EraChart
from saecula.games.tempus.model.cards import kind_with
from saecula.games.tempus.model.kinds import ABILITIES, CARD_TERRAINS, KINDS, TERRAINS
from saecula.parts.components import ComponentFile, ComponentFiles
from saecula.parts.hexes import HexBoard

ERAS = [
    "start",
    "writing",
    "agriculture",
    "cities",
    "roads",
    "trade",
    "ships",
    "printing",
    "industry",
    "trains",
    "flight",
]
TILES = 12
CARDS = 54


class Sea(msgspec.Struct, forbid_unknown_fields=True):
    """The size of the sea board."""

    columns: int
    rows: int
    source: str = ""
    note: str = ""


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    """What each player begins with in the supply."""

    tokens: int
    cities: dict[str, int]
    action_tiles: int
    source: str = ""
    note: str = ""


class EraRow(msgspec.Struct, forbid_unknown_fields=True):
    """One row of the era chart; Flight has only a terrain and points."""

    id: str
    tokens: int = 0
    distance: int = 0
    babies: int = 0
    stack: int = 0
    sea: bool = False
    drawn: int = 0
    hand: int = 0
    actions: int = 0
    bonus_cards: int = 0
    points: int = 0
    terrain: str = ""
    source: str = ""
    terrain_source: str = ""
    note: str = ""


class MapTile(msgspec.Struct, forbid_unknown_fields=True):
    """A map tile: its centre, then the ring clockwise from the east."""

    id: str
    centre: str
    ring: list[str]
    source: str = ""
    note: str = ""


class CardCounts(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards of an ability there are with each terrain."""

    ability: str
    copies: dict[str, int]
    source: str = ""
    note: str = ""


class ComponentSet(ComponentFile, forbid_unknown_fields=True):
    """A whole component file."""

    sea: Sea
    supply: Supply
    tiles_by_seats: dict[str, int]
    eras: list[EraRow]
    tiles: list[MapTile]
    cards: list[CardCounts]
    note: str = ""


def _check_sea(found: ComponentSet) -> str:
    # on a smaller board players could lay the tiles so that five peoples would have no room to start (TEM-SET-11)
    if not (10 <= found.sea.columns <= 26 and 10 <= found.sea.rows <= 26 and found.sea.columns * found.sea.rows <= 400):
        return "sea: columns and rows go from 10 to 26, with 400 hexes at most"
    return ""


def _check_supply(found: ComponentSet) -> str:
    supply = found.supply
    if not 4 <= supply.tokens <= 40:
        return "supply: tokens go from 4 to 40"
    if set(supply.cities) != {"2", "3", "4"} or not all(0 <= n <= 9 for n in supply.cities.values()):
        return "supply: cities have the values 2, 3 and 4, each 0 to 9 times (TEM-COM-2)"
    if set(found.tiles_by_seats) != {"3", "4", "5"}:
        return "tiles_by_seats: give a number for 3, 4 and 5 players (TEM-SET-5)"
    if not all(4 <= n <= len(found.tiles) for n in found.tiles_by_seats.values()):
        return "tiles_by_seats: at least 4 tiles and no more than there are (TEM-SET-5)"
    return ""


def _check_eras(found: ComponentSet) -> str:
    if [era.id for era in found.eras] != ERAS:
        return f"eras: the eleven rows are, in this order, {', '.join(ERAS)} (TEM-COM-4)"
    for era in found.eras[1:]:
        if era.terrain not in CARD_TERRAINS:
            return f"eras: {era.id}: {era.terrain!r} is not one of {', '.join(CARD_TERRAINS)} (TEM-COM-4)"
    for era in found.eras[:-1]:
        if not (1 <= era.tokens <= 9 and 1 <= era.distance <= 9 and 1 <= era.babies <= 9 and 2 <= era.stack <= 9):
            return f"eras: {era.id}: tokens, distance and babies go from 1 to 9, stack from 2 to 9"
        if not (1 <= era.drawn <= 9 and 1 <= era.hand <= 15 and 1 <= era.actions <= found.supply.action_tiles):
            return f"eras: {era.id}: drawn 1 to 9, hand 1 to 15, actions 1 to the number of action tiles"
        if not 0 <= era.bonus_cards <= 9:
            return f"eras: {era.id}: bonus_cards go from 0 to 9"
    return "" if 0 <= found.eras[-1].points <= 50 else "eras: flight: points go from 0 to 50"


def _check_tiles(found: ComponentSet) -> str:
    faces: dict[tuple[str, ...], str] = {}
    ids = [tile.id for tile in found.tiles]
    if len(ids) != TILES:
        return f"tiles: there are {TILES} map tiles, not {len(ids)} (TEM-COM-1)"
    if len(set(ids)) < len(ids):
        return "tiles: two tiles have the same id"
    for name in ids:
        if len(name.split()) != 1 or name != name.strip():
            return f"tiles: the id {name!r} is not one word"
    for tile in found.tiles:
        if len(tile.ring) != 6:
            return f"tiles: {tile.id}: the ring has 6 hexes, not {len(tile.ring)} (TEM-COM-1)"
        for terrain in (tile.centre, *tile.ring):
            if terrain not in TERRAINS[1:]:
                return f"tiles: {tile.id}: {terrain!r} is not one of {', '.join(TERRAINS[1:])} (TEM-COM-8)"
        turned = min((tile.centre, *tile.ring[i:], *tile.ring[:i]) for i in range(6))
        if turned in faces:
            return f"tiles: {tile.id} is the same as {faces[turned]} (TEM-COM-1)"
        faces[turned] = tile.id
    return ""


def _check_cards(found: ComponentSet) -> str:
    names = [counts.ability for counts in found.cards]
    if sorted(name.replace("_", "-") for name in names) != sorted(ABILITIES):
        return f"cards: the nine abilities are {', '.join(ABILITIES)}, each once (TEM-COM-3)"
    for counts in found.cards:
        for terrain, copies in counts.copies.items():
            if terrain not in CARD_TERRAINS:
                return f"cards: {counts.ability}: {terrain!r} is not a card terrain (TEM-COM-3)"
            if copies < 0:
                return f"cards: {counts.ability}: {terrain}: {copies} copies are not possible"
    total = sum(sum(counts.copies.values()) for counts in found.cards)
    return "" if total == CARDS else f"cards: there are {CARDS} idea cards, not {total} (TEM-COM-3)"


CHECKS = (_check_sea, _check_supply, _check_eras, _check_tiles, _check_cards)
FILES = ComponentFiles("saecula.games.tempus", ComponentSet, CHECKS, ("source", "terrain_source"))


def lay_out(found: ComponentSet) -> Box:
    """The set in the form that the rules use."""
    deck = [0] * KINDS
    for counts in found.cards:
        ability = ABILITIES.index(counts.ability.replace("_", "-"))
        for terrain, copies in counts.copies.items():
            deck[kind_with(ability, CARD_TERRAINS.index(terrain))] = copies
    return Box(
        HexBoard(found.sea.columns, found.sea.rows),
        _chart(found.eras),
        [[TERRAINS.index(terrain) for terrain in (tile.centre, *tile.ring)] for tile in found.tiles],
        {int(seats): tiles for seats, tiles in found.tiles_by_seats.items()},
        found.supply.tokens,
        [found.supply.cities[value] for value in ("2", "3", "4")],
        deck,
        found.eras[-1].points,
    )


def _chart(rows: list[EraRow]) -> EraChart:
    """The chart, column by column; Flight repeats the row before it, for the moment between advancing and the end."""
    chart = EraChart()
    for at, era in enumerate(rows):
        figures = rows[at - 1] if era.id == "flight" else era
        chart.names.append(era.id)
        chart.tokens.append(figures.tokens)
        chart.distance.append(figures.distance)
        chart.babies.append(figures.babies)
        chart.stack.append(figures.stack)
        chart.sea.append(int(figures.sea))
        chart.drawn.append(figures.drawn)
        chart.hand.append(figures.hand)
        chart.actions.append(figures.actions)
        chart.terrain.append(TERRAINS.index(era.terrain) if era.terrain else 0)
        chart.bonus.append(era.bonus_cards)
    return chart
