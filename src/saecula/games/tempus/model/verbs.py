"""The numbers of Tempus's moves, events and steps, and of its terrains, abilities and actions."""

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

# Moves.
CHOOSE_FIRST: Final = 0
DRAW_TILE: Final = 1
PLACE_TILE: Final = 2
PLACE_TOKEN: Final = 3
CHOOSE_ACTION: Final = 4
MOVE_TOKEN: Final = 5
PLACE_BABY: Final = 6
ATTACK: Final = 7
DECLARE_TERRAIN: Final = 8
LAY_CARD: Final = 9
STEP_IN: Final = 10
DRAW_CARD: Final = 11
DISCARD_CARD: Final = 12
BUILD_CITY: Final = 13
PLAY_CARD: Final = 14
PLAY_RELIGION: Final = 15
ACT_TWICE: Final = 16
PASS_SLOT: Final = 17
DONE: Final = 18
END_TURN: Final = 19

# Steps of the table.
FIRST_PLAYER: Final = 0
BUILD_MAP: Final = 1
TILE_FROM_STACK: Final = 2
DEAL_TILE: Final = 3
PEOPLE: Final = 4
BEGIN_ERA: Final = 5
TAKE_TILES: Final = 6
ROUNDS: Final = 7
SLOT: Final = 8
DECLARATION: Final = 9
ATTACKER_CARDS: Final = 10
DEFENDER_CARDS: Final = 11
FIGHT_RESULT: Final = 12
CARDS: Final = 13
CARD_FROM_DECK: Final = 14
HAND_LIMIT: Final = 15
CATCH_UP: Final = 16
COMMITMENTS: Final = 17
ADVANCE: Final = 18
END_ERA: Final = 19

# Decisions of a seat.
TILE_PLACE: Final = 20
START_HEX: Final = 21
TURN: Final = 22
MOVING: Final = 23
BIRTHS: Final = 24
TARGET: Final = 25
TERRAIN: Final = 26
ATTACK_CARDS: Final = 27
DEFENCE_CARDS: Final = 28
STEPPING_IN: Final = 29
DISCARD: Final = 30
CITY_SITE: Final = 31
SANITATION_CARD: Final = 32
PROGRESS_CARDS: Final = 33
STEP_NAMES: Final = (
    "first-player",
    "build-map",
    "tile-from-stack",
    "deal-tile",
    "people",
    "begin-era",
    "take-tiles",
    "rounds",
    "slot",
    "declaration",
    "attacker-cards",
    "defender-cards",
    "fight-result",
    "cards",
    "card-from-deck",
    "hand-limit",
    "catch-up",
    "commitments",
    "advance",
    "end-era",
    "tile-place",
    "start-hex",
    "turn",
    "moving",
    "births",
    "target",
    "terrain",
    "attack-cards",
    "defence-cards",
    "stepping-in",
    "discard",
    "city-site",
    "sanitation-card",
    "progress-cards",
)

# Events.
FIRST_CHOSEN: Final = 0
TILE_DRAWN: Final = 1
TILE_PLACED: Final = 2
MAP_FINISHED: Final = 3
TOKEN_PLACED: Final = 4
ERA_BEGAN: Final = 5
ACTION_CHOSEN: Final = 6
TOKEN_MOVED: Final = 7
BABY_BORN: Final = 8
ATTACKED: Final = 9
TERRAIN_DECLARED: Final = 10
CARD_LAID: Final = 11
CARD_REVEALED: Final = 12
FIGHT_WON: Final = 13
FIGHT_LOST: Final = 14
STEPPED_IN: Final = 15
CARD_DRAWN: Final = 16
CARD_DISCARDED: Final = 17
DECK_RESHUFFLED: Final = 18
CITY_BUILT: Final = 19
CARD_PLAYED: Final = 20
TOKEN_CONVERTED: Final = 21
SLOT_PASSED: Final = 22
TURN_ENDED: Final = 23
CAUGHT_UP: Final = 24
PROGRESS_COUNTED: Final = 25
ADVANCED: Final = 26
ERA_ENDED: Final = 27
GAME_ENDED: Final = 28
SANITATION_CALLED: Final = 29
