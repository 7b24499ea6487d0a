"""Questions that change nothing: why not, what if, what would a bot do, what came before."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Ending, Header, Line, Record, state_hash
from saecula.kernel.views import Outcome, View
from saecula.review import STRONGEST
from saecula.server.desk.desk import Desk, has_known_deal
from saecula.server.desk.entries import seen_by, told_to
from saecula.server.desk.seats import Player, known_level, may_look, own
from saecula.server.lanes import Lane, Whose
from saecula.server.store import EntryRow
from saecula.server.store.shelves.entries import Entries
from saecula.server.telling.foresight import advice, try_out
from saecula.server.telling.listeners import WELCOME
from saecula.server.telling.replays import FINISHED, packed_replay, timeless
from saecula.server.telling.seals import Seals
from saecula.server.thinking import Ruled, Thinking
from saecula.server.time.clocks import Timepiece
from saecula.server.wire.frames import Answer, Foreseen, Pong
from saecula.server.wire.inquiries import AnyInquiry, AskHint, Earlier, Foresee, Ping, Why
from saecula.server.wire.refusals import Refusal, reason_info, refusal_of
from saecula.server.wire.tables import ReasonInfo, TableInfo

#: How many entries somebody who comes back may have missed; if they missed more, they get only the last ones.
MISSED = 2000

T = TypeVar("T")


class Glance(Protocol):
    """Reads something off the desk of a table between two changes."""

    async def __call__(self, read: Callable[[Desk], T], /) -> T:
        """What `read` found; raises Refusal if the table is closed."""
        ...


class Asker(NamedTuple):
    """Who asks, through which eyes the log is read, and who is charged if it is not a player."""

    player: Player | None
    eyes: int | None = None
    payer: str = ""

    @property
    def owner(self) -> str:
        """Whose turn to compute it is, and who is charged for it."""
        return self.payer if self.player is None else self.player.id


class Inquiries:
    """Answers the questions about one table."""

    def __init__(self, glance: Glance, entries: Entries, seals: Seals, thinking: Thinking, clock: Timepiece) -> None:
        self._glance, self._entries, self._seals = glance, entries, seals
        self._thinking, self._clock = thinking, clock
        self._answers: dict[type, Callable[[Asker, Any], Awaitable[Answer | Pong]]] = {
            Ping: self._ping,
            Why: self._why,
            AskHint: self._hint,
            Foresee: self._foresee,
            Earlier: self._earlier,
        }

    async def answer(self, asker: Asker, inquiry: AnyInquiry) -> Answer | Pong:
        """The answer to a question."""
        found = self._answers.get(type(inquiry))
        if found is None:
            raise Refusal("malformed", "problem-malformed")
        return await found(asker, inquiry)

    async def _ping(self, _: Asker, inquiry: Ping) -> Pong:
        return Pong(inquiry.t, self._clock.now())

    async def _why(self, asker: Asker, inquiry: Why) -> Answer:
        return Answer(inquiry.cid, why=await self._glance(lambda desk: _why_not(desk, asker.player, inquiry)))

    async def _hint(self, asker: Asker, inquiry: AskHint) -> Answer:
        chosen = STRONGEST if inquiry.level is None else known_level(inquiry.level)
        known = await self._glance(lambda desk: _known(desk, asker.player, inquiry.seat))
        if not known.legal:
            raise Refusal("illegal", "not-your-decision")
        whose, seed = Whose(Lane.HINT, asker.owner), secrets.randbits(20)
        hint = await self._thinking.aside(whose, advice, known.game, chosen, known.view, known.legal, seed)
        return Answer(inquiry.cid, hint=hint)

    async def _foresee(self, asker: Asker, inquiry: Foresee) -> Answer:
        known = await self._glance(lambda desk: _known(desk, asker.player, inquiry.seat))
        whose = Whose(Lane.PREVIEW, asker.owner)
        found = await self._thinking.aside(whose, try_out, known.game, known.view, inquiry.moves, inquiry.world)
        if isinstance(found, Foreseen):
            return Answer(inquiry.cid, foreseen=found)
        raise Refusal.because(found.error, found.reason)

    async def _earlier(self, asker: Asker, inquiry: Earlier) -> Answer:
        row = await self._glance(lambda desk: desk.row)
        eyes = await self._seals.eyes(row, [], asker.player, asker.eyes)
        rows = await self._entries.last(row.id, WELCOME, inquiry.before)
        told = told_to(rows, asker.player.id if asker.player is not None else None, row.host)
        return Answer(inquiry.cid, entries=[seen_by(row, eyes) for row in told])

    # -- the whole game

    async def replay(self, asker: Asker, info: Callable[[Desk], TableInfo]) -> bytes:
        """The game so far, to step through (ReplayData as gzipped JSON); worked out in another process."""
        so_far, told = await self._glance(lambda desk: (_so_far(desk, asker), info(desk)))
        await self._seals.check_eyes(so_far.desk.row, asker.player, asker.eyes)
        is_over = told.status == "over"
        told = timeless(told) if is_over else told
        # what is told of a table may still change after its game is over, for example if somebody asks for a rematch
        key = msgspec.json.encode((told, asker.eyes))
        kept = FINISHED.get(key) if is_over else None
        if kept is not None:
            return kept
        record, marks = await self._record(so_far), await self._entries.marks(told.id)
        times = {mark.n: mark.at for mark in marks}
        autos = {
            mark.n: mark.auto for mark in marks if mark.auto and (mark.auto != "preset" or mark.seat == asker.eyes)
        }
        whose, ruled = Whose(Lane.REVIEW, asker.owner), so_far.desk.ruled
        packed = await self._thinking.aside(whose, packed_replay, ruled, record, told, asker.eyes, times, autos)
        if is_over:
            FINISHED.keep(key, packed)
        return packed

    async def record(self, player: Player | None = None) -> Record:
        """The record of a game that is over, by the rules or because the players stopped; it reveals the seed.

        It says so if somebody may have known the deal, and is kept back while that deal is played at another table."""
        so_far = await self._glance(_all_of_it)
        await self._seals.check(so_far.desk.row, player)
        desk, record = so_far.desk, await self._record(so_far)
        record.ending = _ending(desk, len(record.lines))
        if has_known_deal(desk):
            record.header = msgspec.structs.replace(record.header, known_deal=True)
        return record

    async def stood_in(self) -> frozenset[int]:
        """The lines of the record whose moves a bot made in a player's place."""
        table = await self._glance(lambda desk: desk.row.id)
        return frozenset(mark.n for mark in await self._entries.marks(table) if mark.auto == "stand-in")

    async def _record(self, so_far: "SoFar") -> Record:
        lines = so_far.lines
        return Record(so_far.header, await self._entries.lines(so_far.desk.row.id) if lines is None else lines)


