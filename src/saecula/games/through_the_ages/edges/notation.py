"""States from dumps: this module checks their shape, position/checks.py whether the position is possible."""

from collections.abc import Mapping

import msgspec

from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.state import (
    PLACES,
    AgesState,
    Course,
    Piles,
    Rules,
    dump_course,
    dump_piles,
)
from saecula.games.through_the_ages.model.view import AgesView
from saecula.kernel.errors import BadRecord
from saecula.parts.frames import Frames, read_as

Figures = dict[str, int | list[int]]


class AgesDump(msgspec.Struct, forbid_unknown_fields=True):
    """A whole dump."""

    options: dict[str, str]
    agenda: Frames
    civs: list[Figures]
    piles: dict[str, object]
    course: Figures


def read_dump(dump: dict[str, object], box: Box, known: dict[str, str]) -> AgesState:
    """The state in a dump; BadRecord if the dump is not of the right shape, or its options are not those known."""
    found = read_as(AgesDump, dump)
    if set(found.options) != set(known):
        raise BadRecord("position: the options are not those of this game")
    if not 2 <= len(found.civs) <= 4 or len(found.agenda.asked) != len(found.civs):
        raise BadRecord("position: there are 2 to 4 civilizations")
    civs = [Civ(len(box.sites), box.stores) for _ in found.civs]
    for civ, figures in zip(civs, found.civs, strict=True):
        fit(civ, figures, "civilization", leader_takes_his_resources(box))
    piles, course = Piles(len(civs)), Course(len(civs), box.cards)
    fit(piles, found.piles, "piles")
    fit(course, found.course, "course")
    problem = shape_fault(box, civs, piles, course)
    if problem:
        raise BadRecord(f"position: {problem}")
    agenda = found.agenda.agenda()
    return AgesState(box, agenda, found.options, Rules(found.options), civs, piles, course)


def fit(part: Civ | Piles | Course, figures: Mapping[str, object], what: str, by_source: bool = False) -> None:
    """Set every figure of a part from a dump: the same names, with numbers and lists where they belong."""
    fresh = fresh_dump(part, by_source)
    if set(figures) | LATER & set(fresh) != set(fresh):
        raise BadRecord(f"position: {what}: the figures are not those of this game")
    for name, value in figures.items():
        is_good = isinstance(value, list) == isinstance(fresh[name], list)
        if isinstance(value, list):
            inner = list if name in NESTED and isinstance(part, Piles) else int
            is_good = is_good and all(isinstance(row, inner) for row in value)
        if not is_good:
            raise BadRecord(f"position: {what}: {name} is not of the right type")
        setattr(part, name, copied(value))


def copied(value: object) -> object:
    """A copy of a figure that shares no list with the dump."""
    return [copied(part) for part in value] if isinstance(value, list) else value


#: Figures that older dumps may lack.
LATER = {"leader_resources"}
#: Lists of lists among the piles.
NESTED = ("hands", "labels", "down", "dealt", "kept")


def fresh_dump(part: Civ | Piles | Course, by_source: bool) -> Mapping[str, object]:
    """The figures that a part must have."""
    if isinstance(part, Civ):
        return part.dump(by_source)
    return dump_piles(part) if isinstance(part, Piles) else dump_course(part)


def shape_fault(box: Box, civs: list[Civ], piles: Piles, course: Course) -> str:
    """A list of the wrong length, with which the rules could not even look at the state; empty if there is none."""
    seats = len(civs)
    for civ in civs:
        if len(civ.workers) != len(box.sites) or len(civ.known) != len(box.sites) or len(civ.tokens) != box.stores:
            return "the technologies are not those of the component set"
        if len(civ.special) != 4:
            return "there are four kinds of special technologies"
    over_seats = (piles.hands, piles.labels, piles.down, piles.dealt, piles.kept)
    per_seat = (course.out, course.passed, course.war, course.war_on, course.pact, course.partner, course.role)
    if any(len(part) != seats for part in (*over_seats, *per_seat, course.mark)):
        return f"every list over seats has {seats} entries"
    if len(course.deck) != box.cards or len(course.row) != PLACES:
        return "the decks or the row are not those of the component set"
    if len(piles.current) != len(piles.current_by) or len(piles.future) != len(piles.future_by):
        return "an event pile does not say who prepared its cards"
    return ""


def read_public(view: AgesView, box: Box) -> AgesState:
    """The state as far as a view shows it; the other seats hold no military cards in it, and nothing is being asked."""
    deck = view.course["deck"]
    assert isinstance(deck, list)
    course = {**view.course, "deck": deck + [0] * (box.cards - len(deck))}
    agenda = {"table": [], "asked": [[] for _ in range(view.seats)], "serial": 0}
    plain = {
        "options": view.options,
        "agenda": agenda,
        "civs": view.civs,
        "piles": msgspec.to_builtins(view.piles),
        "course": course,
    }
    return read_dump(plain, box, view.options)
