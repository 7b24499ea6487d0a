"""Requests without end, refused or not, and many long bodies: they cost others neither time nor memory."""

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from saecula.server.settings import IMPORT_BODY, Quotas
from saecula.server.web.guard import pace
from saecula.server.web.guard.budget import FAMILY
from saecula.server.web.guard.pace import LONGEST, TOGETHER, UPLOADS, Pace
from saecula.server.web.guard.quotas import REMEMBERED, Limiter, quotas_of
from saecula.server.web.problems import Trouble
from tests.patience import PATIENCE, until
from tests.server.siege.test_doors import line, rest_of
from tests.server.site import Served, Socket, served, strict

#: What is refused, what is not there, a page, a figure, a name that is not ours: none of them is free.
KINDS = ["/api/me/tables", "/api/nothing", "/", "/metrics", "/health", "/api/games"]


def asked(path: str, host: str = "127.0.0.1") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


def answers(made: socket.socket, count: int) -> bytes:
    """What comes until so many answers have begun."""
    got = b""
    while got.count(b"HTTP/1.1 ") < count:
        got += made.recv(65536)
    return got


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Quotas:
    """Two requests at once, then none for hours, during which one may wait."""
    monkeypatch.setattr(pace, "LONGEST", 10_000.0)
    return strict(pace=1.1 / 10_000, pace_burst=1)


@pytest.mark.parametrize("path", KINDS)
def test_who_asks_too_fast_is_kept_waiting_and_nobody_else_is(tmp_path: Path, patient: Quotas, path: str) -> None:
    with served(tmp_path, silence=PATIENCE, quotas=patient) as site:
        for _ in range(2):
            with line(site) as made:
                made.sendall(asked(path, "127.0.0.1\r\nConnection: close"))
                assert not rest_of(made).startswith(b"HTTP/1.1 429")
        with line(site) as one, line(site) as other:
            for made in (one, other):
                made.sendall(asked(path, "192.0.2.1:99999"))
            assert site.stranger().get("/api/games").status_code == 200
            # one of them waits for its turn, the other would have to wait for too long
            said = select.select([one, other], [], [], PATIENCE)[0]
            assert [made.recv(12) for made in said] == [b"HTTP/1.1 429"]


def test_all_sockets_of_an_address_share_how_fast_frames_are_read(tmp_path: Path) -> None:
    def pinged(line: Socket, times: int) -> list[str]:
        for _ in range(times):
            line.send({"ask": "ping", "cid": "p", "t": 1})
        return [line.until("pong", "refused")["frame"] for _ in range(times)]

    with served(tmp_path, quotas=strict(frames=0, burst=2)) as site, ExitStack() as stack:
        hostile, honest = site.guest(), site.guest()
        table = hostile.table("me", "open", start=False)["id"]
        lines = [
            stack.enter_context(hostile.socket(table, None, None, **{"X-Forwarded-For": "192.0.2.66"}))
            for _ in range(TOGETHER + 1)
        ]
        for line in lines[:-1]:
            assert pinged(line, 2) == ["pong"] * 2
        assert pinged(lines[-1], 2) == ["pong", "refused"], "one more on credit"
        with honest.socket(table) as other:
            assert pinged(other, 2) == ["pong"] * 2


def test_pictures_over_sockets_are_taken_at_the_pace_of_requests(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(pace=1e-6, pace_burst=20)) as site:
        person = site.guest()
        table = person.table("me", "open", start=False)["id"]
        with person.socket(table) as line:
            line.until("welcome")
            for n in range(30):
                line.send({"ask": "look", "cid": f"l{n}", "eyes": None})
            assert line.until("refused")["error"] == "too-many"


def test_opening_sockets_too_fast_waits_as_well(tmp_path: Path, patient: Quotas) -> None:
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    opening = f"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}{key}\r\n".encode()
    with served(tmp_path, silence=PATIENCE, quotas=patient) as site, ExitStack() as stack:
        lines = [stack.enter_context(line(site)) for _ in range(4)]
        for made in lines[:2]:
            made.sendall(opening)
            assert rest_of(made).startswith(b"HTTP/1.1 403")
        for made in lines[2:]:
            made.sendall(opening)
        assert len(select.select(lines[2:], [], [], PATIENCE)[0]) == 1, "one waits, the other would wait for too long"


@pytest.mark.parametrize("path", ["/api/games", "//api/games", "/api//games/", "/%61pi/games"])
def test_no_spelling_of_a_path_is_uncounted(tmp_path: Path, path: str) -> None:
    with served(tmp_path, quotas=strict(requests="2/hour")) as site:
        found = []
        for _ in range(3):
            with line(site) as made:
                made.sendall(asked(path, "127.0.0.1\r\nConnection: close"))
                found.append(rest_of(made)[9:12])
        assert found == [b"200", b"200", b"429"]


