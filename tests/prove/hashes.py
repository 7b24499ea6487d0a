"""`python -m tests.prove.hashes GAME FIRST COUNT`: random games, and one hash over all that happens in them.

Called with other hash seeds and other builds it must print the same: nothing of the rules may rest on either.
"""

import hashlib
import itertools
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from saecula.arena.engine import build_of
from saecula.conformance import Report, cases
from saecula.conformance.drive import _move
from saecula.conformance.trial import Trial, digest
from saecula.games import make_game
from saecula.kernel.record import to_jsonl
from saecula.play.replay import verify

ROOT = Path(__file__).resolve().parents[2]
#: One state in so many is hashed, and the last one; the hash of a state covers all that went before it.
EVERY = 20


class Hashed(msgspec.Struct):
    """What some games came to."""

    build: str
    games: int
    lines: int
    hash: str


def play(name: str, first: int, count: int) -> Hashed:
    """So many games, all seats and options in turn; each record is replayed to the hash it ends with."""
    game = make_game(name)
    whole, lines = hashlib.sha256(), 0
    options = list(cases(game, range(first, first + 1)))
    for number, case in zip(range(count), itertools.cycle(options)):
        trial = Trial(game, msgspec.structs.replace(case, seed=first + number), Report())
        while not game.is_over(trial.state):
            _move(trial)
            if len(trial.match.lines) % EVERY == 0:
                whole.update(digest(trial.state).encode())
        record = trial.match.record()
        assert verify(game, record) == digest(trial.state)
        whole.update(to_jsonl(record).encode())
        lines += len(record.lines)
    return Hashed(build_of(game), count, lines, whole.hexdigest())


class Order(NamedTuple):
    """What another process plays, and how it is started."""

    game: str
    first: int
    games: int
    hash_seed: int
    is_plain: bool


def ordered(order: Order) -> Hashed:
    """What a process of its own finds."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"PYTHONHASHSEED": str(order.hash_seed)} | ({"PYTHONPATH": "src"} if order.is_plain else {})
    words = [sys.executable, "-m", "tests.prove.hashes", order.game, str(order.first), str(order.games)]
    done = subprocess.run(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Hashed)


if __name__ == "__main__":
    print(msgspec.json.encode(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))).decode())
