"""Many tables in real time on one server process: how exact are glasses and gongs, and is the order ever wrong?

    python -m bench.realtime [--tables 50] [--seats 4] [--seconds 180]

Every seat is a robot on a socket of its own that plays about as quickly as people do. All tables begin in the middle of
an age, shortly before a cry, and go on past the gong. The error of a glass, a cry or a gong is the time from the moment
at which it is due, by the mapping of game time that clients are given, to the arrival of the frame that tells of it.
"""

import argparse
import asyncio
import gc
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import msgspec

from bench.figures import Sheet, is_changed, record
from bench.host import Host
from bench.robot import Robot
from saecula.arena.play import play_game
from saecula.bots.reaction import reaction
from saecula.games import make_game
from saecula.kernel.codes import CLOCK
from saecula.play.position import write_position
from saecula.play.replay import Replay
from saecula.server.wire.commands import Play
from saecula.server.wire.frames import Ack, Refused, ServerFrame, Update, Welcome
from saecula.server.wire.rest import From
from saecula.server.wire.tables import Asked, Entry, Running

GAME = "time-of-empires"
OPTIONS = {"ages": "real-time", "speed": "20"}
#: Where the tables begin: this many milliseconds before the second cry of the second age.
BEFORE = 15_000
CRY, AGE = 240_000, 360_000
LEVEL = "casual"
#: Moves sent within this many milliseconds of each other may come in either order.
SAME = 10.0
BAR = 50.0


class Sent(msgspec.Struct):
    """A move that was acknowledged, and from when until when it was being sent, in milliseconds on the wall clock."""

    version: int
    start: float
    end: float


class Racer(Robot):
    """A robot that watches the clock."""

    def __init__(self, address: str, table: str, token: str, seat: int, rng: Random) -> None:
        super().__init__(address, table, token, seat, rng)
        self.errors: dict[str, list[float]] = defaultdict(list)
        self.clock: list[tuple[int, int]] = []
        self.sent: list[Sent] = []
        self.time: Running | None = None
        self._sending = 0.0, 0.0

    def _take(self, frame: ServerFrame) -> None:
        arrived = time.time() * 1000
        decision = self._asked.decision if self._asked is not None else -1
        if isinstance(frame, Ack) and self._pending is not None and frame.cid == self._pending.cid:
            self.sent.append(Sent(frame.version, *self._sending))
        goes_on = isinstance(frame, Update) and any(entry.seat == self.seat for entry in frame.entries)
        super()._take(frame)
        if isinstance(frame, Welcome | Update):
            if self._asked is not None and self._asked.decision != decision:
                self._due = time.monotonic() + reaction(LEVEL, goes_on, self.rng) / 1000
            if isinstance(frame, Update):
                self._look(frame, arrived)
            self.time = frame.time

    def _look(self, frame: Update, arrived: float) -> None:
        """Measure what was due. If a seat moved as well, CLOCK only says when that was, and nothing is measured."""
        ticks = [entry for entry in frame.entries if entry.seat == CLOCK and entry.move is not None]
        for entry in ticks:
            self.clock.append((entry.version, shown(entry)))
        is_due = ticks and not any(entry.seat is not None and entry.seat >= 0 for entry in frame.entries)
        if is_due and self.time is not None and self.time.runs:
            due = self.time.at + shown(ticks[-1]) - self.time.shows
            self.errors[kind_of(ticks[-1])].append(arrived - due)

    async def _answer(self, socket: object, asked: Asked) -> None:
        """Answer, preferring moves that do something over waiting."""
        doing = [move for move in asked.legal if len(move) > 1] or asked.legal
        chosen = self.rng.choice(doing if self.rng.random() < 0.8 else asked.legal)
        await super()._answer(socket, msgspec.structs.replace(asked, legal=[chosen]))  # type: ignore[arg-type]

    async def _send(self, socket: object, command: Play) -> None:
        start = time.time() * 1000
        await super()._send(socket, command)  # type: ignore[arg-type]
        self._sending = start, time.time() * 1000


def shown(tick: Entry) -> int:
    """The game time in milliseconds that a move of CLOCK leads to."""
    assert tick.move is not None
    return int(next(value for name, value in tick.move.items() if name != "do"))


