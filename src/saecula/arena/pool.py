"""Where games are played: in this process, in a pool of processes, or on a Ray cluster; results come in order."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from saecula.arena.cluster import AHEAD, RayCluster
from saecula.kernel.errors import BadOptions

A = TypeVar("A")
R = TypeVar("R")


class Executor(Protocol):
    """Something that does many similar tasks."""

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results in the order of the tasks, each as soon as it and all before it are ready."""
        ...

    def check(self) -> None:
        """BadOptions if nothing can be done there, before anything is begun."""
        ...

    def where(self) -> str:
        """Where the tasks are being done, for the progress line; empty if nobody needs to know."""
        ...

    def carry(self, files: Sequence[Path]) -> None:
        """From now on tasks read these files of weights, wherever they are done."""
        ...


class Here:
    """One task after another, in this process."""

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results, in order."""
        return map(work, tasks)

    def check(self) -> None:
        """This machine is always there."""

    def where(self) -> str:
        """Nothing to show: games are played on this machine."""
        return ""

    def carry(self, files: Sequence[Path]) -> None:
        """Nothing to send: the files are on this machine."""


class Processes:
    """A pool of fresh processes; leaving the loop early stops them at once."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results, in order."""
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.jobs, len(tasks) or 1), context, initializer=_leave_interrupts)
        waiting: deque[Future[R]] = deque()
        rest = iter(tasks)
        try:
            for task in rest:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= AHEAD * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def check(self) -> None:
        """This machine is always there."""

    def where(self) -> str:
        """Nothing to show: games are played on this machine."""
        return ""

    def carry(self, files: Sequence[Path]) -> None:
        """Nothing to send: the files are on this machine."""


def _leave_interrupts() -> None:
    """Ignore Ctrl-C, which reaches the whole process group: only the main process may react to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def make_executor(jobs: int, ray: Sequence[str] | None = None) -> Executor:
    """The executor for a number of jobs. `ray`: None for no cluster, else its address, or empty to start one here."""
    if jobs < 1:
        raise BadOptions(f"--jobs is at least 1, not {jobs}")
    if ray is not None:
        return RayCluster(jobs, *ray)
    return Here() if jobs == 1 else Processes(jobs)
