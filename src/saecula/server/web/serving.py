"""Running the application: one process, one event loop, a graceful end."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from saecula.server.settings import BODY, CannotServe, Quotas, Settings
from saecula.server.telling.inbox import Gate, Inbox
from saecula.server.time.clocks import Timepiece
from saecula.server.time.fair import DELAY, PING_EVERY, Delay
from saecula.server.web.app import make_app
from saecula.server.web.guard.connections import GuardedConfig, Waits
from saecula.server.web.guard.doors import OTHER_FILES, Doors, raise_file_limit
from saecula.server.web.security import Bucket
from saecula.server.web.site import Site, open_site
from saecula.server.web.sockets import DELIVER
from saecula.server.wire.frames import Bye

log = structlog.get_logger("saecula.site")

#: seconds that sockets have to say goodbye, and that requests have to finish
FAREWELL = 2.0
GRACE = 5
#: seconds until a socket that has ended is cut, whether or not its reader has taken the rest
CUT = 10.0
#: seconds until a connection is given up when the other side does not even acknowledge what is sent
UNANSWERED = 12.0
#: Thresholds of the garbage collector. Open tables are a large heap of lasting objects, and while the collector goes
#: through all of it nobody is answered, so it seldom looks at anything twice. Even a short look passes over the latest
#: views of all tables: looking ten times as often costs more, and delays more moves, than it saves.
GARBAGE = (40_000, 25, 50)
#: Seconds after which a waiting thread gets its turn. The one that writes needs several turns for each commit: with the
#: interpreter's usual five milliseconds, moves would be acknowledged late whenever the event loop is busy.
TURN = 0.001


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that does not linger and whose delay is measured: a client that stops reading is cut off."""

    def keepalive_timeout(self) -> None:
        """The other side has stopped answering."""
        super().keepalive_timeout()
        self.transport.abort()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue, self.writable = Inbox(), Gate()
        self.writable.set()
        self._delay = Delay(self._hurry)
        quotas = self.config.quotas if isinstance(self.config, GuardedConfig) else Quotas()
        self._controls = Bucket(quotas.controls, quotas.controls_burst, self.loop.time())

    def handle_ping(self) -> None:
        """The other side asks whether we are there."""
        if self._is_patient():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        if self._is_patient():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message. One may wait while reading goes on: pausing and resuming for each would take system calls."""
        if event.fin and self.queue.empty() and not self.close_sent:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": str(event.data, "utf-8")})
            except UnicodeDecodeError:
                super().handle_text(event)
        else:
            super().handle_text(event)

    def _is_patient(self) -> bool:
        """Whether one more ping, pong or fragment is tolerated; if not, the socket is cut."""
        is_patient = self._controls.take(self.loop.time())
        if not is_patient:
            self.transport.abort()
        return is_patient

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        if isinstance(self.config, GuardedConfig):
            self.config.doors.go(self.transport)
        super().connection_lost(exc)

    def deliver(self, text: bytes) -> bool:
        """Send a text straight away; False if it must wait for its reader, or if nobody reads any more.

        Texts are neither compressed nor fragmented, so a frame is just a few bytes and the text.
        """
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def handle_pong(self, event: Frame) -> None:
        """The answer to a ping, which tells how long the round trip takes."""
        asked = self.pending_ping_payload
        if asked is None and not self._is_patient():
            return
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None:
            self._delay.measured(self.last_ping_rtt)

    def schedule_ping(self) -> None:
        """Ping more often where the delay matters."""
        if self._delay.is_wanted:
            self.ping_timer = self.loop.call_later(PING_EVERY, self.send_keepalive_ping)
        else:
            super().schedule_ping()

    def _hurry(self) -> None:
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says. Once the opening has been answered nobody asks for its headers any more."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response

    async def run_asgi(self) -> None:
        """Serve the socket; after its end the client has a moment to read the rest."""
        self.scope["state"][DELAY] = self._delay
        self.scope["state"][DELIVER] = self.deliver
        await super().run_asgi()
        self.loop.call_later(CUT, self.transport.abort)


def _head(size: int) -> bytes:
    """The header of a frame that holds a whole text of `size` bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65_536 else b"\x81\x7f" + size.to_bytes(8, "big")


class Server(uvicorn.Server):
    """uvicorn's server, which also reports when it is ready, and says goodbye to all sockets before it stops."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._site, self._ready = site, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, tune the interpreter, and report that the server is ready."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(TURN)
        settings = self._site.settings
        log.info("serving", host=settings.host, port=settings.port, files=raise_file_limit())
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: clients are told to come back, and what is under way is finished."""
        log.info("stopping")
        self._site.pace.end()
        self._site.frames.end()
        if self._site.node is not None:
            # the other nodes get our tables before our last visitor is gone
            self._site.node.is_leaving = True
            await self._site.rooms.close()
        await self._site.channels.end_all(Bye("restart", again=True), FAREWELL)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal; a second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on an address; raises CannotServe if there cannot be one."""
    if not 0 <= port < 65536:
        raise CannotServe(f"there is no port {port}; ports go from 0 to 65535")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotServe(f"there is no address {host} to listen on") from None
    family, kind, protocol, _, where = found[0]
    taken = socket.socket(family, kind, protocol)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # every connection inherits this: it is how a stream notices that nobody is left at the other end
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNANSWERED * 1000))
    try:
        taken.bind(where)
        taken.listen(512)
    except OSError as error:
        taken.close()
        reason = (error.strerror or "not possible").lower()
        raise CannotServe(f"cannot listen on {host} port {port}: {reason}; --port chooses another") from None
    taken.setblocking(False)
    return taken


def config_of(site: Site) -> uvicorn.Config:
    """How uvicorn serves the application, with no more connections than there can be open files."""
    settings = site.settings
    room = max(OTHER_FILES, raise_file_limit() - OTHER_FILES)
    return GuardedConfig(
        make_app(site),
        doors=Doors(min(settings.connections, room), settings.quotas.connections, nodes=site.hosts()),
        waits=Waits(settings.silence),
        quotas=settings.quotas,
        ws=SocketProtocol,
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_wait,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=round(settings.silence),
    )


async def run(
    settings: Settings, listening: socket.socket, ready: Callable[["Server"], None], clock: Timepiece | None = None
) -> None:
    """Serve until told to stop, by this machine's clock unless another is given."""
    async with open_site(settings, clock) as site:
        server: Server
        server = Server(config_of(site), site, lambda: ready(server))
        await server.serve(sockets=[listening])


def serve(settings: Settings, listening: socket.socket, ready: Callable[["Server"], None]) -> None:
    """Run a server on the fastest event loop available."""
    factory = uvicorn.Config(app="", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(run(settings, listening, ready))
