"""Thinking time and game time, with a clock that goes on only when told to."""

import pytest

from saecula.server.store import Store
from saecula.server.table.room import Room
from saecula.server.time.clocks import Banks, Uptime
from saecula.server.wire.commands import Pause, Play, StandIn, Undo
from saecula.server.wire.tables import Tempo
from tests.server.room_kit import FakeClock, Server, asked, calm, cid, done, refused, serving

LIVE = Tempo("live", 60, 5, 90)


def test_a_bank_runs_earns_its_increment_and_never_exceeds_the_cap() -> None:
    banks = Banks(LIVE, [60_000, 60_000])
    banks.run([0, 1], 100.0)
    banks.look(110.0)
    banks.pay(0, 1)
    assert banks.left == [55_000, 50_000]
    banks.run([1], 110.0)
    banks.look(130.0)
    assert banks.left == [55_000, 30_000]
    for decision in range(2, 40):
        banks.pay(0, decision)
    assert banks.left[0] == 90_000


def test_a_decision_earns_its_increment_once_however_often_it_is_undone() -> None:
    banks = Banks(LIVE, [60_000])
    for _ in range(5):
        banks.pay(0, 7)
    assert banks.left == [65_000]


def test_an_empty_bank_stays_at_nothing_and_is_due_at_once() -> None:
    banks = Banks(LIVE, [60_000, 5_000])
    banks.run([0, 1], 0.0)
    assert banks.due() == 5_000
    banks.look(7.0)
    assert banks.empty() == [1]
    assert banks.clock(0).left == [53_000, 0]


@pytest.mark.parametrize(("since", "passed"), [(None, 0), (4_000, 4_000), (9_000, 0)])
def test_time_without_a_server_is_charged_to_nobody(since: int | None, passed: int) -> None:
    clock = FakeClock()
    uptime = Uptime(clock)
    uptime.go_on(5_000)  # so long were the servers up before
    clock.passed += 3
    assert uptime.age() == 8_000
    assert uptime.passed(since) == passed


async def answer(room: Room, server: Server, seat: int) -> None:
    player = (server.ann, server.ben)[seat]
    question = await asked(room, player, seat)
    assert question is not None
    await done(room, player, Play(cid=cid(), seat=seat, decision=question.decision, move=question.legal[0]))


async def test_the_banks_of_all_who_are_asked_run(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=LIVE)
    await server.clock.advance(10)
    await answer(room, server, 0)
    clock = (await room.welcome(None, None)).clock
    assert clock is not None
    assert (clock.left, clock.running, clock.at) == ([55_000, 50_000], [1], server.clock.now())
    await done(room, server.ann, Undo(cid=cid(), seat=0))
    await answer(room, server, 0)
    assert room.desk.banks.left[0] == 55_000


async def test_what_a_decision_has_earned_is_known_when_the_table_is_laid_out_again(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=LIVE)
    await server.clock.advance(10)
    await answer(room, server, 0)
    await done(room, server.ann, Undo(cid=cid(), seat=0))
    await room.keeper.lay_out()  # as after a restart
    await answer(room, server, 0)
    assert room.desk.banks.left[0] == 55_000


async def test_time_is_given_back_once_for_a_decision_also_when_the_table_is_laid_out_again(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=LIVE)
    await done(room, server.ben, Pause(cid=cid(), paused=True))
    for left in (10_000.0, 0.0):
        room.desk.banks.left[1] = 0.0
        await done(room, server.ben, StandIn(cid=cid(), seat=1, level="beginner"))
        await done(room, server.ben, StandIn(cid=cid(), seat=1, level=None))
        assert room.desk.banks.left[1] == left
        await room.keeper.lay_out()  # as after a restart


