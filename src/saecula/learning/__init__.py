"""Learning to judge positions from play against oneself: games, training, duels, one generation after the other."""
