"""The conformance kit at length: thousands of random games, some of every combination of seats and options."""

from collections.abc import Iterator

import pytest

from saecula.conformance import Case, Report, cases, conform
from saecula.games import GAMES, make_game
from tests.soak.conftest import Tell

#: Games of each combination; longer games, and those of many combinations, have fewer.
GAMES_EACH = {"through-the-ages": 3, "time-of-empires": 6, "rise-and-fall": 8, "tempus": 12}
OTHERWISE = 50
#: Games of many variants, which take turns: each choice of each as often as that.
WITH_VARIANTS = ("through-the-ages",)
RATE = 0.03


def combinations() -> Iterator[tuple[str, Case]]:
    """All games with all seats and options, the longest first."""
    for game in [*GAMES_EACH, *(game for game in GAMES if game not in GAMES_EACH)]:
        for case in cases(make_game(game), range(1), int(game in WITH_VARIANTS)):
            yield game, case


@pytest.mark.soak
@pytest.mark.parametrize(("game", "case"), list(combinations()), ids=str)
def test_many_random_games_keep_the_contract(game: str, case: Case, tell: Tell, times: float) -> None:
    rules = make_game(game)
    total = Report()
    games = max(1, round(GAMES_EACH.get(game, OTHERWISE) * times))
    for seed in range(games):
        total.add(conform(rules, Case(case.seats, case.options, seed), RATE))
    options = ", ".join(f"{name}={choice}" for name, choice in case.options.items())
    tell("contract", game, case.seats, options, games, total.states, total.moves, total.refusals, total.undos)
    assert total.games == games
    # over so many games every check has found something to look at, undo too
    assert min(total.states, total.moves, total.refusals, total.pairs) > games
    assert total.undos > 0 or "on" in case.options.values()
