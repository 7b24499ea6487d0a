"""What one node at a time does: the others wait for it, but not for one that hangs."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from saecula.server.nodes.alone import RATING, Alone
from saecula.server.ratings import Rater
from saecula.server.store import Store
from saecula.server.store.engine import Postgresql
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl


def lock(store: Store, patience: float = PATIENCE) -> Alone:
    assert isinstance(store.database, Postgresql)
    return Alone(store.database.engine, RATING, patience)


async def test_one_after_the_other_whatever_becomes_of_them(new_url: "NewUrl") -> None:
    url = new_url("postgresql")
    async with await Store.open(url) as one, await Store.open(url) as two:
        inside = 0

        async def work(alone: Alone, fails: bool) -> None:
            nonlocal inside
            async with alone:
                inside += 1
                assert inside == 1
                await asyncio.sleep(0.01)
                inside -= 1
                if fails:
                    raise ZeroDivisionError

        locks = lock(one), lock(two)
        works = [work(locks[at % 2], at % 3 == 0) for at in range(12)]
        done = await asyncio.gather(*works, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [ZeroDivisionError] * 4


async def test_nobody_waits_for_a_node_that_hangs_while_it_rates(new_url: "NewUrl") -> None:
    url = new_url("postgresql")
    async with await Store.open(url) as one, await Store.open(url) as two:
        async with lock(one):
            # more often than there are connections
            for _ in range(10):
                with pytest.raises(TimeoutError):
                    async with lock(two, 0.05):
                        raise AssertionError("two are inside")
            async with asyncio.timeout(PATIENCE):
                await Rater(two, lock(two, 0.05)).rate_all()
        async with lock(two):
            pass
        await Rater(two, lock(two)).rate_all()
