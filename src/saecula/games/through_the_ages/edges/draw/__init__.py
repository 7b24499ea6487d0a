"""Pictures of Through the Ages, made from views alone: for the terminal and as SVG. There are no rules here."""

from saecula.games.through_the_ages.edges.draw.page import svg
from saecula.games.through_the_ages.edges.draw.terminal import terminal

__all__ = ["svg", "terminal"]
