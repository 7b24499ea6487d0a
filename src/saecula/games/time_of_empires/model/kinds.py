"""The numbers and names of types, actions, effects, skills, conditions and categories of points."""

from typing import Final

# Types of technologies and the buildings they stand for, in the order of the sections of a player board.
SCIENCE: Final = 0
CONSTRUCTION: Final = 1
EXPANSION: Final = 2
CULTURE: Final = 3
TYPES: Final = ("science", "construction", "expansion", "culture")
OBSERVATORY: Final = 0
WAREHOUSE: Final = 1
MILL: Final = 2
THEATRE: Final = 3
BUILDINGS: Final = ("observatory", "warehouse", "mill", "theatre")
IDEA: Final = 0
BRICK: Final = 1
RESOURCES: Final = ("idea", "brick")
TERRAINS: Final = ("field", "forest", "mountain")
COLOURS: Final = ("red", "green", "yellow", "blue")
SPECIALITIES: Final = ("technology", "expansion", "culture")

# Action spaces: four leader columns, three wonders, two technology boards; then those of one's own board.
COLUMNS: Final = 4
FIRST_WONDER: Final = 4
FIRST_BOARD: Final = 7
OWN: Final = 9
PRODUCE_IDEAS: Final = 9
PRODUCE_BRICKS: Final = 10
DEPLOY_CLANS: Final = 11
MARCH: Final = 12
DISCOVER_TECHNOLOGY: Final = 13
BUILD_BUILDING: Final = 14
ACTIONS: Final = (
    "leader-technology",
    "leader-expansion",
    "leader-culture",
    "leader-bonus",
    "wonder-1",
    "wonder-2",
    "wonder-3",
    "draw-left",
    "draw-right",
    "ideas",
    "bricks",
    "deploy",
    "move",
    "discover",
    "build",
)
PILES: Final = ("left-1", "left-2", "right-1", "right-2")

# How an age is played: in real time, in turns, or not settled yet.
NO_PACE: Final = 0
REAL_TIME: Final = 1
INITIATION: Final = 2
PACES: Final = ("none", "real-time", "initiation")

# The eight sides of the leader effect tiles, in the order of the clauses TOE-EFF-1 to TOE-EFF-8.
EFF_DRAW: Final = 0
EFF_MOVES: Final = 1
EFF_WONDER: Final = 2
EFF_COPY: Final = 3
EFF_RESOURCES: Final = 4
EFF_CLANS: Final = 5
EFF_OTHER_GLASS: Final = 6
EFF_LEADER: Final = 7
SIDES: Final = ("draw", "moves", "wonder", "copy", "resources", "clans", "other-glass", "leader")

# Effects of cards.
OP_DRAW: Final = 0
OP_DRAW_TO: Final = 1
OP_DISCOVER: Final = 2
OP_SHIFT_GLASS: Final = 3
OP_IDEAS: Final = 4
OP_BRICKS: Final = 5
OP_BRICKS_PER_PAIR: Final = 6
OP_BUILD: Final = 7
OP_ASSEMBLE: Final = 8
OP_DEPLOY: Final = 9
OP_MOVE: Final = 10
OP_OVERRUN: Final = 11
OP_BOMBARD: Final = 12
OP_AIRLIFT: Final = 13
OP_SCHOLARS: Final = 14
OP_DOUBLE: Final = 15
OP_TO_WONDER: Final = 16
OP_TO_LEADER: Final = 17
OPS: Final = (
    "draw",
    "draw-to",
    "discover",
    "shift-glass",
    "ideas",
    "bricks",
    "bricks-per-pair",
    "build",
    "assemble",
    "deploy",
    "move",
    "overrun",
    "bombard",
    "airlift",
    "scholars",
    "double-scholars",
    "to-wonder",
    "to-leader",
)
#: The amount of OP_BUILD: a building type, or this for any type on any slot.
ANY_BUILDING: Final = 4

# What a leader does for the player who won it.
MORE_BRICKS: Final = 0
MORE_IDEAS: Final = 1
MORE_MOVES: Final = 2
MORE_CLANS: Final = 3
MORE_SCHOLARS: Final = 4
PLACING_PAYS: Final = 5
CHEAP_BUILDING: Final = 6
CHEAP_DISCOVERY: Final = 7
MOVE_AFTER_DEPLOYING: Final = 8
FEWER_LOSSES: Final = 9
POINTS_PER_THEATRE: Final = 10
SECOND_SCHOLAR: Final = 11
SCORE_OBSERVATORIES: Final = 12
SCORE_PAIRS: Final = 13
SCORE_TERRITORIES: Final = 14
SCORE_MILLS: Final = 15
SCORE_LEADERS: Final = 16
SCORE_SCHOLARS: Final = 17
SKILLS: Final = (
    "more-bricks",
    "more-ideas",
    "more-moves",
    "more-clans",
    "more-scholars",
    "placing-pays",
    "cheap-building",
    "cheap-discovery",
    "move-after-deploying",
    "fewer-losses",
    "points-per-theatre",
    "second-scholar",
    "score-observatories",
    "score-pairs",
    "score-territories",
    "score-mills",
    "score-leaders",
    "score-scholars",
)

# What wonders count; the first four are the buildings, the next three the terrains.
COUNT_DOUBLE_CLANS: Final = 7
COUNT_PAIRS: Final = 8
COUNT_CITIES: Final = 9
COUNT_TILES: Final = 10
COUNT_LEADERS: Final = 11
CONDITIONS: Final = (
    "observatories",
    "warehouses",
    "mills",
    "theatres",
    "fields",
    "forests",
    "mountains",
    "double-clans",
    "pairs",
    "cities",
    "tiles",
    "leaders",
)

# Categories of points.
P_DESTRUCTION: Final = 0
P_BONUS: Final = 1
P_LEADERS: Final = 2
P_WONDERS: Final = 3
P_CULTURE: Final = 4
POINTS: Final = ("destruction", "bonus", "leaders", "wonders", "culture")
