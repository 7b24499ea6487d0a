"""The moves, each by its number; a class of edges/moves.py gives it its fields."""

from typing import Final

TICK: Final = 0
LAY_TILE: Final = 1
CHOOSE_SIDE: Final = 2
DRAW_WONDER: Final = 3
DRAW_LEADER: Final = 4
TURN_UP: Final = 5
DRAW_CARD: Final = 6
CHOOSE_FIRST: Final = 7
PLACE_PAWN: Final = 8
CHOOSE_PACE: Final = 9
CREATE_SCHOLARS: Final = 10
LAY_TOKEN: Final = 11
TURN_GLASS: Final = 12
SHIFT_GLASS: Final = 13
DISCARD_CARD: Final = 14
LIMIT_SCHOLARS: Final = 15
REST: Final = 16
DRAW_FROM: Final = 17
TAKE_RESOURCE: Final = 18
DEPLOY: Final = 19
MOVE_CLANS: Final = 20
AIRLIFT: Final = 21
BOMBARD: Final = 22
DISCOVER: Final = 23
PLACE_BUILDING: Final = 24
BUILD_FREE: Final = 25
PLACE_ON_WONDER: Final = 26
PLACE_ON_LEADER: Final = 27
COPY_TILE: Final = 28
GARRISON: Final = 29
DONE: Final = 30
END_TURN: Final = 31
RESOLVE_ACTION: Final = 32
