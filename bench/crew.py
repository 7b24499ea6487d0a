"""Robots in processes of their own, so that only the server is measured; each crew also reports its own cost."""

import asyncio
import gc
import multiprocessing
import resource
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from typing import Protocol

import msgspec

#: Seconds within which all crews must be ready; a crew that is not has failed.
PATIENCE = 600.0
#: Seconds between two measurements of how late a crew's own event loop is.
LOOK = 0.02
#: A crew that uses more than this part of a core, or is later than this 1 time in 100, is measuring itself.
BUSY = 0.8
LATE = 0.010


class Window(msgspec.Struct, frozen=True):
    """The time that is measured, by the monotonic clock that all processes share; anything before it is warm-up."""

    begins: float
    ends: float

    def holds(self, at: float) -> bool:
        """Whether a moment is in the window."""
        return self.begins <= at < self.ends

    @property
    def seconds(self) -> float:
        """How many seconds long it is."""
        return self.ends - self.begins


class Moved(msgspec.Struct):
    """A move: how many seconds until it was acknowledged, and until everybody at the table had seen it (if known)."""

    acked: float
    seen: float | None = None


class Report(msgspec.Struct):
    """What a crew found: its moves, the refusals it got, its share of a core, how late its own event loop was."""

    moves: list[Moved]
    refused: list[str]
    busy: float
    late: float


class Hand(Protocol):
    """A robot, which plays until told to stop."""

    async def run(self, stopped: Callable[[], bool]) -> None: ...


class Crew(Protocol):
    """The robots of one process."""

    @property
    def hands(self) -> Sequence[Hand]: ...

    def found(self, window: Window) -> tuple[list[Moved], list[str]]: ...


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


class Start:
    """Lets crews begin together: once all are ready, all are told which time is measured."""

    def __init__(self, context: SpawnContext, processes: int) -> None:
        self._all = context.Barrier(processes + 1)
        self._begins = context.Value("d", 0.0)

    def give(self, warm_up: float, seconds: float) -> Window:
        """Wait for all crews, then tell them the window, and return it."""
        self._all.wait(PATIENCE)
        begins = self._begins.value = time.monotonic() + warm_up
        self._all.wait(PATIENCE)
        return Window(begins, begins + seconds)

    def hear(self, seconds: float) -> Window:
        """Wait until all crews are ready; returns the window."""
        self._all.wait(PATIENCE)
        self._all.wait(PATIENCE)
        return Window(self._begins.value, self._begins.value + seconds)


def play(
    make: Callable[[int], Crew], processes: int, warm_up: float, seconds: float, at_edges: Callable[[], None]
) -> list[Report]:
    """Let crews play, each made in its own process; `at_edges` is called when the window begins and when it ends."""
    context = multiprocessing.get_context("spawn")
    start = Start(context, processes)
    with ProcessPoolExecutor(processes, context, _begin, (start,)) as pool:
        crews = [pool.submit(_play, make, number, seconds) for number in range(processes)]
        window = start.give(warm_up, seconds)
        for edge in (window.begins, window.ends):
            time.sleep(max(0.0, edge - time.monotonic()))
            at_edges()
        return [crew.result() for crew in crews]


#: What a process of robots was started with.
_given: list[Start] = []


def _begin(start: Start) -> None:
    _given.append(start)


def _play(make: Callable[[int], Crew], number: int, seconds: float) -> Report:
    """Run one crew from beginning to end."""
    crew = make(number)
    gc.collect()
    gc.freeze()
    window = _given[-1].hear(seconds)
    busy, late = asyncio.run(_run(crew, window))
    moves, refused = crew.found(window)
    return Report(moves, refused, busy, late)


async def _run(crew: Crew, window: Window) -> tuple[float, float]:
    looking = asyncio.create_task(_look(window))
    # they begin one by one, spread over the first second
    starts = [
        _later(i / len(crew.hands), hand.run(lambda: time.monotonic() > window.ends))
        for i, hand in enumerate(crew.hands)
    ]
    await asyncio.gather(*starts)
    return await looking


async def _later(seconds: float, run: Awaitable[None]) -> None:
    await asyncio.sleep(seconds)
    await run


async def _look(window: Window) -> tuple[float, float]:
    """How busy this process is within the window, as part of a core, and how many seconds late 1 time in 100."""
    await asyncio.sleep(max(0.0, window.begins - time.monotonic()))
    late: list[float] = []
    before = _cpu()
    while (now := time.monotonic()) < window.ends:
        await asyncio.sleep(LOOK)
        late.append(time.monotonic() - now - LOOK)
    return (_cpu() - before) / window.seconds, share(late, 0.99)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def bottleneck(reports: Sequence[Report]) -> str | None:
    """Why the figures would say more about the robots than about the server; None if they do not."""
    busy, late = max(one.busy for one in reports), max(one.late for one in reports)
    if not all(one.moves for one in reports):
        return "a process of robots made no move"
    if busy > BUSY:
        return f"a process of robots used {busy:.0%} of a core"
    if late > LATE:
        return f"robots were late by themselves: 99 % within {late * 1000:.1f} ms, more than {LATE * 1000:.0f} ms"
    return None
