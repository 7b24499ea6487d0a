"""The numbers of the steps; for each of them a class in the rules says what it does."""

from typing import Final

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
