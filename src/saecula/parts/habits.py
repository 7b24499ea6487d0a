"""How firmly players follow the habits that a game knows of them (`Game.policy`)."""

from typing import Final

#: How much firmer a practised player is in his habits than a beginner: the power that weights are raised to.
PRACTICE: Final = 4.0
