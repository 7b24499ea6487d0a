"""A real server in a thread of its own, and people who talk to it through real sockets."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saecula.server.settings import UNLIMITED, Quotas, Settings
from saecula.server.web.serving import Server, bind, run
from tests.patience import PATIENCE
from tests.server.room_kit import FakeClock

#: Decisions are quick and nobody waits: bots do not pause, notices come soon.
QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "thinkers": 0,
    "notice_after": 0.05,
    "keep_alive": 0.3,
    "quotas": UNLIMITED,
    # a busy machine may leave a connection of its own alone for a while before it uses it again
    "silence": PATIENCE,
}
PEBBLES = "pebbles"
TEMPUS = "tempus"


class Served:
    """A running server."""

    def __init__(self, base: str, server: Server) -> None:
        self.base, self.server = base, server
        self.loop: asyncio.AbstractEventLoop | None = None
        self.clock: FakeClock | None = None
        self.names = 0
        self.clients: list[httpx.Client] = []

    def advance(self, seconds: float) -> None:
        """Let time pass where it goes on only when told to, and everything that is due happen at its time."""
        assert self.loop is not None
        assert self.clock is not None
        asyncio.run_coroutine_threadsafe(self.clock.advance(seconds), self.loop).result(PATIENCE)

    def is_left_alone(self) -> bool:
        """Whether no socket and no stream is open."""
        return not self.server._site.channels._open

    def guest(self, name: str = "") -> "Person":
        """Somebody new."""
        self.names += 1
        return Person(self, name or f"Guest {self.names}")

    def stranger(self) -> httpx.Client:
        """Somebody without a session."""
        return self._client({"Origin": self.base})

    def bearer(self, token: str) -> httpx.Client:
        """A program with a token."""
        return self._client({"Authorization": f"Bearer {token}"})

    def _client(self, headers: dict[str, str]) -> httpx.Client:
        client = httpx.Client(base_url=self.base, headers=headers, timeout=PATIENCE)
        self.clients.append(client)
        return client


class Socket:
    """A socket to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def take(self, wait: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        found: dict[str, Any] = msgspec.json.decode(self.connection.recv(timeout=wait))
        return found

    def until(self, *frames: str, wait: float = PATIENCE) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while (found := self.take(wait))["frame"] not in frames:
            pass
        return found

    def send(self, body: Any) -> None:
        """Send a frame: an object, or a text as it is."""
        self.connection.send(body if isinstance(body, str | bytes) else msgspec.json.encode(body).decode())

    def ask(self, body: dict[str, Any]) -> dict[str, Any]:
        """Send a command or question and wait for its answer."""
        self.send(body)
        while (found := self.take()).get("cid") != body["cid"]:
            pass
        return found

    def closed(self, wait: float = PATIENCE) -> tuple[dict[str, Any] | None, int | None]:
        """Read to the end; the last frame, and the code it was closed with."""
        last = None
        try:
            while True:
                last = self.take(wait)
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else None


class Person(httpx.Client):
    """A guest with a browser: a cookie and an origin."""

    def __init__(self, served: Served, name: str) -> None:
        super().__init__(base_url=served.base, headers={"Origin": served.base}, timeout=PATIENCE)
        served.clients.append(self)
        self.served = served
        self.counted = 0
        made = self.post("/api/players", json={"name": name})
        made.raise_for_status()
        self.me: dict[str, Any] = made.json()
        self.id = str(self.me["id"])

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        return str(self.cookies["saecula"])

    def cid(self) -> str:
        """A new one."""
        self.counted += 1
        return f"c{self.counted}"

    def table(self, *seats: str, game: str = PEBBLES, start: bool = True, **more: Any) -> dict[str, Any]:
        """Open a table: seats by kind, a bot by its level."""
        wishes = [{"kind": s} if s in ("me", "hot", "open") else {"kind": "bot", "level": s} for s in seats]
        body = {"game": game, "seats": wishes, "start": start, **more}
        answer = self.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def do(self, table: str, do: str, **body: Any) -> httpx.Response:
        """A command over REST."""
        return self.post(f"/api/tables/{table}/commands", json={"cid": self.cid(), "do": do, **body})

    def view(self, table: str, eyes: int | None = None) -> dict[str, Any]:
        """What one sees."""
        answer = self.get(f"/api/tables/{table}/view", params={} if eyes is None else {"eyes": eyes})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def play_on(self, table: str, seat: int = 0, moves: int = 1000) -> dict[str, Any]:
        """Answer a seat's decisions with the first legal move until the game is over or so many are made."""
        while True:
            seen = self.view(table, seat)
            if seen["table"]["status"] == "over" or moves == 0:
                return seen
            if seen["asked"]:
                moves -= 1
                body = {"seat": seat, "decision": seen["asked"]["decision"], "move": seen["asked"]["legal"][0]}
                assert self.do(table, "play", **body).status_code in (200, 409)

    @contextmanager
    def socket(self, table: str, eyes: int | None = None, since: int | None = None, **headers: str) -> Iterator[Socket]:
        """A socket with the cookie and the origin of the page."""
        query = "&".join(f"{name}={value}" for name, value in (("eyes", eyes), ("since", since)) if value is not None)
        given = {"Cookie": f"saecula={self.token}", "Origin": self.served.base, **headers}
        with plain_socket(self.served, f"/api/tables/{table}/socket?{query}", given) as found:
            yield found


@contextmanager
def plain_socket(served: Served, path: str, headers: dict[str, str]) -> Iterator[Socket]:
    """A socket with these headers and no others of ours."""
    url = served.base.replace("http", "ws", 1) + path
    origin = headers.pop("Origin", None)
    given: Any = {"additional_headers": headers, "origin": origin, "open_timeout": PATIENCE, "close_timeout": 2}
    with connect(url, compression=None, max_size=None, ping_interval=None, **given) as connection:
        yield Socket(connection)


@contextmanager
def served(folder: Path, clock: FakeClock | None = None, **settings: Any) -> Iterator[Served]:
    """A server on a free port with a new database; with a clock of its own, time passes when it is told to."""
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    given = {"db": f"sqlite:///{folder}/site.db", "port": port, **QUICK, **settings}
    started = threading.Event()
    made: list[Server] = []
    loops: list[asyncio.AbstractEventLoop] = []
    failed: list[BaseException] = []

    def ready(server: Server) -> None:
        made.append(server)
        loops.append(asyncio.get_running_loop())
        started.set()

    def work() -> None:
        try:
            asyncio.run(run(Settings(**given), listening, ready, clock))
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=work, name="server")
    thread.start()
    started.wait(PATIENCE)
    if failed:
        listening.close()
        raise failed[0]
    found = Served(f"http://127.0.0.1:{port}", made[0])
    found.loop, found.clock = loops[0], clock
    try:
        yield found
    finally:
        for client in found.clients:
            client.close()
        made[0].should_exit = True
        thread.join(PATIENCE)
        listening.close()
    assert not thread.is_alive()
    if failed:
        raise failed[0]


def strict(**changes: Any) -> Quotas:
    """The quotas of a public server, with changes."""
    return msgspec.structs.replace(Quotas(), **changes)
