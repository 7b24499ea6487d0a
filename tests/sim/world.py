"""The nodes of a site, one life after another on one database."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from functools import partial
from math import inf
from random import Random
from typing import Any, TypeVar

import msgspec

from saecula.server.nodes.hop import Stamp
from saecula.server.nodes.node import PATIENCE
from saecula.server.nodes.node import Node as Member
from saecula.server.settings import UNLIMITED, CannotServe, Settings
from saecula.server.store import Store, StoreError
from saecula.server.store.engine import Sqlite
from saecula.server.table.rooms import Rooms
from saecula.server.thinking import Thinking
from saecula.server.web.serving import FAREWELL
from saecula.server.web.site import Site
from saecula.server.wire.frames import Bye

from .loop import Life, SimClock, SimLoop
from .plan import Plan
from .postgres import Wires, member

T = TypeVar("T")

#: The least and the most virtual seconds that a machine takes to restart.
DOWN = (0.1, 5.0)


def within(life: Life, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Have something done in the life of a server; it ends with that life."""
    return asyncio.get_running_loop().create_task(work, context=life.context.copy())


class Node:
    """A server as its clients find it: up, or not."""

    def __init__(self, name: str, path: str, wires: Wires | None, pace: float) -> None:
        self.name, self._path, self._wires, self._pace = name, path, wires, pace
        self.site: Site | None = None
        self.life = Life(name)

    async def boot(self) -> None:
        """Start a server, trying until it runs."""
        while self.site is None:
            self.life = Life(self.name)
            try:
                self.site = await within(self.life, self._begin())
            except (StoreError, OSError, CannotServe):
                self.life.end()
                await asyncio.sleep(1.0)
            except asyncio.CancelledError:
                self.life.end()  # otherwise what was half begun would keep the name of the node for ever
                raise

    async def _begin(self) -> Site:
        settings = Settings(db=self._path, bot_pace=self._pace, quotas=UNLIMITED)
        if self._wires is None:
            store, node = await Store.open(self._path), None
        else:
            settings = msgspec.structs.replace(settings, node=self.name, address=f"http://{self.name}")
            store = await Store.open(self._path, PATIENCE * settings.lease)
            assert isinstance(store.database, Sqlite)
            make = partial(Member, settings, settings.address, store, Stamp(b"simulated"))
            node = member(self.life, self._wires, make, store.database)
        rooms = Rooms(store, Thinking(0), SimClock(), settings, node)
        site = Site(settings, store, rooms, node)
        await site.rater.rate_all()
        await rooms.start()
        return site

    async def die(self) -> None:
        """Die: everything in memory is gone; what was under way is either done or not."""
        site, self.site = self.site, None
        if site is not None:
            self.life.end()
            await asyncio.sleep(1.0)
            _let_go(site.store)

    async def stop(self) -> None:
        """Stop in good order."""
        site, self.site = self.site, None
        if site is not None:
            await within(self.life, _stopped(site))
            self.life.end()
            _let_go(site.store)


class World:
    """All nodes, and what goes wrong with them."""

    def __init__(self, loop: SimLoop, rng: Random, path: str, plan: Plan) -> None:
        self.loop, self._rng, self._plan = loop, rng, plan
        wires = Wires(Random(rng.random())) if plan.nodes > 1 else None
        self.nodes = [Node(f"n{at}", path, wires, plan.pace) for at in range(plan.nodes)]
        self.crashes = 0
        #: what was tried at this site, and how often
        self.tried = Counter({f"sites of {len(self.nodes)} nodes": 1, f"sites of {len(plan.tables)} tables": 1})
        #: since when nothing has gone wrong with any node; infinite while something does
        self.calm_since = 0.0
        self.failed: list[BaseException] = []

    async def boot(self) -> None:
        """Start all nodes that are not running."""
        for node in self.nodes:
            await node.boot()
        self.calm_since = self.loop.time()

    async def suffer(self) -> None:
        """Do to the nodes everything that the plan has in store."""
        for trouble in self._plan.troubles:
            await asyncio.sleep(max(0.0, trouble.at - self.loop.time()))
            node = self.nodes[trouble.node % len(self.nodes)]
            if node.site is None:
                continue
            self.calm_since = inf
            if trouble.kind == "stall":
                await node.life.stall(trouble.seconds)
            else:
                await (node.die() if trouble.kind == "kill" else node.stop())
                self.crashes += 1
                await asyncio.sleep(self._rng.uniform(*DOWN))
                await node.boot()
            self.calm_since = self.loop.time()

    async def stop(self) -> None:
        """Stop in good order."""
        for node in self.nodes:
            await node.stop()


async def _stopped(site: Site) -> None:
    if site.node is not None:
        site.node.is_leaving = True
        await site.rooms.close()
    await site.channels.end_all(Bye("restart", again=True), FAREWELL)
    if site.node is None:
        await site.rooms.close()
    await site.notifier.close()
    await site.store.close()


def _let_go(store: Store) -> None:
    assert isinstance(store.database, Sqlite)
    for engine in (store.database._writing, store.database._reading):
        engine.dispose()
