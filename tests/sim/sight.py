"""What somebody sees of a table over one connection after another; every view is shown to the referee."""

from typing import Any

from saecula.server.telling.listeners import WELCOME
from saecula.server.telling.patches import apply
from saecula.server.wire.frames import ServerFrame, Update, Welcome
from saecula.server.wire.tables import Asked, Clock, Running, TableInfo

from .laws import hold
from .loop import EPOCH_MS
from .referee import Referee
from .times import (
    LOOSE,
    SLACK,
    check_banks,
    check_empty,
    check_gains,
    check_game_time,
    check_rings,
    shown,
)

#: Milliseconds after which CLOCK must have moved in any case, if the server runs undisturbed.
OVERDUE = 20_000


class Sight:
    """The table as one person knows it. `seat` is None for somebody who only watches."""

    def __init__(self, referee: Referee, whose: str, tab: int, seat: int | None, nodes: int) -> None:
        self._referee, self._whose, self._tab, self._seat, self._nodes = referee, whose, tab, seat, nodes
        #: how often this person was let in
        self.lines = 0
        self._view: Any = None
        self._measures: dict[str, list[int]] = {}
        self._clock: Clock | None = None
        self._time: Running | None = None
        self._deadline: int | None = None
        #: the last decision of each seat that is known to have earned something
        self._earned: dict[int, int] = {}
        self.version = 0
        self.asked: Asked | None = None
        self.table: TableInfo | None = None

    def read(self, frame: ServerFrame, calm_since: float) -> None:
        """Take in what the server sends, and check it."""
        if isinstance(frame, Welcome):
            self.lines += 1
            self._view, version, self.table = frame.view, frame.table.version, frame.table
            mine = frame.eyes is None or frame.eyes in frame.yours
            hold(mine or frame.table.status == "over", "own eyes", f"{self._whose} sees as {frame.eyes}")
            versions = [entry.version for entry in frame.entries]
            is_whole = versions == list(range(version + 1 - len(versions), version + 1))
            hold(
                is_whole and self._is_joined(versions, version),
                "order kept",
                f"{self._whose}: {versions} after {self.version}",
            )
            hold(frame.yours == ([] if self._seat is None else [self._seat]), "own eyes", f"{frame.yours}")
            # what happened between two connections is not known
            self._time, self._deadline = None, None
        elif isinstance(frame, Update):
            self._view, version = apply(self._view, frame.patch or {}), frame.version
            self._referee.told(self._whose, self.version, frame)
            self.table = frame.table or self.table
            calm = EPOCH_MS + calm_since * 1000
            check_rings(self._whose, self._time, self._deadline, calm, frame.entries)
            self._check_gains(frame)
        else:
            return
        self._check(frame, version)
        self.version, self.asked, self._clock, self._time = version, frame.asked, frame.clock, frame.time
        if isinstance(frame, Welcome) and self._nodes > 1 and not self._referee.is_last(version):
            # a node that stalled shows what it knew, until it hears a moment later that another has the table
            self._clock = None

    def _is_joined(self, versions: list[int], version: int) -> bool:
        """Whether the entries of a welcome follow on what was known, unless that is too long ago."""
        first = versions[0] if versions else version + 1
        return not self.version or len(versions) >= WELCOME or first <= self.version + 1

    def _check(self, frame: Welcome | Update, version: int) -> None:
        whose = self._whose
        eyes = self._seat if not isinstance(frame, Welcome) else frame.eyes
        self._referee.pictured(whose, self._tab * 1000 + self.lines, eyes, version, self._view)
        self._referee.read(whose, eyes, frame.entries)
        is_over = self.table is not None and self.table.status == "over"
        self._referee.asked(whose, eyes, version, frame.asked, is_over)
        self._measures = self._measures if frame.measures is None else frame.measures
        self._referee.measured(whose, version, self._measures)
        self._referee.knows_presets(whose, eyes, frame.presets or {})
        is_same = isinstance(frame, Update)
        # two nodes differ in how long servers have been up, by the time to the database and back; while the only one
        # is down, nobody is charged; and of banks that stopped in between, a welcome tells nothing
        known = frame.entries if is_same or (self._nodes > 1 and not frame.entries) else None
        check_banks(whose, self._clock, frame.clock, known, SLACK if is_same or self._nodes == 1 else LOOSE)
        state = self._referee.state(version)
        recorded = None if state is None else state[0].now(state[1])
        check_game_time(whose, self._time, frame.time, frame.now, recorded)
        self._deadline = None if state is None or recorded is None else state[0].deadline(state[1])

    def _check_gains(self, frame: Update) -> None:
        increment = 0 if self.table is None else self.table.tempo.increment
        for one in check_gains(self._whose, self._clock, frame.clock, frame.entries, increment):
            assert one.seat is not None
            decision = self._referee.decision(one.seat, one.version - 1)
            if decision is not None:
                is_new = decision > self._earned.get(one.seat, -1)
                hold(is_new, "clocks true", f"{self._whose}: decision {decision} of {one.seat} has earned twice")
                self._earned[one.seat] = decision

    def waited(self, seconds: float, now: float) -> None:
        """Nothing has come for a while: check that this is right."""
        self._referee.waited(self.version, seconds, EPOCH_MS + int(now * 1000))
        if seconds * 1000 > OVERDUE and not self._referee.faults:
            check_empty(self._whose, self._clock, EPOCH_MS + int(now * 1000), OVERDUE)
        if self._time is not None and self._time.runs and self._deadline is not None and seconds * 1000 > OVERDUE:
            late = shown(self._time, EPOCH_MS + int(now * 1000)) - self._deadline
            hold(late < OVERDUE * self._time.haste, "rings in time", f"{self._whose}: {late} ms, and nothing rings")
