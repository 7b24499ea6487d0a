"""Records as examples to learn from, and what happens where packages are missing."""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from saecula.games import make_game
from saecula.kernel.errors import BadRecord
from saecula.kernel.record import Record, to_jsonl
from saecula.play import extras
from saecula.research import MissingExtra, aec_env, dataset, gym_env, openspiel_game
from saecula.research.table import Table, open_table, record_of
from saecula.texts.record import to_text


def played(game: str, seed: int, moves: int = 10**6) -> Table:
    table = open_table(game, None)
    table.reset(seed)
    rng = Random(seed)
    table.go_on()
    while not table.is_over() and len(table.moves) < moves:
        seat = table.asked()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.go_on()
    return table


def test_every_decision_of_a_record_becomes_an_example() -> None:
    table = played("tempus", 4)
    made = [(seat, table.game.book.index(code)) for seat, code in table.moves if seat >= 0]
    found = list(dataset([record_of(table)]))
    assert [(one.seat, one.action) for one in found] == made
    for one in found:
        assert one.mask[one.action] == 1
        assert one.outcome == table.rewards()[one.seat]


def test_an_example_shows_what_the_environment_showed() -> None:
    env: Any = aec_env("tempus").unwrapped
    env.reset(seed=2)
    seen = []
    while not all(env.terminations.values()):
        observed = env.observe(env.agent_selection)
        seen.append(observed)
        env.step(int(np.flatnonzero(observed["action_mask"])[-1]))
    for observed, one in zip(seen, dataset([env.record()]), strict=True):
        assert np.array_equal(observed["observation"], one.observation)
        assert np.array_equal(observed["action_mask"], one.mask)


def test_records_are_read_from_files_of_both_forms(tmp_path: Path) -> None:
    record = record_of(played("pebbles", 1))
    (tmp_path / "lines.jsonl").write_text(to_jsonl(record))
    (tmp_path / "text.txt").write_text(to_text(record, make_game("pebbles").book))
    direct = [one.action for one in dataset([record])]
    assert [one.action for one in dataset([tmp_path / "lines.jsonl"])] == direct
    assert [one.action for one in dataset([str(tmp_path / "text.txt")])] == direct


def test_an_unfinished_record_is_refused() -> None:
    record: Record = record_of(played("tempus", 1, moves=20))
    with pytest.raises(BadRecord, match="without a result"):
        list(dataset([record]))


@pytest.mark.parametrize(
    ("package", "make", "sentence"),
    [
        ("pettingzoo", aec_env, "a PettingZoo environment needs pettingzoo: pip install 'saecula[research]'"),
        ("gymnasium", gym_env, "a Gymnasium environment needs gymnasium: pip install 'saecula[research]'"),
        ("pyspiel", openspiel_game, "an OpenSpiel game needs pyspiel: pip install 'saecula[research]'"),
    ],
)
def test_a_missing_package_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, package: str, make: Callable[[str], object], sentence: str
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else find_spec(name))
    with pytest.raises(MissingExtra) as caught:
        make("tempus")
    assert str(caught.value) == sentence


def test_importing_the_research_api_needs_none_of_its_packages() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import saecula.research\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
