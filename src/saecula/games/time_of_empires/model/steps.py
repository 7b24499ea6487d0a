"""The number of each step; the class of the same name in one of the chapters in rules/ says what it does."""

from typing import Final

# Steps on the table's stack.
LAY_TILES: Final = 0
TILE_SIDES: Final = 1
FIRST_PAWNS: Final = 2
PACE: Final = 3
PREPARE: Final = 4
WONDER: Final = 5
LEADERS: Final = 6
LEADER: Final = 7
TOP: Final = 8
CARD: Final = 9
CREATION: Final = 10
TOKENS: Final = 11
REVEAL_TOKENS: Final = 12
ACTION_PHASE: Final = 13
FIRST_PLAYER: Final = 14
COUNT_IN: Final = 15
AGE: Final = 16
ROUNDS: Final = 17
END_ACTIONS: Final = 18
DESTRUCTION: Final = 19
BONUS: Final = 20
AWARDS: Final = 21
LEADER_POINTS: Final = 22
WONDERS: Final = 23
CULTURE_POINTS: Final = 24
SIEGES: Final = 25
END_AGE: Final = 26
# Steps that wait on a seat's stack and run by themselves.
READY: Final = 27
EFFECT: Final = 28
# Decisions of a seat.
START: Final = 29
PACE_CHOICE: Final = 30
CREATING: Final = 31
TOKEN: Final = 32
IDLE: Final = 33
DRAWING: Final = 34
GAINING: Final = 35
DEPLOYING: Final = 36
MOVING: Final = 37
OVERRUN: Final = 38
AIRLIFTING: Final = 39
BOMBARDING: Final = 40
DISCOVERING: Final = 41
SITE: Final = 42
FREE_BUILDING: Final = 43
ASSEMBLY: Final = 44
TO_WONDER: Final = 45
TO_LEADER: Final = 46
COPYING: Final = 47
SHIFTING: Final = 48
SIEGE: Final = 49
OTHER_GLASS: Final = 50
# A mark on a seat's stack. Steps added later come last, so that the numbers of the others stay the same.
RESOLVING: Final = 51
