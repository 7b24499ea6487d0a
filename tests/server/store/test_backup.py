"""Backups: made while others write, restored into an empty database of either kind."""

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, select

from saecula.cli import main
from saecula.kernel.match import Snapshot
from saecula.server.store import Batch, PushRow, RatingRow, Store, StoreError
from saecula.server.store.backup import backup, restore
from saecula.server.store.engine import database
from saecula.server.store.schema import metadata
from tests.server.conftest import KINDS
from tests.server.rows import MOVE, header, move, new_table, sql

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl


async def fill(url: str) -> str:
    """Something in every table of the database; the id of a table."""
    async with await Store.open(url) as store:
        ada = await store.players.create("Ada", 1, lang="fr")
        ada.kept = True
        await store.players.save(ada)
        # a bot whose id sorts before its owner's would be refused if it came first
        for at in range(8):
            await store.players.create(f"Bot {at}", 2, is_bot=True, owner=ada.id)
        await store.players.create_token(ada.id, "browser", 3)
        await store.push.put(PushRow("https://push.example.org/1", ada.id, "key", "auth", 3))
        await store.keepsakes.put("secret", bytes(range(256)))
        table = await new_table(store, ada.id)
        entries = [move(n + 1, n, cid=f"c{n}", player=ada.id) for n in range(1, 1200)]
        snapshot = Snapshot(3, 3, 1, {"deck": [1, "é\0"]})
        changes = {"seed": bytes(32), "header": header(), "clock": {"left": [0.1]}}
        await store.append(Batch(table.id, entries, changes, [], snapshot, {(0, "kind"): MOVE}))  # type: ignore[arg-type]
        await store.ratings.rate(table.id, [RatingRow(ada.id, "chess", "live", 25.0, 25 / 3, 1, 4)])
        await sql(store, "INSERT INTO nodes VALUES ('a', 'life', 'http://10.0.0.2:8000', 5, 3005, 7, 250)")
        await sql(store, "INSERT INTO leases VALUES (:table, 'life', 3)", table=table.id)
        await sql(store, "INSERT INTO notices VALUES (:table, 0, 12)", table=table.id)
        return table.id


async def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    found = database(url)

    def job(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }

    try:
        return await found.read(job)
    finally:
        await found.close()


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_a_backup_restores_every_row(new_url: "NewUrl", tmp_path: Path, source: str, target: str) -> None:
    old, new, path = new_url(source), new_url(target), tmp_path / "all.gz"
    table = await fill(old)
    count = await backup(old, path)
    assert await restore(path, new) == count
    restored = await rows(new)
    assert restored == await rows(old)
    assert all(restored.values())
    assert sum(map(len, restored.values())) == count
    async with await Store.open(new) as store:
        assert await store.entries.verify_chain(table) == 1200
        await store.append(Batch(table, [move(1201, 1200)]))


