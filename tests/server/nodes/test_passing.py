"""Two nodes in one process: whoever comes to the wrong one notices nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from saecula.server.nodes import crossing, passing
from saecula.server.nodes import node as nodes
from saecula.server.nodes.arrivals import PASSED, Arrivals
from saecula.server.nodes.node import Node
from saecula.server.settings import CannotServe
from saecula.server.store import StoreError
from saecula.server.store.shelves.leases import Leases
from tests.patience import PATIENCE, until
from tests.server.rows import sql
from tests.server.site import Person, Served, Socket, served, strict

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl

#: Longer than anything takes on a busy machine.
LEASE = 120.0


@pytest.fixture
def url(new_url: "NewUrl") -> str:
    return new_url("postgresql")


@pytest.fixture
def two(tmp_path: Path, url: str) -> Iterator[tuple[Served, Served]]:
    """Two nodes on one database."""
    with ExitStack() as stack:
        found = [stack.enter_context(served(tmp_path, db=url, node=name, lease=LEASE)) for name in ("a", "b")]
        for one in found:
            beat_until_two(one)
        yield found[0], found[1]


def node_of(one: Served) -> Node:
    node = one.server._site.node
    assert node is not None
    return node


def beat(one: Served) -> None:
    """Have a sign of life given now; it is the next one that tells."""
    assert one.loop is not None
    one.loop.call_soon_threadsafe(node_of(one)._soon.set)


def beat_until_two(one: Served) -> None:
    """Wait until a node knows of the other; signs of life are far apart here."""
    beat(one)
    until(lambda: len(node_of(one).living) == 2)


def through(person: Person, other: Served) -> Person:
    """The same browser at another node."""
    person.base_url = other.base
    person.headers["Origin"] = other.base
    return person


def owner_of(one: Served, table: str) -> bool:
    return one.server._site.rooms.here(table) is not None


def test_the_wrong_node_passes_requests_and_sockets_on(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    assert (owner_of(a, table), owner_of(b, table)) == (True, False)
    through(ann, b)
    seen = ann.view(table, 0)
    assert seen["you"] == ann.id
    body = {"seat": 0, "decision": seen["asked"]["decision"], "move": seen["asked"]["legal"][0]}
    made = ann.do(table, "play", **body)
    assert made.status_code == 200
    assert made.headers["x-frame-options"] == "DENY"
    assert ann.do(table, "play", **body).status_code == 409
    given: Any = {"additional_headers": {"Cookie": f"saecula={ann.token}"}, "origin": b.base}
    where = b.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket?eyes=0"
    with connect(where, open_timeout=PATIENCE, **given) as line:
        socket = Socket(line)
        assert socket.until("welcome")["you"] == ann.id
        assert socket.ask({"do": "say", "cid": "hello", "text": "Hello"})["frame"] == "ack"
        assert a.server._site.channels.looking(ann.id, table)
    until(lambda: not a.server._site.channels.looking(ann.id, table))
    assert (owner_of(a, table), owner_of(b, table)) == (True, False)


class Ways:
    """Takes down which way requests for a table go: who lets them in, who hands them on, who asks whose it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
        self.let_in: list[tuple[str, bool]] = []
        self.handed_on: list[str] = []
        self.questions: list[str] = []
        recognise, cross, owner = Arrivals._recognise, crossing.cross_http, Leases.owner

        def let_in(arrivals: Arrivals, scope: Any) -> None:
            recognise(arrivals, scope)
            if table in scope["path"]:
                self.let_in.append((arrivals._life, PASSED in scope))

        async def hand_on(client: Any, asked: Any, *rest: Any) -> None:
            self.handed_on.append(f"{asked.url.scheme}://{asked.url.netloc.decode()}")
            await cross(client, asked, *rest)

        async def ask(leases: Leases, table_id: str) -> Any:
            self.questions.append(table_id)
            return await owner(leases, table_id)

        monkeypatch.setattr(Arrivals, "_recognise", let_in)
        monkeypatch.setattr(passing, "cross_http", hand_on)
        monkeypatch.setattr(Leases, "owner", ask)


