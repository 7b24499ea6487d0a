"""A deal that somebody may have seen: everybody is told before sitting down, nobody gains by it."""

from pathlib import Path

import httpx
from msgspec import UNSET

from saecula.play.reading import read_record
from saecula.play.replay import verify
from tests.patience import until
from tests.server.site import Person, served


def known(person: Person, table: str) -> tuple[bool, bool]:
    """What the list of the table and its page say."""
    plain = person.get(f"/api/tables/{table}").json()["known_deal"]
    return plain, person.view(table)["table"]["known_deal"]


def test_a_table_with_a_deal_that_may_be_known_says_so_before_and_after_its_start(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person, other = site.guest(), site.guest()
        over = person.table("me", "casual")["id"]
        assert known(person, over) == (False, False)
        last = person.play_on(over)["table"]["version"]
        assert last > 2
        n = person.get(f"/api/tables/{over}/replay").json()["steps"][3]["n"]
        made = [
            person.table("me", "open", phrase="red moon", start=False)["id"],
            person.table("me", "open", same_deal=over, start=False)["id"],
            person.table("me", "open", origin={"table": over, "n": n}, start=False)["id"],
        ]
        for table in made:
            assert site.server._site.rooms._rooms.get(table) is None
            assert other.get(f"/api/tables/{table}").json()["known_deal"], "before anybody has opened it"
            assert known(other, table) == (True, True)
            assert other.do(table, "sit", seat=1, nonce="mine").status_code == 200
            assert person.do(table, "start").status_code == 200
            assert known(other, table) == (True, True)
            rooms = site.server._site.rooms
            row = rooms._rooms[table].desk.row
            assert row.rated, "it counts as done with: it is never rated"
            assert rooms.describe(row).known_deal, "lists say so while it is played"
        fresh = person.table("me", "open", start=False)["id"]
        assert known(other, fresh) == (False, False)


def test_a_seed_is_kept_back_while_another_table_is_played_with_it(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person, other = site.guest(), site.guest()
        done = person.table("me", "casual", phrase="red moon")["id"]
        person.play_on(done)
        running = other.table("me", "casual", phrase="red moon")["id"]
        for form in ("record.jsonl", "record.txt"):
            answer = person.get(f"/api/tables/{done}/{form}")
            assert (answer.status_code, answer.json()["key"]) == (409, "problem-sealed")
        other.play_on(running)
        assert person.get(f"/api/tables/{done}/record.jsonl").status_code == 200
        # who played a fresh deal has seen it before all others: nobody can lock it up by playing it again
        fresh = person.table("me", "casual")["id"]
        person.play_on(fresh)
        other.table("me", "casual", same_deal=fresh)
        assert person.get(f"/api/tables/{fresh}/record.jsonl").status_code == 200


def ways(table: str, eyes: int) -> list[tuple[str, str]]:
    """All that shows more of a game than one of its seats, or its spectators, have seen: the method and the path."""
    at = f"/api/tables/{table}"
    gets = ["record.jsonl", "record.txt", f"replay?eyes={eyes}", "analysis?n=1"]
    return [*(("GET", f"{at}/{way}") for way in gets), ("POST", f"{at}/review")]


def open_ways(client: httpx.Client, table: str, eyes: int = 1) -> list[str]:
    """The ways by which somebody gets at what is hidden; those that are shut say why."""
    found = []
    for method, path in ways(table, eyes):
        answer = client.request(method, path)
        if answer.status_code == 200:
            found.append(path)
        else:
            assert (answer.status_code, answer.json()["key"]) == (409, "problem-sealed"), path
    seen = client.get(f"/api/tables/{table}/view", params={"eyes": eyes}).json()
    return found if seen["eyes"] is None else [*found, "view"]


def test_nothing_hidden_of_a_given_deal_is_shown_to_anybody_while_it_is_played_elsewhere(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person, other, stranger = site.guest(), site.guest(), site.stranger()
        done = person.table("me", "casual", phrase="red moon")["id"]
        person.play_on(done)
        assert person.post(f"/api/tables/{done}/review").status_code == 200
        until(lambda: person.post(f"/api/tables/{done}/review").json()["review"])
        assert person.get(f"/api/tables/{done}/replay?eyes=1").status_code == 200
        running = other.table("me", "casual", phrase="red moon")["id"]
        for client in (person, other, stranger):
            assert open_ways(client, done) == []
        with person.socket(done, 1) as socket:
            assert socket.until("welcome")["eyes"] is None
            socket.send({"ask": "look", "cid": "look", "eyes": 1})
            assert socket.until("welcome")["eyes"] is None
        # what somebody has seen is no secret from him
        for eyes in ("", "?eyes=0"):
            assert person.get(f"/api/tables/{done}/replay{eyes}").status_code == 200
        assert person.view(done, 0)["eyes"] == 0
        assert stranger.get(f"/api/tables/{done}/replay").status_code == 200
        other.play_on(running)
        for client in (person, other, stranger):
            assert len(open_ways(client, done)) == len(ways(done, 1)) + 1


def test_a_fresh_deal_that_is_played_again_is_shown_to_those_alone_who_played_it_and_do_not_now(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person, other, stranger = site.guest(), site.guest(), site.stranger()
        fresh = person.table("me", "casual")["id"]
        person.play_on(fresh)
        assert open_ways(stranger, fresh), "it was open to all"
        theirs = other.table("me", "casual", same_deal=fresh)["id"]
        assert open_ways(other, fresh) == open_ways(stranger, fresh) == []
        assert len(open_ways(person, fresh)) == len(ways(fresh, 1)) + 1
        mine = person.table("me", "casual", same_deal=fresh)["id"]
        assert open_ways(person, fresh) == []
        person.play_on(mine)
        assert open_ways(person, fresh)
        assert open_ways(stranger, fresh) == []
        other.play_on(theirs)
        assert open_ways(stranger, fresh)


def test_the_record_of_a_deal_that_may_be_known_says_so_and_can_be_read_again(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person = site.guest()
        fresh = person.table("me", "casual")["id"]
        given = person.table("me", "casual", phrase="red moon")["id"]
        for table in (fresh, given):
            person.play_on(table)
        again = person.table("me", "casual", same_deal=fresh)["id"]
        person.play_on(again)
        for table, mark in ((fresh, UNSET), (given, True), (again, True)):
            for form in ("record.jsonl", "record.txt"):
                text = person.get(f"/api/tables/{table}/{form}").text
                game, record = read_record(text)
                assert record.header.known_deal is mark
                assert ("known_deal" in text) == (mark is True), "a fresh deal is written as ever"
                verify(game, record)
        taken = person.post("/api/records", json={"text": text}).json()
        assert person.view(taken["id"])["table"]["known_deal"]
