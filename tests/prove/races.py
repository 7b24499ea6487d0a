"""Real-time ages in fake time: glasses turned too early, places raced for, clocks of people who have left."""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator
from random import Random

import msgspec

from saecula.server.desk.seats import Player
from saecula.server.store import Store
from saecula.server.table.room import Room
from saecula.server.time.fair import CAP
from saecula.server.wire.frames import Ack
from saecula.server.wire.tables import Tempo
from tests.server.age_kit import AGE, GLASS, GRACE, Age, Answer, open_age, turning
from tests.server.room_kit import Server, asked, calm, play_one, serving

#: Both are done at once; what is drawn has few places, so that somebody must lose.
AT_ONCE, PLACE = ("ideas", "bricks"), "draw-left"
#: How long before its time a glass is tried for, in seconds.
EARLIEST, LATEST = 5.0, 0.001


class Part(msgspec.Struct, frozen=True):
    """So many of something from a seed."""

    seed: int
    count: int


class Toll(msgspec.Struct):
    """What came of it."""

    tried: int = 0
    wrong: list[str] = msgspec.field(default_factory=list)
    #: races in which somebody lost; games that were played on by bots
    contested: int = 0


@contextlib.asynccontextmanager
async def somewhere() -> AsyncIterator[Server]:
    """Rooms in fake time with a database of their own."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite:///{folder}/races.db") as store, serving(store) as server:
            yield server


async def settled(age: Age, rng: Random) -> None:
    """Everybody goes on with what he has begun, until his glasses are his next question."""
    for seat, player in enumerate(age.people):
        while (question := await asked(age.room, player, seat)) is not None:
            if any(move["do"] == "TurnGlass" for move in question.legal):
                break
            await play_one(age.room, player, seat, rng)
    await calm()


def left(age: Age, server: Server, began: float) -> float:
    """Seconds until the gong."""
    return began + AGE - server.clock.passed


# ---------------------------------------------------------------- too early


async def _early(part: Part) -> Toll:
    found, rng = Toll(), Random(part.seed)
    async with somewhere() as server:
        while found.tried < part.count and not found.wrong:
            age = await open_age(server)
            began = server.clock.passed
            while left(age, server, began) > 2 * GLASS and found.tried < part.count:
                await _round(age, server, rng, found)
    return found


async def _round(age: Age, server: Server, rng: Random, found: Toll) -> None:
    """All glasses of the first two and one of the third are turned; then all are tried again before they are done."""
    for seat in range(3):
        for glass in (1, 2) if seat < 2 else (1,):
            assert isinstance(await (await age.turn(seat, rng.choice(AT_ONCE), glass=glass)), Ack)
    end = server.clock.passed + GLASS
    for moment in sorted(end - rng.uniform(LATEST, EARLIEST) for _ in range(12)):
        await server.clock.advance(max(0.0, moment - server.clock.passed))
        tries = [await _try(age, rng) for _ in range(6)]
        found.tried += len(tries)
        await server.clock.advance(min(CAP, max(0.0, end - 0.0005 - server.clock.passed)) / 4)
        found.wrong += [f"{moment - end:.3f} s: {task.result()}" for task in tries if _is_done(task)]
    await server.clock.advance(end + 0.2 - server.clock.passed)


def _is_done(task: Answer) -> bool:
    return task.done() and isinstance(task.result(), Ack)


async def _try(age: Age, rng: Random) -> Answer:
    """A glass that runs is turned, whatever the sender says of the time, the question and himself."""
    seat = rng.randrange(3)
    glass = rng.choice((1, 2)) if seat < 2 else 1
    decision = age.decision(seat) + rng.choice((0, 0, 1, -1))
    delay = rng.choice((0.0, 0.05, CAP, 10.0))
    cid = rng.choice(("", "same"))
    return await age.play(seat, turning(rng.choice(AT_ONCE), glass), delay, cid, max(0, decision))


def early(part: Part) -> Toll:
    """Glasses turned before they are done."""
    return asyncio.run(_early(part))


# ---------------------------------------------------------------- races


async def _races(part: Part) -> Toll:
    found, rng = Toll(), Random(part.seed)
    async with somewhere() as server:
        while found.tried < part.count:
            others: list[Player] = rng.choice(
                ([server.ben], [server.ben, server.cia], [server.ben, server.cia, server.dan])
            )
            age = await open_age(server, *others)
            age.people = [server.ann, *others]
            began = server.clock.passed
            while left(age, server, began) > 2 * GLASS and found.tried < part.count:
                await _race(age, server, rng, found)
                await server.clock.advance(GLASS + 0.5)
                await settled(age, rng)
            await server.clock.advance(left(age, server, began) + GRACE + 1)
    return found


async def _race(age: Age, server: Server, rng: Random, found: Toll) -> None:
    """Everybody who can claims one place within a millisecond, over lines of all lengths."""
    seats = [seat for seat in range(len(age.people)) if seat in age.room.desk.asked()]
    lines = {seat: rng.choice((0.0, rng.uniform(0.02, CAP))) for seat in seats}
    for seat, line in lines.items():
        age.delay(seat, line)
    start = server.clock.passed + 0.5
    made = {seat: start + rng.uniform(0, 0.001) for seat in seats}
    answers = {}
    for seat in sorted(seats, key=lambda one: made[one] + lines[one]):
        await server.clock.advance(max(0.0, made[seat] + lines[seat] - server.clock.passed))
        answers[seat] = await age.turn(seat, PLACE, lines[seat])
    await server.clock.advance(2 * CAP)
    won = [isinstance(answers[seat].result(), Ack) for seat in sorted(seats, key=lambda one: made[one])]
    for seat in seats:
        age.delay(seat, 0.0)
    found.tried += 1
    found.contested += not all(won)
    if won != sorted(won, reverse=True) or (won and not won[0]):
        found.wrong.append(f"{won} by {lines}")


def races(part: Part) -> Toll:
    """Races for places."""
    return asyncio.run(_races(part))


# ---------------------------------------------------------------- those who leave


async def _leavers(part: Part) -> Toll:
    found, rng = Toll(), Random(part.seed)
    async with somewhere() as server:
        people = [server.ann, server.ben, server.cia]
        for _ in range(part.count):
            room = await server.room("pebbles", *people, tempo=Tempo("live", 20, 2, 30))
            leaves = [rng.choice((10**6, rng.randint(0, 8))) for _ in people]
            await _play_out(server, room, people, leaves, rng)
            found.tried += 1
            found.contested += any(seat.stand_in or seat.kind == "bot" for seat in room.desk.row.seats)
            if room.desk.row.status != "over":
                found.wrong.append(f"game {found.tried} of seed {part.seed}: {room.desk.row.status}")
    return found


async def _play_out(server: Server, room: Room, people: list[Player], leaves: list[int], rng: Random) -> None:
    """Everybody answers until he leaves for good; then only time passes."""
    for _ in range(400):
        if room.desk.row.status == "over":
            return
        has_moved = False
        for seat, player in enumerate(people):
            if leaves[seat] > 0 and room.desk.row.status != "over" and await asked(room, player, seat) is not None:
                leaves[seat] -= 1
                has_moved = await play_one(room, player, seat, rng)
        if not has_moved:
            await server.clock.advance(5)


def leavers(part: Part) -> Toll:
    """Games that some leave."""
    return asyncio.run(_leavers(part))
