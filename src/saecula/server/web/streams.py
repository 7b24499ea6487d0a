"""Streams for bots: lines of JSON over plain HTTP, a blank one now and then to show that the server is there."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from saecula.server.desk.seats import ANY
from saecula.server.table.room import Room
from saecula.server.telling.listeners import Listener
from saecula.server.web.auth import payer
from saecula.server.web.channels import Channel
from saecula.server.web.problems import answers
from saecula.server.web.security import address
from saecula.server.web.site import LISTING, HttpRequest, Site, TheCaller, TheSite, Visitor, cost_of_looking, player_of
from saecula.server.wire.frames import Bye, ServerFrame, Turn

NDJSON = "application/x-ndjson"


@get(
    "/api/tables/{table_id:str}/stream",
    responses=answers(401, 404),
    media_type=NDJSON,
    opt={"plain": True},
    tags=["bots"],
)
async def table_stream(
    request: HttpRequest,
    site: TheSite,
    visitor: Visitor,
    table_id: FromPath[str],
    eyes: FromQuery[int] = ANY,
    since: FromQuery[int | None] = None,
) -> Stream:
    """The frames of a table, one per line."""
    room = await site.room(table_id, payer(request, visitor))
    site.pay(payer(request, visitor), address(request.scope), cost_of_looking(room.version, since))
    channel = site.channels.open(request, visitor, table_id)
    try:
        listener = await room.join(player_of(visitor), eyes, since)
    except BaseException:
        site.channels.close(channel)
        raise
    return Stream(_table_lines(site, channel, room, listener), media_type=NDJSON)


async def _table_lines(site: Site, channel: Channel, room: Room, listener: Listener) -> AsyncIterator[bytes]:
    try:
        async for text in _lines(site, channel, aiter(listener)):
            yield text
    finally:
        room.leave(listener)
        site.channels.close(channel)


@get("/api/stream", responses=answers(401), media_type=NDJSON, opt={"plain": True}, tags=["bots"])
async def own_stream(request: HttpRequest, site: TheSite, caller: TheCaller) -> Stream:
    """A line whenever one of your seats must decide, at any table; seats that must decide already come first."""
    site.pay(caller.id, address(request.scope), LISTING)
    channel = site.channels.open(request, caller)
    turns = site.turns.listen(caller.id)
    return Stream(_own_lines(site, channel, caller.id, turns), media_type=NDJSON)


async def _own_lines(site: Site, channel: Channel, player: str, turns: "asyncio.Queue[Turn]") -> AsyncIterator[bytes]:
    async def coming() -> AsyncIterator[Turn]:
        for turn in await site.open_turns(player):
            yield turn
        while True:
            yield await turns.get()

    try:
        async for text in _lines(site, channel, coming()):
            yield text
    finally:
        site.turns.leave(player, turns)
        site.channels.close(channel)


async def _lines(
    site: Site, channel: Channel, frames: "AsyncIterator[ServerFrame] | AsyncIterator[Turn]"
) -> AsyncIterator[bytes]:
    """Frames as lines until the server ends the stream; blank lines while nothing comes."""
    coming: asyncio.Future[ServerFrame | Turn] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(frames))
            wait: set[asyncio.Future[Any]] = {coming, channel.ended}
            await asyncio.wait(wait, timeout=site.settings.keep_alive, return_when=asyncio.FIRST_COMPLETED)
            if channel.ended.done():
                yield _text(channel.ended.result())
                return
            if not coming.done():
                yield b"\n"
                continue
            try:
                frame = coming.result()
            except StopAsyncIteration:
                frame = Bye("resync", again=True)
            coming = None
            yield _text(frame)
            if isinstance(frame, Bye):
                return
    finally:
        if coming is not None:
            coming.cancel()


def _text(frame: msgspec.Struct) -> bytes:
    return msgspec.json.encode(frame) + b"\n"


ROUTES = [table_stream, own_stream]
