"""Who may do what: every route and every verb of the socket for strangers, other players, seats and spectators."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

from saecula.server.web.app import make_litestar
from saecula.server.wire.commands import AnyCommand
from saecula.server.wire.inquiries import AnyInquiry
from tests.server.site import Person, Served, plain_socket, served

#: who asks: somebody without a session, somebody who is not at the table, the player of seat 1, the host on seat 0
ROLES = ("stranger", "other", "seat", "host")


class Scene:
    """A running table with a host, another player and a bot, and one that is over."""

    def __init__(self, site: Served) -> None:
        self.site = site
        self.host, self.seat, self.other = site.guest("Host"), site.guest("Seat"), site.guest("Other")
        self.table = self.host.table("me", "open", "casual", start=False)["id"]
        self.seat.do(self.table, "sit", seat=1)
        self.host.do(self.table, "start")
        self.over = self.host.table("me", "casual")["id"]
        self.host.play_on(self.over)

    def client(self, role: str) -> httpx.Client:
        return self.site.stranger() if role == "stranger" else getattr(self, role)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rights")) as found:
        yield found


@pytest.fixture(scope="module")
def scene(site: Served) -> Scene:
    return Scene(site)


SAY = {"do": "say", "cid": "rights", "text": "x"}
WHY = {"ask": "why", "cid": "rights", "seat": 0, "move": {"do": "Nothing"}}
PUSH = {"endpoint": "https://push.example.org/1", "p256dh": "k", "auth": "a"}
NEW = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "level": "casual"}]}
#: Route -> a body, and the status for each role.
ROUTES: dict[str, tuple[Any, tuple[int, int, int, int]]] = {
    "POST /api/players": ({"name": "New"}, (201, 201, 201, 201)),
    "GET /api/me": (None, (200, 200, 200, 200)),
    "PATCH /api/me": ({"lang": "en"}, (401, 200, 200, 200)),
    "DELETE /api/me": (None, (401, 204, 204, 204)),
    "GET /api/me/sessions": (None, (401, 200, 200, 200)),
    "DELETE /api/me/sessions?id=forged": (None, (401, 404, 404, 404)),
    "POST /api/me/personal-link": (None, (401, 201, 201, 201)),
    "POST /api/recover": ({"secret": "forged"}, (404, 404, 404, 404)),
    "GET /api/me/bots": (None, (401, 200, 200, 200)),
    "POST /api/me/bots": ({"name": "Bot"}, (401, 201, 201, 201)),
    "DELETE /api/me/bots?id=forged": (None, (401, 404, 404, 404)),
    "GET /api/push-key": (None, (200, 200, 200, 200)),
    "POST /api/me/push": (PUSH, (401, 204, 204, 204)),
    "DELETE /api/me/push": (None, (401, 204, 204, 204)),
    "GET /api/games": (None, (200, 200, 200, 200)),
    "GET /api/games/tempus": (None, (200, 200, 200, 200)),
    "GET /api/rules/tempus": (None, (200, 200, 200, 200)),
    "GET /api/tours/pebbles": (None, (404, 404, 404, 404)),
    "GET /api/ratings?game=pebbles": (None, (200, 200, 200, 200)),
    "GET /api/tables": (None, (200, 200, 200, 200)),
    "GET /api/me/tables": (None, (401, 200, 200, 200)),
    "POST /api/tables": (NEW, (401, 201, 201, 201)),
    "GET /api/tables/TABLE": (None, (200, 200, 200, 200)),
    "POST /api/tables/TABLE/rematch": (None, (401, 403, 409, 409)),
    "POST /api/tables/TABLE/commands": (SAY, (401, 200, 200, 200)),
    "POST /api/tables/TABLE/inquiries": (WHY, (409, 409, 409, 409)),
    "GET /api/tables/TABLE/view?eyes=0": (None, (200, 200, 200, 200)),
    "GET /api/tables/TABLE/replay?eyes=0": (None, (403, 403, 403, 200)),
    "GET /api/tables/TABLE/replay?eyes=1": (None, (403, 403, 200, 403)),
    "GET /api/tables/TABLE/replay?eyes=2": (None, (403, 403, 403, 403)),
    "GET /api/tables/TABLE/replay": (None, (200, 200, 200, 200)),
    "GET /api/tables/OVER/replay?eyes=1": (None, (200, 200, 200, 200)),
    "GET /api/tables/TABLE/record.jsonl": (None, (409, 409, 409, 409)),
    "GET /api/tables/TABLE/record.txt": (None, (409, 409, 409, 409)),
    "GET /api/tables/OVER/record.jsonl": (None, (200, 200, 200, 200)),
    "POST /api/tables/TABLE/review": (None, (409, 409, 409, 409)),
    "POST /api/tables/OVER/review": (None, (200, 200, 200, 200)),
    "GET /api/tables/TABLE/analysis?n=0": (None, (409, 409, 409, 409)),
    "GET /api/tables/OVER/analysis?n=2": (None, (200, 200, 200, 200)),
    "POST /api/records": ({"text": "x"}, (401, 422, 422, 422)),
    "GET /health": (None, (200, 200, 200, 200)),
    "GET /metrics": (None, (200, 200, 200, 200)),
}
#: Streams do not end; they are tried in test_stream.
STREAMS = {"GET /api/tables/TABLE/stream", "GET /api/stream"}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", ROUTES)
def test_routes_are_open_to_those_they_are_for(scene: Scene, route: str, role: str) -> None:
    body, statuses = ROUTES[route]
    method, path = route.split(" ")
    client = scene.client(role)
    if route in ("DELETE /api/me", "POST /api/players") and role != "stranger":
        client = scene.site.guest()
    path = path.replace("TABLE", scene.table).replace("OVER", scene.over)
    answer = client.request(method, path, json=body)
    assert answer.status_code == statuses[ROLES.index(role)], answer.text
    if answer.status_code >= 400 and "frame" not in answer.json():
        assert answer.json()["key"].startswith("problem-")


def test_every_route_is_in_the_matrix(site: Served) -> None:
    listed = {route.split("?")[0].replace("OVER", "TABLE") for route in ROUTES} | STREAMS
    listed = {re.sub("/(rules|tours|games)/[a-z]+$", r"/\1/GAME", route) for route in listed}
    found = set()
    for route in make_litestar(site.server._site).routes:
        path = route.path_format.replace("{table_id}", "TABLE").replace("{game}", "GAME")
        if path.startswith("/api/openapi.json") or "{path}" in path or path in ("/", "/api/tables/TABLE/socket"):
            continue
        for handler in getattr(route, "route_handlers", []):
            assert isinstance(handler, HTTPRouteHandler)
            found |= {f"{method} {path}" for method in handler.http_methods if method != "OPTIONS"}
    assert found == listed


def sees_nothing(welcome: dict[str, Any]) -> bool:
    return welcome["eyes"] is None and welcome["asked"] is None and welcome["presets"] == {}


@pytest.mark.parametrize("role", ROLES)
def test_nobody_looks_through_eyes_of_others(scene: Scene, role: str) -> None:
    own = {"seat": 1, "host": 0}.get(role)
    for eyes in (0, 1, 2, 7, -1, 99):
        welcome = scene.client(role).get(f"/api/tables/{scene.table}/view", params={"eyes": eyes}).json()
        if eyes in (own, -1) and own is not None:
            assert welcome["eyes"] == own
        else:
            assert sees_nothing(welcome)


PLAY = {"seat": 0, "decision": 1, "move": {"do": "Nothing"}}
#: Command -> its fields (for seat 0 and the host), and how it ends for a stranger, another player, seat 1, the host.
COMMANDS: dict[str, tuple[dict[str, Any], tuple[str, str, str, str]]] = {
    "play": (PLAY, ("forbidden", "forbidden", "forbidden", "malformed")),
    "undo": ({"seat": 0}, ("forbidden", "forbidden", "forbidden", "illegal")),
    "say": ({"text": "hi"}, ("forbidden", "ack", "ack", "ack")),
    "sit": ({"seat": 0}, ("forbidden", "too-late", "too-late", "too-late")),
    "stand": ({"seat": 0}, ("too-late", "too-late", "too-late", "too-late")),
    "add-bot": ({"seat": 0, "level": "casual"}, ("forbidden", "forbidden", "forbidden", "too-late")),
    "remove": ({"seat": 2}, ("forbidden", "forbidden", "illegal", "illegal")),
    "mute": ({"player": "nobody", "muted": False}, ("forbidden", "forbidden", "forbidden", "ack|unknown|illegal")),
    "report": ({"player": "nobody"}, ("forbidden", "unknown", "unknown", "unknown")),
    "start": ({}, ("forbidden", "forbidden", "forbidden", "too-late")),
    "pause": ({"paused": False}, ("forbidden", "forbidden", "illegal|too-late|ack", "illegal|too-late|ack")),
    "stand-in": ({"seat": 0, "level": None}, ("forbidden", "forbidden", "forbidden", "ack|illegal")),
    "concede": ({"seat": 7}, ("forbidden|unknown", "forbidden|unknown", "forbidden|unknown", "forbidden|unknown")),
    "offer-end": ({"seat": 0, "agree": False}, ("forbidden", "forbidden", "forbidden", "ack|illegal")),
    "preset": ({"seat": 0, "kind": "x", "move": None}, ("forbidden", "forbidden", "forbidden", "ack")),
}
INQUIRIES: dict[str, tuple[dict[str, Any], tuple[str, str, str, str]]] = {
    "why": ({"seat": 0, "move": {"do": "Nothing"}}, ("forbidden", "forbidden", "forbidden", "malformed")),
    "hint": ({"seat": 0}, ("forbidden", "forbidden", "forbidden", "answer")),
    "foresee": ({"seat": 0, "moves": []}, ("forbidden", "forbidden", "forbidden", "answer")),
    "look": ({"eyes": 0}, ("welcome", "welcome", "welcome", "welcome")),
    "earlier": ({"before": 2}, ("answer", "answer", "answer", "answer")),
    "ping": ({"t": 0}, ("pong", "pong", "pong", "pong")),
}


def names(union: Any, field: str) -> set[str]:
    return {kind.__struct_config__.tag for kind in union.__args__}


def test_every_verb_is_in_the_matrix() -> None:
    assert names(AnyCommand, "do") == set(COMMANDS)
    assert names(AnyInquiry, "ask") == set(INQUIRIES)


@pytest.mark.parametrize("role", ROLES)
def test_verbs_are_obeyed_for_those_they_are_for(scene: Scene, role: str) -> None:
    at = ROLES.index(role)
    with _socket(scene, role) as line:
        line.take()
        for verb, (fields, ends) in COMMANDS.items():
            answer = line.ask({"do": verb, "cid": f"{role}-{verb}", **fields})
            end = answer["frame"] if answer["frame"] == "ack" else answer["error"]
            assert end in ends[at].split("|"), (role, verb, answer)
        for verb, (fields, ends) in INQUIRIES.items():
            line.send({"ask": verb, "cid": f"{role}-{verb}", **fields})
            answer = line.until("answer", "refused", "pong", "welcome")
            end = answer["error"] if answer["frame"] == "refused" else answer["frame"]
            assert end in ends[at].split("|"), (role, verb, answer)
            if answer["frame"] == "welcome" and role != "host":
                assert sees_nothing(answer)


def _socket(scene: Scene, role: str) -> Any:
    if role != "stranger":
        person: Person = getattr(scene, role)
        return person.socket(scene.table)
    return plain_socket(scene.site, f"/api/tables/{scene.table}/socket", {"Origin": scene.site.base})
