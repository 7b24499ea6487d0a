"""The games. Adding one adds a line here and its own folder."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from saecula.kernel.errors import BadOptions, BadRecord
from saecula.kernel.game import Game
from saecula.kernel.record import Header

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


def make_game(game: str, components: Path | None = None, rules: str | None = None) -> Game[Any]:
    """The game of an id, with a component set of one's own if given, by a version of its rules or the newest one."""
    if game not in GAMES:
        known = ", ".join(name for name in GAMES if make_game(name).meta.listed)
        raise BadOptions(f"there is no game {game!r}; there are {known}")
    module = import_module(GAMES[game])
    if rules is not None and rules not in module.VERSIONS:
        raise BadRecord(f"rules version {rules!r} of {module.TITLE} is not known")
    made: Game[Any] = module.make(components or own_sets.get(game), rules or module.RULES)
    return made


def module_of(game: str, place: str) -> ModuleType | None:
    """A module of a game by its place in the folder, such as `edges.draw`, if the game has it."""
    name = GAMES[game]
    for part in place.split("."):
        name += f".{part}"
        if find_spec(name) is None:
            return None
    return import_module(name)


def made_for(header: Header, components: Path | None = None) -> Game[Any]:
    """The game that a record was played with, by the rules of its time."""
    return make_game(header.game, components, header.rules)
