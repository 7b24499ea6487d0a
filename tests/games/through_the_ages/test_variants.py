"""Through the Ages has too many variants to combine them all: each is played often enough all the same."""

from collections import Counter

from saecula.conformance import cases
from saecula.games.through_the_ages import make
from tests.test_conformance import GAMES_EACH, VARIANTS_EACH

GAME = make()


def test_every_variant_is_played_often_enough_with_all_seats_and_versions() -> None:
    wanted = {
        (seats, version, option.name, choice)
        for seats in range(GAME.meta.seats[0], GAME.meta.seats[1] + 1)
        for version in ("simple", "advanced", "full")
        for option in GAME.meta.options
        for choice in option.choices
        if option.name != "version" and (option.needs is None or version in option.needs[1])
    }
    played = Counter(
        (case.seats, case.options["version"], name, choice)
        for case in cases(GAME, range(GAMES_EACH), VARIANTS_EACH)
        for name, choice in case.options.items()
    )
    assert min(played[combination] for combination in wanted) >= VARIANTS_EACH
