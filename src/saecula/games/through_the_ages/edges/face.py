"""What screens draw of this game besides views."""

from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.end_of_game import measure_all
from saecula.kernel.face import Face


class AgesFace(Face[AgesState]):
    """The components as printed, and figures for curves."""

    def era(self, state: AgesState) -> int:
        """The age of the deck: A is the first."""
        return state.course.age + 1

    def measures(self, state: AgesState) -> dict[str, list[int]]:
        """The figures that curves are drawn of."""
        return measure_all(state)
