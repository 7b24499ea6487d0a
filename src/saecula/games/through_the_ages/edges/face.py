"""What screens draw of this game besides views."""

from typing import Final

from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.end_of_game import measure_all
from saecula.kernel.face import Face

#: Kinds of moves that the simple version never comes to: it has no military cards but events of age A, and no card of
#: a later age than I (TTA-SET-3).
ADVANCED: Final = (
    *("PlayTactic", "Prepare", "Attack", "DeclareWar", "OfferPact", "CancelPact", "Settle", "Resign", "Pass", "Accept"),
    *("Refuse", "Bid", "Sacrifice", "PlayBonus", "Discard", "LoseWorker", "DestroyOwn", "GiveUpColony", "Ravage"),
    *("Raze", "TakeColony", "TakeTechnology", "LoseToken", "Welcome", "Trade"),
)
#: Those that a variant alone brings (TTA-VAR-1, TTA-VAR-5, TTA-VAR-6).
VARIANT: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "ProduceLess": ("corruption", ("choice",)),
    "DrawMilitary": ("drawing", ("action",)),
    "KeepBonus": ("version", ("full",)),
    "PickBonus": ("version", ("full",)),
}


class AgesFace(Face[AgesState]):
    """The components as printed, and figures for curves."""

    def __init__(self, printed: dict[str, object]) -> None:
        super().__init__(printed)
        self.needs = dict(VARIANT)
        for kind in ADVANCED:
            self.needs[kind] = ("version", ("advanced", "full"))

    def era(self, state: AgesState) -> int:
        """The age of the deck: A is the first."""
        return state.course.age + 1

    def measures(self, state: AgesState) -> dict[str, list[int]]:
        """The figures that curves are drawn of."""
        return measure_all(state)
