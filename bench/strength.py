"""How strong the bots are: what networks and search are worth, and how far apart the levels are.

    python -m bench.strength --jobs 16

Games are kept in build/strength.jsonl as they end, and the command goes on where it was stopped. Bots think for a
twentieth of their time (`--thought 1` for all of it), since the whole would take hours on 16 cores; docs/figures.md
says so. `--only networks` plays the duels without search, `--only search` the others: each has a section of
docs/figures.md. The picture of the levels goes to docs/pictures/levels.svg.
"""

import argparse
import os
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.duels import Duel, Found, Played, open_game, play_all, read, sum_up, tasks_of
from bench.figures import ROOT, Sheet, record
from bench.ladder import STEP, Rung, draw_ladders, rating, told_step
from saecula.bots.learned import has_learned
from saecula.bots.levels import LEVELS

NOTES = ROOT / "build" / "strength.jsonl"
PICTURE = ROOT / "docs" / "pictures" / "levels.svg"
#: Seconds per turn of the levels that search.
EXPERT, MASTER = 2.0, 5.0
#: The part of their time for which bots think here, unless told otherwise.
THOUGHT = 0.05
#: How many games a duel has without search (at quick tables and at long ones), with search, and with search on both
#: sides.
QUICK, LONG, SLOW, SLOWEST = 120, 60, 22, 14


class Place(NamedTuple):
    """A table with its bars: the lower ends that a network, an expert with one, and its search must reach; and how many
    games a duel without search has."""

    game: str
    seats: int
    options: dict[str, str]
    network: float
    expert: float
    search: float
    games: int = QUICK


PLACES = (
    Place("tempus", 4, {"map": "dealt"}, 0.80, 0.80, 0.65),
    Place("rise-and-fall", 2, {}, 0.75, 0.75, 0.60),
    Place("rise-and-fall", 4, {}, 0.75, 0.75, 0.60),
    Place("through-the-ages", 2, {"version": "advanced"}, 0.93, 0.93, 0.62, 3 * QUICK),
    Place("through-the-ages", 4, {"version": "full"}, 0.93, 0.93, 0.62, LONG),
    Place("time-of-empires", 2, {}, 0.60, 0.65, 0.55),
    Place("time-of-empires", 4, {}, 0.60, 0.65, 0.55, LONG),
)
#: The tables at which the levels meet.
TABLES = {
    "tempus": (4, {"map": "dealt"}),
    "rise-and-fall": (2, {}),
    "through-the-ages": (2, {"version": "advanced"}),
    "time-of-empires": (2, {}),
}


class Bar(NamedTuple):
    """What a duel has to show: the least value for the lower end of its interval."""

    what: str
    duel: Duel
    low: float


def bars(thought: float) -> list[Bar]:
    """All bars; a game without a network has none."""
    time = f"{EXPERT * thought:g}s"
    found = []
    for game, seats, options, *lows, quick in PLACES:
        rows = (
            ("network : by hand, no search", "learned", "greedy", quick),
            ("network : by hand, search", f"learned:{time}", f"search:{time}", SLOWEST),
            ("search : none, network", f"learned:{time}", "learned", SLOW),
        )
        if has_learned(open_game(game)):
            found += [
                Bar(what, Duel(game, seats, options, bot, other, games), low)
                for (what, bot, other, games), low in zip(rows, lows, strict=True)
            ]
    return found


def rungs(thought: float) -> list[Rung]:
    """Each level against the one below, in every game."""
    names = {"expert": f"expert:{EXPERT * thought:g}s", "master": f"master:{MASTER * thought:g}s"}
    found = []
    for game, (seats, options) in TABLES.items():
        strong = "strong" if has_learned(open_game(game)) else f"strong:{0.5 * thought:g}s"
        called = [(names | {"strong": strong}).get(level, level) for level in LEVELS]
        for at, (upper, lower) in enumerate(zip(called[1:], called)):
            games = (QUICK, QUICK, SLOW, SLOWEST)[at]
            found.append(Rung(game, list(LEVELS)[at + 1], Duel(game, seats, options, upper, lower, games)))
    return found


def all_duels(thought: float) -> list[Duel]:
    """The duels of all bars and ladders."""
    return [bar.duel for bar in bars(thought)] + [rung.duel for rung in rungs(thought)]


