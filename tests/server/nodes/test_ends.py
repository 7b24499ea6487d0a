"""Nodes in processes of their own, killed, stopped, restarted, cut off: nothing acknowledged is lost or doubled."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bench.host import Host
from bench.load import first_game
from saecula.games import through_the_ages
from saecula.server.store import Store
from tests.patience import PATIENCE, get
from tests.server.killing import check_the_survivors
from tests.server.nodes.cluster import SEATS, Nodes, forwarded, nodes, play_through, tables_of
from tests.server.nodes.visits import Visit, cut_off, stand_still, stored

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl

#: Seconds; long enough for a busy machine, since whoever is late loses its tables for a while.
LEASE = 10.0
#: A server of the version before, and the game whose newest rules it does not know.
OLDER, NEWER_RULES = "tests.server.nodes.older", through_the_ages.ID


@pytest.fixture
def url(new_url: "NewUrl") -> str:
    return new_url("postgresql")


@pytest.fixture
def three(tmp_path: Path, url: str) -> Iterator[list[Host]]:
    with nodes(tmp_path, [url] * 3, LEASE) as hosts:
        yield hosts


@pytest.mark.slow
async def test_the_tables_of_a_killed_node_play_on_elsewhere_and_nothing_is_lost(three: list[Host], url: str) -> None:
    tables, tokens = await asyncio.to_thread(tables_of, three, first_game(), 3)

    async def kill() -> int:
        await asyncio.to_thread(three[0].kill)
        return 1

    toll, robots = await play_through(three, tables, tokens, kill)
    assert toll.returned == toll.robots
    assert len({move.cid for move in toll.acked}) == len(toll.acked)
    assert sum(robot.cuts for robot in robots) > 0
    await check_the_survivors(url, toll)


@pytest.mark.slow
async def test_a_rolling_restart_loses_nothing(three: list[Host], url: str) -> None:
    tables, tokens = await asyncio.to_thread(tables_of, three, first_game(), 2)

    async def roll() -> int:
        for host in three:
            assert await asyncio.to_thread(host.stop) == 0
            await asyncio.to_thread(host.start)
        return len(three)

    toll, _ = await play_through(three, tables, tokens, roll)
    assert toll.returned == toll.robots
    await check_the_survivors(url, toll)


@pytest.mark.slow
async def test_versions_run_side_by_side_while_one_node_after_the_other_is_replaced(tmp_path: Path, url: str) -> None:
    made = Nodes(tmp_path, [url] * 3, LEASE)
    three = made.hosts
    begun: list[str] = []
    try:
        for host in three:
            host.program = OLDER
            host.start()
        tables, tokens = await asyncio.to_thread(tables_of, three, NEWER_RULES, 2)

        async def roll() -> int:
            for host in three:
                assert await asyncio.to_thread(host.stop) == 0
                host.program = "saecula"
                await asyncio.to_thread(host.start)
                # the newest rules are played on the nodes that know them, and found through those that do not
                begun.append(await asyncio.to_thread(host.open_table, NEWER_RULES, SEATS, tokens, {}))
                for there in three:
                    assert is_playable(there, begun[-1], tokens[0])
            return len(three)

        toll, _ = await play_through(three, tables, tokens, roll)
    finally:
        made.end()
    assert toll.returned == toll.robots
    await check_the_survivors(url, toll)
    *_, old, new = through_the_ages.VERSIONS
    assert [await rules_of(url, table) for table in (*tables, *begun)] == [old] * 2 + [new] * 3


def is_playable(host: Host, table: str, token: str) -> bool:
    """Whether a table can be played on, as a node says or has said to it."""
    path, headers = f"{host.address}/api/tables/{table}", {"Authorization": f"Bearer {token}"}
    return bool(get(path, headers=headers).raise_for_status().json()["playable"])


async def rules_of(url: str, table: str) -> str:
    """The version of the rules that a table is played by."""
    async with await Store.open(url) as store:
        found = await store.tables.get(table)
        assert found is not None
        return found.rules


@pytest.mark.slow
async def test_a_node_that_stood_still_past_its_lease_stores_nothing_when_it_wakes(tmp_path: Path, url: str) -> None:
    with nodes(tmp_path, [url] * 2, LEASE) as (a, b):
        visit = Visit(a, b)
        words = await asyncio.to_thread(stand_still, visit, "1")
        assert [word for word in words if word["frame"] == "ack"] == []
        assert (words[-1]["frame"], words[-1]["again"]) == ("bye", True)
        visit.say(a, "again")
        assert (await stored(url, visit.table))[-2:] == ["mine1", "again"]


@pytest.mark.slow
async def test_a_node_cut_off_from_the_database_acknowledges_nothing_and_heals(tmp_path: Path, url: str) -> None:
    with forwarded(url) as (longer, between), nodes(tmp_path, [longer, url], LEASE) as (a, b):
        visit = Visit(a, b)
        words = await asyncio.to_thread(cut_off, visit, between)
        assert [word for word in words if word["frame"] == "ack"] == []
        visit.say(b, "mine")
        between.send_signal(signal.SIGCONT)
        visit.say(a, "again")
        found = await stored(url, visit.table)
        assert "lost" not in found
        assert found[-2:] == ["mine", "again"]


def test_a_second_server_on_a_file_is_refused_in_a_sentence_also_after_a_kill(tmp_path: Path) -> None:
    first = Host(f"sqlite:///{tmp_path}/one.db", tmp_path)
    first.start()
    try:
        first.kill()
        first.start()
        (tmp_path / "link.db").symlink_to(tmp_path / "one.db")
        (tmp_path / "deep").mkdir()
        for name in ("one.db", "link.db", "deep/../one.db"):
            words = [sys.executable, "-m", "saecula", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/{name}"]
            found = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
            assert (found.returncode, found.stderr.count("\n")) == (2, 1)
            assert "another server uses the database" in found.stderr
    finally:
        first.kill()
