"""Reads a dump of a Tempus state; position/checks.py says whether that state is possible."""

import msgspec

from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.kinds import KINDS, TERRAINS
from saecula.games.tempus.model.state import Course, Ideas, Land, People, TempusState
from saecula.kernel.errors import BadRecord
from saecula.parts.frames import Frames, read_as

#: How many maps have their waters kept: more than a server has open at once, but a bound if it runs for months.
COASTS = 256


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
    """How far the game has come."""

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
    agenda: Frames
    land: LandDump
    people: PeopleDump
    ideas: IdeasDump
    course: CourseDump


def read_dump(value: object, box: Box, coasts: dict[bytes, Coast]) -> TempusState:
    """The state in a dump; `coasts` keeps the waters of maps seen before, as they are slow to find."""
    dump = read_as(TempusDump, value)
    _check(dump, box)
    return TempusState(
        box,
        dump.agenda.agenda(),
        dump.options,
        Land(dump.land.terrain, _coast(dump.land, box, coasts)),
        _people(dump.people, dump.seats),
        _ideas(dump.ideas),
        _course(dump.course, dump.seats),
    )


def _people(dump: PeopleDump, seats: int) -> People:
    held = [owner for owner, tokens in zip(dump.owner, dump.tokens, strict=True) if tokens]
    spread = [held.count(seat) for seat in range(seats)]
    return People(dump.owner, dump.tokens, dump.city, dump.extra, dump.marks, dump.supply, dump.cities, spread)


def _ideas(dump: IdeasDump) -> Ideas:
    return Ideas(dump.hands, dump.laid, dump.shown, dump.deck, dump.discards, sum(dump.deck), dump.pool)


def _course(dump: CourseDump, seats: int) -> Course:
    found = Course(seats)
    found.first, found.era, found.tiles, found.delayed = dump.first, dump.era, dump.tiles, dump.delayed
    found.slots, found.round, found.turn, found.eras = dump.slots, dump.round, dump.turn, dump.eras
    found.stack, found.drawn, found.placed = dump.stack, dump.drawn, dump.placed
    found.fight_from, found.fight_to, found.fight_terrain = dump.fight
    return found


def _coast(land: LandDump, box: Box, coasts: dict[bytes, Coast]) -> Coast | None:
    if not land.finished:
        return None
    key = bytes(land.terrain)
    # taken out and put back, so the first in the dict is always the one unused for longest
    coast = coasts.pop(key, None)
    if coast is None:
        coast = Coast(box.board, land.terrain)
        for old in list(coasts)[: max(0, len(coasts) + 1 - COASTS)]:
            coasts.pop(old, None)
    coasts[key] = coast
    return coast


def _check(dump: TempusDump, box: Box) -> None:
    """Lists must have the lengths that the box implies, or the state could not even be built."""
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
    if len(course.fight) != 3 or min(people.owner) < -1 or max(people.owner) >= seats:
        raise BadRecord("position: a fight or an owner is not possible")
    if min(dump.land.terrain) < 0 or max(dump.land.terrain) >= len(TERRAINS):
        raise BadRecord("position: there is no such terrain")
