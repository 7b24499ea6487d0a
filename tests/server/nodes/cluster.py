"""Nodes in processes of their own on one PostgreSQL, and what is asked of them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from bench.host import Host
from tests.patience import PATIENCE

#: A lease that nobody loses on a busy machine, and one that is over soon.
LONG, SHORT = "60", "2"


class Nodes:
    """Servers that share a database; `database`: as each of them reaches it."""

    def __init__(self, folder: Path, databases: list[str], lease: str) -> None:
        self.hosts: list[Host] = []
        for at, url in enumerate(databases):
            own = folder / f"node{at}"
            own.mkdir()
            self.hosts.append(Host(url, own, ("--node", f"n{at}", "--lease", lease)))

    def start(self) -> None:
        """Start all, one after the other."""
        for host in self.hosts:
            host.start()

    def end(self) -> None:
        """End all that still run."""
        for host in self.hosts:
            if host.process is not None and host.process.poll() is None:
                with suppress(ProcessLookupError):
                    host.process.send_signal(signal.SIGCONT)
                host.kill()

    def said(self) -> str:
        """The logs of all."""
        return "\n".join((host.folder / "server.log").read_text() for host in self.hosts)


@contextmanager
def nodes(folder: Path, url: str, count: int = 3, lease: str = LONG) -> Iterator[Nodes]:
    """Some nodes, all running."""
    made = Nodes(folder, [url] * count, lease)
    try:
        made.start()
        yield made
    finally:
        made.end()


def ask(host: Host, method: str, path: str, token: str, **more: Any) -> httpx.Response:
    """Ask something of one node as somebody."""
    headers = {"Authorization": f"Bearer {token}", **more.pop("headers", {})}
    return httpx.request(method, host.address + path, headers=headers, timeout=PATIENCE, **more)
