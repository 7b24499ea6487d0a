"""What screens draw of this game besides views."""

from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.rules.end import measure_all
from saecula.kernel.face import Face


class TempusFace(Face[TempusState]):
    """The components as printed, and figures for curves."""

    def measures(self, state: TempusState) -> dict[str, list[int]]:
        """The figures that curves are drawn of."""
        return measure_all(state)
