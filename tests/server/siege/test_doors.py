"""Connections that say nothing, too much, or not enough: each has an end, and nobody else is locked out."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from saecula.server.settings import UNLIMITED, Quotas, Settings
from saecula.server.web.guard.connections import LONGEST_HEAD, PIPELINED, HttpConnection
from saecula.server.web.guard.doors import Doors, Proxies, network_of
from tests.patience import PATIENCE, until
from tests.server.site import Served, served

#: An address of this machine that no proxy has.
STRANGER = "127.0.0.2"


@contextmanager
def line(site: Served, where: str = STRANGER) -> Iterator[socket.socket]:
    """A plain connection."""
    host, port = site.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE, (where, 0)) as made:
        yield made


def rest_of(made: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    got = b""
    with suppress(ConnectionError):
        while piece := made.recv(65536):
            got += piece
    return got


def is_cut(made: socket.socket) -> bool:
    made.setblocking(False)
    try:
        return made.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def lines_open(site: Served) -> int:
    return len(site.server.config.doors)  # type: ignore[attr-defined]


def plays(site: Served) -> bool:
    """Whether somebody new can come, sit down, follow a table and move."""
    person = site.guest()
    table = person.table("me", "casual")["id"]
    with person.socket(table, 0) as followed:
        asked = followed.until("welcome")["asked"]
        body = {"do": "play", "cid": "m", "seat": 0, "decision": asked["decision"], "move": asked["legal"][0]}
        return bool(followed.ask(body)["frame"] == "ack")


def test_two_thousand_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    with served(tmp_path, silence=PATIENCE) as site, ExitStack() as stack:
        site.server.config.doors._each = Quotas().connections  # type: ignore[attr-defined]
        silent = [stack.enter_context(line(site)) for _ in range(2000)]
        until(lambda: sum(map(is_cut, silent)) == 2000 - Quotas().connections)
        assert plays(site)
        assert not any(map(is_cut, silent[: Quotas().connections])), "one more is refused, those before it stay"


def test_where_there_is_no_room_the_longest_silent_connection_goes(tmp_path: Path) -> None:
    with served(tmp_path, silence=PATIENCE, connections=40) as site, ExitStack() as stack:
        # as a proxy would pass them on: whose they are is not known
        silent = [stack.enter_context(line(site, "127.0.0.1")) for _ in range(100)]
        until(lambda: sum(map(is_cut, silent)) == 60)
        assert all(map(is_cut, silent[:60]))
        assert plays(site)
        assert lines_open(site) <= 40


@pytest.mark.parametrize(
    "said", [b"", b"\r\n", b"GET / HTTP/1.1\r\n", b"POST /api/players HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_connection_that_does_not_go_on_is_closed(tmp_path: Path, said: bytes) -> None:
    with served(tmp_path, silence=0.5) as site, line(site) as made:
        made.sendall(said)
        assert rest_of(made) == b""
        until(lambda: lines_open(site) == 0)
    assert Settings(db="").silence == 20


@pytest.mark.parametrize(
    "start", [b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/players HTTP/1.1\r\nContent-Length: 60000\r\n\r\n"]
)
def test_a_request_that_drips_for_ever_is_closed(tmp_path: Path, start: bytes) -> None:
    with served(tmp_path, silence=0.5) as site, line(site) as made:
        made.sendall(start)
        with pytest.raises(ConnectionError):
            until(lambda: made.sendall(b"x"), 0.05)


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nX-Long: ",
        b"GET /",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/players HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Long: ",
    ],
    ids=["header", "path", "headers", "trailer"],
)
def test_a_head_without_end_is_refused_before_it_fills_the_memory(tmp_path: Path, start: bytes) -> None:
    more = b"X-More: x\r\n" * 100 if start.endswith(b"\n") else b"x" * 1000
    sent = 0
    with served(tmp_path, silence=PATIENCE) as site, line(site) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        made.sendall(start)
        with suppress(ConnectionError):
            while True:
                assert sent < 20_000_000, "it swallows everything"
                made.sendall(more)
                sent += len(more)
        assert plays(site)
    assert sent > LONGEST_HEAD


def test_an_honest_head_of_twenty_kilobytes_is_read(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        assert site.stranger().get("/api/games", headers={"X-Long": "x" * 20_000}).status_code == 200


def test_a_reader_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, silence=0.5) as site, line(site) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /api/tours/tempus HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n"
        made.sendall(ask * 8)
        until(lambda: lines_open(site) == 0)


def test_requests_that_are_piled_up_end_the_connection(tmp_path: Path) -> None:
    one = b"GET /api/push-key HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with served(tmp_path) as site:
        with line(site) as made:
            made.sendall(one * PIPELINED)
            got = b""
            while got.count(b"HTTP/1.1 200") < PIPELINED:
                got += made.recv(65536)
        with ExitStack() as stack:
            lines = [stack.enter_context(line(site)) for _ in range(20)]
            for made in lines:
                with suppress(ConnectionError):
                    made.sendall(one * 2000)
            for made in lines:
                assert rest_of(made).count(b"HTTP/1.1 200") <= PIPELINED + 1
            assert plays(site)


@pytest.mark.parametrize(
    ("method", "more"),
    [
        ("GET", "Content-Length: 5\r\n\r\nhello"),
        ("GET", "Transfer-Encoding: chunked\r\n\r\n"),
        ("PATCH", "Content-Length: 2\r\n\r\n{}"),
        ("GET", f"X-Long: {'y' * 9000}\r\n\r\n"),
        ("GET", "X-Many: y\r\n" * 300 + "\r\n"),
    ],
    ids=["body", "chunks", "method", "long", "many"],
)
def test_what_is_no_opening_of_a_socket_is_refused_at_once(tmp_path: Path, method: str, more: str) -> None:
    head = f"{method} /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    with served(tmp_path) as site, line(site) as made:
        made.sendall((head + key + more).encode())
        assert rest_of(made).startswith(b"HTTP/1.1 400")
        until(lambda: lines_open(site) == 0)


def ring(made: HttpConnection) -> None:
    """Let a connection be silent for too long, if it is waited for."""
    if made._alarm is not None:
        made._alarm.cancel()
        made._ring()


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[HttpConnection]:
    """All connections, as the server has them."""
    found: list[HttpConnection] = []
    connected = HttpConnection.connection_made

    def remembered(self: HttpConnection, transport: asyncio.Transport) -> None:
        connected(self, transport)
        found.append(self)

    monkeypatch.setattr(HttpConnection, "connection_made", remembered)
    return found


def test_whoever_hangs_up_over_piled_requests_is_sent_nothing_more(tmp_path: Path, lines: list[HttpConnection]) -> None:
    with served(tmp_path, silence=PATIENCE) as site:
        turns, began = asyncio.Semaphore(0), list[None]()

        async def feel() -> None:
            began.append(None)
            await turns.acquire()

        site.server._site.pulse.feel = feel  # type: ignore[method-assign]
        assert site.loop is not None
        with line(site) as made:
            made.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3)
            until(lambda: len(began) == 1)
            site.loop.call_soon_threadsafe(turns.release)
            until(lambda: len(began) == 2)
        # the second of three is being answered
        until(lambda: lines_open(site) == 0)
        until(lambda: lines[0]._running is not None and lines[0]._running.disconnected)
        site.loop.call_soon_threadsafe(turns.release)
        assert plays(site)


def test_a_socket_outlives_silence(tmp_path: Path, lines: list[HttpConnection]) -> None:
    with served(tmp_path, silence=PATIENCE) as site:
        assert site.loop is not None
        person = site.guest()
        with person.socket(person.table("me", "casual")["id"]) as followed:
            followed.until("welcome")
            silent = [line(site) for _ in range(3)]
            with ExitStack() as stack:
                opened = [stack.enter_context(one) for one in silent]
                until(lambda: sum(made._alarm is not None for made in lines) == 3)
                for made in lines:  # that of the socket among them
                    site.loop.call_soon_threadsafe(ring, made)
                for one in opened:
                    assert rest_of(one) == b""
            followed.send({"ask": "ping", "cid": "p", "t": 1})
            assert followed.until("pong")["t"] == 1


def test_connections_are_counted_by_network_but_not_those_of_a_proxy() -> None:
    doors = Doors(10, 2, Proxies(["10.0.0.0/8", "::1"]))
    assert [doors.come(n, "2001:db8::1", lambda: None) for n in range(3)] == [True, True, False]
    assert all(doors.come(n, "10.1.2.3", lambda: None) for n in range(3, 8))
    doors.go(0)
    assert doors.come(8, "2001:db8::2", lambda: None)
    assert not doors.come(9, "2001:db8::3", lambda: None)
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert UNLIMITED.connections > Quotas().connections
