"""What a game says about how it is learned, and what its weights must fit."""

import hashlib
from importlib.resources import files
from random import Random
from typing import Any

from saecula.games import GAMES, module_of
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.parts.schooling import Schooling


def schooling_of(game: Game[Any]) -> Schooling[Any]:
    """The schooling of a game; BadOptions if it has none."""
    module = module_of(game.meta.id, "mind.schooling")
    if module is None:
        raise BadOptions(f"{game.meta.title} cannot be learned: it has no mind/schooling.py")
    found: Schooling[Any] = module.SCHOOLING
    return found


def draw_table(game: Game[Any], schooling: Schooling[Any], rng: Random) -> tuple[int, dict[str, str]]:
    """Draw a number of seats and options."""
    seats = rng.randint(*game.meta.seats)
    return seats, game.meta.check(seats, rng.choice(schooling.tables))


def facts_of(game: Game[Any], schooling: Schooling[Any]) -> dict[str, Any]:
    """What weights must fit: the game, its components, the length of its rows, and the code that writes them."""
    fewest, most = game.meta.seats
    state = game.start(fewest, game.meta.check(fewest, schooling.tables[0]))
    size = len(game.mind.features(state, 0))
    source = files(GAMES[game.meta.id]).joinpath("mind/features.py").read_bytes()
    habit = {"habit": schooling.habit} if schooling.habit else {}
    return habit | {
        "game": game.meta.id,
        "most": most,
        "size": size,
        "bits_from": size if schooling.bits_from is None else schooling.bits_from(state),
        "components": game.meta.components.hash,
        "features": hashlib.sha256(source).hexdigest(),
    }
