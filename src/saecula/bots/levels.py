"""Bots by name: kinds for research, levels with fixed thinking budgets for players."""

import re
from typing import Any

from saecula.bots.bot import Bot
from saecula.bots.faces import AS
from saecula.bots.greedy import GreedyBot
from saecula.bots.habit import HabitBot
from saecula.bots.judge import Judge
from saecula.bots.leaning import with_character
from saecula.bots.learned import learned_judge
from saecula.bots.random import RandomBot
from saecula.bots.search import SearchBot
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Level -> the kind of bot behind it. Levels are what players choose from.
LEVELS = {
    "beginner": "habit",
    "casual": "greedy",
    "strong": "search:0.5s",
    "expert": "search:2s",
}
#: The kinds that need no budget.
KINDS: dict[str, type[Bot]] = {"random": RandomBot, "habit": HabitBot, "greedy": GreedyBot}
DEFAULT_SIMULATIONS = 60


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of a name: a kind, `search:200` (simulations a decision), `search:1s` (time a turn), or a level.

    `learned` is greedy with learned judgement, `learned:200` and `learned:1s` search with it. Any of them may have a
    character: `casual@raider`.
    """
    name, _, character = name.partition(AS)
    if character:
        game = with_character(game, character)
    kind = LEVELS.get(name, name)
    if kind in KINDS:
        return KINDS[kind](game, name)
    if kind == "learned":
        return GreedyBot(game, name, learned_judge(game))
    if kind == "search":
        return SearchBot(game, name, simulations=DEFAULT_SIMULATIONS)
    budget = re.fullmatch(r"(search|learned):(\d+(?:\.\d+)?)(s?)", kind)
    if budget and float(budget[2]) > 0 and (budget[3] or budget[2].isdigit()):
        judge = learned_judge(game) if budget[1] == "learned" else Judge(game)
        trials, seconds = (0, float(budget[2])) if budget[3] else (int(budget[2]), 0.0)
        return SearchBot(game, name, trials, seconds, judge)
    raise BadOptions(
        f"there is no bot {name!r}; there are random, habit, greedy, search, search:200 (simulations a decision), "
        f"search:1s (time a turn), learned in place of search, and the levels {', '.join(LEVELS)}"
    )
