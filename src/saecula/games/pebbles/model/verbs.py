"""The moves, each by its number; a class of edges/moves.py gives it its fields.

A compiled game gives each number a line of its own, `DRAW: Final = 0`: the compiler then writes it into the rules.
"""

DRAW, CHOOSE, SNATCH, LEAVE, TICK = range(5)
