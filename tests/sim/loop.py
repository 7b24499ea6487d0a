"""An event loop whose time is virtual and whose threads are none: the same seed runs the same way every time."""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from random import Random
from typing import Any

#: How long work for a thread takes on average, in virtual seconds: a commit to a disk.
WORK = 0.004
#: A moment, for a clock on the wall.
EPOCH_MS = 1_700_000_000_000


class Broken(OSError):
    """A fault that was put in."""


class NullSelector(selectors.BaseSelector):
    """Nothing ever comes from outside: where the loop would wait, time passes at once."""

    def __init__(self) -> None:
        self.now = 0.0

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Nobody listens."""
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Nobody listened."""
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Let the time pass that would be waited."""
        self.now += max(0.0, timeout or 0.0)
        return []

    def get_map(self) -> dict[Any, selectors.SelectorKey]:
        """Nothing."""
        return {}


class SimLoop(asyncio.SelectorEventLoop):
    """Virtual time; what goes to a thread is done inline after a seeded delay, or fails before or after it is done."""

    def __init__(self, rng: Random) -> None:
        self._null = NullSelector()
        self._rng = rng
        #: which life of the server this is: what an earlier one began may or may not be done
        self.life = 0
        #: the share of work that fails
        self.broken = 0.0
        super().__init__(self._null)

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._null.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """Do it later, in this thread."""
        done: asyncio.Future[Any] = self.create_future()
        life, roll = self.life, self._rng.random()

        def work() -> None:
            if life != self.life and roll < 0.5:
                return  # the server died before; otherwise it is done, and nobody hears of it
            try:
                if roll < self.broken / 2:
                    raise Broken("before it was done")
                result = func(*args)
                if roll < self.broken:
                    raise Broken("after it was done")
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                    done.exception()  # perhaps nobody waits any more
            else:
                if not done.done():
                    done.set_result(result)

        self.call_later(self._rng.expovariate(1 / WORK), work)
        return done

    # a loop that nothing reaches from outside needs no way to be woken

    def _make_self_pipe(self) -> None:
        self._ssock = self._csock = None
        self._internal_fds = 0

    def _close_self_pipe(self) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class SimExecutor(Executor):
    """What stands for threads and processes: the loop does their work, each thing at its moment."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Do it later."""
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
    """What the server reads the time from."""

    haste = 1.0

    def now(self) -> int:
        """Milliseconds on the wall."""
        return EPOCH_MS + int(asyncio.get_running_loop().time() * 1000)

    def monotonic(self) -> float:
        """Seconds of the loop."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
