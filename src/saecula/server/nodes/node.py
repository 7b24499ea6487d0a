"""A node: it gives signs of life, has tables for as long as it does, and hears what happens on the others."""

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import structlog

from saecula.server.nodes.alone import Alone
from saecula.server.nodes.beats import Around, Beats
from saecula.server.nodes.hints import Hints
from saecula.server.nodes.hop import Stamp
from saecula.server.nodes.leasing import Adrift, Elsewhere, Housekeeper
from saecula.server.nodes.link import FAILURES, Link
from saecula.server.settings import CannotServe, Settings
from saecula.server.store import NodeRow, Store, StoreError
from saecula.server.store.engine import Postgresql
from saecula.server.wire.refusals import Refusal

log = structlog.get_logger("saecula.node")

#: Signs of life per lease; and the part of a lease that anything may take before it is given up.
BEATS, PATIENCE = 4, 2 / 3
#: For how many leases a node waits for its name: a node that was killed under it counts as dead after one.
WAITS = 2
#: By how many thousandths of its time a node must be busier than another before new tables of bots go there.
CLEARLY = 250
#: After this many beats any node adopts a table, if the one that it falls to has not.
LONG = 4


class Node:
    """This process among those that share a database."""

    def __init__(self, settings: Settings, address: str, store: Store, stamp: Stamp) -> None:
        self.name, self.lease = settings.node, settings.lease
        self.address, self._store, self.stamp = address.rstrip("/"), store, stamp
        self.life = secrets.token_hex(8)
        self.living: dict[str, NodeRow] = {}
        #: called with the lives of all who are alive, at every beat
        self.on_beat: list[Callable[[set[str]], None]] = []
        self._held: dict[str, int] = {}
        self._owners: dict[str, NodeRow] = {}
        self._orphaned: Counter[str] = Counter()
        self._alive_until = 0.0
        self._has_lapsed = False
        #: whether visitors should go to other nodes from now on
        self.is_leaving = False
        #: host names and addresses of all nodes that have been seen alive
        self.hosts: set[str] = set()
        self._keeper: Housekeeper | None = None
        self._age: Callable[[], int] = lambda: 0
        #: which part of its time a process of bots was busy, since that was last asked; reported at every beat
        self.busy: Callable[[], float] = lambda: 0.0
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()
        #: looks the names of new nodes up; a name server that hangs must not hold up signs of life
        self._learning: asyncio.Task[None] | None = None
        self._soon = asyncio.Event()
        self._link = Link(store.database.url, self.lease * PATIENCE)
        self._beats = Beats(self._link, self.name, self.address, int(self.lease * 1000))
        self.hints = Hints(self.life, self._link)
        self._link.heard = self.hints.hear
        self.hints.listen("left", lambda _: self._soon.set())

    # -- beginning and end

    async def join(self, keeper: Housekeeper, age: Callable[[], int]) -> int:
        """Begin, once a node that was killed under this name is dead; returns how long servers were up before."""
        try:
            # asked again at the end: while we waited for our name, time has passed on the other nodes
            await self._begin(await self._beats.uptime())
            before = await self._beats.uptime()
        except FAILURES as error:
            raise CannotServe(f"the database fails: {str(error) or type(error).__name__}") from None
        self._keeper = keeper
        self._age = age
        self._start(self._run())
        self._start(self.hints.run())
        return before

    async def _begin(self, age: int) -> None:
        started = monotonic()
        while not await self._beats.join(self.life, age):
            # if it is alive, it goes on giving signs of life
            if monotonic() - started > WAITS * self.lease:
                raise CannotServe(f"there is a node {self.name} already; --node chooses another name")
            await asyncio.sleep(self.lease / 20)
        self._alive_until = monotonic() + self.lease

    async def leave(self) -> None:
        """Let the other nodes have all our tables at once."""
        if self._keeper is None:
            await self._link.close()
            return
        self._keeper = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._held.clear()
        self._alive_until = 0.0
        with suppress(*FAILURES):
            await self._beats.leave(self.life)
        await self._link.say(self.hints.text("left", b"{}"))
        await self._link.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- tables

    def is_alive(self) -> bool:
        """Whether our last sign of life still holds, as far as this machine's clock can tell."""
        return monotonic() < self._alive_until

    async def take(self, table_id: str) -> int:
        """Take a table; returns the epoch to store under. Elsewhere if another node has it, Adrift if nobody knows."""
        if not self.is_alive():
            raise Adrift
        epoch = await self._store.leases.take(table_id, self.life)
        if epoch is None:
            if await self._store.tables.get(table_id) is None:
                raise Refusal("unknown", "problem-no-table")
            raise Elsewhere
        self._held[table_id] = epoch
        self._owners.pop(table_id, None)
        return epoch

    async def give_back(self, table_id: str) -> None:
        """Give back a table that is closed."""
        epoch = self._held.pop(table_id, None)
        if epoch is not None:
            try:
                await self._store.leases.give_back(table_id, self.life, epoch)
            except StoreError as error:
                log.warning("a table was not given back", table=table_id, why=str(error))

    async def owner_of(self, table_id: str) -> NodeRow | None:
        """The other node that has a table; None if it may be opened here."""
        found = self._owners.get(table_id) or await self._store.leases.owner(table_id)
        if found is None or found.life == self.life:
            return None
        self._owners[table_id] = found  # until the next beat, or until that node denies it
        return found

    def forget_owner(self, table_id: str) -> None:
        """What we know of a table's owner is out of date: forget it."""
        self._owners.pop(table_id, None)

    def idlest(self) -> NodeRow | None:
        """The node whose bots have the least to do; None unless ours clearly have more."""
        others = [node for node in self.living.values() if node.life != self.life]
        least = min(others, key=lambda node: node.busy, default=None)
        return least if least is not None and least.busy + CLEARLY <= self._busy else None

    def alone(self, key: int) -> Alone:
        """A lock that lets one node at a time do something; TimeoutError if the node that does it hangs."""
        assert isinstance(self._store.database, Postgresql)
        return Alone(self._store.database.engine, key, self.lease * PATIENCE)

    # -- signs of life

    async def _run(self) -> None:
        while True:
            started = monotonic()
            try:
                await self._beat()
            except Exception as error:  # whatever it is: without signs of life we have no tables
                log.warning("no sign of life", why=str(error) or type(error).__name__)
            if not self.is_alive():
                self._lapse()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.05, self.lease / BEATS - (monotonic() - started))):
                    await self._soon.wait()
            self._soon.clear()

    async def _beat(self) -> None:
        started = monotonic()
        self._busy = round(1000 * self.busy())
        if await self._beats.beat(self.life, self._age(), self._busy):
            self._alive_until = started + self.lease
        else:
            self._lapse()
            await self._begin(self._age())
        before = dict(self._held)
        around = await self._beats.look(self.life)
        self._owners.clear()
        self.living = {node.life: node for node in around.living}
        self.hints.has_others = len(self.living) > 1
        if self._learning is None or self._learning.done():
            self._learning = self._start(_learn(self.hosts, around.living))
        for look in self.on_beat:
            look(set(self.living))
        gone = [table for table, epoch in before.items() if around.held.get(table) != epoch == self._held.get(table)]
        self._lose(gone)
        self._adopt(around)

    def _lapse(self) -> None:
        """Give up all our tables: other nodes may have them by now."""
        if self._held:
            log.warning("cut off", node=self.name, tables=len(self._held))
        self._has_lapsed = True
        self._owners.clear()
        self._lose(list(self._held))

    def _lose(self, tables: Iterable[str]) -> None:
        for table_id in tables:
            self._held.pop(table_id, None)
            if self._keeper is not None:
                self._start(self._keeper.lose(table_id))

    def _adopt(self, around: Around) -> None:
        """See to the tables of nodes that are gone, each node to its share; and to our own after we were cut off.

        Others may have been cut off with us: before we call them gone, they have until the next beat to say no."""
        if self._has_lapsed:
            self._has_lapsed = False
            self._orphaned.clear()
            mine = [table for table in around.held if table not in self._held]
        else:
            self._orphaned = Counter({table: self._orphaned[table] + 1 for table in around.orphans})
            mine = [table for table, beats in self._orphaned.items() if beats > LONG or self._is_next(table)]
        for table_id in mine:
            self._start(self._see_to(table_id))

    def _is_next(self, table_id: str) -> bool:
        """Whether it falls to us, of all living nodes, to see to a table."""
        lot = {life: hashlib.sha256(f"{table_id} {life}".encode()).digest() for life in self.living}
        return bool(lot) and min(lot, key=lot.__getitem__) == self.life

    async def _see_to(self, table_id: str) -> None:
        if self._keeper is None or table_id in self._held:
            return
        try:
            if not await self._keeper.adopt(table_id):
                await self._store.leases.release(table_id)
        except (StoreError, Refusal) as error:
            log.info("a table is not adopted", table=table_id, why=str(error))


async def _learn(hosts: set[str], nodes: Iterable[NodeRow]) -> None:
    """Add the host names and addresses of nodes."""
    hosts.update(await _addresses_of(nodes, hosts))


async def _addresses_of(nodes: Iterable[NodeRow], known: set[str]) -> set[str]:
    """The host names and addresses of nodes; names that were looked up once are not looked up again."""
    found: set[str] = set()
    for host in {urlsplit(node.address).hostname or "" for node in nodes} - known:
        with suppress(OSError, UnicodeError):
            infos = await asyncio.get_running_loop().getaddrinfo(host, None)
            found |= {host, *(str(info[4][0]) for info in infos)}
    return found
