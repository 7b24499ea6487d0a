"""Takes one request or one socket over to another node and back."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx
from litestar.types import Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from saecula.server.nodes.hop import AGAIN

#: Done once the node at the other end is gone.
Gone = asyncio.Future[None]
#: Seconds that the other end may take to let a socket in.
OPENING = 5.0
#: "Service restart": clients come back at once.
RESTART = 1012
NOT_BACK = {b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"}
BUSY = b'{"error":"closing","key":"problem-closing","detail":""}'


class Lost(Exception):
    """Nothing has come back, so the same may be asked again of whoever owns the table by then."""


async def refuse(scope: Any, receive: Receive, send: Send) -> None:
    """Say "not now": a node that passed somebody on looks for the owner again, a visitor comes back later."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (AGAIN, b"1")]
    kind, body = "http.response", BUSY
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": RESTART, "reason": ""})
            return
        kind = "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": 503, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


# ---------------------------------------------------------------- requests


async def cross_http(
    client: httpx.AsyncClient, asked: httpx.Request, gone: Gone, ours: frozenset[bytes], receive: Receive, send: Send
) -> None:
    """Ask, and hand the answer over as it comes; raises Lost only before the first byte of it."""
    coming = asyncio.ensure_future(client.send(asked, stream=True))
    try:
        answer = await _first_of(coming, gone)
    except httpx.TransportError as error:
        raise Lost(str(error) or type(error).__name__) from None
    try:
        if AGAIN.decode() in answer.headers:
            raise Lost("the other is not the owner")
        await _hand_over(answer, gone, ours, receive, send)
    finally:
        await answer.aclose()


async def _first_of(coming: "asyncio.Future[httpx.Response]", gone: Gone) -> httpx.Response:
    try:
        ends: set[asyncio.Future[Any]] = {coming, gone}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            raise Lost("the owner is gone")
        return coming.result()
    finally:
        if not coming.done():
            coming.cancel()


async def _hand_over(answer: httpx.Response, gone: Gone, ours: frozenset[bytes], receive: Receive, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in answer.headers.raw]
    kept = [(name, value) for name, value in headers if name not in NOT_BACK and name not in ours]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
    pumping = asyncio.ensure_future(_pump(answer, send))
    leaving = asyncio.ensure_future(_left(receive))
    ends: set[asyncio.Future[Any]] = {pumping, leaving, gone}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if pumping.done():
            pumping.result()
    except httpx.TransportError:
        return  # cut in the middle: the server cuts the visitor off too
    finally:
        for task in (pumping, leaving):
            task.cancel()
        await asyncio.gather(pumping, leaving, return_exceptions=True)


async def _pump(answer: httpx.Response, send: Send) -> None:
    async for piece in answer.aiter_raw():
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _left(receive: Receive) -> None:
    """Return once the visitor has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


# ---------------------------------------------------------------- sockets


async def cross_socket(url: str, headers: list[tuple[bytes, bytes]], gone: Gone, receive: Receive, send: Send) -> None:
    """Join two sockets until either ends; raises Lost if the other side cannot be reached."""
    where = url.replace("http", "ws", 1)
    # this client writes headers as UTF-8; bytes that are none belong to cookies of other sites on this host
    said = [(name.decode("ascii"), value.decode("utf-8", "ignore")) for name, value in headers]
    given: Any = {"additional_headers": said, "user_agent_header": None, "compression": None, "proxy": None}
    try:
        async with asyncio.timeout(OPENING):
            other = await connect(where, max_size=None, ping_interval=None, close_timeout=1, **given)
    except InvalidStatus as error:
        if AGAIN.decode() in error.response.headers:
            raise Lost("the other is not the owner") from None
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    except (OSError, InvalidHandshake, ConnectionClosed, EOFError) as error:
        raise Lost(str(error) or type(error).__name__) from None
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    up, down = asyncio.ensure_future(_up(other, receive)), asyncio.ensure_future(_down(other, send))
    ends: set[asyncio.Future[Any]] = {up, down, gone}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not up.done():
            code = other.close_code
            with suppress(RuntimeError, OSError):
                code = RESTART if code in (None, 1005, 1006) else code
                await send({"type": "websocket.close", "code": code, "reason": other.close_reason or ""})
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)
        other.transport.abort() if gone.done() else await other.close()


async def _up(other: ClientConnection, receive: Receive) -> None:
    """Pass on what the visitor says, until they leave."""
    with suppress(ConnectionClosed):
        message: Any
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await other.send(text if text is not None else message.get("bytes") or b"")
        return
    await asyncio.Event().wait()  # the other side has closed: its last word is handed over first


async def _down(other: ClientConnection, send: Send) -> None:
    """Pass on what the owner says, until it closes."""
    async for text in other:
        key = "text" if isinstance(text, str) else "bytes"
        message: Any = {"type": "websocket.send", key: text}
        await send(message)
