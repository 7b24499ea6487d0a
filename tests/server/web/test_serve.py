"""`saecula serve`: its address, why it cannot start, a graceful stop, quiet logs; the files of the client."""

import gzip
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saecula.cli.serve import address, open_page
from saecula.server.settings import default_db
from saecula.server.web.static import Client
from tests.patience import PATIENCE, get, post, until
from tests.server.site import served


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "saecula", "serve", *arguments]


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    given = command("--port", "0", "--db", f"sqlite:///{folder}/serve.db", "--bot-pace", "0", *arguments)
    errors = (folder / "errors.txt").open("w")
    own: dict[str, Any] = {"stderr": errors, "text": True, "start_new_session": True}
    with errors, subprocess.Popen(given, stdout=subprocess.PIPE, **own) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Saecula is served at http://127.0.0.1:"), (folder / "errors.txt").read_text()
            yield line.split()[4].rstrip("/"), process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # the bots' processes too
            process.communicate()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, sign: signal.Signals) -> None:
    with running(tmp_path) as (base, process):
        assert get(f"{base}/health").json()["status"] == "ok"
        token = post(f"{base}/api/players", json={"name": "Anna"}).cookies["saecula"]
        headers = {"Authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        body = {"game": "pebbles", "seats": seats, "start": True}
        table = post(f"{base}/api/tables", json=body, headers=headers).json()["id"]
        url = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(url, additional_headers=headers, open_timeout=PATIENCE) as line:
            assert '"welcome"' in line.recv(timeout=PATIENCE)
            process.send_signal(sign)
            last = ""
            with suppress(ConnectionClosed):
                while True:
                    last = str(line.recv(timeout=PATIENCE))
        assert '"bye"' in last
        assert process.wait(PATIENCE) == 0


def wider_sea(folder: Path) -> Path:
    """The components of Tempus, with a sea board one column wider."""
    text = (resources.files("saecula.games.tempus") / "data" / "classic.toml").read_text()
    mine = folder / "mine.toml"
    mine.write_text(text.replace('name = "classic"', 'name = "mine"').replace("columns = 13", "columns = 14"))
    return mine


def test_games_are_served_with_components_of_ones_own(tmp_path: Path) -> None:
    body = {"game": "tempus", "seats": [{"kind": "bot", "level": "beginner"}] * 3, "start": True}
    with running(tmp_path, "--components", f"tempus={wider_sea(tmp_path)}") as (base, _):
        tempus = get(f"{base}/api/games/tempus").json()
        assert (tempus["printed"]["board"]["columns"], tempus["has_tour"]) == (14, False)
        token = post(f"{base}/api/players", json={"name": "Anna"}).cookies["saecula"]
        headers = {"Authorization": f"Bearer {token}"}
        table = post(f"{base}/api/tables", json=body, headers=headers).json()["id"]
        url = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        # the bots, in processes of their own, know the wider board too; they play while somebody watches
        with connect(url, additional_headers=headers, open_timeout=PATIENCE, max_size=None):
            until(lambda: get(f"{base}/api/tables/{table}").json()["version"] >= 60)
    with running(tmp_path) as (base, _):
        assert get(f"{base}/api/tables/{table}/view").json()["table"]["playable"] is False


@pytest.mark.parametrize(
    ("given", "complaint"), [("mine.toml", "write GAME=FILE"), ("tempus=no.toml", "cannot be read")]
)
def test_components_that_cannot_be_had_are_refused_in_a_sentence(given: str, complaint: str) -> None:
    started = command("--port", "0", "--components", given)
    found = subprocess.run(started, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert complaint in found.stderr


def is_there(group: int) -> bool:
    """Whether a process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_killed_server_leaves_nobody_thinking(tmp_path: Path) -> None:
    with running(tmp_path) as (base, process):
        token = post(f"{base}/api/players", json={"name": "Anna"}).cookies["saecula"]
        seats = [{"kind": "bot", "level": "casual"}, {"kind": "bot", "level": "casual"}]
        body = {"game": "pebbles", "seats": seats, "start": True}
        headers = {"Authorization": f"Bearer {token}"}
        table = post(f"{base}/api/tables", json=body, headers=headers).json()["id"]
        url = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        # bots among themselves play while somebody watches
        with connect(url, additional_headers=headers, open_timeout=PATIENCE):
            until(lambda: get(f"{base}/api/tables/{table}").json()["status"] == "over")
        process.kill()
        process.wait()
        until(lambda: not is_there(process.pid))


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(command("--port", port), capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--db", "nothing://here"),
        ("--db", "sqlite:////dev/null/x.db"),
        ("--db", "postgresql://nobody:secret@127.0.0.1:1/none"),
        ("--host", "256.1.1.1"),
        ("--port", "99999"),
        ("--log-level", "loud"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(arguments: tuple[str, ...]) -> None:
    given = command("--port", "0", *arguments) if "--port" not in arguments else command(*arguments)
    done = subprocess.run(given, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.startswith("saecula: ")
    assert len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr


@pytest.mark.parametrize("form", [(), ("--log-json",)])
def test_logs_hold_no_tokens_and_no_chat(tmp_path: Path, form: tuple[str, ...]) -> None:
    with running(tmp_path, "--log-level", "debug", *form) as (base, process):
        token = post(f"{base}/api/players", json={"name": "Quiet"}).cookies["saecula"]
        headers = {"Authorization": f"Bearer {token}"}
        secret = post(f"{base}/api/me/personal-link", headers=headers).json()["secret"]
        post(f"{base}/api/recover", json={"secret": secret})
        body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = post(f"{base}/api/tables", json=body, headers=headers).json()["id"]
        said = {"do": "say", "cid": "a", "text": "whispered words"}
        assert post(f"{base}/api/tables/{table}/commands", json=said, headers=headers).status_code == 200
        url = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(url, additional_headers=headers, open_timeout=PATIENCE) as line:
            line.recv(timeout=PATIENCE)
            line.send('{"do": "say", "cid": "b", "text": "whispered words"}')
            line.recv(timeout=PATIENCE)
        process.terminate()
        process.wait(PATIENCE)
    logged = (tmp_path / "errors.txt").read_text()
    assert logged
    for word in (token, secret, "whispered"):
        assert word not in logged


def test_the_database_is_in_the_data_folder_unless_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SAECULA_DB", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == f"sqlite:///{tmp_path}/saecula/saecula.db"
    monkeypatch.setenv("SAECULA_DB", "postgresql://here/it")
    assert default_db() == "postgresql://here/it"


def test_without_a_database_named_a_file_is_made(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    env.pop("SAECULA_DB", None)
    given = command("--port", "0")
    with subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Saecula is served")
        process.terminate()
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "data" / "saecula" / "saecula.db").is_file()


def test_the_address_is_one_that_a_browser_finds() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::", 80) == "http://[::1]:80/"
    assert address("::1", 80) == "http://[::1]:80/"


def test_no_browser_is_opened_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not open_page("http://127.0.0.1:1/")


# ---------------------------------------------------------------- the client's files


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "main-Ab12Cd34.js").write_text("console.log(1)" * 100)
    (folder / "assets" / "main-Ab12Cd34.js.br").write_bytes(b"packed by brotli")
    (folder / "sw.js").write_text("self")
    (folder / "logo.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("outside")
    return folder


def test_the_built_client_is_served_with_caching_and_packed(tmp_path: Path, built: Path) -> None:
    with served(tmp_path, client=built) as site:
        page = site.stranger()
        index = page.get("/")
        assert "built" in index.text
        assert index.headers["cache-control"] == "no-cache"
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        for path in ("/table/abc", "/new/x", "/rules/x", "/mine"):
            assert page.get(path).text == index.text
        script = page.get("/assets/main-Ab12Cd34.js", headers={"Accept-Encoding": "gzip"})
        assert script.text == "console.log(1)" * 100
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert page.get("/sw.js").headers["cache-control"] == "no-cache"
        assert page.get("/logo.png").headers["content-type"] == "image/png"
        tag = {"If-None-Match": index.headers["etag"]}
        again = page.get("/", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert page.head("/").status_code == 200
        for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = page.get(path)
            assert answer.status_code == 404 or "built" in answer.text
            assert "outside" not in answer.text


def test_the_smallest_packing_that_is_accepted_is_sent(built: Path) -> None:
    script = Client(built).find("/assets/main-Ab12Cd34.js")
    assert script is not None
    assert script.best("gzip, deflate, br") == ("br", b"packed by brotli")
    assert gzip.decompress(script.best("gzip")[1]) == b"console.log(1)" * 100
    assert script.best("identity")[0] == ""
    assert script.best("br;q=0, gzip;q=0.5")[0] == "gzip"


def test_without_a_client_a_plain_page_says_so(tmp_path: Path) -> None:
    with served(tmp_path, client=None) as site:
        assert "not built" in site.stranger().get("/").text
        assert site.stranger().get("/api/games").status_code == 200
