"""How bots judge a position of this game, put together for the kernel."""

from saecula.games.time_of_empires.mind.evaluate import prospects, rate
from saecula.games.time_of_empires.mind.features import features
from saecula.games.time_of_empires.mind.habits import weigh
from saecula.games.time_of_empires.mind.survey import EmpiresMemory
from saecula.games.time_of_empires.mind.tastes import fancy, leans
from saecula.games.time_of_empires.model.state import EmpiresState
from saecula.parts.rows import Memory, RememberingMind

#: To judge a move, bots play on for this many moves per seat.
HORIZON = 30


class EmpiresMind(RememberingMind[EmpiresState]):
    """How bots judge positions, and which moves they look at first."""

    def evaluate(self, state: EmpiresState) -> list[float]:
        """Each seat's estimated share of the win."""
        return rate(state)

    def prospects(self, state: EmpiresState) -> list[float]:
        """The points that each seat can expect to have at the end."""
        return prospects(state)

    def policy(self, state: EmpiresState, seat: int, codes: list[int]) -> list[float]:
        """Weights that say which moves to look at first."""
        return weigh(state, seat, codes)

    def leans(self, state: EmpiresState, character: int) -> list[float]:
        """What a character likes about each seat's position."""
        return leans(state, character)

    def fancy(self, code: int, character: int) -> float:
        """By what factor a character looks at a move sooner."""
        return fancy(code, character)

    def horizon(self, state: EmpiresState) -> int:
        """Far enough for everybody to turn both glasses about three times."""
        return HORIZON * state.seats

    def features(self, state: EmpiresState, seat: int) -> bytes:
        """The position as a row of small numbers, as a seat sees it."""
        return features(state, seat)

    def memory(self, seats: int) -> EmpiresMemory:
        """An empty memory for what the rows of one game have in common."""
        return EmpiresMemory()

    def features_again(self, state: EmpiresState, seat: int, memory: Memory) -> bytes:
        """The same row, reusing what was worked out for the game's earlier rows."""
        assert isinstance(memory, EmpiresMemory)
        return features(state, seat, memory)
