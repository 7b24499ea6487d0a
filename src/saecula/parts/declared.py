"""Everything a game does has one number, one line in its model, and one class, which is found by that line's name.

`MOVE_TOKEN: Final = 5` in the model is the move `MoveToken`, written `move-token`. The number is a plain constant there
because that makes the compiled rules fast; names and tables are derived from it here, once, when a game is imported.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from saecula.kernel.steps import S, Step

T = TypeVar("T")


def numbers_of(numbers: ModuleType) -> dict[str, int]:
    """The numbers that a module declares, by name and in order; TypeError unless they run from 0 without gaps."""
    found = {name: value for name, value in vars(numbers).items() if name.isupper() and type(value) is int}
    if sorted(found.values()) != list(range(len(found))):
        raise TypeError(f"{numbers.__name__}: the numbers run from 0 without gaps")
    return dict(sorted(found.items(), key=lambda item: item[1]))


@cache
def names_of(numbers: ModuleType) -> tuple[str, ...]:
    """The names of a module's numbers, in order: MOVE_TOKEN is `move-token`."""
    return tuple(name.lower().replace("_", "-") for name in numbers_of(numbers))


def classes_of(numbers: ModuleType, kind: type[T], *places: ModuleType) -> dict[int, type[T]]:
    """The class behind each number, found by its name in these modules: MOVE_TOKEN is the class MoveToken."""
    found = {name: one for place in places for name, one in _classes_in(place, kind)}
    wanted = {name.title().replace("_", ""): number for name, number in numbers_of(numbers).items()}
    if missing := wanted.keys() - found.keys():
        raise TypeError(f"{numbers.__name__}: there is no class {', '.join(sorted(missing))} for its number")
    if more := {name for name, one in found.items() if name not in wanted and not one.__subclasses__()}:
        raise TypeError(f"{numbers.__name__}: the class {', '.join(sorted(more))} has no number")
    return {number: found[name] for name, number in wanted.items()}


def steps_of(numbers: ModuleType, rules: ModuleType, state: type[S]) -> dict[int, Step[S]]:
    """The steps of a game with this kind of state, found in the chapters of its rules, one instance of each."""
    kind: type[Step[S]] = Step
    chapters = [import_module(one.name) for one in walk_packages(rules.__path__, f"{rules.__name__}.")]
    makers: dict[int, Callable[[], Step[S]]] = {**classes_of(numbers, kind, *chapters)}
    return {number: make() for number, make in makers.items()}


def _classes_in(place: ModuleType, kind: type[T]) -> Iterator[tuple[str, type[T]]]:
    """The subclasses of a class that a module itself declares."""
    for name, one in vars(place).items():
        if isinstance(one, type) and issubclass(one, kind) and one.__module__ == place.__name__:
            yield name, one
