"""Games at a server of their own, and every byte that anybody hears of them: sockets, requests, figures, logs."""

import asyncio
import base64
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.host import PATIENCE, Host

#: What is said at the tables; no log may hold it.
WORD = "canaryinacoalmine"
#: After how many moves everything that can be asked for is asked for.
EVERY = 10


class Heard(msgspec.Struct):
    """What was heard, where it was searched, and what was found that should not be there."""

    moves: int = 0
    bytes: int = 0
    logged: int = 0
    seeds: int = 0
    seeds_found: int = 0
    #: tokens and chat found in the log
    told: int = 0
    #: commitments that did not stand before the first draw, or changed afterwards
    uncommitted: int = 0


class Table:
    """Two people and bots at a table, somebody who watches, and everything they hear."""

    def __init__(self, host: Host, game: str, seats: int, options: dict[str, str], rng: Random) -> None:
        self.host, self.rng, self.heard = host, rng, list[bytes]()
        self.tokens = [host.guest(f"{game} {seat}"[:30]) for seat in range(2)]
        self.watching = host.guest("Watcher")
        self.table = host.open_table(game, seats, self.tokens, options)
        self.commitment = str(httpx.get(f"{host.address}/api/tables/{self.table}").json()["commitment"])
        self.moves = 0

    async def play(self, moves: int) -> None:
        """Make so many moves, or play to the end."""
        ends = asyncio.Event()
        lines = [asyncio.create_task(self._listen(eyes, ends)) for eyes in (0, 1, None)]
        async with httpx.AsyncClient(base_url=self.host.address, timeout=PATIENCE) as client:
            await self._say(client)
            while self.moves < moves and await self._move(client):
                if self.moves % EVERY == 0:
                    await self._ask_for_everything(client)
        ends.set()
        await asyncio.gather(*lines)

    async def _listen(self, eyes: int | None, ends: asyncio.Event) -> None:
        url = f"{self.host.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.watching if eyes is None else self.tokens[eyes]}"}
        async with connect(f"{url}?eyes={eyes or 0}", additional_headers=headers) as socket:
            while not ends.is_set():
                try:
                    self.heard.append(str(await asyncio.wait_for(socket.recv(), 0.2)).encode())
                except TimeoutError:
                    continue
                except ConnectionClosed:
                    return

    async def _get(self, client: httpx.AsyncClient, path: str, seat: int | None = None) -> Any:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = await client.get(path, headers=headers)
        self.heard.append(answer.content + str(answer.headers).encode())
        return answer

    async def _say(self, client: httpx.AsyncClient) -> None:
        body = {"do": "say", "cid": "word", "text": WORD}
        headers = {"Authorization": f"Bearer {self.tokens[0]}"}
        await client.post(f"/api/tables/{self.table}/commands", json=body, headers=headers)

    async def _move(self, client: httpx.AsyncClient) -> bool:
        """Let whoever is asked move; False when the game is over."""
        for seat, token in enumerate(self.tokens):
            seen = (await self._get(client, f"/api/tables/{self.table}/view?eyes={seat}", seat)).json()
            if seen["table"]["status"] != "playing":
                return False
            if seen["asked"]:
                self.moves += 1
                move = self.rng.choice(seen["asked"]["legal"])
                body = {"seat": seat, "decision": seen["asked"]["decision"], "move": move}
                answer = await client.post(
                    f"/api/tables/{self.table}/commands",
                    json={"do": "play", "cid": f"m{self.moves}", **body},
                    headers={"Authorization": f"Bearer {token}"},
                )
                self.heard.append(answer.content)
        return True

    async def _ask_for_everything(self, client: httpx.AsyncClient) -> None:
        where = f"/api/tables/{self.table}"
        for path in (
            where,
            f"{where}/replay",
            f"{where}/record.jsonl",
            f"{where}/record.txt",
            "/api/tables",
            "/metrics",
        ):
            await self._get(client, path)
        for seat in (0, 1):
            for path in (f"{where}/replay?eyes={seat}", f"{where}/view?eyes={1 - seat}", "/api/me", "/api/me/tables"):
                await self._get(client, path, seat)


def forms(seed: bytes) -> list[bytes]:
    """How a seed could be written."""
    packed = base64.b64encode(seed).rstrip(b"=")
    return [
        seed,
        seed.hex().encode(),
        seed.hex().upper().encode(),
        packed,
        packed.translate(bytes.maketrans(b"+/", b"-_")),
    ]


def search(host: Host, tables: list[Table], log: bytes) -> Heard:
    """Look for the seeds in all that was heard, and for secrets in the log."""
    found = Heard(logged=len(log))
    with sqlite3.connect(host.database.removeprefix("sqlite:///")) as stored:
        seeds = dict(stored.execute("SELECT id, seed FROM tables").fetchall())
        commitments = dict(stored.execute("SELECT id, commitment FROM tables").fetchall())
    for table in tables:
        heard = b"\n".join(table.heard)
        found.moves += table.moves
        found.bytes += len(heard)
        found.seeds += 1
        found.seeds_found += any(form in heard or form in log for form in forms(seeds[table.table]))
        found.uncommitted += not table.commitment or commitments[table.table] != table.commitment
        found.told += sum(token.encode() in log for token in table.tokens)
    found.told += WORD.encode() in log
    return found


def hear(folder: Path, games: list[tuple[str, int, dict[str, str]]], moves: int, seed: int) -> Heard:
    """Play so many moves of each game at a server that logs all it can."""
    host = Host(f"sqlite:///{folder}/heard.db", folder, ("--log-level", "debug"))
    host.start()
    try:
        tables = [Table(host, game, seats, options, Random(f"{seed} {game}")) for game, seats, options in games]
        for table in tables:
            asyncio.run(table.play(moves))
    finally:
        host.stop()
    return search(host, tables, (folder / "server.log").read_bytes())
