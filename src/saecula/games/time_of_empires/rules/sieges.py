"""Sieges: the seat with the most territories around a city may take it (TOE-SCO-6, TOE-SCO-9)."""

from saecula.games.time_of_empires.model import notes, steps, verbs
from saecula.games.time_of_empires.model.ground import IN_CENTRE, buildings_of, occupies
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.kernel.codes import Log, Reason, first, pack, verb_of
from saecula.kernel.steps import Ask, Run


def siege_key(state: EmpiresState, seat: int, city: int) -> list[int]:
    """A seat's strength around a city: territories, then buildings in them, then clans there and in it (TOE-SCO-6)."""
    territories = buildings = clans = 0
    for at in state.layout.near[city]:
        if occupies(state, seat, at):
            territories += 1
        buildings += buildings_of(state, seat, at)
        if state.map.owner[at] == seat:
            clans += state.map.clans[at]
    if state.map.owner[city] == seat:
        clans += state.map.clans[city]
    return [territories, buildings, clans]


def besieger(state: EmpiresState, city: int) -> int:
    """The seat that may put a clan into a city, -1 for nobody (TOE-SCO-9)."""
    keys = [siege_key(state, seat, city) for seat in range(state.seats)]
    best = max(keys)
    if best[0] == 0 or keys.count(best) > 1:
        return -1
    seat = keys.index(best)
    full = state.map.owner[city] == seat and state.map.clans[city] >= IN_CENTRE
    return -1 if full or state.folk.reserve[seat] == 0 else seat


class Sieges(Run[EmpiresState]):
    """Goes through the cities one by one; the frame holds how many are done."""

    def run(self, state: EmpiresState, frame: int, log: Log) -> None:
        """Ask the seat, if any, that may put a clan into the next city."""
        at = first(frame)
        if at == len(state.layout.cities):
            return
        state.agenda.next(steps.SIEGES, at + 1)
        seat = besieger(state, state.layout.cities[at])
        if seat >= 0:
            state.agenda.ask(seat, steps.SIEGE, state.layout.cities[at])


class Siege(Ask[EmpiresState]):
    """Put a clan into a city, or decline; the frame holds the city."""

    def legal(self, state: EmpiresState, seat: int, frame: int) -> list[int]:
        """Put a clan in, or do not."""
        return [pack(verbs.GARRISON, first(frame)), pack(verbs.DONE)]

    def apply(self, state: EmpiresState, seat: int, frame: int, code: int, log: Log) -> None:
        """Put the clan in; any other seat that held the city takes its clans back (TOE-SCO-6)."""
        state.agenda.answered(seat)
        if verb_of(code) == verbs.DONE:
            return
        city = first(frame)
        owner, clans = state.map.owner[city], state.map.clans[city]
        if owner >= 0 and owner != seat:
            state.folk.reserve[owner] += clans
            state.map.take(city, clans)
            log.note(notes.CLANS_RETURNED, owner, city, clans)
        state.folk.reserve[seat] -= 1
        state.map.put(seat, city, 1)
        log.note(notes.CITY_GARRISONED, seat, city)

    def why_not(self, state: EmpiresState, seat: int, frame: int, code: int) -> Reason | None:
        """The clan can only go into the city being decided."""
        return Reason("TOE-SCO-9", "time-of-empires-other-city") if verb_of(code) == verbs.GARRISON else None
