"""One server life after the other on one database."""

import asyncio
from contextlib import suppress
from random import Random

from saecula.server.settings import Settings
from saecula.server.store import Store, StoreError
from saecula.server.store.engine import Sqlite
from saecula.server.table.rooms import Rooms
from saecula.server.thinking import Thinking
from saecula.server.wire.frames import Bye

from .loop import SimClock, SimLoop

#: How long a machine takes to begin again, in virtual seconds.
DOWN = (0.1, 5.0)


class World:
    """The server as its clients find it: there, or not."""

    def __init__(self, loop: SimLoop, rng: Random, path: str) -> None:
        self.loop, self.path = loop, path
        self.rooms: Rooms | None = None
        self.store: Store
        self.crashes = 0
        #: when this life of the server began
        self.up_since = 0.0
        self._rng = rng

    async def boot(self) -> None:
        """Start a server; tried until it stands."""
        while self.rooms is None:
            try:
                self.store = await Store.open(self.path)
                rooms = Rooms(self.store, Thinking(0), SimClock(), Settings(db=self.path, bot_pace=0.1))
                await rooms.start()
                self.rooms, self.up_since = rooms, self.loop.time()
            except (StoreError, OSError):
                await asyncio.sleep(1.0)

    async def crash(self) -> None:
        """The server dies with everything it had in mind, and comes back after a while."""
        rooms, self.rooms = self.rooms, None
        if rooms is None:
            return
        self.crashes += 1
        self.loop.life += 1
        for room in rooms.open_rooms():
            room.driver.stop()
            room.races.drop()
            room.owner.is_open = False
            _cancel(room.owner._task)
            room.audience.dismiss(Bye("resync", True))
        for task in (*rooms._tasks, self.store.writer.task, *rooms._opening.values()):
            _cancel(task)
        await asyncio.sleep(1.0)  # what was under way is done or not
        database = self.store.database
        assert isinstance(database, Sqlite)
        for engine in (database._writing, database._reading):
            engine.dispose()
        await asyncio.sleep(self._rng.uniform(*DOWN))
        await self.boot()

    async def stop(self) -> None:
        """The end, in order."""
        if self.rooms is not None:
            with suppress(StoreError):
                await self.rooms.close()
        await self.store.close()


def _cancel(task: "asyncio.Task[object] | asyncio.Task[None] | None") -> None:
    if task is not None:
        task.cancel()
