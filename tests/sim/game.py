"""One simulated run: tables, the people at them, everything that goes wrong, and what the referees find."""

import asyncio
import hashlib
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from sqlalchemy import create_engine

from saecula.server.desk import playing, seats
from saecula.server.desk.seats import Player
from saecula.server.store import PlayerRow, engine, migrations
from saecula.server.store.hand import Hand
from saecula.server.store.migrations import upgrade as real_upgrade
from saecula.server.table.opening import fresh
from saecula.server.table.opening.fresh import Basis
from saecula.server.thinking import Thinking
from saecula.server.web import site
from saecula.server.wire.commands import Sit, Start
from saecula.server.wire.frames import Ack
from saecula.server.wire.rest import NewTable, SeatWish
from saecula.server.wire.tables import Tempo

from .late import position_of
from .laws import Violation, hold
from .logbook import check_fences, tried_in
from .loop import SimExecutor, SimLoop
from .people import Person
from .plan import LONGER, Plan, Setting
from .postgres import make_witness, taught
from .receiver import Receiver
from .referee import Referee
from .world import World, within

#: Virtual seconds within which every game must end.
LIMIT = 24 * 3600.0
#: Virtual seconds after which anything that people sent at the very end is either stored or lost.
LANDED = 30.0
#: Virtual seconds within which a node must be back once nothing fails any more.
BACK = 600.0
#: Lines after which a position is stored again: sooner than usual, since games are short.
SNAPSHOT_EVERY = 8


@dataclass(frozen=True, slots=True)
class Ended:
    """A run that kept all laws."""

    tables: int
    hours: float
    crashes: int
    commands: int
    pictures: int
    answers: int
    notices: int
    hash: str
    #: the games that ended by their rules
    ends: list[str]
    #: what was tried, and how often
    tried: dict[str, int]


def simulate(plan: Plan) -> Ended:
    """Play what is planned; raises Violation if a law is broken."""
    loop = SimLoop(Random(f"loop {plan.seed}"), plan.work)
    failed: list[BaseException] = []
    loop.set_exception_handler(lambda _, context: _note(failed, context))
    with seeded(plan.seed), tempfile.TemporaryDirectory(dir=_memory()) as folder:
        Path(f"{folder}/sim.db").write_bytes(_empty())
        try:
            return loop.run_until_complete(_play(loop, plan, f"{folder}/sim.db", failed))
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
            loop.close()


def _note(failed: list[BaseException], context: dict[str, Any]) -> None:
    """Note a law that was broken in a task that nobody waits for."""
    if isinstance(context.get("exception"), Violation):
        failed.append(context["exception"])


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


