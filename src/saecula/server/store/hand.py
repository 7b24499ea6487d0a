"""A thread that does one thing after another for the event loop, with less overhead than a pool."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
#: Something to do, and who waits for it.
Task = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class Hand:
    """One thread; it starts with its first task and ends after its last."""

    def __init__(self, name: str) -> None:
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Have something done, after all that was asked for before; returns its result."""
        if self._thread.ident is None:
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._tasks.put((work, loop, done))
        return await done

    def rest(self) -> None:
        """Finish what was asked for, then stop; returns when that is done."""
        self._tasks.put(None)
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            work, loop, done = task
            try:
                told = partial(_resolve, done, work())
            except BaseException as error:
                told = partial(_fail, done, error)
            # if the loop is closed, nobody is waiting any more
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(told)


def _resolve(done: "asyncio.Future[T]", result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
