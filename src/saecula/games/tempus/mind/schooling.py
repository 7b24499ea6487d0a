"""How Tempus is learned: mostly on dealt maps, which are quick to set up, and on built ones."""

from typing import Final

from saecula.games.tempus.model.state import TempusState
from saecula.parts.schooling import Schooling

DEALT: Final = {"map": "dealt"}

SCHOOLING: Final[Schooling[TempusState]] = Schooling(
    tables=(DEALT, DEALT, DEALT, {"map": "built"}),
    duels=((4, DEALT),),
    beam=(2, 6, 12),
    ends=0.5,
    middles=0.06,
    points=8.0,
    hidden=64,
)
