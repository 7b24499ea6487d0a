"""The numbers of the moves; for each of them a class in edges/moves.py has the fields."""

from typing import Final

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
