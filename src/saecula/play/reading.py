"""Reading records that may come from anywhere, in either form, together with the game they belong to."""

from pathlib import Path
from typing import Any

from saecula.games import made_for, make_game
from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.kernel.record import Record, from_jsonl
from saecula.texts.record import from_text, tag_of


def read_text(path: str | Path) -> str:
    """The text of a file; raises BadRecord if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None


def read_record(text: str, components: Path | None = None) -> tuple[Game[Any], Record]:
    """Read a record, either JSON Lines or text; returns its game and the record."""
    if not text.strip():
        raise BadRecord("the record is empty")
    if text.lstrip().startswith("{"):
        record = from_jsonl(text)
        return made_for(record.header, components), record
    game = make_game(str(tag_of(text, "game")), components, str(tag_of(text, "rules")))
    return game, from_text(text, game.book)
