"""The way to a table: straight to the owner while game time stands still, in the order of fair time while it runs."""

import asyncio
from random import Random

import pytest

from saecula.server.desk.desk import Desk
from saecula.server.table.room import Room
from saecula.server.time.races import Claim, Races
from saecula.server.wire.commands import Pause, Play, Say
from saecula.server.wire.frames import Ack, Refused
from tests.server.age_kit import AGE, Age, open_age, turning
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, asked, calm, cid, done, play_one


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """The way to a table is the same on every database: one kind suffices."""
    return new_url("sqlite")


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats of all claims that were entered for a race."""
    seats: list[int] = []
    enter = Races.enter

    def note(self: Races, claim: Claim[object]) -> None:
        seats.append(claim.seat)
        enter(self, claim)

    monkeypatch.setattr(Races, "enter", note)
    return seats


def followed(server: Server) -> list[int]:
    """The version of a table each time that a follow-up came to its end."""
    versions: list[int] = []

    def note(desk: Desk) -> None:
        versions.append(desk.row.version)

    server.rooms.outside.on_change = note
    return versions


def answer_of(age: Age, seat: int) -> Play:
    return Play(cid=cid(), seat=seat, decision=age.decision(seat), move=turning("ideas"))


async def play_of(room: Room, server: Server) -> Play:
    question = await asked(room, server.ann, 0)
    assert question is not None
    return Play(cid=cid(), seat=0, decision=question.decision, move=question.legal[0])


async def test_no_move_of_a_game_without_time_enters_a_race(server: Server, entered: list[int]) -> None:
    room = await server.room("pebbles", server.ann, "casual")
    rng = Random(5)
    while room.desk.row.status != "over":
        await play_one(room, server.ann, 0, rng)
        await calm()
    assert any(entry.seat == 1 for entry in room.desk.recent if entry.kind == "move")
    assert entered == []


async def test_moves_of_an_age_enter_a_race_and_those_before_it_do_not(server: Server, entered: list[int]) -> None:
    age = await open_age(server)
    assert any(made.seat >= 0 for made in age.room.desk.playing().played)
    assert entered == []
    await age.turn(1, "ideas")
    assert entered == [1]


async def test_moves_sent_at_once_are_made_in_the_order_they_came(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    play = await play_of(room, server)
    again = Play(cid=cid(), seat=0, decision=play.decision, move=play.move)
    first, second = await asyncio.gather(room.obey(server.ann, play), room.obey(server.ann, again))
    assert isinstance(first, Ack)
    assert isinstance(second, Refused)
    assert second.error == "stale"


async def test_a_move_behind_the_pause_that_stops_time_does_not_race(server: Server, entered: list[int]) -> None:
    age = await open_age(server)
    for player in (server.ann, server.ben):
        await done(age.room, player, Pause(cid=cid(), paused=True))
    assert age.room.turnstile.is_racing()
    pause, move = await asyncio.gather(
        age.room.obey(server.cia, Pause(cid=cid(), paused=True)), age.room.obey(server.ann, answer_of(age, 0))
    )
    assert isinstance(pause, Ack)
    assert isinstance(move, Refused)
    assert move.reason.key == "problem-paused"
    assert entered == []


async def test_a_move_behind_what_starts_time_is_refused_as_long_as_all_are_counted_in(
    server: Server, entered: list[int]
) -> None:
    age = await open_age(server)
    for listener in age.listeners:
        age.room.leave(listener)
    await server.clock.advance(100)
    assert not age.room.turnstile.is_racing()
    _, move = await asyncio.gather(age.room.join(server.ben), age.room.obey(server.ann, answer_of(age, 0)))
    assert entered == [0]
    assert isinstance(move, Refused)
    assert move.reason.key == "problem-count-in"


async def test_a_claim_that_waits_when_time_stops_is_answered_before_anything_else_is_done(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    held = await age.turn(0, "ideas")
    assert not held.done()
    for player in (server.ann, server.ben):
        await done(age.room, player, Pause(cid=cid(), paused=True))
    assert not held.done()
    answered: list[str] = []
    pause = asyncio.create_task(age.room.obey(server.cia, Pause(cid=cid(), paused=True)))
    chat = asyncio.create_task(age.room.obey(server.cia, Say(cid=cid(), text="tea?")))
    for name, task in (("chat", chat), ("pause", pause), ("held", held)):
        task.add_done_callback(lambda _, name=name: answered.append(name))  # type: ignore[misc]
    await calm()
    assert answered == ["pause", "held", "chat"]
    said = held.result()
    assert isinstance(said, Refused)
    assert said.reason.key == "problem-paused"


async def test_each_move_is_followed_up_once(server: Server) -> None:
    room = await server.room("pebbles", server.ann, server.ben)
    play = await play_of(room, server)
    await calm()
    versions = followed(server)
    ack = await done(room, server.ann, play)
    await calm()
    assert versions == [ack.version]


async def test_each_claim_of_an_age_is_followed_up_once(server: Server) -> None:
    age = await open_age(server)
    versions = followed(server)
    said = (await age.turn(0, "ideas")).result()
    assert isinstance(said, Ack)
    assert versions == [said.version]


async def test_a_table_goes_on_after_a_failure_in_the_middle_of_a_race(
    server: Server,
) -> None:
    age = await open_age(server)

    async def fail(_: float | None) -> None:
        raise RuntimeError("a failure of the test")

    with pytest.raises(Exception, match="problem-failed"):
        await age.room.turnstile.claim(0, server.ann.id, 0.0, fail)
    await server.clock.advance(AGE)  # nobody sends anything, and yet the gong is heard
    assert not age.room.desk.is_timed()
    assert age.room.keeper.failures == 0
