"""Reads a state from its dump; whether that state is possible is checked in position/checks.py."""

import msgspec

from saecula.games.time_of_empires.model.amendments import every_place_of_the_last_turn_counts
from saecula.games.time_of_empires.model.box import SLOTS, SPACES, SPOTS, TERRITORIES, Box
from saecula.games.time_of_empires.model.components import SPEEDS
from saecula.games.time_of_empires.model.kinds import COLUMNS, POINTS
from saecula.games.time_of_empires.model.state import Boards, Cards, Course, EmpiresState, Folk, Land, Map, find_skills
from saecula.kernel.errors import BadRecord
from saecula.parts.frames import Frames, read_as


class LandDump(msgspec.Struct, forbid_unknown_fields=True):
    """The tiles on their spots."""

    tile: list[int]
    turned: list[int]


class MapDump(msgspec.Struct, forbid_unknown_fields=True):
    """Clans and buildings."""

    owner: list[int]
    clans: list[int]
    slots: list[int]


class FolkDump(msgspec.Struct, forbid_unknown_fields=True):
    """What the seats have."""

    ideas: list[int]
    bricks: list[int]
    reserve: list[int]
    created: list[int]
    waiting: list[int]
    kept: list[int]
    limit: list[int]
    laid: list[int]
    built: list[int]
    razed: list[int]
    token: list[int]
    points: list[int]


class CardsDump(msgspec.Struct, forbid_unknown_fields=True):
    """The technologies."""

    hands: list[list[int]]
    found: list[list[int]]
    discards: list[list[int]]
    pool: list[int]
    gone: list[int]
    tops: list[int]
    left: list[int]


class BoardsDump(msgspec.Struct, forbid_unknown_fields=True):
    """Leaders, effect tiles and wonders."""

    leaders: list[int]
    column: list[int]
    effect: list[int]
    tiles: list[list[int]]
    wonder: list[int]
    stacks: list[list[int]]


class CourseDump(msgspec.Struct, forbid_unknown_fields=True):
    """Age, time, glasses and rounds."""

    age: int
    dealt: int
    pace: int
    wish: list[int]
    now: int
    began: int
    first: int
    round: int
    turns: int
    where: list[int]
    turned: list[int]
    stood: list[int]
    #: only since version 3 of the rules
    vacated: list[int] = []


class EmpiresDump(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state."""

    seats: int
    options: dict[str, str]
    agenda: Frames
    land: LandDump
    map: MapDump
    folk: FolkDump
    cards: CardsDump
    boards: BoardsDump
    course: CourseDump


def read_dump(value: object, box: Box) -> EmpiresState:
    """The state that a dump holds; raises BadRecord if none can be made of it."""
    dump = read_as(EmpiresDump, value)
    _check(dump, box)
    seats = dump.seats
    folk, cards, boards, course = Folk(seats), Cards(seats, len(box.deck.ids)), Boards(), Course(seats)
    for target, source in ((folk, dump.folk), (cards, dump.cards), (boards, dump.boards), (course, dump.course)):
        for name in source.__struct_fields__:
            setattr(target, name, getattr(source, name))
    course.vacated = dump.course.vacated or [0] * seats
    state = EmpiresState(
        box,
        dump.agenda.agenda(),
        dump.options,
        seats,
        Land(dump.land.tile, dump.land.turned, box),
        Map(dump.map.owner, dump.map.clans, dump.map.slots),
        folk,
        cards,
        boards,
        course,
    )
    find_skills(state)
    return state


def _check(dump: EmpiresDump, box: Box) -> None:
    """Check the lengths of all lists, the tiles and the owners, without which no state could be made."""
    seats, folk, cards, boards, course = dump.seats, dump.folk, dump.cards, dump.boards, dump.course
    if seats not in box.layouts or dump.options.get("speed") not in SPEEDS:
        raise BadRecord("position: this number of seats or this speed is not possible")
    singles = (folk.ideas, folk.bricks, folk.reserve, folk.created, folk.waiting, folk.kept, folk.limit, folk.laid)
    hands = (cards.hands, cards.found, cards.discards, dump.agenda.asked)
    wanted: list[tuple[int, tuple[list[int] | list[list[int]], ...]]] = [
        (SPOTS, (dump.land.tile, dump.land.turned)),
        (SPACES, (dump.map.owner, dump.map.clans)),
        (SLOTS * TERRITORIES, (dump.map.slots,)),
        (seats, (*singles, *hands, course.wish)),
        (2 * seats, (course.where, course.turned, course.stood)),
        (seats if every_place_of_the_last_turn_counts(box) else 0, (course.vacated,)),
        (4 * seats, (folk.built, folk.razed, folk.token)),
        (len(POINTS) * seats, (folk.points,)),
        (len(box.deck.ids), (cards.pool, cards.gone)),
        (4, (cards.tops, cards.left)),
        (COLUMNS, (boards.column, boards.effect, boards.tiles)),
        (3, (boards.wonder, boards.stacks)),
        (len(box.skill), (boards.leaders,)),
    ]
    if any(len(part) != size for size, parts in wanted for part in parts):
        raise BadRecord("position: a list is longer or shorter than the seats, spaces or cards require")
    if not all(-1 <= tile < 3 * seats for tile in dump.land.tile) or not all(0 <= t < 3 for t in dump.land.turned):
        raise BadRecord("position: there is no such tile")
    if not all(-1 <= owner < seats for owner in dump.map.owner):
        raise BadRecord("position: clans of no seat stand on the map")
