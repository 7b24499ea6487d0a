"""A server's rooms without the web around them: fake time, bots in threads, people who play at random."""

import asyncio
import gzip
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import msgspec

from saecula.server.desk.seats import Player
from saecula.server.lanes import Pool
from saecula.server.settings import Settings
from saecula.server.store import Store
from saecula.server.store.engine import Database
from saecula.server.table.room import Room
from saecula.server.table.rooms import Rooms
from saecula.server.telling.listeners import Listener
from saecula.server.thinking import Thinking
from saecula.server.wire.commands import AnyCommand, Play, Sit, Start
from saecula.server.wire.frames import Ack, Refused, ServerFrame
from saecula.server.wire.rest import NewTable, ReplayData, SeatWish
from saecula.server.wire.tables import Asked, Tempo

NAMES = ("Ann", "Ben", "Cia", "Dan", "Eva")
cids = (f"c{number}" for number in count())


class FakeClock:
    """Time that goes on only when told to."""

    def __init__(self) -> None:
        self.haste = 1.0
        self.passed = 0.0
        #: by how much somebody has put the clock on the wall forward
        self.ahead = 0.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def now(self) -> int:
        return 1_700_000_000_000 + round((self.passed + self.ahead) * 1000)

    def monotonic(self) -> float:
        return 1000.0 + self.passed

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.passed + seconds, next(self._numbers), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything that is due happen at its time."""
        end = self.passed + seconds
        while self.passed < end:
            await calm()
            # in small steps, so that those who wait for the store may begin to wait for the clock again
            self.passed = min(end, self.passed + 10.0, max(self.passed, self._waiting[0][0] if self._waiting else end))
            while self._waiting and self._waiting[0][0] <= self.passed:
                _, _, future = heapq.heappop(self._waiting)
                if not future.done():
                    future.set_result(None)
        await calm()


#: What is done elsewhere, in threads or by a database: whoever waits inside one of these will go on by himself.
ELSEWHERE = {work.__code__ for work in (Database._run, Pool.do, asyncio.to_thread)}
#: Turns of the loop in which nothing happens elsewhere, after which nothing more will: longer than any chain of hands.
QUIET = 40


def is_at_work(task: "asyncio.Task[object]") -> bool:
    """Whether a task waits for something that is done elsewhere."""
    at: object = task.get_coro()
    while at is not None:
        if getattr(at, "cr_code", None) in ELSEWHERE:
            return True
        at = getattr(at, "cr_await", None)
    return False


async def calm() -> None:
    """Let everybody do what there is to do, however long the store and the bots take for it."""
    quiet = 0
    while quiet < QUIET:
        is_busy = any(is_at_work(task) for task in asyncio.all_tasks())
        quiet = 0 if is_busy else quiet + 1
        await asyncio.sleep(0.0005 if is_busy else 0)


def unpacked(packed: bytes) -> ReplayData:
    """A replay as it travels."""
    return msgspec.json.decode(gzip.decompress(packed), type=ReplayData)


def as_json(value: object) -> Any:
    """Something as it is after it has travelled."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Server:
    """The rooms of one server on a store."""

    def __init__(self, store: Store, clock: FakeClock, pace: float = 0.0) -> None:
        self.store = store
        self.clock = clock
        self.ann, self.ben, self.cia, self.dan, self.eva = (Player(name, name) for name in NAMES)
        self.thinking = Thinking(0)
        self.rooms = Rooms(store, self.thinking, clock, Settings(db="", bot_pace=pace))

    async def open(self) -> None:
        """Begin; the people have accounts."""
        people = [await self.store.players.create(name, self.clock.now()) for name in NAMES]
        self.ann, self.ben, self.cia, self.dan, self.eva = (Player(row.id, row.name) for row in people)
        await self.rooms.start()

    async def room(
        self,
        game: str,
        *seats: Player | str | None,
        options: dict[str, str] | None = None,
        tempo: Tempo | None = None,
        start: bool = True,
    ) -> Room:
        """A table for players, bots (by their levels) and open seats (None); the first player opens it."""
        first = next(seat for seat in seats if isinstance(seat, Player))
        wish = NewTable(
            game=game, seats=[wish_for(seat, first) for seat in seats], options=options or {}, tempo=tempo or Tempo()
        )
        room = await self.rooms.get((await self.rooms.create(first, wish)).id)
        for at, seat in enumerate(seats):
            if isinstance(seat, Player) and seat != first:
                await done(room, seat, sit(at))
        if start:
            await done(room, first, begin())
        return room


def wish_for(seat: Player | str | None, first: Player) -> SeatWish:
    if isinstance(seat, str):
        return SeatWish("bot", level=seat)
    return SeatWish("me") if seat == first else SeatWish("open")


@asynccontextmanager
async def serving(store: Store, clock: FakeClock | None = None, pace: float = 0.0) -> AsyncIterator[Server]:
    """A server for the time of a test."""
    server = Server(store, clock or FakeClock(), pace)
    await server.open()
    try:
        yield server
    finally:
        await server.rooms.close()
        await server.thinking.close()


def cid() -> str:
    """A command's id that was not used before."""
    return next(cids)


def sit(seat: int, nonce: str = "") -> AnyCommand:
    return Sit(cid=cid(), seat=seat, nonce=nonce)


def begin() -> AnyCommand:
    return Start(cid=cid())


async def done(room: Room, player: Player | None, command: AnyCommand) -> Ack:
    """Have a command obeyed."""
    said = await room.obey(player, command)
    assert isinstance(said, Ack), said
    return said


async def refused(room: Room, player: Player | None, command: AnyCommand) -> Refused:
    """Have a command refused."""
    version = room.version
    said = await room.obey(player, command)
    assert isinstance(said, Refused), said
    assert room.version == version
    return said


async def asked(room: Room, player: Player, seat: int) -> Asked | None:
    """What a seat is asked."""
    return (await room.welcome(player, seat, room.version)).asked


async def play_one(room: Room, player: Player, seat: int, rng: Random) -> bool:
    """Answer the open decision of a seat at random; False if it has none."""
    question = await asked(room, player, seat)
    if question is None:
        return False
    move = rng.choice(question.legal)
    await done(room, player, Play(cid=cid(), seat=seat, decision=question.decision, move=move))
    return True


async def finish(room: Room, *players: Player) -> None:
    """Play to the end at random."""
    rng = Random(5)
    while room.desk.row.status == "playing":
        for seat in room.desk.waited_for():
            player = next(one for one in players if one.id == room.desk.row.seats[seat].player)
            await play_one(room, player, seat, rng)
        await calm()


def waiting(listener: Listener) -> list[ServerFrame]:
    """The frames that wait for a listener."""
    frames = list(listener._waiting)
    listener._waiting.clear()
    return frames
