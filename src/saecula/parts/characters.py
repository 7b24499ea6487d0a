"""The characters of bots: what they value beside the win."""

from typing import Final

BUILDER: Final = 0
RAIDER: Final = 1
SCHOLAR: Final = 2
TRADER: Final = 3
