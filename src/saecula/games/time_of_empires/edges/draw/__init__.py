"""Pictures of Time of Empires, made from views alone: for the terminal and as SVG. No rule stands here."""

from saecula.games.time_of_empires.edges.draw.page import svg
from saecula.games.time_of_empires.edges.draw.plan import clock
from saecula.games.time_of_empires.edges.draw.terminal import terminal

__all__ = ["clock", "svg", "terminal"]
