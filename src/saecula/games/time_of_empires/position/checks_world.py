"""Checks the tiles, clans and buildings of a position (TOE-SET, TOE-CLA, TOE-BUI)."""

from saecula.games.time_of_empires.model import steps
from saecula.games.time_of_empires.model.box import AMOUNT, SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.census import count_buildings
from saecula.games.time_of_empires.model.ground import IN_CENTRE, IN_TERRITORY, may_use_closed
from saecula.games.time_of_empires.model.kinds import ANY_BUILDING, BUILDINGS, OP_BUILD
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.position.implied import starting_cards
from saecula.games.time_of_empires.position.stage import Stage
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS


def land_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """Capital tiles lie on their own spots, the others once each on the rest, laid spot by spot (TOE-SET-1)."""
    layout, land = state.layout, state.land
    laid: list[int] = []
    for spot, tile in enumerate(land.tile):
        where = f"tiles.{names.spots[spot]}"
        if tile < 0:
            if land.turned[spot]:
                return f"{where}: no tile lies there to be turned (TOE-SET-1)"
            continue
        if spot not in layout.spots:
            return f"{where}: no tile lies there in a game of {state.seats} (TOE-SET-1)"
        capital = layout.capitals.index(spot) if spot in layout.capitals else -1
        if (capital >= 0 or tile % 3 == 0) and tile != 3 * capital:
            return f"{where}: capital tiles lie on the spots of their owners, and no others (TOE-SET-1)"
        if tile in laid:
            return f"{where}: {names.tiles[tile]} lies somewhere else already (TOE-SET-1)"
        laid.append(tile)
    for at, spot in enumerate(layout.spots):
        if (land.tile[spot] >= 0) != (at < len(laid)):
            return f"tiles.{names.spots[spot]}: tiles are laid spot by spot (TOE-SET-1)"
    if (len(laid) < len(layout.spots)) != stage.is_laying:
        return f"tiles: {len(laid)} of {len(layout.spots)} tiles lie on the map (TOE-SET-1)"
    return ""


def world_fault(state: EmpiresState, stage: Stage, names: Names) -> str:
    """What is impossible about clans and buildings on the map; an empty string if they are sound."""
    return (
        clan_fault(state, names)
        or start_fault(state, stage)
        or slot_fault(state, names)
        or same_fault(state, names)
        or count_fault(state)
    )


def clan_fault(state: EmpiresState, names: Names) -> str:
    """A space holds clans of one seat, within its limit, and a capital only its owner's (TOE-CLA-2)."""
    map = state.map
    for space, owner in enumerate(map.owner):
        clans = map.clans[space]
        if owner < 0 and clans == 0:
            continue
        if owner < 0 or clans <= 0:
            return f"clans: {clans} clans of nobody stand on {names.spaces[space]} (TOE-CLA-13)"
        where = f"clans.{SEATS[owner]}.{names.spaces[space]}"
        is_territory = space < TERRITORIES
        spot = space // 3 if is_territory else space - TERRITORIES
        limit = IN_TERRITORY if is_territory else IN_CENTRE
        if spot not in state.layout.spots:
            return f"{where}: that is not on the map of {state.seats} players (TOE-SET-1)"
        if clans > limit:
            return f"{where}: {clans} clans stand where the limit is {limit} (TOE-CLA-2)"
        capitals = state.layout.capitals
        if not is_territory and spot in capitals and capitals[owner] != spot:
            return f"{where}: nobody enters the capital of another (TOE-CLA-9)"
    return ""


def start_fault(state: EmpiresState, stage: Stage) -> str:
    """Until the first action phase players have what they begin with, and one pawn on their own tile (TOE-SET-4)."""
    if state.course.age or stage.is_action or stage.is_scoring:
        return ""
    map, folk, box = state.map, state.folk, state.box
    for seat in range(state.seats):
        home = 3 * state.layout.capitals[seat]
        due = stage.is_empty or steps.START in [verb_of(frame) for frame in state.agenda.asked[seat]]
        standing = [space for space, owner in enumerate(map.owner) if owner == seat]
        at_home = len(standing) == 1 and home <= standing[0] < home + 3 and map.clans[standing[0]] == 1
        if due and standing:
            return f"clans.{SEATS[seat]}: the first pawn is still to be placed (TOE-SET-5)"
        if not due and not at_home:
            return f"clans.{SEATS[seat]}: one pawn stands on its player's capital tile, and nothing else (TOE-SET-5)"
        if any(building >> 2 == seat for building in map.slots):
            return f"buildings.{SEATS[seat]}: nothing is built before the first age (TOE-SET-4)"
        for field, stock in (("ideas", folk.ideas), ("bricks", folk.bricks)):
            if stock[seat] != box.begins_with:
                return f"{field}.{SEATS[seat]}: the game begins with {box.begins_with} in stock (TOE-SET-4)"
        if state.cards.hands[seat] != starting_cards(box.deck, seat):
            return f"hands.{SEATS[seat]}: the game begins with the starting technologies in hand (TOE-SET-4)"
    return ""


def slot_fault(state: EmpiresState, names: Names) -> str:
    """Buildings stand on slots, and on inaccessible ones only if something may have opened them (TOE-BUI-2)."""
    land, slots = state.land, state.map.slots
    for slot, building in enumerate(slots):
        at = slot // SLOTS
        if building < 0:
            continue
        if building >= 4 * state.seats:
            return f"buildings: there is no such building as the one in {names.spaces[at]} (TOE-COM-2)"
        where = f"buildings.{SEATS[building >> 2]}.{names.spaces[at]}"
        if slot % SLOTS >= land.open[at] + land.closed[at]:
            return f"{where}: no slot is left for the {BUILDINGS[building & 3]} (TOE-BUI-2)"
        if slot % SLOTS >= land.open[at] and not may_have_opened(state, building >> 2):
            return f"{where}: nothing has opened the slot of the {BUILDINGS[building & 3]} (TOE-BUI-2)"
    return ""


def may_have_opened(state: EmpiresState, seat: int) -> bool:
    """Whether a leader or a discovered technology may have opened inaccessible slots to a seat."""
    opens = OP_BUILD * AMOUNT + ANY_BUILDING
    for card in state.cards.found[seat] + state.cards.discards[seat]:
        if 0 <= card < len(state.box.deck.effects) and opens in state.box.deck.effects[card]:
            return True
    return may_use_closed(state, seat)


def same_fault(state: EmpiresState, names: Names) -> str:
    """No player has two buildings of the same type in one territory (TOE-BUI-2)."""
    for at in range(TERRITORIES):
        there = [building for building in state.map.slots[SLOTS * at : SLOTS * at + SLOTS] if building >= 0]
        for building in there:
            if there.count(building) > 1:
                what = BUILDINGS[building & 3]
                return f"buildings.{SEATS[building >> 2]}.{names.spaces[at]}: there is a {what} already (TOE-BUI-2)"
    return ""


def count_fault(state: EmpiresState) -> str:
    """On the board, on the map, waiting and destroyed, each seat has exactly its number of buildings (TOE-COM-2)."""
    folk, most = state.folk, state.box.buildings
    for at, total in enumerate(count_buildings(state)):
        where, name = f"buildings.{SEATS[at // 4]}", BUILDINGS[at % 4]
        if not 0 <= folk.razed[at] <= folk.built[at] <= most:
            return f"{where}: {folk.built[at]} of type {name} are built, and there are {most} (TOE-COM-2)"
        if total != most:
            return f"{where}: there are {total} of type {name}, not {most} (TOE-COM-2)"
    return ""
