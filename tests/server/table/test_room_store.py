"""Tables and the store: nothing acknowledged is lost, and a table that fails is laid out anew."""

import asyncio
from random import Random

import pytest

from saecula.server.nodes.leasing import Elsewhere, Unshared
from saecula.server.settings import Settings
from saecula.server.store import Batch, EntryRow, Store, StoreError
from saecula.server.table.commands import HANDLERS
from saecula.server.table.room import Room
from saecula.server.table.rooms import BEAT, Rooms
from saecula.server.telling.patches import apply
from saecula.server.wire.commands import Play, Preset, Say, StandIn, Undo
from saecula.server.wire.frames import Ack, Refused, Update, Welcome
from saecula.server.wire.tables import Tempo
from tests.patience import PATIENCE
from tests.server.room_kit import (
    FakeClock,
    Server,
    as_json,
    asked,
    calm,
    cid,
    done,
    play_one,
    serving,
    unpacked,
    waiting,
)


async def some_play(room: Room, server: Server, count: int) -> None:
    people = (server.ann, server.ben, server.cia)
    rng = Random(2)
    for _ in range(count):
        for seat in room.desk.asked():
            await play_one(room, people[seat], seat, rng)
        await room.info()


async def test_a_table_goes_on_after_a_restart_as_if_nothing_had_been(store: Store) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        room = await first.room("tempus", first.ann, first.ben, first.cia)
        await some_play(room, first, 60)
        say = Say(cid=cid(), text="good night")
        ack = await done(room, first.ann, say)
        before = [await room.welcome(player, eyes) for eyes, player in enumerate((first.ann, first.ben, first.cia))]
        opened = await store.tables.open(room.id)
        assert opened is not None
        assert opened.snapshot is not None
    second = Server(store, clock)
    await second.rooms.start()
    again = await second.rooms.get(room.id)
    assert await again.obey(first.ann, say) == ack
    for eyes, player in enumerate((first.ann, first.ben, first.cia)):
        seen = await again.welcome(player, eyes)
        seen.undo = before[eyes].undo
        assert seen == before[eyes]
    second.ann, second.ben, second.cia = first.ann, first.ben, first.cia
    await some_play(again, second, 5)
    await second.rooms.close()
    await second.thinking.close()
    assert await store.entries.verify_chain(room.id) == again.version


async def test_bots_go_on_by_themselves_after_a_restart(store: Store) -> None:
    async with serving(store) as first:
        room = await first.room("pebbles", first.ann, "beginner", "beginner")
        await done(room, first.ann, StandIn(cid=cid(), seat=0, level="beginner"))
    second = Server(store, FakeClock())
    await second.rooms.start()
    for _ in range(40):
        await calm()
    table = await store.tables.get(room.id)
    assert table is not None
    assert table.status == "over"
    await second.rooms.close()
    await second.thinking.close()


async def test_an_undo_reaches_back_as_far_after_a_restart(store: Store) -> None:
    async with serving(store) as first:
        room = await first.room("pebbles", first.ann, first.ben)
        await play_one(room, first.ann, 0, Random(1))
    second = Server(store, FakeClock())
    again = await second.rooms.get(room.id)
    await done(again, first.ann, Undo(cid=cid(), seat=0))
    assert await asked(again, first.ann, 0) is not None
    await second.rooms.close()
    await second.thinking.close()


async def test_an_entry_of_a_kind_that_nobody_writes_is_told_as_it_is(store: Store) -> None:
    async with serving(store) as first:
        room = await first.room("pebbles", first.ann, first.ben)
        await calm()
        room_id, version = room.id, room.version
    await store.append(Batch(room_id, [EntryRow(version + 1, 0, "preset", seat=0)]))
    second = Server(store, FakeClock())
    again = await second.rooms.get(room_id)
    told = (await again.welcome(None)).entries[-1]
    assert (told.version, told.kind, told.seat) == (version + 1, "preset", 0)
    assert await play_one(again, first.ann, 0, Random(1))
    await second.rooms.close()
    await second.thinking.close()


async def test_what_cannot_be_stored_did_not_happen(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    listener = await room.join(server.ben)
    waiting(listener)
    version, view = room.version, room.desk.seen.plain_view(0)
    question = await asked(room, server.ann, 0)
    assert question is not None
    play = Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])
    append = server.store.append

    async def fail(batch: Batch) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(server.store, "append", fail)
    said = await room.obey(server.ann, play)
    assert isinstance(said, Refused)
    assert (said.error, said.reason.key) == ("failed", "problem-failed")
    assert (room.version, room.desk.seen.plain_view(0)) == (version, view)
    assert waiting(listener) == []
    monkeypatch.setattr(server.store, "append", append)
    assert isinstance(await room.obey(server.ann, play), Ack)


