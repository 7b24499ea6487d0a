"""Everything a request may need, put together at the start and taken apart at the end."""

import asyncio
from collections.abc import AsyncIterator, Container
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import perf_counter
from typing import Any

import structlog
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from saecula.kernel.lots import fresh_seed
from saecula.server.desk.seats import Player
from saecula.server.nodes.alone import RATING
from saecula.server.nodes.hop import SECRET, Stamp
from saecula.server.nodes.leasing import Elsewhere
from saecula.server.nodes.news import Cut, News
from saecula.server.nodes.node import PATIENCE, Node
from saecula.server.nodes.rounds import make_rounds
from saecula.server.nodes.sole import sole
from saecula.server.ratings import Rater
from saecula.server.settings import CannotServe, Settings
from saecula.server.store import Store
from saecula.server.store.engine import Sqlite
from saecula.server.table.room import Room
from saecula.server.table.rooms import Rooms
from saecula.server.telling.inquiries import MISSED
from saecula.server.telling.notices import Notifier
from saecula.server.telling.reviews import Reviews
from saecula.server.telling.turns import Turns
from saecula.server.thinking import Thinking
from saecula.server.time.clocks import Timepiece, WallClock
from saecula.server.web.auth import Caller
from saecula.server.web.channels import Channels
from saecula.server.web.guard.budget import Budget
from saecula.server.web.guard.pace import Pace, pace_of_frames
from saecula.server.web.guard.pulse import Pulse
from saecula.server.web.guard.quotas import Limiter
from saecula.server.web.metrics import Metrics
from saecula.server.web.problems import Trouble
from saecula.server.wire.commands import AnyCommand, Play, Say, Undo
from saecula.server.wire.frames import Ack, Bye, Refused, Turn
from saecula.server.wire.tables import ReasonInfo

log = structlog.get_logger("saecula.site")

HttpRequest = Request[Any, Any, State]


def player_of(caller: Caller | None) -> Player | None:
    """A caller in the form in which rooms know players; None for a stranger."""
    return None if caller is None else Player(caller.player.id, caller.player.name, caller.player.is_bot)


#: The quota of a command; those around the game share one.
COUNTED: dict[type, str] = {Say: "chat", Undo: "undos"}
#: Seconds of work that opening a table is charged as, and in addition for every entry of its log.
OPENING, READING = 0.01, 0.00005
#: The same for a list of tables, for a whole picture of one, and in addition for every entry that was missed.
LISTING, LOOKING, TELLING = 0.008, 0.008, 0.00001


def cost_of_looking(version: int, since: int | None) -> float:
    """Seconds of work that a whole picture of a table is charged as, with what happened since a version if one is
    given."""
    return LOOKING + TELLING * max(0, min(MISSED, version - (version if since is None else since)))


