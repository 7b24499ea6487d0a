"""The server killed fifty times under the load of twenty tables, on both databases."""

import asyncio
from pathlib import Path

import pytest

from bench.kill import run
from tests.server.killing import check_the_survivors

KILLS, TABLES, SEATS = 50, 20, 3


@pytest.mark.soak
async def test_fifty_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kill.db"
    toll = await asyncio.to_thread(run, url, tmp_path, KILLS, TABLES, SEATS, 1)
    print(f"{toll.kills} kills, {len(toll.acked)} acknowledged moves, {toll.cuts} cuts")
    assert len(toll.acked) > TABLES * KILLS
    assert toll.returned == toll.robots
    await check_the_survivors(url, toll)
