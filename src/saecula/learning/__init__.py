"""Learning to judge positions from self-play: games, training, duels, one generation after another."""

# first of all, before anything here imports numpy, which must be told by then to use one thread per process
from saecula.bots import network

__all__ = ["network"]
