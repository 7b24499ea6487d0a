"""How bots judge a position of Tempus."""

from saecula.games.tempus.mind.evaluate import prospects, rate
from saecula.games.tempus.mind.features import features
from saecula.games.tempus.mind.habits import weigh
from saecula.games.tempus.mind.survey import TempusMemory
from saecula.games.tempus.mind.tastes import fancy, leans
from saecula.games.tempus.model.state import TempusState
from saecula.parts.rows import Memory, RememberingMind


class TempusMind(RememberingMind[TempusState]):
    """How bots judge, and which moves they look at first."""

    def evaluate(self, state: TempusState) -> list[float]:
        """Each seat's share of the win."""
        return rate(state)

    def prospects(self, state: TempusState) -> list[float]:
        """The points that each seat may hope for at the end; empty while the map is being built."""
        return prospects(state) if state.land.coast is not None else []

    def policy(self, state: TempusState, seat: int, codes: list[int]) -> list[float]:
        """Which moves to look at first."""
        return weigh(state, seat, codes)

    def leans(self, state: TempusState, character: int) -> list[float]:
        """What a character likes about each seat's position."""
        return leans(state, character)

    def fancy(self, code: int, character: int) -> float:
        """How much sooner a character looks at a move."""
        return fancy(code, character)

    def is_quiet(self, state: TempusState) -> bool:
        """A fight is judged only once it is over."""
        return state.course.fight_from < 0

    def features(self, state: TempusState, seat: int) -> bytes:
        """The position as a row of small numbers."""
        return features(state, seat)

    def memory(self, seats: int) -> TempusMemory:
        """Room to remember the latest survey of the map."""
        return TempusMemory()

    def features_again(self, state: TempusState, seat: int, memory: Memory) -> bytes:
        """The same row, with the help of what was worked out for the row before."""
        assert isinstance(memory, TempusMemory)
        return features(state, seat, memory)
