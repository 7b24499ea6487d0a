"""Pictures of Tempus, made from views alone: for the terminal and as SVG. No rule stands here."""

from saecula.games.tempus.edges.draw.page import svg
from saecula.games.tempus.edges.draw.terminal import terminal

__all__ = ["svg", "terminal"]
