"""Bots by name: kinds for research, levels with fixed thinking budgets for players."""

import re
from pathlib import Path
from typing import Any

from saecula.bots.ahead import Beam
from saecula.bots.bot import Bot
from saecula.bots.greedy import BEAM, GreedyBot
from saecula.bots.habit import HabitBot
from saecula.bots.judge import Judge
from saecula.bots.leaning import LeaningJudge, with_character
from saecula.bots.learned import has_learned, judge_from, learned_judge
from saecula.bots.network import LearnedJudge
from saecula.bots.novice import NoviceBot
from saecula.bots.personas import AS
from saecula.bots.random import RandomBot
from saecula.bots.search import SearchBot
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Level -> the kind of bot behind it. Levels are what players choose from, the weakest first.
LEVELS = {
    "beginner": "novice",
    "casual": "greedy",
    "strong": "quick",
    "expert": "learned:2s",
    "master": "deep:5s",
}
#: The bots behind levels that need a search in games for which nothing has been learned.
UNLEARNED = {"strong": "search:0.5s"}
#: What comes before a file of weights in the name of a bot, which is then greedy with that judgement.
WEIGHTS = "weights:"
DEFAULT_SIMULATIONS = 60
#: How far casual bots go by habit (`Judge.habit`) in games whose habits are good enough to play on by.
USUAL = 0.001


def make_bot(game: Game[Any], name: str) -> Bot:
    """Make a bot by name: a kind, `search:200` (simulations per decision), `search:1s` (time per turn), or a level.

    `learned` is greedy with learned judgement, `quick` is the same but looks at fewer moves, `learned:200` and
    `learned:1s` search with it, `deep:1s` looks further ahead, `weights:FILE` is greedy with the judgement in a file.
    All but the last may have a character: `casual@raider`. A level that searches may be given a different time:
    `expert:0.5s`.
    """
    if name.startswith(WEIGHTS):
        learned = judge_from(game, Path(name.removeprefix(WEIGHTS)))
        return GreedyBot(game, name, learned, beam_of(learned, "beam"))
    name, _, character = name.partition(AS)
    if character:
        game = with_character(game, character)
    kind = kind_of(game, name)
    if kind == "random":
        return RandomBot(game, name)
    if kind == "habit":
        return HabitBot(game, name)
    judge = learned_judge(game) if kind.startswith(("learned", "quick", "deep")) else Judge(game)
    if name == "casual":
        judge.habit = USUAL
    return thinker(game, name, kind, LeaningJudge(judge, character) if character else judge, beam_of(judge, kind))


def kind_of(game: Game[Any], name: str) -> str:
    """The kind of bot behind a name, including its time."""
    level, _, time = name.partition(":")
    if level not in LEVELS:
        return name
    kind = UNLEARNED[level] if level in UNLEARNED and not has_learned(game) else LEVELS[level]
    return f"{kind.partition(':')[0]}:{time}" if time else kind


def takes_time(game: Game[Any], name: str) -> bool:
    """Whether a bot thinks for a given time, or for a number of trials, before it moves; the others move at once."""
    return ":" in kind_of(game, name.partition(AS)[0])


def beam_of(judge: Judge, kind: str) -> Beam:
    """How wide a kind of bot looks with a judge: as wide as its network was found to need."""
    if not isinstance(judge, LearnedJudge):
        return BEAM
    facts = judge.network.facts
    found = facts.get("beam", (BEAM.width, BEAM.firsts, BEAM.most))
    return Beam(*facts.get("quick", found)) if kind == "quick" else Beam(*found)


def thinker(game: Game[Any], name: str, kind: str, judge: Judge, beam: Beam = BEAM) -> Bot:
    """A bot of a kind that weighs positions with a judge; BadOptions if there is no such kind."""
    if kind == "novice":
        return NoviceBot(game, name, judge)
    if kind in ("greedy", "learned", "quick"):
        return GreedyBot(game, name, judge, beam)
    if kind == "search":
        return SearchBot(game, name, DEFAULT_SIMULATIONS, judge=judge)
    budget = re.fullmatch(r"(search|learned|deep):(\d+(?:\.\d+)?)(s?)", kind)
    if budget and float(budget[2]) > 0 and (budget[3] or budget[2].isdigit()):
        trials, seconds = (0, float(budget[2])) if budget[3] else (int(budget[2]), 0.0)
        return SearchBot(game, name, trials, seconds, judge, is_deep=budget[1] == "deep")
    raise BadOptions(
        f"there is no bot {name!r}; there are random, habit, novice, greedy, search, search:200 (simulations per "
        f"decision), search:1s (time per turn), learned in place of greedy and search, deep:1s, quick, {WEIGHTS}FILE, "
        f"and the levels {', '.join(LEVELS)}"
    )
