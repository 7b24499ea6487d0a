"""What bots think of a position of this game."""

from saecula.games.time_of_empires.mind.evaluate import prospects, rate
from saecula.games.time_of_empires.mind.features import features
from saecula.games.time_of_empires.mind.habits import weigh
from saecula.games.time_of_empires.mind.survey import EmpiresMemory
from saecula.games.time_of_empires.mind.tastes import fancy, leans
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.parts.rows import Memory, RememberingMind

#: How many moves of each seat bots play on to judge a move.
HORIZON = 30


class EmpiresMind(RememberingMind[EmpiresState]):
    """How bots judge, and which moves they look at first."""

    def evaluate(self, state: EmpiresState) -> list[float]:
        """Each seat's share of the win."""
        return rate(state)

    def prospects(self, state: EmpiresState) -> list[float]:
        """The points that each seat may hope for at the end."""
        return prospects(state)

    def policy(self, state: EmpiresState, seat: int, codes: list[int]) -> list[float]:
        """Which moves to look at first."""
        return weigh(state, seat, codes)

    def leans(self, state: EmpiresState, character: int) -> list[float]:
        """What a character likes."""
        return leans(state, character)

    def fancy(self, code: int, character: int) -> float:
        """Which moves a character looks at sooner."""
        return fancy(code, character)

    def horizon(self, state: EmpiresState) -> int:
        """Far enough for everybody to turn both glasses about three times."""
        return HORIZON * state.seats

    def features(self, state: EmpiresState, seat: int) -> bytes:
        """The position as a row of small numbers."""
        return features(state, seat)

    def memory(self, seats: int) -> EmpiresMemory:
        """The latest look over map, boards and stacks."""
        return EmpiresMemory()

    def features_again(self, state: EmpiresState, seat: int, memory: Memory) -> bytes:
        """The same, with what was seen for the row before."""
        assert isinstance(memory, EmpiresMemory)
        return features(state, seat, memory)
