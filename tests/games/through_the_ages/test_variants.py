"""Through the Ages has too many variants to combine them all: each is played often enough all the same."""

from collections import Counter

from saecula.arena.play import play_game
from saecula.conformance import cases
from saecula.games.through_the_ages import make
from saecula.play.replay import Replay
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


def test_the_simple_version_never_comes_to_a_kind_of_move_that_is_said_to_need_another() -> None:
    """Nobody is told why such a move is not allowed: there is none."""
    absent = {
        kind for kind, (option, choices) in GAME.face.needs.items() if option == "version" and "simple" not in choices
    }
    assert {"Attack", "OfferPact", "PlayTactic"} <= absent <= {kind.__name__ for kind in GAME.book.types}
    met = kinds_met({"version": "simple"})
    assert "Develop" in met
    assert "Resign" not in met
    met |= kinds_met({"version": "simple", "resigning": "on"})
    assert "Resign" in met
    assert not met & absent


def kinds_met(options: dict[str, str]) -> set[str]:
    """The kinds of moves that players could make in a game of chance."""
    match = play_game(GAME, 3, options, ["random"] * 3, 1)
    met: set[str] = set()
    replay = Replay(GAME, match.record())
    for _ in match.record().lines:
        replay.step()
        for seat in GAME.to_act(replay.state):
            met |= {type(GAME.book.decode(code)).__name__ for code in GAME.legal(replay.state, seat) if seat >= 0}
    return met
