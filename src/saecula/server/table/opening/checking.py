"""What would become of the tables of a database under this version: each one is replayed before you rely on it.

The database is not touched: a copy is checked, brought up to date just as a server would do when it starts.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec

from saecula.games import GAMES, make_game
from saecula.kernel.game import Game
from saecula.kernel.record import Record, state_hash
from saecula.play.replay import resume
from saecula.server.store import BrokenChain, Opened, Store, TableRow
from saecula.server.store.backup import backup, restore
from saecula.server.table.opening.layout import position
from saecula.server.thinking import game_of

#: The same as before; the same, by rules that are no longer the newest; different from before; only to be read.
Fate = Literal["same", "pinned", "changed", "unplayable"]


class Finding(msgspec.Struct, frozen=True):
    """What would become of a table, and why."""

    table: str
    game: str
    rules: str
    status: str
    fate: Fate
    why: str = ""


async def check_database(url: str) -> AsyncIterator[Finding]:
    """What this version would make of every table of a database."""
    async with _copy_of(url) as store:
        for table_id in await store.tables.ids():
            opened = await store.tables.open(table_id)
            assert opened is not None
            broken = await _broken(store, table_id)
            table = opened.table
            told = (table_id, table.game, table.rules, table.status)
            if broken:
                yield Finding(*told, "changed", broken)
            else:
                yield Finding(*told, *await asyncio.to_thread(judge, opened))


@asynccontextmanager
async def _copy_of(url: str) -> AsyncIterator[Store]:
    with TemporaryDirectory(prefix="saecula-") as folder:
        rows, copy = Path(folder) / "rows.jsonl.gz", f"sqlite:///{folder}/copy.db"
        await backup(url, rows)
        await restore(rows, copy)
        async with await Store.open(copy) as store:
            yield store


async def _broken(store: Store, table_id: str) -> str:
    try:
        await store.entries.verify_chain(table_id)
    except BrokenChain as error:
        return str(error)
    return ""


def judge(opened: Opened) -> tuple[Fate, str]:
    """What would become of one table, and why."""
    table = opened.table
    game = game_of(table.game, table.rules, table.components)
    if game is None:
        return "unplayable", _unknown(table)
    try:
        difference = _difference(game, opened)
    except Exception as error:
        return "unplayable", f"it cannot be replayed: {error or type(error).__name__}"
    if difference:
        return "changed", difference
    return ("same", "") if table.rules == make_game(table.game).meta.rules else ("pinned", "")


def _unknown(table: TableRow) -> str:
    if table.game not in GAMES:
        return f"there is no game {table.game}"
    if table.rules not in make_game(table.game).meta.replays:
        return f"rules version {table.rules} is not known"
    return f"the component set {(table.components or '')[:12]} is not known"


def _difference(game: Game[Any], opened: Opened) -> str:
    """How this version comes to a different result from the one that wrote the table; empty if it does not."""
    table, header, kept = opened.table, opened.header, opened.snapshot
    if header is None or table.status == "gathering":
        return ""
    if opened.seed is None:
        position(game, opened)  # a record from elsewhere, whose draws cannot be repeated
        return ""
    if kept is not None:
        part = resume(game, Record(header, opened.lines[: kept.n]), opened.seed)
        if state_hash(part.state.dump()) != state_hash(kept.state):
            return f"the position after line {kept.n} is another"
    match = resume(game, Record(header, opened.lines), opened.seed, kept)
    if table.end == "rules" and not match.is_over():
        return "the game is not over"
    gave_up = any(seat.conceded for seat in table.seats)
    if table.result is not None and not gave_up and game.outcome(match.state) != table.result:
        return "the result is another"
    return ""
