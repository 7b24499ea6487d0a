"""One game among bots."""

from random import Random
from typing import Any

import pytest

from saecula.arena import play
from saecula.arena.play import play_game
from saecula.bots import Advice, Bot, make_bot
from saecula.bots.reaction import EQUAL, SPREAD
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, CLOCK, millis
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.record import to_jsonl
from saecula.kernel.views import View
from saecula.play.playout import Tally
from saecula.play.replay import verify


def record_of(game: str, seats: int, seed: int) -> str:
    return to_jsonl(play_game(make_game(game), seats, {}, ["random"] * seats, seed).record())


@pytest.mark.parametrize("game", ["pebbles", "tempus"])
def test_the_same_number_gives_the_same_record(game: str) -> None:
    assert record_of(game, 3, 7) == record_of(game, 3, 7)


def test_another_number_gives_another_game() -> None:
    assert record_of("tempus", 3, 7) != record_of("tempus", 3, 8)


def test_the_record_of_a_game_among_bots_verifies_and_names_them() -> None:
    game = make_game("tempus")
    match = play_game(game, 4, {"map": "dealt"}, ["random", "beginner", "random", "random"], 3)
    assert match.header.players == ["random", "beginner", "random", "random"]
    assert verify(game, match.record()) == match.hash()


def test_a_bot_is_shown_its_own_view_and_its_own_legal_list_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, View, list[int], Random]] = []

    class Witness(Bot):
        def __init__(self, game: Game[Any], seat: int) -> None:
            super().__init__(game, "witness")
            self.seat = seat

        def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
            seen.append((self.seat, view, legal, rng))
            return [Advice(code, 0.5, 0.0) for code in legal]

    made: list[Bot] = []

    def witness(game: Game[Any], name: str) -> Bot:
        made.append(Witness(game, len(made)))
        return made[-1]

    monkeypatch.setattr(play, "make_bot", witness)
    play_game(make_game("tempus"), 3, {}, ["witness"] * 3, 1)
    assert {seat for seat, _, _, _ in seen} == {0, 1, 2}
    assert all(view.seat == seat and len(legal) > 1 for seat, view, legal, _ in seen)
    assert len({id(rng) for _, _, _, rng in seen}) == 3


def test_what_one_bot_draws_at_random_does_not_disturb_another(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wasteful(Bot):
        def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
            rng.random()
            return [Advice(legal[0], 0.5, 1.0)]

    class Thrifty(Bot):
        def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
            return [Advice(legal[0], 0.5, 1.0)]

    kinds: dict[str, type[Bot]] = {"wasteful": Wasteful, "thrifty": Thrifty}
    monkeypatch.setattr(
        play, "make_bot", lambda game, name: kinds[name](game, name) if name in kinds else make_bot(game, name)
    )
    game = make_game("tempus")
    lines = [play_game(game, 3, {}, [kind, "random", "random"], 4).lines for kind in kinds]
    assert lines[0] == lines[1]


def test_a_bots_move_takes_game_time_instead_of_waiting() -> None:
    match = play_game(make_game("pebbles"), 2, {"glass": "on"}, ["random", "random"], 1)
    clock = [at for at, made in enumerate(match.played) if made.seat == CLOCK]
    quickest, slowest = min(EQUAL) * SPREAD[0], max(EQUAL) * SPREAD[1]
    firsts = [millis(match.played[at].code) for at in clock[:1]]
    assert match.is_over()
    assert all(quickest <= first <= slowest for first in firsts)
    assert all(match.played[at + 1].seat >= 0 for at in clock)


def test_decisions_are_counted_without_chance_and_choices_without_forced_moves() -> None:
    tally = Tally()
    match = play_game(make_game("tempus"), 3, {}, ["random"] * 3, 2, tally=tally)
    assert tally.decisions == sum(made.seat != CHANCE for made in match.played)
    assert 0 < tally.choices < tally.decisions


def test_there_must_be_one_bot_per_seat() -> None:
    with pytest.raises(BadOptions, match="3 seats need 3 bots, not 2"):
        play_game(make_game("tempus"), 3, {}, ["random"] * 2, 0)
