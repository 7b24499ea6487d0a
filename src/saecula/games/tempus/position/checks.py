"""Whether a state that came from a file is possible: eras, tiles, cards.

Every fault is one sentence that names the field of the position, the seat by its letter, and the clause. What stands
on the map is checked in checks_world.py, what is still to be done in checks_table.py and checks_open.py.
"""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import ability_of, card_name, copies_of, kind_of, pool_of
from saecula.games.tempus.model.census import count_cards, count_tiles
from saecula.games.tempus.model.kinds import GOVERNMENT, KINDS
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.position.checks_open import open_fault
from saecula.games.tempus.position.checks_world import land_fault, people_fault, start_fault, supply_fault
from saecula.games.tempus.position.stage import Stage, letter, slots_to
from saecula.games.tempus.position.words_map import HEXES_OF_A_TILE
from saecula.kernel.codes import first, verb_of
from saecula.parts.position import within


def fault(state: TempusState) -> str:
    """What is impossible about a state, in one sentence; empty if it is sound."""
    return land_fault(state) or fault_on_any_land(state)


def fault_on_any_land(state: TempusState) -> str:
    """What is impossible, wherever the land lies: tests of the rules put some into the corners of the board."""
    stage = Stage(state.agenda.table)
    return (
        eras_fault(state, stage)
        or round_fault(state, stage)
        or tiles_fault(state, stage)
        or map_fault(state, stage)
        or card_fault(state)
        or hand_fault(state, stage)
        or people_fault(state)
        or supply_fault(state)
        or start_fault(state, stage)
        or open_fault(state, stage)
    )


# ---------------------------------------------------------------- eras, rounds, action tiles


def eras_fault(state: TempusState, stage: Stage) -> str:
    """The era cubes stand where they can, and fit the number of eras that are over."""
    box, course = state.box, state.course
    if not within(course.era, 0, box.flight):
        return "eras: a cube stands beside the era chart (TEM-COM-4)"
    low, high = min(course.era), max(course.era)
    if high - low > 1 or (stage.commits and low < high):
        behind, ahead = course.era.index(low), course.era.index(high)
        rows = f"{letter(behind)} is in {box.chart.names[low]} and {letter(ahead)} in {box.chart.names[high]}"
        return f"eras: {rows}, but who is behind catches up in every era (TEM-PRO-2)"
    if (high < box.flight) if stage.is_over else (high == box.flight and not stage.has_advanced):
        return "eras: the game ends with the era in which somebody advances to flight, and not before (TEM-END-2)"
    if stage.has_advanced and high == 0:
        return "eras: at the end of an era somebody has advanced (TEM-PRO-5)"
    if course.eras != stage.eras(course.era):
        return f"eras: {course.eras} eras are over, and the cubes tell {stage.eras(course.era)} (TEM-END-5)"
    return ""


def round_fault(state: TempusState, stage: Stage) -> str:
    """The first player, the player whose turn it is, the slots and the round are possible and fit together."""
    box, course, seats = state.box, state.course, state.seats
    if not within([course.first, course.turn + 1], 0, seats) or course.first == seats:
        return "first: the first player or the player whose turn it is sits at no seat (TEM-SET-1)"
    if course.turn >= 0 and not stage.has_tiles:
        return f"turn: it is not {letter(course.turn)}'s turn when no action tiles are played (TEM-ERA-3)"
    slots = slots_to(course.turn, course.first, seats)
    if not 0 <= course.slots <= seats or (course.turn >= 0 and course.slots != slots):
        return f"slots: {course.slots} slots of the round are given out, and it should be {slots} (TEM-ERA-3)"
    rounds = max(box.chart.actions) + copies_of(box.deck, GOVERNMENT)
    if not stage.round(course.era) <= course.round <= rounds:
        return f"round: an era has no round {course.round} (TEM-ERA-3)"
    return ""


def tiles_fault(state: TempusState, stage: Stage) -> str:
    """The action tiles left, and those delayed by Government, are possible."""
    course = state.course
    for seat in range(state.seats):
        left, most = course.tiles[seat], state.box.chart.actions[course.era[seat]]
        if not stage.has_tiles and left:
            return f"tiles.{letter(seat)}: {left} action tiles are left when none are played (TEM-PRO-1)"
        if not 0 <= left <= most:
            row = state.box.chart.names[course.era[seat]]
            return f"tiles.{letter(seat)}: {left} action tiles are left, and {row} gives {most} (TEM-ERA-2)"
        if course.delayed[seat] not in (0, 1):
            return f"delayed: {letter(seat)} delays one action tile or none (TEM-CAR-9)"
        if course.delayed[seat] and not (left and state.ideas.shown[seat]):
            return f"delayed: {letter(seat)} has no Government lying open or no action tile left (TEM-CAR-9)"
    return ""


