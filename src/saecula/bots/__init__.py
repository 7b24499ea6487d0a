"""Bots: they see what their seat may see, and nothing else."""

from saecula.bots.bot import Advice, Bot
from saecula.bots.levels import LEVELS, make_bot

__all__ = ["LEVELS", "Advice", "Bot", "make_bot"]
