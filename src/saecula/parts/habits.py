"""How firmly players follow the habits that a game ascribes to them (`Mind.policy`)."""

from typing import Final

#: How much firmer the habits of a practised player are than those of a beginner: the power that weights are raised to.
PRACTICE: Final = 4.0
