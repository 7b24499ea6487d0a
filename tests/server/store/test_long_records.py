"""Long records are stored piece by piece: others' moves go in between, and half a record is none."""

import asyncio
from typing import Any

import pytest

from saecula.server.store import EntryRow, SeatRow, Store, StoreError, TableRow, new_table_id
from saecula.server.store.shelves import tables
from tests.server.rows import TEMPO, header, move, new_table


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PIECE", 3)


def long_record(host: str) -> tuple[TableRow, list[EntryRow]]:
    """A game that is over, of eleven moves, to be stored."""
    table = TableRow(
        id=new_table_id(),
        game="chess",
        rules="1",
        host=host,
        created=10,
        seats=[SeatRow(0, "person", "Ada", host), SeatRow(1)],
        options={},
        tempo=TEMPO,
        status="over",
        ended=9,
        listed=True,
    )
    return table, [move(n, n) for n in range(1, 12)]


async def test_others_writes_go_between_the_pieces(store: Store) -> None:
    table, entries = long_record((await store.players.create("Ada", 1)).id)
    storing = asyncio.create_task(store.tables.create(table, entries, header=header()))
    seen = []
    while not storing.done():
        await store.keepsakes.put("other", b"move")
        found = await store.tables.get(table.id)
        if found is not None and found.version < len(entries):
            seen.append((found.status, found.listed, found.ended))
    await storing
    assert set(seen) == {("gathering", False, None)}, "nobody takes a part of it for the whole"
    whole = await store.tables.get(table.id)
    assert whole is not None
    assert (whole.version, whole.status, whole.listed, whole.ended) == (11, "over", True, 9)
    assert await store.entries.verify_chain(table.id) == 11
    assert len(await store.entries.lines(table.id)) == 11
    assert await store.tables.drop_torn(10**15) == []


async def test_half_a_record_is_removed_and_nothing_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = await new_table(store)
    table, entries = long_record(fresh.host)
    real, count = store.writer.write, 0

    async def write(work: Any) -> Any:
        nonlocal count
        count += 1
        if count == 3:
            raise StoreError("the server was killed")
        return await real(work)

    monkeypatch.setattr(store.writer, "write", write)
    with pytest.raises(StoreError, match="killed"):
        await store.tables.create(table, entries, header=header())
    found = await store.tables.get(table.id)
    assert found is not None
    assert found.version == 6
    assert await store.tables.drop_torn(9) == []
    assert await store.tables.drop_torn(10) == [table.id]
    assert [one.id for one in await store.tables.of_player(fresh.host)] == [fresh.id]
