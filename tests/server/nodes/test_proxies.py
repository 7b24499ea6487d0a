"""The proxies of docs/hosting.md, as they stand there, before three nodes: tables are played through them.

They are played on when one of the nodes is gone.
"""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import connect

from bench.host import free_port
from tests.docs.blocks import blocks
from tests.patience import PATIENCE, until
from tests.server.site import Person, Served, Socket, served

if TYPE_CHECKING:
    from tests.server.conftest import NewUrl

PAGE = "docs/hosting.md"
AROUND = "daemon off; pid {0}/pid; error_log {0}/log; events {{}} http {{ access_log off;\n{1}\n}}\n"
TEMPORARY = "".join(
    f"{kind}_temp_path {{0}}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
)


def program(name: str) -> str:
    """Where a proxy is; tools/setup.sh installs it."""
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/sbin")
    if found is None:
        raise RuntimeError(f"{name} is missing: the tests of several nodes need the package {name}")
    return found


def placed(text: str, nodes: list[Served], port: int) -> str:
    """A configuration with the ports of this test."""
    for at, node in enumerate(nodes, 1):
        text = text.replace(f"10.0.0.{at}:8000", node.base.removeprefix("http://"))
    assert "10.0.0." not in text
    text, count = re.subn(r"listen 80;|bind :80\b", lambda found: found[0].replace("80", f"127.0.0.1:{port}", 1), text)
    assert count == 1
    return text.replace("bind :127", "bind 127")


def nginx(folder: Path, nodes: list[Served], port: int) -> list[str]:
    text = TEMPORARY.format(folder) + placed(blocks("nginx", PAGE)[1].text, nodes, port)
    (folder / "conf").write_text(AROUND.format(folder, text))
    return [program("nginx"), "-p", str(folder), "-e", f"{folder}/log", "-c", f"{folder}/conf"]


def haproxy(folder: Path, nodes: list[Served], port: int) -> list[str]:
    (folder / "conf").write_text(placed(blocks("haproxy", PAGE)[0].text, nodes, port))
    return [program("haproxy"), "-db", "-f", f"{folder}/conf"]


@contextmanager
def running(words: list[str], port: int) -> Iterator[str]:
    """A proxy that answers."""
    base = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        assert process.poll() is None, "the proxy has ended"
        try:
            return httpx.get(f"{base}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    with subprocess.Popen(words) as process:
        try:
            until(answers)
            yield base
        finally:
            process.terminate()


@pytest.mark.parametrize("make", [nginx, haproxy])
def test_a_table_is_played_through_the_proxy_of_the_page(
    make: Callable[[Path, list[Served], int], list[str]], tmp_path: Path, new_url: "NewUrl"
) -> None:
    url, port = new_url("postgresql"), free_port()
    given: dict[str, Any] = {"db": url, "lease": 120.0, "origins": (f"http://127.0.0.1:{port}",)}
    with ExitStack() as stack:
        b, c = (stack.enter_context(served(tmp_path, node=name, **given)) for name in "bc")
        with ExitStack() as first:
            a = first.enter_context(served(tmp_path, node="a", **given))
            base = stack.enter_context(running(make(tmp_path, [a, b, c], port), port))
            ann = Person(Served(base, b.server), "Ann")
            tables = [ann.table("me", "casual")["id"] for _ in range(4)]
            for table in tables:
                assert ann.play_on(table, moves=1)["you"] == ann.id
                check_socket(ann, base, table)
        # one of the three is gone
        for table in tables:
            until(lambda table=table: ann.get(f"/api/tables/{table}/view").is_success)  # type: ignore[misc]
            assert ann.play_on(table)["table"]["status"] == "over"
            check_socket(ann, base, table)
        ann.close()


def check_socket(person: Person, base: str, table: str) -> None:
    """Somebody is let in through the proxy as who he is."""
    given: Any = {"additional_headers": {"Cookie": f"saecula={person.token}"}, "origin": base}
    where = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(where, open_timeout=PATIENCE, **given) as line:
        assert Socket(line).until("welcome")["you"] == person.id