# ---------------------------------------------------------------- read off the desk


class KnownToSeat(NamedTuple):
    """What a seat knows, and what it may choose."""

    table: str
    game: Ruled
    view: View
    legal: list[int]


def _in_play(desk: Desk, player: Player | None, seat: int) -> None:
    """Check that the player has this seat, in a game that has started and is not over."""
    own(desk.row, player, seat)
    if desk.match is None or desk.row.status == "over":
        raise Refusal("illegal", "problem-over" if desk.row.status == "over" else "problem-not-started")


def _why_not(desk: Desk, player: Player | None, inquiry: Why) -> ReasonInfo | None:
    _in_play(desk, player, inquiry.seat)
    try:
        code = desk.game.book.encode(desk.game.book.from_json(inquiry.move))
    except SaeculaError as error:
        raise refusal_of(error) from None
    if code in desk.seen.legal(inquiry.seat):
        return None
    reason = desk.game.why_not(desk.state, inquiry.seat, code)
    return None if reason is None else reason_info(reason)


def _known(desk: Desk, player: Player | None, seat: int) -> KnownToSeat:
    _in_play(desk, player, seat)
    return KnownToSeat(desk.row.id, desk.ruled, desk.seen.view(seat), desk.seen.legal(seat))


class SoFar(NamedTuple):
    """A game as far as it was played; `lines` is None if only the store has them."""

    desk: Desk
    header: Header
    lines: list[Line] | None


def _all_of_it(desk: Desk) -> SoFar:
    if desk.row.status != "over":
        raise Refusal("illegal", "problem-not-over")
    return _lines(desk)


def _ending(desk: Desk, lines: int) -> Ending | None:
    """How a game ended, with its seed; as far as that was stored, if its rules are gone. None if there is no seed."""
    if desk.seed is None:
        return None
    early, seed, kept = desk.row.end != "rules", desk.seed.hex(), desk.last_snapshot
    if desk.is_playable:
        state: Any = desk.state
        return Ending(desk.game.outcome(state), state_hash(state.dump()), seed, early)
    # whoever gave up comes last at the table, but not in the record
    is_whole = kept is not None and kept.n == lines and not any(seat.conceded for seat in desk.row.seats)
    if kept is not None and is_whole and desk.row.result is not None:
        return Ending(desk.row.result, state_hash(kept.state), seed, early)
    return Ending(Outcome([], ""), "", seed, early=True)


def _so_far(desk: Desk, asker: Asker) -> SoFar:
    if not may_look(desk.row, asker.player, asker.eyes):
        raise Refusal("forbidden", "problem-eyes")
    if not desk.is_playable:
        raise Refusal("too-late", "problem-unplayable")
    return _lines(desk)


def _lines(desk: Desk) -> SoFar:
    if desk.header is None or desk.row.status == "gathering":
        raise Refusal("illegal", "problem-not-started")
    return SoFar(desk, desk.header, None if desk.match is None else list(desk.match.lines))


async def entries_since(desk: Desk, stored: Entries, since: int | None) -> list[EntryRow]:
    """The log after a version; its last part if no version is given, or too much was missed."""
    recent, version = list(desk.recent), desk.row.version
    if since is None or not version - MISSED <= since <= version:
        return recent[-WELCOME:]
    if recent and since + 1 < recent[0].version:
        # another node may have stored more, if this one hung for a while
        return await stored.between(desk.row.id, since, version)
    return [entry for entry in recent if entry.version > since]
