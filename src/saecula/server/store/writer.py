"""The one writer: it takes everything that is waiting, commits it in one transaction, then tells each caller.

So a hundred tables with a move at once cost one sync of the disk. Batches alone go straight to the database as fixed
SQL; with other writes among them, it goes through SQLAlchemy. If the common transaction fails, each write is tried
alone, so only those that cannot be stored fail. Nothing is acknowledged before it is committed.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection

from saecula.server.store.append import Head, Heads, Pile, heads_of, run_all
from saecula.server.store.engine import Database, Job
from saecula.server.store.errors import Clash, LeaseLost, NameTaken, StoreError
from saecula.server.store.rows import Batch
from saecula.server.store.sql import Statement

T = TypeVar("T")
#: Besides batches there are other writes, as functions; one may be run twice, if the first time fails.
Work = Batch | Job[T]
#: The most writes in one transaction, so that nobody waits long for others.
GROUP = 256
#: A word in the database's message about a broken uniqueness -> what it means.
UNIQUE: dict[str, tuple[type[StoreError], str]] = {
    "kept_name": (NameTaken, "somebody else keeps this name"),
    "entries": (Clash, "this version or this command is stored already"),
}
#: What the database's message contains if an epoch is over.
FENCED = ('"table_id" of relation "entries"', '"epoch" of relation "leases"')


class Waiting:
    """A write, and the caller who waits for it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def resolve(self, result: object) -> None:
        """Tell the caller that it is committed, if anybody is still waiting."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        """Tell the caller that it was not stored."""
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Commits what others hand over, in groups."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: deque[Waiting] = deque()
        #: set while nothing is waiting; whoever brings something resolves it
        self._idle: asyncio.Future[None] | None = None
        self.closed = False
        self.heads = Heads()
        #: how many transactions were committed
        self.commits = 0
        #: called with the seconds that each transaction took
        self.watch: Callable[[float], None] = lambda seconds: None
        self.task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, work: Work[T]) -> T:
        """Have something written; returns once it is committed. Cancelling the caller does not stop the write."""
        if self.closed:
            raise StoreError("the store is closed")
        waiting = Waiting(work)
        self.queue.append(waiting)
        self._wake()
        result: T = await waiting.done
        return result

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self.closed = True
        self._wake()
        await self.task

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _run(self) -> None:
        while self.queue or not self.closed:
            if not self.queue:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                self._idle = None
            group = [self.queue.popleft() for _ in range(min(GROUP, len(self.queue)))]
            if group:
                await self._commit(group)

    async def _commit(self, group: Sequence[Waiting]) -> None:
        started = perf_counter()
        try:
            results = await self._transact([waiting.work for waiting in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error.__cause__, TimeoutError):
                for waiting in group:
                    waiting.fail(error)
                return
            for waiting in group:
                await self._commit([waiting])
            return
        self.watch(perf_counter() - started)
        self.commits += 1
        for waiting, result in zip(group, results, strict=True):
            waiting.resolve(result)

    async def _transact(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Do all of it, or nothing."""
        batches = [work for work in works if isinstance(work, Batch)]
        try:
            statements, heads = await self._written(batches) if batches else ([], {})
            if len(batches) == len(works):
                await self.database.append(statements)
                results = [None] * len(works)
            else:
                results = await self.database.write(partial(_all_of, works, statements))
        except StoreError as error:
            self.heads.forget(batches)
            raise self._meaning(error) from error.__cause__
        self.heads.learn(heads)
        return results

    async def _written(self, batches: Sequence[Batch]) -> tuple[list[Statement], dict[str, Head]]:
        """Batches as SQL, and the tables' heads after them."""
        unknown = self.heads.unknown(batches)
        heads = self.heads.of({batch.table_id for batch in batches} - unknown)
        if unknown:
            heads |= await self.database.read(lambda connection: heads_of(connection, unknown))
        pile = Pile(heads, batches)
        return pile.statements(self.database.mark), pile.heads

    def _meaning(self, error: StoreError) -> StoreError:
        """What a refusal of the database means; other errors are returned unchanged."""
        said = self.database.broken_rule(error.__cause__)
        if said is None:
            return error
        if any(word in said for word in FENCED):
            return LeaseLost("the table has another owner")
        if "unique" in said.lower():
            for word, (kind, sentence) in UNIQUE.items():
                if word in said:
                    return kind(sentence)
        return StoreError(f"the database refuses this: {said.splitlines()[0]}")


def _all_of(works: Sequence[Work[Any]], statements: Sequence[Statement], connection: Connection) -> list[Any]:
    """Run the batches' statements and the other writes, in one transaction."""
    run_all(connection, statements)
    return [None if isinstance(work, Batch) else work(connection) for work in works]
