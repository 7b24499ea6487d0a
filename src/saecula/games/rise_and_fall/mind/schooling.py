"""How Rise & Fall is learned: in Worlds from the library and in random ones."""

from typing import Final

from saecula.games.rise_and_fall.model.state import RiseState
from saecula.parts.schooling import Schooling

SCHOOLING: Final[Schooling[RiseState]] = Schooling(
    tables=({"world": "library"}, {"world": "random"}),
    duels=((2, {}), (4, {})),
    beam=(2, 6, 12),
    ends=0.4,
    middles=0.06,
    points=60.0,
    hidden=64,
    dropout=0.1,
)
