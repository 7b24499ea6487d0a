"""The closed lists of Through the Ages: the ages, kinds of cards and effects that a component file may name."""

from typing import Final

AGES: Final = ("A", "I", "II", "III", "IV")

# Kinds of cards. The first eleven hold workers; farms, mines and labs may hold blue tokens.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
WARFARE: Final = 12
ADMINISTRATION: Final = 13
EXPLORATION: Final = 14
CONSTRUCTION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TACTIC: Final = 24
BONUS: Final = 25
KINDS: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air-force",
    "government",
    "warfare",
    "administration",
    "exploration",
    "construction",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "aggression",
    "war",
    "pact",
    "tactic",
    "bonus",
)
MILITARY_KINDS: Final = KINDS[EVENT:]

# What a civil card does besides its figures: each effect at most once per card, with a value and a set of kinds.
URBAN_DISCOUNT: Final = 0
STAGES: Final = 1
HAND: Final = 2
STRENGTH_PER_UNIT: Final = 3
DOUBLE_FACES: Final = 4
BEST_MINE: Final = 5
FREE_GROWTH: Final = 6
SCORE_LEVELS: Final = 7
SCORE_TECHNOLOGIES: Final = 8
SCORE_WORKERS: Final = 9
SCORE_PRODUCERS: Final = 10
TAKING_SCIENCE: Final = 11
SPECIAL_RESOURCES: Final = 12
CULTURE_ON_CARD: Final = 13
GROWTH_DISCOUNT: Final = 14
CULTURE_PER_FACE: Final = 15
WONDER_DISCOUNT: Final = 16
STRENGTH_PER_FACE: Final = 17
ATTACKED_CULTURE: Final = 18
BEST_SCIENCE: Final = 19
TECHNOLOGY_RESOURCE: Final = 20
TECHNOLOGY_ACTION: Final = 21
TECHNOLOGY_CULTURE: Final = 22
NO_TACTIC: Final = 23
UNIT_STRENGTH: Final = 24
CULTURE_PER_UNIT: Final = 25
FREE_COLONY: Final = 26
LEVY: Final = 27
CULTURE_PER_BUILDING: Final = 28
CULTURE_PER_PAIR: Final = 29
COLONIZATION_CARD: Final = 30
CULTURE_PER_COLONY: Final = 31
BEST_ARMY: Final = 32
MILITARY_REVOLUTION: Final = 33
TECHNOLOGY_DISCOUNT: Final = 34
BUILDING_DISCOUNT: Final = 35
NO_ATTACK: Final = 36
DEAR_TARGET: Final = 37
BEST_CULTURE: Final = 38
LAB_MINES: Final = 39
SURCHARGE: Final = 40
DOUBLE_DEFENCE: Final = 41
WAR_DISCOUNT: Final = 42
CULTURE_PER_LEVEL: Final = 43
SCIENCE_PER_BUILDING: Final = 44
ACT_STAGE: Final = 45
ACT_GROWTH: Final = 46
ACT_BUILD: Final = 47
ACT_UPGRADE: Final = 48
DRILL: Final = 49
UNIT_RESOURCES: Final = 50
GAIN_SCIENCE: Final = 51
GAIN_CULTURE: Final = 52
GAIN_FOOD: Final = 53
GAIN_RESOURCE: Final = 54
ACT_DEVELOP: Final = 55
RESOURCES_PER_STRONGER: Final = 56
CULTURE_PER_RICHER: Final = 57
EFFECTS: Final = (
    "urban-discount",
    "stages",
    "hand",
    "strength-per-unit",
    "double-faces",
    "best-mine",
    "free-growth",
    "score-levels",
    "score-technologies",
    "score-workers",
    "score-producers",
    "taking-science",
    "special-resources",
    "culture-on-card",
    "growth-discount",
    "culture-per-face",
    "wonder-discount",
    "strength-per-face",
    "attacked-culture",
    "best-science",
    "technology-resource",
    "technology-action",
    "technology-culture",
    "no-tactic",
    "unit-strength",
    "culture-per-unit",
    "free-colony",
    "levy",
    "culture-per-building",
    "culture-per-pair",
    "colonization-card",
    "culture-per-colony",
    "best-army",
    "military-revolution",
    "technology-discount",
    "building-discount",
    "no-attack",
    "dear-target",
    "best-culture",
    "lab-mines",
    "surcharge",
    "double-defence",
    "war-discount",
    "culture-per-level",
    "science-per-building",
    "act-stage",
    "act-growth",
    "act-build",
    "act-upgrade",
    "drill",
    "unit-resources",
    "gain-science",
    "gain-culture",
    "gain-food",
    "gain-resource",
    "act-develop",
    "resources-per-stronger",
    "culture-per-richer",
)

