"""Reviews over HTTP: made once, kept, open to everybody once the game is over."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from saecula.kernel.record import from_jsonl
from saecula.server.store.errors import StoreError
from saecula.server.wire.review import Analysis, Reviewed
from tests.patience import PATIENCE
from tests.server.site import TEMPUS, Served, served

#: A deal with different pebbles in the first hand: with equal ones there would be nothing to choose.
CHOICES = "two kinds of pebbles"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("reviews")) as found:
        yield found


def finished(site: Served) -> str:
    person = site.guest()
    table: str = person.table("me", "casual")["id"]
    person.play_on(table)
    return table


def ask(site: Served, table: str) -> Any:
    return site.stranger().post(f"/api/tables/{table}/review", headers={"Origin": site.base})


def until_made(site: Served, table: str) -> Reviewed:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask(site, table)
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=Reviewed)
        if found.review is not None:
            return found
        assert 0 <= found.done <= found.total
        time.sleep(0.05)
    raise AssertionError("the review does not come")


def test_a_review_is_made_when_somebody_asks_and_is_kept(site: Served) -> None:
    table = finished(site)
    record = from_jsonl(site.stranger().get(f"/api/tables/{table}/record.jsonl").text)
    first = until_made(site, table)
    assert first.review is not None
    assert first.review.ns == [0, *(line.n for line in record.live())]
    assert first.done == first.total == len(record.live())
    assert until_made(site, table) == first


def test_a_seat_is_not_judged_by_what_a_bot_chose_in_its_place(site: Served) -> None:
    person = site.guest()
    table: str = person.table("me", "casual", phrase=CHOICES)["id"]
    assert person.do(table, "stand-in", seat=0, level="casual").is_success
    end = time.monotonic() + PATIENCE
    while person.get(f"/api/tables/{table}").json()["status"] != "over" and time.monotonic() < end:
        time.sleep(0.05)
    review = until_made(site, table).review
    assert review is not None
    assert review.accuracy[0].percent is None
    assert review.accuracy[0].stood_in > 0
    assert review.accuracy[1].stood_in == 0
    assert all(costly.seat != 0 for costly in review.costly)


def with_a_move_taken_back(site: Served) -> str:
    """The beginning of a game in which a person took a move back once; then it was ended."""
    person = site.guest()
    table: str = person.table("me", "casual", "casual", game=TEMPUS, options={"map": "dealt"})["id"]
    person.play_on(table, moves=1)
    assert person.do(table, "undo", seat=0).is_success
    person.play_on(table, moves=4)
    assert person.do(table, "offer-end", seat=0, agree=True).is_success
    return table


def test_a_move_has_one_number_in_record_replay_review_and_where_one_plays_on(site: Served) -> None:
    table = with_a_move_taken_back(site)
    record = from_jsonl(site.stranger().get(f"/api/tables/{table}/record.jsonl").text)
    live = [line.n for line in record.live()]
    assert len(live) < live[-1], "numbers of what was taken back are not given out again"
    steps = site.stranger().get(f"/api/tables/{table}/replay").json()["steps"]
    review = until_made(site, table).review
    assert review is not None
    assert [step["n"] for step in steps] == live == review.ns[1:]
    n, before = next((n, before) for n, before in zip(live[1:], live, strict=False) if n > before + 1)
    on = site.guest()
    views = []
    for at in (before, n - 1):
        origin = {"table": table, "n": at}
        views.append(on.view(on.table("me", "casual", "casual", game=TEMPUS, origin=origin)["id"], 0)["view"])
    assert views[0] == views[1], "just before a move is after the last one that stands"


def test_a_review_that_fails_is_told_once_and_may_be_asked_for_again(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, memory = finished(site), site.server._site.store.keepsakes

    async def broken(key: str, value: bytes) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(memory, "put", broken)
    answer = ask(site, table)
    while answer.status_code == 200:
        assert answer.json()["review"] is None
        answer = ask(site, table)
    assert answer.json()["key"] == "problem-failed"
    monkeypatch.undo()
    assert until_made(site, table).review is not None


def test_any_position_is_judged_from_what_its_seat_knew(site: Served) -> None:
    table = finished(site)
    record = from_jsonl(site.stranger().get(f"/api/tables/{table}/record.jsonl").text)
    at = next(line.n - 1 for line in record.live() if line.seat == "A")
    answer = site.stranger().get(f"/api/tables/{table}/analysis", params={"n": at})
    found = msgspec.json.decode(answer.content, type=Analysis)
    assert found.seat == 0
    assert found.hint is not None
    assert 1 <= len(found.hint.moves) <= 3
    last = site.stranger().get(f"/api/tables/{table}/analysis", params={"n": len(record.lines)}).json()
    assert (last["seat"], last["hint"]) == (None, None)
