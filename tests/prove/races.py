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
from saecula.server.time.races import EARLY
from saecula.server.wire.frames import Ack
from saecula.server.wire.tables import Tempo
from tests.server.age_kit import AGE, GLASS, GRACE, Age, Answer, open_age, turning
from tests.server.room_kit import Server, asked, calm, play_one, serving

#: What is done at once; and what has few places, so that somebody may lose.
AT_ONCE, PLACES = ("ideas", "bricks"), ("draw-left", "draw-right")
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
    #: races that a claim won which was made later, by less than can be told apart
    close: int = 0


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
            began, before = server.clock.passed, found.tried
            while left(age, server, began) > 2 * GLASS and found.tried < part.count:
                if not await _round(age, server, rng, found):
                    break
            assert found.tried > before, "nobody could turn a glass"
    return found


async def _round(age: Age, server: Server, rng: Random, found: Toll) -> bool:
    """Glasses are turned, one of somebody's own left; then those that run are tried again before they are done.

    False once nobody can: the stocks of all are full, and a glass must bring something (TOE-GLA-8).
    """
    running = [
        (seat, glass)
        for seat in range(3)
        for glass, action in enumerate(AT_ONCE if seat < 2 else AT_ONCE[:1], 1)
        if isinstance(await (await age.turn(seat, action, glass=glass)), Ack)
    ]
    if not running:
        return False
    end = server.clock.passed + GLASS
    for moment in sorted(end - rng.uniform(LATEST, EARLIEST) for _ in range(12)):
        await server.clock.advance(max(0.0, moment - server.clock.passed))
        tries = [await _try(age, *rng.choice(running), rng) for _ in range(6)]
        found.tried += len(tries)
        await server.clock.advance(min(CAP, max(0.0, end - 0.0005 - server.clock.passed)) / 4)
        found.wrong += [f"{moment - end:.3f} s: {task.result()}" for task in tries if _is_done(task)]
    await server.clock.advance(end + 0.2 - server.clock.passed)
    await settled(age, rng)
    return True


def _is_done(task: Answer) -> bool:
    return task.done() and isinstance(task.result(), Ack)


async def _try(age: Age, seat: int, glass: int, rng: Random) -> Answer:
    """A glass that runs is turned, whatever the sender says of the time, the question and himself."""
    decision = age.decision(seat) + rng.choice((0, 0, 1, -1))
    delay, cid = rng.choice((0.0, 0.05, CAP, 10.0)), rng.choice(("", "same"))
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


async def turns_of(age: Age, seat: int) -> dict[str, int]:
    """The actions on which a seat may put a glass now, and which glass."""
    question = await asked(age.room, age.people[seat], seat)
    turns = [move for move in question.legal if move["do"] == "TurnGlass"] if question else []
    return {move["action"]: int(move["glass"]) for move in turns}


async def _race(age: Age, server: Server, rng: Random, found: Toll) -> None:
    """All who can put a glass on one place, within a millisecond or twenty, over lines of all lengths."""
    turns = {seat: mine for seat in range(len(age.people)) if (mine := await turns_of(age, seat))}
    common = sorted(set.intersection(*(set(one) for one in turns.values()))) if len(turns) > 1 else []
    if not common:
        return
    place = rng.choice([one for one in common if one in PLACES] or common)
    lines = {seat: rng.choice((0.0, rng.uniform(0.02, CAP))) for seat in turns}
    for seat, line in lines.items():
        age.delay(seat, line)
    start = server.clock.passed + 0.5
    spread = rng.choice((0.001, 0.020))
    made = {seat: start + rng.uniform(0, spread) for seat in turns}
    answers = {}
    for seat in sorted(turns, key=lambda one: made[one] + lines[one]):
        await server.clock.advance(max(0.0, made[seat] + lines[seat] - server.clock.passed))
        answers[seat] = await age.turn(seat, place, lines[seat], turns[seat][place])
    await server.clock.advance(2 * CAP)
    for seat in turns:
        age.delay(seat, 0.0)
    _judge(found, made, {seat: isinstance(answer.result(), Ack) for seat, answer in answers.items()}, place)


def _judge(found: Toll, made: dict[int, float], won: dict[int, bool], place: str) -> None:
    """Nobody loses to a claim that was made later; what is closer than a loop wakes is decided by arrival."""
    found.tried += 1
    found.contested += not all(won.values())
    late = max((made[seat] for seat in won if won[seat]), default=0.0)
    beaten = [late - made[seat] for seat in won if not won[seat] and made[seat] < late]
    found.close += bool(beaten) and max(beaten) <= EARLY
    if not any(won.values()) or any(by > EARLY for by in beaten):
        found.wrong.append(f"{place}: claimed at {made}, won {won}")


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
            if leaves[seat] > 0 and await asked(room, player, seat) is not None:
                leaves[seat] -= 1
                has_moved = await play_one(room, player, seat, rng)
        if not has_moved:
            await server.clock.advance(5)


def leavers(part: Part) -> Toll:
    """Games that some leave."""
    return asyncio.run(_leavers(part))
