"""The numbers of Rise & Fall's moves, events and steps, and of its terrains, pieces and goods."""

from typing import Final

# Terrains, by their level (RNF-WOR-6).
SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
GLACIER: Final = 4
TERRAINS: Final = ("sea", "plain", "forest", "mountain", "glacier")

# Kinds of pieces, and of the civilization cards that activate them (RNF-COM-1).
NOMAD: Final = 0
TOWN: Final = 1
SHIP: Final = 2
MOUNTAINEER: Final = 3
MERCHANT: Final = 4
TEMPLE: Final = 5
KINDS: Final = 6
PIECES: Final = ("nomad", "town", "ship", "mountaineer", "merchant", "temple")

# Goods of a treasury.
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = ("gold", "wood", "stone")
#: Nobody ever holds more wood or stone (RNF-B-5).
MOST_RESOURCES: Final = 5

# Where a card is (RNF-CAR).
RESERVE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECLINE: Final = 3
CARD_STATES: Final = ("reserve", "hand", "discard", "decline")

# Moves.
CHOOSE_FIRST: Final = 0
DRAW_WORLD: Final = 1
DRAW_SEED: Final = 2
LAY_SEA: Final = 3
LAY_TILE: Final = 4
LIFT_TILE: Final = 5
PLACE_PIECE: Final = 6
CHOOSE_CARD: Final = 7
DRAW_CARD: Final = 8
TICK: Final = 9
MOVE_PIECE: Final = 10
PRODUCE: Final = 11
BUILD_TOWN: Final = 12
BUILD_TEMPLE: Final = 13
BUILD_SHIP: Final = 14
GROW: Final = 15
EDUCATE: Final = 16
COLLECT_TAXES: Final = 17
BUILD_ASHORE: Final = 18
TRANSFORM: Final = 19
TRADE: Final = 20
CONVERT: Final = 21
TITHE: Final = 22
BUY_RESOURCE: Final = 23
SELL_RESOURCE: Final = 24
END_TURN: Final = 25
DECLINE_CARD: Final = 26
BUY_BACK: Final = 27
PASS: Final = 28

# Steps of the table.
MAKE_WORLD: Final = 0
FIRST_BUILDER: Final = 1
LIBRARY_WORLD: Final = 2
WORLD_SEED: Final = 3
SEA_TILES: Final = 4
LAND_TILES: Final = 5
FIRST_PLAYER: Final = 6
START_PIECES: Final = 7
BEGIN_ROUND: Final = 8
COUNTDOWN: Final = 9
RANDOM_CARD: Final = 10
REVEAL: Final = 11
TURNS: Final = 12
DECLINE_PHASE: Final = 13
REVEAL_DECLINE: Final = 14
BUY_BACKS: Final = 15
RECYCLE: Final = 16
END_ROUND: Final = 17

# Decisions of a seat.
SEA_PLACE: Final = 18
TILE_PLACE: Final = 19
TILE_LIFT: Final = 20
START_PIECE: Final = 21
CARD_CHOICE: Final = 22
TURN: Final = 23
DECLINE_CHOICE: Final = 24
BUY_BACK_CHOICE: Final = 25
STEP_NAMES: Final = (
    "make-world",
    "first-builder",
    "library-world",
    "world-seed",
    "sea-tiles",
    "land-tiles",
    "first-player",
    "start-pieces",
    "begin-round",
    "countdown",
    "random-card",
    "reveal",
    "turns",
    "decline-phase",
    "reveal-decline",
    "buy-backs",
    "recycle",
    "end-round",
    "sea-place",
    "tile-place",
    "tile-lift",
    "start-piece",
    "card-choice",
    "turn",
    "decline-choice",
    "buy-back-choice",
)

#: Steps of a World that is not finished, and those of its land.
MAKING: Final = (
    MAKE_WORLD,
    FIRST_BUILDER,
    LIBRARY_WORLD,
    WORLD_SEED,
    SEA_TILES,
    LAND_TILES,
    SEA_PLACE,
    TILE_PLACE,
    TILE_LIFT,
)
LAYING: Final = (LAND_TILES, TILE_PLACE, TILE_LIFT)

# Events.
BUILDER_CHOSEN: Final = 0
FIRST_CHOSEN: Final = 1
WORLD_DRAWN: Final = 2
SEED_DRAWN: Final = 3
SEA_LAID: Final = 4
TILE_LAID: Final = 5
TILE_LIFTED: Final = 6
TILES_LEFT_OUT: Final = 7
WORLD_FINISHED: Final = 8
PIECE_PLACED: Final = 9
ROUND_BEGAN: Final = 10
CARD_CHOSEN: Final = 11
COUNTDOWN_BEGAN: Final = 12
CARD_DRAWN: Final = 13
CARD_REVEALED: Final = 14
TURN_PASSED: Final = 15
PIECE_MOVED: Final = 16
PRODUCED: Final = 17
PIECE_BUILT: Final = 18
TOWN_GREW: Final = 19
NOMAD_EDUCATED: Final = 20
TAXES_COLLECTED: Final = 21
SHIP_TRANSFORMED: Final = 22
TRADED: Final = 23
CONVERTED: Final = 24
TITHED: Final = 25
RESOURCE_BOUGHT: Final = 26
RESOURCE_SOLD: Final = 27
CARD_GAINED: Final = 28
CARD_LOST: Final = 29
TROPHY_WON: Final = 30
TURN_ENDED: Final = 31
DECLINE_LAID: Final = 32
CARD_DECLINED: Final = 33
CARD_BOUGHT_BACK: Final = 34
BUY_BACK_PASSED: Final = 35
RECYCLED: Final = 36
TOKEN_PASSED: Final = 37
DIED_OUT: Final = 38
GAME_ENDED: Final = 39
