"""Takes in visitors whom another node has passed on, so that they count as themselves and not as that node."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from saecula.server.nodes.hop import HEADER, Stamp, asked_in

#: Set in the scope of those who were passed on: nobody is passed on twice.
PASSED = "saecula.passed"


class Arrivals:
    """Stands before everything else. `life` is what the other nodes know this one by."""

    def __init__(self, app: ASGIApp, stamp: Stamp, life: str) -> None:
        self._app, self._stamp, self._life = app, stamp, life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in; a header that no node has signed is dropped."""
        if scope["type"] in ("http", "websocket"):
            self._recognise(scope)
        await self._app(scope, receive, send)

    def _recognise(self, scope: Any) -> None:
        said = [value for name, value in scope["headers"] if name == HEADER]
        if not said:
            return
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != HEADER]
        visit = self._stamp.read(self._life, asked_in(scope), said[0].decode("latin-1"))
        if visit is not None:
            rest = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", visit.host.encode("latin-1")), *rest] if visit.host else rest
            scope["client"] = visit.address, visit.port
            scope["scheme"] = visit.scheme
            scope[PASSED] = True
