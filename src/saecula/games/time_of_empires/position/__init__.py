"""Positions in the words of the game: read, written, and refused where they are impossible."""