def cells(duel: Duel, found: Found) -> list[str]:
    """A row of the table: a duel and what came of it."""
    low, high = found.interval
    options = ", ".join(f"{name}={choice}" for name, choice in duel.options.items())
    pace = f"{found.pace[0]:.1f} : {found.pace[1]:.1f}"
    share = f"{found.share:.1%} ({low:.1%} to {high:.1%})"
    return [duel.game, str(duel.seats), options, duel.bot, duel.against, str(found.games), share, pace]


HEADS = ("game", "seats", "options", "bot", "against", "games", "wins (95 %)", "ms a choice")


#: The sections of docs/figures.md, by the word that chooses them.
SECTIONS = {"networks": "networks", "search": "levels"}


def section_of(duel: Duel) -> str:
    """Which section a duel belongs to: bots that search have their time in their name."""
    return "search" if ":" in duel.bot + duel.against else "networks"


def sheets(thought: float, kept: Sequence[Played], chosen: str) -> list[Sheet | str]:
    """The bars and ladders of a section, as tables."""
    shown = [(bar, sum_up(bar.duel, kept)) for bar in bars(thought) if section_of(bar.duel) == chosen]
    steps = [(rung, sum_up(rung.duel, kept)) for rung in rungs(thought) if section_of(rung.duel) == chosen]
    times = (
        f"Bots that search think {thought:g} of their time: the expert {EXPERT * thought:g} s a turn in place of "
        f"{EXPERT:g} s, the master {MASTER * thought:g} s in place of {MASTER:g} s."
    )
    return [
        *[times][: chosen == "search"],
        Sheet(
            ("what", *HEADS, "lower end wanted", ""),
            [
                [bar.what, *cells(bar.duel, found), f"{bar.low:.0%}", verdict(found.interval[0] >= bar.low)]
                for bar, found in shown
                if found.games
            ],
        ),
        f"Each level against the one below, in rating points; {STEP[0]} to {STEP[1]} are wanted:",
        Sheet(
            (*HEADS, "rating points (95 %)", ""),
            [
                [*cells(rung.duel, found), told_step(found), verdict(STEP[0] <= rating(found) <= STEP[1])]
                for rung, found in steps
                if found.games
            ],
        ),
    ]


def verdict(is_held: bool) -> str:
    """Whether a bar is held, in a word."""
    return "held" if is_held else "missed"


def told_games(kept: Sequence[Played], before: int, thought: float, section: str) -> str:
    """How many games a section has, and how many of them are older than this run."""
    keys = {duel.key() for duel in all_duels(thought) if section_of(duel) == section}
    older = sum(game.key in keys for game in kept[:before])
    return f"{sum(game.key in keys for game in kept)} games, {older} of which were kept from runs before this one."


def main() -> None:
    """Play what is still to be played, and print and keep what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--thought", type=float, default=THOUGHT)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--part", type=float, default=1.0, help="play this part of the games")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where games are kept")
    parser.add_argument("--only", choices=list(SECTIONS), help="only the duels without search, or only those with it")
    parser.add_argument("--picture", type=Path, help="draw the levels into this file, whatever has been played")
    given = parser.parse_args()
    began = time.time()
    duels = all_duels(given.thought)
    sections = [given.only] if given.only else list(SECTIONS)
    chosen = [duel._replace(games=round(duel.games * given.part)) for duel in duels if section_of(duel) in sections]
    kept = read(given.notes)
    before = len(kept)
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    with given.notes.open("ab") as file:
        for game in play_all(tasks_of(chosen, kept), given.jobs, began + 60 * given.minutes):
            kept.append(game)
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
    for section in sections:
        is_whole = not tasks_of([duel for duel in duels if section_of(duel) == section], kept)
        told = [told_games(kept, before, given.thought, section), *sheets(given.thought, kept, section)]
        command = f"python -m bench.strength --only {section}"
        record(SECTIONS[section], command, told, began, is_whole=is_whole and given.thought == THOUGHT)
    is_whole = not tasks_of(duels, kept) and given.thought == THOUGHT
    if given.picture or (is_whole and find_spec("matplotlib")):
        steps = [(rung, sum_up(rung.duel, kept)) for rung in rungs(given.thought)]
        draw_ladders(steps, next(iter(LEVELS)), given.picture or PICTURE)


if __name__ == "__main__":
    main()
