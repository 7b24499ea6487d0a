"""Terrains, abilities of cards and actions, by their numbers and their names."""

from typing import Final

# Terrains of a hex; the first four after water are those of the cards, in the same order.
WATER: Final = 0
GRASSLAND: Final = 1
FARMLAND: Final = 2
HILLS: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
TERRAINS: Final = ("water", "grassland", "farmland", "hills", "forest", "mountain")
CARD_TERRAINS: Final = ("grassland", "farmland", "hills", "forest")

EDUCATION: Final = 0
FORTIFICATIONS: Final = 1
MEDICINE: Final = 2
MILITARY_LEADER: Final = 3
TRANSPORTATION: Final = 4
SANITATION: Final = 5
WEAPONS: Final = 6
RELIGION: Final = 7
GOVERNMENT: Final = 8
ABILITIES: Final = (
    "education",
    "fortifications",
    "medicine",
    "military-leader",
    "transportation",
    "sanitation",
    "weapons",
    "religion",
    "government",
)
KINDS: Final = 36

MOVE: Final = 0
BABIES: Final = 1
FIGHT: Final = 2
IDEA: Final = 3
CITY: Final = 4
ACTIONS: Final = ("move", "babies", "fight", "idea", "city")
