"""All rooms: opened when somebody comes, closed when nobody needs them, woken when something is due."""

import asyncio
from typing import Any

import structlog

from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.server.desk.seats import Player, has_people, level_of
from saecula.server.lanes import Lane, Whose
from saecula.server.nodes.leasing import Adrift, Elsewhere, Interrupted, Leasing, Unshared
from saecula.server.settings import Settings
from saecula.server.store import Store, StoreError, TableRow
from saecula.server.table.opening.fresh import new_table
from saecula.server.table.opening.imports import try_import
from saecula.server.table.outside import Outside
from saecula.server.table.room import Room
from saecula.server.telling.picture import table_info
from saecula.server.thinking import Thinking, game_of
from saecula.server.time.clocks import Timepiece, Uptime
from saecula.server.time.gametime import is_timed
from saecula.server.wire.commands import Sit, Start
from saecula.server.wire.frames import Bye
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import NewTable
from saecula.server.wire.tables import TableInfo

log = structlog.get_logger("saecula.room")

#: The name under which the store keeps how long servers have been up.
UPTIME = "uptime"
#: Seconds between heartbeats (and looks at the rooms), and until a room that nobody uses is closed.
BEAT = 10.0
IDLE = 300.0
#: The most seconds between two attempts to open tables that could not be opened.
LONGEST_PAUSE = 300.0
#: How many imported records a player may keep here; the oldest make room.
IMPORTS = 50
#: Milliseconds that storing a record takes at the very most.
STORING = 600_000
#: A clock that is due sooner than this keeps its room open, in milliseconds.
SOON = 600_000


