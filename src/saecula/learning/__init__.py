"""Learning to judge positions from play against oneself: games, training, duels, one generation after the other."""

# before anything here imports numpy: it must know by then that each process has one thread
from saecula.bots import network

__all__ = ["network"]
