"""Records written and read as text in the style of PGN: tags, then one move per line."""

from typing import Any

import msgspec

from saecula.kernel.errors import BadMove, BadRecord
from saecula.kernel.moves import Codebook
from saecula.kernel.record import Ending, Header, Line, Record, check_format, convert


def to_text(record: Record, book: Codebook) -> str:
    """The record as text in the style of PGN: tags, then one move per line."""
    tags: dict[str, Any] = msgspec.to_builtins(record.header)
    rows = [f"[{name} {msgspec.json.encode(value).decode()}]" for name, value in tags.items()]
    rows.append("")
    for line in record.lines:
        said = f"undo {line.undo}" if line.move is None else str(book.from_json(line.move))
        rows.append(f"{line.n}. {line.seat} {said}")
    if record.ending:
        rows += ["", f"[ending {msgspec.json.encode(record.ending).decode()}]"]
    return "\n".join(rows) + "\n"


def _rows(text: str) -> list[str]:
    """The lines of a text record; not splitlines(), since other line-ending characters may occur in names."""
    return text.replace("\r\n", "\n").split("\n")


def tag_of(text: str, name: str) -> object:
    """The value of one tag in a text record, to find out which game it is before the moves are read."""
    for row in _rows(text):
        if row.startswith(f"[{name} ") and row.endswith("]"):
            try:
                return msgspec.json.decode(row[len(name) + 2 : -1])
            except (msgspec.DecodeError, RecursionError):
                break
    raise BadRecord(f"the record has no readable tag [{name} ...]")


def from_text(text: str, book: Codebook) -> Record:
    """Read a record from text; BadRecord says what is wrong and in which line."""
    tags: dict[str, Any] = {}
    lines: list[Line] = []
    for at, row in enumerate(_rows(text), 1):
        if not row.strip():
            continue
        if row.startswith("["):
            name = row[1:].split(" ", 1)[0]
            tags[name] = tag_of(row, name)
        else:
            lines.append(_text_line(row, at, book))
            if lines[-1].n != len(lines):
                raise BadRecord(f"line {at}: expected move {len(lines)}, found {lines[-1].n}")
    ending = tags.pop("ending", None)
    header = convert(tags, Header, 1)
    check_format(header)
    return Record(header, lines, None if ending is None else convert(ending, Ending, text.count("\n")))


def _text_line(row: str, at: int, book: Codebook) -> Line:
    number, _, rest = row.partition(". ")
    seat, _, said = rest.partition(" ")
    if not number.isdigit() or not said:
        raise BadRecord(f"line {at}: a move reads like '12. A end-turn'")
    if said.startswith("undo ") and said[5:].isdigit():
        return Line(int(number), seat, undo=int(said[5:]))
    try:
        return Line(int(number), seat, book.parse(said).json())
    except BadMove as error:
        raise BadRecord(f"line {at}: {error}") from None
