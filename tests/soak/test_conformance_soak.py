"""The conformance kit at length: 200 random games of every combination of seats and options."""

from collections.abc import Iterator

import pytest

from saecula.games import GAMES, make_game
from saecula.kernel.conformance import Case, Report, cases, conform

GAMES_EACH = 200
#: Games of many variants, which take turns: each choice of each as often as that.
WITH_VARIANTS = ("through-the-ages",)
RATE = 0.03


def combinations() -> Iterator[tuple[str, Case]]:
    """All games with all seats and options."""
    for game in GAMES:
        for case in cases(make_game(game), range(1), int(game in WITH_VARIANTS)):
            yield game, case


@pytest.mark.soak
@pytest.mark.parametrize(("game", "case"), list(combinations()), ids=str)
def test_many_random_games_keep_the_contract(game: str, case: Case) -> None:
    rules = make_game(game)
    total = Report()
    for seed in range(GAMES_EACH):
        total.add(conform(rules, Case(case.seats, case.options, seed), RATE))
    print(game, case.seats, case.options, total)
    assert total.games == GAMES_EACH
    # over so many games every check has found something to look at, undo too
    assert min(total.states, total.moves, total.refusals, total.pairs) > GAMES_EACH
    assert total.undos > 0 or "on" in case.options.values()
