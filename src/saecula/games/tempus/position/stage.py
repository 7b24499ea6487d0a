"""How far a game of Tempus has come, judging by the steps that the table still has to take, and what follows."""

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.state import TempusState
from saecula.kernel.codes import verb_of
from saecula.kernel.record import SEATS


class Stage:
    """What the steps of the table tell about the game."""

    def __init__(self, table: list[int]) -> None:
        ahead = {verb_of(frame) for frame in table}
        self.is_mapped = steps.BUILD_MAP not in ahead
        self.is_settling = steps.PEOPLE in ahead
        #: action tiles are being played
        self.has_tiles = steps.ROUNDS in ahead and steps.TAKE_TILES not in ahead
        self.has_era = steps.END_ERA in ahead
        self.fights = steps.FIGHT_RESULT in ahead
        #: everybody has caught up and cards are being committed
        self.commits = steps.ADVANCE in ahead and steps.CATCH_UP not in ahead
        self.has_advanced = steps.END_ERA in ahead and steps.ADVANCE not in ahead
        self.is_new = steps.BEGIN_ERA in ahead
        self.is_over = not table

    def eras(self, rows: list[int]) -> int:
        """The eras completed: in each of them somebody advances (TEM-END-5)."""
        return max(rows) - 1 if self.has_advanced else max(rows)

    def tiles(self, box: Box, rows: list[int]) -> list[int]:
        """While actions are played everybody has the action tiles of their row; at other times nobody has any."""
        return [box.chart.actions[row] if self.has_tiles else 0 for row in rows]

    def round(self, rows: list[int]) -> int:
        """The round, if it is the first of its era; 0 before the first era."""
        return 0 if self.is_new and max(rows) == 0 else 1


def slots_to(turn: int, first: int, seats: int) -> int:
    """How many slots of a round have been given out when it is a seat's turn (TEM-ERA-3)."""
    return (turn - first) % seats + 1 if turn >= 0 else 0


def letter(seat: int) -> str:
    """The letter of a seat."""
    return SEATS[seat]


def frames_of(state: TempusState, kind: int) -> list[int]:
    """The open decisions of a kind."""
    return [frame for stack in state.agenda.asked for frame in stack if verb_of(frame) == kind]
