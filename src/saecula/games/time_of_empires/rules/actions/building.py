"""Buildings: taking them from the player board, placing them, letting them wait (TOE-BUI)."""

from typing import Final

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.amendments import slots_are_chosen
from saecula.games.time_of_empires.model.box import SLOTS
from saecula.games.time_of_empires.model.ground import (
    choice_sites,
    closed_slot,
    free_slot,
    may_use_closed,
    occupies,
    sites,
)
from saecula.games.time_of_empires.model.kinds import ANY_BUILDING, CHEAP_BUILDING
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.discovery_space import discard_visible, may_discard, visible
from saecula.games.time_of_empires.rules.chain import Chain, count_down
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask

# Refusals are built once, because listing legal moves needs them all the time.
NO_VISIBLE_CARD: Final = Reason("TOE-BUI-1", "time-of-empires-no-visible-card")
ANOTHER_WAITS: Final = Reason("TOE-BUI-6", "time-of-empires-building-waits")
ALL_BUILT: Final = Reason("TOE-BUI-5", "time-of-empires-all-built")
NO_CHOICE: Final = Reason("TOE-BUI-2", "time-of-empires-no-choice-of-slots")
TOO_FEW_BRICKS: Final = Reason("TOE-GLA-8", "time-of-empires-too-few-bricks")


def cost_of(state: EmpiresState, seat: int, card: int) -> int:
    """What building with this card costs a seat, in bricks."""
    cost = state.box.deck.bricks[card]
    return max(0, cost - 1) if state.folk.can(seat, CHEAP_BUILDING) else cost


def building_cost(state: EmpiresState, seat: int) -> int:
    """What building with its visible card costs a seat, in bricks; it must have one."""
    return cost_of(state, seat, visible(state, seat))


def is_used_up(state: EmpiresState, seat: int, card: int) -> bool:
    """Whether a seat has already built every building of a card's type (TOE-BUI-5)."""
    return state.folk.built[4 * seat + state.box.deck.type[card]] >= state.box.buildings


def may_build_below(state: EmpiresState, seat: int) -> bool:
    """Whether discarding could uncover a card that the seat could build now (TOE-TEC-2)."""
    if not may_discard(state, seat):
        return False
    for card in state.cards.found[seat][:-1]:
        if not is_used_up(state, seat, card) and cost_of(state, seat, card) <= state.folk.bricks[seat]:
            return True
    return False


def build_refusal(state: EmpiresState, seat: int) -> Reason | None:
    """Why a seat cannot begin the Build action; None if it can."""
    card = visible(state, seat)
    if card < 0:
        return NO_VISIBLE_CARD
    if state.folk.waiting[seat] >= 0:
        return ANOTHER_WAITS
    if is_used_up(state, seat, card):
        return ALL_BUILT
    return TOO_FEW_BRICKS if state.folk.bricks[seat] < building_cost(state, seat) else None


def take_building(state: EmpiresState, seat: int, type: int, log: Log) -> None:
    """Take the next building of a section from the board, which uncovers its icons (TOE-BUI-1, TOE-BUI-4)."""
    state.folk.built[4 * seat + type] += 1
    log.note(notes.BUILDING_TAKEN, seat, type)


def begin_building(state: EmpiresState, seat: int, log: Log) -> None:
    """Pay and take the building, which goes to a slot at once or waits for one (TOE-BUI-1, TOE-BUI-3)."""
    state.folk.bricks[seat] -= building_cost(state, seat)
    type = state.box.deck.type[visible(state, seat)]
    take_building(state, seat, type, log)
    state.folk.waiting[seat] = type
    wake(state, log)
    if state.folk.waiting[seat] >= 0 and not sites(state, seat, type, False):
        log.note(notes.BUILDING_WAITS, seat, type)


def slot_for(state: EmpiresState, seat: int, type: int, code: int, any_slot: bool) -> int:
    """The slot that a move builds on: an inaccessible one if the move says so, else an open one first (TOE-BUI-2)."""
    territory = site_of(code)
    if verb_of(code) in (verbs.PLACE_INACCESSIBLE, verbs.BUILD_INACCESSIBLE):
        return closed_slot(state, territory)
    return free_slot(state, seat, type, territory, any_slot or may_use_closed(state, seat))


def site_of(code: int) -> int:
    """The territory that a move builds in: its last argument."""
    return second(code) if verb_of(code) in (verbs.BUILD_FREE, verbs.BUILD_INACCESSIBLE) else first(code)


def put_building(state: EmpiresState, seat: int, type: int, code: int, any_slot: bool, log: Log) -> None:
    """Put a building on the slot that a move chooses."""
    territory, slot = site_of(code), slot_for(state, seat, type, code, any_slot)
    state.map.slots[slot] = seat * 4 + type
    log.note(notes.BUILDING_PLACED, seat, type, territory)
    if slots_are_chosen(state.box) and slot - SLOTS * territory >= state.land.open[territory]:
        log.note(notes.INACCESSIBLE_USED, seat, territory)


def settle_building(state: EmpiresState, seat: int, code: int, log: Log) -> None:
    """Put the waiting building where a move says, and discard its card (TOE-BUI-3)."""
    type = state.folk.waiting[seat]
    state.folk.waiting[seat] = -1
    put_building(state, seat, type, code, False, log)
    discard_visible(state, seat, log)


def placings(state: EmpiresState, seat: int, type: int) -> list[int]:
    """The moves that place a building of a type: one per territory, then those on inaccessible slots (TOE-BUI-2)."""
    found = [pack(verbs.PLACE_BUILDING, at) for at in sites(state, seat, type, False)]
    found.extend([pack(verbs.PLACE_INACCESSIBLE, at) for at in choice_sites(state, seat, type, False)])
    return found


