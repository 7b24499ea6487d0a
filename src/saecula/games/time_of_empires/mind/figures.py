"""What a practised player is inclined to do, in figures tuned by tens of thousands of games between such habits.

Each figure adds to the inclination towards a move; adding 1 makes the move e times as likely.
"""

from typing import Final

#: A scholar on a leader's tile: at all, if it takes the lead, if the seat leads already, for each age finished, for
#: each point the leader would score; then by the effect of the tile, and by the skill of the leader it would win.
LEADER: Final = 0.23
LEADS: Final = 4.73
LEADS_ALREADY: Final = -1.86
LEADER_AGE: Final = 1.26
LEADER_POINT: Final = 1.33
TILE: list[float] = [
    -0.24,  # draw
    -0.28,  # moves
    0.72,  # wonder
    0.12,  # copy
    0.85,  # resources
    -0.01,  # clans
    0.55,  # other glass
    0.45,  # leader
]
SKILL: list[float] = [
    0.32,  # more bricks
    0.03,  # more ideas
    0.14,  # more moves
    -0.93,  # more clans
    0.83,  # more scholars
    -0.17,  # placing pays
    1.24,  # cheap building
    -0.56,  # cheap discovery
    -0.21,  # move after deploying
    0.48,  # fewer losses
    1.35,  # points per theatre
    0.21,  # second scholar
    0.4,  # score observatories
    0.72,  # score pairs
    0.07,  # score territories
    -0.92,  # score mills
    -1.12,  # score leaders
    -1.52,  # score scholars
]
#: A scholar on a wonder: at all, for each point it adds, if it is the seat's first, towards the end of the age.
WONDER: Final = -2.31
WONDER_POINT: Final = 1.14
WONDER_FIRST: Final = 0.83
WONDER_LATE: Final = -0.03
#: Drawing: with 0, 1, 2, ... cards in hand, for the section of a pile's top card, in the last minutes of the game.
DRAW: list[float] = [2.21, 0.92, 0.08, -0.98, -0.64, -1.5]
DRAW_SECTION: Final = 0.82
DRAW_END: Final = -2.28
#: Producing ideas or bricks: at all, for each one gained, if any are needed, if the gain is enough, at the end.
IDEAS: Final = -0.23
IDEAS_GAIN: Final = 0.58
IDEAS_NEED: Final = 2.01
IDEAS_END: Final = -2.13
BRICKS: Final = 0.66
BRICKS_GAIN: Final = -0.36
BRICKS_NEED: Final = 3.73
BRICKS_ENOUGH: Final = 2.47
BRICKS_END: Final = -0.51
#: Building: at all, without a slot for it, for what its section is worth.
BUILD: Final = 4.39
BUILD_NOWHERE: Final = -1.85
BUILD_SECTION: Final = 1.28
#: Discovering: at all, covering a card that could still be built, for the best card in hand.
FIND: Final = 2.7
FIND_OVER: Final = -0.38
FIND_BEST: Final = 0.47
#: Deploying: at all, for each clan, for each clan too few on the map, towards the end of the age; into a city.
SEND: Final = -1.06
SEND_GAIN: Final = -0.16
SEND_FEW: Final = 2.61
SEND_LATE: Final = 0.51
SEND_CITY: Final = 1.15
#: Moving: at all, for the best step.
GO: Final = -1.51
GO_BEST: Final = 1.0
#: Doing nothing: resting or ending the turn, leaving the rest of an action undone.
REST_LEAN: Final = -2.48
DONE_LEAN: Final = -4.47
#: A card: for each unit of its effects, for its section, for what it costs in ideas and bricks.
EFFECT_UNIT: list[float] = [
    0.36,  # draw
    -0.45,  # draw to
    2.39,  # discover
    -0.81,  # shift glass
    0.48,  # ideas
    1.41,  # bricks
    1.05,  # bricks per pair
    2.3,  # build
    0.42,  # assemble
    1.32,  # deploy
    -0.52,  # move
    1.21,  # overrun
    1.34,  # bombard
    0.69,  # airlift
    2.05,  # scholars
    0.6,  # double scholars
    -0.42,  # to wonder
    0.92,  # to leader
]
CARD_SECTION: Final = 0.61
CARD_IDEAS: Final = 0.4
CARD_BRICKS: Final = 0.3
#: Land: others' buildings to destroy for each scoring, more so as the age ends; free slots, new land, clans beaten,
#: own buildings freed, an empty city, joining own clans, the land left behind, two clans at once, guarding buildings.
PREY: Final = 1.48
PREY_LATE: Final = 2.71
FREE_SLOT: Final = 0.95
NEW_LAND: Final = 0.9
BEATEN: Final = 1.3
FREED: Final = 3.57
EMPTY_CITY: Final = -0.0
JOINING: Final = -3.03
LEAVING: Final = 1.45
TWO: Final = 3.32
GUARDING: Final = -0.02
#: A slot: under one's own clans, near another's clans, beside one's own buildings.
SITE_GUARDED: Final = 1.84
SITE_NEAR: Final = -2.3
SITE_PAIR: Final = 0.59
#: One more building of a section, for each scoring to come: its icons, each point of its token, or without a token
#: each building built; then laying a token on a section: for each building built.
ICONS: list[float] = [
    -0.44,  # observatory
    2.38,  # warehouse
    -0.26,  # mill
    1.75,  # theatre
]
TOKEN_POINT: Final = 1.33
TOKEN_LIKELY: Final = 0.24
TOKEN_BUILT: Final = 2.14
#: Choosing an idea or a brick: if it is needed, for each one already in stock.
IDEA_NEEDED: Final = 0.99
BRICK_NEEDED: Final = 0.88
IN_STOCK: Final = -0.09
