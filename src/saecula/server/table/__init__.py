"""A table and its owner: commands, seats, moves, and what happens by itself."""
