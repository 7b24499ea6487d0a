"""Component sets: read from a TOML file, checked, and turned into the flat lists that the rules use."""

import msgspec

from saecula.games.time_of_empires.model import kinds
from saecula.games.time_of_empires.model.box import AMOUNT, SLOTS, SPOTS, TERRITORIES, Box, Deck, Layout, Times
from saecula.parts.components import ComponentFile, ComponentFiles

SPEEDS = ("30", "20", "45")
BONUS = "bonus"
CARDS_PER_AGE = 24
AGES = 3


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    """What each player has: pawns, the largest stock, the stock to begin with, buildings of each type (TOE-COM-2)."""

    pawns: int
    stock: int
    begins_with: int
    buildings: int
    reconstructed: bool = False


class Lengths(msgspec.Struct, forbid_unknown_fields=True):
    """Times in milliseconds at the ordinary speed, and the rounds of an initiation age."""

    glass: int
    age: int
    cries: list[int]
    grace: int
    count_in: int
    rounds: int
    creations: list[int]
    reconstructed: bool = False


class Ladders(msgspec.Struct, forbid_unknown_fields=True):
    """Visible icons by the number of buildings built, starting with none."""

    ideas: list[int]
    bricks: list[int]
    clans: list[int]
    moves: list[int]
    scholars: list[int]
    culture: list[int]
    reconstructed: bool = False


class TileFace(msgspec.Struct, forbid_unknown_fields=True):
    """A tile: the terrain, open slots and inaccessible slots of its three territories."""

    id: str
    terrains: list[str]
    slots: list[int]
    closed: list[int]
    reconstructed: bool = False


class Spot(msgspec.Struct, forbid_unknown_fields=True):
    """A place for a tile: a triangle given by three grid points."""

    id: str
    corners: list[tuple[int, int]]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """The spots in use with a given number of players."""

    capitals: list[str]
    others: list[str]
    reconstructed: bool = False


class EffectLine(msgspec.Struct, forbid_unknown_fields=True):
    """One effect of a technology: its kind, its amount, and the building (or `any`) if it builds one."""

    op: str
    n: int = 1
    building: str = ""


class Technology(msgspec.Struct, forbid_unknown_fields=True):
    """A technology: `age` 1 to 3, or a `colour` if it is a starting technology."""

    id: str
    type: str
    ideas: int
    bricks: int
    effects: list[EffectLine]
    age: int = 0
    colour: str = ""
    copies: int = 1
    reconstructed: bool = False


class LeaderCard(msgspec.Struct, forbid_unknown_fields=True):
    """A leader: its age (1 to 3), its speciality and its skill."""

    id: str
    age: int
    speciality: str
    skill: str
    reconstructed: bool = False


class WonderCard(msgspec.Struct, forbid_unknown_fields=True):
    """A wonder: its age (1 to 3) and what it counts."""

    id: str
    age: int
    counts: str
    reconstructed: bool = False


class EffectTile(msgspec.Struct, forbid_unknown_fields=True):
    """A leader effect tile: its column and its two sides."""

    column: str
    sides: tuple[str, str]
    reconstructed: bool = False


class ComponentSet(ComponentFile, forbid_unknown_fields=True):
    """A whole component file."""

    supply: Supply
    times: Lengths
    ladders: Ladders
    tiles: list[TileFace]
    spots: list[Spot]
    layouts: dict[str, Plan]
    technologies: list[Technology]
    starting: list[Technology]
    leaders: list[LeaderCard]
    wonders: list[WonderCard]
    effect_tiles: list[EffectTile]
    note: str = ""


def _check_figures(found: ComponentSet) -> str:
    supply, ladders = found.supply, found.ladders
    if not (4 <= supply.pawns <= 40 and 1 <= supply.stock <= 9 and 0 <= supply.begins_with <= supply.stock):
        return "supply: pawns go from 4 to 40, stock from 1 to 9 (TOE-COM-2)"
    if not 1 <= supply.buildings <= 9:
        return "supply: buildings go from 1 to 9 of each type (TOE-COM-2)"
    for name in ("ideas", "bricks", "clans", "moves", "scholars", "culture"):
        steps: list[int] = getattr(ladders, name)
        if len(steps) != supply.buildings + 1 or not all(0 <= icons <= 9 for icons in steps) or steps != sorted(steps):
            return f"ladders: {name}: one number of icons from 0 to 9 for 0 to {supply.buildings} buildings, rising"
    return ""


