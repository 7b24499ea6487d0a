"""The numbers of the moves, steps and events of Through the Ages."""

from typing import Final

# Moves.
CHOOSE_FIRST: Final = 0
LAY_CARD: Final = 1
DRAW_CARD: Final = 2
REVEAL_EVENT: Final = 3
TURN_UP: Final = 4
DEAL_BONUS: Final = 5
TAKE_CARD: Final = 6
GROW: Final = 7
BUILD: Final = 8
UPGRADE: Final = 9
DESTROY: Final = 10
BUILD_STAGES: Final = 11
PLAY_LEADER: Final = 12
DEVELOP: Final = 13
REVOLT: Final = 14
PLAY_ACTION: Final = 15
GROW_WITH: Final = 16
BUILD_WITH: Final = 17
UPGRADE_WITH: Final = 18
STAGE_WITH: Final = 19
DEVELOP_WITH: Final = 20
REVOLT_WITH: Final = 21
PLAY_TACTIC: Final = 22
LEVY_UNIT: Final = 23
WELCOME: Final = 24
TRADE: Final = 25
DRAW_MILITARY: Final = 26
END_ACTIONS: Final = 27
PREPARE: Final = 28
ATTACK: Final = 29
DECLARE_WAR: Final = 30
OFFER_PACT: Final = 31
CANCEL_PACT: Final = 32
SETTLE: Final = 33
RESIGN: Final = 34
PASS: Final = 35
ACCEPT: Final = 36
REFUSE: Final = 37
BID: Final = 38
SACRIFICE: Final = 39
PLAY_BONUS: Final = 40
DONE: Final = 41
DISCARD: Final = 42
LOSE_WORKER: Final = 43
DESTROY_OWN: Final = 44
CHOOSE_GOODS: Final = 45
GIVE_UP_COLONY: Final = 46
RAVAGE: Final = 47
RAZE: Final = 48
TAKE_COLONY: Final = 49
TAKE_TECHNOLOGY: Final = 50
LOSE_TOKEN: Final = 51
BUILD_FREE: Final = 52
PRODUCE_LESS: Final = 53
KEEP_BONUS: Final = 54
PICK_BONUS: Final = 55

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

# Decisions of a seat; the first half of the names says what is decided.
ASK_TURN: Final = 33
ASK_POLITICAL: Final = 34
ASK_OFFER: Final = 35
ASK_BIDDING: Final = 36
ASK_PAYMENT: Final = 37
ASK_SACRIFICES: Final = 38
ASK_DEFENCE: Final = 39
ASK_DISCARDS: Final = 40
ASK_WORKER_LOSS: Final = 41
ASK_BUILDING_LOSS: Final = 42
ASK_GOODS: Final = 43
ASK_COLONY_LOSS: Final = 44
ASK_WONDER_LOSS: Final = 45
ASK_TERROR: Final = 46
ASK_RAID: Final = 47
ASK_COLONY_SPOIL: Final = 48
ASK_TECHNOLOGY_SPOIL: Final = 49
ASK_TOKEN_LOSS: Final = 50
ASK_FREE_BUILDING: Final = 51
ASK_AGREEMENT: Final = 52
ASK_LESS: Final = 53
ASK_KEEPING: Final = 54
ASK_PICKING: Final = 55
STEP_NAMES: Final = (
    "first-player",
    "set-up",
    "next-turn",
    "open-event",
    "replenish",
    "fill",
    "row-card",
    "own-war",
    "politics",
    "excess",
    "actions",
    "production",
    "mines",
    "upkeep",
    "military-cards",
    "military-card",
    "event-card",
    "effect",
    "concern",
    "auction",
    "colony",
    "fight-defence",
    "fight-result",
    "war-defence",
    "war-result",
    "open-bonus",
    "aside-bonus",
    "dealt-bonus",
    "kept-bonus",
    "picks",
    "show-bonus",
    "final",
    "end-game",
    "turn",
    "political",
    "offer",
    "bidding",
    "payment",
    "sacrifices",
    "defence",
    "discards",
    "worker-loss",
    "building-loss",
    "goods",
    "colony-loss",
    "wonder-loss",
    "terror",
    "raid",
    "colony-spoil",
    "technology-spoil",
    "token-loss",
    "free-building",
    "agreement",
    "less",
    "keeping",
    "picking",
)

# Events.
EV_FIRST_CHOSEN: Final = 0
EV_CARD_LAID: Final = 1
EV_ROW_CLEARED: Final = 2
EV_AGE_ENDED: Final = 3
EV_TURN_BEGAN: Final = 4
EV_CARD_TAKEN: Final = 5
EV_POPULATION_GREW: Final = 6
EV_BUILT: Final = 7
EV_UPGRADED: Final = 8
EV_DESTROYED: Final = 9
EV_STAGE_BUILT: Final = 10
EV_WONDER_COMPLETED: Final = 11
EV_LEADER_PLAYED: Final = 12
EV_DEVELOPED: Final = 13
EV_GOVERNMENT_CHANGED: Final = 14
EV_ACTION_PLAYED: Final = 15
EV_TACTIC_PLAYED: Final = 16
EV_TRADED: Final = 17
EV_ACTIONS_ENDED: Final = 18
EV_POINTS_SCORED: Final = 19
EV_GOODS_GAINED: Final = 20
EV_GOODS_LOST: Final = 21
EV_POPULATION_LOST: Final = 22
EV_UPRISING: Final = 23
EV_STARVED: Final = 24
EV_CORRUPTION_PAID: Final = 25
EV_CARD_DRAWN: Final = 26
EV_CARD_DISCARDED: Final = 27
EV_DISCARDS_SHUFFLED: Final = 28
EV_EVENT_PREPARED: Final = 29
EV_EVENT_REVEALED: Final = 30
EV_AGGRESSION_PLAYED: Final = 31
EV_WAR_DECLARED: Final = 32
EV_WAR_BEGAN: Final = 33
EV_PACT_OFFERED: Final = 34
EV_PACT_SIGNED: Final = 35
EV_PACT_REFUSED: Final = 36
EV_PACT_ENDED: Final = 37
EV_RESIGNED: Final = 38
EV_PASSED: Final = 39
EV_BIDDEN: Final = 40
EV_UNIT_SACRIFICED: Final = 41
EV_BONUS_PLAYED: Final = 42
EV_COLONIZED: Final = 43
EV_TERRITORY_LEFT: Final = 44
EV_FIGHT_DECIDED: Final = 45
EV_COLONY_LOST: Final = 46
EV_WONDER_RAVAGED: Final = 47
EV_LEADER_LOST: Final = 48
EV_WONDER_LOST: Final = 49
EV_TECHNOLOGY_TAKEN: Final = 50
EV_TOKENS_CHANGED: Final = 51
EV_ACTIONS_LOST: Final = 52
EV_BONUS_TURNED_UP: Final = 53
EV_BONUS_DEALT: Final = 54
EV_BONUS_KEPT: Final = 55
EV_BONUS_PICKED: Final = 56
EV_SPOILS_TAKEN: Final = 57
EV_PRODUCED_LESS: Final = 58
EV_GAME_ENDED: Final = 59
EV_OBSOLETE: Final = 60
