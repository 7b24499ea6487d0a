"""Where games are played: in this process, in a pool of processes, or on a Ray cluster, always in the order asked."""

import logging
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from typing import Any, Protocol, TypeVar

from saecula.kernel.errors import BadOptions

A = TypeVar("A")
R = TypeVar("R")

#: Tasks handed out ahead per process: enough to keep all busy, few enough to stop soon.
AHEAD = 4


class Executor(Protocol):
    """Something that does many alike tasks."""

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results in the order of the tasks, each as soon as it and all before it are there."""
        ...


class Here:
    """One task after the other in this process."""

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results, in order."""
        return map(work, tasks)


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


def _leave_interrupts() -> None:
    """Ctrl-C reaches the whole group; only the process that leads may answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayCluster:
    """A Ray cluster, for more machines than one; Ray is installed apart."""

    def __init__(self, jobs: int) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise BadOptions("Ray is not installed here; leave --ray out, or install the package 'ray'") from None
        self.jobs = jobs

    def map(self, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[R]:
        """The results, in order."""
        self._ray.init(num_cpus=self.jobs, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
        try:
            remote = self._ray.remote(work)
            waiting: deque[Any] = deque()
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= AHEAD * self.jobs:
                    yield self._ray.get(waiting.popleft())
            while waiting:
                yield self._ray.get(waiting.popleft())
        finally:
            self._ray.shutdown()


def make_executor(jobs: int, ray: bool = False) -> Executor:
    """The executor for a number of jobs."""
    if jobs < 1:
        raise BadOptions(f"--jobs is at least 1, not {jobs}")
    if ray:
        return RayCluster(jobs)
    return Here() if jobs == 1 else Processes(jobs)
