"""Laying out a table from the store as it was left."""

from typing import Any

import structlog

from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.match import Match, Snapshot
from saecula.kernel.record import Record
from saecula.play.replay import Replay, resume
from saecula.server.desk.desk import RECENT, Desk
from saecula.server.store import Batch, BrokenChain, Opened, Store, TableRow
from saecula.server.thinking import game_of, known_game
from saecula.server.time.clocks import Timepiece, Uptime
from saecula.server.wire.refusals import Refusal

log = structlog.get_logger("saecula.room")


async def lay_out(store: Store, table_id: str, clock: Timepiece, uptime: Uptime, epoch: int | None = None) -> Desk:
    """A table from the store; time that passed while no server was up is charged to nobody."""
    opened = await store.tables.open(table_id)
    if opened is None:
        raise Refusal("unknown", "problem-no-table")
    try:
        await store.entries.verify_chain(table_id)
    except BrokenChain as error:
        log.error("a log was altered", table=table_id, why=str(error))
        raise Refusal("failed", "problem-damaged") from None
    table = opened.table
    # another node may have stored more since then, if this one hung for a while
    recent = await store.entries.last(table_id, RECENT, before=table.version + 1)
    game = game_of(table.game, table.rules, table.components)
    found = None if game is None else _position(game, opened)
    match, final = (None, None) if found is None else found
    kept = opened.snapshot
    if final is not None and (kept is None or kept.n != len(opened.lines)):
        # a record from elsewhere: store its last position, so that it opens fast the next time
        opened.snapshot = Snapshot(len(opened.lines), len(opened.lines), 0, final.dump())
        await store.append(Batch(table_id, snapshot=opened.snapshot, epoch=epoch))
    is_playable = found is not None
    desk = Desk(opened, game or _any_game(table), match, final, recent, clock, uptime, is_playable)
    if desk.row.tempo.kind != "free":
        desk.banks.run(desk.waited_for(), clock.monotonic())
        desk.banks.charge(uptime.passed(desk.notes.age))
    return desk


def _any_game(table: TableRow) -> Game[Any]:
    """The newest version of a game, for a table that can only be read; raises Refusal if the game is gone."""
    try:
        return known_game(table.game)
    except BadOptions:
        raise Refusal("too-late", "problem-unplayable") from None


def _position(game: Game[Any], opened: Opened) -> tuple[Match[Any] | None, Any] | None:
    """The game in progress or its last position; None if it cannot be replayed: rules may fail on their own log."""
    try:
        return position(game, opened)
    except Exception as error:
        log.error("a table cannot be replayed", table=opened.table.id, game=opened.table.game, exc_info=error)
        return None


def position(game: Game[Any], opened: Opened) -> tuple[Match[Any] | None, Any]:
    """The game in progress, or the last position of one that is over; both None before the start."""
    table, header = opened.table, opened.header
    if table.status == "gathering" or header is None:
        return None, None
    record = Record(header, opened.lines)
    if table.status != "over":
        assert opened.seed is not None
        return resume(game, record, opened.seed, opened.snapshot), None
    kept = opened.snapshot
    if kept is not None and kept.n == len(opened.lines):
        return None, game.load(kept.state)
    replay = Replay(game, record)
    replay.to(len(opened.lines))
    return None, replay.state
