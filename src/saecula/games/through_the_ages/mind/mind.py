"""What bots think of a position of this game."""

from saecula.games.through_the_ages.mind.evaluate import prospects, rate
from saecula.games.through_the_ages.mind.features import features
from saecula.games.through_the_ages.mind.habits import weigh
from saecula.games.through_the_ages.mind.survey import AgesMemory
from saecula.games.through_the_ages.mind.tastes import fancy, leans
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.state import AgesState
from saecula.kernel.codes import verb_of
from saecula.parts.rows import Memory, RememberingMind


class AgesMind(RememberingMind[AgesState]):
    """How bots judge positions, and which moves they look at first."""

    def evaluate(self, state: AgesState) -> list[float]:
        """Each seat's share of the win, as far as one can tell."""
        return rate(state)

    def prospects(self, state: AgesState) -> list[float]:
        """The points that each seat may hope for at the end."""
        return prospects(state)

    def policy(self, state: AgesState, seat: int, codes: list[int]) -> list[float]:
        """A weight for each move: which ones to look at first."""
        return weigh(state, seat, codes)

    def leans(self, state: AgesState, character: int) -> list[float]:
        """How much a character likes what each seat has."""
        return leans(state, character)

    def fancy(self, code: int, character: int) -> float:
        """How much sooner a character looks at a move than others do."""
        return fancy(code, character)

    def turn_length(self) -> int:
        """Decisions in one turn: room for seven civil and four military actions, politics, and the end of the turn."""
        return 16

    def is_quiet(self, state: AgesState) -> bool:
        """Whether the position can be judged: a fight or an auction is judged only when it is over."""
        for frame in state.agenda.table:
            if verb_of(frame) in (steps.FIGHT_RESULT, steps.WAR_RESULT, steps.AUCTION, steps.COLONY):
                return False
        return True

    def features(self, state: AgesState, seat: int) -> bytes:
        """The position as a row of small numbers."""
        return features(state, seat)

    def memory(self, seats: int) -> AgesMemory:
        """An empty memory for the portraits of civilizations."""
        return AgesMemory(seats)

    def features_again(self, state: AgesState, seat: int, memory: Memory) -> bytes:
        """The same row, with the help of portraits of civilizations kept from earlier rows."""
        assert isinstance(memory, AgesMemory)
        return features(state, seat, memory)
