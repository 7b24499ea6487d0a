"""Opening a new table, and choosing its deal."""

import hashlib
import hmac
from collections.abc import Awaitable, Callable

import msgspec

from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.kernel.lots import fresh_seed
from saecula.kernel.match import Match
from saecula.kernel.record import Header, Record
from saecula.play.replay import Replay
from saecula.server.desk.desk import Notes
from saecula.server.desk.seats import Player, bot_row, known_level
from saecula.server.lanes import Lane, Whose
from saecula.server.store import Batch, Body, EntryRow, SeatRow, Store, TableRow, new_table_id
from saecula.server.thinking import Ruled, Thinking, known_game
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.rest import From, NewTable, SeatWish
from saecula.server.wire.words import Time

#: The name under which the store keeps the secret that deals by a phrase are made with.
SECRET = "secret"
#: A position, or the key of the reason why there is none.
Reached = dict[str, object] | str


class Basis(msgspec.Struct):
    """What the draws of a new table are based on; `nonces` is None unless they are given with the seed."""

    seed: bytes
    nonces: list[str] | None = None
    position: dict[str, object] | None = None
    #: if it is the deal or a position of another table, the rules version that was played by
    rules: str | None = None


async def new_table(
    store: Store, player: Player, wish: NewTable, now: Time, thinking: Thinking | None = None
) -> TableRow:
    """Open a table; a position to play on from is worked out in another process."""
    try:
        known_game(wish.game).meta.check(len(wish.seats), wish.options)
    except SaeculaError:
        raise Refusal("malformed", "problem-options") from None
    basis = await _basis(store, wish, Whose(Lane.REVIEW, player.id), thinking)
    game = known_game(wish.game, basis.rules)
    try:
        draft = Match(game, len(wish.seats), wish.options, basis.seed, (), basis.nonces or (), basis.position).header
    except BadRecord:
        raise Refusal("malformed", "problem-options") from None
    table = TableRow(
        id=new_table_id(),
        game=wish.game,
        rules=draft.rules,
        host=player.id,
        created=now,
        seats=_seats(wish.seats, player),
        options=draft.options,
        tempo=wish.tempo,
        listed=wish.listed,
        reconstructed=draft.components.reconstructed,
        commitment=draft.commitment,
        components=draft.components.hash,
        # a deal or a position that somebody may have seen before is not rated
        rated=basis.nonces is not None or basis.position is not None,
    )
    await store.tables.create(table, _first_entries(table, player, now), header=draft, seed=basis.seed)
    if basis.nonces is not None:
        notes = msgspec.to_builtins(Notes(fixed=True))
        await store.append(Batch(table.id, changes={"clock": notes}))
    return table


def _seats(wishes: list[SeatWish], player: Player) -> list[SeatRow]:
    """Fill seats with people first, then bots with a chosen character, then those that get one that is rare here."""
    rows = [SeatRow(at) for at in range(len(wishes))]
    for at in sorted(range(len(wishes)), key=lambda at: (wishes[at].kind == "bot", wishes[at].character is None)):
        wish = wishes[at]
        if wish.kind == "bot":
            rows[at] = bot_row(at, known_level(wish.level or "casual"), wish.character, rows, wish.name)
        elif wish.kind != "open":
            rows[at] = SeatRow(at, "person", wish.name or player.name, player.id)
    return rows


def _first_entries(table: TableRow, player: Player, now: Time) -> list[EntryRow]:
    entries = [EntryRow(1, now, "created", player=player.id, body=Body(name=player.name))]
    for seat in table.seats:
        kind = {"person": "sat", "bot": "bot-added"}.get(seat.kind)
        if kind is not None:
            body = Body(name=seat.name, level=seat.level)
            entries.append(EntryRow(len(entries) + 1, now, kind, seat.seat, player.id, body=body))
    return entries


async def _basis(store: Store, wish: NewTable, whose: Whose, thinking: Thinking | None) -> Basis:
    """The deal of another table, the deal of a phrase, a fresh one that starts from a position, or just a fresh one."""
    if wish.same_deal is not None:
        header, seed = await _over(store, wish.same_deal, wish)
        if seed is None:
            raise Refusal("illegal", "problem-deal")
        return Basis(seed, header.nonces, header.position, header.rules)
    if wish.phrase is not None and wish.phrase.strip():
        secret = await store.keepsakes.get_or_make(SECRET, fresh_seed)
        words = f"{wish.game} {' '.join(wish.phrase.casefold().split())}"
        return Basis(hmac.digest(secret, words.encode("utf-8", "surrogatepass"), hashlib.sha256), [])
    if wish.origin is not None:
        assert thinking is not None
        return await _origin(store, wish.origin, wish, lambda *what: thinking.aside(whose, _replayed, *what))
    return Basis(fresh_seed())


async def _over(store: Store, table_id: str, wish: NewTable) -> tuple[Header, bytes | None]:
    """The header and seed of a table of the same game and size that is over."""
    table, sealed = await store.tables.get(table_id), await store.tables.sealed(table_id)
    if table is None or sealed is None:
        raise Refusal("unknown", "problem-no-table")
    if table.status != "over" or sealed.header is None:
        raise Refusal("illegal", "problem-not-over")
    if table.game != wish.game or len(table.seats) != len(wish.seats):
        raise Refusal("illegal", "problem-deal")
    return sealed.header, sealed.seed


async def _origin(
    store: Store, origin: From, wish: NewTable, replayed: Callable[[Ruled, Record, int], Awaitable[Reached]]
) -> Basis:
    """A fresh deal from the position after a line of a table that is over; its options are those of the position."""
    header, _ = await _over(store, origin.table, wish)
    if wish.options and header.options != {**header.options, **wish.options}:
        raise Refusal("illegal", "problem-deal")
    wish.options = dict(header.options)
    record = Record(header, await store.entries.lines(origin.table))
    found = await replayed(Ruled(wish.game, header.rules), record, origin.n)
    if isinstance(found, str):
        raise Refusal("illegal", found)
    return Basis(fresh_seed(), None, found, header.rules)


def _replayed(ruled: Ruled, record: Record, n: int) -> Reached:
    """The position after a line, or the key of the reason why nobody can play on from it."""
    try:
        game = known_game(*ruled)
        replay = Replay(game, record)
        replay.to(n)
    except BadRecord:
        return "problem-unplayable"
    return "problem-over" if game.is_over(replay.state) else replay.state.dump()
