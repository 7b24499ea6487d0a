"""Somebody at a table of one node, who goes to the other when the first is in trouble."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.host import Host
from saecula.server.store import Store
from tests.patience import PATIENCE, until


class Visit:
    """A table opened at the first of two nodes."""

    def __init__(self, first: Host, other: Host) -> None:
        self.first, self.other = first, other
        self._token = first.guest("Ann")
        self.table = first.open_table("pebbles", 2, [self._token], {})
        self._headers = {"Authorization": f"Bearer {self._token}"}

    @contextmanager
    def line(self) -> Iterator[ClientConnection]:
        """A socket at the first node, with what it says first taken."""
        where = f"{self.first.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        given: Any = {"open_timeout": PATIENCE, "ping_interval": None, "max_size": None}
        with connect(where, additional_headers=self._headers, **given) as found:
            found.recv(timeout=PATIENCE)
            yield found

    def view(self, host: Host) -> None:
        """Look at the table through a node."""
        path = f"{host.address}/api/tables/{self.table}/view"
        httpx.get(path, headers=self._headers, timeout=PATIENCE).raise_for_status()

    def say(self, host: Host, cid: str) -> None:
        """Say something through a node, again and again until it is acknowledged."""
        path = f"{host.address}/api/tables/{self.table}/commands"

        def is_said() -> bool:
            answer = httpx.post(path, headers=self._headers, content=said(cid), timeout=PATIENCE)
            return answer.status_code == httpx.codes.OK

        until(is_said)


def said(cid: str) -> bytes:
    """A command."""
    return msgspec.json.encode({"do": "say", "cid": cid, "text": "Hello"})


def last_words(line: ClientConnection) -> list[dict[str, Any]]:
    """All that comes until the other side closes."""
    found = []
    try:
        while True:
            found.append(msgspec.json.decode(line.recv(timeout=PATIENCE)))
    except ConnectionClosed:
        return found


def stand_still(visit: Visit, number: str) -> list[dict[str, Any]]:
    """Stop the first node until the other has the table, and wake it; what it says then to somebody it had there."""
    process = visit.first.process
    assert process is not None
    with visit.line() as line:
        process.send_signal(signal.SIGSTOP)
        line.send(said(f"stale{number}").decode())  # it is read when the node wakes
        visit.say(visit.other, f"mine{number}")
        process.send_signal(signal.SIGCONT)
        return last_words(line)


def cut_off(visit: Visit, between: "subprocess.Popen[bytes]") -> list[dict[str, Any]]:
    """Cut the first node off from the database; what it says to somebody it had there."""
    with visit.line() as line:
        between.send_signal(signal.SIGSTOP)
        line.send(said("lost").decode())
        return last_words(line)


async def stored(url: str, table: str) -> list[str | None]:
    """The commands in the log of a table, whose chain is whole."""
    async with await Store.open(url) as store:
        await store.entries.verify_chain(table)
        return [entry.cid for entry in await store.entries.between(table) if entry.cid]
