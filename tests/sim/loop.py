"""An event loop with virtual time and without threads: the same seed runs the same way every time."""

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from contextvars import Context, ContextVar, copy_context
from functools import partial
from random import Random
from typing import Any

from .laws import Violation

#: The moment at which every run begins on the wall clock, in milliseconds since 1970.
EPOCH_MS = 1_700_000_000_000


class Broken(OSError):
    """A fault that was put in on purpose."""


class Life:
    """One life of a server: what it has under way ends with it, and while it is stalled nothing at all happens."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        #: what the other nodes know this one by
        self.token: str | None = None
        #: in the order in which they began: a set would have another order in every process
        self.tasks: dict[asyncio.Task[Any], None] = {}
        #: until when it stands still, like a process that was stopped; and what would have happened in the meantime
        self.stalled = 0.0
        self._frozen: list[asyncio.Handle] = []
        #: the context in which everything of it runs
        self.context = copy_context()
        self.context.run(LIFE.set, self)
        self.context.run(ACTOR.set, self)

    def end(self) -> None:
        """End it: everything that it had in memory is gone."""
        self.is_alive = False
        self.thaw()
        for task in list(self.tasks):
            task.cancel()

    def forget(self, task: "asyncio.Task[Any]") -> None:
        """Forget a task that is done."""
        self.tasks.pop(task, None)

    async def stall(self, seconds: float) -> None:
        """Stand still for a while."""
        self.stalled = asyncio.get_running_loop().time() + seconds
        try:
            await asyncio.sleep(seconds)
        finally:
            self.thaw()

    def freeze(self, handle: asyncio.Handle) -> None:
        """Keep something that would happen now for later, in order."""
        self._frozen.append(handle)

    def thaw(self) -> None:
        """Go on where it stood still."""
        self.stalled = 0.0
        asyncio.get_running_loop()._ready.extend(self._frozen)  # type: ignore[attr-defined]
        self._frozen.clear()


#: The life in which something happens, None if a client acts; and the life for which the database works.
LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
ACTOR: ContextVar[Life | None] = ContextVar("ACTOR", default=None)


def _run(handle: asyncio.Handle, run: Callable[[], None]) -> None:
    life = handle._context.get(LIFE)  # type: ignore[attr-defined]
    if life is not None and life.stalled:
        life.freeze(handle)
    else:
        run()


class _Soon(asyncio.Handle):
    """Something to do, unless its life is stalled."""

    __slots__ = ()

    def _run(self) -> None:
        _run(self, super()._run)


class _Later(asyncio.TimerHandle):
    """The same at its time."""

    __slots__ = ()

    def _run(self) -> None:
        _run(self, super()._run)


class NullSelector(selectors.BaseSelector):
    """Nothing ever comes from outside: instead of waiting, the loop lets time pass at once."""

    def __init__(self) -> None:
        self.now = 0.0

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Nobody listens."""
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Nobody listened."""
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Let the time pass for which the loop would have waited."""
        if timeout is None:
            raise Violation("goes on", f"everybody waits for ever, {self.now:.0f} s after the beginning")
        self.now += max(0.0, timeout)
        return []

    def get_map(self) -> dict[Any, selectors.SelectorKey]:
        """Nothing."""
        return {}


class SimLoop(asyncio.SelectorEventLoop):
    """Virtual time. Work for a thread is done inline after a random delay; it may fail before or after it is done."""

    def __init__(self, rng: Random, work: float) -> None:
        self._null = NullSelector()
        self._rng = rng
        #: how many virtual seconds work for a thread, such as a commit to disk, takes on average
        self._work = work
        #: the share of work that fails
        self.broken = 0.0
        super().__init__(self._null)
        self.set_task_factory(_task)  # type: ignore[arg-type]

    def time(self) -> float:
        """Virtual seconds since the beginning."""
        return self._null.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """Do work later, in this thread."""
        done: asyncio.Future[Any] = self.create_future()
        life, roll, waits = LIFE.get(), self._rng.random(), self._rng.random() < 0.5
        if life is not None and not life.is_alive:
            return done  # the dead do nothing
        outside = copy_context()
        outside.run(LIFE.set, None)

        def work() -> None:
            if life is not None and life.stalled > self.time() and waits:
                # it is still on its way; otherwise the database does it now, and is heard later
                self.call_at(life.stalled + self._rng.expovariate(1 / self._work), work, context=outside)
                return
            if life is not None and not life.is_alive and roll < 0.5:
                return  # the server died before it was done; otherwise it is done, and nobody hears of it
            try:
                if roll < self.broken / 2:
                    raise Broken("before it was done")
                result = func(*args)
                if roll < self.broken:
                    raise Broken("after it was done")
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                    done.exception()  # no warning if nobody waits any more
            else:
                if not done.done():
                    done.set_result(result)

        self.call_later(self._rng.expovariate(1 / self._work), work, context=outside)
        return done

    # what happens belongs to a life, which may be stalled

    def _call_soon(self, callback: Any, args: Any, context: Context | None) -> asyncio.Handle:
        handle = _Soon(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Do something at a moment."""
        timer = _Later(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Do something after a while."""
        return self.call_at(self.time() + delay, callback, *args, context=context)

    # nothing reaches this loop from outside, so it needs no way to be woken

    def _make_self_pipe(self) -> None:
        self._ssock = self._csock = None
        self._internal_fds = 0

    def _close_self_pipe(self) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def _task(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], context: Context | None = None
) -> "asyncio.Task[Any]":
    """Make a task, which belongs to the life that began it and ends with it."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    life = LIFE.get() if context is None else context.get(LIFE)
    if life is not None:
        life.tasks[task] = None
        task.add_done_callback(life.forget)
        if not life.is_alive:
            task.cancel()
    return task


class SimExecutor(Executor):
    """Stands in for threads and processes: the loop does their work, each piece when it is due."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Do work later, in the loop."""
        done: Future[Any] = Future()

        def tell(made: "asyncio.Future[Any]") -> None:
            if (error := made.exception()) is not None:
                done.set_exception(error)
            else:
                done.set_result(made.result())

        made = asyncio.get_running_loop().run_in_executor(None, partial(fn, *args, **kwargs))
        made.add_done_callback(tell)
        return done


class SimClock:
    """The clock that the server reads."""

    haste = 1.0

    def now(self) -> int:
        """Milliseconds since 1970, by the virtual clock."""
        return EPOCH_MS + int(asyncio.get_running_loop().time() * 1000)

    def monotonic(self) -> float:
        """Virtual seconds since the beginning."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
