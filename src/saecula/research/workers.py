"""Tables spread over several processes: each writes its lines into arrays shared by all; pipes only say when."""

import multiprocessing
import pickle
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from saecula.research.batch import Array, Arrays, Batch, Form, shapes
from saecula.research.table import Table

#: Arrays begin at multiples of this in shared memory.
ALIGNED = 64


def places(table: Table, form: Form, count: int) -> tuple[dict[str, tuple[int, tuple[int, ...], str]], int]:
    """Where each array begins in shared memory, its shape and type; and the size of them all in bytes."""
    found: dict[str, tuple[int, tuple[int, ...], str]] = {}
    at = 0
    for name, (shape, kind) in {**shapes(table, form, count), "chosen": ((count,), "i8")}.items():
        found[name] = (at, shape, kind)
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        at += -(-size // ALIGNED) * ALIGNED
    return found, at


def arrays_in(memory: SharedMemory, table: Table, form: Form, count: int) -> dict[str, Array]:
    """The arrays in shared memory."""
    found, _ = places(table, form, count)
    return {name: np.ndarray(shape, kind, memory.buf, at) for name, (at, shape, kind) in found.items()}


class Workers:
    """The processes, as one batch."""

    def __init__(self, table: Table, form: Form, count: int, workers: int) -> None:
        self._form = form
        self._memory = SharedMemory(create=True, size=places(table, form, count)[1])
        found = arrays_in(self._memory, table, form, count)
        self._chosen = found.pop("chosen")
        self.arrays = Arrays(**found)
        bounds = [count * at // workers for at in range(workers + 1)]
        self._parts = [slice(low, high) for low, high in pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for part in self._parts:
            ours, theirs = context.Pipe()
            given = (theirs, self._memory.name, table, form, count, part)
            process = context.Process(target=serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._answers()

    def _answers(self) -> list[Any]:
        """The answers of all processes; the first error is raised once all have answered."""
        said = [pickle.loads(pipe.recv_bytes()) for pipe in self._pipes]
        for one in said:
            if isinstance(one, Exception):
                raise one
        return said

    def reset(self, seeds: Sequence[int | None], which: Sequence[bool] | None = None) -> None:
        """Start new games."""
        for part, pipe in zip(self._parts, self._pipes):
            pipe.send_bytes(pickle.dumps((seeds[part], None if which is None else which[part])))
        self._answers()

    def step(self, actions: Array) -> list[dict[str, Any]]:
        """Make a move at every table; if one is illegal, only its process is asked, which says why."""
        self._chosen[:] = actions
        wrong = self._first_illegal()
        for part, pipe in zip(self._parts, self._pipes):
            if wrong is None:
                pipe.send_bytes(b"")
            elif part.start <= wrong < part.stop:
                pipe.send_bytes(b"")
                raise pickle.loads(pipe.recv_bytes())
        found: list[dict[str, Any]] = []
        for part, ended in zip(self._parts, self._answers()):
            found += [{**one, "table": one["table"] + part.start} for one in ended]
        return found

    def _first_illegal(self) -> int | None:
        """The first table whose action is not in its list; None if there is none."""
        arrays, chosen = self.arrays, self._chosen
        if self._form.actions == "dense":
            listed = arrays.legal[:, : int(arrays.counts.max())] == chosen[:, None]
            fits = listed.any(axis=1) & (chosen >= 0)
        else:
            fits = (chosen >= 0) & (chosen < arrays.counts)
        return None if fits.all() else int(np.argmin(fits))

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe, process in zip(self._pipes, self._processes):
            with suppress(OSError):
                pipe.close()
            process.join(5)
            if process.is_alive():
                process.kill()
        if self._pipes:
            del self.arrays, self._chosen
            self._memory.close()
            self._memory.unlink()
        self._pipes = []


def _begin(batch: Batch, seeds: list[int | None], which: list[bool] | None) -> list[dict[str, Any]]:
    """Start new games; no game ends by that."""
    batch.reset(seeds, which)
    return []


def serve(pipe: Connection, memory_name: str, table: Table, form: Form, count: int, part: slice) -> None:
    """The life of one process: an empty message is a step, any other a reset; it ends with its pipe."""
    memory = SharedMemory(memory_name)
    found = {name: array[part] for name, array in arrays_in(memory, table, form, count).items()}
    chosen = found.pop("chosen")
    batch = Batch(table, form, Arrays(**found))
    answer: Any = None
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send_bytes(pickle.dumps(answer))
            asked = pipe.recv_bytes()
            try:
                answer = batch.step(chosen) if not asked else _begin(batch, *pickle.loads(asked))
            except Exception as problem:
                answer = problem
    del found, chosen, batch
    with suppress(BufferError):
        memory.close()
