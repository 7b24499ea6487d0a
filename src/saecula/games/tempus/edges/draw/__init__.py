"""Pictures of Tempus for the terminal and as SVG. They are made from views and know no rules."""

from saecula.games.tempus.edges.draw.page import svg
from saecula.games.tempus.edges.draw.terminal import terminal

__all__ = ["svg", "terminal"]
