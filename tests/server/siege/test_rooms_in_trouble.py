"""Rooms after an outage: tables wake again, none is lost while others are closed, a log that was altered is noticed."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from saecula.server.nodes.leasing import Adrift, Interrupted, Unshared
from saecula.server.settings import Settings
from saecula.server.store import Store, StoreError
from saecula.server.table.room import Room
from saecula.server.table.rooms import BEAT, IDLE, LONGEST_PAUSE, Rooms
from saecula.server.wire.frames import Bye
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.tables import Tempo
from tests.server.conftest import NewUrl
from tests.server.room_kit import FakeClock, Server, calm, serving
from tests.server.site import served


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Rooms are the same on every database: one kind suffices."""
    return new_url("sqlite")


class Outage:
    """A store that cannot be read for the first so many times."""

    def __init__(self, real: Any, times: int) -> None:
        self._real, self.left = real, times

    async def __call__(self, *args: Any) -> Any:
        self.left -= 1
        if self.left >= 0:
            raise StoreError("the database does not answer")
        return await self._real(*args)


@pytest.mark.parametrize("broken", ["playing", "open"])
async def test_tables_that_cannot_be_woken_are_tried_again(
    store: Store, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(store) as first:
        table = (await first.room("pebbles", first.ann, first.ben, tempo=Tempo("live", 600, 0, 600))).id
    outage = Outage(getattr(store.tables, broken), 3)
    monkeypatch.setattr(store.tables, broken, outage)
    second = Server(store, FakeClock())
    await second.rooms.start()
    await calm()
    assert not second.rooms.open_rooms()
    passed = 0.0
    while not second.rooms.open_rooms() and passed < LONGEST_PAUSE:
        await second.clock.advance(BEAT)
        passed += BEAT
    assert outage.left < 0
    assert [room.id for room in second.rooms.open_rooms()] == [table]
    await second.rooms.close()
    await second.thinking.close()


class Shaken(Unshared):
    """A node that is cut off from the others at first."""

    def __init__(self, error: type[Adrift | Interrupted]) -> None:
        self.troubles = [error()] * 2

    async def take(self, table_id: str) -> None:
        if self.troubles:
            raise self.troubles.pop()


@pytest.mark.parametrize("error", [Adrift, Interrupted])
async def test_tables_that_cannot_be_had_while_a_node_is_cut_off_are_tried_again(
    store: Store, error: type[Adrift | Interrupted]
) -> None:
    async with serving(store) as first:
        table = (await first.room("pebbles", first.ann, first.ben, tempo=Tempo("live", 600, 0, 600))).id
        rooms = Rooms(store, first.thinking, clock := FakeClock(), Settings(db=""), Shaken(error))
        await rooms.start()
        await clock.advance(10 * BEAT)
        assert [room.id for room in rooms.open_rooms()] == [table]
        await rooms.close()


async def test_a_room_that_was_opened_again_while_another_was_closed_stays(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = await server.room("pebbles", server.ann, server.ben)
    failed = await server.room("pebbles", server.ann, server.ben)
    await server.clock.advance(BEAT / 2)
    failed.owner.is_open = False
    close = Room.close

    async def closing(self: Room, bye: Bye) -> None:
        if self is slow:
            again.append(await server.rooms.get(failed.id))
        await close(self, bye)

    again: list[Room] = []
    monkeypatch.setattr(Room, "close", closing)
    slow.used = -2 * IDLE
    await server.rooms.tidy()
    assert again
    assert again[0] is not failed
    assert server.rooms.open_rooms() == again


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = body || ' ' WHERE version = 4",
        "UPDATE entries SET at = at + 1 WHERE version = 2",
        "DELETE FROM entries WHERE version = (SELECT max(version) FROM entries)",
        "UPDATE entries SET told = NULL WHERE version = (SELECT max(version) FROM entries)",
    ],
)
async def test_a_log_that_was_altered_is_not_opened(store: Store, change: str) -> None:
    async with serving(store) as first:
        table = (await first.room("pebbles", first.ann, first.ben)).id
    await store.database.write(lambda connection: connection.execute(text(change)) and None)
    second = Server(store, FakeClock())
    with pytest.raises(Refusal, match="problem-damaged"):
        await second.rooms.get(table)
    await second.rooms.close()
    await second.thinking.close()


async def full(*_: object) -> None:
    """Nothing can be stored."""
    raise StoreError("the disk is full")


def test_a_server_that_cannot_store_anything_stops_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as site:  # which fails where the server does not end well
        ann = site.guest()
        with ann.socket(ann.table("me", "casual")["id"]) as socket:
            socket.until("welcome")
            monkeypatch.setattr(site.server._site.store.keepsakes, "put", full)
            site.server.should_exit = True
            last, _ = socket.closed()
    assert last is not None
    assert (last["frame"], last["reason"], last["again"]) == ("bye", "restart", True)


class Leaving(Unshared):
    """Remembers whether the tables were let go."""

    has_left = False

    async def leave(self) -> None:
        self.has_left = True


async def test_a_table_that_cannot_be_closed_keeps_no_other_from_being_let_go(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    leasing = Leaving()
    async with serving(store) as server:
        room = await server.room("pebbles", server.ann, server.ben)
        rooms = Rooms(store, server.thinking, server.clock, Settings(db=""), leasing)
        await rooms.start()
        await rooms.get(room.id)
        monkeypatch.setattr(Room, "close", full)
        with pytest.raises(StoreError):
            await rooms.close()
        monkeypatch.undo()
    assert leasing.has_left
