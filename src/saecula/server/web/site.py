"""Everything a request may need, put together at the start and taken apart at the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import perf_counter
from typing import Any

import structlog
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from saecula.server.desk.seats import Player
from saecula.server.ratings import Rater
from saecula.server.settings import Settings
from saecula.server.store import Store
from saecula.server.table.room import Room
from saecula.server.table.rooms import Rooms
from saecula.server.telling.notices import Notifier
from saecula.server.telling.reviews import Reviews
from saecula.server.telling.turns import Turns
from saecula.server.thinking import Thinking
from saecula.server.time.clocks import Timepiece, WallClock
from saecula.server.web.auth import Caller
from saecula.server.web.channels import Channels
from saecula.server.web.guard.budget import Budget
from saecula.server.web.guard.pulse import Pulse
from saecula.server.web.metrics import Metrics
from saecula.server.web.problems import Trouble
from saecula.server.web.security import Limiter
from saecula.server.wire.commands import AnyCommand, Play, Say
from saecula.server.wire.frames import Ack, Refused, Turn
from saecula.server.wire.tables import ReasonInfo

log = structlog.get_logger("saecula.site")

HttpRequest = Request[Any, Any, State]


def player_of(caller: Caller | None) -> Player | None:
    """A caller as the rooms know players."""
    return None if caller is None else Player(caller.player.id, caller.player.name, caller.player.is_bot)


class Site:
    """A server: its store, its rooms, and those who are connected to it."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.settings, self.store, self.rooms = settings, store, rooms
        self.metrics = Metrics()
        self.limiter = Limiter(settings.quotas)
        self.budget = Budget(settings.quotas.work, settings.quotas.work_burst)
        rooms.outside.thinking.charge = self.budget.charge
        self.channels = Channels(settings.quotas.sockets, self.metrics)
        self.notifier = Notifier(settings, store, self.metrics.count_notice, self.channels.looking)
        self.turns = Turns(base_of(settings), self.notifier)
        self.rater = Rater(store)
        self.pulse = Pulse(store)
        self.reviews = Reviews(rooms.outside.thinking, store.memory)
        #: one import at a time: each may take seconds of a thread
        self.importing = asyncio.Lock()
        rooms.outside.on_change = self.turns.follow
        rooms.outside.on_over = self._rate
        store.writer.watch = self.metrics.commits.observe

    async def _rate(self, _: str) -> None:
        await self.rater.rate_all()

    async def room(self, table_id: str) -> Room:
        """The room of a table; a Refusal where there is none."""
        return await self.rooms.get(table_id)

    async def obey(
        self, room: Room, player: Player | None, command: AnyCommand, started: float, delay: float = 0.0
    ) -> Ack | Refused:
        """Have a command done that came over a connection with some delay, and count it."""
        answer = self._too_chatty(room, player, command) or await room.obey(player, command, delay)
        if isinstance(answer, Refused):
            self.metrics.refusals.labels(answer.error).inc()
        elif isinstance(command, Play):
            self.metrics.moves.inc()
        if isinstance(command, Play):
            self.metrics.answering.observe(perf_counter() - started)
        return answer

    def _too_chatty(self, room: Room, player: Player | None, command: AnyCommand) -> Refused | None:
        """What is said is kept for ever and read by all: it is counted by itself, at whichever tables it is said."""
        if player is None or not isinstance(command, Say):
            return None
        try:
            self.limiter.spend("chat", player.id)
        except Trouble as trouble:
            return Refused(command.cid, "too-many", ReasonInfo(trouble.key), room.version)
        return None

    async def open_turns(self, player: str) -> list[Turn]:
        """The decisions of a player that are open now."""
        found: list[Turn] = []
        for table in await self.store.tables.of_player(player):
            if any(table.seats[seat].player == player for seat in table.asked):
                found += [turn for who, turn in self.turns.open_at((await self.room(table.id)).desk) if who == player]
        return found

    def metrics_text(self) -> bytes:
        """The figures as they are now."""
        self.metrics.rooms.set(len(self.rooms.open_rooms()))
        return self.metrics.text()


#: How routes ask for what they need.
TheSite = NamedDependency[Site]
TheCaller = NamedDependency[Caller]
Visitor = NamedDependency[Caller | None]


def base_of(settings: Settings) -> str:
    """The address that links in notices begin with."""
    if settings.origins:
        return settings.origins[0].rstrip("/")
    return f"http://{settings.host}:{settings.port}"


@asynccontextmanager
async def open_site(settings: Settings, clock: Timepiece | None = None) -> AsyncIterator[Site]:
    """A site with everything running; at its end all is stored and closed, whatever happened."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.db))
        thinking = Thinking(settings.thinkers)
        stack.push_async_callback(thinking.close)
        rooms = Rooms(store, thinking, clock or WallClock(settings.haste), settings)
        site = Site(settings, store, rooms)
        stack.push_async_callback(site.notifier.close)
        stack.push_async_callback(rooms.close)
        stack.push_async_callback(site.reviews.close)
        await site.notifier.load_keys()
        await site.rater.rate_all()
        await rooms.start()
        watching = asyncio.create_task(site.metrics.watch_loop())
        stack.push_async_callback(_stop, watching)
        yield site


async def _stop(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
