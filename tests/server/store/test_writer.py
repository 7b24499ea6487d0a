"""The writer, faults it must survive, and the addresses of databases."""

import asyncio
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from saecula.server.store import Batch, Clash, SeatRow, Store, StoreError
from saecula.server.store.writer import GROUP
from tests.server.postgres import Postgres
from tests.server.rows import entry, new_table, sql

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl


async def test_many_tables_share_a_commit_and_a_bad_batch_fails_alone(store: Store) -> None:
    ada = await store.players.create("Ada", 1)
    tables = await asyncio.gather(*(new_table(store, ada.id) for _ in range(30)))
    before = store.writer.commits
    good = [Batch(table.id, [entry(2)]) for table in tables]
    await asyncio.gather(*map(store.append, good))
    assert store.writer.commits - before == 1
    bad = [Batch(tables[0].id, [entry(2)]), Batch(tables[1].id, [], {}, [SeatRow(0, player="nobody")])]
    more = [Batch(table.id, [entry(3)]) for table in tables]
    results = await asyncio.gather(*map(store.append, [bad[0], *more, bad[1]]), return_exceptions=True)
    assert [type(result) for result in (results[0], results[-1])] == [Clash, StoreError]
    assert set(results[1:-1]) == {None}
    assert [await store.entries.verify_chain(table.id) for table in tables] == [3] * 30


async def test_batches_of_one_table_are_written_in_their_order(store: Store) -> None:
    table = await new_table(store)
    many = range(2, GROUP + 50)
    batches = [Batch(table.id, [entry(version)], {"started": version}) for version in many]
    await asyncio.gather(*map(store.append, batches))
    found = await store.tables.get(table.id)
    assert found is not None
    assert found.version == found.started == many[-1] == await store.entries.verify_chain(table.id)


async def test_two_servers_that_append_to_one_table_take_turns_and_one_of_two_loses_a_race(database_url: str) -> None:
    async with await Store.open(database_url) as one, await Store.open(database_url) as two:
        table = await new_table(one)
        for version, store in enumerate((one, two, two, one, two), 2):
            await store.append(Batch(table.id, [entry(version)]))
        with pytest.raises(Clash):
            await one.append(Batch(table.id, [entry(6)]))
        with pytest.raises(StoreError, match="missing"):
            await one.append(Batch(table.id, [entry(8)]))
        await one.append(Batch(table.id, [entry(7)]))
        assert await two.entries.verify_chain(table.id) == 7


async def test_batches_and_other_writes_share_a_transaction(store: Store) -> None:
    table = await new_table(store)
    before = store.writer.commits
    appending = (store.append(Batch(table.id, [entry(version)])) for version in (2, 3))
    await asyncio.gather(*appending, store.keepsakes.put("key", b"value"))
    assert store.writer.commits - before == 1
    assert await store.entries.verify_chain(table.id) == 3
    assert await store.keepsakes.get("key") == b"value"


async def test_a_caller_who_goes_away_stops_nobody(store: Store) -> None:
    table = await new_table(store)
    task = asyncio.create_task(store.append(Batch(table.id, [entry(2)])))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.append(Batch(table.id, [entry(3)]))
    assert task.cancelled()
    assert await store.entries.verify_chain(table.id) == 3


