"""The numbers of the moves; for each of them a class in edges/moves.py has the fields."""

from typing import Final

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
