"""Whether the open decisions of a position are possible: in the right order, and asked of the right seats (RNF-RND)."""

from itertools import pairwise
from typing import Final

from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.kinds import GOLD, PIECES, PLAIN, TERRAINS
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.position.stage import LAYING, MAKING
from saecula.games.rise_and_fall.rules.cards import active_cards, declined
from saecula.games.rise_and_fall.rules.round.buy_back import price_of
from saecula.games.rise_and_fall.rules.round.end_of_round import is_decided
from saecula.games.rise_and_fall.rules.round.play_a_card import ROUND_STEPS, THREE_SECONDS
from saecula.games.rise_and_fall.rules.starting import SETUP_STEPS, STARTERS
from saecula.games.rise_and_fall.rules.treasury import held
from saecula.kernel.codes import first, second, verb_of
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of

NAMES: Final = names_of(steps)
#: What comes after each step of the table; a step that is not listed comes last.
FOLLOWERS: Final = {
    **dict(pairwise(SETUP_STEPS)),
    **dict(pairwise(ROUND_STEPS)),
    steps.FIRST_BUILDER: steps.SEA_TILES,
    steps.SEA_TILES: steps.FIRST_PLAYER,
    steps.LAND_TILES: steps.FIRST_PLAYER,
    steps.LIBRARY_WORLD: steps.FIRST_PLAYER,
    steps.WORLD_SEED: steps.FIRST_PLAYER,
    steps.COUNTDOWN: steps.REVEAL,
    steps.RANDOM_CARD: steps.REVEAL,
}
#: The steps of the table at which each decision is asked.
ASKED_AT: Final = {
    steps.SEA_PLACE: (steps.SEA_TILES,),
    steps.TILE_PLACE: (steps.LAND_TILES,),
    steps.TILE_LIFT: (steps.LAND_TILES,),
    steps.START_PIECE: (steps.START_PIECES,),
    steps.CARD_CHOICE: (steps.REVEAL, steps.COUNTDOWN),
    steps.TURN: (steps.TURNS,),
    steps.DECLINE_CHOICE: (steps.REVEAL_DECLINE,),
    steps.BUY_BACK_CHOICE: (steps.BUY_BACKS,),
}
#: Decisions that go round the table, and the clause that says so.
ROUND_AND_ROUND: Final = {
    steps.SEA_PLACE: "RNF-WOR-1",
    steps.TILE_PLACE: "RNF-WOR-1",
    steps.TILE_LIFT: "RNF-WOR-1",
    steps.START_PIECE: "RNF-STA-2",
    steps.TURN: "RNF-B-1",
    steps.BUY_BACK_CHOICE: "RNF-D-3",
}
#: The way of making the World that a step belongs to.
WAYS: Final = {
    steps.LIBRARY_WORLD: "library",
    steps.WORLD_SEED: "random",
    steps.FIRST_BUILDER: "built",
    steps.SEA_TILES: "built",
    steps.LAND_TILES: "built",
}


def open_fault(state: RiseState) -> str:
    """What is impossible about the open decisions; empty if they are sound."""
    found = table_fault(state)
    for seat in range(state.seats):
        found = found or asked_fault(state, seat)
    return found or choice_fault(state) or end_fault(state)


def top_of(state: RiseState) -> int:
    """The step that the table is at, -1 after the end."""
    return verb_of(state.agenda.table[-1]) if state.agenda.table else -1


def is_ahead(state: RiseState, step: int) -> bool:
    """Whether the table still has this step to take."""
    for frame in state.agenda.table:
        if verb_of(frame) == step:
            return True
    return False


