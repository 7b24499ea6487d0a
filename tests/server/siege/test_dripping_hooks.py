"""A webhook that drips its answer for ever is its owner's trouble alone."""

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from saecula.server.telling import calling
from saecula.server.telling.notices import AT_ONCE
from tests.patience import PATIENCE, until
from tests.server.site import Served, served

#: More than there are threads in a server's common pool on any machine that tests run on, and more than AT_ONCE.
ATTACKERS = 40


class Dripping:
    """Answers every call with a header that never ends."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.stop = threading.Event()
        self.lock = threading.Lock()
        #: player -> calls that are held open now; and the most there ever were of one, and of all
        self.held: Counter[str] = Counter()
        self.most_of_one = self.most = self.dropped = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self._drip, args=(self.listening.accept()[0],), daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            who = line.recv(4000).split(b" ")[1].decode()
            self._count(who, 1)
            try:
                while not self.stop.wait(0.05):
                    line.sendall(b"H")
            finally:
                self._count(who, -1)

    def _count(self, who: str, more: int) -> None:
        with self.lock:
            self.held[who] += more
            self.dropped += more < 0
            self.most_of_one = max(self.most_of_one, self.held[who])
            self.most = max(self.most, self.held.total())


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    made = Dripping()
    thread = threading.Thread(target=made.serve)
    thread.start()
    yield made
    made.stop.set()
    made.listening.shutdown(socket.SHUT_RDWR)
    made.listening.close()
    thread.join(PATIENCE)


def test_while_webhooks_drip_everybody_else_is_answered(
    tmp_path: Path, dripping: Dripping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calling, "DEADLINE", 1_000_000.0)
    with served(tmp_path, allow_private_hooks=True) as site:
        honest = site.guest()
        table = honest.table("me", "casual")["id"]
        for _ in range(ATTACKERS):
            hostile = site.guest()
            hostile.patch("/api/me", json={"webhook": f"{dripping.base}/{hostile.id}"}).raise_for_status()
            for _ in range(2):
                hostile.table("me", "casual")
        until(lambda: dripping.held.total() == AT_ONCE)
        asked = honest.view(table, 0)["asked"]
        tried = {"cid": "w", "ask": "foresee", "seat": 0, "moves": [{"seat": 0, "move": asked["legal"][0]}]}
        assert honest.post(f"/api/tables/{table}/inquiries", json=tried).status_code == 200
        for path in ("/api/games/pebbles", "/api/rules/tempus", "/api/tours/tempus", f"/api/tables/{table}/replay"):
            assert honest.get(path).status_code == 200
        assert dripping.held.total() == AT_ONCE, "they still dripped when all that was answered"
    assert dripping.most == AT_ONCE
    assert dripping.most_of_one == 1


class Deadlines:
    """The deadlines of calls: they come when the test says so, and not before a slow machine has got through."""

    def __init__(self) -> None:
        self.given: list[float] = []
        self._running: list[asyncio.Timeout] = []

    def __call__(self, seconds: float) -> asyncio.Timeout:
        self.given.append(seconds)
        self._running.append(asyncio.timeout(None))
        return self._running[-1]

    def come(self, site: Served) -> None:
        """Those who were called have used up their time."""
        assert site.loop is not None
        while self._running:
            site.loop.call_soon_threadsafe(self._running.pop().reschedule, 0)


def test_a_call_ends_at_its_deadline_however_busily_it_drips(
    tmp_path: Path, dripping: Dripping, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines = Deadlines()
    monkeypatch.setattr(calling, "timeout", deadlines)
    with served(tmp_path, allow_private_hooks=True) as site:
        hostile = site.guest()
        hostile.patch("/api/me", json={"webhook": f"{dripping.base}/{hostile.id}"}).raise_for_status()
        for _ in range(3):
            hostile.table("me", "casual")
        for ended in (1, 2, 3):
            until(lambda: dripping.held.total() == 1)
            deadlines.come(site)
            until(lambda ended=ended: dripping.dropped == ended)  # type: ignore[misc]
        until(lambda: not site.server._site.notifier._tasks)
        text = site.server._site.metrics_text().decode()
    assert 'saecula_notices_total{outcome="failed",way="webhook"} 3.0' in text
    assert dripping.dropped == 3, "what used up its time is not tried again"
    assert deadlines.given == [calling.DEADLINE] * 3
    assert calling.DEADLINE < 10
