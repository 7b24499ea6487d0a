"""Records: a game is nothing but its moves. Here as JSON Lines; `saecula.texts.record` reads and writes them as text.

Each line carries the first 16 digits of a hash over itself and the line before, so that a truncated or altered record
is noticed. The header publishes the hash of the seed; the last line reveals the seed.
"""

import hashlib
from typing import Any, TypeVar

import msgspec

from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.errors import BadRecord
from saecula.kernel.meta import Components
from saecula.kernel.views import Outcome

T = TypeVar("T")

FORMAT = 1
SEATS = "ABCDEFGH"
CHANCE_NAME = "chance"
CLOCK_NAME = "clock"


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What was agreed before the first move."""

    saecula: int
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    components: Components
    players: list[str]
    commitment: str
    nonces: list[str] = []
    position: dict[str, object] | None = None
    #: whether somebody may have known the deal beforehand; most records leave it out
    known_deal: bool | msgspec.UnsetType = msgspec.UNSET


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move, or one undo back to an earlier line; `seat` is a letter, chance or clock."""

    n: int
    seat: str
    move: dict[str, str] | None = None
    undo: int | None = None


class Ending(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The result when play stopped, the hash of the final state and the seed."""

    result: Outcome
    hash: str
    seed: str
    #: whether the players stopped before the rules ended the game
    early: bool = False


class Record(msgspec.Struct):
    """A whole game, or as much of it as has been played."""

    header: Header
    lines: list[Line]
    ending: Ending | None = None

    def live(self) -> list[Line]:
        """The moves that stand, without those taken back; BadRecord if an undo goes back too far."""
        kept: list[Line] = []
        for line in self.lines:
            if line.undo is None:
                kept.append(line)
                continue
            gone = [move for move in kept if move.n > line.undo]
            if not gone or gone[0].seat != line.seat or any(move.seat in (CHANCE_NAME, CLOCK_NAME) for move in gone):
                raise BadRecord(f"move {line.n}: {line.seat} cannot go back to move {line.undo}")
            del kept[-len(gone) :]
        return kept


def seat_name(seat: int) -> str:
    """A, B, C, ..., `chance` or `clock`."""
    return {CHANCE: CHANCE_NAME, CLOCK: CLOCK_NAME}.get(seat) or SEATS[seat]


def seat_number(name: str, seats: int) -> int:
    """The number of a seat, chance or the clock by its name; BadRecord if there is no such seat in the game."""
    special = {CHANCE_NAME: CHANCE, CLOCK_NAME: CLOCK}
    if name in special:
        return special[name]
    if len(name) == 1 and name in SEATS[:seats]:
        return SEATS.index(name)
    raise BadRecord(f"{name!r} is not a seat of this game")


def state_hash(dump: dict[str, object]) -> str:
    """The SHA-256 of a state in canonical form."""
    return hashlib.sha256(msgspec.json.encode(dump, order="deterministic")).hexdigest()


def to_jsonl(record: Record) -> str:
    """The record as JSON Lines."""
    parts: list[msgspec.Struct] = [record.header, *record.lines, *([record.ending] if record.ending else [])]
    chain = ""
    rows = []
    for part in parts:
        fields: dict[str, Any] = msgspec.to_builtins(part)
        chain = _link(chain, fields)
        fields["h"] = chain
        rows.append(msgspec.json.encode(fields).decode())
    return "\n".join(rows) + "\n"


def _link(chain: str, fields: dict[str, Any]) -> str:
    text = chain.encode() + msgspec.json.encode(fields, order="deterministic")
    return hashlib.sha256(text).hexdigest()[:16]


def from_jsonl(text: str) -> Record:
    """Read a record from JSON Lines; BadRecord says what is wrong and in which line."""
    rows = text.removesuffix("\n").split("\n")  # not splitlines(): other line-ending characters may occur in texts
    if not text:
        raise BadRecord("the record is empty")
    header: Header | None = None
    lines: list[Line] = []
    ending: Ending | None = None
    chain = ""
    for at, row in enumerate(rows, 1):
        fields = _decode_row(row, at)
        mark = fields.pop("h", None)
        chain = _link(chain, fields)
        if mark != chain:
            raise BadRecord(f"line {at}: the record was altered here or a line before it is missing")
        if ending is not None:
            raise BadRecord(f"line {at}: something follows the result")
        if header is None:
            header = convert(fields, Header, at)
        elif "result" in fields:
            ending = convert(fields, Ending, at)
        else:
            lines.append(convert(fields, Line, at))
            if (lines[-1].move is None) == (lines[-1].undo is None):
                raise BadRecord(f"line {at}: a line is either a move or an undo")
            if lines[-1].n != len(lines):
                raise BadRecord(f"line {at}: expected move {len(lines)}, found {lines[-1].n}")
    assert header is not None
    check_format(header)
    return Record(header, lines, ending)


def check_format(header: Header) -> None:
    """BadRecord if the record has an unknown format."""
    if header.saecula != FORMAT:
        raise BadRecord(f"line 1: record format {header.saecula} is not known, only {FORMAT}")


def _decode_row(row: str, at: int) -> dict[str, Any]:
    try:
        fields = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(f"line {at}: this is not JSON; the record may be truncated") from None
    if not isinstance(fields, dict):
        raise BadRecord(f"line {at}: this is not an object")
    return fields


def convert(fields: dict[str, Any], kind: type[T], at: int) -> T:
    """The fields of a line, converted to a type; BadRecord names the line if they do not fit."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line {at}: {error}") from None
