"""A deal that somebody may have seen: everybody is told before sitting down, nobody gains by it."""

from pathlib import Path

from msgspec import UNSET

from saecula.play.reading import read_record
from saecula.play.replay import verify
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
        # a fresh deal was open to all as soon as it was played: nobody can lock it up afterwards
        fresh = person.table("me", "casual")["id"]
        person.play_on(fresh)
        other.table("me", "casual", same_deal=fresh)
        assert person.get(f"/api/tables/{fresh}/record.jsonl").status_code == 200


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
