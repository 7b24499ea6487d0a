"""Positions in the words of the game: read, written, and refused if they are impossible."""
