"""Names and characters of bots: nobody twice at a table, and a character that can be felt."""

from functools import cache
from random import Random
from typing import Any

import pytest

from saecula.bots import AS, make_bot
from saecula.bots.judge import Judge
from saecula.bots.leaning import Leaning, LeaningJudge, with_character
from saecula.bots.learned import learned_judge
from saecula.bots.personas import CHARACTERS, NAMES, new_persona
from saecula.bots.reaction import reaction
from saecula.games import listed, make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all, drive, first_asked

GAMES = {game: make_game(game) for game in listed()}
#: The most that a character may gain or lose by its likes alone: a small part of a win.
LEAST_WIN = 0.25


def test_no_name_is_used_twice() -> None:
    names = [name for those in NAMES.values() for name in those]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 9 for name in names)


def test_those_at_a_table_differ_in_name_and_first_of_all_in_character() -> None:
    names: list[str] = ["Lupus"]
    characters: list[str | None] = [None]
    for _ in range(8):
        persona = new_persona(names, characters, None, Random(len(names)))
        assert persona.name not in names
        names.append(persona.name)
        characters.append(persona.character)
    assert sorted(one for one in characters[1:5] if one) == sorted(CHARACTERS)


def test_a_character_may_be_wished_for() -> None:
    for character in CHARACTERS:
        assert new_persona([], [character] * 5, character, Random(1)).name in NAMES[character]


class Walk:
    """Beginners play a game for a while: where it stands then, and all moves that they could have made."""

    def __init__(self, game: Game[Any], moves: int) -> None:
        self.game, self.left = game, moves
        self.match = Match(game, game.meta.seats[1], {}, seed_of(game.meta.id, 3))
        self.codes: set[int] = set()
        self._bot, self._rng = make_bot(game, "habit"), Random(3)
        draw_all(self.match)
        drive(self.match, lambda state: first_asked(game, state), self.answer)

    def answer(self, seat: int) -> int | None:
        self.left -= 1
        legal = self.game.legal(self.match.state, seat)
        self.codes.update(legal)
        return self._bot.choose(self.game.view(self.match.state, seat), legal, self._rng) if self.left >= 0 else None


@cache
def walk(name: str) -> Walk:
    return Walk(GAMES[name], 600)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_character_likes_is_small_beside_a_win_and_differs_from_what_others_like(name: str) -> None:
    game = GAMES[name]
    state = walk(name).match.state
    leans = [game.mind.leans(state, character) for character in range(len(CHARACTERS))]
    assert all(len(one) == state.seats for one in leans)
    assert len({tuple(one) for one in leans}) == len(CHARACTERS)
    assert all(0.0 <= lean < LEAST_WIN for one in leans for lean in one)


@pytest.mark.parametrize("name", GAMES)
def test_every_character_fancies_some_moves_of_a_game_but_not_all(name: str) -> None:
    for character in range(len(CHARACTERS)):
        factors = {GAMES[name].mind.fancy(code, character) for code in walk(name).codes}
        assert len(factors) == 2, CHARACTERS[character]
        assert min(factors) == 1.0


def test_a_character_judges_as_its_level_does_and_adds_what_it_likes() -> None:
    game, state = GAMES["tempus"], walk("tempus").match.state
    leaning = with_character(game, "builder")
    mind = leaning.mind
    assert isinstance(mind, Leaning)
    likes = game.mind.leans(state, CHARACTERS.index("builder"))
    for judge in (Judge(leaning), learned_judge(leaning)):
        for seat, like in enumerate(likes):
            assert (
                LeaningJudge(judge, "builder").worths([state] * 2, seat) == [judge.worths([state], seat)[0] + like] * 2
            )
    seat = game.to_act(state)[0]
    codes = game.legal(state, seat)
    assert all(
        more >= less for more, less in zip(mind.policy(state, seat, codes), game.mind.policy(state, seat, codes))
    )
    assert (mind.turn_length(), mind.is_quiet(state)) == (game.mind.turn_length(), game.mind.is_quiet(state))


def test_bots_with_a_character_choose_legal_moves_and_are_as_quick_as_their_level() -> None:
    game, state = GAMES["tempus"], walk("tempus").match.state
    seat = game.to_act(state)[0]
    legal = game.legal(state, seat)
    for name in ("beginner", "casual", "strong"):
        bot = make_bot(game, f"{name}{AS}raider")
        assert bot.choose(game.view(state, seat), legal, Random(1)) in legal
        assert reaction(f"{name}{AS}raider", True, Random(1)) == reaction(name, True, Random(1))


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(BadOptions, match="no character"):
        make_bot(GAMES["tempus"], "casual@poet")
