"""Tables, moves, records, ratings and pages over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import saecula
from saecula.games import listed, make_game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import from_jsonl, to_jsonl
from saecula.play.driving import draw_all
from saecula.play.position import write_position
from saecula.play.replay import verify
from saecula.server.store import StoreError
from saecula.server.wire.frames import Welcome
from saecula.server.wire.rest import GameCard, GameInfo, MyTable, ReplayData
from saecula.server.wire.tables import TableInfo
from saecula.texts.record import to_text
from tests.server.site import PEBBLES, TEMPUS, Served, served, strict


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rest")) as found:
        yield found


# ---------------------------------------------------------------- reading


def test_health_names_the_version(site: Served) -> None:
    assert site.stranger().get("/health").json() == {"status": "ok", "version": saecula.__version__}


def test_the_games_describe_themselves(site: Served) -> None:
    games = msgspec.json.decode(site.stranger().get("/api/games").content, type=list[GameCard])
    assert [game.id for game in games] == listed()
    assert games[0].id == TEMPUS
    for game in games:
        assert game.levels == ["beginner", "casual", "strong", "expert", "master"]
        whole = msgspec.json.decode(site.stranger().get(f"/api/games/{game.id}").content, type=GameInfo)
        assert (whole.id, whole.title) == (game.id, game.title)
        assert all(fields is not None for fields in whole.moves.values())
        assert {"ChooseFirst", "DrawCard"} <= set(whole.fated) < set(whole.moves), "chance asks nobody why not"
        assert set(whole.needs) <= set(whole.moves) - set(whole.fated)
        options = {option.name: set(option.choices) for option in whole.options}
        assert all(set(need.choices) < options[need.option] for need in whole.needs.values())
    assert site.stranger().get("/api/games/chess").status_code == 404


def test_rules_come_in_english_where_they_are_not_translated(site: Served) -> None:
    english = site.stranger().get(f"/api/rules/{TEMPUS}").json()
    assert english["lang"] == "en"
    assert "TEM-" in english["text"]
    assert site.stranger().get(f"/api/rules/{TEMPUS}", params={"lang": "xx"}).json() == english
    assert site.stranger().get(f"/api/rules/{TEMPUS}", params={"lang": "../../x"}).json() == english
    assert site.stranger().get("/api/rules/nothing").status_code == 404
    assert site.stranger().get("/api/rules/..%2f..%2fREADME").status_code == 404


def test_unknown_paths_of_the_interface_are_unknown(site: Served) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y/z"):
        answer = site.stranger().get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "problem-unknown")
    assert site.stranger().put("/api/me").status_code == 405


# ---------------------------------------------------------------- tables


def test_a_table_is_opened_joined_and_played_to_its_end(site: Served) -> None:
    anna, ben = site.guest("Anna R"), site.guest("Ben R")
    table = anna.table("me", "open", start=False, listed=True)["id"]
    assert table in [one["id"] for one in ben.get("/api/tables", params={"status": "gathering"}).json()]
    assert ben.do(table, "sit", seat=1).json()["frame"] == "ack"
    assert anna.do(table, "start").json()["frame"] == "ack"
    while True:
        seen = msgspec.json.decode(anna.get(f"/api/tables/{table}/view").content, type=Welcome)
        if seen.table.status == "over":
            break
        for person, seat in ((anna, 0), (ben, 1)):
            person.play_on(table, seat, 1) if person.view(table, seat)["asked"] else None
    assert seen.table.result is not None
    assert seen.table.end == "rules"
    mine = msgspec.json.decode(ben.get("/api/me/tables").content, type=list[MyTable])
    assert [(one.table.id, one.seats, one.turn) for one in mine] == [(table, [1], False)]


def test_my_tables_say_whether_it_is_my_turn(site: Served) -> None:
    person = site.guest()
    person.table("me", "open", start=False)
    asked = person.table("me", "casual")["id"]
    mine = person.get("/api/me/tables").json()
    assert [one["turn"] for one in mine] == [True, False]
    assert mine[0]["table"]["id"] == asked


def test_an_unlisted_table_is_not_listed_but_found_by_its_id(site: Served) -> None:
    table = site.guest().table("me", "casual")["id"]
    assert table not in [one["id"] for one in site.stranger().get("/api/tables").json()]
    assert site.stranger().get(f"/api/tables/{table}").json()["id"] == table


@pytest.mark.parametrize(
    "change",
    [
        {"game": "nothing"}, {"seats": []}, {"seats": [{"kind": "me"}] * 9}, {"seats": [{"kind": "me"}]},
        {"options": {"no": "such"}}, {"seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]},
        {"same_deal": "aaaaaaaaaaaa"}, {"same_deal": "x"}, {"origin": {"table": "aaaaaaaaaaaa", "n": -1}},
        {"tempo": {"kind": "live", "bank": -1}}, {"extra": 1},
        {"seats": [{"kind": "hot", "name": "\u202e"}, {"kind": "me"}]},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(site: Served, change: dict[str, Any]) -> None:
    body = {"game": PEBBLES, "seats": [{"kind": "me"}, {"kind": "me"}], **change}
    refused = site.guest().post("/api/tables", json=body)
    assert refused.status_code in (400, 404, 422)
    assert refused.json()["key"].startswith("problem-")


def test_the_same_command_is_answered_and_not_obeyed_twice(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    body = {"do": "say", "cid": "once", "text": "hello"}
    first = [person.post(f"/api/tables/{table}/commands", json=body).json() for _ in range(5)]
    assert len({answer["version"] for answer in first}) == 1
    said = [entry for entry in person.view(table)["entries"] if entry["kind"] == "chat"]
    assert len(said) == 1


def test_a_move_to_a_closed_decision_is_stale(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    asked = person.view(table, 0)["asked"]
    move = {"seat": 0, "decision": asked["decision"], "move": asked["legal"][0]}
    assert person.do(table, "play", **move).status_code == 200
    late = person.do(table, "play", **move)
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    broken = person.do(table, "play", **{**move, "move": {"do": "Nothing"}})
    assert (broken.status_code, broken.json()["error"]) == (409, "malformed")


def test_chat_is_cleaned_of_what_cannot_be_seen(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    assert person.do(table, "say", text="a\u202eb\x00c<script>").status_code == 200
    assert person.view(table)["entries"][-1]["text"] == "abc<script>"
    assert person.do(table, "say", text="\u202e\u2066").status_code == 400


def test_questions_are_answered(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    ask = f"/api/tables/{table}/inquiries"
    legal = person.view(table, 0)["asked"]["legal"]
    why = person.post(ask, json={"ask": "why", "cid": "a", "seat": 0, "move": legal[0]}).json()
    assert why["why"] is None
    hint = person.post(ask, json={"ask": "hint", "cid": "b", "seat": 0}).json()
    assert hint["hint"]["moves"][0]["move"] in legal
    foreseen = person.post(
        ask, json={"ask": "foresee", "cid": "c", "seat": 0, "moves": [{"seat": 0, "move": legal[0]}]}
    )
    assert foreseen.json()["foreseen"]["view"]
    earlier = person.post(ask, json={"ask": "earlier", "cid": "d", "before": 3}).json()
    assert [entry["version"] for entry in earlier["entries"]] == [1, 2]
    assert person.post(ask, json={"ask": "look", "cid": "e", "eyes": 0}).status_code == 400
    assert site.guest().post(ask, json={"ask": "hint", "cid": "b", "seat": 0}).status_code == 409


def test_a_rematch_brings_the_same_people_together(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    assert person.post(f"/api/tables/{table}/rematch").status_code == 409
    person.play_on(table)
    again = person.post(f"/api/tables/{table}/rematch").json()
    assert again["id"] != table
    assert person.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]


# ---------------------------------------------------------------- records


def test_a_record_is_given_out_when_the_game_is_over_and_not_before(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    for form in ("jsonl", "txt"):
        refused = person.get(f"/api/tables/{table}/record.{form}")
        assert (refused.status_code, refused.json()["key"]) == (409, "problem-not-over")
    person.play_on(table)
    answer = site.stranger().get(f"/api/tables/{table}/record.jsonl")
    record = from_jsonl(answer.text)
    assert verify(make_game(PEBBLES), record)
    assert "attachment" in answer.headers["content-disposition"]
    assert "[game " in site.stranger().get(f"/api/tables/{table}/record.txt").text


def test_a_running_game_is_replayed_through_own_eyes_alone(site: Served) -> None:
    person, other = site.guest(), site.guest()
    table = person.table("me", "casual")["id"]
    replay = f"/api/tables/{table}/replay"
    assert person.get(replay, params={"eyes": 0}).status_code == 200
    for client, eyes in ((person, 1), (other, 0), (site.stranger(), 0)):
        refused = client.get(replay, params={"eyes": eyes})
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
    assert other.get(replay).status_code == 200
    person.play_on(table)
    whole = msgspec.json.decode(other.get(replay, params={"eyes": 1}).content, type=ReplayData)
    assert whole.eyes == 1
    assert whole.result is not None


def record_of(moves: int | None = None) -> tuple[Match[Any], str]:
    match = Match(make_game(PEBBLES), 2, {}, seed_of("x", 1), ["Anna", "B\u202een"])
    draw_all(match)
    while not match.is_over() and (moves is None or len(match.lines) < moves):
        seat = next(seat for seat in match.game.to_act(match.state) if seat >= 0)
        match.play(seat, match.game.legal(match.state, seat)[0])
        draw_all(match)
    return match, to_jsonl(match.record())


def import_record(site: Served, text: str) -> Any:
    return site.guest().post("/api/records", json={"text": text})


def test_a_record_is_imported_and_comes_out_as_it_went_in(site: Served) -> None:
    match, text = record_of()
    for form in (text, to_text(match.record(), match.game.book)):
        answer = import_record(site, form)
        assert answer.status_code == 201, answer.text
        table = msgspec.json.decode(answer.content, type=TableInfo)
        assert (table.status, table.end) == ("over", "rules")
        assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
        assert site.stranger().get(f"/api/tables/{table.id}/record.jsonl").text == text
        replay = site.stranger().get(f"/api/tables/{table.id}/replay", params={"eyes": 0}).json()
        assert len(replay["steps"]) == len(match.lines)
        assert site.guest().do(table.id, "say", text="hi").status_code in (200, 409)


def test_an_unfinished_record_and_a_position_can_be_looked_at_and_played_on(site: Served) -> None:
    match, text = record_of(6)
    position = write_position(match.game, match.state, match.header.options).decode()
    for form, n in ((text, 6), (position, 0)):
        answer = import_record(site, form)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        assert table["status"] == "over"
        assert site.stranger().get(f"/api/tables/{table['id']}/view").json()["view"]
        person = site.guest()
        on = person.table("me", "casual", origin={"table": table["id"], "n": n})
        assert person.play_on(on["id"])["table"]["status"] == "over"


@pytest.mark.parametrize("spoil", ["cut", "altered", "seed", "illegal", "empty", "garbage", "deep", "game", "position"])
def test_a_bad_record_is_refused_with_a_sentence(site: Served, spoil: str) -> None:
    match, text = record_of()
    record = match.record()
    assert record.ending is not None
    if spoil == "seed":
        record.ending.seed = "00" * 32
    elif spoil == "illegal":
        record.lines[3].move = {"do": "Nothing"}
    elif spoil == "game":
        record.header.game = "nothing"
    bad = {
        "cut": "\n".join(text.splitlines()[:3] + text.splitlines()[4:]),
        "altered": text.replace('"Anna"', '"Hanna"'),
        "empty": "  \n",
        "garbage": "\x00\x01 what?",
        "deep": "[" * 100_000,
        "position": '{"saecula_position": 1}',
    }.get(spoil) or to_jsonl(record)
    refused = import_record(site, bad)
    assert (refused.status_code, refused.json()["key"]) == (422, "problem-record")
    assert refused.json()["detail"]
    assert "Traceback" not in refused.text


def test_imports_are_limited_in_size_and_number(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(imports="2/hour")) as site:
        person = site.guest()
        assert person.post("/api/records", json={"text": "x" * 2_000_001}).status_code == 400
        assert person.post("/api/records", content=b'{"text": "' + b"x" * 4_100_000 + b'"}').status_code == 413
        assert person.post("/api/records", json={"text": "x"}).status_code == 422
        assert person.post("/api/records", json={"text": "x"}).status_code == 422
        assert person.post("/api/records", json={"text": "x"}).status_code == 429


# ---------------------------------------------------------------- ratings


def test_people_who_keep_their_names_are_rated_per_game_and_tempo(site: Served) -> None:
    anna, ben, guest = site.guest("Rated A"), site.guest("Rated B"), site.guest("Unrated")
    for person in (anna, ben):
        person.patch("/api/me", json={"keep": True})
    table = anna.table("me", "open", "open", start=False)["id"]
    ben.do(table, "sit", seat=1)
    guest.do(table, "sit", seat=2)
    anna.do(table, "start")
    assert anna.do(table, "concede", seat=0).status_code == 200
    over = False
    while not over:
        over = ben.play_on(table, 1, 1)["table"]["status"] == "over" if ben.view(table, 1)["asked"] else False
        if guest.view(table, 2)["asked"]:
            guest.play_on(table, 2, 1)
        over = over or ben.view(table)["table"]["status"] == "over"
    rows: list[dict[str, Any]] = []
    for _ in range(100):
        rows = site.stranger().get("/api/ratings", params={"game": PEBBLES}).json()
        if rows:
            break
    assert [(row["name"], row["games"]) for row in rows] == [("Rated B", 1), ("Rated A", 1)]
    assert rows[0]["value"] == pytest.approx(rows[0]["mu"] - 3 * rows[0]["sigma"])
    assert rows[0]["mu"] > rows[1]["mu"]
    assert site.stranger().get("/api/ratings", params={"game": PEBBLES, "tempo": "live"}).json() == []
    assert site.stranger().get("/api/ratings", params={"game": "nothing"}).status_code == 404


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400), (b"{", 400), (b"[]", 400), (b'"x"', 400), (b"\xff\xfe", 400), (b'{"name": 5}', 400),
        (b'{"name": ""}', 400), (b'{"name": "' + b"x" * 31 + b'"}', 400), (b'{"name": "x", "admin": true}', 400),
        (b"[" * 60_000, 400), (b'{"name": "' + b"x" * 70_000 + b'"}', 413), (b'{"name": "\\ud800"}', 400),
        (b'{"name": "x", "lang": "english"}', 400), (b'{"name": NaN}', 400), (b'{"name": 1e999}', 400),
    ],
)  # fmt: skip
def test_bodies_that_make_no_sense_are_refused(site: Served, body: bytes, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = site.stranger().post("/api/players", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["key"] in ("problem-malformed", "problem-too-large")
    assert "Traceback" not in answer.text


def test_a_chunked_body_is_limited_too(site: Served) -> None:
    def chunks() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 10_000

    assert site.stranger().post("/api/players", content=chunks()).status_code == 413


def test_what_nobody_expected_is_told_without_details(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise ValueError("secret detail")

    monkeypatch.setattr(site.server._site.rooms, "info", broken)
    with capture_logs() as logged:
        answer = site.stranger().get("/api/tables/aaaaaaaaaaaa")
    assert answer.status_code == 500
    assert answer.json() == {"error": "failed", "key": "problem-failed", "detail": ""}
    assert [str(line["exc_info"]) for line in logged if line["log_level"] == "error"] == ["secret detail"]


def test_a_server_that_can_store_nothing_is_not_well_and_logs_that_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise StoreError("the disk is full")

    with served(tmp_path) as site:
        put = site.server._site.store.keepsakes.put
        monkeypatch.setattr(site.server._site.store.keepsakes, "put", full)
        with capture_logs() as logged:
            answer = site.stranger().get("/health")
        assert answer.status_code == 503
        assert answer.json() == {"error": "closing", "key": "problem-closing", "detail": ""}
        said = [line for line in logged if line["log_level"] == "error"]
        assert [line.get("why") for line in said] == ["the disk is full", None]
        assert not any(line.get("exc_info") for line in said)
        monkeypatch.setattr(site.server._site.store.keepsakes, "put", put)
        assert site.stranger().get("/health").status_code == 200


def test_requests_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(requests="3/hour")) as site:
        person = site.stranger()
        statuses = [person.get("/api/games").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert person.get("/health").status_code == 200


# ---------------------------------------------------------------- headers, origins, figures


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/health", "/api/nothing", "/favicon.ico"])
def test_every_answer_carries_the_headers(site: Served, path: str) -> None:
    headers = site.stranger().get(path).headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_a_strange_page_changes_nothing(site: Served, origin: str, method: str) -> None:
    person = site.guest("Target")
    headers = {"Origin": origin} if origin else {}
    client = site.bearer("")
    client.headers = headers
    client.cookies.set("saecula", person.token)
    path = "/api/tables" if method == "POST" else "/api/me"
    answer = client.request(method, path, json={})
    assert (answer.status_code, answer.json()["key"]) == (403, "problem-origin")
    assert person.get("/api/me").json()["name"] == "Target"


def test_figures_are_for_this_machine_or_those_with_the_token(tmp_path: Path) -> None:
    with served(tmp_path, metrics_token="sesame") as site:
        person = site.guest()
        person.play_on(person.table("me", "casual")["id"])
        text = site.stranger().get("/metrics").text
        for name in ("moves_total", "refusals", "sockets", "rooms", "move_seconds_bucket", "loop_delay_seconds_bucket"):
            assert f"saecula_{name}" in text
        assert float(text.split("\nsaecula_moves_total ")[1].split()[0]) > 0
        assert float(text.split("\nsaecula_commit_seconds_count ")[1].split()[0]) > 0
        passed_on = {"X-Forwarded-For": "192.0.2.1"}
        assert site.stranger().get("/metrics", headers=passed_on).status_code == 403
        assert site.bearer("sesame").get("/metrics", headers=passed_on).status_code == 200
        assert site.bearer("wrong").get("/metrics", headers=passed_on).status_code == 403
