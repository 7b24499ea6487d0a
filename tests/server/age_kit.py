"""A real-time age at a table in a room: three people, everything before it answered, the first gong just rung."""

import asyncio
from random import Random

from saecula.kernel.codes import CLOCK
from saecula.server.desk.seats import Player
from saecula.server.table.room import Room
from saecula.server.telling.listeners import Listener
from saecula.server.time.fair import TRIPS
from saecula.server.wire.commands import Play
from saecula.server.wire.frames import Ack, Refused
from tests.server.room_kit import Server, asked, calm, cid, play_one

GAME = "time-of-empires"
#: Glasses of 20 seconds: the count-in is two seconds, the age six minutes, the cries come at two and four.
OPTIONS = {"ages": "real-time", "speed": "20"}
COUNTS, AGE, CRY, GLASS, GRACE = 2.0, 360.0, 120.0, 20.0, 10.0

Answer = asyncio.Task[Ack | Refused]


class Age:
    """A table in the first second of an age, and its people."""

    def __init__(self, server: Server, room: Room) -> None:
        self.server, self.room, self.clock = server, room, server.clock
        self.people = [server.ann, server.ben, server.cia]
        self.listeners: list[Listener] = []

    def now(self) -> int:
        """What CLOCK showed last."""
        shown = self.room.desk.game.now(self.room.desk.state)
        assert shown is not None
        return shown

    def delay(self, seat: int, seconds: float) -> None:
        """The line of a seat takes so long one way, as far as the server has measured."""
        for _ in range(TRIPS):
            self.listeners[seat].delay.measured(2 * seconds)

    def decision(self, seat: int) -> int:
        """What a seat is asked."""
        return self.room.desk.playing().decision(seat)

    async def play(
        self, seat: int, move: dict[str, str], delay: float = 0.0, cid_: str = "", decision: int | None = None
    ) -> Answer:
        """A move arrives now; the answer comes when it comes."""
        question = self.decision(seat) if decision is None else decision
        command = Play(cid=cid_ or cid(), seat=seat, decision=question, move=move)
        answer = asyncio.create_task(self.room.obey(self.people[seat], command, delay))
        await calm()
        return answer

    async def turn(self, seat: int, action: str, delay: float = 0.0, glass: int = 1) -> Answer:
        """A glass is put on an action."""
        return await self.play(seat, turning(action, glass), delay)

    def course(self) -> list[tuple[int, str, int]]:
        """The moves of seats so far: who, what, and the game time at which it was made."""
        found, now = [], 0
        for made in self.room.desk.playing().played:
            if made.seat == CLOCK:
                now = made.code % (1 << 30)
            elif made.seat >= 0 and now:
                found.append((made.seat, str(self.room.desk.game.book.decode(made.code)), now))
        return found


def turning(action: str, glass: int = 1) -> dict[str, str]:
    """The move that puts a glass on an action."""
    return {"do": "TurnGlass", "glass": str(glass), "action": action}


async def open_age(server: Server, *others: Player | str) -> Age:
    """A table of three (or of Ann and others) whose first age has just begun; everybody is connected."""
    seats = others or (server.ben, server.cia)
    return await begin_age(server, await server.room(GAME, server.ann, *seats, options=OPTIONS), *seats)


async def begin_age(server: Server, room: Room, *seats: Player | str) -> Age:
    """Connect everybody and answer all that comes before the age."""
    age = Age(server, room)
    people = [(at, one) for at, one in enumerate((server.ann, *seats)) if isinstance(one, Player)]
    age.listeners = [await room.join(one, at) for at, one in people]
    rng = Random(1)
    while room.desk.game.now(room.desk.state) is None:
        for at, one in people:
            if await asked(room, one, at) is not None:
                await play_one(room, one, at, rng)
        await calm()
    await server.clock.advance(COUNTS)
    return age
