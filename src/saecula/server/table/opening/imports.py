"""Records and positions from elsewhere: checked move by move, then stored as tables that are over."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saecula.games import make_game
from saecula.kernel.codes import Log
from saecula.kernel.errors import BadRecord, IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.match import Played, Snapshot
from saecula.kernel.record import FORMAT, Header, Line, Record, seat_number
from saecula.play.position import Position, check_dump, check_position, read_position
from saecula.play.reading import read_record
from saecula.play.replay import check_header, verify
from saecula.server.desk.entries import tell
from saecula.server.store import Body, EntryRow, SeatRow, TableRow, new_table_id
from saecula.server.wire.cleaning import LONGEST_NAME, shown_name
from saecula.server.wire.tables import Tempo
from saecula.server.wire.words import Time

MOST_LINES = 20_000
POSITION = '"saecula_position"'
UNKNOWN = "?"


class Imported(msgspec.Struct):
    """A table made from a record or a position, ready to be stored."""

    table: TableRow
    entries: list[EntryRow]
    header: Header
    seed: bytes | None
    #: its last position, so that it opens without being replayed
    snapshot: Snapshot


def import_text(text: str, host: str, at: Time) -> Imported:
    """A record or position as a table of the player `host`; raises BadRecord if it is wrong. May take seconds."""
    if "\0" in text or "\\u0000" in text:
        raise BadRecord("the record has characters that no text has")
    if text.lstrip().startswith("{") and POSITION in text[:200]:
        game, record = _of_position(read_position(text))
    else:
        game, record = read_record(text)
        if len(record.lines) > MOST_LINES:
            raise BadRecord(f"the record has more than {MOST_LINES} lines")
    try:
        entries, snapshot = _entries(game, record, at)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        raise BadRecord("the rules cannot follow this record") from None
    seed = bytes.fromhex(record.ending.seed) if record.ending else None
    return Imported(_table(game, record, host, at), entries, record.header, seed, snapshot)


def try_import(text: str, host: str, at: Time) -> Imported | str:
    """The same for a caller in another process, which no exception reaches: what is wrong is returned as a sentence."""
    try:
        return import_text(text, host, at)
    except SaeculaError as error:
        return str(error)


def _of_position(position: Position) -> tuple[Game[Any], Record]:
    """A position as a record without moves."""
    game = make_game(position.game, rules=position.rules)
    position = check_position(game, position)
    header = Header(
        saecula=FORMAT,
        game=position.game,
        rules=game.meta.rules,
        seats=position.seats,
        options=position.options,
        components=game.meta.components,
        players=[UNKNOWN] * position.seats,
        commitment="",
        position=position.state,
    )
    return game, Record(header, [])


def _table(game: Game[Any], record: Record, host: str, at: Time) -> TableRow:
    header, ending = record.header, record.ending
    return TableRow(
        id=new_table_id(),
        game=header.game,
        rules=header.rules,
        host=host,
        created=at,
        seats=[SeatRow(seat, "person", _name(header.players, seat)) for seat in range(header.seats)],
        options=game.meta.check(header.seats, header.options),
        tempo=Tempo(),
        status="over",
        reconstructed=header.components.reconstructed,
        commitment=header.commitment[:64],
        components=header.components.hash,
        started=at,
        ended=at,
        end="abandoned" if ending is None else "agreed" if ending.early else "rules",
        result=ending.result if ending and ending.result.standings else None,
        rated=True,
    )


def _name(players: Sequence[str], seat: int) -> str:
    return (shown_name(players[seat][:LONGEST_NAME]) if seat < len(players) else None) or UNKNOWN


def _entries(game: Game[Any], record: Record, at: Time) -> tuple[list[EntryRow], Snapshot]:
    """The lines of a record as entries of a log, and the position that they lead to. Every move is checked.

    If the record has an ending, so are the draws and the result."""
    header = record.header
    check_header(game, header)
    if header.position is not None:
        check_dump(game, header.position, header.seats, header.options)
    if record.ending is not None:
        verify(game, record)
    record.live()
    walk = _Walk(game, header)
    entries = [walk.entry(line, at) for line in record.lines]
    return entries, walk.snapshot(len(entries))


class _Walk:
    """Goes through a record line by line, and back where something was undone."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        options = game.meta.check(header.seats, header.options)
        self._game, self._seats = game, header.seats
        self._state = game.start(header.seats, options) if header.position is None else game.load(header.position)
        self._made: list[tuple[int, Any]] = []

    def entry(self, line: Line, at: Time) -> EntryRow:
        """The entry of the next line."""
        seat = seat_number(line.seat, self._seats)
        body = Body(move=line.move, undo=line.undo)
        if line.undo is not None:
            while self._made and self._made[-1][0] > line.undo:
                self._state = self._made.pop()[1]
            return EntryRow(line.n, at, "undo", seat, n=line.n, body=body)
        before, played = self._move(line, seat)
        return EntryRow(
            line.n, at, "move", seat, n=line.n, body=body, told=tell(self._game, before, played, self._seats)
        )

    def snapshot(self, lines: int) -> Snapshot:
        """The position after all these lines, in the form in which a table that is over keeps it."""
        return Snapshot(lines, lines, 0, self._state.dump())

    def _move(self, line: Line, seat: int) -> tuple[Any, Played]:
        try:
            code = self._game.book.encode(self._game.book.from_json(line.move))
        except SaeculaError as error:
            raise BadRecord(f"move {line.n}: {error}") from None
        reason = self._game.why_not(self._state, seat, code)
        if reason is not None:
            raise BadRecord(f"move {line.n}: {IllegalMove(reason)}")
        before, log = self._state, Log()
        self._state = before.copy()
        self._game.make(self._state, seat, code, log)
        self._made.append((line.n, before))
        return before, Played(line.n, seat, code, log, "")