async def test_a_seat_out_of_time_is_handed_to_a_bot_and_can_be_taken_back(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=LIVE)
    await server.clock.advance(59)
    assert room.desk.row.seats[1].stand_in is None
    await answer(room, server, 0)
    await server.clock.advance(2)
    row = room.desk.row.seats[1]
    assert row.stand_in == "casual"
    entry = next(entry for entry in room.desk.recent if entry.kind == "stand-in")
    assert (entry.seat, entry.body.text, entry.player) == (1, "time", None)
    await calm()
    assert any(entry.body.auto == "stand-in" for entry in room.desk.recent)
    await done(room, server.ben, StandIn(cid=cid(), seat=1, level=None))
    assert room.desk.banks.left[1] == 10_000


async def test_a_pause_stops_the_banks(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=LIVE)
    await server.clock.advance(20)
    await done(room, server.ann, Pause(cid=cid(), paused=True))
    await server.clock.advance(200)
    clock = (await room.welcome(None, None)).clock
    assert clock is not None
    assert (clock.left, clock.running) == ([40_000, 40_000], [])
    await done(room, server.ann, Pause(cid=cid(), paused=False))
    await server.clock.advance(30)
    seen = (await room.welcome(None, None)).clock
    assert seen is not None
    assert seen.left == [10_000, 10_000]


async def test_nobody_pays_for_the_time_a_server_was_down(store: Store) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        room = await first.room("pebbles", first.ann, first.ben, tempo=LIVE)
        await clock.advance(20)
    clock.passed += 1000
    second = Server(store, clock)
    await second.rooms.start()
    await calm()
    room = await second.rooms.get(room.id)
    seen = (await room.welcome(None, None)).clock
    assert seen is not None
    assert seen.left == [40_000, 40_000]
    await clock.advance(41)
    assert [seat.stand_in for seat in room.desk.row.seats] == ["casual", "casual"]
    await second.rooms.close()
    await second.thinking.close()


async def test_a_closed_room_is_opened_again_before_its_clock_is_due(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, tempo=Tempo("turns", 1500, 60, 1500))
    await server.clock.advance(400)
    assert server.rooms.open_rooms() == []
    await server.clock.advance(1101)
    (again,) = server.rooms.open_rooms()
    assert again is not room
    assert any(entry.kind == "stand-in" for entry in again.desk.recent)


async def test_the_glass_of_the_rules_runs_by_itself(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, options={"glass": "on"})
    await server.clock.advance(4.9)
    assert room.desk.asked() == [0, 1]
    await server.clock.advance(0.2)
    kinds = [(entry.seat, entry.body.move) for entry in room.desk.recent]
    assert (-2, {"do": "Tick", "to": "5000"}) in kinds


async def test_a_move_bears_the_time_at_which_it_was_made(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, options={"glass": "on"})
    await server.clock.advance(1.25)
    await answer(room, server, 0)
    ticks = [entry.body.move for entry in room.desk.recent if entry.seat == -2]
    assert ticks == [{"do": "Tick", "to": "1250"}]
    assert (await refused(room, server.ann, Undo(cid=cid(), seat=0))).reason.key == "undo-clock"


async def test_game_time_stands_still_while_paused(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, options={"glass": "on"})
    await server.clock.advance(4)
    await done(room, server.ann, Pause(cid=cid(), paused=True))
    await server.clock.advance(100)
    await done(room, server.ann, Pause(cid=cid(), paused=False))
    await server.clock.advance(0.9)
    assert room.desk.asked() == [0, 1]
    await server.clock.advance(0.2)
    assert any(entry.seat == -2 for entry in room.desk.recent)


async def test_who_moves_after_the_glass_is_empty_is_too_late(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben, options={"glass": "on"})
    question = await asked(room, server.ann, 0)
    assert question is not None
    server.clock.passed += 5.5  # nobody has looked at the clock yet
    late = Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])
    said = await room.obey(server.ann, late)
    assert getattr(said, "error", None) == "stale"
    assert any(entry.seat == -2 for entry in await server.store.entries.between(room.id))