@cache
def _empty() -> bytes:
    """An empty database with all its tables; making one takes longer than many games do."""
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        made = create_engine(f"sqlite:///{folder}/empty.db")
        with made.begin() as connection:
            real_upgrade(connection)
            make_witness(connection)
        made.dispose()
        return Path(f"{folder}/empty.db").read_bytes()


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Take every secret from the seed; and since nothing is really killed, nothing has to be synced to disk."""
    source = Random(f"secrets {seed}")
    pragmas = (*engine.PRAGMAS, "synchronous = OFF")
    with (
        taught(),
        mock.patch.object(secrets, "choice", source.choice),
        mock.patch.object(secrets, "randbits", source.getrandbits),
        mock.patch.object(secrets, "randbelow", source.randrange),
        mock.patch.object(secrets, "token_bytes", source.randbytes),
        mock.patch.object(secrets, "token_hex", lambda n=32: source.randbytes(n).hex()),
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: source.randbytes(n).hex()),
        mock.patch.object(seats, "SystemRandom", return_value=source),
        mock.patch.object(site, "Limiter"),
        mock.patch.object(playing, "SNAPSHOT_EVERY", SNAPSHOT_EVERY),
        mock.patch.object(migrations, "upgrade"),
        mock.patch.object(engine, "PRAGMAS", pragmas),
        mock.patch.object(Hand, "do", _do),
        mock.patch.object(Hand, "rest", return_value=None),
        mock.patch.object(Thinking, "_new", return_value=SimExecutor()),
    ):
        yield


async def _do(_: Hand, work: Callable[[], Any]) -> Any:
    """Do the work of the writing thread in the loop."""
    return await asyncio.get_running_loop().run_in_executor(None, work)


async def _play(loop: SimLoop, plan: Plan, path: str, failed: list[BaseException]) -> Ended:
    rng = Random(f"game {plan.seed}")
    world, receiver = World(loop, rng, path, plan), Receiver(Random(rng.random()))
    world.failed = receiver.failed = failed
    with receiver.listening():
        await world.boot()
        players = await _register(world, max(setting.people for setting in plan.tables))
        tables = [await _gather(world, setting, players) for setting in plan.tables]
        loop.broken = plan.broken
        referees = [Referee(path, table, plan.broken > 0) for table in tables]
        make = partial(Person, world, plan)
        persons = [
            one
            for at, referee in enumerate(referees)
            for one in _persons(make, plan, at, referee, receiver, players, rng)
        ]
        await _live(world, persons)
        if failed:
            raise failed[0]
        return await _end(world, referees, receiver)


async def _live(world: World, persons: list[Person]) -> None:
    """Play until all games are over, whatever happens to the nodes."""
    troubles = asyncio.create_task(world.suffer())
    try:
        async with asyncio.timeout(LIMIT):
            await asyncio.gather(*(person.play() for person in persons))
    except TimeoutError:
        raise Violation("ends in time", "not over after 24 hours") from None
    finally:
        troubles.cancel()
        await asyncio.wait({troubles})
        if not troubles.cancelled() and (error := troubles.exception()) is not None:
            raise error


async def _register(world: World, count: int) -> list[PlayerRow]:
    """Make players, each with a webhook that is called."""
    node = world.nodes[0]
    assert node.site is not None
    store = node.site.store
    rows = [await within(node.life, store.players.create(f"P{at}", 1)) for at in range(count)]
    for row in rows:
        row.webhook = f"https://example.org/{row.name}"
        await within(node.life, store.players.save(row))
    return rows


async def _gather(world: World, setting: Setting, rows: list[PlayerRow]) -> str:
    """Open and start a table with its people and bots; returns its id."""
    node = world.nodes[0]
    assert node.site is not None
    rooms = node.site.rooms
    players = [Player(row.id, row.name) for row in rows[: setting.people]]
    wishes = [SeatWish("me"), *[SeatWish("open")] * (setting.people - 1)]
    wishes += [SeatWish("bot", level="beginner")] * (setting.seats - setting.people)
    tempo = Tempo("live", setting.bank, 10, setting.bank)
    wish = NewTable(game=setting.game, seats=wishes, options=setting.options, tempo=tempo)
    basis = Basis(secrets.token_bytes(32), None, position_of(setting))
    with nullcontext() if basis.position is None else mock.patch.object(fresh, "_basis", return_value=basis):
        table = (await within(node.life, rooms.create(players[0], wish))).id
    room = await within(node.life, rooms.get(table))
    for seat, player in enumerate(players[1:], 1):
        await within(node.life, room.obey(player, Sit(cid=f"sit{seat}", seat=seat)))
    hold(isinstance(await within(node.life, room.obey(players[0], Start(cid="start"))), Ack), "starts")
    return table


def _persons(
    make: Callable[..., Person],
    plan: Plan,
    table: int,
    referee: Referee,
    receiver: Receiver,
    rows: list[PlayerRow],
    rng: Random,
) -> Iterator[Person]:
    """Everybody at a table, including those who only watch."""
    for seat, row in enumerate(rows[: plan.tables[table].people]):
        for tab in range(2 if plan.two_tabs and seat == 0 else 1):
            person = make(referee, receiver, Random(rng.random()), row)
            person.seat, person.tab = seat, tab
            person.plays = plan.plays if plan.tables[table].left is None else LONGER
            person.cuts = [cut for cut in plan.cuts if (cut.table, cut.seat) == (table, seat) and not tab]
            yield person
    if plan.watched:
        yield make(referee, receiver, Random(rng.random()))


async def _end(world: World, referees: list[Referee], receiver: Receiver) -> Ended:
    """Now that nothing fails any more, check what is left."""
    loop, ended = world.loop, world.loop.time()
    loop.broken = 0.0
    try:
        async with asyncio.timeout(BACK):
            await world.boot()
    except TimeoutError:
        raise Violation("starts", f"a node is not back after {BACK:.0f} s") from None
    await asyncio.sleep(LANDED)
    node, logs, ends = world.nodes[0], [], []
    assert node.site is not None
    for referee in referees:
        shelf = node.site.store.entries
        entries = await within(node.life, shelf.between(referee.table))
        whole = await within(node.life, shelf.verify_chain(referee.table))
        hold(whole == len(entries), "chain whole", f"{whole} of {len(entries)}")
        stored = referee.stored()
        check_fences(stored)
        world.tried += tried_in(entries, stored)
        row = await within(node.life, node.site.store.tables.get(referee.table))
        assert row is not None
        referee.check_end(row)
        referee.close(entries)
        logs += entries
        ends += [row.game] * (row.end == "rules")
    await world.stop()
    text = repr([(entry.kind, entry.seat, entry.n, entry.body.move, entry.at) for entry in logs])
    return Ended(
        tables=len(referees),
        hours=ended / 3600,
        crashes=world.crashes,
        commands=sum(entry.cid is not None for entry in logs),
        pictures=sum(referee.pictures for referee in referees),
        answers=sum(referee.answers for referee in referees),
        notices=receiver.count,
        hash=hashlib.sha256(text.encode()).hexdigest(),
        ends=ends,
        tried=dict(world.tried),
    )
