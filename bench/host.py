"""A server of our own in a process of its own: started, killed, started again; with players and tables."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from saecula.server.wire.rest import From, NewTable, SeatWish
from saecula.server.wire.tables import Tempo

#: Seconds that a server may take for anything, on a machine that is busy with other things.
PATIENCE = 600.0
#: Reading certificates takes longer than a request, and they are not needed to talk to this machine.
PLAIN: dict[str, Any] = {"verify": False, "timeout": PATIENCE}
#: The header in which a proxy says where somebody comes from; the server believes proxies on its own machine.
FORWARDED = "X-Forwarded-For"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """`saecula serve` on a database; the limits that protect a public host from floods are off unless wanted.

    `program`: the module that Python runs, and additions to its environment."""

    is_limited = False

    def __init__(
        self,
        database: str,
        folder: Path,
        arguments: tuple[str, ...] = (),
        program: tuple[str, dict[str, str]] = ("saecula", {}),
    ) -> None:
        self.database, self.folder, self.arguments = database, folder, arguments
        self.program, self.environment = program
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--db", self.database]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self._manner(), *self.arguments],
                stdout=log,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"} | self.environment,
                start_new_session=True,
            )
        self._await_health()

    def _manner(self) -> list[str]:
        """The options that every server gets unless it is given others."""
        quiet = [] if "--log-level" in self.arguments else ["--log-level", "warning"]
        return ["--bot-pace", "0", *quiet, *([] if self.is_limited else ["--no-limits"])]

    def _await_health(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.address}/health", timeout=2, verify=False).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise RuntimeError(f"the server did not start:\n{(self.folder / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """kill -9 the server, and the bots' processes with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; returns its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def guest(self, name: str, where: str = "") -> str:
        """A new guest, who seems to come from the address `where` if given; returns the secret token."""
        headers = {"Origin": self.address} | ({FORWARDED: where} if where else {})
        answer = httpx.post(f"{self.address}/api/players", json={"name": name}, headers=headers, **PLAIN)
        answer.raise_for_status()
        return str(answer.cookies["saecula"])

    def open_table(
        self,
        game: str,
        seats: int,
        tokens: list[str],
        options: dict[str, str],
        origin: From | None = None,
        addresses: Sequence[str] = (),
    ) -> str:
        """Start a table and return its id; the player with token i sits on seat i, bots on the other seats.

        Players seem to come from their `addresses`, if given."""
        homes = addresses or [""] * len(tokens)
        wishes = [SeatWish("me"), *(SeatWish("open") for _ in tokens[1:])]
        wishes += [SeatWish("bot", level="beginner") for _ in range(seats - len(tokens))]
        body = NewTable(game=game, seats=wishes, options=options, tempo=Tempo("live", 3600, 10, 3600))
        body.origin = origin
        table = str(self.post("/api/tables", tokens[0], msgspec.to_builtins(body), homes[0])["id"])
        for seat, token in enumerate(tokens[1:], 1):
            self._command(table, token, {"do": "sit", "cid": f"sit-{seat}", "seat": seat}, homes[seat])
        self._command(table, tokens[0], {"do": "start", "cid": "start"}, homes[0])
        return table

    def take_in(self, token: str, text: str) -> str:
        """Import a record or position as a table that is over; returns its id."""
        return str(self.post("/api/records", token, {"text": text})["id"])

    def _command(self, table: str, token: str, body: dict[str, object], where: str) -> None:
        self.post(f"/api/tables/{table}/commands", token, body, where)

    def post(self, path: str, token: str, body: object, where: str = "") -> dict[str, object]:
        """Send a POST as the player with a token, as if from an address; raises RuntimeError if that is refused."""
        headers = {"Authorization": f"Bearer {token}"} | ({FORWARDED: where} if where else {})
        answer = httpx.post(f"{self.address}{path}", json=body, headers=headers, **PLAIN)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
        found: dict[str, object] = answer.json()
        return found
