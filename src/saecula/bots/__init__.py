"""Bots: they see what their seat may see, and nothing else."""

from saecula.bots.bot import Advice, Bot
from saecula.bots.faces import AS
from saecula.bots.levels import LEVELS, make_bot, takes_time

__all__ = ["AS", "LEVELS", "Advice", "Bot", "make_bot", "takes_time"]