def table_fault(state: RiseState) -> str:
    """The steps of the table follow each other, and the World is as far as they say."""
    table = state.agenda.table
    for at, frame in enumerate(table):
        step, after = verb_of(frame), verb_of(table[at - 1]) if at else -1
        follower = FOLLOWERS.get(step, -1)
        if after != follower:
            told = "nothing" if follower < 0 else NAMES[follower]
            other = "nothing" if after < 0 else NAMES[after]
            return f"open.table: after {NAMES[step]} comes {told}, not {other} (RNF-RND-1)"
    if not table:
        return ""
    step, count = verb_of(table[-1]), first(table[-1])
    most = len(STARTERS) * state.seats if step == steps.START_PIECES else state.seats
    if step in (steps.START_PIECES, steps.TURNS, steps.BUY_BACKS) and count > most:
        return f"open.table: {NAMES[step]} {count}, and {most} are asked in all (RNF-RND-1)"
    return stage_fault(state, step) or time_fault(state, step, count)


def stage_fault(state: RiseState, step: int) -> str:
    """The World is made while its steps are open, and finished afterwards (RNF-WOR-7)."""
    name = NAMES[step]
    if step in WAYS and state.options["world"] != WAYS[step]:
        return f"open.table: {name} belongs to a World that is {WAYS[step]!r} (RNF-WOR-1)"
    if step not in MAKING:
        return "" if state.land is not None else f"open.table: {name} needs a finished World (RNF-WOR-7)"
    if state.land is not None:
        return f"open.table: {name} in a finished World (RNF-WOR-7)"
    if step in LAYING and state.site.layer < PLAIN:
        return f"layer: {name} lays land, and the layer is {TERRAINS[0]} (RNF-WOR-7)"
    if step not in LAYING and state.grid is not None:
        return f"world: there is none yet at {name} (RNF-WOR-1)"
    return ""


def time_fault(state: RiseState, step: int, seat: int) -> str:
    """Three seconds run only if agreed on, for the last seat that has not chosen (RNF-A-2)."""
    course = state.course
    is_agreed = state.options["three-seconds"] == "on"
    if not is_agreed and (course.now or course.ends):
        return "clock: three seconds were not agreed on, so no time has passed (RNF-A-2)"
    if course.now > course.ends:
        return f"clock: {course.now} is later than the end of the last countdown, {course.ends} (RNF-A-2)"
    if step not in (steps.COUNTDOWN, steps.RANDOM_CARD):
        return ""
    if not is_agreed:
        return f"open.table: {NAMES[step]}, and three seconds were not agreed on (RNF-A-2)"
    if seat >= state.seats:
        return f"open.table: there is no seat {seat} in a game of {state.seats}"
    late = [other for other in range(state.seats) if state.agenda.asked[other]]
    if late != ([seat] if step == steps.COUNTDOWN else []):
        return f"open.table: {NAMES[step]} {SEATS[seat]}, and others have not chosen either (RNF-A-2)"
    if step == steps.COUNTDOWN and not 0 < course.ends - course.now <= THREE_SECONDS:
        return f"clock: a countdown from {course.now} to {course.ends} is not one of three seconds (RNF-A-2)"
    return ""


def asked_fault(state: RiseState, seat: int) -> str:
    """A seat is asked one thing at a time, in its turn, and is able to do it."""
    stack = state.agenda.asked[seat]
    if not stack:
        return ""
    where, kind = f"open.{SEATS[seat]}", verb_of(stack[-1])
    if len(stack) > 1 or kind not in ASKED_AT:
        return f"{where}: one decision is asked at a time (RNF-RND-1)"
    top = top_of(state)
    if top not in ASKED_AT[kind]:
        at = "at its end" if top < 0 else f"at {NAMES[top]}"
        return f"{where}: {NAMES[kind]} is not asked while the table is {at} (RNF-RND-1)"
    if not state.is_living(seat):
        return f"{where}: an extinct civilization is asked (RNF-A-5)"
    due = seat_due(state, kind)
    if kind in ROUND_AND_ROUND and due != seat:
        told = f"it is due to {SEATS[due]}" if due >= 0 else "nobody is due yet"
        return f"{where}: {NAMES[kind]} goes round clockwise, and {told} ({ROUND_AND_ROUND[kind]})"
    return owed_fault(state, seat, stack[-1], where)


