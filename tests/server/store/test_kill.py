"""kill -9 of the real server while robots play: a few rounds here, many in the soak."""

import asyncio
from pathlib import Path

import pytest

from bench.kill import run
from tests.server.killing import check_the_survivors

KILLS, TABLES, SEATS = 4, 5, 3


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_every_robot_comes_back_after_a_kill(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/kill.db"
    toll = await asyncio.to_thread(run, url, tmp_path, KILLS, TABLES, SEATS, 1)
    assert len(toll.acked) > TABLES * KILLS
    assert toll.cuts >= KILLS
    assert toll.returned == toll.robots
    await check_the_survivors(url, toll)
