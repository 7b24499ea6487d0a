"""Requests that no honest program sends: each is refused with a reason, none fails, on both kinds of database."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.server.store import NameTaken, Store, StoreError
from saecula.server.store.shelves.players import looks
from saecula.server.telling.calling import NotCalled, resolve
from saecula.server.web.guard.hosts import Hosts
from saecula.server.web.guard.pulse import HOLDS, Pulse
from saecula.server.wire.cleaning import shown_name, shown_text
from tests.patience import PATIENCE, until
from tests.server.site import Served, served


@pytest.fixture
def site(tmp_path: Path, database_url: str) -> Iterator[Served]:
    with served(tmp_path, db=database_url) as found:
        yield found


def test_bodies_that_are_no_text_and_zeros_anywhere_are_refused(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    as_json = {"Content-Type": "application/json"}
    answers = [
        person.post("/api/players", content=b'{"name": "\xff\xfe"}', headers=as_json),
        person.post("/api/players", content=b"\xff", headers=as_json),
        person.post("/api/players", content=b'{"name": "\\ud800x"}', headers=as_json),
        person.patch("/api/me", content=b'{"webhook": "http://x/\xc3\x28"}', headers=as_json),
        person.post("/api/recover", json={"secret": "\0"}),
        person.post("/api/me/push", json={"endpoint": "https://x.org/\0", "p256dh": "\0", "auth": "\0"}),
        person.post("/api/records", json={"text": '{"saecula": 1, "game": "\0"}'}),
        person.post("/api/tables", json={"game": "\0", "seats": [{"kind": "me"}]}),
        person.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "me"}], "options": {"\0": "\0"}}),
        person.do(table, "sit", seat=1, nonce="\0"),
        person.do(table, "mute", player="\0", muted=True),
        person.do(table, "preset", seat=0, kind="\0", move=None),
        person.get("/api/tables/%00/view"),
        person.get("/api/tables?game=%00"),
        person.get("/api/ratings?game=%00"),
        person.delete("/api/me/bots?id=%00"),
        person.delete("/api/me/push?endpoint=%00"),
        person.get(f"/api/tables/{table}/view?since=" + "9" * 5000),
        person.get(f"/api/tables/{table}/view?eyes=" + "9" * 5000),
        person.get("/health", headers={"Host": "x:99999"}),
        person.get("/health", headers={"Host": "[::1"}),
        person.get("/api/me", headers={b"Authorization": b"Bearer \xff"}),
    ]
    told = [(answer.request.method, str(answer.request.url)[:80], answer.status_code) for answer in answers]
    assert not [one for one in told if not 400 <= one[-1] < 500]
    assert person.get("/health").json()["status"] == "ok"


def test_a_name_that_leads_here_from_elsewhere_reads_nothing(tmp_path: Path) -> None:
    with served(tmp_path, origins=("https://play.example.org",)) as site:
        visitor = site.stranger()
        evil = {"Host": "rebound.example", "Origin": "http://rebound.example"}
        for path in ("/", "/metrics", "/health", "/api/games"):
            assert visitor.get(path, headers=evil).status_code == 421
        assert visitor.post("/api/players", json={"name": "Eve"}, headers=evil).status_code == 421
        assert visitor.get("/health", headers={"Host": "play.example.org"}).status_code == 200
        host, port = site.base.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(
                b"GET /api/tables/x/socket HTTP/1.1\r\nHost: rebound.example\r\nOrigin: http://rebound.example\r\n"
                b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert b" 403 " in line.recv(1000).split(b"\r\n")[0]


@pytest.mark.parametrize(
    ("host", "known"),
    [("127.0.0.1:8000", True), ("[::1]:8000", True), ("localhost", True), ("tower:8000", True), ("tower.local", True),
     ("Play.Example.org:443", True), ("play.example.org.", True), ("", True), ("evil.example", False),
     ("play.example.org.evil.example", False), ("play.example.org@evil.example", False), ("x:99999", False),
     ("evil.example/play.example.org", False), ("\u0435vil", False)],
)  # fmt: skip
def test_a_server_knows_its_names(host: str, known: bool) -> None:
    assert Hosts("0.0.0.0", ["https://play.example.org"]).knows(host) == known


@pytest.mark.parametrize(
    "host", ["fec0::1", "::7f00:1", "::8.8.8.8", "64:ff9b:1::1", "64:ff9b::808:808", "5f00::1", "3fff::1", "100::1"]
)
def test_addresses_that_only_look_public_are_not_called(host: str) -> None:
    with pytest.raises(NotCalled):
        resolve(host, 443, allow_private=False)


@pytest.mark.parametrize("name", ["\u0430nna", "Ann\u0430", "\u0391nna", "Anna\u0435"])
def test_a_name_of_two_scripts_that_look_alike_is_no_name(name: str) -> None:
    assert shown_name(name) is None


def test_accents_are_not_piled_up_and_nothing_turns_the_text_around() -> None:
    assert shown_name("Z\u0335\u0336\u0337\u0338\u0335oe") == "Z\u0335\u0336oe"
    assert shown_text("a\u202eb\0c\u2066d") == "abcd"
    assert shown_text("x" + "\u0300" * 50) == "x\u0300\u0300"
    assert [shown_name(name) for name in ("Анна", "Ольга 2", "Élise", "Ελένη", "李雷 Li")] == [
        "Анна", "Ольга 2", "Élise", "Ελένη", "李雷 Li",
    ]  # fmt: skip


async def test_a_kept_name_is_not_taken_by_one_that_looks_like_it(store: Store) -> None:
    kept = await store.players.create("Alice", 1)
    kept.kept = True
    await store.players.save(kept)
    signs = "alice AIice A1ice A\u0337lice Ａｌｉｃｅ al!ce"
    letters = "\u0251lice Al\u0131ce ALI\u1d04E a\u029fice"
    for name in f"{signs} {letters}".split():
        with pytest.raises(NameTaken):
            await store.players.create(name, 2)
    assert looks("сосо") == looks("coco"), "all of it in another script"
    await store.players.create("Alicé", 2)


class Full:
    """A disk that takes nothing more, for a while."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full, self.writes, self._put = True, 0, store.keepsakes.put
        monkeypatch.setattr(store.keepsakes, "put", self.put)

    async def put(self, key: str, value: bytes) -> None:
        self.writes += 1
        if self.is_full:
            raise StoreError("no space left on device")
        await self._put(key, value)


async def test_a_server_that_cannot_write_is_not_well(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now, full = [0.0], Full(store, monkeypatch)
    pulse = Pulse(store, lambda: now[0])
    for _ in range(2):
        with pytest.raises(StoreError):
            await pulse.feel()
    full.is_full = False
    for _ in range(5):
        await pulse.feel()
    assert full.writes == 3, "asking often is not writing often"
    now[0] += HOLDS
    await pulse.feel()
    assert full.writes == 4


KILLED = """
import sys, time
from tests.server.postgres import Postgres
made = Postgres()
print(made.process.pid, made.folder, flush=True)
time.sleep(600)
"""


def is_alive(pid: int) -> bool:
    """Whether a process runs; where nobody has taken note of its end, its number is still taken."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_database_of_tests_goes_when_the_tests_are_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        pid, folder = tests.stdout.readline().split()
        os.kill(tests.pid, signal.SIGKILL)
        tests.wait()
    until(lambda: not Path(folder).exists() and not is_alive(int(pid)))