async def test_what_waits_is_stored_before_closing_and_nothing_after(database_url: str) -> None:
    store = await Store.open(database_url)
    table = await new_table(store)
    waiting = [asyncio.create_task(store.append(Batch(table.id, [entry(version)]))) for version in range(2, 20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="closed"):
        await store.append(Batch(table.id, [entry(20)]))
    with pytest.raises(StoreError, match="closed"):
        await store.tables.get(table.id)
    await store.close()
    async with await Store.open(database_url) as again:
        assert await again.entries.verify_chain(table.id) == 19


# ---------------------------------------------------------------- faults


@asynccontextmanager
async def hammering(url: str) -> AsyncIterator[list[str]]:
    """What a process that appends to tables says was acknowledged; it is killed in the middle."""
    acknowledged: list[str] = []
    words = [sys.executable, "-m", "tests.server.hammer", url]
    hammer = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
    assert hammer.stdout is not None
    try:
        while len(acknowledged) < 200:
            acknowledged.append((await hammer.stdout.readline()).decode())
        yield acknowledged
    finally:
        if hammer.returncode is None:
            hammer.kill()
        acknowledged += (await hammer.stdout.read()).decode().splitlines(keepends=True)
        await hammer.wait()


async def check_kept(url: str, acknowledged: list[str]) -> None:
    # the last line may be cut by the kill
    lines = [line.split() for line in acknowledged if line.endswith("\n")]
    assert len(lines) >= 200
    async with await Store.open(url) as store:
        heads = {table: await store.entries.verify_chain(table) for table in {table for table, _ in lines}}
        assert len(heads) > 1
        assert not [(table, version) for table, version in lines if int(version) > heads[table]]


async def test_a_killed_process_loses_nothing_that_was_acknowledged(database_url: str) -> None:
    for _ in range(3):
        async with hammering(database_url) as acknowledged:
            pass
        await check_kept(database_url, acknowledged)


async def test_a_full_disk_refuses_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with await Store.open(str(tmp_path / "small.db")) as store:
        table = await new_table(store)
        await store.writer.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1"))
        many = [store.append(Batch(table.id, [entry(version)], {"started": version})) for version in range(2, 500)]
        results = await asyncio.gather(*many, return_exceptions=True)
        version = 1 + results.count(None)
        assert version < 499
        assert {type(result) for result in results[results.count(None) :]} == {StoreError}
        found = await store.tables.get(table.id)
        assert found is not None
        assert found.version == version == await store.entries.verify_chain(table.id)
        await store.writer.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000"))
        await store.append(Batch(table.id, [entry(version + 1)]))
        assert await store.entries.verify_chain(table.id) == version + 1


async def test_a_killed_database_loses_nothing_and_play_goes_on(postgres: Postgres) -> None:
    url = postgres.new_url()
    async with await Store.open(url) as store:
        table = await new_table(store)
        await store.append(Batch(table.id, [entry(2)]))
        async with hammering(url) as acknowledged:
            postgres.kill()
            with pytest.raises(StoreError):
                await store.append(Batch(table.id, [entry(3)]))
            with pytest.raises(StoreError):
                await store.tables.listed()
            with pytest.raises(StoreError):
                await store.players.create("Ada", 1)
        postgres.start()
        await store.append(Batch(table.id, [entry(3)]))
        await store.tables.listed()
        await store.players.create("Ada", 1)
    await check_kept(url, acknowledged)


# ---------------------------------------------------------------- addresses


async def test_a_bare_path_is_an_sqlite_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    path = tmp_path / "new" / "my 100%.db"
    async with await Store.open(str(path)) as store:
        await store.tables.listed()
        names = ("journal_mode", "synchronous", "foreign_keys")
        assert [(await sql(store, f"PRAGMA {name}"))[0][0] for name in names] == ["wal", 2, 1]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "no address"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://localhost/x", "mysql"),
        ("postgresql://x:secret@localhost:port/y", "cannot be read"),
        ("postgresql://x:secret@127.0.0.1:1/y", "127.0.0.1"),
        (".", "folder"),
    ],
)
async def test_an_address_that_leads_nowhere_is_said_without_its_password(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match=r"letter\.txt"):
        await Store.open(str(path))
    assert path.read_text(encoding="utf-8") == "Dear Ada, " * 1000


async def test_two_servers_that_open_a_new_database_at_once_both_can(new_url: "NewUrl") -> None:
    for kind in ("sqlite", "postgresql"):
        url = new_url(kind)
        one, two = await asyncio.gather(Store.open(url), Store.open(url))
        await one.players.create("Ada", 1)
        await two.players.create("Bea", 1)
        await one.close()
        await two.close()
