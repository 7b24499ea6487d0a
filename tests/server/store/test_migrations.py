"""Databases are made and brought up to date when they are opened."""

from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from saecula.server.store import Store, StoreError
from saecula.server.store.engine import Job, database
from saecula.server.store.migrations import revision_of, revisions, upgrade
from saecula.server.store.schema import metadata
from tests.server.rows import new_table, sql

T = TypeVar("T")
REVISIONS = revisions()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def alone(url: str, job: Job[T]) -> T:
    """Do something with a database that is not open as a store."""
    found = database(url)
    try:
        return await found.write(job)
    finally:
        await found.close()


async def test_the_steps_lead_to_the_tables_that_the_store_uses(store: Store) -> None:
    assert await store.database.read(differences) == []
    assert await store.database.read(revision_of) == REVISIONS[-1]


async def test_the_comparison_sees_a_difference(store: Store) -> None:
    await sql(store, "ALTER TABLE presets ADD COLUMN extra INTEGER")
    assert await store.database.read(differences) != []


async def test_opening_again_changes_nothing(database_url: str) -> None:
    async with await Store.open(database_url) as store:
        table = await new_table(store)
    async with await Store.open(database_url) as store:
        assert await store.tables.get(table.id) == table


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_database_of_any_older_version_is_brought_up_to_date(database_url: str, revision: str) -> None:
    await alone(database_url, lambda connection: upgrade(connection, revision))
    async with await Store.open(database_url) as store:
        assert (await store.tables.get((await new_table(store)).id)) is not None
        assert await store.database.read(revision_of) == REVISIONS[-1]


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(database_url: str) -> None:
    async with await Store.open(database_url) as store:
        table = await new_table(store)
        await sql(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(database_url)
    assert await alone(database_url, revision_of) == "9999"
    query = "SELECT id FROM tables"
    assert await alone(database_url, lambda connection: connection.exec_driver_sql(query).scalars().all()) == [table.id]


async def test_a_step_that_fails_leaves_nothing_behind(database_url: str) -> None:
    await alone(database_url, lambda connection: connection.exec_driver_sql("CREATE TABLE presets (kind TEXT)"))
    with pytest.raises(StoreError, match="presets"):
        await Store.open(database_url)
    assert await alone(database_url, lambda connection: inspect(connection).get_table_names()) == ["presets"]
