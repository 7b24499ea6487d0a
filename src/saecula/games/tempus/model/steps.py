"""The numbers of the steps; for each of them a class in the rules says what it does."""

from typing import Final

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
