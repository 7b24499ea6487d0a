"""Passes visitors of a table on to the node that has it: one hop, over plain HTTP and WebSocket.

Whoever opens a table with bots is passed on to the node whose bots have the least to do, if ours clearly have more.

Everything that is asked of a table may be asked twice (commands have a cid), so what was lost on the way to a node that
died is asked again of the next owner, or of ourselves if there is none.
"""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any

import httpx
import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

from saecula.server.nodes.arrivals import PASSED
from saecula.server.nodes.crossing import Gone, Lost, cross_http, cross_socket, refuse
from saecula.server.nodes.hop import HEADER, TABLE, Visit, asked_in
from saecula.server.nodes.node import Node
from saecula.server.settings import BODY
from saecula.server.store import NodeRow, StoreError
from saecula.server.wire.rest import NewTable

log = structlog.get_logger("saecula.node")

#: Seconds between two attempts to find an owner, and the number of leases after which we give up.
PAUSE, LONGEST = 0.1, 3
#: The request that opens a table.
OPENING = "POST /api/tables"
#: Headers that belong to one connection and are not passed on, or that the signed header stands for.
NOT_PASSED = {
    *(b"host", b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"content-length"),
    *(b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"x-real-ip", HEADER),
    *(b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"sec-websocket-protocol"),
}


class Passing:
    """Stands before the application. `here`: the room of a table that is open here; `ours`: headers of all answers."""

    def __init__(self, app: ASGIApp, node: Node, here: Callable[[str], object], ours: Iterable[bytes] = ()) -> None:
        self._app, self._node, self._here = app, node, here
        self._ours = frozenset(ours)
        self._gone: dict[str, Gone] = {}
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=node.lease),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=200),
            trust_env=False,
        )
        node.on_beat.append(self._look)

    def _look(self, living: set[str]) -> None:
        """Give up on nodes that are gone: one that hangs will not say so itself."""
        for life in self._gone.keys() - living:
            self._gone.pop(life).set_result(None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the owner of a table answer, or answer ourselves."""
        kind: str = scope["type"]
        if kind == "http" and asked_in(scope) == OPENING:
            await (self._take_in if PASSED in scope else self._place)(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"]) if kind in ("http", "websocket") else None
        if found is None or self._here(found[1]) is not None:
            await self._app(scope, receive, send)
        else:
            try:
                await (self._receive if PASSED in scope else self._pass)(found[1], scope, receive, send)
            except StoreError as error:
                log.warning("nobody knows who has a table", table=found[1], why=str(error))
                await refuse(scope, receive, send)

    async def _take_in(self, scope: Any, receive: Receive, send: Send) -> None:
        """Open a table that another node would rather have here, unless we are leaving."""
        is_unfit = self._node.is_leaving or not self._node.is_alive()
        await (refuse if is_unfit else self._app)(scope, receive, send)

    async def _place(self, scope: Any, receive: Receive, send: Send) -> None:
        """Have a table opened where its bots find time to think."""
        other = self._node.idlest()
        if other is None:
            await self._app(scope, receive, send)
            return
        first = await _first(scope, receive)
        if _has_bots(first):
            try:
                await self._cross(other, scope, first, receive, send)
            except Lost as lost:
                log.info("a new table stays here", node=other.name, why=str(lost))
            else:
                return
        await self._app(scope, _again(first, receive), send)

    async def _receive(self, table_id: str, scope: Any, receive: Receive, send: Send) -> None:
        """Take in somebody who was passed on to us; if the table is not ours they are sent back, never on."""
        self._node.forget_owner(table_id)
        if self._node.is_leaving or not self._node.is_alive() or await self._node.owner_of(table_id) is not None:
            await refuse(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _pass(self, table_id: str, scope: Any, receive: Receive, send: Send) -> None:
        if await self._node.owner_of(table_id) is None:
            await self._app(scope, receive, send)
            return
        first = await _first(scope, receive)
        until = monotonic() + LONGEST * self._node.lease
        while (owner := await self._node.owner_of(table_id)) is not None:
            try:
                await self._cross(owner, scope, first, receive, send)
            except Lost as lost:
                self._node.forget_owner(table_id)
                if monotonic() > until:
                    log.warning("a table is out of reach", table=table_id, owner=owner.name, why=str(lost))
                    await refuse(scope, _again(first, receive), send)
                    return
                await asyncio.sleep(PAUSE)
            else:
                return
        await self._app(scope, _again(first, receive), send)

    async def _cross(self, owner: NodeRow, scope: Any, first: list[Any], receive: Receive, send: Send) -> None:
        gone = self._gone.setdefault(owner.life, asyncio.get_running_loop().create_future())
        path = scope["path"] + ("?" if scope["query_string"] else "") + scope["query_string"].decode("latin-1")
        headers = self._headers(owner, scope)
        if scope["type"] == "websocket":
            await cross_socket(owner.address + path, headers, gone, receive, send)
            return
        body = _body(first)
        # made by hand: the client would add headers of its own, such as Accept-Encoding
        asked = httpx.Request(scope["method"], owner.address + path, headers=headers, content=body or None)
        await cross_http(self._client, asked, gone, self._ours, receive, send)

    def _headers(self, owner: NodeRow, scope: Any) -> list[tuple[bytes, bytes]]:
        """The headers that the visitor sent, byte for byte, and a signed one that says who they are."""
        given: list[tuple[bytes, bytes]] = list(scope["headers"])
        host = next((value for name, value in given if name == b"host"), b"")
        address, port = scope.get("client") or ("", 0)
        visit = Visit(address, port, scope["scheme"], host.decode("latin-1"))
        stamp = self._node.stamp.sign(owner.life, asked_in(scope), visit)
        kept = [(name, value) for name, value in given if name not in NOT_PASSED]
        return [*kept, (HEADER, stamp.encode("latin-1"))]


async def _first(scope: Any, receive: Receive) -> list[Any]:
    """The whole body of a request, or the first message of a socket; a body that is too long is cut."""
    messages: list[Any] = [await receive()]
    size = 0
    while scope["type"] == "http" and messages[-1].get("more_body") and size <= BODY:
        messages.append(await receive())
        size += len(messages[-1].get("body", b""))
    return messages


def _body(first: list[Any]) -> bytes:
    return b"".join(message.get("body", b"") for message in first)


def _has_bots(first: list[Any]) -> bool:
    """Whether somebody wants a table with bots; a body that cannot be read is refused where tables are opened."""
    try:
        wish = msgspec.json.decode(_body(first), type=NewTable)
    except msgspec.MsgspecError:
        return False
    return any(seat.kind == "bot" for seat in wish.seats)


def _again(first: list[Any], receive: Receive) -> Receive:
    """Receive once more what was received already, then the rest."""
    waiting = list(first)

    async def receiving() -> Any:
        return waiting.pop(0) if waiting else await receive()

    return receiving