async def test_a_backup_holds_secrets_so_only_its_owner_reads_it(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    await backup(database_url, tmp_path / "all.gz")
    assert stat.S_IMODE((tmp_path / "all.gz").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


async def play(store: Store, table_id: str, versions: dict[str, int]) -> None:
    for version in range(2, 1_000_000):
        await store.append(Batch(table_id, [move(version, version - 1)], {"asked": [version % 2]}))
        versions[table_id] = version


async def all_have_moved(versions: dict[str, int], tables: int) -> None:
    """Until every table has moved on from where it stands now."""
    before = dict(versions)
    while len(versions) < tables or not all(versions[table] > version for table, version in before.items()):
        await asyncio.sleep(0.005)


async def test_a_backup_made_while_others_write_is_of_one_moment(
    database_url: str, new_url: "NewUrl", tmp_path: Path
) -> None:
    new, path = new_url("sqlite"), tmp_path / "all.gz"
    await fill(database_url)
    async with await Store.open(database_url) as store:
        tables = [await new_table(store, (await store.players.create(f"P {at}", 1)).id) for at in range(5)]
        versions: dict[str, int] = {}
        playing = [asyncio.create_task(play(store, table.id, versions)) for table in tables]
        await all_have_moved(versions, len(tables))
        await backup(database_url, path)
        await all_have_moved(versions, len(tables))
        assert not any(task.done() for task in playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        lengths = [await store.entries.verify_chain(table.id) for table in tables]
    await restore(path, new)
    async with await Store.open(new) as store:
        kept = [await store.entries.verify_chain(table.id) for table in tables]
    assert all(1 < before < now for before, now in zip(kept, lengths, strict=True))


async def test_a_backup_is_restored_only_into_an_empty_database(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    before = await rows(database_url)
    await backup(database_url, tmp_path / "all.gz")
    with pytest.raises(StoreError, match="not empty"):
        await restore(tmp_path / "all.gz", database_url)
    assert await rows(database_url) == before


def without_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def without_a_row(lines: list[bytes]) -> list[bytes]:
    return lines[:-2] + lines[-1:]


def without_a_player(lines: list[bytes]) -> list[bytes]:
    return [line for line in lines if b'"name":"Ada"' not in line or b'"kept_name"' not in line]


def of_an_unknown_table(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'{"table":"nothing","row":{}}\n', b'{"rows":1}\n']


def with_an_unknown_column(lines: list[bytes]) -> list[bytes]:
    player = next(line for line in lines if b'"lang"' in line)
    return [lines[0], player.replace(b'"lang"', b'"long"'), b'{"rows":1}\n']


def with_wrong_bytes(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'{"table":"settings","row":{"key":"x","value":"%%"}}\n', b'{"rows":1}\n']


def of_a_newer_version(lines: list[bytes]) -> list[bytes]:
    return [b'{"backup":1,"revision":"9999"}\n', *lines[1:]]


def of_a_newer_format(lines: list[bytes]) -> list[bytes]:
    return [b'{"backup":2,"revision":"0001"}\n', *lines[1:]]


def of_something_else(lines: list[bytes]) -> list[bytes]:
    return [b"Dear Ada,\n", *lines]


@pytest.mark.parametrize(
    "damage",
    [
        without_end,
        without_a_row,
        without_a_player,
        of_an_unknown_table,
        with_an_unknown_column,
        with_wrong_bytes,
        of_a_newer_version,
        of_a_newer_format,
        of_something_else,
    ],
)
async def test_a_damaged_backup_is_refused_and_nothing_is_restored(
    new_url: "NewUrl", tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]]
) -> None:
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    old = new_url("sqlite")
    await fill(old)
    await backup(old, good)
    with gzip.open(good) as file:
        lines = file.readlines()
    with gzip.open(bad, "wb") as out:
        out.writelines(damage(lines))
    for kind in KINDS:
        new = new_url(kind)
        with pytest.raises(StoreError):
            await restore(bad, new)
        # still empty
        await restore(good, new)


@pytest.mark.parametrize("keep", [0, 5, 1000])
async def test_a_cut_file_is_refused(new_url: "NewUrl", tmp_path: Path, keep: int) -> None:
    old, path = new_url("sqlite"), tmp_path / "all.gz"
    await fill(old)
    await backup(old, path)
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(StoreError, match=r"all\.gz"):
        await restore(path, new_url("sqlite"))


async def test_only_a_database_of_ours_is_backed_up(new_url: "NewUrl", tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        await backup(new_url("sqlite"), tmp_path / "all.gz")
    with pytest.raises(StoreError, match="not a database of Saecula"):
        await backup(new_url("postgresql"), tmp_path / "all.gz")
    assert not (tmp_path / "all.gz").exists()


def test_the_command_line_backs_up_and_restores(
    database_url: str, new_url: "NewUrl", tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = asyncio.run(fill(database_url))
    path, new = tmp_path / "all.gz", new_url("sqlite")
    assert main(["backup", "--db", database_url, str(path)]) == 0
    assert main(["backup", "--db", database_url, str(path)]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["backup", "--db", database_url, str(path), "--force"]) == 0
    assert main(["restore", str(path), "--db", new]) == 0
    assert "rows are restored" in capsys.readouterr().out
    assert main(["restore", str(path), "--db", new]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing"), "--db", new]) == 2

    async def check() -> int:
        async with await Store.open(new) as store:
            return await store.entries.verify_chain(table)

    assert asyncio.run(check()) == 1200
