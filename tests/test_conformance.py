"""Every game keeps the contract, with every number of seats and every combination of options."""

from collections.abc import Iterator

import pytest

from saecula.conformance import Case, cases, conform
from saecula.games import GAMES, make_game

#: Random games of each combination; `make soak` plays more.
GAMES_EACH = 2
#: Where all combinations would be too many there are so many games with each choice of each option.
VARIANTS_EACH = 1
#: Of a game with more variants than that, a few states of each game are looked at.
MANY_VARIANTS = 5
RATE = 0.02


def has_many_variants(game: str) -> bool:
    """Whether the choices of a game take turns, because their combinations would be too many."""
    return sum(option.scales for option in make_game(game).meta.options) > MANY_VARIANTS


def trials() -> Iterator[tuple[str, Case]]:
    """All games with all cases."""
    for game in GAMES:
        for case in cases(make_game(game), range(GAMES_EACH), VARIANTS_EACH):
            yield game, case


def name(value: object) -> str:
    """pebbles or 3-glass=on-seed4."""
    if isinstance(value, Case):
        options = "-".join(f"{option}={choice}" for option, choice in value.options.items())
        return f"{value.seats}-{options}-seed{value.seed}"
    return str(value)


@pytest.mark.parametrize(("game", "case"), list(trials()), ids=name)
def test_a_whole_random_game_keeps_the_contract(game: str, case: Case) -> None:
    # of many games a few states each are enough
    rate = RATE / 4 if has_many_variants(game) else RATE
    report = conform(make_game(game), case, rate)
    assert report.games == 1
    # were a count zero, a check would have looked at nothing
    assert min(report.states, report.moves, report.refusals, report.pairs) > 0