def _check_times(found: ComponentSet) -> str:
    times = found.times
    if not (10_000 <= times.glass <= 60_000 and times.glass % 1000 == 0 and times.glass < times.age <= 1_200_000):
        return "times: a glass runs whole seconds, 10 to 60, an age 20 minutes at most (TOE-COM-3)"
    if times.cries != sorted(set(times.cries)) or not all(0 < cry < times.age for cry in times.cries):
        return "times: cries come in order within the age (TOE-ACT-1)"
    if not (0 < times.grace <= 60_000 and 0 < times.count_in <= 60_000):
        return "times: grace and count_in are 60 seconds at most (TOE-RTI-4)"
    if not 1 <= times.rounds <= 99 or not all(0 < number < times.rounds for number in times.creations):
        return "times: creations come after rounds of the age (TOE-INI-3)"
    return ""


def _check_map(found: ComponentSet) -> str:
    if [tile.id for tile in found.tiles] != ["capital", "a", "b"]:
        return "tiles: the tiles of a colour are capital, a and b (TOE-COM-1)"
    for tile in found.tiles:
        if any(len(part) != 3 for part in (tile.terrains, tile.slots, tile.closed)):
            return f"tiles: {tile.id}: there are three territories (TOE-COM-4)"
        if not set(tile.terrains) <= set(kinds.TERRAINS):
            return f"tiles: {tile.id}: terrains are {', '.join(kinds.TERRAINS)}"
        pairs = zip(tile.slots, tile.closed, strict=True)
        if not all(slots >= 0 and closed >= 0 and slots + closed <= SLOTS for slots, closed in pairs):
            return f"tiles: {tile.id}: a territory has up to {SLOTS} slots"
    names = [spot.id for spot in found.spots]
    if len(names) != SPOTS or len(set(names)) != SPOTS or not all(name.isalnum() for name in names):
        return f"spots: there are {SPOTS} with names of their own"
    if any(len(set(spot.corners)) != 3 for spot in found.spots):
        return "spots: a spot has three corners"
    for seats in ("2", "3", "4"):
        plan = found.layouts.get(seats)
        used = [*plan.capitals, *plan.others] if plan else []
        if not plan or len(plan.capitals) != int(seats) or len(used) != 3 * int(seats):
            return f"layouts: for {seats} players there are {seats} capitals and {2 * int(seats)} others (TOE-SET-1)"
        if len(set(used)) != len(used) or not set(used) <= set(names):
            return f"layouts: {seats}: spots are named once, as under spots"
    return ""


def _check_cards(found: ComponentSet) -> str:
    cards = [*found.starting, *found.technologies]
    if len({card.id for card in cards}) != len(cards) or not all(card.id.isalnum() for card in cards):
        return "technologies: each has an id of its own"
    for card in cards:
        if card.type not in kinds.TYPES or not (0 <= card.ideas <= 9 and 0 <= card.bricks <= 9):
            return f"technologies: {card.id}: type or costs are not possible"
        for line in card.effects:
            fitting = (*kinds.BUILDINGS, "any") if line.op == "build" else ("",)
            if line.op not in kinds.OPS or not 0 <= line.n < AMOUNT or line.building not in fitting:
                return f"technologies: {card.id}: there is no effect {line.op} {line.n} {line.building}".rstrip()
    for age in range(1, AGES + 1):
        total = sum(card.copies for card in found.technologies if card.age == age)
        if total != CARDS_PER_AGE:
            return f"technologies: age {age} has {CARDS_PER_AGE} cards, not {total} (TOE-COM-1)"
    for colour in kinds.COLOURS:
        if sum(card.colour == colour and card.copies == 1 for card in found.starting) != 4:
            return f"starting: {colour} has four technologies (TOE-COM-2)"
    return "" if len(found.starting) == 16 else "starting: there are 16 technologies (TOE-COM-2)"


def _check_leaders(found: ComponentSet) -> str:
    wanted = sorted((age, name) for age in range(1, AGES + 1) for name in kinds.SPECIALITIES for _ in range(2))
    if sorted((leader.age, leader.speciality) for leader in found.leaders) != wanted:
        return "leaders: each age has two of each speciality (TOE-COM-1)"
    if not all(leader.skill in kinds.SKILLS and leader.id.isalnum() for leader in found.leaders):
        return f"leaders: a skill is one of {', '.join(kinds.SKILLS)}"
    columns = [tile.column for tile in found.effect_tiles]
    if columns != [*kinds.SPECIALITIES, BONUS]:
        return f"effect_tiles: the columns are {', '.join((*kinds.SPECIALITIES, BONUS))} (TOE-LEA-2)"
    if sorted(side for tile in found.effect_tiles for side in tile.sides) != sorted(kinds.SIDES):
        return f"effect_tiles: the eight sides are {', '.join(kinds.SIDES)} (TOE-LEA-2)"
    return ""


