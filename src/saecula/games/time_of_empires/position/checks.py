"""Checks whether a state from a file is possible; each refusal names the field of the position and the clause."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.amendments import leaders_open_slots_at_once
from saecula.games.time_of_empires.model.box import AMOUNT
from saecula.games.time_of_empires.model.census import count_cards, count_pawns
from saecula.games.time_of_empires.model.ground import sites
from saecula.games.time_of_empires.model.kinds import BUILDINGS, OP_BOMBARD, P_DESTRUCTION, PILES, POINTS, TYPES
from saecula.games.time_of_empires.model.state import ALL, EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position.checks_boards import board_fault
from saecula.games.time_of_empires.position.checks_course import course_fault
from saecula.games.time_of_empires.position.checks_open import open_fault, order_fault
from saecula.games.time_of_empires.position.checks_world import land_fault, world_fault
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.rules.preparation import IN_PILE
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS

#: More points than any seat can ever have.
MOST_POINTS = 9999


def fault(state: EmpiresState, names: Names) -> str:
    """What is impossible about a state, in one sentence; an empty string if it is sound."""
    stage = Stage(state.agenda.table, state.seats)
    return (
        order_fault(state, stage)
        or land_fault(state, stage, names)
        or course_fault(state, stage)
        or stock_fault(state)
        or board_fault(state, stage, names)
        or world_fault(state, stage, names)
        or pawn_fault(state)
        or card_fault(state, names)
        or pile_fault(state, stage)
        or token_fault(state, stage)
        or points_fault(state, stage)
        or destroyed_fault(state, stage)
        or open_fault(state, stage, names)
        or waiting_fault(state, stage, names)
    )


# ---------------------------------------------------------------- what the seats have


def stock_fault(state: EmpiresState) -> str:
    """Ideas and bricks fit the stock, the limit on scholars is possible, the waiting building exists (TOE-RES-2)."""
    folk, most = state.folk, state.box.stock
    for seat in range(state.seats):
        for field, stock in (("ideas", folk.ideas), ("bricks", folk.bricks)):
            if not 0 <= stock[seat] <= most:
                return f"{field}.{SEATS[seat]}: a stock holds 0 to {most}, not {stock[seat]} (TOE-RES-2)"
        if not 0 <= folk.limit[seat] <= ALL:
            return f"limits.{SEATS[seat]}: a cry creates 0 to {ALL} scholars, not {folk.limit[seat]} (TOE-SCH-3)"
        if not -1 <= folk.waiting[seat] < len(BUILDINGS):
            return f"waiting.{SEATS[seat]}: there is no such building (TOE-COM-2)"
    return ""


def pawn_fault(state: EmpiresState) -> str:
    """Every seat has exactly its number of pawns, wherever they are (TOE-COM-2)."""
    folk, most = state.folk, state.box.pawns
    for seat, total in enumerate(count_pawns(state)):
        if folk.created[seat] < 0:
            return f"scholars.{SEATS[seat]}: {folk.created[seat]} is no number of scholars (TOE-SCH-2)"
        if folk.reserve[seat] < 0 or total != most:
            used = total - folk.reserve[seat]
            if used > most:
                return f"clans.{SEATS[seat]}: {used} pawns stand on boards and map, and there are {most} (TOE-COM-2)"
            return f"clans.{SEATS[seat]}: there are {total} pawns with those in reserve, not {most} (TOE-COM-2)"
    return ""


def token_fault(state: EmpiresState, stage: Stage) -> str:
    """Every seat has placed its token of each age so far, or has chosen where the next will lie (TOE-PRE-6)."""
    folk, count = state.folk, stage.tokens(state.course.age)
    for seat in range(state.seats):
        letter, mine = SEATS[seat], folk.token[4 * seat : 4 * seat + 4]
        if sorted(value for value in mine if value) != list(range(1, count + 1)):
            wanted = " and ".join(str(value) for value in range(1, count + 1)) or "none"
            return f"tokens.{letter}: the bonus tokens on the board are {wanted} by now (TOE-PRE-6)"
        chosen = folk.laid[seat]
        if not -1 <= chosen < 4 or (chosen >= 0 and mine[chosen]):
            return f"laid.{letter}: a token is laid in a section that holds none (TOE-PRE-6)"
        asked = steps.TOKEN in [verb_of(frame) for frame in state.agenda.asked[seat]]
        if (chosen >= 0) != (stage.lays_tokens and not asked):
            return f"laid.{letter}: a token lies face down from its choice until all have chosen (TOE-PRE-6)"
    return ""


def points_fault(state: EmpiresState, stage: Stage) -> str:
    """Nobody has points before the first scoring, and destruction scores in threes (TOE-AGE-1, TOE-SCO-1)."""
    size = len(POINTS)
    for at, points in enumerate(state.folk.points):
        where = f"points.{SEATS[at // size]}.{POINTS[at % size]}"
        if not 0 <= points <= MOST_POINTS:
            return f"{where}: {points} is no number of points"
        if points and state.course.age == 0 and not stage.is_scoring:
            return f"{where}: nobody has points before the first scoring (TOE-AGE-1)"
        if at % size == P_DESTRUCTION and points % 3:
            return f"{where}: destroyed buildings score 3 each, which never makes {points} (TOE-SCO-1)"
    return ""


def destroyed_fault(state: EmpiresState, stage: Stage) -> str:
    """Buildings are destroyed only once something could destroy them, and never kept by their owners (TOE-SCO-1)."""
    folk, deck = state.folk, state.box.deck
    razed = [sum(folk.razed[4 * seat : 4 * seat + 4]) for seat in range(state.seats)]
    bombs = [age for age, effects in zip(deck.age, deck.effects) for n in effects if n // AMOUNT == OP_BOMBARD]
    can_bomb = bool(bombs) and min(bombs) <= state.course.dealt
    for seat in range(state.seats):
        letter = SEATS[seat]
        if razed[seat] and state.course.age == 0 and not stage.is_scoring and not can_bomb:
            return f"destroyed.{letter}: nothing is destroyed before the first scoring (TOE-SCO-1)"
        if not 0 <= folk.kept[seat] <= sum(razed) - razed[seat]:
            others = sum(razed) - razed[seat]
            return f"kept.{letter}: {folk.kept[seat]} buildings, and {others} of others are destroyed (TOE-SCO-1)"
    lost = sum(razed) - sum(folk.kept)
    if lost < 0:
        return f"kept: {sum(folk.kept)} buildings are kept, and {sum(razed)} are destroyed (TOE-SCO-1)"
    if lost and not can_bomb:
        return f"kept: {lost} destroyed buildings are kept by nobody (TOE-SCO-1)"
    return ""


def waiting_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """A building waits on the card it was built with, and only as long as it has no slot (TOE-BUI-3)."""
    is_sure = stage.is_action and leaders_open_slots_at_once(state.box)
    for seat in range(state.seats):
        type, found = state.folk.waiting[seat], state.cards.found[seat]
        if type < 0:
            continue
        if not found or state.box.deck.type[found[-1]] != type:
            wanted = f"a visible {TYPES[type]} technology"
            return f"waiting.{SEATS[seat]}: the {BUILDINGS[type]} waits on {wanted} (TOE-BUI-3)"
        asked = steps.SITE in [verb_of(frame) for frame in state.agenda.asked[seat]]
        free = [] if asked or not is_sure else sites(state, seat, type, False)
        if free:
            place = names.spaces[free[0]]
            return f"waiting.{SEATS[seat]}: {place} has a slot for the {BUILDINGS[type]} (TOE-BUI-3)"
    return ""


# ---------------------------------------------------------------- technologies


def card_fault(state: EmpiresState, names: Names) -> str:
    """There are as many copies of each technology as in the box, and only where they can be (TOE-COM-1)."""
    cards, deck, dealt = state.cards, state.box.deck, state.course.dealt
    for field, groups in (("hands", cards.hands), ("found", cards.found), ("discards", cards.discards)):
        for seat, group in enumerate(groups):
            for card in group:
                if not 0 <= card < len(deck.ids):
                    return f"{field}.{SEATS[seat]}: there is no such card (TOE-COM-1)"
                if deck.colour[card] not in (-1, seat):
                    return f"{field}.{SEATS[seat]}: {names.cards[card]} is a starting technology of another (TOE-COM-2)"
                if deck.age[card] > dealt:
                    name = names.cards[card]
                    return (
                        f"{field}.{SEATS[seat]}: {name} belongs to age {deck.age[card]}, which has not come (TOE-PRE-1)"
                    )
    for seat, hand in enumerate(cards.hands):
        if hand != sorted(hand):
            return f"hands.{SEATS[seat]}: the cards are not in order"
    for card, total in enumerate(count_cards(state)):
        wanted = deck.copies[card] if deck.colour[card] < state.seats else 0
        beside = cards.pool[card] + cards.gone[card]
        if total != wanted or cards.pool[card] < 0 or cards.gone[card] < 0 or (beside and deck.colour[card] >= 0):
            return (
                f"hands: there are {wanted} of technology {names.cards[card]}, not {total - min(beside, 0)} (TOE-COM-1)"
            )
    return ""


def pile_fault(state: EmpiresState, stage: Stage) -> str:
    """The piles hold this age's technologies, at most six each, and show the type of their top card (TOE-PRE-1)."""
    cards, deck, dealt = state.cards, state.box.deck, state.course.dealt
    for card in range(len(deck.ids)):
        if (cards.pool[card] and deck.age[card] != dealt) or (cards.gone[card] and deck.age[card] >= dealt):
            return f"piles: technologies of age {dealt} lie in the piles, and earlier ones are gone (TOE-PRE-1)"
    if sum(cards.pool) != sum(cards.left):
        return f"piles: {sum(cards.pool)} cards are left for them, not {sum(cards.left)} (TOE-PRE-1)"
    types = [0, 0, 0, 0]
    for card in range(len(cards.pool)):
        types[deck.type[card]] += cards.pool[card]
    for pile in range(4):
        name, top, left = PILES[pile], cards.tops[pile], cards.left[pile]
        if not 0 <= left <= IN_PILE:
            return f"piles.{name}: a pile has 0 to {IN_PILE} cards, not {left} (TOE-PRE-1)"
        if not -1 <= top < 4 or (top >= 0) != (left > 0 and pile not in stage.tops):
            return f"tops.{name}: a pile shows the type of its top card, and an empty one nothing (TOE-PRE-1)"
        if top >= 0:
            types[top] -= 1
            if types[top] < 0:
                return f"tops.{name}: no {TYPES[top]} technology is left for the top (TOE-PRE-1)"
    return ""