def kind_of(tick: Entry) -> str:
    """What a move of CLOCK led to."""
    events = {event["event"] for event in tick.events}
    return "gong" if "GongRang" in events else "cry" if "BabyCried" in events else "glass"


def position(seats: int) -> str:
    """A position in the middle of an age, as bots reach it."""
    game = make_game(GAME)
    record = play_game(game, seats, OPTIONS, ["habit"] * seats, 1).record()
    replay = Replay(game, record)
    for n in range(1, len(record.lines) + 1):
        replay.to(n)
        course = replay.state.course
        if course.age == 1 and course.now >= course.began + CRY - BEFORE and CLOCK in game.to_act(replay.state):
            return write_position(game, replay.state, record.header.options).decode()
    raise RuntimeError("no such position")


def wrong_orders(racers: list[Racer]) -> int:
    """How many acknowledged moves came in another order than they were sent in, and how often CLOCK went backwards."""
    count = 0
    for racer in racers:
        count += sum(a[1] > b[1] for a, b in zip(racer.clock, racer.clock[1:]))
    by_table: dict[str, list[Sent]] = defaultdict(list)
    for racer in racers:
        by_table[racer.table] += racer.sent
    for sent in by_table.values():
        latest = 0.0
        for move in sorted(sent, key=lambda one: one.version):
            count += move.end < latest - SAME
            latest = max(latest, move.start)
    return count


async def play(host: Host, tables: list[str], tokens: list[str], seconds: float) -> list[Racer]:
    """Let all robots play at once."""
    rng = Random(1)
    racers = [
        Racer(host.address, table, token, seat, Random(rng.random()))
        for table in tables
        for seat, token in enumerate(tokens)
    ]
    # measure the server, not the garbage collection of two hundred clients in one process
    gc.collect()
    gc.disable()
    until = time.monotonic() + seconds
    await asyncio.gather(*(racer.run(lambda: time.monotonic() > until) for racer in racers))
    return racers


def measure(tables: int, seats: int, seconds: float) -> list[Racer]:
    """Start a server, open the tables, play."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(f"sqlite:///{folder}/realtime.db", Path(folder))
        host.start()
        try:
            tokens = [host.guest(f"Robot {seat + 1}") for seat in range(seats)]
            origin = From(host.take_in(tokens[0], position(seats)), 0)
            opened = [host.open_table(GAME, seats, tokens, {}, origin) for _ in range(tables)]
            return asyncio.run(play(host, opened, tokens, seconds))
        finally:
            host.stop()


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def parts_of(racers: list[Racer]) -> list[Sheet | str]:
    """What was measured, as a table and sentences."""
    errors: dict[str, list[float]] = defaultdict(list)
    for racer in racers:
        for kind, found in racer.errors.items():
            errors[kind] += found
            errors["all"] += found
    rows = [
        (kind, str(len(found)), *(f"{share(found, part):.1f} ms" for part in (0.5, 0.95, 0.99, 1, 0)))
        for kind in ("glass", "cry", "gong", "all")
        if (found := errors[kind])
    ]
    refused: list[Refused] = [one for racer in racers for one in racer.refused]
    acked = [one.took * 1000 for racer in racers for one in racer.acked]
    wrong = wrong_orders(racers)
    is_held = errors["all"] and share(errors["all"], 0.99) < BAR and not wrong
    sentences = [
        f"{len(acked)} moves acknowledged, 50 % in {share(acked, 0.5):.1f} ms, 99 % in {share(acked, 0.99):.1f} ms.",
        f"{len(refused)} refused: somebody else was quicker, or the gong.",
        f"{wrong} wrong orders of two accepted moves.",
        f"99 % under {BAR:g} ms and no wrong order: {'held' if is_held else 'NOT HELD'}.",
    ]
    return [Sheet(("due", "seen", "50 %", "95 %", "99 %", "worst", "earliest"), rows), " ".join(sentences)]


def main() -> None:
    """Measure, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=180)
    given = parser.parse_args()
    began = time.time()
    racers = measure(given.tables, given.seats, given.seconds)
    said = f"{given.tables} tables in real time, {len(racers)} sockets, {given.seconds:g} s."
    is_whole = not is_changed(parser, given)
    record("realtime", "python -m bench.realtime", [said, *parts_of(racers)], began, is_whole=is_whole)


if __name__ == "__main__":
    main()
