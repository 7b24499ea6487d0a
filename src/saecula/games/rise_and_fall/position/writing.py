"""Writes states of Rise & Fall in the words of a position; what follows from the rest is left out."""

import msgspec

from saecula.games.rise_and_fall.model.grid import corner_of, rows_of_cells
from saecula.games.rise_and_fall.model.kinds import CARD_STATES, GOODS, KINDS, MERCHANT, PIECES, TERRAINS
from saecula.games.rise_and_fall.model.pieces import kind_of, seat_of
from saecula.games.rise_and_fall.model.state import Course, RiseState
from saecula.games.rise_and_fall.position.openings import OPENINGS
from saecula.games.rise_and_fall.position.stage import Stage, default_corner
from saecula.games.rise_and_fall.position.words import Clock, Words
from saecula.kernel.record import SEATS


def words_of(state: RiseState) -> dict[str, object]:
    """A state in words, leaving out all that follows from the rest."""
    site, course, agenda = state.site, state.course, state.agenda
    stage = Stage([frame for stack in (agenda.table, *agenda.asked) for frame in stack])
    rows, corner = _drawn(state)
    placed = stage.placed(state.box, state.seats, site)
    rounds, quiet = _rounds(state, stage)
    words = Words(
        world=rows,
        corner=None if corner == default_corner(state.box, state.seats, site) else corner,
        sea=list(zip(site.q, site.r)),
        layer=TERRAINS[site.layer],
        tiles=[f"{tile // 4 + 1} {tile % 4}" for tile in site.laid],
        builder=SEATS[site.builder],
        placed=None if site.placed == placed else site.placed,
        pieces=_standing(state),
        goods=_treasuries(state),
        cards=_cards(state, stage),
        trophies={PIECES[kind]: SEATS[seat] for kind, seat in enumerate(course.trophies) if seat >= 0},
        won=course.won,
        first=SEATS[course.first],
        round=rounds,
        quiet=quiet,
        chosen=_named(course.chosen),
        played=_named(course.played),
        giving={SEATS[seat]: [PIECES[k] for k in range(KINDS) if bits >> k & 1] for seat, bits in _told(course.giving)},
        extinct={SEATS[seat]: moment for seat, moment in _told(course.died)},
        acted=[cell + 1 for cell in course.acted],
        clock=_clock(course, stage),
        open=OPENINGS.write(agenda.table, agenda.asked),
    )
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(words))
    return found


def _rounds(state: RiseState, stage: Stage) -> tuple[int | None, int | None]:
    """The round, and how many went by without a trophy; None for what follows from the rest."""
    course = state.course
    earlier = state.trophies_won() - course.won
    if not course.quiet and course.round == stage.round(0, earlier):
        return None, None
    quiet = stage.quiet(course.round, earlier)
    return course.round, None if course.quiet == quiet else course.quiet


def _clock(course: Course, stage: Stage) -> Clock | None:
    clock = Clock(course.now, None if course.ends == stage.ends(course.now) else course.ends)
    return None if clock == Clock() else clock


def _told(values: list[int]) -> list[tuple[int, int]]:
    return [(seat, value) for seat, value in enumerate(values) if value]


def _named(kinds: list[int]) -> dict[str, str]:
    return {SEATS[seat]: PIECES[kind] for seat, kind in enumerate(kinds) if kind >= 0}


def _drawn(state: RiseState) -> tuple[list[str], tuple[int, int]]:
    """The World in rows, every other one half a hex to the right, and where its corner lies."""
    grid = state.grid
    if grid is None:
        return [], default_corner(state.box, state.seats, state.site)
    rows = rows_of_cells(grid, state.site.level).split("\n")
    spaced = [" " * (number % 2) + " ".join(row) for number, row in enumerate(rows)]
    return spaced, corner_of(grid.q, grid.r)


def _standing(state: RiseState) -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = {}
    for cell, piece in enumerate(state.pieces.main):
        standing = [(seat_of(piece), kind_of(piece))] if piece else []
        if state.pieces.guest[cell]:
            standing.append((state.pieces.guest[cell] - 1, MERCHANT))
        for seat, kind in standing:
            found.setdefault(SEATS[seat], {}).setdefault(PIECES[kind], []).append(cell + 1)
    return {seat: found[seat] for seat in sorted(found)}


def _treasuries(state: RiseState) -> dict[str, dict[str, int]]:
    goods = state.realms.goods
    found = {}
    for seat in range(state.seats):
        held = {name: goods[seat * 3 + good] for good, name in enumerate(GOODS) if goods[seat * 3 + good]}
        if held:
            found[SEATS[seat]] = held
    return found


def _cards(state: RiseState, stage: Stage) -> dict[str, dict[str, str]]:
    """The cards that are not where the rest of the position would put them."""
    found: dict[str, dict[str, str]] = {}
    for at, where in enumerate(state.realms.cards):
        seat, kind = at // KINDS, at % KINDS
        if where != stage.card(kind, state.pieces.counts[at], state.course.played[seat]):
            found.setdefault(SEATS[seat], {})[PIECES[kind]] = CARD_STATES[where]
    return found
