"""Questions that change nothing: why not, what if, what would a bot think of, what was before."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Ending, Record, state_hash
from saecula.kernel.views import View
from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import seen_by
from saecula.server.desk.seats import Player, may_look, own
from saecula.server.store import EntryRow
from saecula.server.table.gathering import level
from saecula.server.telling.foresight import advise, foresee
from saecula.server.telling.listeners import WELCOME
from saecula.server.telling.replays import replay_data
from saecula.server.thinking import Ruled
from saecula.server.wire.frames import Answer, Pong
from saecula.server.wire.inquiries import AnyInquiry, AskHint, Earlier, Foresee, Ping, Why
from saecula.server.wire.refusals import Refusal, reason_info, refusal_of
from saecula.server.wire.rest import ReplayData
from saecula.server.wire.tables import ReasonInfo, TableInfo

if TYPE_CHECKING:
    from saecula.server.table.room import Room

#: Entries that somebody who comes back may have missed; whoever missed more gets the last ones.
MISSED = 2000


async def answer(room: "Room", player: Player | None, inquiry: AnyInquiry, eyes: int | None) -> Answer | Pong:
    """The answer to a question."""
    if isinstance(inquiry, Ping):
        return Pong(inquiry.t, room.outside.clock.now())
    if isinstance(inquiry, Why):
        return Answer(inquiry.cid, why=await _why(room, player, inquiry))
    if isinstance(inquiry, AskHint):
        return await _hint(room, player, inquiry)
    if isinstance(inquiry, Foresee):
        return await _foresee(room, player, inquiry)
    if isinstance(inquiry, Earlier):
        return await _earlier(room, player, inquiry, eyes)
    raise Refusal("malformed", "problem-malformed")


def _in_play(desk: Desk, player: Player | None, seat: int) -> None:
    """A seat of one's own in a game that goes on."""
    own(desk.row, player, seat)
    if desk.match is None or desk.row.status == "over":
        raise Refusal("illegal", "problem-over" if desk.row.status == "over" else "problem-not-started")


async def _why(room: "Room", player: Player | None, inquiry: Why) -> ReasonInfo | None:
    async def look() -> ReasonInfo | None:
        desk = room.desk
        _in_play(desk, player, inquiry.seat)
        try:
            code = desk.game.book.encode(desk.game.book.from_json(inquiry.move))
        except SaeculaError as error:
            raise refusal_of(error) from None
        reason = desk.game.why_not(desk.state, inquiry.seat, code)
        return None if reason is None else reason_info(reason)

    return await room.owner.post(look)


async def _seen(room: "Room", player: Player | None, seat: int) -> tuple[Ruled, View, list[int]]:
    """What a seat knows, and what it may choose."""

    async def look() -> tuple[Ruled, View, list[int]]:
        desk = room.desk
        _in_play(desk, player, seat)
        acts = seat in desk.game.to_act(desk.state)
        return desk.ruled, desk.view(seat), desk.game.legal(desk.state, seat) if acts else []

    return await room.owner.post(look)


async def _hint(room: "Room", player: Player | None, inquiry: AskHint) -> Answer:
    chosen = level(inquiry.level)
    game, view, legal = await _seen(room, player, inquiry.seat)
    if not legal:
        raise Refusal("illegal", "not-your-decision")
    key = f"{room.id}/{inquiry.seat}/hint"
    hint = await room.outside.thinking.ask(key, advise, game, chosen, view, legal, secrets.randbits(20))
    return Answer(inquiry.cid, hint=hint)


async def _foresee(room: "Room", player: Player | None, inquiry: Foresee) -> Answer:
    game, view, _ = await _seen(room, player, inquiry.seat)
    try:
        found = await asyncio.to_thread(foresee, game, view, inquiry.moves, inquiry.world)
    except SaeculaError as error:
        raise refusal_of(error) from None
    return Answer(inquiry.cid, foreseen=found)


async def _earlier(room: "Room", player: Player | None, inquiry: Earlier, eyes: int | None) -> Answer:
    seen = eyes if may_look(room.desk.row, player, eyes) else None
    rows = await room.outside.store.entries.last(room.id, WELCOME, inquiry.before)
    return Answer(inquiry.cid, entries=[seen_by(row, seen) for row in rows])


async def entries_since(room: "Room", since: int | None) -> list[EntryRow]:
    """The log from a version on, or its last part."""
    recent, version = list(room.desk.recent), room.version
    if since is None or not version - MISSED <= since <= version:
        return recent[-WELCOME:]
    if recent and since + 1 < recent[0].version:
        return await room.outside.store.entries.between(room.id, since)
    return [entry for entry in recent if entry.version > since]


# ---------------------------------------------------------------- the whole game


async def _so_far(room: "Room", player: Player | None, eyes: int | None) -> tuple[Desk, Record, TableInfo]:
    async def look() -> tuple[Desk, Record, TableInfo]:
        desk = room.desk
        if not may_look(desk.row, player, eyes):
            raise Refusal("forbidden", "problem-eyes")
        if desk.header is None or desk.row.status == "gathering":
            raise Refusal("illegal", "problem-not-started")
        if not desk.is_playable:
            raise Refusal("too-late", "problem-unplayable")
        lines = desk.match.lines if desk.match is not None else await room.outside.store.entries.lines(room.id)
        return desk, Record(desk.header, list(lines)), room.audience.info(desk)

    return await room.owner.post(look)


async def replay_of(room: "Room", player: Player | None, eyes: int | None) -> ReplayData:
    """The game so far to step through, worked out beside the loop."""
    desk, record, info = await _so_far(room, player, eyes)
    rows = await room.outside.store.entries.between(room.id)
    entries = [seen_by(row, eyes) for row in rows if row.n is not None]
    times = {entry.n: entry.at for entry in entries if entry.n is not None}
    autos = {entry.n: entry.auto for entry in entries if entry.n is not None and entry.auto is not None}
    return await asyncio.to_thread(replay_data, desk.game, record, info, eyes, times, autos)


async def record_of(room: "Room") -> Record:
    """The record of a game that is over, by the rules or because the players stopped; it reveals its seed."""
    if room.desk.row.status != "over":
        raise Refusal("illegal", "problem-not-over")
    desk, record, _ = await _so_far(room, None, None)
    if desk.seed is not None:
        state: Any = desk.state
        stood, early = desk.game.outcome(state), desk.row.end != "rules"
        record.ending = Ending(stood, state_hash(state.dump()), desk.seed.hex(), early)
    return record
