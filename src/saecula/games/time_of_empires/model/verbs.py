"""The numbers of Time of Empires: actions, types, effects, moves, steps and events."""

from typing import Final

# Types of technologies and the buildings that belong to them, in the order of the sections of a player board.
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

# How an age is played.
NO_PACE: Final = 0
REAL_TIME: Final = 1
INITIATION: Final = 2
PACES: Final = ("none", "real-time", "initiation")

# Effects of the eight sides of leader effect tiles, in the order of the clauses TOE-EFF-1 to TOE-EFF-8.
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

# What a leader gives its owner.
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

# Moves.
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

# Steps of the table.
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
# Steps that wait on a seat's stack.
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
# A mark on a seat's stack; later steps stand at the end, so that the numbers of the others last.
RESOLVING: Final = 51
STEP_NAMES: Final = (
    "lay-tiles",
    "tile-sides",
    "first-pawns",
    "pace",
    "prepare",
    "wonder",
    "leaders",
    "leader",
    "top",
    "card",
    "creation",
    "tokens",
    "reveal-tokens",
    "action-phase",
    "first-player",
    "count-in",
    "age",
    "rounds",
    "end-actions",
    "destruction",
    "bonus",
    "awards",
    "leader-points",
    "wonders",
    "culture-points",
    "sieges",
    "end-age",
    "ready",
    "effect",
    "start",
    "pace-choice",
    "creating",
    "token",
    "idle",
    "drawing",
    "gaining",
    "deploying",
    "moving",
    "overrun",
    "airlifting",
    "bombarding",
    "discovering",
    "site",
    "free-building",
    "assembly",
    "to-wonder",
    "to-leader",
    "copying",
    "shifting",
    "siege",
    "other-glass",
    "resolving",
)

# Events.
TILE_LAID: Final = 0
SIDE_CHOSEN: Final = 1
PAWN_PLACED: Final = 2
PACE_WISHED: Final = 3
PACE_SET: Final = 4
AGE_BEGAN: Final = 5
WONDER_ENTERED: Final = 6
LEADER_ENTERED: Final = 7
TOP_TURNED: Final = 8
SCHOLARS_CREATED: Final = 9
TOKEN_LAID: Final = 10
TOKEN_PLACED: Final = 11
FIRST_CHOSEN: Final = 12
GONG_RANG: Final = 13
BABY_CRIED: Final = 14
ROUND_BEGAN: Final = 15
GLASS_TURNED: Final = 16
DISCOVERY_BEGAN: Final = 17
GLASS_SHIFTED: Final = 18
TURN_ENDED: Final = 19
CHOICE_LAPSED: Final = 20
CHAIN_LOST: Final = 21
RESOURCES_GAINED: Final = 22
CARD_DRAWN: Final = 23
CARD_DISCARDED: Final = 24
TECHNOLOGY_DISCOVERED: Final = 25
CLAN_DEPLOYED: Final = 26
CLANS_MOVED: Final = 27
FOUGHT: Final = 28
CLANS_DESTROYED: Final = 29
BUILDING_TAKEN: Final = 30
BUILDING_PLACED: Final = 31
BUILDING_WAITS: Final = 32
TERRITORY_BOMBARDED: Final = 33
SCHOLAR_ON_WONDER: Final = 34
SCHOLAR_ON_LEADER: Final = 35
TILE_COPIED: Final = 36
BUILDING_DESTROYED: Final = 37
POINTS_SCORED: Final = 38
LEADER_WON: Final = 39
WONDER_SCORED: Final = 40
SCHOLARS_RETURNED: Final = 41
CITY_GARRISONED: Final = 42
CLANS_RETURNED: Final = 43
AGE_ENDED: Final = 44
GAME_ENDED: Final = 45
SCHOLARS_LIMITED: Final = 46
