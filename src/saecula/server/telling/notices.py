"""Telling people who are not looking that it is their turn: web push and webhooks, once a turn."""

import asyncio
import base64
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
import structlog
import urllib3
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher, WebPushException

from saecula.kernel.errors import SaeculaError
from saecula.server.settings import Settings
from saecula.server.store import PlayerRow, PushRow, Store
from saecula.server.telling.calling import post
from saecula.server.wire.frames import Turn

log = structlog.get_logger("saecula.notify")

AT_ONCE = 8
#: seconds before each try
TRIES = (0.0, 1.0, 5.0)
GONE = (404, 410)
TTL = 12 * 3600
#: Whom a push service may write to; a host has no address that we know of.
CONTACT = "mailto:saecula@localhost.invalid"


class Notifier:
    """Sends notices in the background; `count` hears how each went, `looking` whether a player sees the table."""

    def __init__(
        self, settings: Settings, store: Store, count: Callable[[str, bool], None], looking: Callable[[str, str], bool]
    ) -> None:
        self._settings, self._store = settings, store
        self._count, self._looking = count, looking
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        #: (table, seat) -> the last decision that was told of
        self._last: dict[tuple[str, int], int] = {}
        self._open: dict[tuple[str, int], int] = {}
        self._vapid: Vapid02 | None = None

    # -- turns

    def turn(self, player: str, turn: Turn) -> None:
        """A seat of a player is asked; the player hears of it a moment later, unless looking at the table by then."""
        key = (turn.table, turn.seat)
        self._open[key] = turn.decision
        if self._last.get(key) != turn.decision:
            self._spawn(self._wait(player, turn))

    def answered(self, table: str, seat: int) -> None:
        """A seat has answered."""
        self._open.pop((table, seat), None)

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait(self, player: str, turn: Turn) -> None:
        await asyncio.sleep(self._settings.notice_after)
        key = (turn.table, turn.seat)
        if self._open.get(key) != turn.decision or self._last.get(key) == turn.decision:
            return
        if self._looking(player, turn.table):
            return
        self._last[key] = turn.decision
        row = await self._store.players.get(player)
        if row is not None:
            await self._tell(row, turn)

    async def _tell(self, player: PlayerRow, turn: Turn) -> None:
        async with self._free:
            if player.webhook:
                await self._try("webhook", lambda: self._hook(player.webhook or "", turn))
            for row in await self._store.push.of(player.id):
                status = await self._try("push", lambda row=row: self._push(row, turn))  # type: ignore[misc]
                if status in GONE:
                    await self._store.push.delete(row.endpoint)

    async def _try(self, way: str, send: Callable[[], int]) -> int:
        """Send with a few retries, then give up."""
        status = 0
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                status = await asyncio.to_thread(send)
            except SaeculaError as error:
                log.info("notice refused", way=way, why=str(error))
                break
            except (urllib3.exceptions.HTTPError, OSError, ValueError):
                status = 0
            if 0 < status < 500 and status != 429:
                break
        self._count(way, 200 <= status < 300)
        return status

    async def close(self) -> None:
        """Drop what is not sent yet."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- the two ways

    def _hook(self, url: str, turn: Turn) -> int:
        told = msgspec.to_builtins(turn)
        body = msgspec.json.encode({name: told[name] for name in ("table", "game", "seat", "name", "url")})
        headers = {"Content-Type": "application/json"}
        allow = self._settings.allow_private_hooks
        return post(url, body, headers, allow_private=allow, schemes=("http", "https"))

    def _push(self, row: PushRow, turn: Turn) -> int:
        try:
            body, signed = self._sealed(row, turn)
        except (WebPushException, VapidException, ValueError):
            return GONE[0]  # no browser ever gave this one
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
            **signed,
        }
        allow = self._settings.allow_private_hooks
        return post(
            row.endpoint, body, headers, allow_private=allow, schemes=("http", "https") if allow else ("https",)
        )

    def _sealed(self, row: PushRow, turn: Turn) -> tuple[bytes, dict[str, str]]:
        """The message as only the browser can read it, and our signature."""
        assert self._vapid is not None
        keys = {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}
        body: bytes = WebPusher(keys).encode(msgspec.json.encode(turn))["body"]
        parts = urlsplit(row.endpoint)
        signed: dict[str, str] = self._vapid.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": CONTACT})
        return body, signed

    # -- keys

    async def load_keys(self) -> None:
        """The keys that this server signs push messages with; made once."""
        pem = await self._store.memory.get_or_make("vapid", _new_key)
        self._vapid = Vapid02.from_pem(pem)

    def public_key(self) -> str:
        """What browsers subscribe with: the public key as a point, in base64url."""
        assert self._vapid is not None
        return _point(self._vapid)


def _new_key() -> bytes:
    made = Vapid02()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem


def _point(vapid: Vapid02) -> str:
    numbers = vapid.public_key.public_numbers()
    point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()
