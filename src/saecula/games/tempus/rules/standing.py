"""How the seats stand, as everybody can see: for views."""

from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import StandingView
from saecula.games.tempus.rules.end import city_count, points
from saecula.games.tempus.rules.progress import token_points


def standing_of(state: TempusState) -> list[StandingView]:
    """Points as they are now, what would count for progress without cards, and who is protected."""
    return [_standing(state, seat, max(state.course.era) + 1) for seat in range(state.seats)]


def _standing(state: TempusState, seat: int, row: int) -> StandingView:
    hexes, cities, flight = points(state, seat)
    terrains = state.box.chart.terrain
    return StandingView(
        hexes=hexes,
        cities=cities,
        flight=flight,
        tokens=token_points(state, seat, terrains[row]) if row < len(terrains) else 0,
        towns=city_count(state, seat),
        protected=state.is_protected(seat),
    )
