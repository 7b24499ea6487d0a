"""`saecula serve` with a stopwatch on each part of a move: on SIGUSR1 it writes down what they show.

    SAECULA_PROFILE=file python -m bench.profiled serve ...

A part's time is the processor time of its functions, without that of other parts that they call. The stopwatches
themselves take time, so the sum is a little more than what a server without them spends.
"""

import functools
import importlib
import os
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from time import process_time, thread_time
from typing import Any

import msgspec

from bench.spent import NOTES, Spent

SERVER = "saecula.server"
#: The functions of each part, by module; a method comes after its class.
PARTS: dict[str, tuple[tuple[str, str], ...]] = {
    "read": (("web.serving", "SocketProtocol.data_received"),),
    "decode": (("web.sockets", "read_frame"),),
    "obey": (
        ("table.clerk", "obey"),
        ("desk.desk", "Desk.take_batch"),
        ("table.household", "next_automatic"),
        ("table.household", "make"),
    ),
    "views": (("desk.seen", "Seen.view"), ("desk.seen", "Seen.measures")),
    "diff": (("telling.listeners", "diff"),),
    "tell": (("telling.listeners", "Audience.tell"),),
    "encode": (("web.sockets", "encoded"),),
    "send": (("web.serving", "SocketProtocol.deliver"),),
    "turns": (("telling.turns", "Turns.follow"), ("table.driving", "Driver.drive")),
    "store": (
        ("store.writer", "Pile.__init__"),
        ("store.writer", "Pile.statements"),
        ("store.engine", "Sqlite._append_now"),
    ),
}


def place(module: str, path: str) -> tuple[Any, str]:
    """The module or class that holds a function, and its name there."""
    owner: Any = importlib.import_module(f"{SERVER}.{module}")
    *outer, name = path.split(".")
    for step in outer:
        owner = getattr(owner, step)
    return owner, name


class Watches:
    """Processor seconds by part; in each thread, the innermost part that is running is charged."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._local = threading.local()

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same function with a stopwatch."""
        local, spent = self._local, self.spent

        @functools.wraps(work)
        def run(*args: Any, **more: Any) -> Any:
            outer = getattr(local, "inner", 0.0)
            local.inner = 0.0
            start = thread_time()
            try:
                return work(*args, **more)
            finally:
                took = thread_time() - start
                spent[part] += took - local.inner
                local.inner = outer + took

        return run

    def attach(self) -> None:
        """Put a stopwatch on every function of every part; a missing function is an error."""
        for part, functions in PARTS.items():
            for module, path in functions:
                owner, name = place(module, path)
                setattr(owner, name, self.timed(part, getattr(owner, name)))

    def write(self, file: Path) -> None:
        """Write what they show; the file appears only once it is complete."""
        draft = file.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(Spent(process_time(), dict(self.spent))))
        draft.rename(file)


def main() -> None:
    """Serve with stopwatches."""
    from saecula.cli import main as cli

    watches, file = Watches(), Path(os.environ[NOTES])
    watches.attach()
    signal.signal(signal.SIGUSR1, lambda *_: watches.write(file))
    cli(sys.argv[1:])


if __name__ == "__main__":
    main()
