"""Bots by name: kinds for research, levels with fixed thinking budgets for players."""

import re
from typing import Any

from saecula.bots.bot import Bot
from saecula.bots.greedy import GreedyBot
from saecula.bots.random import RandomBot
from saecula.bots.search import SearchBot
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Level -> the kind of bot behind it. Levels are what players choose from.
LEVELS = {
    "beginner": "random",
    "casual": "greedy",
    "strong": "search:0.5s",
    "expert": "search:2s",
}
DEFAULT_SIMULATIONS = 60


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of a name: `random`, `greedy`, `search`, `search:200` (simulations), `search:1s` (time), or a level."""
    kind = LEVELS.get(name, name)
    if kind == "random":
        return RandomBot(game, name)
    if kind == "greedy":
        return GreedyBot(game, name)
    if kind == "search":
        return SearchBot(game, name, simulations=DEFAULT_SIMULATIONS)
    budget = re.fullmatch(r"search:(\d+(?:\.\d+)?)(s?)", kind)
    if budget and budget[2] and float(budget[1]) > 0:
        return SearchBot(game, name, seconds=float(budget[1]))
    if budget and budget[1].isdigit() and int(budget[1]) > 0:
        return SearchBot(game, name, simulations=int(budget[1]))
    raise BadOptions(
        f"there is no bot {name!r}; there are random, greedy, search, search:200 (simulations a decision), "
        f"search:1s (time a turn) and the levels {', '.join(LEVELS)}"
    )
