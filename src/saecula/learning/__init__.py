"""Learning to judge positions from play against oneself: games, training, duels, one generation after the other."""

# before anything here imports numpy: it must know by then that each process has one thread
import saecula.bots.network as network

__all__ = ["network"]
