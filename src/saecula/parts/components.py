"""Component files: TOML, read into the types of a game and checked before anybody plays with them."""

import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec

from saecula.kernel.errors import BadComponents

T = TypeVar("T")


def own_text(package: str) -> str:
    """The text of the set that comes with a game."""
    return resources.files(package).joinpath("data/classic.toml").read_text(encoding="utf-8")


def text_of(path: Path) -> str:
    """The text of a user's file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path}: cannot be read ({error})") from None


def parsed(text: str, where: str, kind: type[T], checks: Sequence[Callable[[T], str]]) -> T:
    """The set of a text; each check says what is wrong with it, or nothing."""
    try:
        found = msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadComponents(f"{where}: {error}") from None
    for check in checks:
        problem = check(found)
        if problem:
            raise BadComponents(f"{where}: {problem}")
    return found
