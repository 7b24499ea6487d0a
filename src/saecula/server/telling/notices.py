"""Telling people who are not looking that it is their turn: web push and webhooks, once a turn."""

import asyncio
import base64
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import structlog
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher, WebPushException

from saecula.kernel.errors import SaeculaError
from saecula.server.settings import Settings
from saecula.server.store import PlayerRow, PushRow, Store
from saecula.server.telling.calling import post
from saecula.server.wire.frames import Turn

log = structlog.get_logger("saecula.notify")

#: How many notices are sent at a time, and how many may wait for one player.
AT_ONCE = 8
WAITING = 50
#: Seconds after which a dead connection is surely known to be dead: whoever seems to look is checked once more then.
DEAD_LINE = 20.0
#: Of how many seats it is remembered which decision their players were told of last.
REMEMBERED = 20_000
#: seconds to wait before each attempt
TRIES = (0.0, 1.0, 5.0)
GONE = (404, 410)
TTL = 12 * 3600
#: Whom a push service may write to: we know no address of whoever runs this server.
CONTACT = "mailto:saecula@localhost.invalid"


class Ledger(Protocol):
    """What all nodes know of notices. A notice is noted after it is sent: better twice than not at all."""

    async def is_told(self, table_id: str, seat: int, decision: int) -> bool:
        """Whether some node has told the player of a seat about a decision."""
        ...

    async def note_told(self, table_id: str, seat: int, decision: int) -> None:
        """Note that the player of a seat was told about a decision."""
        ...


class Notifier:
    """Sends notices in the background. `count` is told how each went; `looking` says whether a player sees a table."""

    def __init__(
        self, settings: Settings, store: Store, count: Callable[[str, bool], None], looking: Callable[[str, str], bool]
    ) -> None:
        self._settings, self._store = settings, store
        self._count, self._looking = count, looking
        self._free = asyncio.Semaphore(AT_ONCE)
        #: threads for what blocks; nothing that people wait for is done in them
        self._helpers = ThreadPoolExecutor(AT_ONCE, "notice")
        #: player -> the lock that lets their notices out one by one
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        #: notices that are not due yet; mostly the seat answers in time, so a timer waits for it and not a task
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._numbers = itertools.count()
        #: (table, seat) -> the last decision that the player was told about
        self._last: dict[tuple[str, int], int] = {}
        self._open: dict[tuple[str, int], int] = {}
        self._vapid: Vapid02 | None = None
        #: where it is noted who was told of what, if there are other nodes that might tell them too
        self.ledger: Ledger | None = None

    # -- turns

    def turn(self, player: str, turn: Turn) -> None:
        """A seat of a player must decide; they are told a moment later, unless they look at the table by then."""
        key = (turn.table, turn.seat)
        self._open[key] = turn.decision
        if self._last.get(key) != turn.decision and self._waiting[player] < WAITING:
            self._start(player, turn)

    def answered(self, table: str, seat: int) -> None:
        """A seat has answered."""
        self._open.pop((table, seat), None)

    def _start(self, player: str, turn: Turn) -> None:
        self._waiting[player] += 1
        self._wait(self._settings.notice_after, player, turn, True)

    def _wait(self, seconds: float, player: str, turn: Turn, looks_again: bool) -> None:
        number, loop = next(self._numbers), asyncio.get_running_loop()
        self._timers[number] = loop.call_later(seconds, self._due, number, player, turn, looks_again)

    def _due(self, number: int, player: str, turn: Turn, looks_again: bool) -> None:
        """The notice is due: a player who has not answered and is not looking at the table is told.

        Somebody whose connection has just died still seems to look, and would never hear of it: so we check once more.
        """
        del self._timers[number]
        key = (turn.table, turn.seat)
        is_open = self._open.get(key) == turn.decision and self._last.get(key) != turn.decision
        is_looking = is_open and self._looking(player, turn.table)
        if is_looking and looks_again:
            self._wait(DEAD_LINE, player, turn, False)
            return
        if not is_open or is_looking:
            self._done(player)
            return
        self._last.pop(key, None)
        self._last[key] = turn.decision
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]
        task = asyncio.get_running_loop().create_task(self._notice(player, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._done(player))

    def _done(self, player: str) -> None:
        self._waiting[player] -= 1
        if not self._waiting[player]:
            del self._waiting[player]

    async def _notice(self, player: str, turn: Turn) -> None:
        if self.ledger is not None and await self.ledger.is_told(turn.table, turn.seat, turn.decision):
            return
        row = await self._store.players.get(player)
        if row is not None:
            await self._tell(row, turn)
        if self.ledger is not None:
            await self.ledger.note_told(turn.table, turn.seat, turn.decision)

    async def _tell(self, player: PlayerRow, turn: Turn) -> None:
        """Send the notices of a player one after another, so that a slow address keeps nobody else waiting."""
        line = self._lines.get(player.id) or asyncio.Lock()
        self._lines[player.id] = line
        async with line, self._free:
            if player.webhook:
                await self._try("webhook", lambda: self._hook(player.webhook or "", turn))
            for row in await self._store.push.of(player.id):
                status = await self._try("push", lambda row=row: self._push(row, turn))  # type: ignore[misc]
                if status in GONE:
                    await self._store.push.delete(row.endpoint)

    async def _try(self, way: str, send: Callable[[], Awaitable[int]]) -> int:
        """Send with a few retries, then give up; at once if a call used up its time. Returns the last status, or 0."""
        status = 0
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                status = await send()
            except SaeculaError as error:
                log.info("notice refused", way=way, why=str(error))
                break
            except TimeoutError:
                break
            except (OSError, ValueError):
                status = 0
            if 0 < status < 500 and status != 429:
                break
        self._count(way, 200 <= status < 300)
        return status

    async def close(self) -> None:
        """Drop what has not been sent yet."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._helpers.shutdown(wait=False, cancel_futures=True)

    # -- the two ways

    async def _hook(self, url: str, turn: Turn) -> int:
        told = msgspec.to_builtins(turn)
        body = msgspec.json.encode({name: told[name] for name in ("table", "game", "seat", "name", "url")})
        return await self._post(url, body, {"Content-Type": "application/json"}, ("http", "https"))

    async def _push(self, row: PushRow, turn: Turn) -> int:
        try:
            body, signed = await asyncio.get_running_loop().run_in_executor(self._helpers, self._sealed, row, turn)
        except (WebPushException, VapidException, ValueError):
            return GONE[0]  # no browser can have given these keys
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
            **signed,
        }
        schemes = ("http", "https") if self._settings.allow_private_hooks else ("https",)
        return await self._post(row.endpoint, body, headers, schemes)

    async def _post(self, url: str, body: bytes, headers: dict[str, str], schemes: tuple[str, ...]) -> int:
        allow = self._settings.allow_private_hooks
        return await post(url, body, headers, allow_private=allow, schemes=schemes, helpers=self._helpers)

    def _sealed(self, row: PushRow, turn: Turn) -> tuple[bytes, dict[str, str]]:
        """The message, encrypted so that only the browser can read it, and the headers that sign it."""
        assert self._vapid is not None
        keys = {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}
        body: bytes = WebPusher(keys).encode(msgspec.json.encode(turn))["body"]
        parts = urlsplit(row.endpoint)
        signed: dict[str, str] = self._vapid.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": CONTACT})
        return body, signed

    # -- keys

    async def load_keys(self) -> None:
        """Load the keys that this server signs push messages with; they are made the first time."""
        pem = await self._store.keepsakes.get_or_make("vapid", _new_key)
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
