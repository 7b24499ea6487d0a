"""Cards that strike from a distance: bombarding and airlifting (TOE-GLO-7, TOE-C309)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.box import SLOTS, TERRITORIES
from saecula.games.time_of_empires.model.ground import AT_ONCE, room
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.actions.building import wake
from saecula.games.time_of_empires.rules.actions.clans import enter
from saecula.games.time_of_empires.rules.chain import Chain
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of


def in_reach(state: EmpiresState, seat: int, territory: int) -> bool:
    """Whether a territory is adjacent to a city where a seat has clans; a capital does not count (TOE-GLO-7)."""
    centre = TERRITORIES + territory // 3
    return centre in state.layout.cities and state.map.owner[centre] == seat


def is_empty(state: EmpiresState, territory: int) -> bool:
    """Whether a territory has neither buildings nor clans."""
    slots = state.map.slots
    for slot in range(SLOTS * territory, SLOTS * territory + SLOTS):
        if slots[slot] >= 0:
            return False
    return state.map.clans[territory] == 0


def raze(state: EmpiresState, seat: int, slot: int, log: Log) -> None:
    """Destroy the building on a slot for good; a seat keeps it unless it was its own (TOE-SCO-1, TOE-SCO-7)."""
    building = state.map.slots[slot]
    state.map.slots[slot] = -1
    state.folk.razed[building] += 1
    if building >> 2 != seat:
        state.folk.kept[seat] += 1
    log.note(notes.BUILDING_DESTROYED, seat, building >> 2, building & 3, slot // SLOTS)


class Bombarding(Chain):
    """Destroy everything in a territory adjacent to a city you occupy (TOE-GLO-7)."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """The territories in reach that have anything in them."""
        return [
            pack(verbs.BOMBARD, at)
            for at in state.layout.territories
            if in_reach(state, seat, at) and not is_empty(state, at)
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Destroy the buildings and send the clans back to their owner's reserve."""
        state.agenda.answered(seat)
        at = first(code)
        log.note(notes.TERRITORY_BOMBARDED, seat, at)
        for slot in range(SLOTS * at, SLOTS * at + SLOTS):
            if state.map.slots[slot] >= 0:
                raze(state, seat, slot, log)
        owner, clans = state.map.owner[at], state.map.clans[at]
        if clans:
            state.folk.reserve[owner] += clans
            state.map.take(at, clans)
            log.note(notes.CLANS_RETURNED, owner, at, clans)
        wake(state, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The territory is out of reach, or nothing is there."""
        if verb_of(code) != verbs.BOMBARD:
            return None
        if not in_reach(state, seat, first(code)):
            return Reason("TOE-GLO-7", "time-of-empires-out-of-reach")
        return Reason("TOE-GLO-7", "time-of-empires-nothing-there")


class Airlifting(Chain):
    """Up to two pawns into each of two territories; the frame holds how many are left, and the first one plus one."""

    def options(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Every territory but the first one chosen, with one pawn or two."""
        most = min(AT_ONCE, state.folk.reserve[seat])
        return [
            pack(verbs.AIRLIFT, at, count)
            for at in state.layout.territories
            if at + 1 != second(frame)
            for count in range(1, most + 1)
            if state.map.owner[at] not in (-1, seat) or room(state, at) >= count
        ]

    def make(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Land the pawns, fighting any opposing clans there; a fight does not cancel the second landing (TOE-C309)."""
        at, count = first(code), second(code)
        if first(frame) > 1:
            state.agenda.again(seat, steps.AIRLIFTING, first(frame) - 1, at + 1)
        else:
            state.agenda.answered(seat)
        state.folk.reserve[seat] -= count
        for _ in range(count):
            log.note(notes.CLAN_DEPLOYED, seat, at)
        enter(state, seat, at, count, log)

    def objection(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """It is the same territory again, there are too few pawns, or the territory is full."""
        if verb_of(code) != verbs.AIRLIFT:
            return None
        if first(code) + 1 == second(frame) or first(code) not in state.layout.territories:
            return Reason("TOE-C309", "time-of-empires-another-territory")
        if not 1 <= second(code) <= min(AT_ONCE, state.folk.reserve[seat]):
            return Reason("TOE-C309", "time-of-empires-too-many-pawns")
        return Reason("TOE-CLA-2", "time-of-empires-space-full")
