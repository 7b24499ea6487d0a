"""Sessions: guests, kept names, personal links, bots' tokens, and what ends them."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.patience import get, post
from tests.server.site import Person, Served, plain_socket, served, strict


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("auth")) as found:
        yield found


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(site: Served) -> None:
    answer = site.stranger().post("/api/players", json={"name": "  Cook\u202eie "})
    assert answer.json()["name"] == "Cookie"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert len(answer.cookies["saecula"]) >= 40


def test_behind_https_the_cookie_is_secure(site: Served) -> None:
    answer = site.stranger().post("/api/players", json={"name": "Safe"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_tokens_are_not_in_the_database(site: Served, tmp_path: Path) -> None:
    token = site.guest().token
    link = site.guest().post("/api/me/personal-link").json()["secret"]
    files = Path(str(site.server._site.settings.db).removeprefix("sqlite:///")).parent.iterdir()
    stored = b"".join(path.read_bytes() for path in files)
    assert token.encode() not in stored
    assert link.encode() not in stored


def test_a_name_that_somebody_keeps_is_taken(site: Served) -> None:
    anna = site.guest("Anna")
    assert anna.patch("/api/me", json={"keep": True}).json()["kept"]
    for name in ("Anna", "anna", " ANNA "):
        refused = site.stranger().post("/api/players", json={"name": name})
        assert (refused.status_code, refused.json()["key"]) == (409, "problem-name-taken")
    ben = site.guest("Ben")
    assert ben.patch("/api/me", json={"name": "Anna"}).status_code == 409
    assert ben.get("/api/me").json()["name"] == "Ben"
    assert not anna.patch("/api/me", json={"keep": False}).json()["kept"]
    assert ben.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"


def test_what_is_left_out_of_a_change_stays(site: Served) -> None:
    person = site.guest("Stay")
    assert person.patch("/api/me", json={"lang": "fr"}).json()["lang"] == "fr"
    assert person.patch("/api/me", json={"webhook": "https://example.org/x"}).json()["lang"] == "fr"
    assert person.patch("/api/me", json={"webhook": None}).json()["webhook"] is None
    assert person.get("/api/me").json()["name"] == "Stay"


def test_a_personal_link_brings_one_back_and_a_new_one_voids_it(site: Served) -> None:
    person = site.guest("Lost")
    first = person.post("/api/me/personal-link").json()["secret"]
    second = person.post("/api/me/personal-link").json()["secret"]
    browser = site.stranger()
    assert browser.post("/api/recover", json={"secret": first}).status_code == 404
    assert browser.post("/api/recover", json={"secret": second}).json()["id"] == person.id
    assert browser.get("/api/me").json()["name"] == "Lost"
    assert person.get("/api/me").status_code == 200


def test_the_secret_of_a_personal_link_is_no_session(site: Served) -> None:
    person = site.guest()
    secret = person.post("/api/me/personal-link").json()["secret"]
    assert get(f"{site.base}/api/me", headers=bearer(secret)).status_code == 401
    assert get(f"{site.base}/api/me", cookies={"saecula": secret}).json() is None
    assert site.stranger().post("/api/recover", json={"secret": person.token}).status_code == 404


def test_logging_out_ends_the_token_and_its_sockets_at_once(site: Served) -> None:
    person, other = site.guest(), site.guest()
    table = person.table("me", "casual")["id"]
    token = person.token
    second = site.stranger()
    second.post("/api/recover", json={"secret": person.post("/api/me/personal-link").json()["secret"]})
    headers = {"Cookie": f"saecula={second.cookies['saecula']}", "Origin": site.base}
    path = f"/api/tables/{table}/socket"
    with person.socket(table) as own, other.socket(table) as others, plain_socket(site, path, headers) as elsewhere:
        for one in (own, others, elsewhere):
            assert one.take()["frame"] == "welcome"
        assert person.delete("/api/me").status_code == 204
        last, _ = own.closed()
        assert last is not None
        assert (last["frame"], last["reason"]) == ("bye", "unauthorised")
        for one in (others, elsewhere):
            one.send({"ask": "ping", "cid": "p", "t": 1})
            assert one.until("pong")["t"] == 1
    assert get(f"{site.base}/api/me", headers=bearer(token)).status_code == 401
    assert "saecula" not in person.cookies


def came_back(site: Served, person: Person, agent: str) -> httpx.Client:
    """Another browser of a person, signed in by a new personal link."""
    browser = site.stranger()
    browser.headers["User-Agent"] = agent
    secret = person.post("/api/me/personal-link").json()["secret"]
    assert browser.post("/api/recover", json={"secret": secret}).status_code == 200
    return browser


def test_sessions_are_listed_and_ended_with_their_sockets(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    phone = came_back(site, person, "Phone/1.0")
    (own, other) = sorted(person.get("/api/me/sessions").json(), key=lambda one: not one["this"])
    assert (own["this"], own["by_link"], other["this"], other["by_link"], other["agent"]) == (
        True,
        False,
        False,
        True,
        "Phone/1.0",
    )
    assert person.token not in str((own, other))
    headers = {"Cookie": f"saecula={phone.cookies['saecula']}", "Origin": site.base}
    with plain_socket(site, f"/api/tables/{table}/socket", headers) as line:
        assert line.take()["frame"] == "welcome"
        assert person.delete("/api/me/sessions", params={"id": other["id"]}).status_code == 204
        last, _ = line.closed()
        assert last is not None
        assert last["reason"] == "unauthorised"
    assert phone.get("/api/me").json() is None
    assert person.delete("/api/me/sessions", params={"id": own["id"]}).status_code == 404
    assert [one["this"] for one in person.get("/api/me/sessions").json()] == [True]


def test_a_new_personal_link_ends_what_came_by_the_old_one(site: Served) -> None:
    person = site.guest()
    phone = came_back(site, person, "Phone")
    assert phone.get("/api/me").json()["id"] == person.id
    tablet = came_back(site, person, "Tablet")
    assert phone.get("/api/me").json() is None
    assert tablet.post("/api/me/personal-link").status_code == 201
    assert tablet.get("/api/me").json()["id"] == person.id, "the one that asks for it goes on"
    assert person.get("/api/me").json()["id"] == person.id
    assert tablet.delete("/api/me/sessions").status_code == 204
    assert person.get("/api/me").json() is None


def test_a_bot_has_a_token_until_it_is_dropped(site: Served) -> None:
    person = site.guest()
    made = person.post("/api/me/bots", json={"name": "Rook"}).json()
    bot = site.bearer(made["secret"])
    assert bot.get("/api/me").json() == {
        "id": made["id"], "name": "Rook", "kept": False, "lang": None, "is_bot": True, "push": False, "webhook": None,
    }  # fmt: skip
    assert [one["id"] for one in person.get("/api/me/bots").json()] == [made["id"]]
    assert site.guest().delete("/api/me/bots", params={"id": made["id"]}).status_code == 404
    assert person.delete("/api/me/bots", params={"id": made["id"]}).status_code == 204
    assert bot.get("/api/me").status_code == 401
    assert person.get("/api/me/bots").json() == []


def test_a_bot_makes_no_bots_keeps_no_name_and_has_no_personal_link(site: Served) -> None:
    made = site.guest().post("/api/me/bots", json={"name": "Pawn"}).json()
    bot = site.bearer(made["secret"])
    assert bot.post("/api/me/bots", json={"name": "More"}).status_code == 403
    assert bot.post("/api/me/personal-link").status_code == 403
    assert not bot.patch("/api/me", json={"keep": True}).json()["kept"]


def test_a_bots_token_is_no_cookie(site: Served) -> None:
    made = site.guest().post("/api/me/bots", json={"name": "Crumb"}).json()
    assert get(f"{site.base}/api/me", cookies={"saecula": made["secret"]}).json() is None


@pytest.mark.parametrize("token", ["-", "x", "\u00e9", "a" * 5000, "' OR 1=1 --"])
def test_forged_tokens_are_nobody(site: Served, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}
    assert get(f"{site.base}/api/me", headers=headers).status_code == 401
    refused = post(f"{site.base}/api/me/personal-link", headers=headers)
    assert refused.status_code == 401
    assert refused.json()["key"] == "problem-who"


@pytest.mark.parametrize("hook", ["ftp://example.org/", "example.org", "http://user:pw@example.org/", "https://x y/"])
def test_a_webhook_must_be_an_address(site: Served, hook: str) -> None:
    refused = site.guest().patch("/api/me", json={"webhook": hook})
    assert (refused.status_code, refused.json()["key"]) == (422, "problem-address")


def test_push_is_switched_on_and_off(site: Served) -> None:
    person = site.guest()
    assert len(person.get("/api/push-key").json()["key"]) == 87
    body = {"endpoint": "https://push.example.org/1", "p256dh": "k", "auth": "a"}
    assert person.post("/api/me/push", json=body).status_code == 204
    assert person.get("/api/me").json()["push"]
    assert person.delete("/api/me/push", params={"endpoint": "https://push.example.org/2"}).status_code == 204
    assert person.get("/api/me").json()["push"]
    assert person.delete("/api/me/push").status_code == 204
    assert not person.get("/api/me").json()["push"]
    assert person.post("/api/me/push", json={**body, "endpoint": "http://push.example.org"}).status_code == 422


def test_guests_are_counted_per_address(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(guests="2/hour")) as site:
        site.guest()
        site.guest()
        refused = site.stranger().post("/api/players", json={"name": "Third"})
        assert (refused.status_code, refused.json()["key"]) == (429, "problem-too-many")
        assert 0 < int(refused.headers["retry-after"]) <= 3600
        passed_on = site.stranger().post("/api/players", json={"name": "X"}, headers={"X-Forwarded-For": "192.0.2.9"})
        assert passed_on.status_code == 201
