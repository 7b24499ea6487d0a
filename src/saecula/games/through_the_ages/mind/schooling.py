"""How bots learn Through the Ages: in all its versions. Turns are long, so the search is narrower than usual."""

from typing import Final

from saecula.games.through_the_ages.mind.features import bits_from
from saecula.games.through_the_ages.model.state import AgesState
from saecula.parts.schooling import Schooling

ADVANCED: Final = {"version": "advanced"}
FULL: Final = {"version": "full"}

SCHOOLING: Final[Schooling[AgesState]] = Schooling(
    tables=({"version": "simple"}, ADVANCED, ADVANCED, FULL, FULL),
    duels=((2, ADVANCED), (4, FULL)),
    beam=(1, 2, 8),
    ends=1.0,
    middles=0.15,
    points=60.0,
    dropout=0.2,
    bits_from=lambda state: bits_from(state.box),
)
