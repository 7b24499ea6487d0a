"""Every game keeps the contract, with every number of seats and every combination of options."""

from collections import Counter
from collections.abc import Iterator

import pytest

from saecula.conformance import Case, cases, conform
from saecula.games import GAMES, make_game

#: Random games of each combination; `make soak` plays 200.
GAMES_EACH = 5
#: Where a game has many variants, that many with each choice of each, whatever the seats and the version.
VARIANTS_EACH = {"through-the-ages": 3}
RATE = 0.06


def trials() -> Iterator[tuple[str, Case]]:
    """All games with all cases."""
    for game in GAMES:
        for case in cases(make_game(game), range(GAMES_EACH), VARIANTS_EACH.get(game, 1)):
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
    rate = RATE / 4 if game in VARIANTS_EACH else RATE
    report = conform(make_game(game), case, rate)
    assert report.games == 1
    # were a count zero, a check would have looked at nothing
    assert min(report.states, report.moves, report.refusals, report.pairs) > 0


@pytest.mark.parametrize("game", VARIANTS_EACH)
def test_every_variant_is_played_often_enough_with_all_seats_and_versions(game: str) -> None:
    meta = make_game(game).meta
    wanted = {
        (seats, version, option.name, choice)
        for seats in range(meta.seats[0], meta.seats[1] + 1)
        for version in ("simple", "advanced", "full")
        for option in meta.options
        for choice in option.choices
        if option.name != "version" and (option.needs is None or version in option.needs[1])
    }
    played = Counter(
        (case.seats, case.options["version"], name, choice)
        for case in cases(make_game(game), range(GAMES_EACH), VARIANTS_EACH[game])
        for name, choice in case.options.items()
    )
    assert min(played[combination] for combination in wanted) >= VARIANTS_EACH[game]
