"""Building a city (TEM-CIT)."""

from saecula.games.tempus.model import notes, verbs
from saecula.games.tempus.model.kinds import MOUNTAIN
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.idea_cards import convert, religion_moves, why_no_religion
from saecula.kernel.codes import Log, Reason, first, pack, second, verb_of
from saecula.kernel.steps import Ask

SMALLEST = 2


def beside_city(state: TempusState, cell: int) -> bool:
    """Whether anybody's city stands next to a hex (TEM-CIT-2)."""
    near = state.box.board.near
    city = state.people.city
    for side in range(6):
        other = near[cell * 6 + side]
        if other >= 0 and city[other]:
            return True
    return False


def buildings(state: TempusState, seat: int, out: list[int]) -> None:
    """Add every city that may be built (TEM-CIT-1, TEM-CIT-2, TEM-CIT-3, TEM-CIT-5)."""
    people = state.people
    for cell in range(state.box.board.size):
        if (
            people.owner[cell] == seat
            and people.tokens[cell] >= SMALLEST
            and state.land.terrain[cell] != MOUNTAIN
            and not beside_city(state, cell)
        ):
            for size in range(3):
                if people.cities[seat * 3 + size] > 0 and SMALLEST + size <= people.tokens[cell]:
                    out.append(pack(verbs.BUILD_CITY, cell, size))


def may_build(state: TempusState, seat: int) -> bool:
    """Whether building can be chosen at all (TEM-ERA-7)."""
    found: list[int] = []
    buildings(state, seat, found)
    return len(found) > 0


class CitySite(Ask[TempusState]):
    """Choose a hex and a city tile."""

    def legal(self, state: TempusState, seat: int, frame: int) -> list[int]:
        """Every hex with every tile that fits, and Religion first, which takes no site away (TEM-IDE-11)."""
        found: list[int] = []
        buildings(state, seat, found)
        religion_moves(state, seat, found)
        return found

    def apply(self, state: TempusState, seat: int, frame: int, code: int, log: Log) -> None:
        """Return all tokens of the hex to the supply and put the tile in their place."""
        if verb_of(code) == verbs.PLAY_RELIGION:
            convert(state, seat, frame, code, log)
            return
        people = state.people
        cell, size = first(code), second(code)
        state.agenda.answered(seat)
        people.clear(cell)
        people.owner[cell] = seat
        people.city[cell] = SMALLEST + size
        people.cities[seat * 3 + size] -= 1
        log.note(notes.CITY_BUILT, seat, cell, SMALLEST + size)

    def why_not(self, state: TempusState, seat: int, frame: int, code: int) -> Reason | None:
        """Which rule of building forbids it."""
        if verb_of(code) == verbs.PLAY_RELIGION:
            return why_no_religion(state, seat, code)
        return why_no_city(state, seat, first(code), second(code)) if verb_of(code) == verbs.BUILD_CITY else None


def why_no_city(state: TempusState, seat: int, cell: int, size: int) -> Reason | None:
    """Which clause a city would break; None if it may be built."""
    people = state.people
    if people.owner[cell] != seat or people.tokens[cell] == 0:
        return Reason("TEM-CIT-1", "tempus-city-no-tokens")
    if state.land.terrain[cell] == MOUNTAIN:
        return Reason("TEM-CIT-3", "tempus-city-on-mountain")
    if people.tokens[cell] < SMALLEST:
        return Reason("TEM-CIT-5", "tempus-city-too-few")
    if beside_city(state, cell):
        return Reason("TEM-CIT-2", "tempus-city-beside-city")
    if people.cities[seat * 3 + size] == 0:
        return Reason("TEM-COM-2", "tempus-city-no-tile")
    if SMALLEST + size > people.tokens[cell]:
        return Reason("TEM-CIT-1", "tempus-city-too-dear")
    return None


def why_no_site(state: TempusState, seat: int) -> Reason:
    """Why there is no site for a city: no stack, only on mountains, only beside cities, or no tile for it."""
    people = state.people
    cells = range(state.box.board.size)
    stacks = [cell for cell in cells if people.owner[cell] == seat and people.tokens[cell] >= SMALLEST]
    if not stacks:
        return Reason("TEM-CIT-5", "tempus-turn-no-stack")
    plain = [cell for cell in stacks if state.land.terrain[cell] != MOUNTAIN]
    if not plain:
        return Reason("TEM-CIT-3", "tempus-turn-only-mountains")
    if all(beside_city(state, cell) for cell in plain):
        is_part = len(plain) < len(stacks)
        key = "tempus-turn-mountains-and-cities" if is_part else "tempus-turn-only-beside-cities"
        return Reason("TEM-CIT-2", key)
    return Reason("TEM-ERA-7", "tempus-turn-nothing-to-build")