def half_an_upload(made: socket.socket, path: str = "/api/records") -> None:
    """Send all of a long body but its end."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {IMPORT_BODY}\r\n"
    made.sendall(f"{head}Content-Type: application/json\r\n\r\n".encode() + b"[" * 1000)


def under_way(site: Served) -> int:
    """How many long bodies are under way."""
    return sum(site.server._site.pace._uploads.values())


def test_long_bodies_of_one_address_are_few_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path, silence=PATIENCE) as site, ExitStack() as stack:
        lines = [stack.enter_context(line(site)) for _ in range(UPLOADS)]
        for number, made in enumerate(lines, 1):
            half_an_upload(made)
            until(lambda number=number: under_way(site) == number)  # type: ignore[misc]
        with line(site) as more:
            half_an_upload(more, "//api//records/")
            assert answers(more, 1).startswith(b"HTTP/1.1 429")
        honest = site.guest()
        assert honest.post("/api/records", json={"text": "x"}).status_code == 422
        lines[0].close()
        until(lambda: under_way(site) == UPLOADS - 1)


def test_the_pace_is_steady_and_nobody_pays_for_refusals() -> None:
    now = [0.0]
    made = Pace(Quotas(pace=10.0, pace_burst=2.0), lambda: now[0])
    assert [round(made.wait("here"), 3) for _ in range(5)] == [0.0, 0.0, 0.0, 0.1, 0.2]
    assert made.wait("there") == 0.0
    now[0] = 60.0
    assert made.wait("here") == 0.0
    waits = [made.wait("here") for _ in range(int(10 * LONGEST) + 2)]
    assert waits[-1] == pytest.approx(LONGEST)
    for _ in range(3):
        with pytest.raises(Trouble) as refused:
            made.wait("here")
        assert refused.value.headers == {"Retry-After": "11"}


# ---------------------------------------------------------------- counted quotas


@pytest.fixture
def now() -> list[float]:
    """The time of a clock that stands still."""
    return [1000.0]


@pytest.fixture
def limiter(now: list[float]) -> Iterator[Limiter]:
    """Counts by that clock; no thread may help it."""
    before = threading.active_count()
    yield Limiter(Quotas(names="2/minute;3/hour"), lambda: now[0])
    assert threading.active_count() == before


def wait_after(limiter: Limiter, who: str, where: str | None = None) -> str | None:
    """The seconds somebody is told to wait; None if the quota lets them through."""
    try:
        limiter.spend("names", who, where)
    except Trouble as trouble:
        return trouble.headers["Retry-After"]
    return None


def test_each_part_of_a_quota_has_its_window(limiter: Limiter, now: list[float]) -> None:
    assert [wait_after(limiter, "a") for _ in range(3)] == [None, None, "60"]
    now[0] += 59.5
    assert wait_after(limiter, "a") == "1"
    now[0] += 0.5
    assert [wait_after(limiter, "a") for _ in range(2)] == [None, "3540"], "refused tries are not counted"
    now[0] += 3540
    assert wait_after(limiter, "a") is None


def test_whoever_comes_as_many_players_gets_no_more(limiter: Limiter) -> None:
    found = [wait_after(limiter, f"player {n // 2}", "home") for n in range(int(2 * 2 * FAMILY))]
    assert found.count(None) == 2 * FAMILY
    assert found[: int(2 * FAMILY)] == [None] * int(2 * FAMILY)
    assert wait_after(limiter, "somebody", "elsewhere") is None
    assert wait_after(limiter, "home", "home") is None, "a stranger's quota is not that of the players there"


def test_counts_that_are_over_are_forgotten(limiter: Limiter, now: list[float]) -> None:
    for n in range(3 * REMEMBERED):
        limiter.spend("names", f"p{n}")
        now[0] += 1.0
    assert len(limiter) <= 2 * REMEMBERED


@pytest.mark.parametrize("text", ["", "10", "10/day", "x/minute", "10/minute;"])
def test_what_is_no_quota_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a quota"):
        quotas_of(text)


def test_many_players_of_one_address_share_what_it_may_do(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(tables="2/hour")) as site:
        made = []
        for _ in range(4):
            player = site.guest()
            for _ in range(2):
                body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
                made.append(player.post("/api/tables", json=body).status_code)
        assert made == [201] * int(2 * FAMILY) + [429] * (8 - int(2 * FAMILY))
        elsewhere = site.guest()
        elsewhere.headers["X-Forwarded-For"] = "192.0.2.1"
        assert elsewhere.post("/api/tables", json=body).status_code == 201
