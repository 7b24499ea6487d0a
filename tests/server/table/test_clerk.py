"""Commands that come again: answered as before, whatever others have sent since, and without harm to the table."""

import pytest

from saecula.server.table import clerk
from saecula.server.wire.commands import Preset, Say, Start
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, cid, done, refused

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
