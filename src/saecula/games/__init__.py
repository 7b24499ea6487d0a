"""The games, found by their folders: a new game is a folder here, and nothing else names it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saecula.kernel.errors import BadOptions, BadRecord
from saecula.kernel.game import Game
from saecula.kernel.record import Header

#: Game id -> its module, which has ID, TITLE, RULES, VERSIONS and `make(components, rules)`. The folder's name gives
#: the id, so no game has to be imported just to list them.
GAMES = {found.name.replace("_", "-"): f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg}

#: Component files that this process uses instead of those that come with the games, by game id.
own_sets: dict[str, Path] = {}


def listed() -> list[str]:
    """The ids of the games that players may choose from, ordered by `Meta.place`; a game without one comes last."""
    return list(_listed())


@cache
def _listed() -> tuple[str, ...]:
    # cached, because every game has to be made for this, which takes a while
    metas = [make_game(game).meta for game in GAMES]
    return tuple(meta.id for meta in sorted(metas, key=lambda meta: (meta.place, meta.id)) if meta.listed)


def make_game(game: str, components: Path | None = None, rules: str | None = None) -> Game[Any]:
    """The game with this id, with a component file if one is given, under a version of its rules or else the newest."""
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}; there are {', '.join(listed())}")
    module = import_module(GAMES[game])
    if rules is not None and rules not in module.VERSIONS:
        raise BadRecord(f"rules version {rules!r} of {module.TITLE} is not known")
    made: Game[Any] = module.make(components or own_sets.get(game), rules or module.RULES)
    return made


def module_of(game: str, place: str) -> ModuleType | None:
    """A module of a game by its place in the game's folder, such as `edges.draw`; None if the game has none."""
    name = GAMES[game]
    for part in place.split("."):
        name += f".{part}"
        if find_spec(name) is None:
            return None
    return import_module(name)


def made_for(header: Header, components: Path | None = None) -> Game[Any]:
    """The game of a record: under its own rules, with the component file given, or else its own components if known."""
    if components is None:
        found = made_with(header.game, header.rules, header.components.hash)
        if found is not None:
            return found
    return make_game(header.game, components, header.rules)


def made_with(game: str, rules: str, components: str) -> Game[Any] | None:
    """The game under a version of its rules, with the component set that has this hash: the set in use, or one from the
    data folder of the game, which keeps the sets of earlier versions beside the newest. None if either is unknown."""
    if game not in GAMES or rules not in (module := import_module(GAMES[game])).VERSIONS:
        return None
    kept = sorted((Path(module.__file__ or "").parent / "data").glob("*.toml"))
    for path in (None, *kept):
        made = make_game(game, path, rules)
        if made.meta.components.hash == components:
            return made
    return None
