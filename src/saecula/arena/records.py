"""A folder of records, in which nothing is ever overwritten."""

from pathlib import Path

from saecula.arena.series import Result, Task
from saecula.kernel.errors import BadOptions, BadRecord
from saecula.kernel.lots import commitment, seed_of
from saecula.kernel.record import Header, from_jsonl


class RecordFolder:
    """Where a series leaves its records, each in a file GAME-SEED.jsonl."""

    def __init__(self, folder: Path, tasks: list[Task]) -> None:
        """Make sure, before anything is played, that every record has a place."""
        self.folder = folder
        if folder.exists() and not folder.is_dir():
            raise BadOptions(f"{folder} is not a folder")
        for task in tasks:
            path = self.path(task.table.game, task.seed)
            if path.exists() and not _is_of(path, task):
                raise BadOptions(f"{path} is there already and is another game's record; nothing was played")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOptions(f"the folder {folder} cannot be made: {error.strerror}") from None

    def path(self, game: str, seed: int) -> Path:
        """Where the record of a numbered game goes."""
        return self.folder / f"{game}-{seed}.jsonl"

    def keep(self, result: Result) -> Path:
        """Write a record; the same one may already be there, and a different one is left alone (BadOptions)."""
        assert result.record is not None
        path = self.path(result.game, result.seed)
        text = result.record.encode()
        try:
            _write_new(path, text)
        except FileExistsError:
            if path.read_bytes() != text:
                raise BadOptions(f"{path} already holds a game that went another way; it was left as it is") from None
        except OSError as error:
            raise BadOptions(f"the record {path} cannot be written: {error.strerror}") from None
        return path


def _write_new(path: Path, text: bytes) -> None:
    """Write a new file, whole or not at all."""
    with path.open("xb") as file:
        try:
            file.write(text)
            file.flush()
        except BaseException:
            path.unlink()
            raise


def _is_of(path: Path, task: Task) -> bool:
    """Whether a file is the finished record of exactly this game with exactly these players."""
    try:
        record = from_jsonl(path.read_text(encoding="utf-8"))
    except (BadRecord, OSError, UnicodeDecodeError):
        return False
    return record.ending is not None and record.header == _header(task, record.header)


def _header(task: Task, found: Header) -> Header:
    """The header that a task's record will have."""
    meta = task.table.open().meta
    return Header(
        saecula=found.saecula,
        game=meta.id,
        rules=meta.rules,
        seats=task.table.seats,
        options=task.table.options,
        components=meta.components,
        players=list(task.bots),
        commitment=commitment(seed_of(meta.id, task.seed)),
    )
