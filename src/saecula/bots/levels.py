"""Bots by name: kinds for research, levels with fixed thinking budgets for players."""

from typing import Any

from saecula.bots.bot import Bot
from saecula.bots.random import RandomBot
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Level -> the kind of bot behind it. Levels are what players choose from.
LEVELS = {
    "beginner": "random",
}


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of a name: `random`, `greedy`, `search`, `search:200` (simulations), `search:1s` (time), or a level."""
    kind = LEVELS.get(name, name)
    if kind == "random":
        return RandomBot(game, name)
    raise BadOptions(f"there is no bot {name!r}; there are random, greedy, search and {', '.join(LEVELS)}")
