"""Bots by name: kinds for research, levels with fixed thinking budgets for players."""

import re
from pathlib import Path
from typing import Any

from saecula.bots.bot import Bot
from saecula.bots.faces import AS
from saecula.bots.greedy import GreedyBot
from saecula.bots.habit import HabitBot
from saecula.bots.judge import Judge
from saecula.bots.leaning import LeaningJudge, with_character
from saecula.bots.learned import has_learned, judge_from, learned_judge
from saecula.bots.novice import NoviceBot
from saecula.bots.random import RandomBot
from saecula.bots.search import SearchBot
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Level -> the kind of bot behind it. Levels are what players choose from, the weakest first.
LEVELS = {
    "beginner": "novice",
    "casual": "greedy",
    "strong": "learned",
    "expert": "learned:2s",
    "master": "learned:5s",
}
#: Levels that have to think where a game has learned nothing.
UNLEARNED = {"strong": "search:0.5s"}
#: Before the file of weights in the name of a bot: greedy with that judgement.
WEIGHTS = "weights:"
DEFAULT_SIMULATIONS = 60


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of a name: a kind, `search:200` (simulations a decision), `search:1s` (time a turn), or a level.

    `learned` is greedy with learned judgement, `learned:200` and `learned:1s` search with it, `weights:FILE` is greedy
    with the judgement of a file. All others may have a character: `casual@raider`.
    """
    if name.startswith(WEIGHTS):
        return GreedyBot(game, name, judge_from(game, Path(name.removeprefix(WEIGHTS))))
    name, _, character = name.partition(AS)
    if character:
        game = with_character(game, character)
    kind = LEVELS.get(name, name)
    if name in UNLEARNED and not has_learned(game):
        kind = UNLEARNED[name]
    if kind == "random":
        return RandomBot(game, name)
    if kind == "habit":
        return HabitBot(game, name)
    judge = learned_judge(game) if kind.startswith("learned") else Judge(game)
    return thinker(game, name, kind, LeaningJudge(judge, character) if character else judge)


def thinker(game: Game[Any], name: str, kind: str, judge: Judge) -> Bot:
    """A bot of a kind that weighs positions by a judge; BadOptions where there is no such kind."""
    if kind == "novice":
        return NoviceBot(game, name, judge)
    if kind in ("greedy", "learned"):
        return GreedyBot(game, name, judge)
    if kind == "search":
        return SearchBot(game, name, DEFAULT_SIMULATIONS, judge=judge)
    budget = re.fullmatch(r"(search|learned):(\d+(?:\.\d+)?)(s?)", kind)
    if budget and float(budget[2]) > 0 and (budget[3] or budget[2].isdigit()):
        trials, seconds = (0, float(budget[2])) if budget[3] else (int(budget[2]), 0.0)
        return SearchBot(game, name, trials, seconds, judge)
    raise BadOptions(
        f"there is no bot {name!r}; there are random, habit, novice, greedy, search, search:200 (simulations a "
        f"decision), search:1s (time a turn), learned in place of greedy and search, {WEIGHTS}FILE, "
        f"and the levels {', '.join(LEVELS)}"
    )
