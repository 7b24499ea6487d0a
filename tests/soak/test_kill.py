"""The server killed fifty times under the load of twenty tables."""

import asyncio
from pathlib import Path

import pytest

from bench.kill import run
from tests.server.killing import check_the_survivors
from tests.soak.apart import apart
from tests.soak.conftest import Tell

KILLS, TABLES, SEATS = 50, 20, 3


@pytest.mark.soak
@apart
async def test_fifty_kills_under_load_lose_nothing(tmp_path: Path, tell: Tell, times: float) -> None:
    url = f"sqlite:///{tmp_path}/kill.db"
    kills = max(2, round(KILLS * times))
    toll = await asyncio.to_thread(run, url, tmp_path, kills, TABLES, SEATS, 1)
    await check_the_survivors(url, toll)  # raises at the first move that is lost
    tell("kills", "SQLite", TABLES, toll.kills, len(toll.acked), 0, toll.cuts, f"{toll.returned} of {toll.robots}")
    assert len(toll.acked) > TABLES * kills
    assert toll.returned == toll.robots