def map_fault(state: TempusState, stage: Stage) -> str:
    """The map tiles in the stack, drawn and placed make up the set and fit the map."""
    box, course = state.box, state.course
    if stage.is_mapped != (state.land.coast is not None):
        return "land: the map is finished when no map tile is to be placed, and not before (TEM-SET-5)"
    if not within(course.stack, 0, 1) or not within([course.drawn], -1, len(box.tiles) - 1):
        return "stack: a map tile is in the stack or not (TEM-SET-3)"
    if not 0 <= course.placed <= box.tiles_by_seats[state.seats]:
        most = box.tiles_by_seats[state.seats]
        return f"placed: {course.placed} map tiles lie, and {most} with {state.seats} players (TEM-SET-5)"
    if course.drawn >= 0 and stage.is_mapped:
        return "drawn: no map tile is drawn when the map is finished (TEM-SET-5)"
    if not stage.is_mapped and len(state.land.cells) != HEXES_OF_A_TILE * course.placed:
        hexes = f"{len(state.land.cells)} hexes are not those of {course.placed} map tiles"
        return f"land: {hexes} (TEM-COM-1)"
    found = count_tiles(state)
    if found != len(box.tiles):
        return f"stack: there are {found} map tiles, not {len(box.tiles)} (TEM-COM-1)"
    return ""


# ---------------------------------------------------------------- idea cards


def card_fault(state: TempusState) -> str:
    """The idea cards are those of the game, each as often as the box holds it, and every hand is in order."""
    ideas = state.ideas
    if ideas.pool < 0:
        return "shuffles: the deck is shuffled once or more (TEM-IDE-2)"
    for field, groups in (("hands", ideas.hands), ("laid", ideas.laid), ("shown", ideas.shown)):
        for seat in range(state.seats):
            cards = groups[seat]
            if not within(cards, 0, 64 * 1024) or not within([kind_of(card) for card in cards], 0, KINDS - 1):
                return f"{field}.{letter(seat)}: there is no such card (TEM-COM-3)"
            if cards and max(pool_of(card) for card in cards) > ideas.pool:
                return f"{field}.{letter(seat)}: a card is from a shuffle that has not happened yet (TEM-IDE-2)"
            if cards != sorted(cards):
                return f"{field}.{letter(seat)}: the cards are not in order"
    return copies_fault(state)


def copies_fault(state: TempusState) -> str:
    """There are as many idea cards of each kind as the box holds."""
    ideas, found = state.ideas, count_cards(state)
    for kind in range(KINDS):
        name, copies = card_name(kind), state.box.deck[kind]
        if ideas.deck[kind] < 0 or ideas.discards[kind] < 0:
            return f"deck: more of {name} are named than there are, {copies} (TEM-COM-3)"
        if found[kind] != copies:
            return f"deck: there are {found[kind]} of {name}, not {copies} (TEM-COM-3)"
    return ""


def hand_fault(state: TempusState, stage: Stage) -> str:
    """Nobody holds, has laid or shows cards that they cannot have, or too many of them."""
    ideas = state.ideas
    for seat in range(state.seats):
        here = letter(seat)
        if any(ability_of(kind_of(card)) != GOVERNMENT for card in ideas.shown[seat]):
            return f"shown.{here}: only Government stays before its owner (TEM-CAR-9)"
        if ideas.shown[seat] and not stage.has_era:
            return f"shown.{here}: Government is discarded at the end of the era (TEM-CAR-9)"
        if ideas.laid[seat] and not may_have_laid(state, stage, seat):
            return f"laid.{here}: cards are laid in a fight or for progress alone (TEM-FIG-4, TEM-PRO-3)"
        held = len(ideas.hands[seat]) + len(ideas.laid[seat])
        limit = state.box.chart.hand[min(state.course.era[seat], state.box.flight - 1)]
        if held > limit + drawn_above(state, seat):
            return f"hands.{here}: {held} cards are held where the limit is {limit} (TEM-IDE-1)"
    return ""


def may_have_laid(state: TempusState, stage: Stage, seat: int) -> bool:
    """Whether a seat can have cards lying face down."""
    course, owner = state.course, state.people.owner
    if stage.fights and course.fight_from >= 0 and course.fight_to >= 0:
        return seat in (owner[course.fight_from], owner[course.fight_to])
    return stage.commits


def drawn_above(state: TempusState, seat: int) -> int:
    """How many cards a seat may hold above the limit: those just drawn, until it has discarded (TEM-IDE-7)."""
    chart = state.box.chart
    due = any(verb_of(frame) == steps.HAND_LIMIT and first(frame) == seat for frame in state.agenda.table)
    due = due or any(verb_of(frame) == steps.DISCARD for frame in state.agenda.asked[seat])
    return max(*chart.drawn, *chart.bonus) if due else 0
