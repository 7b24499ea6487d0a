"""Leases and the fence: a table has one owner, and whoever lost it stores nothing."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from saecula.server.nodes.beats import Beats
from saecula.server.nodes.link import Link
from saecula.server.store import Batch, LeaseLost, Store
from tests.patience import PATIENCE
from tests.server.rows import MOVE, entry, new_table, sql

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl

LONG = 10**15


async def living(store: Store, *names: str, until: int = LONG) -> None:
    """Nodes that are alive for ever, or were once."""
    for name in names:
        await sql(
            store,
            "INSERT INTO nodes (name, life, address, beat, until, uptime) VALUES (:n, :l, 'http://x', 0, :u, 0)",
            n=name,
            l=f"life of {name}",
            u=until,
        )


@pytest.fixture
def postgres_url(new_url: "NewUrl") -> str:
    return new_url("postgresql")


async def test_a_table_has_one_owner_until_it_is_given_back(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await living(store, "a", "b")
        table = (await new_table(store)).id
        assert await store.leases.take(table, "life of a") == 1
        assert await store.leases.take(table, "life of b") is None
        owner = await store.leases.owner(table)
        assert owner is not None
        assert owner.name == "a"
        await store.leases.give_back(table, "life of a", 1)
        assert await store.leases.owner(table) is None
        assert await store.leases.take(table, "life of b") == 2


async def test_whoever_is_not_alive_takes_nothing_and_keeps_nothing(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await living(store, "a", "b")
        table = (await new_table(store)).id
        assert await store.leases.take(table, "nobody") is None
        assert await store.leases.take("no such table", "life of a") is None
        assert await store.leases.take(table, "life of a") == 1
        await sql(store, "UPDATE nodes SET until = 0 WHERE name = 'a'")
        assert await store.leases.owner(table) is None
        assert await store.leases.take(table, "life of b") == 2
        await store.leases.give_back(table, "life of a", 1)
        assert await store.leases.take(table, "life of a") is None
        assert [node.name for node in await store.leases.living()] == ["b"]


async def test_whoever_died_before_the_clock_of_the_database_was_set_back_is_dead_all_the_same(
    postgres_url: str,
) -> None:
    async with await Store.open(postgres_url) as store:
        await living(store, "b")
        table = (await new_table(store)).id
        link = Link(store.database.url, PATIENCE)
        beats = Beats(link, "a", "http://a", 3000)
        try:
            assert await beats.join("life of a", 0)
            assert not await beats.join("its next life", 0)
            assert await store.leases.take(table, "life of a") == 1
            await sql(store, "UPDATE nodes SET beat = beat + 3600000, until = until + 3600000 WHERE name = 'a'")
            assert await store.leases.owner(table) is None
            assert [node.name for node in await store.leases.living()] == ["b"]
            around = await beats.look("life of b")
            assert ([node.name for node in around.living], around.orphans) == (["b"], [table])
            assert await store.leases.take(table, "life of b") == 2
            assert await beats.join("its next life", 0)
            # its own sign of life is soon by the new time, and one that came a moment early counts
            await sql(store, "UPDATE nodes SET beat = beat + 1000, until = until + 1000 WHERE name = 'a'")
            assert [node.name for node in await store.leases.living()] == ["a", "b"]
        finally:
            await link.close()


async def test_an_append_under_an_old_epoch_is_refused_whatever_it_holds(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await living(store, "a")
        table = (await new_table(store)).id
        old = await store.leases.take(table, "life of a")
        await store.append(Batch(table, [entry(2)], epoch=old))
        new = await store.leases.take(table, "life of a")
        for stale in (
            Batch(table, [entry(3)]),
            Batch(table, presets={(0, "go"): MOVE}),
            Batch(table, changes={"era": 9}),
        ):
            stale.epoch = old
            with pytest.raises(LeaseLost):
                await store.append(stale)
        await store.append(Batch(table, [entry(3)], {"era": 1}, epoch=new))
        await store.append(Batch(table, presets={(0, "stay"): MOVE}, epoch=new))
        found = await store.tables.open(table)
        assert found is not None
        assert (found.table.version, found.table.era, list(found.presets)) == (3, 1, [(0, "stay")])
        assert await store.entries.verify_chain(table) == 3


async def test_a_refused_append_costs_the_others_in_its_transaction_nothing(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await living(store, "a")
        ada = await store.players.create("Ada", 1)
        ids = [(await new_table(store, ada.id)).id for _ in range(5)]
        epochs = [await store.leases.take(table, "life of a") for table in ids]
        await store.leases.take(ids[0], "life of a")
        batches = [Batch(table, [entry(2)], epoch=epoch) for table, epoch in zip(ids, epochs, strict=True)]
        done = await asyncio.gather(*map(store.append, batches), store.keepsakes.put("k", b"v"), return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [LeaseLost]
        assert [await store.entries.verify_chain(table) for table in ids] == [1, 2, 2, 2, 2]


async def test_whoever_takes_a_table_waits_for_what_is_being_stored(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store, await Store.open(postgres_url) as other:
        await living(store, "a", "b")
        table = (await new_table(store)).id
        epoch = await store.leases.take(table, "life of a")
        await sql(store, "UPDATE nodes SET until = 0 WHERE name = 'a'")
        await asyncio.gather(
            *(store.append(Batch(table, [entry(version)], epoch=epoch)) for version in range(2, 30)),
            _take_and_append(other, table),
            return_exceptions=True,
        )
        assert await store.entries.verify_chain(table) == await _stored(store, table)


async def _take_and_append(store: Store, table: str) -> None:
    epoch = await store.leases.take(table, "life of b")
    assert epoch == 2
    found = await store.tables.get(table)
    assert found is not None
    await store.append(Batch(table, [entry(found.version + 1, player="b", cid="mine")], epoch=epoch))
    assert (await store.entries.last(table, 1))[0].cid == "mine"


async def _stored(store: Store, table: str) -> int:
    last = (await store.entries.last(table, 1))[0]
    assert last.cid == "mine", "nothing was stored after the lease was taken but by its owner"
    return last.version


async def test_what_a_player_was_told_of_is_known_to_all_and_a_newer_decision_takes_its_place(
    postgres_url: str,
) -> None:
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as two:
        table = (await new_table(one)).id
        assert not await one.leases.is_told(table, 0, 7)
        await asyncio.gather(*(store.leases.note_told(table, 0, 7) for store in (one, two) * 2))
        assert await two.leases.is_told(table, 0, 7)
        assert not await two.leases.is_told(table, 1, 7)
        assert not await two.leases.is_told(table, 0, 8)
        await two.leases.note_told(table, 0, 8)
        assert await one.leases.is_told(table, 0, 8)


async def test_two_who_keep_the_same_thing_at_once_do_not_quarrel(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as two:
        await asyncio.gather(*(store.keepsakes.put("key", b"x") for store in (one, two) * 10))
        made = await asyncio.gather(
            one.keepsakes.get_or_make("new", lambda: b"1"), two.keepsakes.get_or_make("new", lambda: b"2")
        )
        assert len(set(made)) == 1
