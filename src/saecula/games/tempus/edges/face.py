"""What screens show of this game apart from views."""

from saecula.games.tempus.edges.accounts import Entry, accounts
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import TempusView
from saecula.games.tempus.rules.end import city_count, points
from saecula.kernel.face import Face


class TempusFace(Face[TempusState]):
    """The components as printed, and figures to draw as curves."""

    def __init__(self, printed: dict[str, object]) -> None:
        super().__init__(printed)
        self.always_asked = ("target",)
        self.idle: tuple[str, ...] = ("PassSlot", "Done", "EndTurn")

    def era(self, state: TempusState) -> int:
        """The era being played, counted from 1; 1 also while setting up."""
        return state.course.eras + 1

    def measures(self, state: TempusState) -> dict[str, list[int]]:
        """Public figures: points so far, tokens on the map, hexes held, cities, the row of the cube, cards held."""
        ideas, seats = state.ideas, range(state.seats)
        held = [[cell for cell, owner in enumerate(state.people.owner) if owner == seat] for seat in seats]
        return {
            "points": [sum(points(state, seat)) for seat in seats],
            "tokens": [sum(state.people.tokens[cell] for cell in cells) for cells in held],
            "hexes": [len(cells) for cells in held],
            "cities": [city_count(state, seat) for seat in seats],
            "era": list(state.course.era),
            "cards": [len(ideas.hands[seat]) + len(ideas.laid[seat]) for seat in seats],
        }

    def accounts(self, state: TempusState, view: TempusView) -> list[list[Entry]]:
        """What everybody gets their points for."""
        return accounts(view)
