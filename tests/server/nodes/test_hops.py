"""What visitors send arrives over a hop as they sent it; nodes that stop, or are cut off together, lose nobody."""

import asyncio
import socket
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from saecula.server.nodes import node as nodes
from saecula.server.nodes.hints import Hints
from saecula.server.nodes.hop import Stamp, Visit
from tests.patience import PATIENCE, until
from tests.server.nodes.test_passing import LEASE, beat_until_two, node_of, owner_of, sql_at, through
from tests.server.site import Served, Socket, served, strict

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl

T = TypeVar("T")
UPGRADE = (
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Connection: Upgrade\r\n"
)


@pytest.fixture
def two(tmp_path: Path, new_url: "NewUrl") -> Iterator[tuple[Served, Served]]:
    """Two nodes on one database."""
    url = new_url("postgresql")
    with ExitStack() as stack:
        found = [stack.enter_context(served(tmp_path, db=url, node=name, lease=LEASE)) for name in ("a", "b")]
        for one in found:
            beat_until_two(one)
        yield found[0], found[1]


def done_at(one: Served, work: Coroutine[Any, Any, T]) -> T:
    """Have something done in the loop of a node."""
    assert one.loop is not None
    return asyncio.run_coroutine_threadsafe(work, one.loop).result(PATIENCE)


def head_of_answer(at: Served, path: str, headers: bytes) -> str:
    """The first line of the answer to a request that is written byte by byte."""
    where = urlsplit(at.base)
    host = where.netloc.encode()
    asked = b"GET " + path.encode() + b" HTTP/1.1\r\nHost: " + host + b"\r\nOrigin: http://" + host + b"\r\n" + headers
    with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE) as line:
        line.sendall(asked + b"\r\n")
        with line.makefile("rb") as answer:
            return answer.readline().decode().strip()


@pytest.mark.parametrize("extra", [b"; name=Zo\xc3\xab", b"; name=\xe9t\xe9", b'; name="\xff"'])
def test_a_cookie_of_another_site_on_this_host_may_have_any_bytes(two: tuple[Served, Served], extra: bytes) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    cookie = b"Cookie: saecula=" + ann.token.encode() + extra + b"\r\n"
    for node in (a, b):
        seen = head_of_answer(node, f"/api/tables/{table}/view?eyes=0", cookie + b"Connection: close\r\n")
        assert seen == "HTTP/1.1 200 OK"
        assert " 101 " in head_of_answer(node, f"/api/tables/{table}/socket?eyes=0", cookie + UPGRADE)
    assert (owner_of(a, table), owner_of(b, table)) == (True, False)


VISIT = Visit("2001:db8::7", 4711, "https", "play.example.org:8443")
ASKED = "GET /api/tables/abcdefghijkl/view"


def test_what_a_node_says_of_a_visitor_holds_for_one_node_and_one_request() -> None:
    stamp = Stamp(b"secret")
    header = stamp.sign("life", ASKED, VISIT)
    assert stamp.read("life", ASKED, header) == VISIT
    assert stamp.read("life", ASKED, stamp.sign("life", ASKED, VISIT._replace(host="a|b"))) == VISIT._replace(host="ab")
    assert stamp.read("another life", ASKED, header) is None
    assert stamp.read("life", ASKED.replace("view", "socket"), header) is None
    assert stamp.read("life", ASKED.replace("GET", "POST"), header) is None
    assert Stamp(b"other").read("life", ASKED, header) is None
    for forged in (
        header.replace("db8", "db9"),
        header.replace("https", "http"),
        header[:-1],
        "",
        "|",
        "x",
        "\xff|\xff",
    ):
        assert stamp.read("life", ASKED, forged) is None


