"""How bots judge a position: by the points so far, looking at high pebbles first."""

from saecula.games.pebbles.model.state import PebblesState
from saecula.kernel.codes import first
from saecula.kernel.mind import Mind


class PebblesMind(Mind[PebblesState]):
    """How bots judge, and which moves they look at first."""

    def evaluate(self, state: PebblesState) -> list[float]:
        points = [mine + 1 for mine in state.points()]
        return [mine / sum(points) for mine in points]

    def policy(self, state: PebblesState, seat: int, codes: list[int]) -> list[float]:
        return [1.0 + first(code) for code in codes]
