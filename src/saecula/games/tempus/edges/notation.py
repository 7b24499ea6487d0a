"""Reading a dump of a Tempus state; whether what it says is possible is told in checks.py."""

import msgspec

from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.kinds import KINDS, TERRAINS
from saecula.games.tempus.model.state import Course, Ideas, Land, People, TempusState
from saecula.kernel.agenda import Agenda
from saecula.kernel.errors import BadRecord


class AgendaDump(msgspec.Struct, forbid_unknown_fields=True):
    """The open decisions."""

    table: list[int]
    asked: list[list[int]]
    serial: int


class LandDump(msgspec.Struct, forbid_unknown_fields=True):
    """The map."""

    terrain: list[int]
    finished: bool


class PeopleDump(msgspec.Struct, forbid_unknown_fields=True):
    """Tokens and cities."""

    owner: list[int]
    tokens: list[int]
    city: list[int]
    extra: list[int]
    marks: list[int]
    supply: list[int]
    cities: list[int]


class IdeasDump(msgspec.Struct, forbid_unknown_fields=True):
    """Idea cards."""

    hands: list[list[int]]
    laid: list[list[int]]
    shown: list[list[int]]
    deck: list[int]
    discards: list[int]
    pool: int


class CourseDump(msgspec.Struct, forbid_unknown_fields=True):
    """Where the game stands."""

    first: int
    era: list[int]
    tiles: list[int]
    delayed: list[int]
    slots: int
    round: int
    turn: int
    eras: int
    stack: list[int]
    drawn: int
    placed: int
    fight: list[int]


class TempusDump(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state."""

    seats: int
    options: dict[str, str]
    agenda: AgendaDump
    land: LandDump
    people: PeopleDump
    ideas: IdeasDump
    course: CourseDump


def read_dump(value: object, box: Box, coasts: dict[bytes, Coast]) -> TempusState:
    """The state of a dump; `coasts` keeps the waters of maps seen before, as they are slow to find."""
    try:
        dump = msgspec.convert(value, TempusDump)
    except msgspec.ValidationError as error:
        raise BadRecord(f"position: {error}") from None
    _check(dump, box)
    people, course = dump.people, dump.course
    spread = [0] * dump.seats
    for owner, tokens in zip(people.owner, people.tokens, strict=True):
        if tokens:
            spread[owner] += 1
    where = Course(dump.seats)
    where.first, where.era, where.tiles, where.delayed = course.first, course.era, course.tiles, course.delayed
    where.slots, where.round, where.turn, where.eras = course.slots, course.round, course.turn, course.eras
    where.stack, where.drawn, where.placed = course.stack, course.drawn, course.placed
    where.fight_from, where.fight_to, where.fight_terrain = course.fight
    return TempusState(
        box,
        Agenda(dump.agenda.table, dump.agenda.asked, dump.agenda.serial),
        dump.options,
        Land(dump.land.terrain, _coast(dump.land, box, coasts)),
        People(
            people.owner,
            people.tokens,
            people.city,
            people.extra,
            people.marks,
            people.supply,
            people.cities,
            spread,
        ),
        Ideas(
            dump.ideas.hands,
            dump.ideas.laid,
            dump.ideas.shown,
            dump.ideas.deck,
            dump.ideas.discards,
            sum(dump.ideas.deck),
            dump.ideas.pool,
        ),
        where,
    )


def _coast(land: LandDump, box: Box, coasts: dict[bytes, Coast]) -> Coast | None:
    if not land.finished:
        return None
    key = bytes(land.terrain)
    if key not in coasts:
        coasts[key] = Coast(box.board, land.terrain)
    return coasts[key]


def _check(dump: TempusDump, box: Box) -> None:
    """Lengths must be those of the box, or the state could not even be set up."""
    size, seats = box.board.size, dump.seats
    if seats not in box.tiles_by_seats:
        raise BadRecord(f"position: {seats} seats are not possible")
    people, ideas, course = dump.people, dump.ideas, dump.course
    over_cells = (dump.land.terrain, people.owner, people.tokens, people.city, people.extra, people.marks)
    over_seats = (people.supply, ideas.hands, ideas.laid, ideas.shown, course.era, course.tiles, course.delayed)
    if any(len(part) != size for part in over_cells):
        raise BadRecord(f"position: every list over hexes has {size} entries")
    if any(len(part) != seats for part in (*over_seats, dump.agenda.asked)) or len(people.cities) != 3 * seats:
        raise BadRecord(f"position: every list over seats has {seats} entries")
    if len(ideas.deck) != KINDS or len(ideas.discards) != KINDS or len(course.stack) != len(box.tiles):
        raise BadRecord("position: cards or tiles do not fit the component set")
    if len(course.fight) != 3 or not all(-1 <= o < seats for o in people.owner):
        raise BadRecord("position: a fight or an owner is not possible")
    if min(dump.land.terrain) < 0 or max(dump.land.terrain) >= len(TERRAINS):
        raise BadRecord("position: a terrain is none of this game")
