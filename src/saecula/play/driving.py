"""The drive loop: chance draws, time passes, bots answer, until somebody outside must decide.

    order = Hands(game, names, rngs).next          # who moves next; `first_asked` if nobody needs quick hands
    seat = drive(match, order, answer)             # `answer(seat)` is the move of a bot, None for a person

The caller says who moves next and who answers; the loop is the same for the terminal, the arena and the
research API. It waits for nothing and reads no clock: where time is part of the rules, it passes by moves of CLOCK.
"""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.game import Game
from saecula.play.playout import NOBODY

R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")


class Playable(Protocol[R_co]):
    """A game that is played move by move: a match, or a table of the research API."""

    @property
    def game(self) -> Game[Any]:
        """Its rules."""

    @property
    def state(self) -> Any:
        """Its current state."""

    def play(self, seat: int, code: int, /) -> R_co:
        """Make a legal move of a seat or of CLOCK."""

    def draw(self) -> R_co:
        """Let CHANCE make its next move."""


#: Who moves next when chance has nothing to draw: a seat and -1, or CLOCK and its move; None to stop here.
Order = Callable[[Any], tuple[int, int] | None]
#: The move of a seat; None if somebody outside must decide.
Answer = Callable[[int], int | None]


def draws(table: Playable[R]) -> Iterator[R]:
    """Let CHANCE draw until somebody else must move; yields the result of each draw."""
    while table.game.to_act(table.state) == [CHANCE]:
        yield table.draw()


def draw_all(table: Playable[R]) -> list[R]:
    """Let CHANCE draw until somebody else must move; returns the results of all draws."""
    return list(draws(table))


def drive(table: Playable[R], order: Order, answer: Answer) -> int:
    """Play on until somebody outside must decide; returns that seat, or NOBODY if the game is over or `order` stops."""
    while True:
        draw_all(table)
        turn = None if table.game.is_over(table.state) else order(table.state)
        if turn is None:
            return NOBODY
        seat, tick = turn
        code = tick if seat == CLOCK else answer(seat)
        if code is None:
            return seat
        table.play(seat, code)


def first_asked(game: Game[Any], state: Any) -> tuple[int, int]:
    """The first seat that is asked; if none is, time runs to its deadline."""
    first = game.to_act(state)[0]
    return first, game.legal(state, CLOCK)[-1] if first == CLOCK else -1
