"""A process that appends to tables as fast as it can and says what was acknowledged, until it is killed."""

import asyncio
import os
import sys

from saecula.server.store import Batch, Store
from tests.server.rows import move, new_table

TABLES = 8


async def hammer(url: str) -> None:
    async with await Store.open(url) as store:
        host = (await store.players.create("Hammer", 1)).id

        async def play() -> None:
            table = await new_table(store, host)
            for n in range(1, 100_000):
                await store.append(Batch(table.id, [move(n + 1, n, player=host, cid=f"c{n}")], {"asked": [n % 2]}))
                os.write(1, f"{table.id} {n + 1}\n".encode())

        await asyncio.gather(*(play() for _ in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(hammer(sys.argv[1]))
