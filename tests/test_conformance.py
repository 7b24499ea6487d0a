"""Every game keeps the contract, with every number of seats and every combination of options."""

from collections.abc import Iterator

import pytest

from saecula.games import GAMES, make_game
from saecula.kernel.conformance import Case, cases, conform

#: Random games of each combination; `make soak` plays 200.
GAMES_EACH = 5
RATE = 0.06


def trials() -> Iterator[tuple[str, Case]]:
    """All games with all cases."""
    for game in GAMES:
        for case in cases(make_game(game), range(GAMES_EACH)):
            yield game, case


def name(value: object) -> str:
    """pebbles or 3-glass=on-seed4."""
    if isinstance(value, Case):
        options = "-".join(f"{option}={choice}" for option, choice in value.options.items())
        return f"{value.seats}-{options}-seed{value.seed}"
    return str(value)


@pytest.mark.parametrize(("game", "case"), list(trials()), ids=name)
def test_a_whole_random_game_keeps_the_contract(game: str, case: Case) -> None:
    report = conform(make_game(game), case, RATE)
    assert report.games == 1
    # were a count zero, a check would have looked at nothing
    assert min(report.states, report.moves, report.refusals, report.pairs) > 0
