"""The socket of a table: frames, resync, refusals, floods, half-open and slow readers, good-byes."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from saecula.server.settings import Settings
from saecula.server.telling.patches import apply
from saecula.server.web import serving
from saecula.server.web.serving import UNANSWERED, bind
from saecula.server.web.sockets import FLOODED
from tests.patience import PATIENCE, until
from tests.server.site import Person, Served, Socket, plain_socket, served, strict


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("socket")) as found:
        yield found


def play(asked: dict[str, Any], cid: str, seat: int = 0, at: int = 0) -> dict[str, Any]:
    return {"do": "play", "cid": cid, "seat": seat, "decision": asked["decision"], "move": asked["legal"][at]}


# ---------------------------------------------------------------- playing


def test_the_first_frame_is_the_whole_picture_and_patches_lead_on(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    with person.socket(table) as line:
        welcome = line.take()
        assert (welcome["frame"], welcome["eyes"], welcome["yours"]) == ("welcome", 0, [0])
        view, asked, version = welcome["view"], welcome["asked"], welcome["table"]["version"]
        answered = -1
        for n in range(1000):
            if asked and asked["decision"] != answered:
                line.send(play(asked, f"p{n}"))
                answered = asked["decision"]
            frame = line.take()
            assert frame["frame"] in ("ack", "update")
            if frame["frame"] == "update":
                view = apply(view, frame["patch"] or {})
                assert [entry["version"] for entry in frame["entries"]] == list(
                    range(version + 1, frame["version"] + 1)
                )
                asked, version = frame["asked"], frame["version"]
                if frame["table"] and frame["table"]["status"] == "over":
                    break
        assert view == person.view(table, 0)["view"]


def test_coming_back_brings_what_was_missed(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    with person.socket(table) as line:
        since = line.take()["table"]["version"]
    for text in ("one", "two"):
        person.do(table, "say", text=text)
    with person.socket(table, since=since) as line:
        assert [entry["text"] for entry in line.take()["entries"]] == ["one", "two"]
    with person.socket(table, since=10**9) as line:
        assert len(line.take()["entries"]) == since + 2


def test_a_command_sent_again_over_another_socket_is_answered_the_same(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    with person.socket(table) as first, person.socket(table) as second:
        move = play(first.take()["asked"], "same")
        answers = [first.ask(move), second.ask(move), first.ask(move)]
        rest = person.post(f"/api/tables/{table}/commands", json=move).json()
    assert all(answer == rest for answer in answers)
    assert rest["frame"] == "ack"


def test_looking_through_other_eyes(site: Served) -> None:
    person = site.guest()
    table = person.table("hot", "hot", start=False)["id"]
    person.do(table, "start")
    with person.socket(table, eyes=1) as line:
        assert line.take()["eyes"] == 1
        line.send({"ask": "look", "cid": "l", "eyes": 0})
        assert line.until("welcome")["eyes"] == 0
        line.send({"ask": "look", "cid": "l", "eyes": None})
        assert line.until("welcome")["eyes"] is None
    other = site.guest()
    with other.socket(table, eyes=1) as line:
        assert line.take()["eyes"] is None
        line.send({"ask": "look", "cid": "l", "eyes": 0})
        assert line.until("welcome")["eyes"] is None


def test_a_slow_question_does_not_hold_up_a_move(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    with person.socket(table) as line, bots_at_a_loss(site) as think:
        asked = line.take()["asked"]
        for n in range(8):
            line.send({"ask": "hint", "cid": f"h{n}", "seat": 0, "level": "beginner"})
        line.send(play(asked, "quick"))
        assert [answer_to(line, f"h{n}").get("error") for n in range(4, 8)] == ["too-many"] * 4
        assert answer_to(line, "quick")["frame"] == "ack"
        think.set()
        assert {answer_to(line, None)["cid"] for _ in range(4)} == {"h0", "h1", "h2", "h3"}


@contextmanager
def bots_at_a_loss(site: Served) -> Iterator[threading.Event]:
    """No bot thinks of anything before it is told to."""
    think = threading.Event()
    thinking = site.server._site.rooms.outside.thinking
    for pool in (thinking._deep, thinking._prompt, thinking._patient):
        for executor in pool.executors():
            executor.submit(think.wait)
    try:
        yield think
    finally:
        think.set()


def answer_to(line: Socket, cid: str | None) -> dict[str, Any]:
    """The next answer, to a certain frame if one is named."""
    while "cid" not in (frame := line.take()) or cid not in (None, frame["cid"]):
        pass
    return frame


# ---------------------------------------------------------------- bad frames


BAD = [
    "", "{", "[]", "null", "5", '"x"', "{}", '{"do": "fly", "cid": "x"}', '{"ask": "moon", "cid": "x"}',
    '{"do": "say"}', '{"do": "say", "cid": "x"}', '{"do": "say", "cid": "", "text": "x"}',
    '{"do": "say", "cid": "x y", "text": "x"}', '{"do": "say", "cid": "x", "text": ""}',
    '{"do": "say", "cid": "x", "text": "' + "x" * 501 + '"}', '{"do": "say", "cid": "x", "text": "x", "as": "host"}',
    '{"do": "play", "cid": "x", "seat": -1, "decision": 1, "move": {}}',
    '{"do": "play", "cid": "x", "seat": 0, "decision": 1e400, "move": {}}',
    '{"do": "play", "cid": "x", "seat": 0, "decision": 1, "move": {"do": 5}}',
    '{"do": "play", "cid": "x", "seat": 1180591620717411303424, "decision": 1, "move": {}}',
    '{"do": "say", "cid": "x", "text": "\\ud800"}', '{"ask": "ping", "cid": "x", "t": NaN}', "[" * 30_000,
    '{"a":' * 10_000, '{"do": "say", "do": "start", "cid": "x"}x', "\x00", '{"ask": "look", "cid": "x", "eyes": 99}',
]  # fmt: skip


def test_frames_that_make_no_sense_are_refused_one_by_one_and_change_nothing(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    with person.socket(table) as line:
        version = line.take()["table"]["version"]
        for bad in BAD:
            line.send(bad)
            answer = line.take()
            assert (answer["frame"], answer["error"]) == ("refused", "malformed"), bad[:80]
            assert answer["reason"]["key"] == "problem-malformed"
            assert answer["version"] == version
        line.send(b"\xff\x00binary")
        assert line.take()["error"] == "malformed"
        assert line.ask({"do": "say", "cid": "good", "text": "still here"})["frame"] == "ack"


def test_a_refusal_names_the_command_it_belongs_to(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "open", start=False)["id"]
    with person.socket(table) as line:
        line.take()
        assert line.ask({"do": "say", "cid": "mine", "text": 5})["error"] == "malformed"


@pytest.mark.parametrize(
    ("frame", "code"), [(b"x" * 70_000, 1009), ("x" * 70_000, 1009)], ids=["binary", "text"]
)  # fmt: skip
def test_an_oversized_frame_closes_the_socket_of_its_sender_alone(site: Served, frame: str | bytes, code: int) -> None:
    person, other = site.guest(), site.guest()
    table = person.table("me", "open", start=False)["id"]
    with person.socket(table) as line, other.socket(table) as honest:
        honest.take()
        line.take()
        line.send(frame)
        assert line.closed()[1] == code
        assert honest.ask({"do": "sit", "cid": "s", "seat": 1})["frame"] == "ack"


# ---------------------------------------------------------------- handshakes


ORIGINS = ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1", "file://", None]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_strange_page_opens_no_socket(site: Served, origin: str | None) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    headers = {"Cookie": f"saecula={person.token}"} | ({"Origin": origin} if origin else {})
    with pytest.raises(InvalidStatus) as refused, plain_socket(site, f"/api/tables/{table}/socket", headers):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_that_was_named_opens_one(tmp_path: Path) -> None:
    with served(tmp_path, origins=("https://play.example.org",)) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table, Origin="https://play.example.org") as line:
            assert line.take()["you"] == person.id


def test_a_bearer_needs_no_origin_but_a_true_token(site: Served) -> None:
    person = site.guest()
    path = f"/api/tables/{person.table('me', 'casual')['id']}/socket"
    with plain_socket(site, path, {"Authorization": f"Bearer {person.token}"}) as line:
        assert line.take()["you"] == person.id
    with pytest.raises(InvalidStatus), plain_socket(site, path, {"Authorization": "Bearer forged"}):
        pass


def test_a_forged_cookie_is_a_strangers(site: Served) -> None:
    person = site.guest()
    path = f"/api/tables/{person.table('me', 'casual')['id']}/socket?eyes=0"
    with plain_socket(site, path, {"Cookie": "saecula=forged", "Origin": site.base}) as line:
        welcome = line.take()
        assert (welcome["you"], welcome["eyes"], welcome["asked"]) == (None, None, None)


def test_an_address_with_a_zero_in_it_is_not_even_opened(site: Served) -> None:
    with pytest.raises(InvalidStatus, match="403"), site.guest().socket("%00"):
        raise AssertionError("it was opened")


@pytest.mark.parametrize("table", ["aaaaaaaaaaaa", "x", ".."])
def test_a_table_that_is_not_there_is_gone(site: Served, table: str) -> None:
    person = site.guest()
    with person.socket(table) as line:
        last, _ = line.closed()
    assert last == {"frame": "bye", "reason": "gone", "again": False}


def test_sockets_are_counted_per_player(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(sockets=2)) as site:
        person, other = site.guest(), site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table) as one, person.socket(table):
            with pytest.raises(InvalidStatus), person.socket(table):
                pass
            with other.socket(table) as others:
                assert others.take()["frame"] == "welcome"
            assert one.take()["frame"] == "welcome"
        until(site.is_left_alone)
        with person.socket(table) as again:
            assert again.take()["frame"] == "welcome"


# ---------------------------------------------------------------- floods, silence, slowness


def test_a_flood_is_refused_then_cut_while_others_play_on(tmp_path: Path) -> None:
    quotas = strict(frames=0, burst=60, patience=100)
    with served(tmp_path, quotas=quotas) as site:
        person, flooder = site.guest(), site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table) as honest, flooder.socket(table) as flood:
            asked = honest.take()["asked"]
            last: list[Any] = []
            reading = threading.Thread(target=lambda: last.append(flood.closed()))
            reading.start()
            for _ in range(400):
                try:
                    flood.send({"ask": "ping", "cid": "f", "t": 0})
                except Exception:
                    break
            assert honest.ask(play(asked, "calm"))["frame"] == "ack"
            reading.join(PATIENCE)
        assert last[0][0] == {"frame": "bye", "reason": "flood", "again": False}


def test_every_frame_too_many_costs_its_sender_a_moment(tmp_path: Path) -> None:
    with served(tmp_path, quotas=strict(frames=0, burst=1, patience=100)) as site:
        person = site.guest()
        with person.socket(person.table("me", "casual")["id"]) as line:
            line.take()
            began = time.monotonic()
            for _ in range(12):
                line.send({"ask": "ping", "cid": "f", "t": 0})
            refused = 0
            while refused < 11:
                refused += line.take()["frame"] == "refused"
            assert time.monotonic() - began > 10 * FLOODED * 0.9


def raw_socket(site: Served, person: Person, table: str, buffer: int | None = None) -> socket.socket:
    """A socket without a library, which answers nothing by itself."""
    host, port = site.base.removeprefix("http://").split(":")
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.connect((host, int(port)))
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {person.token}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert line.recv(12).startswith(b"HTTP/1.1 101")
    return line


def test_a_half_open_socket_is_noticed_and_closed(tmp_path: Path) -> None:
    with served(tmp_path, ping_every=0.1, ping_wait=0.2) as site:
        person = site.guest()
        with raw_socket(site, person, person.table("me", "casual")["id"]):
            until(site.is_left_alone)


def test_a_seat_with_a_half_open_socket_is_seen_as_gone(tmp_path: Path) -> None:
    with served(tmp_path, ping_every=0.1, ping_wait=0.2) as site:
        person, other = site.guest(), site.guest()
        table = person.table("me", "casual")["id"]
        with raw_socket(site, person, table):
            until(site.is_left_alone)
            assert not other.view(table)["table"]["seats"][0]["online"]


def test_nobody_who_is_gone_seems_to_be_there_for_longer_than_twenty_seconds() -> None:
    settings = Settings(db="")
    assert settings.ping_every + settings.ping_wait < 20
    assert settings.keep_alive + UNANSWERED < 20


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such option")
def test_a_connection_that_nobody_takes_anything_from_is_given_up() -> None:
    with bind("127.0.0.1", 0) as listening:
        listening.setblocking(True)
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as taken:
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNANSWERED * 1000


def test_who_answers_pings_stays(tmp_path: Path) -> None:
    with served(tmp_path, ping_every=0.1, ping_wait=PATIENCE) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table) as line:
            line.take()
            (room,) = site.server._site.rooms.open_rooms()
            until(lambda: len(room.audience.listeners[0].delay._trips) >= 3)
            assert line.ask({"do": "say", "cid": "x", "text": "I answer pings"})["frame"] == "ack"


def masked(text: bytes) -> bytes:
    """A text frame of a client, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


