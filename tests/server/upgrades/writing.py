"""Writes a small database as this version of the program does, to be opened by all later ones.

Run it in the root of a checkout of a version when that is released, and keep what it wrote beside this file:

    python -m tests.server.upgrades.writing 0.1.0

It holds a game that is over and rated, running ones of every game, one of them with a clock, and a table that gathers.
A database is written once and never again.
"""

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from saecula.server.store import Store
from saecula.server.wire.tables import Tempo
from tests.server.room_kit import Server, play_one, serving

FOLDER = Path(__file__).resolve().parent
#: Game, seats, options, moves of people.
RUNNING: list[tuple[str, int, dict[str, str], int]] = [
    ("tempus", 3, {"map": "dealt"}, 45),
    ("rise-and-fall", 2, {}, 15),
    ("through-the-ages", 2, {"version": "simple"}, 60),
    ("through-the-ages", 2, {}, 12),
    ("time-of-empires", 2, {"ages": "initiation"}, 20),
]


async def play_some(server: Server, table: str, moves: int) -> None:
    """Play at random, so many moves of people or to the end."""
    room, rng = await server.rooms.get(table), Random(7)
    while moves > 0 and room.desk.row.status == "playing":
        for seat in room.desk.asked():
            player = (server.ann, server.ben, server.cia)[seat]
            moves -= await play_one(room, player, seat, rng)
        await room.info()


async def write(path: Path) -> None:
    """Fill a new database."""
    async with await Store.open(f"sqlite:///{path}") as store, serving(store) as server:
        for player in (server.ann, server.ben):
            row = await store.players.get(player.id)
            assert row is not None
            row.kept = True
            await store.players.save(row)
        over = await server.room("pebbles", server.ann, server.ben)
        await play_some(server, over.id, 1000)
        clocked = await server.room("pebbles", server.ann, server.ben, tempo=Tempo("turns", 86_400, 3600, 86_400))
        await play_some(server, clocked.id, 2)
        for game, seats, options, moves in RUNNING:
            people = (server.ann, server.ben, server.cia)[:seats]
            await play_some(server, (await server.room(game, *people, options=options)).id, moves)
        await server.room("through-the-ages", server.ann, None, start=False)


def pack(version: str) -> Path:
    """Write the database of a version beside this file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "saecula.db"
        asyncio.run(write(path))
        database = sqlite3.connect(path)
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
        database.close()
        kept = FOLDER / f"v{version}.db.gz"
        kept.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return kept


if __name__ == "__main__":
    print(f"wrote {pack(sys.argv[1])}")
