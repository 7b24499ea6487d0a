"""Whether a state that came from a file is possible; each refusal names the field of a position and the clause."""

from typing import Final

from saecula.games.rise_and_fall.model import kinds, steps
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.position.checks_cards import card_fault, played_fault, secret_fault
from saecula.games.rise_and_fall.position.checks_open import is_ahead, open_fault, top_of
from saecula.games.rise_and_fall.position.checks_pieces import acted_fault, goods_fault, piece_fault
from saecula.games.rise_and_fall.position.checks_world import world_fault
from saecula.games.rise_and_fall.position.stage import Stage
from saecula.games.rise_and_fall.rules.starting import STARTERS
from saecula.kernel.codes import first
from saecula.kernel.record import SEATS
from saecula.parts.position import frames_in

#: No game lasts longer than this, in rounds and in milliseconds of countdowns.
MOST_ROUNDS: Final = 9999
LONGEST: Final = 9_000_000


def fault(state: RiseState) -> str:
    """What is impossible about a state, in one sentence; empty if it is sound."""
    stage = Stage(frames_in(state.agenda))
    return (
        range_fault(state)
        or world_fault(state, stage)
        or piece_fault(state)
        or goods_fault(state, stage)
        or trophy_fault(state)
        or round_fault(state, stage)
        or extinct_fault(state)
        or card_fault(state, stage)
        or secret_fault(state)
        or played_fault(state, stage)
        or acted_fault(state)
        or open_fault(state)
        or start_fault(state, stage)
    )


def range_fault(state: RiseState) -> str:
    """Every number lies within the bounds of this game."""
    course, seats = state.course, state.seats
    for field, values, low, high in (
        ("first", [course.first], 0, seats - 1),
        ("round", [course.round], 0, MOST_ROUNDS),
        ("quiet", [course.quiet], 0, MOST_ROUNDS),
        ("won", [course.won], 0, kinds.KINDS),
        ("trophies", course.trophies, -1, seats - 1),
        ("chosen", course.chosen, -1, kinds.KINDS - 1),
        ("played", course.played, -1, kinds.KINDS - 1),
        ("giving", course.giving, 0, (1 << kinds.KINDS) - 1),
        ("extinct", course.died, 0, seats),
        ("acted", course.acted, 0, len(state.pieces.main) - 1),
        ("clock", [course.now, course.ends], 0, LONGEST),
        ("cards", state.realms.cards, 0, kinds.DECLINE),
    ):
        for value in values:
            if not low <= value <= high:
                return f"{field}: {value} is not from {low} to {high}"
    return ""


def trophy_fault(state: RiseState) -> str:
    """A trophy is won once a seat has all pieces of its kind in the World; enough trophies end the game."""
    course, total = state.course, state.trophies_won()
    for at, count in enumerate(state.pieces.counts):
        kind = at % kinds.KINDS
        if count == state.box.pieces[kind] and course.trophies[kind] < 0:
            letter = SEATS[at // kinds.KINDS]
            return (
                f"trophies.{kinds.PIECES[kind]}: {letter} has all {count} in the World, so it has been won (RNF-TRO-1)"
            )
    if course.won > total:
        return f"won: {course.won} this round, and {total} in the whole game (RNF-TRO-1)"
    length = int(state.options["length"])
    if total - course.won >= length:
        return f"trophies: {total - course.won} before this round, and the game ended after {length} (RNF-F-1)"
    return ""


def round_fault(state: RiseState, stage: Stage) -> str:
    """Rounds without a trophy are counted, and too many of them end the game (RNF-F-3)."""
    course = state.course
    is_over = not state.agenda.table
    done = course.round - (1 if stage.in_round else 0)
    if stage.sets_up and (course.round or course.quiet):
        return f"round: {course.round} while the game is being set up (RNF-STA-2)"
    if done < 0:
        return "round: 0 in the middle of a round (RNF-RND-1)"
    earlier = state.trophies_won() - course.won
    if earlier and done == 0 and min([state.box.pieces[kind] for kind in STARTERS]) > 1:
        return f"trophies: {earlier} before the first round (RNF-TRO-1)"
    limit = int(state.options["quiet-rounds"])
    most = min(max(0, done - 1) if earlier else done, done if is_over else limit - 1)
    if course.quiet > most:
        return f"quiet: {course.quiet} rounds without a trophy, where {most} are possible (RNF-F-3)"
    if not is_over and earlier == 0 and course.quiet != done:
        return f"quiet: {course.quiet}, and all {done} rounds before were without a trophy (RNF-F-3)"
    return ""


def extinct_fault(state: RiseState) -> str:
    """The extinct have nothing and do nothing; the first player is extinct only after phase C (RNF-A-3, RNF-A-5)."""
    course = state.course
    for seat, moment in enumerate(course.died):
        letter = SEATS[seat]
        if moment == 0:
            continue
        if moment > 1 and moment - 1 not in course.died:
            return f"extinct.{letter}: at moment {moment}, and nobody was at {moment - 1} (RNF-A-5)"
        if sum(state.pieces.counts[seat * kinds.KINDS : seat * kinds.KINDS + kinds.KINDS]):
            return f"pieces.{letter}: {letter} is extinct (RNF-A-3)"
        if sum(state.realms.goods[seat * 3 : seat * 3 + 3]):
            return f"goods.{letter}: {letter} is extinct (RNF-A-3)"
        if course.chosen[seat] >= 0 or course.played[seat] >= 0 or course.giving[seat]:
            return f"played.{letter}: {letter} is extinct, and plays no card (RNF-A-5)"
        if course.round == 0:
            return f"extinct.{letter}: nobody is before the first round (RNF-A-3)"
        if seat == course.first and is_ahead(state, steps.REVEAL_DECLINE):
            return f"first: {letter} is extinct, and the token has gone on (RNF-A-5)"
    return ""


def start_fault(state: RiseState, stage: Stage) -> str:
    """Starting pieces are placed one by one, three times round (RNF-STA-1, RNF-STA-2)."""
    if not stage.sets_up:
        return ""
    table, seats = state.agenda.table, state.seats
    turns = first(table[-1]) if top_of(state) == steps.START_PIECES else 0
    for seat in range(seats):
        counts = state.pieces.counts[seat * kinds.KINDS : seat * kinds.KINDS + kinds.KINDS]
        for kind, count in enumerate(counts):
            if count > (1 if kind in STARTERS else 0):
                return (
                    f"pieces.{SEATS[seat]}.{kinds.PIECES[kind]}: {count} are not among the starting pieces (RNF-STA-1)"
                )
        due = len([turn for turn in range(turns) if (state.course.first + turn) % seats == seat])
        if state.agenda.asked[seat] and top_of(state) == steps.START_PIECES:
            due -= 1
        if sum(counts) != due:
            return f"pieces.{SEATS[seat]}: {sum(counts)} stand there, where {due} have been placed (RNF-STA-2)"
    return ""
