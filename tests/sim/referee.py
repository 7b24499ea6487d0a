"""What must hold after every step: what was acknowledged is stored, and every view follows from the stored moves."""

import sqlite3
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from saecula.kernel.errors import SaeculaError
from saecula.kernel.match import Played
from saecula.kernel.record import Header, Line, Record
from saecula.play.replay import Replay, resume
from saecula.server.store import EntryRow, TableRow
from saecula.server.store.codec import line_of
from saecula.server.thinking import known_game
from saecula.server.wire.frames import Ack, Refused, Update
from saecula.server.wire.tables import Asked, Entry

from .laws import Violation, hold
from .logbook import Stored, check_log

#: Commands that leave an entry when they are obeyed.
LEAVING = ("play", "say", "undo")
#: Seconds within which a bot must have moved and everybody been told, if nothing fails.
NEWS = 120.0
#: The answer to a command, and the room that gave it.
Said = tuple[Ack | Refused, object]


class Made(NamedTuple):
    """A move, and the position that it was made in."""

    before: Any
    played: Played


class Referee:
    """Reads the database behind the server's back, and replays the stored moves by the rules alone."""

    def __init__(self, path: str, table: str, faults: bool) -> None:
        self.table, self.faults = table, faults
        self._database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self._answers: dict[tuple[str, str], Said] = {}
        self._seen: dict[tuple[str, int], int] = {}
        #: moves by the number of their line; that number by version; what each pair of eyes may read of a version
        self._made: dict[int, Made] = {}
        self._numbers: dict[int, int] = {}
        self._forms: dict[tuple[int, int | None], tuple[object, object]] = {}
        #: moves of others that an undo took away with its own, which will come again as they were first told
        self._again: deque[Made] = deque()
        #: answers that were given in advance: the seat, the kind of decision, the move
        self._given: set[tuple[int, str, bytes]] = set()
        #: how far the log was read; its lines, their versions, and the position after each of them
        self._read = 0
        self._record: list[Line] = []
        self._versions: list[int] = []
        self._states: list[Any] = []
        self._replay: Replay[Any] | None = None
        self.pictures = self.answers = 0

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._database.execute(query, values).fetchall()

    def _last(self) -> int:
        return int(self._rows("SELECT max(version) FROM entries WHERE table_id = ?", self.table)[0][0])

    def is_last(self, version: int) -> bool:
        """Whether nothing newer than a version is stored."""
        return version == self._last()

    # -- answers

    def answered(self, player: str, kind: str, said: Ack | Refused, room: object) -> None:
        """Check an answer of the server: it must stay the same; if it is not in the log, only within the same room."""
        self.answers += 1
        if isinstance(said, Refused) and said.error == "failed":
            return  # nothing was promised
        known, where = self._answers.setdefault((player, said.cid), (said, room))
        if where is room or (isinstance(known, Ack) and kind in LEAVING):
            hold(type(known) is type(said), "one answer", f"{said.cid} of {player}: {known} then {said}")
        self._answers[player, said.cid] = said, room
        if isinstance(said, Ack) and kind in LEAVING:
            query = "SELECT version FROM entries WHERE table_id = ? AND player = ? AND cid = ?"
            stored = self._rows(query, self.table, player, said.cid)
            hold(stored, "acknowledged is stored", f"{said.cid} of {player}")
            hold(len(stored) == 1, "stored once", f"{said.cid} of {player}")
            hold(stored[0][0] <= said.version, "order kept", f"{said.cid}: {stored[0][0]} after {said.version}")

    def waited(self, version: int, seconds: float, now: int) -> None:
        """Nothing was heard for a while: check that nothing is new, and that a person must move."""
        if seconds < NEWS or self.faults or (state := self.state(version)) is None:
            return
        news = self._rows("SELECT at FROM entries WHERE table_id = ? AND version = ?", self.table, version + 1)
        if news:
            hold(now - news[0][0] < NEWS * 1000, "told in time", f"{version + 1} is not, after {seconds:.0f} s")
            return
        game, position = state
        status = self._rows("SELECT status FROM tables WHERE id = ?", self.table)[0][0]
        seats = [seat for seat in game.to_act(position) if seat >= 0]
        bots = self._rows("SELECT seat FROM seats WHERE table_id = ? AND (kind = 'bot' OR stand_in > '')", self.table)
        stalled = seats and status == "playing" and all((seat,) in bots for seat in seats)
        hold(not stalled or game.now(position) is not None, "bots move", f"after {seconds:.0f} s at {version}")

    def open_decision(self, seat: int) -> tuple[int, int] | None:
        """The decision that a person has to make, and since when it has been open; None if there is none."""
        (status,) = self._rows("SELECT status FROM tables WHERE id = ?", self.table)[0]
        last = self._last()
        found = self.decision(seat, last) if status == "playing" else None
        stand_in = "SELECT stand_in FROM seats WHERE table_id = ? AND seat = ?"
        if found is None or self._rows(stand_in, self.table, seat)[0][0]:
            return None
        while last > 1 and self.decision(seat, last - 1) == found:
            last -= 1
        return found, self._rows("SELECT at FROM entries WHERE table_id = ? AND version = ?", self.table, last)[0][0]

    def decision(self, seat: int, version: int) -> int | None:
        """The decision that a seat had to make after a version; None if none."""
        state = self.state(version)
        asked = () if state is None else state[0].view(state[1], seat).asked
        return next((question.decision for question in asked if question.seat == seat), None)

    # -- pictures

    def told(self, whose: str, before: int, update: Update) -> None:
        """Check that what is new follows on what was known, line by line."""
        versions = [entry.version for entry in update.entries]
        hold(
            versions == list(range(before + 1, update.version + 1)), "order kept", f"{whose}: {versions} after {before}"
        )

    def read(self, whose: str, eyes: int | None, entries: Iterable[Entry]) -> None:
        """Check what somebody reads in the log: of every move just what the rules show to those eyes."""
        for entry in entries:
            self.state(entry.version)
            form = self._form(entry.version, eyes) if entry.kind == "move" else (None, [])
            is_so = (entry.move, entry.events) == form
            hold(is_so, "keeps secrets", f"{whose} reads {entry.move} at {entry.version}, not {form[0]}")
            mine = entry.auto != "preset" or entry.seat == eyes
            hold(mine, "keeps secrets", f"{whose} reads that {entry.seat} had answered in advance")

    def _form(self, version: int, eyes: int | None) -> tuple[object, object]:
        """A move and its events as the rules show them to those eyes, whatever the server has stored."""
        if (version, eyes) not in self._forms:
            assert self._replay is not None
            game, (before, played) = self._replay.game, self._made[self._numbers[version]]
            move = game.show(before, played.seat, played.code, eyes).json()
            self._forms[version, eyes] = _json(move), _json(game.chronicle.told(played.log, eyes))
        return self._forms[version, eyes]

    def asked(self, whose: str, eyes: int | None, version: int, asked: Asked | None, is_over: bool) -> None:
        """Check that whoever must decide is asked just that, and offered exactly what the rules allow."""
        state = self.state(version)
        if state is None:
            return
        true = None if eyes is None or is_over else _question(*state, eyes)
        said = None if asked is None else (asked.decision, asked.kind, asked.legal)
        hold(said == true, "true question", f"{whose} at {version}")

    def measured(self, whose: str, version: int, measures: object) -> None:
        """Check the public figures of all seats."""
        state = self.state(version)
        if state is not None:
            true = state[0].face.measures(state[1])
            hold(measures == _json(true), "true figures", f"{whose} at {version}: {measures}")

    def preset(self, seat: int, kind: str, move: object) -> None:
        """Note that somebody gives an answer in advance."""
        self._given.add((seat, kind, _written(move)))

    def knows_presets(self, whose: str, eyes: int | None, presets: dict[str, Any]) -> None:
        """Check that whoever is told of answers given in advance has given them."""
        for kind, move in presets.items():
            mine = eyes is not None and (eyes, kind, _written(move)) in self._given
            hold(mine, "keeps secrets", f"{whose} is told of {kind} in advance through the eyes of {eyes}")

    def pictured(self, whose: str, line: int, eyes: int | None, version: int, view: object) -> None:
        """Check a view: never older than the last one on the same line, and just what the stored moves lead to."""
        before = self._seen.get((whose, line), 0)
        hold(version >= before, "order kept", f"{whose} sees {version} after {before}")
        self._seen[whose, line] = version
        state = self.state(version)
        if state is not None:
            game, position = state
            true = msgspec.to_builtins(game.view(position, eyes), str_keys=True)
            hold(view == _json(true), "true picture", f"{whose} at {version}")
            self.pictures += 1

    def state(self, version: int) -> tuple[Any, Any] | None:
        """The position after a version, by the rules alone; None before the start."""
        last = self._last()
        hold(version <= last, "told is stored", f"{version} was told, {last} is stored")
        if self._read < last:
            self._read_on(last)
        at = bisect_right(self._versions, version)
        return None if self._replay is None or at == 0 else (self._replay.game, self._states[at - 1])

    def _read_on(self, last: int) -> None:
        """Replay what has been stored since; every position is kept, since not everybody has heard equally much."""
        news = self._lines(last, self._read)
        self._read = last
        for version, line in news:
            if self._replay is not None and line.undo is not None:
                gone = [move for move in self._replay.moves if move.n > line.undo and move.seat != line.seat]
                self._again.extend(self._made[move.n] for move in gone)
            self._record.append(line)
            if self._replay is None or line.move is None:
                self._replay = self._anew()
            else:
                self._replay.moves.append(line)
            while self._replay.at < len(self._replay.moves):
                self._make(self._replay)
            self._numbers[version] = line.n
            self._versions.append(version)
            self._states.append(self._replay.state.copy())

    def _make(self, replay: Replay[Any]) -> None:
        """Make the next move; the first time it is made, keep the position before it and what it did."""
        is_new = replay.moves[replay.at].n not in self._made
        # kept positions are never changed
        before = (self._states[-1] if self._states else replay.state.copy()) if is_new else None
        played = replay.step()
        if is_new:
            self._made[played.n] = self._again.popleft() if self._again else Made(before, played)

    def _anew(self) -> Replay[Any]:
        """Replay from the beginning: needed for the first line, and for one that takes others back."""
        game, header = self._rows("SELECT game, header FROM tables WHERE id = ?", self.table)[0]
        return Replay(known_game(game), Record(msgspec.json.decode(header, type=Header), list(self._record)))

    def _lines(self, until: int, after: int = 0) -> list[tuple[int, Line]]:
        """The moves and undos with versions after one and up to another."""
        query = (
            "SELECT version, n, seat, body FROM entries WHERE table_id = ? AND n IS NOT NULL "
            "AND version <= ? AND version > ? ORDER BY version"
        )
        return [(version, line_of(*rest)) for version, *rest in self._rows(query, self.table, until, after)]

    # -- the end

    def stored(self) -> list[Stored]:
        """Who stored each line, as the database noted it."""
        query = "SELECT version, epoch, owner, by FROM sim_stored WHERE table_id = ? ORDER BY rowid"
        return [Stored(*row) for row in self._rows(query, self.table)]

    def check_end(self, table: TableRow) -> None:
        """Check how the game ended and what everybody scored by the rules, with those who gave up behind all others."""
        state = self.state(self._last())
        if state is None or table.status != "over":
            return
        game, position = state
        hold((table.end == "rules") == game.is_over(position), "ends by the rules", table.end)
        true, said = game.outcome(position), table.result
        hold(said is not None and said.reason == true.reason, "scores true", said)
        assert said is not None
        counted = [(one.seat, one.total, one.points) for one in true.standings]
        hold([(one.seat, one.total, one.points) for one in said.standings] == counted, "scores true", said)
        places = {one.seat: (table.seats[one.seat].conceded, one.rank) for one in true.standings}
        for one in said.standings:
            better = sum(place < places[one.seat] for place in places.values())
            hold(one.rank == better + 1, "scores true", f"seat {one.seat} has rank {one.rank}")

    def close(self, entries: list[EntryRow]) -> None:
        """Check the whole log, and that its draws follow from the seed."""
        check_log(entries)
        game, header, seed = self._rows("SELECT game, header, seed FROM tables WHERE id = ?", self.table)[0]
        lines = [line for _, line in self._lines(len(entries))]
        record = Record(msgspec.json.decode(header, type=Header), lines)
        self._database.close()
        try:
            resume(known_game(game), record, seed)
        except SaeculaError as error:
            raise Violation("draws true", str(error)) from None


def _question(game: Any, position: Any, seat: int) -> tuple[int, str, object] | None:
    """What a seat must decide, and everything it may choose; None if nothing."""
    asked = next((question for question in game.view(position, seat).asked if question.seat == seat), None)
    legal = [game.book.decode(code).json() for code in game.legal(position, seat)] if asked is not None else []
    return (asked.decision, asked.kind, _json(legal)) if asked is not None and legal else None


def _written(move: object) -> bytes:
    return msgspec.json.encode(move, order="deterministic")


def _json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