def test_the_wrong_node_is_one_request_away_and_asks_once_whose_a_table_is(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    through(ann, b)
    ways, beats, visits = Ways(monkeypatch, table), list[object](), 5
    # with a sign of life a node forgets whose tables are
    node_of(b).on_beat.append(beats.append)
    for _ in range(visits):
        ann.view(table, 0)
    assert ways.let_in == [(node_of(b).life, False), (node_of(a).life, True)] * visits
    assert ways.handed_on == [a.base] * visits
    assert 1 <= len(ways.questions) <= 1 + len(beats)


def burdened(a: Served, b: Served) -> None:
    """Let the bots of one node have much to do, and the others know it."""
    node_of(a).busy = partial(float, 0.9)
    node_of(b).busy = partial(float, 0.1)

    def is_known() -> bool:
        beat(b)
        beat(a)
        return {node.busy for node in node_of(a).living.values()} == {100, 900}

    until(is_known, 0.2)


def test_a_new_table_of_bots_goes_to_the_node_whose_bots_have_least_to_do(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    burdened(a, b)
    table = ann.table("me", "casual")["id"]
    assert (owner_of(a, table), owner_of(b, table)) == (False, True)
    assert ann.play_on(table)["table"]["status"] == "over"
    other = ann.table("me", "hot")["id"]
    assert owner_of(a, other), "people think elsewhere"
    through(ann, b)
    assert owner_of(b, ann.table("me", "casual")["id"]), "nobody has less to do"
    assert ann.post("/api/tables", content=b"{").status_code in (400, 422)


def test_a_new_table_stays_where_the_node_that_would_have_it_is_out_of_reach(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    burdened(a, b)

    def put_out_of_reach(_: object = None) -> None:
        for other in node_of(a).living.values():
            other.address = "http://127.0.0.1:1"

    # every sign of life brings the true address again
    node_of(a).on_beat.append(put_out_of_reach)
    put_out_of_reach()
    assert owner_of(a, ann.table("me", "casual")["id"])


def test_a_stranger_and_a_page_elsewhere_are_refused_behind_the_hop_as_before_it(two: tuple[Served, Served]) -> None:
    a, b = two
    table = a.guest("Ann").table("me", "casual")["id"]
    stranger = b.stranger()
    assert stranger.get(f"/api/tables/{table}/view").json()["you"] is None
    say = {"do": "say", "cid": "c", "text": "Hello"}
    assert stranger.post(f"/api/tables/{table}/commands", json=say).status_code == 401
    evil = stranger.post(f"/api/tables/{table}/commands", json=say, headers={"Origin": "https://evil.example"})
    assert evil.status_code == 403
    assert stranger.get("/api/tables/aaaaaaaaaaaa/view").status_code == 404


def test_a_header_that_no_node_has_signed_changes_nobodys_address(tmp_path: Path, url: str) -> None:
    quotas = strict(requests="5/minute")
    with served(tmp_path, db=url, node="a", lease=LEASE, quotas=quotas) as a:
        stranger = a.stranger()
        forged = {"X-Saecula-Hop": f"10.0.0.{{}}|1|http|x|{'0' * 64}"}
        answers = [
            stranger.get("/api/games", headers={name: value.format(n) for name, value in forged.items()}).status_code
            for n in range(7)
        ]
        assert answers[-1] == 429


def test_whoever_leaves_hands_its_tables_over_and_the_players_play_on(tmp_path: Path, url: str) -> None:
    with served(tmp_path, db=url, node="b", lease=LEASE) as b, served(tmp_path, db=url, node="a", lease=LEASE) as a:
        beat_until_two(b)
        ann = a.guest("Ann")
        table = ann.table("me", "casual")["id"]
        with ann.socket(table) as socket:
            socket.until("welcome")
            a.server.should_exit = True
            last, _ = socket.closed()
        assert last is not None
        assert (last["frame"], last["again"]) == ("bye", True)
        through(ann, b)
        until(lambda: ann.get(f"/api/tables/{table}/view").status_code == 200)
        assert owner_of(b, table)
        assert ann.play_on(table)["table"]["status"] == "over"


def test_whoever_leaves_while_it_can_store_nothing_hands_its_tables_over_all_the_same(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    with ann.socket(table) as socket:
        socket.until("welcome")
        monkeypatch.setattr(a.server._site.store.keepsakes, "put", full)
        a.server.should_exit = True
        last, _ = socket.closed()
    assert last is not None
    assert (last["frame"], last["again"]) == ("bye", True)
    through(ann, b)
    until(lambda: ann.get(f"/api/tables/{table}/view").status_code == 200)
    assert owner_of(b, table), "a's lease was given up: it would have held for two minutes"


def test_a_bots_stream_hears_of_turns_at_the_other_node_and_ends_with_its_session(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    with b.bearer(ann.token).stream("GET", "/api/stream") as answer:
        lines = answer.iter_lines()
        turn = next(line for line in lines if line.strip())
        assert f'"table":"{table}"' in turn
        # and of what is asked later: nothing but the hint of the other node tells of it
        ann.play_on(table, moves=1)
        coming = next(line for line in lines if line.strip())
        assert f'"table":"{table}"' in coming
        assert coming != turn
        assert ann.delete("/api/me").status_code == 204
        assert any('"unauthorised"' in line for line in lines)


def test_nodes_tell_each_other_of_no_turns_for_which_nobody_waits_there(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = two
    ann = a.guest("Ann")
    hints, said = node_of(a).hints, []
    say = hints.say

    def heard(kind: str, body: object) -> None:
        said.append(kind)
        say(kind, body)

    monkeypatch.setattr(hints, "say", heard)
    table = ann.table("me", "casual")["id"]
    ann.play_on(table, moves=2)
    assert said == []
    with b.bearer(ann.token).stream("GET", "/api/stream") as answer:
        next(line for line in answer.iter_lines() if line.strip())
        assert said == ["turn"]


def sql_at(one: Served, statement: str) -> list[Any]:
    """Behind the back of a node."""
    assert one.loop is not None
    work = sql(one.server._site.store, statement)
    return list(asyncio.run_coroutine_threadsafe(work, one.loop).result(PATIENCE) or [])


def test_whoever_lost_a_table_stores_nothing_and_sends_its_visitors_away(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    with ann.socket(table) as socket:
        socket.until("welcome")
        sql_at(b, "UPDATE nodes SET until = 0 WHERE name = 'a'")  # a will not notice before its next sign of life
        through(ann, b)
        assert ann.do(table, "say", text="Hello").status_code == 200
        assert owner_of(b, table)
        socket.send({"do": "say", "cid": "stale", "text": "Hello"})
        last, _ = socket.closed()
    assert last is not None
    assert (last["frame"], last["again"]) == ("bye", True)
    assert not owner_of(a, table)
    assert sql_at(b, "SELECT cid FROM entries WHERE cid = 'stale'") == []


def test_a_notice_is_sent_by_one_node_alone(two: tuple[Served, Served]) -> None:
    a, b = two
    ann = a.guest("Ann")
    table = ann.table("me", "casual")["id"]
    assert ann.view(table)["asked"] is not None

    until(lambda: sql_at(b, "SELECT * FROM notices"))
    [(seat, decision)] = sql_at(b, "SELECT seat, decision FROM notices")
    asked = b.server._site.store.leases.is_told(table, seat, decision)
    assert b.loop is not None
    assert asyncio.run_coroutine_threadsafe(asked, b.loop).result(PATIENCE) is True


def test_a_second_node_of_the_same_name_and_a_server_without_one_are_refused(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, db=url, node="a", lease=LEASE):
        monkeypatch.setattr(nodes, "WAITS", 0)  # the first is alive for much longer than anybody waits for its name
        with (
            pytest.raises(CannotServe, match="there is a node a already"),
            served(tmp_path, db=url, node="a", lease=LEASE),
        ):
            pass
        with pytest.raises(CannotServe, match="shared by nodes already"), served(tmp_path, db=url):
            pass
    with pytest.raises(CannotServe, match="needs a PostgreSQL"), served(tmp_path, node="a"):
        pass
