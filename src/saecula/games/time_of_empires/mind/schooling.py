"""How bots learn Time of Empires: in real time and in turns, at first from very many quick games played by habit."""

from typing import Final

from saecula.games.time_of_empires.mind.features import bits_from
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.parts.schooling import Schooling

REAL_TIME: Final = {"ages": "real-time"}

SCHOOLING: Final[Schooling[EmpiresState]] = Schooling(
    tables=(REAL_TIME, REAL_TIME, {"ages": "initiation"}),
    duels=((2, REAL_TIME), (4, REAL_TIME)),
    beam=(1, 2, 6),
    ends=0.06,
    middles=0.02,
    points=12.0,
    hidden=64,
    decay=0.1,
    passes=2,
    habit=0.01,
    opening=30,
    bits_from=lambda state: bits_from(state.box),
)
