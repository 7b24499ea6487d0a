"""The numbers of the events; for each of them a class in edges/events.py has the fields."""

from typing import Final

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
