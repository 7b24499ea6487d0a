"""Notices of a turn: web push that a browser can read, webhooks, once a turn, only for those who do not look."""

import asyncio
import base64
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from saecula.server.settings import Settings
from saecula.server.store import PlayerRow, PushRow, Store
from saecula.server.telling import notices
from saecula.server.telling.notices import Notifier
from saecula.server.web.metrics import Metrics
from saecula.server.wire.frames import Turn
from tests.patience import until
from tests.server.site import served


class Post(HTTPServer):
    """Somebody's web server: keeps what is posted and answers as told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Taking(BaseHTTPRequestHandler):
    server: Post

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 201)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def post() -> Iterator[Post]:
    server = Post()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


class Stage:
    """A store with one player, and a notifier."""

    def __init__(self, store: Store, player: PlayerRow, allow: bool = True) -> None:
        settings = Settings(db="", notice_after=0.01, allow_private_hooks=allow)
        self.store, self.player = store, player
        self.metrics = Metrics()
        self.looking = False
        self.notifier = Notifier(settings, store, self.metrics.count_notice, lambda player, table: self.looking)

    def turn(self, decision: int = 1) -> Turn:
        return Turn("t" * 12, "pebbles", 1, "Anna", decision, "http://here/table/x")

    async def tell(self, decision: int = 1) -> None:
        self.notifier.turn(self.player.id, self.turn(decision))
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is under way."""
        while self.notifier._timers or self.notifier._tasks:
            await asyncio.gather(*self.notifier._tasks)
            await asyncio.sleep(0.001)

    def count(self, way: str, outcome: str) -> float:
        return float(self.metrics.notices.labels(way, outcome)._value.get())


async def stage(folder: Path, webhook: str | None = None, allow: bool = True) -> Stage:
    store = await Store.open(f"sqlite:///{folder}/notices.db")
    player = await store.players.create("Anna", 1)
    player.webhook = webhook
    await store.players.save(player)
    made = Stage(store, player, allow)
    await made.notifier.load_keys()
    return made


async def test_a_webhook_hears_of_a_turn_once(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, f"{post.base}/hook?a=b")
    async with here.store:
        await here.tell(1)
        await here.tell(1)
        assert len(post.taken) == 1
        path, headers, body = post.taken[0]
        assert path == "/hook?a=b"
        assert headers["content-type"] == "application/json"
        assert json.loads(body) == {
            "table": "t" * 12, "game": "pebbles", "seat": 1, "name": "Anna", "url": "http://here/table/x",
        }  # fmt: skip
        await here.tell(2)
        assert len(post.taken) == 2
        assert here.count("webhook", "sent") == 2


async def test_somebody_who_looks_is_not_told(tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "DEAD_LINE", 0.01)
    here = await stage(tmp_path, post.base)
    async with here.store:
        here.looking = True
        await here.tell()
        assert not post.taken


async def test_somebody_whose_line_died_just_before_the_question_is_told_all_the_same(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "DEAD_LINE", 0.01)
    here = await stage(tmp_path, post.base)
    async with here.store:
        looks = iter([True, False])
        monkeypatch.setattr(here.notifier, "_looking", lambda player, table: next(looks))
        await here.tell()
        assert len(post.taken) == 1


async def test_a_turn_that_is_over_is_not_told(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, post.base)
    async with here.store:
        here.notifier.turn(here.player.id, here.turn())
        here.notifier.answered("t" * 12, 1)
        await here.quiet()
        assert not post.taken


async def test_a_private_address_is_not_called(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, post.base, allow=False)
    async with here.store:
        await here.tell()
        assert not post.taken
        assert here.count("webhook", "failed") == 1


async def test_a_webhook_that_fails_is_tried_again_and_redirects_are_not_followed(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, post.base)
    post.answers = [503, 302]
    async with here.store:
        await here.tell()
        assert len(post.taken) == 2
        assert here.count("webhook", "failed") == 1


