"""Closed rooms and restarts: banks are charged by the time that servers were up, never by the clock on the wall."""

import pytest

from saecula.server.store import Batch, Store
from saecula.server.table.rooms import UPTIME
from saecula.server.wire.tables import Tempo
from tests.server.conftest import NewUrl
from tests.server.room_kit import FakeClock, Server, calm, serving

DAYS = Tempo("turns", 7200, 60, 7200)


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Time passes alike on every database: one kind suffices."""
    return new_url("sqlite")


async def left(server: Server, table: str) -> list[int]:
    """What the banks hold."""
    clock = (await (await server.rooms.get(table)).welcome(None, None)).clock
    assert clock is not None
    return clock.left


@pytest.mark.parametrize("hours", [24, -1])
async def test_a_jump_of_the_clock_on_the_wall_is_charged_to_nobody(store: Store, hours: float) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        room = await first.room("pebbles", first.ann, first.ben, tempo=DAYS)
        await clock.advance(400)
        assert first.rooms.open_rooms() == []
        clock.ahead += hours * 3600
        await clock.advance(400)
        assert first.rooms.open_rooms() == [], "nothing is due yet"
        assert await left(first, room.id) == [7_200_000 - 800_000] * 2
    clock.ahead += hours * 3600  # while no server runs
    second = Server(store, clock)
    await second.rooms.start()
    await calm()
    assert await left(second, room.id) == [7_200_000 - 800_000] * 2
    await second.rooms.close()
    await second.thinking.close()


async def test_a_table_of_before_is_charged_from_now_on(store: Store) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        room = await first.room("pebbles", first.ann, first.ben, tempo=DAYS)
    noted = {"left": [7_000_000, 6_000_000], "at": clock.now()}  # as older versions wrote it
    await store.append(Batch(room.id, changes={"clock": noted}))
    clock.passed += 500
    second = Server(store, clock)
    await second.rooms.start()
    assert await left(second, room.id) == [7_000_000, 6_000_000]
    await clock.advance(50)
    assert await left(second, room.id) == [6_950_000, 5_950_000]
    await second.rooms.close()
    await second.thinking.close()


async def test_a_table_that_fails_soon_after_a_crash_gets_no_time_back(store: Store) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        await clock.advance(5)
        room = await first.room("pebbles", first.ann, first.ben, tempo=DAYS)
    await store.keepsakes.put(UPTIME, b"0")  # killed before its next heartbeat
    second = Server(store, clock)
    await second.rooms.start()
    room = await second.rooms.get(room.id)
    await clock.advance(2)
    assert await left(second, room.id) == [7_198_000] * 2
    await room.keeper.lay_out()  # as after something that could not be stored
    assert await left(second, room.id) == [7_198_000] * 2
    await second.rooms.close()
    await second.thinking.close()
