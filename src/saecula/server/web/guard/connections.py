"""HTTP on one connection, with a limit to everything: the size of a head, the time it takes, silence, slow readers."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saecula.server.settings import Quotas
from saecula.server.web.guard.doors import Doors

#: The most bytes of a request's head; and of the framing around a body, per byte of content and to begin with.
LONGEST_HEAD = 32_768
WRAPPING, FIRST_WRAPPING = 8, 65_536
#: Requests that may queue on one connection: browsers and proxies wait for their answers before they send more. One
#: read may hold fourteen thousand, each of which takes a hundred times its length in memory.
PIPELINED = 16
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 21\r\nconnection: close\r\n\r\nThe head is too long."
)
#: The answer to a request that asks for a socket but has a body or endless headers, as only pages may be asked for.
NO_SOCKET = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 33\r\nconnection: close\r\n\r\nNo socket can be opened like this"
)


class Waits:
    """How many seconds to wait: for a request's head, the next piece of its body, all of it, a reader to read on."""

    def __init__(self, silence: float) -> None:
        self.head = self.piece = self.reader = silence
        self.body = 6 * silence


class GuardedConfig(uvicorn.Config):
    """How uvicorn runs the server, and which connections are let in."""

    def __init__(self, app: Any, *, doors: Doors, waits: Waits, quotas: Quotas, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, **more)
        self.doors, self.waits, self.quotas = doors, waits, quotas


def allowed(stage: str, inside: int) -> int:
    """The most bytes of a head, or of the framing around a body of `inside` bytes."""
    return LONGEST_HEAD if stage == "head" else FIRST_WRAPPING + WRAPPING * inside


class HttpConnection(HttpToolsProtocol):
    """One connection. `_stage` is the part of a request that is coming in: its head, its body, or silence for none."""

    def __init__(self, config: GuardedConfig, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._doors, self._waits = config.doors, config.waits
        self._stage = "silence"
        self._is_new_head = False
        self._received = self._inside = 0
        self._body_until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._reader_alarm: asyncio.TimerHandle | None = None
        #: the request that is being answered: others may have been read since
        self._running: RequestResponseCycle | None = None

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; a connection too many is cut off at once."""
        super().connection_made(transport)
        if self._doors.come(transport, self.client[0] if self.client else "", transport.abort):
            self._set_alarm(self._waits.head)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._doors.go(self.transport)
        self._stop_alarm()
        self._stop_reader_alarm()
        super().connection_lost(exc)
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True  # uvicorn only tells the request that was read last
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket looks after itself; one that cannot begin its handshake is refused at once."""
        self._stop_alarm()
        self._stop_reader_alarm()
        super().handle_websocket_upgrade()
        if not getattr(self.transport.get_protocol(), "handshake_initiated", False):
            self.transport.write(NO_SOCKET)
            self.transport.close()

    # -- what is received

    def data_received(self, data: bytes) -> None:
        """Parse the bytes that have arrived, and count those that are not the content of a body."""
        before, inside = self._stage, self._inside
        self._is_new_head = False
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._stage == "silence":
            if before == "silence" and not self._is_new_head and self._alarm is None:
                self._set_alarm(self._waits.head)  # bytes that do not begin a request
            return
        # it is not known where in these bytes a new request began, so they are not counted
        self._received += 0 if self._is_new_head else len(data) - (self._inside - inside)
        if self._received > allowed(self._stage, self._inside):
            self.transport.write(TOO_LONG if self._stage == "head" else b"")
            self.transport.close()
        elif self._stage == "body":
            self._set_alarm(min(self._waits.piece, max(0.0, self._body_until - self.loop.time())))

    def on_message_begin(self) -> None:
        """The first byte of a request; too many at once end the connection, and the rest are not even read."""
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests wait")  # makes the parser stop, and the connection close
        super().on_message_begin()
        self._stage, self._is_new_head = "head", True
        self._received = self._inside = 0
        if self._alarm is None:
            self._set_alarm(self._waits.head)

    def on_headers_complete(self) -> None:
        """The whole head has arrived."""
        self._stage = "body"
        self._received = self._inside = 0
        self._body_until = self.loop.time() + self._waits.body
        self._doors.busy(self.transport)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body has arrived."""
        self._inside += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has arrived."""
        self._stage = "silence"
        self._stop_alarm()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The request is answered; if no other is coming in, the connection may be closed to make room."""
        super().on_response_complete()
        if self._stage == "silence" and not self.transport.is_closing():
            self._doors.idle(self.transport, self.transport.abort)

    # -- time

    def _set_alarm(self, seconds: float) -> None:
        self._stop_alarm()
        self._alarm = self.loop.call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._stage == "body" and self.flow.read_paused:
            self._set_alarm(self._waits.piece)  # we are keeping the sender waiting, not the other way round
        else:
            self.transport.abort()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _stop_reader_alarm(self) -> None:
        if self._reader_alarm is not None:
            self._reader_alarm.cancel()
            self._reader_alarm = None

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def _watch_reader(self, left: int) -> None:
        self._reader_alarm = self.loop.call_later(self._waits.reader, self._look_at_reader, left)

    def _look_at_reader(self, before: int) -> None:
        """A reader who has taken nothing for a while is cut off; a slow one may go on."""
        left = self.transport.get_write_buffer_size()
        if left >= before:
            self.transport.abort()
        else:
            self._watch_reader(left)

    def resume_writing(self) -> None:
        """The other side has caught up."""
        self._stop_reader_alarm()
        super().resume_writing()
