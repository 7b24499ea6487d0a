"""What screens show of this game besides views."""

from saecula.games.time_of_empires.model.ground import occupied
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.leaders import scholars_placed
from saecula.games.time_of_empires.rules.scoring import total
from saecula.kernel.face import Face


class EmpiresFace(Face[EmpiresState]):
    """The components as printed, and the figures that are drawn as curves."""

    def __init__(self, printed: dict[str, object]) -> None:
        super().__init__(printed)
        self.idle: tuple[str, ...] = ("Done", "Rest", "EndTurn")

    def era(self, state: EmpiresState) -> int:
        """The age being played or set up, from 1; 4 once the game is over."""
        return state.course.age + 1

    def measures(self, state: EmpiresState) -> dict[str, list[int]]:
        """Each seat's points, buildings built, territories, clans on the map, scholars, leaders and cards in hand."""
        seats = range(state.seats)
        clans = [0] * state.seats
        for space in range(len(state.map.owner)):
            if state.map.owner[space] >= 0:
                clans[state.map.owner[space]] += state.map.clans[space]
        folk = state.folk
        return {
            "points": [total(state, seat) for seat in seats],
            "buildings": [sum(folk.built[4 * seat : 4 * seat + 4]) for seat in seats],
            "territories": [len(occupied(state, seat)) for seat in seats],
            "clans": clans,
            "scholars": [folk.created[seat] + scholars_placed(state, seat) for seat in seats],
            "leaders": [state.boards.leaders.count(seat) for seat in seats],
            "cards": [len(state.cards.hands[seat]) for seat in seats],
        }