def test_whoever_comes_over_a_hop_is_counted_by_their_own_address(tmp_path: Path, new_url: "NewUrl") -> None:
    url, quotas = new_url("postgresql"), strict(requests="12/hour")
    given: Any = {"db": url, "lease": LEASE, "quotas": quotas}
    with served(tmp_path, node="a", **given) as a, served(tmp_path, node="b", **given) as b:
        for one in (a, b):
            beat_until_two(one)
        table = a.guest("Ann").table("me", "casual")["id"]

        def asks(node: Served, address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return node.stranger().get(f"/api/tables/{table}/view", headers=headers).status_code

        # the node that passes them on counts them too
        assert [asks(b, "192.0.2.1") for _ in range(13)] == [200] * 12 + [429]
        assert asks(a, "192.0.2.1") == 429
        assert asks(b, "192.0.2.2") == asks(a, "192.0.2.3") == 200


def test_a_node_that_stops_sends_back_those_whom_it_passes_on(tmp_path: Path, new_url: "NewUrl") -> None:
    url = new_url("postgresql")
    with served(tmp_path, db=url, node="a", lease=LEASE) as a, served(tmp_path, db=url, node="b", lease=LEASE) as b:
        beat_until_two(a)
        beat_until_two(b)
        ann = a.guest("Ann")
        table = ann.table("me", "casual")["id"]
        given: Any = {"additional_headers": {"Cookie": f"saecula={ann.token}"}, "origin": b.base}
        where = b.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket?eyes=0"
        with connect(where, open_timeout=PATIENCE, **given) as line:
            passed = Socket(line)
            passed.until("welcome")
            b.server.should_exit = True
            last, code = passed.closed()
        assert (last is None or last["frame"] != "bye", code) == (True, 1012), "its table plays on: only the line ends"
        until(lambda: not a.server._site.channels.looking(ann.id, table))
        assert ann.play_on(table)["table"]["status"] == "over"


def test_nodes_that_were_cut_off_together_leave_each_other_their_tables(two: tuple[Served, Served]) -> None:
    a, b = two
    bob = b.guest("Bob")
    table = bob.table("me", "casual", tempo={"kind": "live", "bank": 600, "increment": 0, "cap": 600})["id"]
    sql_at(a, "UPDATE nodes SET until = 0")  # the database was away for longer than a lease

    async def come_back() -> None:
        node = node_of(a)
        node._alive_until = 0.0
        node._lapse()
        await node._beat()
        await asyncio.gather(*(task for task in node._tasks if "_see_to" in repr(task)))

    done_at(a, come_back())
    assert sql_at(a, "SELECT name FROM nodes WHERE until > 0") == [("a",)]
    done_at(b, node_of(b)._beat())
    done_at(a, node_of(a)._beat())
    assert sql_at(a, f"SELECT nodes.name, epoch FROM leases JOIN nodes ON life = owner WHERE table_id = '{table}'") == [
        ("b", 1)
    ]
    assert (owner_of(a, table), owner_of(b, table)) == (False, True)


def test_a_table_whose_node_stays_away_is_adopted_at_the_next_sign_of_life(two: tuple[Served, Served]) -> None:
    a, b = two
    bob = b.guest("Bob")
    table = bob.table("me", "casual", tempo={"kind": "live", "bank": 600, "increment": 0, "cap": 600})["id"]
    sql_at(a, "UPDATE nodes SET until = 0")

    async def come_back() -> None:
        node_of(a)._lapse()
        for _ in range(2):
            await node_of(a)._beat()

    done_at(a, come_back())
    until(lambda: owner_of(a, table))


def test_a_rematch_that_is_open_on_another_node_is_found_there(two: tuple[Served, Served]) -> None:
    a, b = two
    ann, bob = a.guest("Ann"), a.guest("Bob")
    table = ann.table("me", "open", start=False)["id"]
    assert bob.do(table, "sit", seat=1).status_code == 200
    assert ann.do(table, "start").status_code == 200
    for one, seat in ((ann, 0), (bob, 1)):
        assert one.do(table, "offer-end", seat=seat, agree=True).status_code == 200
    new = ann.post(f"/api/tables/{table}/rematch").json()["id"]
    # nobody looked at it for a while, and the next who came did so at the other node
    done_at(a, a.server._site.rooms.lose(new))
    sql_at(a, f"UPDATE leases SET owner = NULL WHERE table_id = '{new}'")
    through(ann, b)
    assert ann.do(new, "say", text="Here").status_code == 200
    assert owner_of(b, new)
    found = bob.post(f"/api/tables/{table}/rematch")
    assert (found.status_code, found.json()["id"]) == (201, new)
    assert bob.do(new, "sit", seat=1).status_code == 200


def test_a_name_server_that_hangs_holds_up_no_sign_of_life(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hangs(*_: object) -> set[str]:
        never: asyncio.Future[set[str]] = asyncio.get_running_loop().create_future()
        return await never

    a, _ = two
    until(lambda: {"127.0.0.1"} <= node_of(a).hosts)
    monkeypatch.setattr(nodes, "_addresses_of", hangs)
    before = node_of(a)._alive_until
    for _ in range(3):
        done_at(a, node_of(a)._beat())
    assert node_of(a)._alive_until > before
    assert node_of(a).is_alive()


def test_hints_are_heard_again_after_the_line_for_them_was_cut(two: tuple[Served, Served]) -> None:
    a, b = two
    heard: list[bytes] = []
    hints: Hints = node_of(b).hints
    hints.listen("test", heard.append)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'saecula node'"
    assert len(sql_at(a, cut)) == 2
    for one in two:
        with_new_line(one)
    assert node_of(a).hints.has_others

    def says() -> bool:
        assert a.loop is not None
        a.loop.call_soon_threadsafe(node_of(a).hints.say, "test", 1)
        return bool(heard)

    until(says, 0.2)
    assert monotonic() < node_of(a)._alive_until


def with_new_line(one: Served) -> None:
    """Give signs of life until one is taken: the first may find the line cut."""

    async def beat() -> None:
        try:
            await node_of(one)._beat()
        except Exception:
            await node_of(one)._beat()

    done_at(one, beat())