def seat_due(state: RiseState, kind: int) -> int:
    """Who is asked when a decision goes round the table, -1 for nobody."""
    if kind in MAKING:
        return (state.site.builder + state.site.placed) % state.seats
    count = first(state.agenda.table[-1])
    return (state.course.first + count - 1) % state.seats if count else -1


def owed_fault(state: RiseState, seat: int, frame: int, where: str) -> str:
    """What a decision asks for can be done."""
    kind, count, site = verb_of(frame), first(frame), state.site
    if kind == steps.TURN and state.course.played[seat] != count:
        return f"{where}: a turn of {PIECES[count % len(PIECES)]}, which is not the card played (RNF-B-1)"
    if kind == steps.DECLINE_CHOICE:
        owed = min(state.course.won, len(active_cards(state, seat))) - state.course.giving[seat].bit_count()
        if count != owed or not count:
            return f"{where}: {count} still to be given up, where {owed} must be (RNF-C-1, RNF-C-2)"
    if kind == steps.BUY_BACK_CHOICE:
        return buying_fault(state, seat, count, where)
    if kind not in (steps.TILE_PLACE, steps.TILE_LIFT):
        return ""
    if count != site.layer:
        return f"{where}: {NAMES[kind]} of another layer than {TERRAINS[site.layer]} (RNF-WOR-7)"
    if kind == steps.TILE_LIFT and not 1 <= second(frame) <= len(site.laid):
        return f"{where}: {second(frame)} to be moved of {len(site.laid)} that lie (RNF-WOR-11)"
    return ""


def buying_fault(state: RiseState, seat: int, price: int, where: str) -> str:
    """The seat has a declined card and the gold for it, and the price is right (RNF-D-1)."""
    if price != price_of(state):
        return f"{where}: a card costs {price_of(state)} after {state.trophies_won()} trophies, not {price} (RNF-D-1)"
    if not declined(state, seat):
        return f"{where}: no card is in decline that could be bought back (RNF-D-1)"
    if held(state, seat, GOLD) < price:
        return f"{where}: {held(state, seat, GOLD)} gold does not pay for a card that costs {price} (RNF-D-1)"
    return ""


def choice_fault(state: RiseState) -> str:
    """In phase A all have chosen or are asked; in phase C all have given up cards or are asked (RNF-A-1, RNF-C-1)."""
    course, agenda, top = state.course, state.agenda, top_of(state)
    for seat in state.living():
        letter = SEATS[seat]
        if top in (steps.REVEAL, steps.COUNTDOWN, steps.RANDOM_CARD):
            is_drawn = top == steps.RANDOM_CARD and first(agenda.table[-1]) == seat
            ways = (course.chosen[seat] >= 0) + bool(agenda.asked[seat]) + is_drawn
            if ways != 1:
                told = "neither has chosen a card nor is asked for one" if ways == 0 else "has chosen a card already"
                return f"chosen.{letter}: {letter} {told} (RNF-A-1)"
        if top == steps.REVEAL_DECLINE and not agenda.asked[seat]:
            owed = min(course.won, len(active_cards(state, seat)))
            given = course.giving[seat].bit_count()
            if given != owed:
                return f"giving.{letter}: {given} given up, where {owed} must be (RNF-C-1, RNF-C-2)"
    return ""


def end_fault(state: RiseState) -> str:
    """Nothing is open when the game is over, and only then (RNF-F-1, RNF-F-2, RNF-F-3)."""
    few = len(state.living()) <= 1
    if state.agenda.table:
        return "extinct: with one civilization left the game is over (RNF-F-2)" if few else ""
    if not few and not is_decided(state):
        return "open: nothing is, and the game is not over (RNF-F-1)"
    return "" if state.land is not None else "open: nothing is, and there is no World (RNF-WOR-1)"
