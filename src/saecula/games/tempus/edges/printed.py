"""What is printed on the components, as plain JSON for a screen to draw."""

from saecula.games.tempus.model.components import ComponentSet, EraRow, MapTile
from saecula.games.tempus.model.kinds import ACTIONS, CARD_TERRAINS, TERRAINS
from saecula.parts.components import RECONSTRUCTION
from saecula.parts.hexes import SIDE_NAMES, HexBoard


def printed_on(found: ComponentSet) -> dict[str, object]:
    """The whole set: board, chart, tiles, cards, and which parts of it are reconstructions."""
    board = HexBoard(found.sea.columns, found.sea.rows)
    return {
        "board": {
            "columns": board.columns,
            "rows": board.rows,
            "hexes": [board.name(cell) for cell in range(board.size)],
            "reconstructed": found.sea.source == RECONSTRUCTION,
        },
        "sides": list(SIDE_NAMES),
        "terrains": list(TERRAINS),
        "card_terrains": list(CARD_TERRAINS),
        "actions": list(ACTIONS),
        "eras": [_era(row) for row in found.eras],
        "tiles": [_tile(tile) for tile in found.tiles],
        "tiles_by_seats": dict(found.tiles_by_seats),
        "cards": _cards(found),
        "tokens": found.supply.tokens,
        "cities": dict(found.supply.cities),
        "action_tiles": found.supply.action_tiles,
    }


def _era(row: EraRow) -> dict[str, object]:
    """A row of the chart; Flight has no figures (TEM-COM-6)."""
    figures = {
        "tokens": row.tokens,
        "distance": row.distance,
        "babies": row.babies,
        "stack": row.stack,
        "sea": row.sea,
        "drawn": row.drawn,
        "hand": row.hand,
        "actions": row.actions,
    }
    return {
        "era": row.id,
        "terrain": row.terrain or None,
        "figures": figures if row.actions else None,
        "bonus": row.bonus_cards,
        "points": row.points,
        "reconstructed": row.terrain_source == RECONSTRUCTION,
    }


def _tile(tile: MapTile) -> dict[str, object]:
    """A map tile unturned: its centre, then the ring clockwise from the east."""
    return {"tile": tile.id, "faces": [tile.centre, *tile.ring], "reconstructed": tile.source == RECONSTRUCTION}


def _cards(found: ComponentSet) -> list[dict[str, object]]:
    return [
        {
            "card": f"{counts.ability.replace('_', '-')}/{terrain}",
            "copies": copies,
            "reconstructed": counts.source == RECONSTRUCTION,
        }
        for counts in found.cards
        for terrain, copies in counts.copies.items()
    ]
