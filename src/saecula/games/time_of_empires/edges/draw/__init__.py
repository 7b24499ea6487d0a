"""Pictures of Time of Empires for the terminal and as SVG, made from views alone; there is no rule in here."""

from saecula.games.time_of_empires.edges.draw.page import svg
from saecula.games.time_of_empires.edges.draw.plan import clock
from saecula.games.time_of_empires.edges.draw.terminal import terminal

__all__ = ["clock", "svg", "terminal"]
