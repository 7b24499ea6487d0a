"""How bots judge a position of Rise & Fall."""

from saecula.games.rise_and_fall.mind.evaluate import prospects, rate
from saecula.games.rise_and_fall.mind.features import features
from saecula.games.rise_and_fall.mind.habits import weigh
from saecula.games.rise_and_fall.mind.survey import RiseMemory
from saecula.games.rise_and_fall.mind.tastes import fancy, leans
from saecula.games.rise_and_fall.model import steps
from saecula.games.rise_and_fall.model.state import RiseState
from saecula.kernel.codes import verb_of
from saecula.parts.rows import Memory, RememberingMind


class RiseMind(RememberingMind[RiseState]):
    """How bots judge, and which moves they look at first."""

    def evaluate(self, state: RiseState) -> list[float]:
        """Each seat's share of the win."""
        return rate(state)

    def prospects(self, state: RiseState) -> list[float]:
        """The points that each seat may hope for at the end; empty before the first round."""
        return prospects(state) if state.land is not None and state.course.round else []

    def policy(self, state: RiseState, seat: int, codes: list[int]) -> list[float]:
        """Which moves to look at first."""
        return weigh(state, seat, codes)

    def leans(self, state: RiseState, character: int) -> list[float]:
        """What a character likes about each seat's position."""
        return leans(state, character)

    def fancy(self, code: int, character: int) -> float:
        """How much sooner a character looks at a move."""
        return fancy(code, character)

    def is_quiet(self, state: RiseState) -> bool:
        """A secret choice is judged only once all cards are shown."""
        for stack in state.agenda.asked:
            if stack and verb_of(stack[-1]) in (steps.CARD_CHOICE, steps.DECLINE_CHOICE):
                return False
        return True

    def features(self, state: RiseState, seat: int) -> bytes:
        """The position as a row of small numbers."""
        return features(state, seat)

    def memory(self, seats: int) -> RiseMemory:
        """Room to remember the latest survey of the World."""
        return RiseMemory()

    def features_again(self, state: RiseState, seat: int, memory: Memory) -> bytes:
        """The same row, with the help of what was worked out for the row before."""
        assert isinstance(memory, RiseMemory)
        return features(state, seat, memory)
