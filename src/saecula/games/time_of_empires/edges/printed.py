"""What is printed on the components, as plain JSON for screens to draw."""

import msgspec

from saecula.games.time_of_empires.model.components import ComponentSet, EffectLine, Technology
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, COLOURS, PILES, TERRAINS, TYPES


def printed_on(found: ComponentSet) -> dict[str, object]:
    """The whole set: spots, tiles, ladders, cards, leaders, wonders, and which parts are reconstructed."""
    return {
        "spots": [{"spot": spot.id, "corners": [list(point) for point in spot.corners]} for spot in found.spots],
        "layouts": {seats: msgspec.to_builtins(plan) for seats, plan in found.layouts.items()},
        "tiles": [msgspec.to_builtins(tile) for tile in found.tiles],
        "colours": list(COLOURS),
        "terrains": list(TERRAINS),
        "types": list(TYPES),
        "buildings": list(BUILDINGS),
        "actions": list(ACTIONS),
        "piles": list(PILES),
        "ladders": msgspec.to_builtins(found.ladders),
        "supply": msgspec.to_builtins(found.supply),
        "times": msgspec.to_builtins(found.times),
        "cards": [_card(card) for card in (*found.starting, *found.technologies)],
        "leaders": [msgspec.to_builtins(leader) for leader in found.leaders],
        "wonders": [msgspec.to_builtins(wonder) for wonder in found.wonders],
        "effect_tiles": [msgspec.to_builtins(tile) for tile in found.effect_tiles],
    }


def _card(card: Technology) -> dict[str, object]:
    return {
        "card": card.id,
        "age": card.age,
        "colour": card.colour or None,
        "type": card.type,
        "ideas": card.ideas,
        "bricks": card.bricks,
        "copies": card.copies,
        "effects": [_effect(line) for line in card.effects],
        "reconstructed": card.reconstructed,
    }


def _effect(line: EffectLine) -> dict[str, object]:
    return {"op": line.op, "n": line.n, "building": line.building or None}
