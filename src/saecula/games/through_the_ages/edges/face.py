"""What screens draw besides the views of this game."""

from collections.abc import Sequence
from typing import Final

from saecula.games.through_the_ages.edges.accounts import Share, reasons
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.end_of_game import measure_all
from saecula.kernel.face import Face
from saecula.kernel.views import Event

#: Kinds of moves that never come up in the simple version: its only military cards are events of age A, and it has no
#: card of an age after I (TTA-SET-3).
ADVANCED: Final = (
    *("PlayTactic", "Prepare", "Attack", "DeclareWar", "OfferPact", "CancelPact", "Settle", "Pass", "Accept", "Refuse"),
    *("Bid", "Sacrifice", "PlayBonus", "Discard", "LoseWorker", "DestroyOwn", "GiveUpColony", "Ravage"),
    *("Raze", "TakeColony", "TakeTechnology", "LoseToken", "Welcome", "Trade"),
)
#: Kinds of moves that come up only in a variant (TTA-END-9, TTA-VAR-1, TTA-VAR-5, TTA-VAR-6).
VARIANT: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "ProduceLess": ("corruption", ("choice",)),
    "DrawMilitary": ("drawing", ("action",)),
    "KeepBonus": ("version", ("full",)),
    "PickBonus": ("version", ("full",)),
    "Resign": ("resigning", ("on",)),
}


class AgesFace(Face[AgesState]):
    """The components as printed, figures for curves, and what points were for."""

    def __init__(self, printed: dict[str, object], names: list[str]) -> None:
        super().__init__(printed)
        self.names = names
        self.idle: tuple[str, ...] = ("Pass", "Refuse", "Done", "EndActions")
        self.needs = dict(VARIANT)
        for kind in ADVANCED:
            self.needs[kind] = ("version", ("advanced", "full"))

    def era(self, state: AgesState) -> int:
        """The current age, counted from 1 for age A."""
        return state.course.age + 1

    def measures(self, state: AgesState) -> dict[str, list[int]]:
        """The figures of each seat that are drawn as curves."""
        return measure_all(state)

    def reasons(self, state: AgesState, seat: int, events: Sequence[Event], at: int) -> list[Share]:
        """What the culture points told at `at` were for, if the event before it does not say all."""
        return reasons(state, self.names, seat, events, at)
