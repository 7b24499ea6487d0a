"""Ten thousand simulated sites, and how often each planted fault is caught: the proof, and the proof of the prover."""

import pytest

from tests.sim.planted import PLANTED
from tests.sim.test_sim import simulated
from tests.soak.conftest import Tell

#: Seeds in all, and how many of them one test plays.
SEEDS, PART = 10_000, 250
#: Each planted fault meets so many seeds, or fewer, once enough of them have caught it.
PLANTED_SEEDS, ENOUGH = 200, 10

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_no_law_is_broken(first: int, tell: Tell, times: float) -> None:
    seeds = max(1, round(PART * times))
    found = simulated("--first", str(first), "--seeds", str(seeds))
    counts = [found[name] for name in ("tables", "hours", "crashes", "commands", "pictures", "answers")]
    tell("simulation", found["games"], *(round(count) for count in counts), len(found["violations"]))
    assert found["violations"] == []
    assert found["games"] == seeds


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught(fault: str, tell: Tell, times: float) -> None:
    seeds = max(1, round(PLANTED_SEEDS * times))
    found = simulated("--plant", fault, "--seeds", str(seeds), "--enough", str(ENOUGH))
    caught = found["violations"]
    laws = sorted({one["law"] for one in caught})
    first = str(caught[0]["seed"]) if caught else "none"
    what = (PLANTED[fault].__doc__ or "").rstrip(".")
    tell("planted", fault, what, ", ".join(laws), first, len(caught), found["games"])
    assert caught or times < 1
