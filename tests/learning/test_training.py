"""From rows to weights: what is learned, from which games, and what is told of it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saecula.bots.network import EXACT
from saecula.learning.arrays import Processor
from saecula.learning.rows import Rows, packed, read, write
from saecula.learning.selfplay import Kept, PlayedGame
from saecula.learning.training import Training, traces, valued
from saecula.parts.schooling import Schooling

MOST, SIZE = 3, 6
SCHOOLING: Schooling[Any] = Schooling(tables=({},), duels=((2, {}),), beam=(1, 1, 1), ends=1.0, middles=1.0, points=5.0)
FACTS = {"game": "toy", "most": MOST, "size": SIZE, "bits_from": 4}


def played(rng: np.random.Generator, seats: int) -> PlayedGame:
    """A game that the seat with the larger first byte wins, by so many points."""
    strength = rng.integers(0, 100, seats)
    kept = [
        Kept(at, seat, bytes([*np.roll(strength, -seat)[:2], at, seats, *rng.integers(0, 256, 2)]), [1 / seats] * seats)
        for at in range(10)
        for seat in range(seats)
    ]
    best = strength == strength.max()
    return PlayedGame(seats, kept, (best / best.sum()).tolist(), strength.astype(float).tolist())


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    rng, folder = np.random.default_rng(1), tmp_path_factory.mktemp("rows")
    for part in range(4):
        games = [(100 * part + at, played(rng, 2)) for at in range(80)]
        write(folder / f"{part}.npz", packed(games, MOST))
    return read(sorted(folder.glob("*.npz")))


def train(rows: Rows, teacher: Any = None, seed: int = 3) -> Any:
    return Training(SCHOOLING, rows, dict(FACTS), teacher, Processor(), seed).run()


def test_rows_come_back_with_the_looking_seat_first(tmp_path: Path) -> None:
    game = PlayedGame(2, [Kept(0, 1, b"abcdef", [0.25, 0.75])], [1.0, 0.0], [9.0, 5.0])
    write(tmp_path / "one.npz", packed([(7, game), (8, PlayedGame(2, [], [1.0, 0.0], [1.0, 0.0]))], MOST))
    found = read([tmp_path / "one.npz"])
    assert found.x.tobytes() == b"abcdef"
    assert found.meta.tolist() == [[7, 0, 1, 2]]
    assert found.by_hand.tolist() == [[0.25, 0.75, 0.0]]
    assert found.y.tolist() == [[0.0, 1.0, 0.0, -2.0, 2.0, 0.0]]
    assert not (tmp_path / "one.part").exists()


def test_it_learns_what_decides_a_game_and_tells_how_well(rows: Rows) -> None:
    net, report = train(rows)
    assert (report.games, report.rows) == (320, 6400)
    assert report.by_hand == pytest.approx(np.log(2), abs=0.01)
    assert report.test < 0.45
    assert report.largest < EXACT
    ahead, behind = bytes([90, 10, 5, 2, 0, 0]), bytes([10, 90, 5, 2, 0, 0])
    assert net.shares(ahead, 2)[0, 0] > 0.8
    assert net.shares(behind, 2)[0, 0] < 0.2


def test_games_for_tests_are_not_learned_from(rows: Rows) -> None:
    tested = rows.tested()
    assert 0 < tested.sum() < 0.1 * len(tested)
    assert not set(rows.meta[tested, 0]) & set(rows.meta[~tested, 0])


def test_the_same_seed_gives_the_same_weights(rows: Rows) -> None:
    one, other, third = (train(rows, seed=seed)[0].weights for seed in (3, 3, 4))
    assert all((one[name] == other[name]).all() for name in one)
    assert not all((one[name] == third[name]).all() for name in one)


def test_a_teacher_is_listened_to_between_the_ends(rows: Rows) -> None:
    values = np.full_like(rows.y, 0.5)
    found = traces(rows, rows.y, values, decay=0.5)
    last = rows.meta[:, 1] == 9
    assert (found[last] == rows.y[last]).all()
    before = rows.meta[:, 1] == 8
    assert found[before] == pytest.approx(0.25 + 0.5 * rows.y[before])
    first = rows.meta[:, 1] == 0
    assert abs(found[first] - 0.5).max() < abs(rows.y[first] - 0.5).max() / 100


def test_what_a_network_thinks_has_the_form_of_results_and_the_next_one_learns_from_it(rows: Rows) -> None:
    teacher, report = train(rows)
    found = valued(teacher, rows)
    assert found.shape == rows.y.shape
    assert found[:, :MOST].sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    assert (found[:, 2] == 0.0).all()
    _, again = train(rows, teacher)
    assert again.steps == 2 * report.steps
    assert again.test < 0.45
