"""Commands that come again: answered as before, whatever others have sent since, and without harm to the table."""

import pytest

from saecula.server.store import Store
from saecula.server.table import clerk
from saecula.server.wire.commands import Preset, Say, Sit, Start
from tests.server.conftest import NewUrl
from tests.server.room_kit import FakeClock, Server, cid, done, refused, serving

FEW = 20


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """What is remembered is the same on every database: one kind suffices."""
    return new_url("sqlite")


@pytest.fixture(autouse=True)
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "ANSWERS", FEW)


def answer(move: str | None, cid: str) -> Preset:
    return Preset(cid=cid, seat=0, kind="challenge", move=None if move is None else {"do": move})


async def test_refusals_of_strangers_crowd_out_no_answer_to_a_player(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.ann, answer("Leave", "first"))
    await done(room, server.ann, answer(None, "second"))
    for who in (None, server.eva):
        for _ in range(FEW + 1):
            await refused(room, who, Start(cid=cid()))
    await done(room, server.ann, answer("Leave", "first"))  # sent once more over a line that broke
    assert room.desk.presets == {}


async def test_an_old_word_that_comes_again_is_answered_and_the_table_stays_as_it_is(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    ack = await done(room, server.eva, Say(cid="old", text="hello"))
    for _ in range(FEW + 1):
        await refused(room, server.eva, Start(cid=cid()))
    desk, version = room.desk, room.version
    assert await done(room, server.eva, Say(cid="old", text="hello")) == ack
    assert room.version == version
    assert room.desk is desk, "it was laid out anew, and what waited at it was dropped"


async def test_one_who_sits_crowds_out_no_answer_to_another(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    first = await refused(room, server.ann, Sit(cid="first", seat=1))
    for _ in range(FEW + 1):
        await refused(room, server.ben, Start(cid=cid()))
    await done(room, server.ben, Say(cid=cid(), text="the table has moved on"))
    assert await refused(room, server.ann, Sit(cid="first", seat=1)) == first


async def test_a_command_is_answered_alike_before_and_after_a_restart(store: Store) -> None:
    """With the draws that came of it, a start is acknowledged as more than its own entry."""
    start = Start(cid=cid())
    async with serving(store) as first:
        room = await first.room("tempus", first.ann, first.ben, first.cia, start=False)
        ack = await done(room, first.ann, start)
        later = [await done(room, first.ann, Say(cid=f"say-{n}", text="x")) for n in range(3)]
        assert await room.obey(first.ann, start) == ack
        await room._recover()
        assert await room.obey(first.ann, start) == ack
    second = Server(store, FakeClock())
    again = await second.rooms.get(room.id)
    assert await again.obey(first.ann, start) == ack
    assert [await again.obey(first.ann, Say(cid=f"say-{n}", text="x")) for n in range(3)] == later
    started = next(entry for entry in again.desk.recent if entry.kind == "started")
    assert started.version < ack.version
    await second.rooms.close()
    await second.thinking.close()
