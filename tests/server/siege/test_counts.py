"""What is counted: sockets opened, pings, chat, names, imports kept."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saecula.server.table import rooms
from tests.patience import PATIENCE, until
from tests.server.site import Person, Served, served, strict

CHATTY = "3/hour"
FEW = 3


def said(site: Served, table: str) -> int:
    """Words that were stored."""
    return sum(entry.kind == "chat" for entry in site.server._site.rooms._rooms[table].desk.recent)


def test_chat_is_counted_over_all_ways_in_and_all_tables(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(chat=CHATTY)) as site:
        person = site.guest()
        here, there = (person.table("me", "open", start=False)["id"] for _ in range(2))
        with person.socket(here) as line, person.socket(there) as other:
            answers = []
            for n in range(5):
                answers.append(line.ask({"do": "say", "cid": f"a{n}", "text": "spam"}))
                answers.append(other.ask({"do": "say", "cid": f"b{n}", "text": "spam"}))
        assert [answer["frame"] for answer in answers] == ["ack"] * 3 + ["refused"] * 7
        assert {answer["error"] for answer in answers[3:]} == {"too-many"}
        assert person.do(here, "say", text="spam").json()["error"] == "too-many"
        assert said(site, here) + said(site, there) == 3


def log_of(site: Served, table: str) -> int:
    """How long the log of a table is."""
    return int(site.stranger().get(f"/api/tables/{table}/view").json()["table"]["version"])


def test_whatever_fills_a_log_is_counted_on_every_way_in(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(doings="5/hour", undos="3/hour")) as site:
        person = site.guest()
        table = person.table("me", "hot")["id"]
        before = log_of(site, table)
        with person.socket(table, 0) as line:
            line.until("welcome")
            answers = [line.ask({"do": "pause", "cid": f"p{n}", "paused": n % 2 == 0})["frame"] for n in range(10)]
            assert answers == ["ack"] * 5 + ["refused"] * 5
            stand_in = {"do": "stand-in", "cid": "s", "seat": 1, "level": "casual"}
            assert line.ask(stand_in)["reason"]["key"] == "problem-too-many"
            for n in range(4):
                refused = line.ask({"do": "undo", "cid": f"u{n}", "seat": 0})
            assert refused["error"] == "too-many"
        assert person.do(table, "offer-end", seat=0, agree=True).status_code == 409
        assert log_of(site, table) == before + 5


def test_reviews_of_one_address_are_few_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(reviews=FEW)) as site:
        reviews, person = site.server._site.reviews, site.guest()
        tables = [person.table("me", "casual")["id"] for _ in range(FEW + 2)]
        for table in tables:
            person.play_on(table)
        assert site.loop is not None
        asyncio.run_coroutine_threadsafe(reviews._one_at_a_time.acquire(), site.loop).result(PATIENCE)
        players = [site.guest() for _ in tables]
        asked = [player.post(f"/api/tables/{table}/review") for player, table in zip(players, tables, strict=True)]
        assert [answer.status_code for answer in asked] == [200] * FEW + [429] * 2
        players[0].headers["X-Forwarded-For"] = "192.0.2.66"
        assert players[0].post(f"/api/tables/{tables[-1]}/review").status_code == 200
        site.loop.call_soon_threadsafe(reviews._one_at_a_time.release)
        until(lambda: not reviews._making)
        assert not reviews._wanted
        assert person.post(f"/api/tables/{tables[-2]}/review").status_code == 200


def test_who_opens_sockets_all_the_time_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(connects="3/hour")) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        for _ in range(3):
            with person.socket(table) as line:
                line.until("welcome")
        with pytest.raises(InvalidStatus), person.socket(table):
            pass
        until(site.is_left_alone)


def test_many_players_of_one_address_open_no_more_sockets_than_it_may_have_connections(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(sockets=2, connections=3)) as site, ExitStack() as stack:
        # as a proxy passes them on: its connections are not counted
        players = [site.guest() for _ in range(3)]
        table = players[0].table("me", "casual")["id"]
        ours = [stack.enter_context(player.socket(table)) for player in (*players[:2], players[0])]
        for line in ours:
            line.until("welcome")
        with pytest.raises(InvalidStatus), players[2].socket(table):
            pass
        with players[2].stream("GET", "/api/stream") as refused:
            assert refused.status_code == 429
        elsewhere = {"X-Forwarded-For": "192.0.2.66"}
        with players[2].stream("GET", "/api/stream", headers=elsewhere) as welcome:
            assert welcome.status_code == 200
        ours[0].connection.close()
        until(lambda: site.server._site.channels._each[players[0].id] == 1)
        with players[2].socket(table) as line:
            line.until("welcome")
    assert not site.server._site.channels._each


def test_who_pings_all_the_time_is_cut(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(controls=0.0, controls_burst=50)) as site:
        person = site.guest()
        with person.socket(person.table("me", "casual")["id"]) as line:
            line.until("welcome")
            with pytest.raises((ConnectionClosed, ConnectionError)):
                until(lambda: line.connection.ping() is None, 0)
        until(site.is_left_alone)


def test_nobody_goes_through_all_names(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(names="2/hour")) as site:
        person = site.guest()
        answers = [person.patch("/api/me", json={"name": f"Name {n}"}).status_code for n in range(3)]
        assert answers == [200, 200, 429]
        assert person.patch("/api/me", json={"lang": "fr"}).status_code == 200


def record_of(person: Person) -> str:
    table = person.table("me", "casual")["id"]
    person.play_on(table)
    return person.get(f"/api/tables/{table}/record.jsonl").text


def test_the_oldest_imports_make_room_and_games_that_were_played_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "IMPORTS", 2)
    with served(tmp_path) as site:
        person, other = site.guest(), site.guest()
        text = record_of(person)
        kept = other.post("/api/records", json={"text": text}).json()["id"]
        taken = [person.post("/api/records", json={"text": text}).json()["id"] for _ in range(4)]
        assert [person.get(f"/api/tables/{table}").status_code for table in taken] == [404, 404, 200, 200]
        assert person.get(f"/api/tables/{taken[0]}/view").status_code == 404
        assert other.get(f"/api/tables/{kept}").status_code == 200
        assert len(person.get("/api/me/tables").json()) == 3
