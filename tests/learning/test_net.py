"""A network while it learns: its gradients, its steps, and its weights in whole numbers."""

from typing import Any

import numpy as np
import pytest

from saecula.kernel.errors import BadOptions
from saecula.learning.arrays import Processor, arrays_on
from saecula.learning.net import RATE, Batch, Net, rate_at

MOST, INS, HIDDEN = 3, 7, 5
Table = np.ndarray[Any, Any]


def net(dropout: float = 0.0) -> Net:
    """A network with weights everywhere, in double precision, so that slopes can be measured."""
    made = Net(Processor(), INS, HIDDEN, MOST, np.random.default_rng(1), dropout)
    rng = np.random.default_rng(2)
    made.p = {name: rng.normal(0, 0.5, array.shape) for name, array in made.p.items()}
    return made


def batch(rows: int = 20, seats: int = MOST) -> Batch:
    rng = np.random.default_rng(3)
    there = np.zeros((rows, MOST))
    there[:, :seats] = 1.0
    shares = rng.random((rows, MOST)) * there
    points = rng.normal(0, 1, (rows, MOST)) * there
    goal = np.concatenate([shares / shares.sum(axis=1, keepdims=True), points], axis=1)
    return Batch(rng.normal(0, 1, (rows, INS)), goal, there)


def whole_loss(made: Net, some: Batch) -> float:
    losses = made.losses(some)
    return losses.shares + 0.5 * losses.points


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", ["w1", "b1", "w2", "b2", "w3", "b3"])
def test_gradients_are_the_slopes_of_the_loss(name: str, seats: int) -> None:
    made, some = net(), batch(seats=seats)
    slopes = made.gradients(some)[name]
    for at in list(np.ndindex(slopes.shape))[::3]:
        kept, step = made.p[name][at], 1e-6
        made.p[name][at] = kept + step
        above = whole_loss(made, some)
        made.p[name][at] = kept - step
        below = whole_loss(made, some)
        made.p[name][at] = kept
        assert slopes[at] == pytest.approx((above - below) / (2 * step), abs=1e-6)


def test_steps_lead_downhill() -> None:
    made, some = net(), batch()
    before = whole_loss(made, some)
    for _ in range(200):
        made.learn(some, 1e-2)
    assert whole_loss(made, some) < before - 0.2


def test_units_that_are_left_out_learn_nothing_in_that_step() -> None:
    made, some = net(dropout=0.5), batch(rows=1)
    made.rng = np.random.default_rng(8)
    stays = np.random.default_rng(8).random((1, HIDDEN), np.float32)[0] >= 0.5
    slopes = made.gradients(some)["w2"]
    assert not stays.all()
    assert (slopes[~stays] == 0.0).all()


def test_whole_numbers_say_nearly_the_same() -> None:
    made = Net(Processor(), INS, HIDDEN, MOST, np.random.default_rng(4))
    made.p["w3"] = np.random.default_rng(5).normal(0, 0.3, made.p["w3"].shape).astype(np.float32)
    rows = np.random.default_rng(6).integers(0, 30, (50, INS), dtype=np.uint8)
    mean, scale = rows.mean(axis=0), 1 / rows.std(axis=0)
    found = made.network(mean, scale, {"most": MOST, "size": INS, "bits_from": INS})
    assert all((array == np.rint(array)).all() for array in found.weights.values())
    assert found.outputs(rows.tobytes()) == pytest.approx(made.outputs((rows - mean) * scale), abs=0.02)


def test_the_rate_rises_once_and_falls_to_nearly_nothing() -> None:
    rates = [rate_at(step, 100) for step in range(100)]
    top = rates.index(max(rates))
    assert rates[: top + 1] == sorted(rates[: top + 1])
    assert rates[top:] == sorted(rates[top:], reverse=True)
    assert max(rates) == pytest.approx(RATE)
    assert rates[-1] < RATE / 100


def test_without_a_graphics_card_numpy_trains_and_asking_for_one_is_answered_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("saecula.learning.arrays.find_spec", lambda name: None)
    assert arrays_on("auto").name == arrays_on("cpu").name == "cpu"
    with pytest.raises(BadOptions, match=r"torch is missing: pip install 'saecula\[learning\]'"):
        arrays_on("cuda")
