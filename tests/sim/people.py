"""People behind bad lines: what they send is lost, doubled, late, cut off, and sent again until it is answered."""

import asyncio
from random import Random
from typing import Any

from saecula.server.desk.seats import Player
from saecula.server.store import StoreError
from saecula.server.table.room import Room
from saecula.server.telling.listeners import Listener
from saecula.server.telling.patches import apply
from saecula.server.wire.commands import AnyCommand, OfferEnd, Pause, Play, Preset, Say, Undo
from saecula.server.wire.frames import Ack, Bye, Refused, Update, Welcome
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.tables import Asked, Clock

from .plan import Plan
from .referee import Referee, Violation
from .world import World

#: Virtual seconds: until a command comes, until an unanswered one is sent again, that somebody thinks.
LATE, AGAIN, THINKS = 0.2, 2.5, 6.0
#: How long somebody who waits for nothing looks at the table before doing anything.
IDLE = 20.0
#: After so long without a turn a person would rather end, since somebody else has stopped playing.
BORED = 300.0
#: What somebody does instead of a move, and how often.
ASIDES = 0.25


class Person:
    """One person with one line to the table; `seat` is None for somebody who only watches."""

    def __init__(self, world: World, plan: Plan, referee: Referee, table: str, rng: Random) -> None:
        self._world, self._plan, self._referee, self._table, self._rng = world, plan, referee, table, rng
        self.player: Player | None = None
        self.seat: int | None = None
        self.line = 0
        self.cuts: list[float] = []
        #: commands sent so far, and the one that waits for its answer
        self._sent = 0
        self._pending: AnyCommand | None = None
        self._lines = 0
        self._view: Any = None
        self._asked: Asked | None = None
        self._clock: Clock | None = None
        self._version = 0
        self._is_over = False
        self._broken: Violation | None = None
        self._moved_at = self._heard_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def play(self) -> None:
        """Come to the table again and again until the game is over."""
        while not self._is_over:
            try:
                assert self._world.rooms is not None
                room = await asyncio.wait_for(self._world.rooms.get(self._table), 30)
                listener = await asyncio.wait_for(room.join(self.player, self.seat, self._version or None), 30)
            except (Refusal, StoreError, TimeoutError, OSError, RuntimeError, AssertionError) as error:
                if isinstance(error, AssertionError) and self._world.rooms is not None:
                    raise
                await asyncio.sleep(self._rng.uniform(0.1, 1))
                continue
            except asyncio.CancelledError:
                # the room may have died under us; only our own end is an end
                if (task := asyncio.current_task()) is not None and task.cancelling():
                    raise
                await asyncio.sleep(0.5)
                continue
            self._lines += 1
            await self._sit(room, listener)
            room.leave(listener)
            for task in self._tasks:
                task.cancel()

    async def _sit(self, room: Room, listener: Listener) -> None:
        """Follow the table over one line until it is cut."""
        cut = self.cuts.pop(0) if self.cuts else float("inf")
        sent_at = self._now()
        if self._pending is not None:
            self._shoot(room, self._pending)
        while self._now() < cut and not self._is_over:
            try:
                frame = await asyncio.wait_for(anext(listener), 1.0 if self._pending else IDLE)
            except TimeoutError:
                frame = None
                self._referee.waited(self._version, self._now() - max(self._heard_at, self._world.up_since))
            except StopAsyncIteration:
                return
            if self._broken is not None:
                raise self._broken
            if isinstance(frame, Bye):
                return
            self._read(frame)
            if self.player is None or self.seat is None or self.line:
                continue
            if self._pending is not None and self._now() - sent_at > AGAIN:
                self._shoot(room, self._pending)
                sent_at = self._now()
            if self._pending is None and (command := self._wish()) is not None:
                self._pending = command
                await asyncio.sleep(self._rng.expovariate(1 / THINKS))
                self._shoot(room, command)
                sent_at = self._now()

    def _read(self, frame: object) -> None:
        if frame is not None:
            self._heard_at = self._now()
        whose = self.player.id if self.player else "watcher"
        if isinstance(frame, Welcome):
            self._view, version = frame.view, frame.table.version
        elif isinstance(frame, Update):
            self._view, version = apply(self._view, frame.patch or {}), frame.version
            self._referee.told(whose, self._version, frame)
        else:
            return
        self._referee.pictured(whose, self.line * 1000 + self._lines, self.seat, version, self._view)
        self._referee.asked(whose, self.seat, version, frame.asked)
        self._referee.clocked(whose, self._clock, frame.clock)
        self._version, self._asked, self._clock = version, frame.asked, frame.clock
        info = frame.table
        self._is_over = info is not None and info.status == "over"

    # -- commands

    def _wish(self) -> AnyCommand | None:
        """What this person wants done next."""
        assert self.seat is not None
        rng, cid = self._rng, f"{self.seat}-{self._sent + 1}"
        if self._sent >= self._plan.plays or self._now() - self._moved_at > BORED:
            self._sent += 1
            return OfferEnd(cid=cid, seat=self.seat, agree=True)
        if self._asked is None:
            return None
        self._sent += 1
        self._moved_at = self._now()
        move = rng.choice(self._asked.legal)
        if rng.random() < ASIDES:
            asides: list[AnyCommand] = [
                Say(cid=cid, text="Well played"),
                Undo(cid=cid, seat=self.seat, all=rng.random() < 0.5),
                Pause(cid=cid, paused=False),
                Preset(cid=cid, seat=self.seat, kind=self._asked.kind, move=rng.choice([None, move])),
            ]
            return rng.choice(asides)
        return Play(cid=cid, seat=self.seat, decision=self._asked.decision, move=move)

    def _shoot(self, room: Room, command: AnyCommand) -> None:
        """Send a command over the line: once, twice, or not at all."""
        for _ in range(1 + (self._rng.random() < self._plan.doubled)):
            if self._rng.random() >= self._plan.lost:
                task = asyncio.create_task(self._send(room, command, self._rng.expovariate(1 / LATE)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send(self, room: Room, command: AnyCommand, delay: float) -> None:
        await asyncio.sleep(delay)
        assert self.player is not None
        try:
            said = await room.obey(self.player, command)
        except (Refusal, asyncio.CancelledError):
            return
        try:
            self._referee.answered(self.player.id, str(type(command).__struct_config__.tag), said)
        except Violation as broken:
            self._broken = broken  # nobody waits for this task: whoever sits tells it
            return
        await asyncio.sleep(self._rng.expovariate(1 / LATE))
        self._heard(command, said)

    def _heard(self, command: AnyCommand, said: Ack | Refused) -> None:
        is_done = isinstance(said, Ack) or said.error != "failed"
        if is_done and self._pending is not None and self._pending.cid == command.cid:
            self._pending = None
