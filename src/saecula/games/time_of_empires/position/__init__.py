"""Position files in the words of the game: reading them, writing them, and refusing impossible ones."""
