"""Positions in the words of the game: reading them, writing them, and refusing those that are impossible."""
