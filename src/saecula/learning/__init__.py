"""Learning to judge positions from self-play: games, training, duels, one generation after the other."""
