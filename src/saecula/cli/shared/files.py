"""Reading and writing files for the commands: one sentence if that fails, and no file is overwritten unasked."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from saecula.games import make_game
from saecula.kernel.errors import BadOptions, BadRecord, IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.record import Record, to_jsonl
from saecula.play.position import Position, check_position, read_position
from saecula.play.reading import read_record, read_text
from saecula.texts.languages import Texts, chosen_language
from saecula.texts.record import to_text
from saecula.texts.telling import Teller

TEXT_ENDINGS = (".txt", ".text", ".pgn")


@contextmanager
def about(path: Path, game: Game[Any] | None = None) -> Iterator[None]:
    """Name the file that a problem is about, and say in words which rule a move breaks."""
    try:
        yield
    except SaeculaError as error:
        said = str(error)
        if game is not None and isinstance(error.__cause__, IllegalMove):
            worded = Teller(game, Texts(chosen_language(), game.meta.id)).reason(error.__cause__.reason)
            said = said.replace(str(error.__cause__), worded)
        raise BadRecord(said if said.startswith(str(path)) else f"{path}: {said}") from None


def load_record(path: Path, components: Path | None) -> tuple[Game[Any], Record]:
    """A record, as JSON Lines or as text, with its game."""
    text = read_text(path)
    with about(path):
        return read_record(text, components)


def load_position(path: Path, game: str, components: Path | None) -> tuple[Game[Any], Position]:
    """A position with the dump of its state, and the game to play on with: by the rules that the position follows."""
    with about(path):
        read = read_position(read_text(path))
        made = make_game(game, components, read.rules if read.game == game else None)
        return made, check_position(made, read)


def check_free(path: Path | None, force: bool = False) -> None:
    """Refuse to overwrite a file unless asked to, and to write into a folder that does not exist."""
    if path is None:
        return
    if path.exists() and not force:
        raise BadOptions(f"{path} exists already; --force writes over it")
    if path.is_dir():
        raise BadOptions(f"{path} is a folder")
    if not path.parent.is_dir():
        raise BadOptions(f"{path} cannot be written: there is no folder {path.parent}")


def write(path: Path, text: str | bytes, force: bool = False) -> None:
    """Write a whole file or nothing."""
    check_free(path, force)
    data = text.encode() if isinstance(text, str) else text
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saecula-")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except OSError as error:
        raise BadOptions(f"{path} cannot be written: {error.strerror}") from None


def record_text(path: Path, record: Record, game: Game[Any]) -> str:
    """A record in the form that the ending of its file name asks for."""
    return to_text(record, game.book) if path.suffix in TEXT_ENDINGS else to_jsonl(record)
