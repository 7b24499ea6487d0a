"""A character: it judges as its level does, and leans a little towards what it likes.

A lean is small compared with a win, so that it decides between moves that are about equally good: the character can be
felt, and the strength stays that of the level. The bot assumes that everybody else leans the same way.
"""

from typing import Any

from saecula.bots.judge import Judge
from saecula.bots.personas import CHARACTERS
from saecula.games import make_game
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.mind import Mind


class Leaning(Mind[Any]):
    """The mind of a game, and what one character looks at first."""

    def __init__(self, plain: Mind[Any], character: int) -> None:
        self.plain = plain
        self.character = character

    def evaluate(self, state: Any) -> list[float]:
        """Each seat's share of the win."""
        return self.plain.evaluate(state)

    def policy(self, state: Any, seat: int, codes: list[int]) -> list[float]:
        """The rough weights of moves, larger for those that the character fancies."""
        weights = self.plain.policy(state, seat, codes)
        fancy, character = self.plain.fancy, self.character
        return [weight * fancy(code, character) for weight, code in zip(weights, codes)]

    def leans(self, state: Any, character: int) -> list[float]:
        """How much a character likes each seat's position."""
        return self.plain.leans(state, character)

    def turn_length(self) -> int:
        """About how many decisions a seat has in one turn, at most."""
        return self.plain.turn_length()

    def horizon(self, state: Any) -> int:
        """How many moves are played on by habit."""
        return self.plain.horizon(state)

    def is_quiet(self, state: Any) -> bool:
        """Whether `evaluate` means something here."""
        return self.plain.is_quiet(state)

    def features(self, state: Any, seat: int) -> bytes:
        """The position as learned judgement sees it."""
        return self.plain.features(state, seat)


class LeaningJudge(Judge):
    """What a judge says, plus what a character likes."""

    def __init__(self, judge: Judge, character: str) -> None:
        super().__init__(judge.game)
        self.is_learned = judge.is_learned
        self.habit = judge.habit
        self.judge = judge
        self.character = CHARACTERS.index(character)

    def worths(self, states: list[Any], seat: int) -> list[float]:
        """The worth of each position to a seat, with the lean added."""
        leans, character = self.game.mind.leans, self.character
        likes = [leans(state, character) for state in states]
        return [worth + (like[seat] if like else 0.0) for worth, like in zip(self.judge.worths(states, seat), likes)]


def with_character(game: Game[Any], character: str) -> Game[Any]:
    """The same game with the mind of a character; BadOptions if there is no such character, or for other components."""
    if character not in CHARACTERS:
        raise BadOptions(f"there is no character {character!r}; there are {', '.join(CHARACTERS)}")
    made = make_game(game.meta.id, rules=game.meta.rules)
    if made.meta.components.hash != game.meta.components.hash:
        raise BadOptions(f"bots with a character play {game.meta.title} only with its own components")
    made.mind = Leaning(made.mind, CHARACTERS.index(character))
    return made
