"""The numbers of the moves; for each of them a class in edges/moves.py has the fields.

A compiled game gives each number a line of its own, `DRAW: Final = 0`, so that the compiler can inline it.
"""

DRAW, CHOOSE, SNATCH, LEAVE, TICK = range(5)
