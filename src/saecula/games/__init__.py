"""The games. Adding one adds a line here and its own folder."""

from importlib import import_module
from pathlib import Path
from typing import Any

from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game

#: Game id -> module with `make(components)`. Pebbles, the template for new games, and games that have no screen yet are
#: not listed to players.
GAMES = {
    "tempus": "saecula.games.tempus",
    "rise-and-fall": "saecula.games.rise_and_fall",
    "through-the-ages": "saecula.games.through_the_ages",
    "time-of-empires": "saecula.games.time_of_empires",
    "pebbles": "saecula.games.pebbles",
}

#: Component files that stand in this process for those that come with the games, by the id of the game.
own_sets: dict[str, Path] = {}


def make_game(game: str, components: Path | None = None) -> Game[Any]:
    """The game of an id, with a component set of one's own if given."""
    if game not in GAMES:
        known = ", ".join(name for name in GAMES if make_game(name).meta.listed)
        raise BadOptions(f"there is no game {game!r}; there are {known}")
    made: Game[Any] = import_module(GAMES[game]).make(components or own_sets.get(game))
    return made