class Rooms:
    """The rooms of one server."""

    def __init__(
        self, store: Store, thinking: Thinking, clock: Timepiece, settings: Settings, leasing: Leasing | None = None
    ) -> None:
        self._uptime = Uptime(clock)
        self._leasing = leasing or Unshared()
        self.outside = Outside(store, thinking, clock, settings.bot_pace, self._uptime)
        self._store, self._clock = store, clock
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        #: tables that were lost while they were being opened
        self._lost: set[str] = set()
        #: when closed rooms must be opened again, by the monotonic clock
        self._due: dict[str, float] = {}
        #: tables that should be open and could not be opened yet
        self._asleep: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    # -- starting and stopping

    async def start(self) -> None:
        """Begin to keep time, and wake the tables where something is due."""
        before = await _served(self._store)
        self._uptime.go_on(max(before, await self._leasing.join(self, self._uptime.age)))
        await _beat(self._store, self._uptime)
        # another node may still be storing a long record
        await self._store.tables.drop_torn(self._clock.now() - (0 if isinstance(self._leasing, Unshared) else STORING))
        self._tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._wake_all())]

    async def close(self) -> None:
        """Close all rooms; clients come back when the server does, and other nodes have the tables at once."""
        self._is_closed = True
        try:
            await self._close_all()
        finally:
            await self._leasing.leave()

    async def _close_all(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close(Bye("restart", True)) for room in self._rooms.values()))
        self._rooms.clear()
        await self.outside.quiet()
        was_running, self._tasks = bool(self._tasks), []
        if was_running:
            await _last_beat(self._store, self._uptime)

    async def _watch(self) -> None:
        while True:
            await self._clock.sleep(BEAT)
            try:
                await _beat(self._store, self._uptime)
                await self.tidy()
            except Exception as error:
                log.error("keeping time failed", exc_info=error)

    async def _wake_all(self) -> None:
        """Open the tables that go on by themselves: a bot must move, or time runs. Those that fail are tried again."""
        pause, has_list = BEAT, False
        while True:
            try:
                if not has_list:
                    self._asleep |= {table.id for table in await self._store.tables.playing() if goes_on(table)}
                    has_list = True
                self._asleep -= {table_id for table_id in sorted(self._asleep) if await self._wake(table_id)}
            except Exception as error:
                log.error("tables cannot be woken", exc_info=error)
            pause = BEAT if has_list and not self._asleep else min(2 * pause, LONGEST_PAUSE)
            await self._clock.sleep(pause)

    async def _wake(self, table_id: str) -> bool:
        """Open a table; False if it must be tried again. What is refused for any other reason is refused for good."""
        try:
            await self.get(table_id)
        except Adrift:
            return False
        except Interrupted:
            self._asleep.add(table_id)  # losing it has taken it off the list
            return False
        except Elsewhere:
            return True
        except Refusal as refusal:
            log.error("a table cannot be woken", table=table_id, why=str(refusal))
        except Exception as error:
            log.error("a table is tried again later", table=table_id, exc_info=error)
            return False
        return True

    async def tidy(self) -> None:
        """Close rooms that nobody needs, and open those that are due."""
        mono = self._clock.monotonic()
        for room in list(self._rooms.values()):
            if self._rooms.get(room.id) is not room:
                continue  # while another was being closed, this one failed and was opened again
            due = room.due()
            if room.is_open and (not room.is_idle(mono, IDLE) or (due is not None and due < SOON)):
                continue
            del self._rooms[room.id]
            await room.close(Bye("resync", True))
            if room.id in self._rooms or room.id in self._opening:
                continue
            if due is not None:
                self._due[room.id] = mono + (due - SOON) / 1000
            else:
                await self._leasing.give_back(room.id)
        for table_id in [table_id for table_id, due in self._due.items() if due <= mono]:
            self._due.pop(table_id, None)
            if not await self._wake(table_id):
                self._asleep.add(table_id)

    # -- other nodes

    async def lose(self, table_id: str) -> None:
        """Another node has taken a table: close it, and send away those who are there."""
        self._due.pop(table_id, None)
        self._asleep.discard(table_id)
        if table_id in self._opening:
            self._lost.add(table_id)
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.shut(Bye("resync", True))
            await room.close(Bye("resync", True))

    async def adopt(self, table_id: str) -> bool:
        """Go on with a table whose owner is gone; False if nothing happens there until somebody comes."""
        table = await self._store.tables.get(table_id)
        if table is None or table.status != "playing" or not goes_on(table):
            return False
        if not await self._wake(table_id):
            self._asleep.add(table_id)
        return True

    def here(self, table_id: str) -> Room | None:
        """The room of a table if it is open here, else None."""
        room = self._rooms.get(table_id)
        return room if room is not None and room.is_open else None

    # -- tables

    async def get(self, table_id: str) -> Room:
        """The room of a table; one that stopped working is opened again."""
        if self._is_closed:
            raise Refusal("failed", "problem-closing")
        room = self._rooms.get(table_id)
        if room is not None and room.is_open:
            room.touch()
            return room
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Room:
        try:
            room = Room(table_id, self.outside, await self._leasing.take(table_id))
            try:
                await room.open()
                if table_id in self._lost:
                    # whoever came to it here would hear nothing of what happens on the node that has it now
                    await room.close(Bye("resync", True))
                    raise Interrupted
            except BaseException:
                await self._leasing.give_back(table_id)
                raise
            self._rooms[table_id] = room
            self._due.pop(table_id, None)
            return room
        finally:
            del self._opening[table_id]
            self._lost.discard(table_id)

    def open_rooms(self) -> list[Room]:
        """The rooms that are open now."""
        return list(self._rooms.values())

    async def info(self, table_id: str) -> TableInfo:
        """A table as everybody may see it; it is not opened for that."""
        room = self._rooms.get(table_id)
        if room is not None and room.is_open:
            return await room.info()
        table = await self._store.tables.get(table_id)
        if table is None:
            raise Refusal("unknown", "problem-no-table")
        return self.describe(table)

    def describe(self, table: TableRow) -> TableInfo:
        """A table as everybody may see it, with who is there if it is open here."""
        room = self._rooms.get(table.id)
        playable = room.is_playable if room is not None else _game_of(table) is not None
        return table_info(table, room.presence if room is not None else None, playable)

    async def create(self, player: Player, wish: NewTable) -> TableInfo:
        """Open a table; start it at once if asked to and all seats are taken."""
        table = await new_table(self._store, player, wish, self._clock.now(), self.outside.thinking)
        if wish.start and all(seat.kind != "open" for seat in table.seats):
            room = await self.get(table.id)
            await room.obey(player, Start(cid="start"))
            return await room.info()
        return self.describe(table)

    async def rematch(self, player: Player, table_id: str) -> TableInfo:
        """The next table for the same people; the second who asks joins the table of the first.

        If there is nobody to wait for, it starts at once."""
        old = await self.get(table_id)
        new_id = await old.rematch(player)
        try:
            new = await self.get(new_id)
        except Elsewhere:
            # those who wait there have it open on another node: there is a seat to take
            return await self.info(new_id)
        for seat in old.seats_of(player):
            await new.obey(player, Sit(cid=f"rematch-{seat.seat}", seat=seat.seat, name=seat.name))
        if new.is_alone(player):
            await new.obey(player, Start(cid="start"))
        return await new.info()

    async def take_in(self, player: Player, text: str) -> TableInfo:
        """Store a record or a position as a table that is over; raises BadRecord if it is wrong."""
        whose = Whose(Lane.REVIEW, player.id)
        found = await self.outside.thinking.aside(whose, try_import, text, player.id, self._clock.now())
        if isinstance(found, str):
            raise BadRecord(found)
        await self._store.tables.create(
            found.table, found.entries, header=found.header, seed=found.seed, snapshot=found.snapshot
        )
        # whoever has looked at it before all of it was stored must look again
        await _close(self._rooms, found.table.id, Bye("resync", True))
        for table_id in await self._store.tables.drop_imports(player.id, IMPORTS):
            await _close(self._rooms, table_id, Bye("gone", False))
        return self.describe(found.table)


async def _close(rooms: dict[str, Room], table_id: str, bye: Bye) -> None:
    """Close the room of a table if it is open."""
    if table_id in rooms:
        await rooms.pop(table_id).close(bye)


async def _beat(store: Store, uptime: Uptime) -> None:
    """Note how long servers have been up."""
    await store.keepsakes.put(UPTIME, str(uptime.age()).encode())


async def _last_beat(store: Store, uptime: Uptime) -> None:
    """The same when stopping. It only saves players seconds, so stopping must not fail if nothing can be stored."""
    try:
        await _beat(store, uptime)
    except StoreError as error:
        log.error("the time up to the stop was not stored", why=str(error))


async def _served(store: Store) -> int:
    """For how many milliseconds servers have been up, by the last heartbeat or by what a table has noted since.

    Otherwise a table that is laid out again would get back the time between, until the heartbeats have caught up."""
    beat = int(await store.keepsakes.get(UPTIME) or 0)
    return max([beat, *(clock.get("age") or 0 for clock in await store.tables.clocks())])


def _game_of(table: TableRow) -> Game[Any] | None:
    return game_of(table.game, table.rules, table.components)


def goes_on(table: TableRow) -> bool:
    """Whether a table goes on while nobody is there."""
    game = _game_of(table)
    if game is None:
        return False
    if not has_people(table):
        return False
    if table.tempo.kind != "free" or is_timed(game):
        return True
    return any(level_of(table.seats[seat]) is not None for seat in table.asked)
