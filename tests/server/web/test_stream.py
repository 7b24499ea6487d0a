"""Streams for bots, and the example bot playing a whole game."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from saecula.server.web import serving
from tests.patience import PATIENCE, until
from tests.server.site import TEMPUS, Served, served, strict

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("stream")) as found:
        yield found


@contextmanager
def lines(client: httpx.Client, path: str) -> Iterator[Iterator[str]]:
    with client.stream("GET", path) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        assert "content-encoding" not in answer.headers
        yield answer.iter_lines()


def frame(found: Iterator[str]) -> dict[str, Any]:
    """The next line that is not blank."""
    told: dict[str, Any] = json.loads(next(line for line in found if line.strip()))
    return told


def new_bot(site: Served) -> tuple[httpx.Client, dict[str, Any]]:
    made = site.guest().post("/api/me/bots", json={"name": "Rook"}).json()
    return site.bearer(made["secret"]), made


def test_a_table_is_streamed_line_by_line(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    with lines(person, f"/api/tables/{table}/stream") as found:
        assert frame(found)["you"] == person.id
        site.bearer(person.token).post(f"/api/tables/{table}/commands", json={"do": "say", "cid": "s", "text": "hi"})
        told = frame(found)
        while not told["entries"]:
            told = frame(found)
        assert told["entries"][0]["text"] == "hi"


def test_blank_lines_come_while_nothing_happens(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    with lines(person, f"/api/tables/{table}/stream") as found:
        frame(found)
        blank = [line for line in islice(found, 3) if not line.strip()]
        assert len(blank) == 3


def test_a_stranger_streams_what_a_spectator_sees(site: Served) -> None:
    table = site.guest().table("me", "casual")["id"]
    with lines(site.stranger(), f"/api/tables/{table}/stream?eyes=0") as found:
        welcome = frame(found)
        assert (welcome["you"], welcome["eyes"], welcome["asked"]) == (None, None, None)
    assert site.stranger().get("/api/tables/aaaaaaaaaaaa/stream").status_code == 404
    assert site.stranger().get("/api/stream").status_code == 401


def test_a_bot_hears_of_every_decision_of_its_seats(site: Served) -> None:
    host = site.guest()
    bot, made = new_bot(site)
    table = host.table("casual", "open", start=False)["id"]
    sat = bot.post(f"/api/tables/{table}/commands", json={"do": "sit", "cid": "s", "seat": 1})
    assert sat.json()["frame"] == "ack"
    with lines(bot, "/api/stream") as found:
        host.do(table, "start")
        seen = set()
        while True:
            turn = frame(found)
            assert (turn["frame"], turn["table"], turn["seat"], turn["name"]) == ("turn", table, 1, "Rook")
            assert turn["url"].endswith(f"/table/{table}")
            assert turn["decision"] not in seen
            seen.add(turn["decision"])
            asker = site.bearer(made["secret"])
            asked = asker.get(f"/api/tables/{table}/view?eyes=1").json()["asked"]
            assert asked["decision"] == turn["decision"]
            move = {
                "do": "play",
                "cid": f"p{len(seen)}",
                "seat": 1,
                "decision": asked["decision"],
                "move": asked["legal"][0],
            }
            assert asker.post(f"/api/tables/{table}/commands", json=move).status_code == 200
            if asker.get(f"/api/tables/{table}").json()["status"] == "over" or len(seen) >= 3:
                break
        assert len(seen) >= 2


def test_decisions_that_are_open_already_come_first(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    decision = person.view(table, 0)["asked"]["decision"]
    with lines(person, "/api/stream") as found:
        turn = frame(found)
        assert (turn["table"], turn["decision"]) == (table, decision)


def test_dropping_a_bot_ends_its_streams(site: Served) -> None:
    owner = site.guest()
    made = owner.post("/api/me/bots", json={"name": "Brief"}).json()
    with lines(site.bearer(made["secret"]), "/api/stream") as found:
        next(found)
        owner.delete("/api/me/bots", params={"id": made["id"]})
        assert frame(found) == {"frame": "bye", "reason": "unauthorised", "again": False}
        assert not [line for line in found if line.strip()]


def test_streams_count_as_sockets_and_are_given_back(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(sockets=1)) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        other = site.bearer(person.token)
        with lines(person, f"/api/tables/{table}/stream") as found:
            frame(found)
            assert other.get(f"/api/tables/{table}/stream").status_code == 429
        until(site.is_left_alone)
        with lines(other, f"/api/tables/{table}/stream") as found:
            assert frame(found)["frame"] == "welcome"


def test_a_stopping_server_ends_streams_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "FAREWELL", PATIENCE)
    with served(tmp_path) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        with lines(person, f"/api/tables/{table}/stream") as found:
            frame(found)
            site.server.should_exit = True
            last = frame(found)
            while last["frame"] != "bye":
                last = frame(found)
            assert last == {"frame": "bye", "reason": "restart", "again": True}


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_the_example_bot_plays_a_whole_game(site: Served) -> None:
    host = site.guest()
    _, made = new_bot(site)
    table = host.table("open", "beginner", "beginner", game=TEMPUS, start=False)["id"]
    command = [sys.executable, str(EXAMPLE), site.base, made["secret"], table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        try:
            until(lambda: host.view(table)["table"]["seats"][0]["player"] == made["id"])
            assert host.do(table, "start").status_code == 200
            until(lambda: host.view(table)["table"]["status"] == "over")
        finally:
            bot.terminate()
            said = bot.communicate()[0]
    assert "refused" not in said