class Site:
    """A server: its store, its rooms, and those who are connected to it."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, node: Node | None = None) -> None:
        self.settings, self.store, self.rooms, self.node = settings, store, rooms, node
        self.metrics = Metrics()
        self.limiter, self.pace = Limiter(settings.quotas), Pace(settings.quotas)
        self.frames = pace_of_frames(settings.quotas)
        self.budget = Budget(settings.quotas.work, settings.quotas.work_burst)
        thinking = rooms.outside.thinking
        thinking.charge, thinking.home = self.budget.charge, self.budget.home
        self.channels = Channels(settings.quotas, self.metrics)
        self.notifier = Notifier(settings, store, self.metrics.count_notice, self.channels.looking)
        self.turns = Turns(base_of(settings), self.notifier)
        self.rater = Rater(store, None if node is None else node.alone(RATING))
        self.news = None if node is None else News(node.hints, self._open_for, self.turns.hear, self._cut_here)
        self.pulse = Pulse(store)
        self.reviews = Reviews(rooms.outside.thinking, store.keepsakes, settings.quotas.reviews)
        #: one import at a time: each may take seconds of a thread
        self.importing = asyncio.Lock()
        rooms.outside.on_change = self.turns.follow
        rooms.outside.on_over = self._rate
        if self.news is not None:
            self.turns.on_turn, self.turns.on_listen = self.news.turn, self.news.want
            self.notifier.ledger = store.leases
        store.writer.watch = self.metrics.commits.observe

    def hosts(self) -> Container[str]:
        """The hosts that nodes run on; none if this server is alone."""
        return () if self.node is None else self.node.hosts

    async def _rate(self, _: str) -> None:
        await self.rater.rate_all()

    def spend(self, quota: str, who: str) -> None:
        """Count one use of a quota by a player, and by the address they come from; or by a stranger's address."""
        self.limiter.spend(quota, who, self.budget.home(who))

    def pay(self, who: str, where: str, seconds: float) -> None:
        """Charge a player, or a stranger's address, for what is done in the event loop; raises Trouble if they have
        spent too much already."""
        self.budget.check(who, where)
        self.budget.charge(who, seconds)

    async def room(self, table_id: str, who: str) -> Room:
        """The room of a table; raises Refusal if there is none. Whoever has it opened is charged for that."""
        room = self.rooms.here(table_id)
        if room is not None:
            return await self.rooms.get(table_id)
        self.budget.check(who, self.budget.home(who))
        room = await self.rooms.get(table_id)
        self.budget.charge(who, OPENING + room.version * READING)
        return room

    async def obey(
        self, room: Room, player: Player | None, command: AnyCommand, started: float, delay: float = 0.0
    ) -> Ack | Refused:
        """Have a command carried out, and count it. `delay`: how many seconds its connection takes one way."""
        answer = self._too_busy(room, player, command) or await room.obey(player, command, delay)
        if isinstance(answer, Refused):
            self.metrics.refusals.labels(answer.error).inc()
        elif isinstance(command, Play):
            self.metrics.moves.inc()
        if isinstance(command, Play):
            self.metrics.answering.observe(perf_counter() - started)
        return answer

    def _too_busy(self, room: Room, player: Player | None, command: AnyCommand) -> Refused | None:
        """Refuse too much of what is kept forever and read by all: each kind has a quota of its own over all tables.

        Moves need none: nobody can make more of them than the rules allow without taking some back."""
        if player is None or isinstance(command, Play):
            return None
        try:
            self.spend(COUNTED.get(type(command), "doings"), player.id)
        except Trouble as trouble:
            return Refused(command.cid, "too-many", ReasonInfo(trouble.key), room.version)
        return None

    async def open_turns(self, player: str) -> list[Turn]:
        """What a player has to decide now at the tables open here; other nodes are asked to tell of theirs."""
        found: list[Turn] = []
        for table in await self.store.tables.of_player(player):
            if any(table.seats[seat].player == player for seat in table.asked):
                with suppress(Elsewhere):  # the others have been asked for those at their tables
                    desk = (await self.rooms.get(table.id)).desk
                    found += [turn for who, turn in self.turns.open_at(desk) if who == player]
        return found

    # -- among nodes

    def cut(self, bye: Bye, *, token: str | None = None, player: str | None = None) -> None:
        """End the channels of a token or of a player, on whichever node they are."""
        cut = Cut(bye, token, player)
        self._cut_here(cut)
        if self.news is not None:
            self.news.cut(cut)

    def _cut_here(self, cut: Cut) -> None:
        self.channels.cut(cut.bye, token=cut.token, player=cut.player)

    def _open_for(self, player: str) -> list[Turn]:
        """The decisions of a player that are open at the tables here."""
        desks = [room.desk for room in self.rooms.open_rooms()]
        mine = [desk for desk in desks if any(seat.player == player for seat in desk.row.seats)]
        return [turn for desk in mine for who, turn in self.turns.open_at(desk) if who == player]

    async def look_after(self) -> None:
        """Catch up on lost hints: games to rate, sessions that are over, turns of players who listen for them."""
        await self.rater.rate_all()
        for token in await self.store.players.unknown(self.channels.tokens()):
            self.channels.cut(Bye("unauthorised", again=False), token=token)
        if self.news is not None:
            for player in self.turns.listening():
                self.news.want(player)

    def metrics_text(self) -> bytes:
        """The current figures as text."""
        self.metrics.rooms.set(len(self.rooms.open_rooms()))
        return self.metrics.text()


#: The types by which routes ask for what they need.
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
    """A site with everything running; at the end everything is stored and closed, whatever happened."""
    async with AsyncExitStack() as stack:
        stack.enter_context(sole(settings.db))
        store = await stack.enter_async_context(
            await Store.open(settings.db, PATIENCE * settings.lease if settings.node else None)
        )
        node = await _node(settings, store)
        thinking = Thinking(settings.thinkers)
        stack.push_async_callback(thinking.close)
        if node is not None:
            node.busy = thinking.busy
        rooms = Rooms(store, thinking, clock or WallClock(settings.haste), settings, node)
        site = Site(settings, store, rooms, node)
        stack.push_async_callback(site.notifier.close)
        stack.push_async_callback(rooms.close)
        stack.push_async_callback(site.reviews.close)
        await site.notifier.load_keys()
        await site.rater.rate_all()
        await rooms.start()
        watching = asyncio.create_task(site.metrics.watch_loop())
        stack.push_async_callback(_stop, watching)
        if node is not None:
            stack.push_async_callback(_stop, asyncio.create_task(make_rounds(site.look_after)))
        yield site


async def _node(settings: Settings, store: Store) -> Node | None:
    """This process as a node; None if it serves alone. Raises CannotServe if the settings do not fit the database."""
    if isinstance(store.database, Sqlite):
        if settings.node:
            raise CannotServe("--node needs a PostgreSQL; an SQLite file has one server")
        return None
    if settings.node:
        stamp = Stamp(await store.keepsakes.get_or_make(SECRET, fresh_seed))
        return Node(settings, settings.address or f"http://{settings.host}:{settings.port}", store, stamp)
    others = [other.name for other in await store.leases.living()]
    if others:
        said = f"the database is shared by nodes already ({', '.join(others)}); --node makes this server one of them"
        raise CannotServe(said)
    return None


async def _stop(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
