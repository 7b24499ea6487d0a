"""A table and its owner: commands, seats, moves, what goes by itself."""
