"""The corpus of records: whole games that every later version must replay to the hash and the result they end with.

A record is written once and never again. To add those of a new rules version, or of a new kind of game, run in the root
of the checkout

    python -m tests.records.corpus

which plays what is missing by the newest rules of each game. What lies in the folder already is left as it is.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from saecula.arena.play import hand_rng, seat_rng
from saecula.bots import make_bot
from saecula.bots.reaction import Hands
from saecula.games import make_game
from saecula.kernel.codes import CLOCK
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import Ending, Record, to_jsonl
from saecula.play.driving import draw_all

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))
#: Records that later rules lead elsewhere, one a line: they follow the version in their header for good.
PINNED = FOLDER / "pinned.txt"

#: How often a player takes a move back in a game with undo, and how many moves are played of one that is stopped.
UNDO_RATE = 0.15
STOPPED_AFTER = 150


class Kind(NamedTuple):
    """One game to play: who plays it, with which options, and what happens to it."""

    game: str
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    undo: bool = False
    stopped: bool = False


KINDS = [
    Kind("tempus", "3-built", ("casual",) * 3, {"map": "built"}),
    Kind("tempus", "4-dealt", ("strong", "casual", "casual", "beginner"), {"map": "dealt"}),
    Kind("tempus", "5-built", ("beginner",) * 5, {"map": "built"}),
    Kind("tempus", "3-random", ("random",) * 3, {"map": "dealt"}),
    Kind("tempus", "4-undo", ("casual", "beginner") * 2, {"map": "dealt"}, undo=True),
    Kind("tempus", "4-stopped", ("casual",) * 4, {"map": "dealt"}, stopped=True),
    Kind("rise-and-fall", "2-library", ("casual",) * 2, {"world": "library"}),
    Kind("rise-and-fall", "3-random", ("strong", "casual", "beginner"), {"world": "random", "quiet-rounds": "20"}),
    Kind("rise-and-fall", "4-built", ("casual",) * 4, {"world": "built", "length": "6"}),
    Kind("rise-and-fall", "2-three-seconds", ("beginner",) * 2, {"three-seconds": "on"}),
    Kind("rise-and-fall", "3-undo", ("casual", "beginner", "casual"), {"length": "5"}, undo=True),
    Kind("rise-and-fall", "4-stopped", ("beginner",) * 4, {"world": "built"}, stopped=True),
    Kind("rise-and-fall", "4-wild", ("random",) * 4, {"quiet-rounds": "20"}),
    Kind("through-the-ages", "2-simple", ("casual",) * 2, {"version": "simple"}),
    Kind("through-the-ages", "3-advanced", ("strong", "casual", "beginner"), {"version": "advanced"}),
    Kind("through-the-ages", "4-full", ("casual",) * 4, {"version": "full"}),
    Kind(
        "through-the-ages",
        "3-variants",
        ("beginner",) * 3,
        {
            "corruption": "choice",
            "gangs": "on",
            "peaceful": "no-pacts",
            "drawing": "action",
            "resigning": "on",
            "bonus": "private-fewer",
            "handicap-b": "both",
        },
    ),
    Kind("through-the-ages", "2-undo", ("casual", "beginner"), {"version": "advanced"}, undo=True),
    Kind("through-the-ages", "4-stopped", ("casual",) * 4, {"version": "full", "bonus": "by-age"}, stopped=True),
    Kind("through-the-ages", "2-random", ("random",) * 2, {"corruption": "choice", "bonus": "public-4"}),
    Kind("time-of-empires", "2-real-time", ("casual",) * 2, {"ages": "real-time"}),
    Kind("time-of-empires", "3-chosen", ("casual", "beginner", "casual"), {"ages": "chosen"}),
    Kind("time-of-empires", "4-initiation", ("strong", "casual", "casual", "beginner"), {"ages": "initiation"}),
    Kind("time-of-empires", "4-slow", ("beginner",) * 4, {"ages": "real-time", "speed": "45"}),
    Kind("time-of-empires", "2-undo", ("casual", "beginner"), {"ages": "initiation"}, undo=True),
    Kind("time-of-empires", "3-stopped", ("casual",) * 3, {"ages": "real-time"}, stopped=True),
    Kind("time-of-empires", "2-random", ("random",) * 2, {"ages": "chosen"}),
]


def play(kind: Kind, number: int) -> Record:
    """The record of one game among bots; in one with undo they change their minds as people do."""
    game, seats = make_game(kind.game), len(kind.bots)
    match = Match(game, seats, kind.options, seed_of(kind.game, number), kind.bots)
    minds = [make_bot(game, name) for name in kind.bots]
    rngs = [seat_rng(kind.game, number, seat) for seat in range(seats)]
    hands = Hands(game, kind.bots, [hand_rng(kind.game, number, seat) for seat in range(seats)])
    whims = Random(f"{kind.game} {kind.name}")
    while True:
        draw_all(match)
        if match.is_over():
            return match.record()
        if kind.stopped and len(match.lines) >= STOPPED_AFTER:
            return _stopped(match, seed_of(kind.game, number))
        seat, tick = hands.next(match.state)
        if seat == CLOCK:
            match.play(CLOCK, tick)
            continue
        match.play(seat, minds[seat].choose(game.view(match.state, seat), game.legal(match.state, seat), rngs[seat]))
        if kind.undo and whims.random() < UNDO_RATE and match.why_no_undo(seat) is None:
            match.undo(seat)


def _stopped(match: Match[Any], seed: bytes) -> Record:
    """The record of a game that its players agreed to stop."""
    ending = Ending(match.game.outcome(match.state), match.hash(), seed.hex(), early=True)
    return Record(match.header, list(match.lines), ending)


def missing() -> Iterator[tuple[Path, Kind]]:
    """What the corpus lacks of the newest rules of each game."""
    for kind in KINDS:
        path = FOLDER / kind.game / f"v{make_game(kind.game).meta.rules}-{kind.name}.jsonl"
        if not path.exists():
            yield path, kind


if __name__ == "__main__":
    for number, (path, kind) in enumerate(missing()):
        path.parent.mkdir(exist_ok=True)
        path.write_text(to_jsonl(play(kind, number)), encoding="utf-8")
        print(f"wrote {path.relative_to(FOLDER)}", flush=True)
