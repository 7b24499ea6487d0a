"""Bots: they see what their seat may see, and nothing else."""

from saecula.bots.bot import Advice, Bot
from saecula.bots.levels import LEVELS, make_bot, takes_time
from saecula.bots.personas import AS

__all__ = ["AS", "LEVELS", "Advice", "Bot", "make_bot", "takes_time"]