@contextmanager
def sleeper(site: Served) -> Iterator[tuple[Person, str]]:
    """Somebody who has asked for far more than his line takes, and reads nothing; a person at the same table."""
    person, asleep = site.guest(), site.guest()
    table = person.table("me", "open", start=False)["id"]
    for _ in range(150):
        person.do(table, "say", text="x" * 500)
    with raw_socket(site, asleep, table, buffer=2048) as line:
        line.sendall(masked(b'{"ask": "look", "cid": "x", "eyes": null}') * 400)
        yield person, table


def test_a_reader_that_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    with served(tmp_path, send_wait=PATIENCE) as site, sleeper(site) as (person, table), person.socket(table) as line:
        line.take()
        for n in range(50):
            assert line.ask({"do": "say", "cid": f"c{n}", "text": "x"})["frame"] == "ack"
        assert len(site.server._site.channels._open) == 2


def test_a_reader_that_never_reads_is_cut(tmp_path: Path) -> None:
    with served(tmp_path, send_wait=0.2) as site, sleeper(site):
        until(site.is_left_alone)


def test_one_byte_at_a_time_holds_nobody_up(site: Served) -> None:
    person = site.guest()
    table = person.table("me", "casual")["id"]
    host, port = site.base.removeprefix("http://").split(":")
    slow = [socket.create_connection((host, int(port))) for _ in range(5)]
    try:
        for byte in b"GET /api/games HTTP/1.1\r\n":
            for line in slow:
                line.send(bytes([byte]))
        with person.socket(table) as honest:
            assert honest.ask(play(honest.take()["asked"], "x"))["frame"] == "ack"
    finally:
        for line in slow:
            line.close()


# ---------------------------------------------------------------- the end


def test_a_stopping_server_says_good_bye_and_keeps_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "FAREWELL", PATIENCE)
    with served(tmp_path) as site:
        person = site.guest()
        table = person.table("me", "casual")["id"]
        with person.socket(table) as line:
            acked = line.ask(play(line.take()["asked"], "last"))["version"]
            site.server.should_exit = True
            last, code = line.closed()
        assert last == {"frame": "bye", "reason": "restart", "again": True}
        assert code == 1012
        token = person.token
    with served(tmp_path) as site:
        again = site.bearer(token).get(f"/api/tables/{table}").json()
        assert again["version"] >= acked