def _check_wonders(found: ComponentSet) -> str:
    if sorted(wonder.age for wonder in found.wonders) != [1] * 4 + [2] * 4 + [3] * 4:
        return "wonders: each age has four (TOE-COM-1)"
    if not all(wonder.counts in kinds.CONDITIONS and wonder.id.isalnum() for wonder in found.wonders):
        return f"wonders: they count one of {', '.join(kinds.CONDITIONS)}"
    return ""


CHECKS = (_check_figures, _check_times, _check_map, _check_cards, _check_leaders, _check_wonders)
FILES = ComponentFiles("saecula.games.time_of_empires", ComponentSet, CHECKS)


def lay_out(found: ComponentSet, version: int) -> Box:
    """The flat lists of a component set for one version of the rules."""
    lengths = found.times
    times = Times(lengths.glass, lengths.age, lengths.cries, lengths.grace, lengths.count_in)
    layouts = {int(seats): _layout(plan, found.spots) for seats, plan in found.layouts.items()}
    box = Box(version, layouts, _deck(found), {speed: times.scaled(int(speed)) for speed in SPEEDS})
    box.rounds, box.creations = lengths.rounds, lengths.creations
    supply, ladders = found.supply, found.ladders
    box.pawns, box.stock, box.begins_with = supply.pawns, supply.stock, supply.begins_with
    box.buildings = supply.buildings
    box.terrains = [kinds.TERRAINS.index(terrain) for tile in found.tiles for terrain in tile.terrains]
    box.open = [slots for tile in found.tiles for slots in tile.slots]
    box.closed = [slots for tile in found.tiles for slots in tile.closed]
    box.ideas, box.bricks, box.clans = ladders.ideas, ladders.bricks, ladders.clans
    box.moves, box.scholars, box.culture = ladders.moves, ladders.scholars, ladders.culture
    for leader in found.leaders:
        box.leader_age.append(leader.age - 1)
        box.speciality.append(kinds.SPECIALITIES.index(leader.speciality))
        box.skill.append(kinds.SKILLS.index(leader.skill))
    for wonder in found.wonders:
        box.wonder_age.append(wonder.age - 1)
        box.counts.append(kinds.CONDITIONS.index(wonder.counts))
    box.sides = [[kinds.SIDES.index(side) for side in tile.sides] for tile in found.effect_tiles]
    return box


def _deck(found: ComponentSet) -> Deck:
    deck = Deck()
    for card in (*found.starting, *found.technologies):
        deck.ids.append(card.id)
        deck.age.append(card.age)
        deck.colour.append(kinds.COLOURS.index(card.colour) if card.colour else -1)
        deck.type.append(kinds.TYPES.index(card.type))
        deck.ideas.append(card.ideas)
        deck.bricks.append(card.bricks)
        deck.copies.append(card.copies)
        deck.effects.append([kinds.OPS.index(line.op) * AMOUNT + _amount(line) for line in card.effects])
    return deck


def _amount(line: EffectLine) -> int:
    if not line.building:
        return line.n
    return kinds.ANY_BUILDING if line.building == "any" else kinds.BUILDINGS.index(line.building)


def _layout(plan: Plan, spots: list[Spot]) -> Layout:
    """Works out who is adjacent: the territories of a tile, and across a side those at the same end (TOE-CLA-10)."""
    names = [spot.id for spot in spots]
    capitals, others = [names.index(name) for name in plan.capitals], [names.index(name) for name in plan.others]
    near: list[list[int]] = [[] for _ in range(TERRITORIES + SPOTS)]
    used = sorted(capitals + others)
    for spot in used:
        territories = [3 * spot + corner for corner in range(3)]
        near[TERRITORIES + spot] = territories
        for corner, point in enumerate(spots[spot].corners):
            near[3 * spot + corner] += [at for at in territories if at != 3 * spot + corner]
            for other in used:
                shared = set(spots[spot].corners) & set(spots[other].corners)
                if other != spot and len(shared) == 2 and point in shared:
                    near[3 * spot + corner].append(3 * other + spots[other].corners.index(point))
            near[3 * spot + corner].sort()
            if spot in others:
                near[3 * spot + corner].append(TERRITORIES + spot)
    return Layout(capitals, others, near)
