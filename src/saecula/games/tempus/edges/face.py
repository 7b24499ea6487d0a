"""What screens draw of this game besides views."""

from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.end import city_count, points
from saecula.kernel.face import Face


class TempusFace(Face[TempusState]):
    """The components as printed, and figures for curves."""

    def measures(self, state: TempusState) -> dict[str, list[int]]:
        """Public figures: points as they stand, tokens and hexes on the map, cities, the row, cards held."""
        people, ideas = state.people, state.ideas
        seats = range(state.seats)
        tokens = [0] * state.seats
        hexes = [0] * state.seats
        for cell in range(state.box.board.size):
            seat = people.owner[cell]
            if seat >= 0:
                tokens[seat] += people.tokens[cell]
                hexes[seat] += 1
        return {
            "points": [sum(points(state, seat)) for seat in seats],
            "tokens": tokens,
            "hexes": hexes,
            "cities": [city_count(state, seat) for seat in seats],
            "era": list(state.course.era),
            "cards": [len(ideas.hands[seat]) + len(ideas.laid[seat]) for seat in seats],
        }
