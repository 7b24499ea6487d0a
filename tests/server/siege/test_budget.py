"""Work is counted by what it costs, over all ways in; what is the same for everybody is worked out once."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.server.lanes import Whose
from saecula.server.telling.inquiries import MISSED
from saecula.server.telling.tours import packed_tour
from saecula.server.web import catalogue
from saecula.server.web.guard.budget import FAMILY, REMEMBERED, Budget
from saecula.server.web.problems import Trouble
from saecula.server.web.site import LISTING, LOOKING, TELLING, cost_of_looking
from tests.server.site import PEBBLES, plain_socket, served, strict

#: An address that a proxy tells of.
ELSEWHERE = {"X-Forwarded-For": "192.0.2.66"}


def test_who_has_spent_everything_is_refused_on_every_way_in_and_nobody_else_is(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(work=0.001, work_burst=600.0, frames=1e6, burst=1e6)) as site:
        honest = site.guest()
        hostile = site.guest()
        hostile.headers.update(ELSEWHERE)
        table, fair = hostile.table("me", "casual")["id"], honest.table("me", "casual")["id"]
        move = hostile.view(table, 0)["asked"]["legal"][0]
        tried = {"cid": "w", "ask": "foresee", "seat": 0, "moves": [{"seat": 0, "move": move}]}
        where = f"/api/tables/{table}/inquiries"
        headers = {"Cookie": f"saecula={hostile.token}", "Origin": site.base, **ELSEWHERE}
        with plain_socket(site, f"/api/tables/{table}/socket?eyes=0", headers) as line:
            line.until("welcome")
            while line.ask(tried)["frame"] != "refused":
                pass
            assert line.ask(tried)["error"] == "too-many"
            assert line.ask({"do": "say", "cid": "s", "text": "hello"})["error"] == "too-many"
        answer = hostile.post(where, json=tried)
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) >= 1
        assert hostile.get(f"/api/tables/{table}/replay").status_code == 429
        for form in ("record.jsonl", "record.txt"):  # a long one takes a while to write
            assert hostile.get(f"/api/tables/{table}/{form}").status_code == 429
        for path in (*(f"/api/tables/{table}/{what}" for what in ("view", "stream")), "/api/stream", "/api/me/tables"):
            assert hostile.get(path).status_code == 429, path
        assert hostile.post("/api/records", json={"text": "x"}).status_code == 429
        assert honest.get(f"/api/tables/{fair}/replay").status_code == 200
        assert honest.play_on(fair)["table"]["status"] == "over"


def test_lists_of_tables_are_paid_for_by_the_address_that_asks(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(work=0.001, work_burst=2 * 1000 * LISTING)) as site:
        hostile, honest = site.stranger(), site.stranger()
        hostile.headers.update(ELSEWHERE)
        asked = [hostile.get("/api/tables").status_code for _ in range(9)]
        assert asked == [200] * 7 + [429] * 2, "twice for each of three players, and once on credit"
        assert honest.get("/api/tables").status_code == 200


def test_a_picture_costs_more_for_whoever_says_to_have_missed_much() -> None:
    assert cost_of_looking(5000, None) == cost_of_looking(5000, 5000) == cost_of_looking(5, 90) == LOOKING
    assert cost_of_looking(1000, 0) == LOOKING + 1000 * TELLING
    assert cost_of_looking(5000, 0) == LOOKING + MISSED * TELLING


def test_records_are_written_beside_the_loop_and_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        person.play_on(table)
        thinking, paid = site.server._site.rooms.outside.thinking, list[str]()
        aside = thinking.aside

        async def remembered(whose: Whose, work: Any, *args: Any) -> Any:
            paid.append(whose.owner)
            return await aside(whose, work, *args)

        monkeypatch.setattr(thinking, "aside", remembered)
        for form in ("record.jsonl", "record.txt"):
            assert person.get(f"/api/tables/{table}/{form}").status_code == 200
        assert paid == [person.id] * 2


def test_a_player_pays_with_his_address_and_recovers() -> None:
    now = [0.0]
    budget = Budget(100.0, 1000.0, lambda: now[0])
    for player in ("a", "b", "c", "d"):
        budget.check(player, "home")
        budget.charge(player, 1.0)
    budget.check("a", "home 2")
    with pytest.raises(Trouble):
        budget.check("e", "home")
    now[0] += 4 * 10 / FAMILY
    budget.check("e", "home")
    budget.charge("e", 2.0)
    with pytest.raises(Trouble) as refused:
        budget.check("e", "elsewhere")
    assert refused.value.headers == {"Retry-After": "10"}


def test_nobody_fills_the_memory_with_purses() -> None:
    now = [0.0]
    budget = Budget(100.0, 1000.0, lambda: now[0])
    for n in range(2 * REMEMBERED):
        now[0] += 1
        budget.check(f"p{n}", f"a{n}")
        budget.charge(f"p{n}", 0.01)
    assert len(budget._purses) <= REMEMBERED
    assert len(budget._homes) <= REMEMBERED


def test_an_unknown_game_costs_nothing_and_a_known_one_is_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as site:
        visitor = site.stranger()
        plain = visitor.get(f"/api/games/{PEBBLES}", headers={"Accept-Encoding": "identity"})
        packed = visitor.get(f"/api/games/{PEBBLES}")
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.json() == plain.json()

        def nothing(*_: object) -> None:
            raise AssertionError("no game is made for this")

        monkeypatch.setattr(catalogue, "make_game", nothing)
        assert visitor.get("/api/games/chess").status_code == 404
        assert visitor.get(f"/api/games/{PEBBLES}").status_code == 200
    assert packed_tour("tempus") is packed_tour("tempus", "first")
    assert msgspec.json.decode(gzip.decompress(packed_tour("tempus")))["tips"]
