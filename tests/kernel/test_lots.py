"""Draws that can be checked."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from saecula.kernel.lots import Lots, commitment, fresh_seed, seed_of

SEED = seed_of("game", 1)


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    return sum((counts[key] - mean) ** 2 / mean for key, mean in expected.items())


def test_the_commitment_binds_the_seed_and_does_not_tell_it() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert commitment(SEED) != commitment(seed_of("game", 2))
    assert SEED.hex() not in commitment(SEED)
    assert commitment(SEED) != hashlib.sha256(SEED).hexdigest()


def test_numbered_games_have_seeds_of_their_own() -> None:
    assert len({seed_of(game, n) for game in ("a", "b") for n in range(100)}) == 200


def test_fresh_seeds_never_come_twice() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50


@pytest.mark.parametrize(("bound", "limit"), [(2, 15.1), (6, 25.7), (54, 99.0)])
def test_draws_are_even(bound: int, limit: float) -> None:
    lots = Lots(SEED)
    total = 200 * bound
    counts = Counter(lots.below(bound) for _ in range(total))
    # the seed is fixed, so this never fails by bad luck: the limits are those of one in ten thousand
    assert chi_square(counts, dict.fromkeys(range(bound), total / bound)) < limit


def test_weights_say_how_often_each_code_comes() -> None:
    lots = Lots(SEED)
    counts = Counter(lots.pick([10, 20, 30], [1, 2, 7]) for _ in range(5000))
    assert chi_square(counts, {10: 500, 20: 1000, 30: 3500}) < 18.5


def test_a_draw_depends_on_its_number_and_not_on_the_draws_before() -> None:
    first, second = Lots(SEED), Lots(SEED)
    for bound in (2, 3, 5):
        first.below(bound)
    for bound in (54, 7, 1000):
        second.below(bound)
    assert first.below(10**9) == second.below(10**9) == Lots(SEED, drawn=3).below(10**9)


def test_neighbouring_draws_have_nothing_to_do_with_each_other() -> None:
    lots = Lots(SEED)
    values = [lots.below(4) for _ in range(4001)]
    counts = Counter(4 * a + b for a, b in pairwise(values))
    assert chi_square(counts, dict.fromkeys(range(16), 250.0)) < 44.3


def test_what_players_add_changes_the_draws() -> None:
    plain, salted = Lots(SEED), Lots(SEED, ["mine", "yours"])
    assert [plain.below(1000) for _ in range(5)] != [salted.below(1000) for _ in range(5)]
    assert Lots(SEED, ["ab", "c"]).below(10**9) != Lots(SEED, ["a", "bc"]).below(10**9)
