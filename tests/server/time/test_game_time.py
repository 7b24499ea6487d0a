"""Game time in a room: pauses by agreement, nobody there, a server that is down, how it maps to the wall clock."""

import pytest

from saecula.bots.reaction import REACTIONS, SPREAD
from saecula.kernel.codes import CLOCK
from saecula.server.desk.seats import AWAY
from saecula.server.store import Store
from saecula.server.time.gametime import COUNT_IN
from saecula.server.wire.commands import Pause, StandIn
from saecula.server.wire.frames import Ack, Refused, Update, Welcome
from saecula.server.wire.tables import Running
from tests.server.age_kit import GLASS, Age, open_age
from tests.server.conftest import NewUrl
from tests.server.room_kit import FakeClock, Server, calm, cid, done, serving, waiting


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Time is the same on every database: one kind suffices."""
    return new_url("sqlite")


def pause(paused: bool = True) -> Pause:
    return Pause(cid=cid(), paused=paused)


def times(age: Age, seat: int) -> list[Running]:
    """What a listener was told of the time since the last look."""
    frames = [frame for frame in waiting(age.listeners[seat]) if isinstance(frame, Update | Welcome)]
    return [frame.time for frame in frames if frame.time is not None]


async def test_where_time_runs_a_pause_needs_all_who_are_there(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(5)
    await done(age.room, server.ann, pause())
    assert (age.room.desk.row.status, (await age.room.info()).pausing) == ("playing", [0])
    await done(age.room, server.ben, pause())
    assert age.room.desk.row.status == "playing"
    await done(age.room, server.cia, pause())
    info = await age.room.info()
    assert (info.status, info.pausing) == ("paused", [])
    kinds = [(entry.kind, entry.seat) for entry in age.room.desk.recent if "paus" in entry.kind]
    assert kinds == [("pause-offered", 0), ("pause-offered", 1), ("paused", 2)]


async def test_who_is_not_there_is_not_asked_for_a_pause(server: Server) -> None:
    age = await open_age(server)
    age.room.leave(age.listeners[2])
    await calm()
    await done(age.room, server.ann, pause())
    await done(age.room, server.ben, pause())
    assert age.room.desk.row.status == "paused"


async def test_the_wish_for_a_pause_can_be_taken_back(server: Server) -> None:
    age = await open_age(server)
    await done(age.room, server.ann, pause())
    await done(age.room, server.ann, pause(False))
    assert (await age.room.info()).pausing == []
    await done(age.room, server.ben, pause())
    await done(age.room, server.cia, pause())
    assert age.room.desk.row.status == "playing"


async def test_against_bots_alone_one_pauses_by_oneself(server: Server) -> None:
    age = await open_age(server, "beginner", "beginner")
    await done(age.room, server.ann, pause())
    assert age.room.desk.row.status == "paused"


async def test_glasses_stand_still_in_a_pause_and_go_on_after_a_count_in(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(4.321)
    await age.turn(0, "ideas")
    await server.clock.advance(10)
    for person in age.people:
        await done(age.room, person, pause())
    await calm()
    stopped = age.now()
    assert stopped == 2000 + 14_321
    assert times(age, 1)[-1] == Running(server.clock.now(), stopped, False)
    await server.clock.advance(50)
    assert age.now() == stopped
    said = (await age.turn(1, "ideas")).result()
    assert isinstance(said, Refused)
    assert said.reason.key == "problem-paused"
    for person in age.people:
        await done(age.room, person, pause(False))
    await calm()
    assert times(age, 1)[-1] == Running(server.clock.now() + round(COUNT_IN * 1000), stopped, True)
    said = (await age.turn(1, "ideas")).result()
    assert isinstance(said, Refused)
    assert said.reason.key == "problem-count-in"
    await server.clock.advance(COUNT_IN + 9.998)
    assert age.now() == stopped
    await server.clock.advance(0.003)
    assert age.now() == 2000 + 4321 + 20_000


async def test_a_game_without_running_time_is_paused_by_anybody(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    await room.join(server.ann)
    await room.join(server.ben)
    await done(room, server.ann, pause())
    assert room.desk.row.status == "paused"


async def test_an_update_says_how_game_time_maps_to_the_servers_clock(server: Server) -> None:
    age = await open_age(server)
    began = server.clock.now()
    await server.clock.advance(7)
    await age.turn(0, "ideas")
    for told in times(age, 1):
        assert told.runs
        assert began - told.at + told.shows == 2000
    assert (await age.room.welcome(None)).time == Running(began - 2000, 0, True)


async def test_in_haste_a_glass_has_run_out_that_much_sooner(server: Server) -> None:
    server.clock.haste = 10.0
    age = await open_age(server)
    await age.turn(0, "ideas")
    turned = age.now()
    await server.clock.advance(GLASS / 10 - 0.01)
    assert age.now() < turned + GLASS * 1000
    await server.clock.advance(0.02)
    assert age.now() == turned + GLASS * 1000
    assert times(age, 1)[-1].haste == 10.0


async def test_time_stands_still_while_none_of_those_who_play_is_there(server: Server) -> None:
    age = await open_age(server)
    await age.room.join(server.dan)  # a spectator does not count
    await server.clock.advance(AWAY)
    for listener in age.listeners[:2]:
        age.room.leave(listener)
    await server.clock.advance(5)
    assert age.room.desk.time.runs_from is not None
    age.room.leave(age.listeners[2])
    await calm()
    stopped = age.now()
    assert stopped == 2000 + round(AWAY * 1000) + 5000
    await server.clock.advance(50)
    assert age.now() == stopped
    age.listeners = [await age.room.join(server.ben, 1)]
    await calm()
    assert times(age, 0)[-1] == Running(server.clock.now() + round(COUNT_IN * 1000), stopped, True)


async def test_bots_go_on_for_those_who_left_their_seats_to_them(server: Server) -> None:
    age = await open_age(server, "beginner", "beginner")
    await done(age.room, server.ann, StandIn(cid=cid(), seat=0, level="beginner"))
    age.room.leave(age.listeners[0])
    await server.clock.advance(AWAY + 30)
    assert age.room.desk.time.runs_from is not None


@pytest.mark.parametrize("is_killed", [False, True])
async def test_the_clock_stands_still_while_the_server_is_down(store: Store, is_killed: bool) -> None:
    clock = FakeClock()
    async with serving(store, clock) as first:
        age = await open_age(first)
        await clock.advance(3)
        await age.turn(0, "ideas")
        await clock.advance(2.5)
        if is_killed:
            assert age.room.owner._task is not None
            age.room.owner._task.cancel()
    clock.passed += 10_000
    second = Server(store, clock)
    await second.rooms.start()
    await calm()
    room = await second.rooms.get(age.room.id)
    await clock.advance(5)
    # after a kill time goes on from the last move, else from the very moment of the end
    shown = 2000 + (3000 if is_killed else 5500)
    assert room.desk.game.now(room.desk.state) == shown
    listener = await room.join(first.ben, 1)
    await calm()
    last = [frame for frame in waiting(listener) if isinstance(frame, Update)][-1]
    assert last.time == Running(clock.now() + round(COUNT_IN * 1000), shown, True)
    glass = next(entry.body.move for entry in room.desk.recent if entry.body.move and "glass" in entry.body.move)
    assert glass["action"] == "ideas"
    await clock.advance(COUNT_IN + (5000 + 20_000 - shown) / 1000 + 0.01)
    assert room.desk.game.now(room.desk.state) == 5000 + 20_000
    await second.rooms.close()
    await second.thinking.close()


async def test_a_bots_hand_comes_down_after_the_reaction_of_its_level(server: Server) -> None:
    age = await open_age(server, "beginner", "expert")
    for _ in range(60):
        await server.clock.advance(0.1)
    firsts: dict[int, int] = {}
    for seat, _, at in age.course():
        firsts.setdefault(seat, at - 2000)
    for seat, level in ((1, "beginner"), (2, "expert")):
        typical = REACTIONS[level].new
        assert SPREAD[0] * typical <= firsts[seat] <= SPREAD[1] * typical + 100
    assert firsts[2] < firsts[1]


async def test_bots_wait_while_time_stands_still(server: Server) -> None:
    age = await open_age(server, "beginner", "beginner")
    await done(age.room, server.ann, pause())
    made = len(age.course())
    for _ in range(30):
        await server.clock.advance(1)
    assert len(age.course()) == made
    await done(age.room, server.ann, pause(False))
    await server.clock.advance(COUNT_IN)
    assert len(age.course()) == made
    for _ in range(50):
        await server.clock.advance(0.1)
    assert len(age.course()) > made


async def test_the_record_of_an_age_replays_to_the_same_hash_without_a_clock(server: Server) -> None:
    from saecula.play.replay import Replay

    age = await open_age(server, "beginner", "beginner")
    for _ in range(100):
        await server.clock.advance(0.1)
    assert isinstance((await age.turn(0, "ideas")).result(), Ack)
    match = age.room.desk.playing()
    assert sum(made.seat == CLOCK for made in match.played) > 5
    replay = Replay(match.game, match.record())
    replay.to(len(match.lines))
    assert replay.state.dump() == match.state.dump()