# Whom an effect of an event, a territory or a fight concerns.
ALL: Final = 0
ACTIVE: Final = 1
STRONGEST: Final = 2
WEAKEST: Final = 3
TWO_STRONGEST: Final = 4
TWO_WEAKEST: Final = 5
MOST_CULTURE: Final = 6
LEAST_CULTURE: Final = 7
HAPPIEST: Final = 8
WEAK_LEADER: Final = 9
RANKED: Final = 10
WINNER: Final = 11
LOSER: Final = 12
WHO: Final = (
    "all",
    "active",
    "strongest",
    "weakest",
    "two-strongest",
    "two-weakest",
    "most-culture",
    "least-culture",
    "happiest",
    "weak-leader-in-culture",
    "ranked",
    "winner",
    "loser",
)

# What an event, a territory or a fight does.
E_FOOD: Final = 0
E_RESOURCE: Final = 1
E_SCIENCE: Final = 2
E_CULTURE: Final = 3
E_PEOPLE: Final = 4
E_CHOOSE_GOODS: Final = 5
E_DRAW: Final = 6
E_KEEP: Final = 7
E_BUILDING: Final = 8
E_MIX: Final = 9
E_FARMS: Final = 10
E_MINES: Final = 11
E_ECONOMY: Final = 12
E_SCORE_CULTURE: Final = 13
E_SCORE_SCIENCE: Final = 14
E_CULTURE_FOR_SCIENCE: Final = 15
E_LOSE_PEOPLE: Final = 16
E_LOSE_BUILDING: Final = 17
E_LOSE_CULTURE: Final = 18
E_LOSE_MIX: Final = 19
E_LOSE_FOOD: Final = 20
E_LOSE_ACTIONS: Final = 21
E_GIVE_YELLOW: Final = 22
E_UNREST: Final = 23
E_LOSE_BLUE: Final = 24
E_EMIGRATE: Final = 25
E_DROP_LEADER: Final = 26
E_LOSE_COLONY: Final = 27
E_AGREEMENT: Final = 28
E_RAVAGE: Final = 29
E_TERROR: Final = 30
E_IMPACT_FARMS: Final = 31
E_IMPACT_MINES: Final = 32
E_IMPACT_LEVELS: Final = 33
E_IMPACT_COLONIES: Final = 34
E_IMPACT_ACTIONS: Final = 35
E_IMPACT_HAPPINESS: Final = 36
E_IMPACT_POPULATION: Final = 37
E_IMPACT_PROGRESS: Final = 38
E_IMPACT_SCIENCE: Final = 39
E_IMPACT_STRENGTH: Final = 40
E_IMPACT_TECHNOLOGY: Final = 41
E_IMPACT_WONDERS: Final = 42
E_TAKE_GOODS: Final = 43
E_RAID: Final = 44
E_TAKE_COLONY: Final = 45
E_KILL_LEADER: Final = 46
E_BREAK_WONDER: Final = 47
E_TAKE_SCIENCE: Final = 48
E_TAKE_CULTURE: Final = 49
E_WAR_CULTURE: Final = 50
E_WAR_GOODS: Final = 51
E_WAR_TECHNOLOGY: Final = 52
E_WAR_TERRITORY: Final = 53
E_HOLY_WAR: Final = 54
HAPPENINGS: Final = (
    "gain-food",
    "gain-resource",
    "gain-science",
    "gain-culture",
    "gain-people",
    "choose-goods",
    "draw-cards",
    "keep-cards",
    "free-building",
    "gain-mix",
    "farms",
    "mines",
    "economy",
    "score-culture",
    "score-science",
    "culture-for-science",
    "lose-people",
    "lose-building",
    "lose-culture",
    "lose-mix",
    "lose-food",
    "lose-actions",
    "give-yellow",
    "unrest",
    "lose-blue",
    "emigrate",
    "drop-leader",
    "lose-colony",
    "agreement",
    "ravage",
    "terror",
    "impact-farms",
    "impact-mines",
    "impact-levels",
    "impact-colonies",
    "impact-actions",
    "impact-happiness",
    "impact-population",
    "impact-progress",
    "impact-science",
    "impact-strength",
    "impact-technology",
    "impact-wonders",
    "take-goods",
    "raid",
    "take-colony",
    "kill-leader",
    "break-wonder",
    "take-science",
    "take-culture",
    "war-culture",
    "war-goods",
    "war-technology",
    "war-territory",
    "holy-war",
)


def is_urban(kind: int) -> bool:
    """Whether a kind is an urban building: a laboratory, temple, arena, library or theater."""
    return LAB <= kind <= THEATER


def is_unit(kind: int) -> bool:
    """Whether a kind is a unit: infantry, cavalry, artillery or air force."""
    return INFANTRY <= kind <= AIR_FORCE


def is_technology(kind: int) -> bool:
    """Whether a kind costs science: technologies that hold workers, governments and special technologies."""
    return kind <= CONSTRUCTION


def is_special(kind: int) -> bool:
    """Whether a kind is one of the four kinds of special technologies."""
    return WARFARE <= kind <= CONSTRUCTION
