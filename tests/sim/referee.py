"""What must hold after every step: what was acknowledged is stored, and every picture is that of the stored moves."""

import sqlite3
from typing import Any

import msgspec

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Header, Record
from saecula.play.replay import Replay, resume
from saecula.server.store import EntryRow
from saecula.server.store.codec import line_of
from saecula.server.thinking import known_game
from saecula.server.wire.frames import Ack, Refused, Update
from saecula.server.wire.tables import Asked, Clock

#: Commands that leave a line when they are obeyed.
LEAVING = ("play", "say", "undo")
#: After so many seconds a bot has moved and everybody has been told, where nothing fails.
NEWS = 120.0
#: Milliseconds by which figures that were rounded may differ.
SLACK = 2


class Violation(AssertionError):
    """Something that must never happen; `law` names it in a word."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def hold(is_so: object, law: str, detail: object = "") -> None:
    """Check a law."""
    if not is_so:
        raise Violation(law, str(detail))


class Referee:
    """Reads the database past the server, and plays the stored moves by the rules alone."""

    def __init__(self, path: str, table: str, people: int, faults: bool) -> None:
        self._path, self._table, self._people, self._faults = path, table, people, faults
        self._answers: dict[tuple[str, str], Ack | Refused] = {}
        self._seen: dict[tuple[str, int], int] = {}
        self._last: tuple[int, tuple[Any, Any] | None] = 0, None
        self.pictures = self.answers = 0

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with sqlite3.connect(f"file:{self._path}?mode=ro", uri=True) as connection:
            return connection.execute(query, values).fetchall()

    # -- answers

    def answered(self, player: str, kind: str, said: Ack | Refused) -> None:
        """A client was told what became of a command."""
        self.answers += 1
        if isinstance(said, Refused) and said.error == "failed":
            return  # nothing was promised
        known = self._answers.setdefault((player, said.cid), said)
        hold(type(known) is type(said), "one answer", f"{said.cid} of {player}: {known} then {said}")
        if isinstance(said, Ack) and kind in LEAVING:
            query = "SELECT version FROM entries WHERE table_id = ? AND player = ? AND cid = ?"
            stored = self._rows(query, self._table, player, said.cid)
            hold(stored, "acknowledged is stored", f"{said.cid} of {player}")
            hold(len(stored) == 1, "stored once", f"{said.cid} of {player}")
            hold(stored[0][0] <= said.version, "order kept", f"{said.cid}: {stored[0][0]} after {said.version}")

    def waited(self, version: int, seconds: float) -> None:
        """Nothing has been heard for a while: that is right as long as nothing is new and a person is to move."""
        state = self._state(version)
        if seconds < NEWS or state is None or self._faults:
            return
        last = self._rows("SELECT max(version) FROM entries WHERE table_id = ?", self._table)[0][0]
        hold(last == version, "told in time", f"{version} of {last} after {seconds:.0f} s")
        game, position = state
        seats = [seat for seat in game.to_act(position) if seat >= 0]
        stalled = seats and all(seat >= self._people for seat in seats)
        hold(not stalled, "bots move", f"after {seconds:.0f} s at {version}")

    # -- pictures

    def told(self, whose: str, before: int, update: Update) -> None:
        """What is new follows on what was known, line by line."""
        versions = [entry.version for entry in update.entries]
        hold(
            versions == list(range(before + 1, update.version + 1)), "order kept", f"{whose}: {versions} after {before}"
        )

    def clocked(self, whose: str, before: Clock | None, after: Clock | None) -> None:
        """No bank falls faster than time passes, and one that stands does not fall at all."""
        if before is None or after is None:
            return
        passed = after.at - before.at
        for seat, (had, has) in enumerate(zip(before.left, after.left, strict=True)):
            hold(had - has <= passed + SLACK, "clocks true", f"{whose}: seat {seat} lost {had - has} ms in {passed}")

    def asked(self, whose: str, eyes: int | None, version: int, asked: Asked | None) -> None:
        """A question offers what the rules allow."""
        state = self._state(version)
        if asked is None or eyes is None or state is None:
            return
        game, position = state
        legal = [game.book.to_json(game.book.decode(code)) for code in game.legal(position, eyes)]
        hold(_json(asked.legal) == _json(legal), "true question", f"{whose} at {version}")

    def pictured(self, whose: str, line: int, eyes: int | None, version: int, view: object) -> None:
        """Somebody sees something: never older than before on the same line, and what the stored moves lead to."""
        before = self._seen.get((whose, line), 0)
        hold(version >= before, "order kept", f"{whose} sees {version} after {before}")
        self._seen[whose, line] = version
        state = self._state(version)
        if state is not None:
            game, position = state
            true = msgspec.to_builtins(game.view(position, eyes), str_keys=True)
            hold(_json(view) == _json(true), "true picture", f"{whose} at {version}")
            self.pictures += 1

    def _state(self, version: int) -> tuple[Any, Any] | None:
        """The position after a version, by the rules alone; None before the start."""
        if self._last[0] != version:
            self._last = version, self._replayed(version)
        return self._last[1]

    def _replayed(self, version: int) -> tuple[Any, Any] | None:
        found = self._rows("SELECT game, header FROM tables WHERE id = ?", self._table)
        if not found or found[0][1] is None:
            return None
        last = self._rows("SELECT max(version) FROM entries WHERE table_id = ?", self._table)[0][0]
        hold(version <= last, "told is stored", f"{version} was told, {last} is stored")
        lines = self._lines(version)
        game = known_game(found[0][0])
        replay = Replay(game, Record(msgspec.json.decode(found[0][1], type=Header), lines))
        replay.to(len(lines))
        return game, replay.state

    def _lines(self, version: int) -> list[Any]:

        query = (
            "SELECT n, seat, body FROM entries WHERE table_id = ? AND n IS NOT NULL AND version <= ? ORDER BY version"
        )
        return [line_of(*row) for row in self._rows(query, self._table, version)]

    # -- the end

    def close(self, entries: list[EntryRow]) -> None:
        """The whole log: numbered on, each command once, moves numbered on."""
        hold([entry.version for entry in entries] == list(range(1, len(entries) + 1)), "order kept", "versions")
        commands = [(entry.player, entry.cid) for entry in entries if entry.cid]
        hold(len(commands) == len(set(commands)), "stored once", commands)
        numbers = [entry.n for entry in entries if entry.n is not None]
        hold(numbers == list(range(1, len(numbers) + 1)), "order kept", "moves")
        game, header, seed = self._rows("SELECT game, header, seed FROM tables WHERE id = ?", self._table)[0]
        record = Record(msgspec.json.decode(header, type=Header), self._lines(len(entries)))
        try:
            resume(known_game(game), record, seed)
        except SaeculaError as error:
            raise Violation("draws true", str(error)) from None


def _json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
