"""Component files: TOML, read into the types of a game and checked before anybody plays with them."""

import hashlib
import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from saecula.kernel.errors import BadComponents
from saecula.kernel.meta import Components

#: The only format of component files so far.
FORMAT = 1
#: The source given for a part of a set that was not read off a printed component.
RECONSTRUCTION = "reconstruction"
#: What a file says about itself; none of it changes anything in play.
TITLES = ("name", "title", "note")


class ComponentFile(msgspec.Struct, forbid_unknown_fields=True):
    """What the component files of all games begin with."""

    name: str
    title: str
    format: int


F = TypeVar("F", bound=ComponentFile)


class ComponentFiles(Generic[F]):
    """Reads the component files of one game; each check returns what is wrong with a file, or an empty string."""

    def __init__(
        self, package: str, kind: type[F], checks: Sequence[Callable[[F], str]], remarks: Collection[str] = ()
    ) -> None:
        self.package = package
        self.kind = kind
        self.checks = checks
        #: fields that play does not depend on
        self.remarks = (*TITLES, *remarks)

    def open(self, path: Path | None) -> F:
        """The set in a user's file, or the one that comes with the game if `path` is None."""
        return self.default() if path is None else self.read(text_of(path), str(path))

    def default(self) -> F:
        """The set that comes with the game."""
        text = resources.files(self.package).joinpath("data/classic.toml").read_text(encoding="utf-8")
        return self.read(text, "classic.toml")

    def read(self, text: str, where: str) -> F:
        """The set that a text describes, checked; errors say that it comes from `where`."""
        try:
            found = msgspec.convert(tomllib.loads(text), self.kind)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadComponents(f"{where}: {error}") from None
        for check in (check_format, *self.checks):
            problem = check(found)
            if problem:
                raise BadComponents(f"{where}: {problem}")
        return found

    def describe(self, found: F) -> Components:
        """The name and hash of a set; the hash covers what play depends on, not the remarks."""
        facts = without(msgspec.to_builtins(found), self.remarks)
        digest = hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()
        return Components(name=found.name, hash=digest, reconstructed=is_reconstructed(found))


def text_of(path: Path) -> str:
    """The text of a user's file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path}: cannot be read (it is not a text file)") from None


def check_format(found: ComponentFile) -> str:
    """What is wrong with the format of a file; empty if it is known."""
    return "" if found.format == FORMAT else f"format {found.format} is not known, only {FORMAT}"


def is_reconstructed(found: ComponentFile) -> bool:
    """Whether any part of a set is a guess rather than a printed fact: its source says so, or `reconstructed`."""
    return any(
        value is True if name == "reconstructed" else name.endswith("source") and value == RECONSTRUCTION
        for name, value in fields_of(msgspec.to_builtins(found))
    )


def fields_of(facts: object) -> Iterator[tuple[str, object]]:
    """All fields of a set with their values, including those of its parts."""
    if isinstance(facts, dict):
        for name, value in facts.items():
            yield name, value
            yield from fields_of(value)
    elif isinstance(facts, list):
        for part in facts:
            yield from fields_of(part)


def without(facts: object, remarks: Collection[str]) -> object:
    """The facts without the fields that have these names, at any depth."""
    if isinstance(facts, dict):
        return {name: without(value, remarks) for name, value in facts.items() if name not in remarks}
    if isinstance(facts, list):
        return [without(part, remarks) for part in facts]
    return facts
