"""Pictures of Rise & Fall for the terminal and as SVG. They are made from views and know no rules."""

from saecula.games.rise_and_fall.edges.draw.page import svg
from saecula.games.rise_and_fall.edges.draw.terminal import terminal

__all__ = ["svg", "terminal"]
