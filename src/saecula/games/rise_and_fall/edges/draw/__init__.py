"""Pictures of Rise & Fall, made from views alone: for the terminal and as SVG. No rule stands here."""

from saecula.games.rise_and_fall.edges.draw.page import svg
from saecula.games.rise_and_fall.edges.draw.terminal import terminal

__all__ = ["svg", "terminal"]