async def test_whoever_waits_behind_a_failure_that_closes_the_table_is_answered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await server.room("pebbles", server.ann, server.ben)

    async def fail(*_: object) -> None:
        raise StoreError("the database is gone")

    monkeypatch.setattr(server.store, "append", fail)
    monkeypatch.setattr(server.store.tables, "open", fail)
    async with asyncio.timeout(PATIENCE):
        said = await asyncio.gather(*(room.obey(server.ann, Say(cid=cid(), text="x")) for _ in range(3)))
    assert [(one.error, type(one)) for one in said if not isinstance(one, Ack)] == [("failed", Refused)] * 3
    assert server.rooms.here(room.id) is None
    monkeypatch.undo()
    again = await server.rooms.get(room.id)
    assert isinstance(await again.obey(server.ann, Say(cid=cid(), text="y")), Ack)


async def test_an_unforeseen_error_is_answered_without_details_and_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    version = room.version

    def broken(desk: object, player: object, command: object) -> None:
        room.desk.row.seats[0].name = "half done"
        raise ZeroDivisionError("secret")

    monkeypatch.setitem(HANDLERS, Say, broken)
    said = await room.obey(server.ann, Say(cid=cid(), text="x"))
    assert isinstance(said, Refused)
    assert (said.error, said.reason.key, said.reason.args) == ("failed", "problem-failed", {})
    assert room.version == version
    assert room.desk.row.seats[0].name == "Ann"
    await play_one(room, server.ann, 0, Random(1))


async def test_of_two_owners_the_store_knows_the_right_one(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    listener = await room.join(server.ben)
    (welcome,) = waiting(listener)
    assert isinstance(welcome, Welcome)
    stranger = EntryRow(room.version + 1, 0, "chat", player=server.eva.id)
    await server.store.append(Batch(room.id, [stranger]))
    said = await room.obey(server.ann, Say(cid=cid(), text="x"))
    assert isinstance(said, Refused)
    assert said.error == "failed"
    assert room.version == stranger.version
    await done(room, server.ann, Say(cid=cid(), text="y"))
    await room.info()
    entries = [entry for frame in waiting(listener) if isinstance(frame, Update) for entry in frame.entries]
    assert [entry.version for entry in entries] == [stranger.version, stranger.version + 1]


async def test_presets_outlive_the_server(store: Store) -> None:
    async with serving(store) as first:
        room = await first.room("pebbles", first.ann, first.ben)
        await done(room, first.ann, Preset(cid=cid(), seat=0, kind="challenge", move={"do": "Leave"}))
    second = Server(store, FakeClock())
    again = await second.rooms.get(room.id)
    assert (await again.welcome(first.ann, 0)).presets == {"challenge": {"do": "Leave"}}
    await second.rooms.close()
    await second.thinking.close()


async def test_a_replay_steps_through_the_game_with_patches(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    for _ in range(2):
        await play_one(room, server.ann, 0, Random(1))
        await play_one(room, server.ben, 1, Random(1))
        await room.info()
    data = unpacked(await room.replay(server.ann, 0))
    view = data.first
    for step in data.steps:
        view = apply(view, step.patch)
    assert view == as_json((await room.welcome(server.ann, 0)).view)
    moves = [entry for entry in (await room.welcome(server.ann, 0)).entries if entry.kind == "move"]
    assert [(step.n, step.move, step.events, step.at) for step in data.steps] == [
        (entry.n, entry.move, as_json(entry.events), entry.at) for entry in moves
    ]


class Fickle(Unshared):
    """Somebody else has a table as soon as it was taken, the first time."""

    def __init__(self) -> None:
        self.rooms: Rooms | None = None
        self._losing: asyncio.Task[None] | None = None
        self.given_back = 0

    async def take(self, table_id: str) -> None:
        if self.rooms is not None and self._losing is None:
            self._losing = asyncio.create_task(self.rooms.lose(table_id))

    async def give_back(self, table_id: str) -> None:
        self.given_back += 1


async def test_a_table_that_is_lost_while_it_is_opened_is_not_open(store: Store) -> None:
    leasing = Fickle()
    async with serving(store) as server:
        room = await server.room("pebbles", server.ann, server.ben)
        leasing.rooms = rooms = Rooms(store, server.thinking, server.clock, Settings(db=""), leasing)
        with pytest.raises(Elsewhere):
            await rooms.get(room.id)
        assert rooms.here(room.id) is None
        assert leasing.given_back == 1
        assert await rooms.get(room.id) is rooms.here(room.id)
        await rooms.close()


async def test_a_table_that_goes_on_is_opened_again_if_nobody_has_it_after_all(store: Store) -> None:
    async with serving(store) as server:
        live = Tempo("live", bank=600, increment=0, cap=600)
        room = await server.room("pebbles", server.ann, server.ben, tempo=live)
        leasing = Fickle()
        leasing.rooms = rooms = Rooms(store, server.thinking, server.clock, Settings(db=""), leasing)
        await rooms.start()
        await calm()
        assert (rooms.here(room.id), leasing.given_back) == (None, 1)
        await server.clock.advance(3 * BEAT)
        assert rooms.here(room.id) is not None
        await rooms.close()
