"""The plain sources and the installed build play the same games, whatever the hash seed.

The same seeded games are played here and in fresh interpreters: one with the plain sources, one with this build and
another hash seed. All hashes must agree, those after every move of one game too.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import saecula.kernel.game
from saecula.games import GAMES, make_game
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.record import state_hash
from saecula.play.playout import draw

SOURCE = Path(__file__).resolve().parents[2] / "src"
GAMES_EACH = 3
Hashes = dict[str, list[str]]


def play(game: str, seats: int, seed: int, every: bool) -> list[str]:
    """The hash of the final state of a random game, or the hashes after all its moves."""
    rules, rng = make_game(game), Random(seed)
    options = {option.name: option.choices[seed % len(option.choices)] for option in rules.meta.options}
    state = rules.start(seats, rules.meta.check(seats, options))
    found = []
    while actors := rules.to_act(state):
        actor = rng.choice(actors)
        code = draw(rules, state, rng) if actor == CHANCE else rng.choice(rules.legal(state, actor))
        log = Log()
        rules.apply(state, actor, code, log)
        if every:
            view = repr(rules.view(state, seed % seats)).encode()
            found.append(f"{state_hash(state.dump())} {hashlib.sha256(view).hexdigest()[:16]} {log.rows}")
    return found or [state_hash(state.dump())]


def play_all() -> Hashes:
    """All games with all numbers of seats: some final hashes, and one game move by move."""
    found: Hashes = {"file": [str(saecula.kernel.game.__file__)]}
    for game in GAMES:
        low, high = make_game(game).meta.seats
        for seats in range(low, high + 1):
            found[f"{game} {seats}"] = [play(game, seats, seed, False)[0] for seed in range(GAMES_EACH)]
        found[f"{game} move by move"] = play(game, low, GAMES_EACH, True)
    return found


def elsewhere(hash_seed: int, pure: bool) -> Hashes:
    """The same in a fresh interpreter, with the plain sources if asked for."""
    path = [str(SOURCE)] if pure else [folder for folder in sys.path if folder]
    env = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(path), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: Hashes = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def here() -> Hashes:
    return play_all()


def is_plain() -> bool:
    """Whether these tests run against the plain sources, as `make test-pure` does."""
    return str(saecula.kernel.game.__file__).startswith(str(SOURCE))


def test_the_package_is_compiled_unless_the_plain_sources_are_under_test() -> None:
    file = str(saecula.kernel.game.__file__)
    endings = (".py",) if is_plain() else (".so", ".pyd")
    assert file.endswith(endings), f"{file} is not compiled; run `make setup` on a machine with a C compiler"


def test_the_plain_sources_play_the_same_games(here: Hashes) -> None:
    plain = elsewhere(1, pure=True)
    assert plain.pop("file") == [str(SOURCE / "saecula" / "kernel" / "game.py")]
    same_games(here, plain)


def test_the_hash_seed_changes_nothing(here: Hashes) -> None:
    other = elsewhere(4242, pure=False)
    assert other.pop("file") == here["file"]
    same_games(here, other)


def same_games(here: Hashes, there: Hashes) -> None:
    assert here.keys() - {"file"} == there.keys()
    for name, hashes in there.items():
        for move, (mine, theirs) in enumerate(zip(here[name], hashes, strict=True)):
            assert mine == theirs, f"{name}: they part at {move}"


def test_games_differ_from_seed_to_seed(here: Hashes) -> None:
    hashes = [found for name, all_found in here.items() if name != "file" for found in all_found]
    assert len(set(hashes)) == len(hashes)
    assert all(len(found) > 10 for name, found in here.items() if name.endswith("move by move"))


if __name__ == "__main__":
    print(json.dumps(play_all()))
