"""Keeping bots from moves that nobody would make with open eyes: games that have any name them in `mind/follies.py`."""

from collections.abc import Callable
from functools import cache

from saecula.games import module_of
from saecula.kernel.game import Game
from saecula.kernel.steps import State

#: Whether a move of a seat is a folly, as far as the seat itself can tell.
Folly = Callable[[State, int, int], bool]


@cache
def folly_of(game: str) -> Folly | None:
    """The function by which a game recognises follies; None if it has none."""
    module = module_of(game, "mind.follies")
    if module is None:
        return None
    found: Folly = module.is_folly
    return found


def sober(game: Game[State], state: State, seat: int, codes: list[int]) -> list[int]:
    """The moves without the follies; all of them if there is nothing else."""
    is_folly = folly_of(game.meta.id)
    if is_folly is None:
        return codes
    return [code for code in codes if not is_folly(state, seat, code)] or codes
