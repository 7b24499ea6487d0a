"""The same load on a boardgame.io server: one socket for each player of a match, who moves when it is their turn."""

import asyncio
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.web import npm_command

FOLDER = Path(__file__).resolve().parent / "boardgame-io"
SPACE = "/peer,"
STEP = {"type": "MAKE_MOVE", "payload": {"type": "step", "args": []}}


def with_node() -> dict[str, str]:
    """The environment with a Node on its path: this machine's, or the one from PyPI."""
    command = npm_command()
    if not command:
        raise RuntimeError("there is no Node: `make setup` brings one")
    return os.environ | {"PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> None:
    """Install the packages of the lock file, once."""
    if not (FOLDER / "node_modules").is_dir():
        command = [*npm_command(), "ci", "--omit=dev", "--omit=optional", "--silent"]
        subprocess.run(command, cwd=FOLDER, env=with_node(), check=True)


def start(port: int) -> subprocess.Popen[str]:
    """Start a server, and return once it is ready."""
    command = ["node", "server.js", str(port)]
    out, silent = subprocess.PIPE, subprocess.DEVNULL
    server = subprocess.Popen(command, cwd=FOLDER, env=with_node(), stdout=out, stderr=silent, text=True)
    assert server.stdout is not None
    if not server.stdout.readline():
        raise RuntimeError("the boardgame.io server did not start")
    return server


class Rival:
    """One player of one match, who speaks the socket.io protocol."""

    def __init__(self, port: int, match: str, player: int, players: int, pace: float) -> None:
        self.url = f"ws://localhost:{port}/socket.io/?EIO=4&transport=websocket"
        self.match, self.player, self.players, self.pace = match, str(player), players, pace
        #: when each move was sent, and how many seconds until the new state came
        self.took: list[tuple[float, float]] = []
        self._rng = Random(f"{match}/{player}")

    async def run(self, stopped: Callable[[], bool]) -> None:
        """Play until told to stop."""
        async with connect(self.url, origin="http://localhost") as socket:  # type: ignore[arg-type]
            await socket.recv()
            await socket.send(f"40{SPACE}")
            await socket.recv()
            await self._emit(socket, ["sync", self.match, self.player, None, self.players])
            sent = 0.0
            while not stopped():
                said = await self._hear(socket)
                if said is None:
                    continue
                if sent:
                    self.took.append((sent, time.monotonic() - sent))
                    sent = 0.0
                if said["ctx"]["currentPlayer"] == self.player:
                    await asyncio.sleep(self.pace * (0.5 + self._rng.random()))
                    sent = time.monotonic()
                    await self._step(socket, said["_stateID"])

    async def _hear(self, socket: ClientConnection) -> dict[str, Any] | None:
        """The state in the next frame; None if there is none, or no frame for a second."""
        try:
            text = str(await asyncio.wait_for(socket.recv(), 1))
        except TimeoutError:
            return None
        if text == "2":
            await socket.send("3")
        if not text.startswith(f"42{SPACE}"):
            return None
        said = msgspec.json.decode(text[2 + len(SPACE) :])
        if said[0] == "sync":
            return dict(said[2]["state"])
        return dict(said[2]) if said[0] == "update" else None

    async def _step(self, socket: ClientConnection, state: int) -> None:
        payload = STEP["payload"] | {"playerID": self.player, "credentials": None}  # type: ignore[operator]
        await self._emit(socket, ["update", STEP | {"payload": payload}, state, self.match, self.player])

    async def _emit(self, socket: ClientConnection, said: list[Any]) -> None:
        await socket.send(f"42{SPACE}{msgspec.json.encode(said).decode()}")
