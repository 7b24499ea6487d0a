"""One simulated game: a table, its people, its faults, and what the referee finds."""

import asyncio
import hashlib
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from saecula.server.desk.seats import Player
from saecula.server.store import engine
from saecula.server.store.hand import Hand
from saecula.server.thinking import Thinking
from saecula.server.wire.commands import Sit, Start
from saecula.server.wire.rest import NewTable, SeatWish
from saecula.server.wire.tables import Tempo

from .loop import SimExecutor, SimLoop
from .people import Person
from .plan import Plan
from .referee import Referee, Violation, hold
from .world import World

#: Within this time every game ends, in virtual seconds.
LIMIT = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that kept all laws."""

    hours: float
    crashes: int
    commands: int
    pictures: int
    answers: int
    hash: str


def simulate(plan: Plan) -> Ended:
    """Play one game; Violation where a law is broken."""
    loop = SimLoop(Random(f"loop {plan.seed}"))
    failed: list[BaseException] = []
    loop.set_exception_handler(lambda _, context: _note(failed, context))
    with seeded(plan.seed), tempfile.TemporaryDirectory(dir=_memory()) as folder:
        try:
            return loop.run_until_complete(_play(loop, plan, f"{folder}/sim.db", failed))
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
            loop.close()


def _note(failed: list[BaseException], context: dict[str, Any]) -> None:
    """A law broken in a task that nobody waits for."""
    if isinstance(context.get("exception"), Violation):
        failed.append(context["exception"])


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """What is secret elsewhere comes from the seed; nothing is killed for real, so nothing need be synced."""
    source = Random(f"secrets {seed}")
    pragmas = (*engine.PRAGMAS, "synchronous = OFF")
    with (
        mock.patch.object(secrets, "choice", source.choice),
        mock.patch.object(secrets, "randbits", source.getrandbits),
        mock.patch.object(secrets, "randbelow", source.randrange),
        mock.patch.object(secrets, "token_bytes", source.randbytes),
        mock.patch.object(secrets, "token_hex", lambda n=32: source.randbytes(n).hex()),
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: source.randbytes(n).hex()),
        mock.patch.object(engine, "PRAGMAS", pragmas),
        mock.patch.object(Hand, "do", _do),
        mock.patch.object(Hand, "rest", return_value=None),
        mock.patch.object(Thinking, "_new", return_value=SimExecutor()),
    ):
        yield


async def _do(_: Hand, work: Callable[[], Any]) -> Any:
    """The thread that writes is the loop."""
    return await asyncio.get_running_loop().run_in_executor(None, work)


async def _play(loop: SimLoop, plan: Plan, path: str, failed: list[BaseException]) -> Ended:
    rng = Random(f"game {plan.seed}")
    world = World(loop, rng, path)
    await world.boot()
    table, players = await _gather(world, plan)
    referee = Referee(path, table, plan.people, plan.broken > 0)
    loop.broken = plan.broken
    persons = [_person(world, plan, referee, table, seat, player, rng) for seat, player in enumerate(players)]
    if plan.two_tabs:
        persons.append(_person(world, plan, referee, table, 0, players[0], rng, line=1))
    if plan.watched:
        persons.append(Person(world, plan, referee, table, Random(rng.random())))
    crashes = asyncio.create_task(_crash(world, plan))
    try:
        await asyncio.wait_for(asyncio.gather(*(person.play() for person in persons)), LIMIT)
    except TimeoutError:
        raise Violation("ends in time", "not over after 24 hours") from None
    finally:
        crashes.cancel()
    await asyncio.gather(crashes, return_exceptions=True)
    if failed:
        raise failed[0]
    return await _end(loop, world, referee, table)


async def _gather(world: World, plan: Plan) -> tuple[str, list[Player]]:
    """A table with its people and bots, begun."""
    assert world.rooms is not None
    rows = [await world.store.players.create(f"P{at}", 1) for at in range(plan.people)]
    players = [Player(row.id, row.name) for row in rows]
    seats = [SeatWish("me"), *[SeatWish("open")] * (plan.people - 1)]
    seats += [SeatWish("bot", level="beginner")] * (plan.seats - plan.people)
    wish = NewTable(game=plan.game, seats=seats, options=plan.options, tempo=Tempo("live", 86400, 10, 86400))
    table = (await world.rooms.create(players[0], wish)).id
    room = await world.rooms.get(table)
    for seat, player in enumerate(players[1:], 1):
        await room.obey(player, Sit(cid=f"sit{seat}", seat=seat))
    hold(await room.obey(players[0], Start(cid="start")), "starts")
    return table, players


def _person(
    world: World, plan: Plan, referee: Referee, table: str, seat: int, player: Player, rng: Random, line: int = 0
) -> Person:
    person = Person(world, plan, referee, table, Random(rng.random()))
    person.player, person.seat, person.line = player, seat, line
    person.cuts = [at for whose, at in plan.cuts if whose == seat and not line]
    return person


async def _crash(world: World, plan: Plan) -> None:
    for at in plan.crashes:
        await asyncio.sleep(max(0.0, at - world.loop.time()))
        await world.crash()


async def _end(loop: SimLoop, world: World, referee: Referee, table: str) -> Ended:
    """Nothing fails any more: look at what is left."""
    loop.broken, ended = 0.0, loop.time()
    await world.boot()
    entries = await world.store.entries.between(table)
    hold(await world.store.entries.verify_chain(table) == len(entries), "chain whole")
    referee.close(entries)
    text = repr([(entry.kind, entry.seat, entry.n, entry.body.move, entry.at) for entry in entries])
    await world.stop()
    commands = sum(entry.cid is not None for entry in entries)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Ended(ended / 3600, world.crashes, commands, referee.pictures, referee.answers, digest)
