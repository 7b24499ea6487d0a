"""The end of an age: what becomes obsolete, which decks follow, when the game ends (TTA-AGE, TTA-END)."""

from saecula.games.through_the_ages.model import notes
from saecula.games.through_the_ages.model.state import FULL, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.developing import lose_leader
from saecula.games.through_the_ages.rules.military.hands import discard_face_down
from saecula.games.through_the_ages.rules.points import change_yellow
from saecula.games.through_the_ages.rules.resigning import end_pact
from saecula.kernel.codes import Log


def end_age(state: AgesState, log: Log) -> None:
    """End the current age and begin the next (TTA-ROW-3, TTA-AGE-1 to 4)."""
    course, rules = state.course, state.rules
    old = course.age
    log.note(notes.AGE_ENDED, old)
    if old == 0:
        leave_rest(state)
    elif rules.version > SIMPLE:
        make_all_obsolete(state, old, log)
    change_decks(state, old)
    course.age = old + 1
    if old == rules.last_civil():
        later = rules.version == FULL and course.turn != course.first
        course.last = course.round + 1 if later else course.round
    if old >= 1 and state.piles.aside:
        turn_up_aside(state, log)


def make_all_obsolete(state: AgesState, old: int, log: Log) -> None:
    """Take what everybody loses with an age: cards, pacts, in the full version yellow tokens (TTA-AGE-1, TTA-AGE-2)."""
    course = state.course
    for seat in range(state.seats):
        if not course.out[seat]:
            make_obsolete(state, seat, old - 1, log)
    for owner in range(state.seats):
        if course.pact[owner] >= 0 and state.box.age[course.pact[owner]] < old:
            end_pact(state, owner, log)
    if state.rules.version == FULL:
        for seat in range(state.seats):
            if not course.out[seat]:
                change_yellow(state, seat, -state.box.age_tokens, log)


def leave_rest(state: AgesState) -> None:
    """Remove the rest of civil deck A from the game (TTA-ROW-2)."""
    course, box = state.course, state.box
    for card in range(box.civil_from[0], box.civil_to[0]):
        for _ in range(course.deck[card]):
            course.gone.append(card)
        course.deck[card] = 0


def make_obsolete(state: AgesState, seat: int, age: int, log: Log) -> None:
    """Discard what is obsolete: cards in hand, a leader, an unfinished wonder of that age or older (TTA-AGE-1)."""
    box, civ, course = state.box, state.civs[seat], state.course
    for card in [card for card in civ.hand if box.age[card] <= age]:
        civ.hand.remove(card)
        if card in civ.fresh:
            civ.fresh.remove(card)
        course.gone.append(card)
        log.note(notes.OBSOLETE, seat, card)
    for card in [card for card in state.piles.hands[seat] if box.age[card] <= age]:
        discard_face_down(state, seat, card)
    if civ.leader >= 0 and box.age[civ.leader] <= age:
        lose_leader(state, seat, log)
    if civ.wonder >= 0 and box.age[civ.wonder] <= age:
        lose_wonder(state, seat, log)


def lose_wonder(state: AgesState, seat: int, log: Log) -> None:
    """Discard an unfinished wonder; its blue tokens return to the bank (TTA-AGE-1)."""
    civ = state.civs[seat]
    log.note(notes.WONDER_LOST, seat, civ.wonder)
    state.course.gone.append(civ.wonder)
    civ.bank += civ.stages
    civ.wonder, civ.stages = -1, 0


def change_decks(state: AgesState, old: int) -> None:
    """Replace the military deck of the old age by the new one (TTA-AGE-3)."""
    course, box = state.course, state.box
    if course.pool >= 0:
        for card in range(box.military_from[old], box.military_to[old]):
            for _ in range(course.deck[card]):
                state.piles.away.append(course.pool * SLOT + card)
            course.deck[card] = 0
    # the pool of a deck's first shuffle has the number of its age
    has_deck = state.rules.version > SIMPLE and old + 1 <= state.rules.last_civil()
    course.pool = old + 1 if has_deck else -1


def turn_up_aside(state: AgesState, log: Log) -> None:
    """Show the next of the bonus cards that were set aside (TTA-VAR-6)."""
    piles = state.piles
    card = piles.aside.pop(0) % SLOT
    piles.bonus.append(card)
    log.note(notes.BONUS_TURNED_UP, card)
