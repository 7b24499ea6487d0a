"""`saecula serve` with a stopwatch on each part of a move: what it shows is written down on SIGUSR1.

    SAECULA_PROFILE=file python -m bench.profiled serve ...

A part's time is the processor time of its functions without that of other parts that they call. The watches cost some
of what they measure, so the sum is a little more than a server without them spends.
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
#: The functions of each part, by module; a method stands behind its class.
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
    """What holds a function, and its name there."""
    owner: Any = importlib.import_module(f"{SERVER}.{module}")
    *outer, name = path.split(".")
    for step in outer:
        owner = getattr(owner, step)
    return owner, name


class Watches:
    """Processor seconds by part; in each thread the innermost part under way is charged."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._local = threading.local()

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same function under a watch."""
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
        """Put a watch on every function of every part; one that is not there is an error."""
        for part, functions in PARTS.items():
            for module, path in functions:
                owner, name = place(module, path)
                setattr(owner, name, self.timed(part, getattr(owner, name)))

    def write(self, file: Path) -> None:
        """Write what they show, at once as a whole."""
        draft = file.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(Spent(process_time(), dict(self.spent))))
        draft.rename(file)


def main() -> None:
    """Serve under watches."""
    from saecula.cli import main as cli

    watches, file = Watches(), Path(os.environ[NOTES])
    watches.attach()
    signal.signal(signal.SIGUSR1, lambda *_: watches.write(file))
    cli(sys.argv[1:])


if __name__ == "__main__":
    main()
