"""The shield in front of the application: origins, headers, rate limits."""

import re
from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saecula.server.settings import Settings
from saecula.server.web.guard.doors import network_of
from saecula.server.web.guard.hosts import Hosts
from saecula.server.web.guard.pace import Pace
from saecula.server.web.guard.quotas import Limiter
from saecula.server.web.metrics import Metrics
from saecula.server.web.problems import Trouble

log = structlog.get_logger("saecula.web")

COOKIE = "saecula"
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}
METHODS = {"GET", "HEAD", "OPTIONS"} | UNSAFE
#: Boards are laid out by style attributes; scripts and style sheets come from files only.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
NO_STORE = (b"cache-control", b"no-store")
#: Where bodies may be as long as a record; all others are short.
UPLOADED = "/api/records"
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def header(scope: Scope, name: bytes) -> str:
    """The value of a header, empty if there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def bearer(scope: Scope) -> str:
    """The token in the Authorization header, empty if there is none."""
    kind, _, token = header(scope, b"authorization").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def cookie(scope: Scope) -> str:
    """The token in the session cookie, empty if there is none."""
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return ""


def address(scope: Scope) -> str:
    """What counts as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


def plain_path(scope: Any) -> str:
    """The path of a request as its route is found by: without double slashes, and none at its end."""
    path: str = re.sub(r"/{2,}", "/", scope["path"])
    return path.rstrip("/")


def _place(scheme: str, netloc: str) -> tuple[str, int | None]:
    """Host and port of an address, with the scheme's usual port filled in; an empty host if it cannot be read."""
    try:
        parts = urlsplit(f"//{netloc}")
        return (parts.hostname or "").lower(), parts.port or PORTS.get(scheme)
    except ValueError:
        return "", None


class Origins:
    """Which pages may talk to this server with a browser's cookie: its own, and those named in the settings."""

    def __init__(self, named: Iterable[str]) -> None:
        self._named = {name.rstrip("/").lower() for name in named}

    def welcome(self, scope: Scope) -> bool:
        """Whether a request comes from an allowed page, or from no browser at all."""
        origin = header(scope, b"origin")
        if origin:
            return self._allowed(origin, scope)
        if bearer(scope):
            return True
        return scope["type"] == ScopeType.HTTP and not cookie(scope)

    def _allowed(self, origin: str, scope: Scope) -> bool:
        if origin.lower() in self._named:
            return True
        scheme, _, netloc = origin.partition("://")
        if scheme not in ("http", "https") or not netloc:
            return False
        own = _place(scheme, header(scope, b"host"))
        return bool(own[0]) and _place(scheme, netloc) == own


class Bucket:
    """How many more frames one socket may send: `rate` more a second, up to `burst`."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Take one; False if there is none left."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Shield:
    """Stands around the application: refuses foreign origins and floods, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter, pace: Pace, metrics: Metrics) -> None:
        self._app = app
        self._origins = Origins(settings.origins)
        self._hosts = Hosts(settings.host, settings.origins)
        self._limiter, self._pace, self._metrics = limiter, pace, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, or refuse it."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, self._with_headers(scope, send))
        elif kind == "websocket" and not await self._may_open(scope):
            await _refuse_socket(receive, send)
        else:
            await self._app(scope, receive, send)

    async def _may_open(self, scope: Scope) -> bool:
        try:
            await self._pace.keep(address(scope))
            self._check(scope)
            self._limiter.spend("connects", address(scope))
        except Trouble:
            return False
        return self._origins.welcome(scope)

    def _check(self, scope: Any) -> None:
        """Raise Trouble for a request that no browser and no program of ours would ever make."""
        if not self._hosts.knows(header(scope, b"host")):
            raise Trouble("problem-host")
        if "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
            raise Trouble("problem-malformed")

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        where = address(scope)
        with ExitStack() as held:
            try:
                await self._pace.keep(where)
                self._check(scope)
                if scope["method"] in UNSAFE and not self._origins.welcome(scope):
                    raise Trouble("problem-origin")
                path = plain_path(scope)
                if path.startswith("/api"):
                    self._limiter.spend("requests", where)
                if scope["method"] in UNSAFE and path == UPLOADED:
                    held.enter_context(self._pace.upload(where))
            except Trouble as trouble:
                await _answer(send, trouble)
                return
            await self._app(scope, receive, send)

    def _with_headers(self, scope: Any, send: Send) -> Send:
        """A `send` that counts and logs every answer, and adds the headers to it."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                fresh = scope["path"].startswith("/api") and b"cache-control" not in given
                message["headers"] = [*message["headers"], *HEADERS, *([NO_STORE] if fresh else [])]
                method = scope["method"] if scope["method"] in METHODS else "other"
                self._metrics.requests.labels(method, message["status"]).inc()
                log.debug("request", method=method, path=scope["path"], status=message["status"])
            await send(message)

        return sending


async def _answer(send: Send, trouble: Trouble) -> None:
    body = msgspec.json.encode(trouble.problem())
    extra = [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
