"""What screens draw of this game besides views."""

from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.games.time_of_empires.rules.scoring import measure_all
from saecula.kernel.face import Face


class EmpiresFace(Face[EmpiresState]):
    """The components as printed, and figures for curves."""

    def measures(self, state: EmpiresState) -> dict[str, list[int]]:
        """The figures that curves are drawn of."""
        return measure_all(state)