def wake(state: EmpiresState, log: Log) -> None:
    """Place waiting buildings that now have a slot; an owner who has several chooses (TOE-BUI-3, TOE-BUI-6)."""
    for seat in range(state.seats):
        if state.folk.waiting[seat] < 0 or is_asked(state, seat):
            continue
        found = placings(state, seat, state.folk.waiting[seat])
        if len(found) == 1:
            settle_building(state, seat, found[0], log)
        elif found:
            state.agenda.ask(seat, steps.SITE)


def is_asked(state: EmpiresState, seat: int) -> bool:
    """Whether a seat is already being asked where its waiting building goes."""
    for frame in state.agenda.asked[seat]:
        if verb_of(frame) == steps.SITE:
            return True
    return False


def slot_refusal(state: EmpiresState, seat: int, type: int, territory: int) -> Reason:
    """Why a building of a type cannot stand in a territory."""
    if territory not in state.layout.territories or not occupies(state, seat, territory):
        return Reason("TOE-BUI-1", "time-of-empires-not-occupied")
    for slot in range(SLOTS * territory, SLOTS * territory + SLOTS):
        if state.map.slots[slot] == seat * 4 + type:
            return Reason("TOE-BUI-2", "time-of-empires-same-building")
    return Reason("TOE-BUI-2", "time-of-empires-no-slot")


def choice_refusal(state: EmpiresState, seat: int, type: int, territory: int, any_slot: bool) -> Reason:
    """Why the inaccessible slot of a territory cannot be chosen for a building of a type (TOE-BUI-2)."""
    if territory in sites(state, seat, type, any_slot):
        return NO_CHOICE
    return slot_refusal(state, seat, type, territory)


def placing_refusal(state: EmpiresState, seat: int, type: int, code: int) -> Reason | None:
    """Why a move cannot place a building of a type; None if the move does not place a building."""
    if verb_of(code) == verbs.PLACE_INACCESSIBLE:
        return choice_refusal(state, seat, type, first(code), False)
    return slot_refusal(state, seat, type, first(code)) if verb_of(code) == verbs.PLACE_BUILDING else None


class Site(Ask[EmpiresState]):
    """Choose where the waiting building goes; if others take all the slots first, it goes on waiting (TOE-BUI-6)."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """One move per territory, then those on inaccessible slots."""
        return placings(state, seat, state.folk.waiting[seat])

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Place it there and discard its card."""
        state.agenda.answered(seat)
        settle_building(state, seat, code, log)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """It needs a free slot in a territory that the seat occupies."""
        return placing_refusal(state, seat, state.folk.waiting[seat], code)

    def lapsed(self, state: EmpiresState, seat: int, frame: int, log: Log) -> bool:
        """Whether others have taken the last slot."""
        if sites(state, seat, state.folk.waiting[seat], False):
            return False
        log.note(notes.BUILDING_WAITS, seat, state.folk.waiting[seat])
        return True


class FreeBuilding(Chain):
    """Build without paying; the frame holds the type, or ANY_BUILDING for any type on any slot (TOE-GLO-4)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Each type left, in each territory with a slot for it; then the choices of inaccessible slots (TOE-BUI-2)."""
        found: list[int] = []
        chosen: list[int] = []
        any_slot = first(frame) == ANY_BUILDING
        for type in range(4):
            if first(frame) not in (type, ANY_BUILDING) or state.folk.waiting[seat] >= 0:
                continue
            if state.folk.built[4 * seat + type] < state.box.buildings:
                for at in sites(state, seat, type, any_slot):
                    found.append(pack(verbs.BUILD_FREE, type, at))
                for at in choice_sites(state, seat, type, any_slot):
                    chosen.append(pack(verbs.BUILD_INACCESSIBLE, type, at))
        return found + chosen

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Take the building and place it."""
        state.agenda.answered(seat)
        take_building(state, seat, first(code), log)
        put_building(state, seat, first(code), code, first(frame) == ANY_BUILDING, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The type is not allowed, none of it is left, or there is no such slot."""
        if verb_of(code) not in (verbs.BUILD_FREE, verbs.BUILD_INACCESSIBLE):
            return None
        if first(frame) not in (first(code), ANY_BUILDING):
            return Reason("TOE-GLO-4", "time-of-empires-other-building")
        if state.folk.built[4 * seat + first(code)] >= state.box.buildings:
            return ALL_BUILT
        if verb_of(code) == verbs.BUILD_INACCESSIBLE:
            return choice_refusal(state, seat, first(code), second(code), first(frame) == ANY_BUILDING)
        return slot_refusal(state, seat, first(code), second(code))


class Assembly(Chain):
    """Discard the visible card and build its building for free; the frame holds how many times (TOE-C306)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The places for the building of the visible card."""
        card = visible(state, seat)
        if not may_discard(state, seat) or is_used_up(state, seat, card):
            return []
        return placings(state, seat, state.box.deck.type[card])

    def is_open(self, state: EmpiresState, seat: int, frame: int) -> bool:
        """Whether there is a card to discard: even one that cannot be built may make way for the one below it."""
        return may_discard(state, seat)

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Discard the card and build, then perhaps once more with the next card."""
        count_down(state, seat, frame)
        type = state.box.deck.type[visible(state, seat)]
        discard_visible(state, seat, log)
        take_building(state, seat, type, log)
        put_building(state, seat, type, code, False, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """No building of that type is left, or there is no slot for it."""
        card = visible(state, seat)
        if verb_of(code) not in (verbs.PLACE_BUILDING, verbs.PLACE_INACCESSIBLE) or card < 0:
            return None
        if is_used_up(state, seat, card):
            return ALL_BUILT
        return placing_refusal(state, seat, state.box.deck.type[card], code)
