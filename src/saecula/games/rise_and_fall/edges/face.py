"""What screens show of this game apart from views."""

from saecula.games.rise_and_fall.edges.accounts import Entry, accounts
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.games.rise_and_fall.rules.scoring import measure_all
from saecula.kernel.face import Face


class RiseFace(Face[RiseState]):
    """The components as printed, and figures to draw as curves."""

    def __init__(self, printed: dict[str, object]) -> None:
        super().__init__(printed)
        self.idle: tuple[str, ...] = ("Pass", "EndTurn")

    def era(self, state: RiseState) -> int:
        """The round being played, 0 before the first."""
        return state.course.round

    def measures(self, state: RiseState) -> dict[str, list[int]]:
        """The figures to draw as curves."""
        return measure_all(state)

    def accounts(self, state: RiseState, view: RiseView) -> list[list[Entry]]:
        """What everybody gets their points for."""
        return accounts(state, view)
