"""What is printed on the components, as plain JSON for a screen to draw."""

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.components import ComponentSet
from saecula.games.rise_and_fall.model.kinds import GOODS, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.land import WORTH
from saecula.games.rise_and_fall.rules.pieces import merchants, ships, temples, towns
from saecula.parts.components import is_reconstructed
from saecula.parts.hexes import SIDE_NAMES

Drawn = list[list[int]]
#: What an action costs: by the piece that acts, then by the move and, where it matters, by what it makes.
Costs = dict[str, dict[str, dict[str, int]]]


def printed_on(found: ComponentSet, box: Box) -> dict[str, object]:
    """The whole set: shapes, layouts, spots, tiles, pieces, points, prices, and whether it is reconstructed."""
    return {
        "terrains": list(TERRAINS),
        "worth": dict(zip(TERRAINS, WORTH)),
        "sides": list(SIDE_NAMES),
        "goods": list(GOODS),
        "initial": {"hexes": as_lists(box.initial_shape), "spots": as_lists(box.initial_spots)},
        "sea": {"spots": as_lists(box.sea_spots)},
        "turns": {TERRAINS[layer]: [as_lists(shape) for shape in box.turns[layer]] for layer in range(1, 5)},
        "layouts": {str(seats): as_lists(tiles) for seats, tiles in box.initial_layout.items()},
        "tiles": {
            str(seats): dict(zip(TERRAINS, [box.sea_tiles[seats], *box.land_tiles[seats][1:]]))
            for seats in box.sea_tiles
        },
        "visible": {str(seats): dict(zip(TERRAINS, box.visible(seats))) for seats in box.sea_tiles},
        "pieces": [
            {
                "piece": row.id,
                "count": row.count,
                "development": list(row.development),
                "trophy": row.trophy,
                "reconstructed": row.reconstructed,
            }
            for row in found.pieces
        ],
        "kinds": list(PIECES),
        "prices": list(found.prices.after),
        "costs": costs(),
        "taxes": dict(zip(TERRAINS, towns.TAXES)),
        "bank": {str(seats): dict(zip(GOODS, goods)) for seats, goods in box.bank.items()},
        "library": {str(seats): len(worlds) for seats, worlds in box.worlds.items()},
        "reconstructed": is_reconstructed(found),
    }


def costs() -> Costs:
    """What the actions of the pieces cost (RNF-NOM, RNF-MOU, RNF-MER, RNF-TOW, RNF-SHI, RNF-TEM)."""
    return {
        "nomad": {"BuildTown": {"wood": 1, "stone": 1}, "BuildTemple": {"stone": 2}, "BuildShip": {"wood": 1}},
        "mountaineer": {"BuildTown": {"wood": 2}},
        "merchant": {"BuildShip": {"wood": 1}, "BuyResource": {"gold": merchants.PRICE}},
        "town": {f"Educate/{PIECES[kind]}": {"gold": fee} for kind, fee in zip(towns.PUPILS, towns.FEES)},
        "ship": {
            **{f"BuildAshore/{PIECES[kind]}": {"stone": n} for kind, n in zip(ships.BUILDINGS, ships.STONES)},
            **{f"Transform/{PIECES[kind]}": {"gold": n} for kind, n in zip(ships.SETTLERS, ships.FARES) if n},
        },
        "temple": {f"Convert/{PIECES[kind]}": {"gold": gold} for kind, gold in enumerate(temples.PRICES) if gold},
    }


def as_lists(cells: list[tuple[int, int]]) -> Drawn:
    """Hexes as lists, the way JSON writes them."""
    return [[q, r] for q, r in cells]