def subscription(endpoint: str, player: str) -> tuple[PushRow, ec.EllipticCurvePrivateKey, bytes]:
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = os.urandom(16)
    return PushRow(endpoint, player, _b64(point), _b64(auth), 1), key, auth


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_push_message_can_be_read_by_its_browser_and_is_signed(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path)
    row, key, auth = subscription(f"{post.base}/push/1", here.player.id)
    async with here.store:
        await here.store.push.put(row)
        await here.tell()
        _, headers, body = post.taken[0]
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert told == {"frame": "turn", "table": "t" * 12, "game": "pebbles", "seat": 1, "name": "Anna",
                        "decision": 1, "url": "http://here/table/x"}  # fmt: skip
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert Vapid02.verify(headers["authorization"])
        assert here.notifier.public_key() in headers["authorization"]


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (403, 1), (201, 1)])
async def test_a_subscription_that_is_gone_is_dropped(tmp_path: Path, post: Post, status: int, left: int) -> None:
    here = await stage(tmp_path)
    async with here.store:
        await here.store.push.put(subscription(f"{post.base}/push/1", here.player.id)[0])
        post.answers = [status]
        await here.tell()
        assert len(await here.store.push.of(here.player.id)) == left


async def test_a_subscription_that_makes_no_sense_hurts_nobody(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, f"{post.base}/hook")
    async with here.store:
        await here.store.push.put(PushRow(f"{post.base}/push/1", here.player.id, "AAAA", "AAAA", 1))
        await here.tell()
        assert [path for path, *_ in post.taken] == ["/hook"]
        assert here.count("push", "failed") == 1
        assert not await here.store.push.of(here.player.id)


class KnownNotices:
    """What nodes know of notices."""

    def __init__(self, *known: tuple[str, int, int]) -> None:
        self.known = set(known)

    async def is_told(self, *decision: Any) -> bool:
        return decision in self.known

    async def note_told(self, *decision: Any) -> None:
        self.known.add(decision)


async def test_what_another_node_has_told_of_is_not_told_again(tmp_path: Path, post: Post) -> None:
    here = await stage(tmp_path, post.base)
    async with here.store:
        here.notifier.ledger = told = KnownNotices(("t" * 12, 1, 1))
        await here.tell(1)
        assert not post.taken
        await here.tell(2)
        assert len(post.taken) == 1
        assert ("t" * 12, 1, 2) in told.known


async def test_a_notice_that_its_node_did_not_live_to_send_is_left_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, sending = await stage(tmp_path, "https://example.org"), asyncio.Event()

    async def send(*_: Any, **__: Any) -> int:
        sending.set()
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr("saecula.server.telling.notices.post", send)
    async with here.store:
        here.notifier.ledger = told = KnownNotices()
        here.notifier.turn(here.player.id, here.turn())
        await sending.wait()
        await here.notifier.close()
        assert not told.known


async def test_the_keys_are_made_once(tmp_path: Path) -> None:
    here = await stage(tmp_path)
    first = here.notifier.public_key()
    await here.store.close()
    store = await Store.open(f"sqlite:///{tmp_path}/notices.db")
    async with store:
        again = Stage(store, here.player)
        await again.notifier.load_keys()
        assert again.notifier.public_key() == first
        assert base64.urlsafe_b64decode(first + "=")[0] == 4


def test_a_server_tells_those_who_do_not_look_and_nobody_else(tmp_path: Path, post: Post) -> None:
    with served(tmp_path, allow_private_hooks=True, origins=("https://play.example.org",)) as site:
        away, here = site.guest("Away"), site.guest("Here")
        for person in (away, here):
            assert person.patch("/api/me", json={"webhook": f"{post.base}/{person.me['name']}"}).status_code == 200
        table = away.table("me", "open", start=False)["id"]
        here.do(table, "sit", seat=1)
        with here.socket(table) as line:
            line.take()
            away.do(table, "start")
            until(lambda: post.taken and not site.server._site.notifier._tasks)
    assert [path for path, *_ in post.taken] == ["/Away"]
    told = json.loads(post.taken[0][2])
    assert told["url"] == f"https://play.example.org/table/{table}"
    assert (told["seat"], told["name"]) == (0, "Away")


async def test_what_was_told_of_old_tables_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "REMEMBERED", 3)
    here = await stage(tmp_path)
    for number in range(5):
        here.notifier.turn(here.player.id, Turn(f"table{number}", "pebbles", 1, "Anna", 1, "http://here"))
        await here.quiet()
    assert list(here.notifier._last) == [("table2", 1), ("table3", 1), ("table4", 1)]
    await here.notifier.close()
    await here.store.close()
