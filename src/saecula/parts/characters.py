"""The characters of bots: what they value besides winning."""

from typing import Final

BUILDER: Final = 0
RAIDER: Final = 1
SCHOLAR: Final = 2
TRADER: Final = 3
