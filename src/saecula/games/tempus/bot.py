"""How Tempus bots judge a position and which moves they look at first."""

from saecula.games.tempus.scoring import points
from saecula.games.tempus.state import TempusState


def rate(state: TempusState) -> list[float]:
    """How well each seat stands, in victory points."""
    return [float(sum(points(state, seat))) for seat in range(state.seats)]


def weigh(state: TempusState, seat: int, codes: list[int]) -> list[float]:
    """All moves alike."""
    return [1.0] * len(codes)
