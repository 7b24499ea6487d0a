"""The corpus of records: whole games that every later version must replay to the hash and the result they end with.

A record is written once and never again. To add those of a new rules version, or of a new kind of game, run in the root
of the checkout

    python -m tests.records.corpus

which plays what the `kinds.toml` of each game's folder names and the folder lacks, by the newest rules of the game.
What lies there already is left as it is.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

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


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """One game to play: who plays it, with which options, and what happens to it."""

    game: str
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    undo: bool = False
    stopped: bool = False


def kinds() -> list[Kind]:
    """What is to be played, as the `kinds.toml` of each game's folder tells."""
    return [
        msgspec.convert({"game": path.parent.name, **told}, Kind)
        for path in sorted(FOLDER.glob("*/kinds.toml"))
        for told in tomllib.loads(path.read_text(encoding="utf-8"))["kind"]
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
    for kind in kinds():
        path = FOLDER / kind.game / f"v{make_game(kind.game).meta.rules}-{kind.name}.jsonl"
        if not path.exists():
            yield path, kind


if __name__ == "__main__":
    for number, (path, kind) in enumerate(missing()):
        path.parent.mkdir(exist_ok=True)
        path.write_text(to_jsonl(play(kind, number)), encoding="utf-8")
        print(f"wrote {path.relative_to(FOLDER)}", flush=True)
