"""The socket of a table: frames in, frames out, a last word before it closes."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from saecula.server.desk.seats import ANY, Player
from saecula.server.store import StoreError
from saecula.server.table.room import Room
from saecula.server.telling.listeners import Listener
from saecula.server.time.fair import DELAY
from saecula.server.web.channels import Channel
from saecula.server.web.problems import Trouble
from saecula.server.web.scrubbing import scrub
from saecula.server.web.security import Bucket, address
from saecula.server.web.site import Site, TheSite, Visitor, cost_of_looking, player_of
from saecula.server.wire.commands import AnyCommand, Command, Play
from saecula.server.wire.frames import Bye, Refused, ServerFrame
from saecula.server.wire.inquiries import AnyInquiry, Look, Ping
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.tables import ReasonInfo
from saecula.server.wire.words import RefusedWord

log = structlog.get_logger("saecula.socket")

Socket = WebSocket[Any, Any, State]

#: Seconds for which a socket is not read after one frame too many: the flood waits at the sender's end.
FLOODED = 0.05
CID = re.compile(r"[A-Za-z0-9_-]{1,40}")
#: How many questions one socket may have under way.
ASKING = 4
#: Seconds of work in the event loop that a frame is charged as; what is worked out elsewhere is charged there.
FRAME = 0.002
COSTS: dict[type, float] = {Ping: 0.0002}
CODES = {"resync": 1012, "restart": 1012, "unauthorised": 1008, "flood": 1008, "gone": 4404, "elsewhere": 1000}


#: Where the state of a connection holds the way to send past the framework, if there is one.
DELIVER = "deliver"
_encode = msgspec.json.Encoder().encode
#: A single decode for what is sent most often; anything else, and whatever is wrong, is looked at more closely.
_read_command = msgspec.json.Decoder(AnyCommand).decode


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket,
    site: TheSite,
    visitor: Visitor,
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    eyes: FromQuery[int] = ANY,
) -> None:
    """Follow a table and play at it."""
    channel = site.channels.open(socket, visitor, table_id)
    try:
        await socket.accept()
        player = player_of(visitor)
        try:
            room = await site.room(table_id, channel.payer)
            listener = await room.join(player, eyes, since)
        except (Refusal, Trouble, StoreError) as error:
            # if no node has the table right now, or it cannot be read, the client is told to try again
            is_here = isinstance(error, Refusal | Trouble) and str(error) != "problem-closing"
            bye = Bye("gone", again=False) if is_here else Bye("restart", again=True)
            await _leave(socket, bye, site.settings.send_wait)
            return
        listener.delay = socket.scope["state"].get(DELAY, listener.delay)
        listener.way = way_of(socket.scope["state"].get(DELIVER))
        if room.has_game_time:
            listener.delay.want()
        try:
            await Session(socket, site, channel, room, listener, player).run()
        finally:
            room.leave(listener)
    finally:
        site.channels.close(channel)


class Session:
    """One socket: a task that reads, one that writes, and a few that wait for answers."""

    def __init__(
        self, socket: Socket, site: Site, channel: Channel, room: Room, listener: Listener, player: Player | None
    ) -> None:
        self._socket, self._site, self._channel = socket, site, channel
        self._room, self._listener, self._player = room, listener, player
        quotas = site.settings.quotas
        self._bucket = Bucket(quotas.frames, quotas.burst, perf_counter())
        self._patience = quotas.patience
        self._where = address(socket.scope)
        site.budget.know(channel.payer, self._where)
        self._asking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            ends: set[asyncio.Future[Any]] = {reading, writing, self._channel.ended}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            bye = self._last_word(reading, writing)
        finally:
            tasks = [reading, writing, *self._asking]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if bye is not None:
            await _leave(self._socket, bye, self._site.settings.send_wait)

    def _last_word(self, reading: "asyncio.Task[Bye | None]", writing: "asyncio.Task[Bye | None]") -> Bye | None:
        """What is said before closing; None if nobody is left to hear it."""
        if self._channel.ended.done():
            return self._channel.ended.result()
        for task in (reading, writing):
            if task.done():
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                    log.error("a socket failed", table=self._room.id, exc_info=error)
                    return Bye("resync", again=True)
                return None if error is not None else task.result()
        return None

    # -- out

    async def _write(self) -> Bye | None:
        """Send what the listener gets, as fast as the other side reads."""
        async for frame in self._listener:
            if isinstance(frame, Bye):
                return frame
            await _send(self._socket, frame, self._site.settings.send_wait)
            del frame  # it may be large, and the next may come after hours
        return Bye("resync", again=True)

    # -- in

    async def _read(self) -> Bye | None:
        """Take frames until the client has sent too many."""
        while True:
            text = await _receive(self._socket)
            if self._bucket.take(perf_counter()):
                try:
                    await self._site.frames.keep(self._where)
                except Trouble as trouble:
                    self._refuse("", "too-many", trouble.key)
                else:
                    await self._take(text)
            else:
                self._patience -= 1
                if self._patience < 0:
                    log.warning("flood", table=self._room.id, payer=self._channel.payer)
                    return Bye("flood", again=False)
                self._refuse("", "too-many", "problem-too-many")
                await asyncio.sleep(FLOODED)

    async def _take(self, text: str | bytes) -> None:
        started = perf_counter()
        try:
            frame = read_frame(text)
            self._pay(frame)
        except ValueError as error:
            self._refuse(str(error), "malformed", "problem-malformed")
            return
        except Trouble as trouble:
            self._refuse(frame.cid, "too-many", trouble.key)
            return
        if isinstance(frame, Command):
            await self._take_command(frame, started)
        else:
            await INQUIRIES.get(type(frame), Session._take_question)(self, frame)

    def _pay(self, frame: AnyCommand | AnyInquiry) -> None:
        """Charge for a frame; raises Trouble if nothing is left to pay for it."""
        who, budget = self._channel.payer, self._site.budget
        if not isinstance(frame, Ping):
            budget.check(who, self._where)
        budget.charge(who, COSTS.get(type(frame), FRAME))

    async def _take_command(self, command: AnyCommand, started: float) -> None:
        answering = self._obey(command, started)
        if isinstance(command, Play) and self._room.is_racing():
            self._spawn(answering)  # it may have to wait for its fair time; pings are answered meanwhile
        else:
            await answering

    async def _take_question(self, inquiry: AnyInquiry) -> None:
        """Answer a question while reading goes on, but not too many at once."""
        if len(self._asking) >= ASKING:
            self._refuse(inquiry.cid, "too-many", "problem-too-many")
        else:
            self._spawn(self._answer(inquiry))

    async def _obey(self, command: AnyCommand, started: float) -> None:
        delay = self._listener.delay.seconds
        self._listener.send(await self._site.obey(self._room, self._player, command, started, delay))

    async def _look(self, look: Look) -> None:
        try:
            await self._site.pace.keep(self._where)  # a whole picture takes longer than a request
            self._site.budget.charge(self._channel.payer, cost_of_looking(self._room.version, look.since))
            await self._room.look(self._listener, look.eyes, look.since)
        except Refusal as refusal:
            self._refuse(look.cid, refusal.error, refusal.reason.key)
        except Trouble as trouble:
            self._refuse(look.cid, "too-many", trouble.key)

    async def _answer(self, inquiry: AnyInquiry) -> None:
        self._listener.send(await self._room.answer(self._player, inquiry, self._listener.eyes))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def _refuse(self, cid: str, error: RefusedWord, key: str) -> None:
        self._site.metrics.refusals.labels(error).inc()
        self._listener.send(Refused(cid, error, ReasonInfo(key), self._room.version))


#: Questions that are answered before the next frame is read; the others take their time.
INQUIRIES: dict[type, Callable[[Session, Any], Coroutine[Any, Any, None]]] = {
    Look: Session._look,
    Ping: Session._answer,
}


def read_frame(text: str | bytes) -> AnyCommand | AnyInquiry:
    """A frame from a client; raises ValueError with its cid (empty if it has none) if it cannot be read."""
    try:
        command = _read_command(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    else:
        if type(command) is Play:
            return command
    cid = ""
    try:
        fields = msgspec.json.decode(text)
        if isinstance(fields, dict) and isinstance(fields.get("cid"), str) and CID.fullmatch(fields["cid"]):
            cid = fields["cid"]
        kind: Any = AnyCommand if isinstance(fields, dict) and "do" in fields else AnyInquiry
        frame: AnyCommand | AnyInquiry = msgspec.convert(fields, kind)
        return scrub(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, Trouble):
        raise ValueError(cid) from None


class Encoded:
    """Turns frames into JSON; a frame that is sent to many, one after the other, is encoded once."""

    def __init__(self) -> None:
        self._last: tuple[object, bytes] = None, b""

    def __call__(self, frame: msgspec.Struct) -> bytes:
        """The JSON of a frame."""
        if self._last[0] is not frame:
            self._last = frame, _encode(frame)
        return self._last[1]


encoded = Encoded()


def way_of(deliver: Callable[[bytes], bool] | None) -> Callable[[ServerFrame], bool] | None:
    """How a listener can send frames at once; None if there is no such way."""
    return None if deliver is None else lambda frame: deliver(encoded(frame))


async def _receive(socket: Socket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1005)
    text: str | bytes | None = message.get("text")
    return text if text is not None else b""


async def _send(socket: Socket, frame: msgspec.Struct, wait: float) -> None:
    # not wait_for: before Python 3.12 it may swallow a cancellation
    async with asyncio.timeout(wait):
        await socket.send_data(encoded(frame).decode(), mode="text")


async def _leave(socket: Socket, bye: Bye, wait: float) -> None:
    """Say the last word and close; a client that does not listen is cut off."""
    with suppress(WebSocketDisconnect, ConnectionError, TimeoutError, RuntimeError):
        await _send(socket, bye, wait)
        async with asyncio.timeout(wait):
            await socket.close(code=CODES[bye.reason], reason=bye.reason)
