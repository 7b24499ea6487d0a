"""The steps, each with its number; a class of the same name in `rules` says what it does."""

from typing import Final

# Steps of the table.
FIRST_PLAYER: Final = 0
SET_UP: Final = 1
NEXT_TURN: Final = 2
OPEN_EVENT: Final = 3
REPLENISH: Final = 4
FILL: Final = 5
ROW_CARD: Final = 6
OWN_WAR: Final = 7
POLITICS: Final = 8
EXCESS: Final = 9
ACTIONS: Final = 10
PRODUCTION: Final = 11
MINES: Final = 12
UPKEEP: Final = 13
MILITARY_CARDS: Final = 14
MILITARY_CARD: Final = 15
EVENT_CARD: Final = 16
EFFECT: Final = 17
CONCERN: Final = 18
AUCTION: Final = 19
COLONY: Final = 20
FIGHT_DEFENCE: Final = 21
FIGHT_RESULT: Final = 22
WAR_DEFENCE: Final = 23
WAR_RESULT: Final = 24
OPEN_BONUS: Final = 25
ASIDE_BONUS: Final = 26
DEALT_BONUS: Final = 27
KEPT_BONUS: Final = 28
PICKS: Final = 29
SHOW_BONUS: Final = 30
FINAL: Final = 31
END_GAME: Final = 32

# Decisions of a seat.
TURN: Final = 33
POLITICAL: Final = 34
OFFER: Final = 35
BIDDING: Final = 36
PAYMENT: Final = 37
SACRIFICES: Final = 38
DEFENCE: Final = 39
DISCARDS: Final = 40
WORKER_LOSS: Final = 41
BUILDING_LOSS: Final = 42
GOODS: Final = 43
COLONY_LOSS: Final = 44
WONDER_LOSS: Final = 45
TERROR: Final = 46
RAID: Final = 47
COLONY_SPOIL: Final = 48
TECHNOLOGY_SPOIL: Final = 49
TOKEN_LOSS: Final = 50
FREE_BUILDING: Final = 51
AGREEMENT: Final = 52
LESS: Final = 53
KEEPING: Final = 54
PICKING: Final = 55
