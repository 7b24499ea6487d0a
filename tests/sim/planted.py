"""Faults that the simulation must find: a test of the tester."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import mock

import msgspec

from saecula.kernel.match import Match
from saecula.server.desk import playing
from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import seen_by
from saecula.server.desk.seen import Seen
from saecula.server.store import Form, Told
from saecula.server.store.writer import Writer
from saecula.server.table.clerk import Clerk
from saecula.server.table.driving import Driver
from saecula.server.table.keeping import Keeper
from saecula.server.table.room import Room
from saecula.server.telling import listeners
from saecula.server.telling.listeners import Listener
from saecula.server.telling.patches import diff
from saecula.server.time.clocks import Banks, Uptime
from saecula.server.wire.frames import Ack, Refused, Update
from saecula.server.wire.refusals import Refusal

from .planted_quiet import QUIET
from .planted_sites import AROUND

Plant = Callable[[Random], Any]


def early_ack(_: Random) -> Any:
    """A command is acknowledged before it is committed."""

    async def commit(self: Keeper, player: Any = None, cid: Any = None) -> None:
        if self.desk.is_changed():
            batch = self.desk.take_batch(player, cid)
            self._later = asyncio.ensure_future(self._outside.store.append(batch))  # type: ignore[attr-defined]

    return mock.patch.object(Keeper, "commit", commit)


def lost_write(rng: Random) -> Any:
    """Some batches are never written."""
    real = Writer.write

    async def write(self: Writer, work: Any) -> Any:
        is_lost = type(work).__name__ == "Batch" and work.entries and rng.random() < 0.1
        return None if is_lost else await real(self, work)

    return mock.patch.object(Writer, "write", write)


def double_apply(rng: Random) -> Any:
    """The log does not say which command an entry came from, so a repeated one may be obeyed twice."""
    real = Desk.take_batch
    return mock.patch.object(Desk, "take_batch", lambda self, player=None, cid=None: real(self))


def stale_view(rng: Random) -> Any:
    """Some changes are not sent."""
    return mock.patch.object(listeners, "diff", lambda *given: {} if rng.random() < 0.05 else diff(*given))


def leaked_hand(_: Random) -> Any:
    """Everybody sees through the eyes of the first seat."""
    real = Seen.plain_view
    return mock.patch.object(Seen, "plain_view", lambda self, eyes: real(self, 0))


def no_recovery(_: Random) -> Any:
    """After a failure a table goes on with what it has in memory."""

    async def stay(self: Room) -> None:
        self.keeper.failures += 1

    return mock.patch.object(Room, "_recover", stay)


def lost_wake_up(_: Random) -> Any:
    """Nothing happens by itself: bots do not move, and no clock rings."""
    return mock.patch.object(Driver, "drive", return_value=None)


def forgotten_answers(_: Random) -> Any:
    """A repeated command is never recognised."""

    async def nothing(self: Clerk, *key: Any) -> None:
        return None

    return mock.patch.object(Clerk, "_known", nothing)


def altered_chain(rng: Random) -> Any:
    """Now and then a line is stored under the next version."""
    real = Desk.note

    def note(self: Desk, kind: str, **rest: Any) -> None:
        real(self, kind, **rest)
        if rng.random() < 0.03:
            self._batch.entries[-1].version += 1

    return mock.patch.object(Desk, "note", note)


def two_answers(rng: Random) -> Any:
    """Now and then a command is refused that was or would have been obeyed."""
    real = Clerk.obey

    async def obey(self: Clerk, player: Any, command: Any, *rest: Any) -> Any:
        if rng.random() < 0.1:
            raise Refusal("stale", "problem-stale")
        return await real(self, player, command, *rest)

    return mock.patch.object(Clerk, "obey", obey)


def watcher_leak(_: Random) -> Any:
    """Those who only watch see through the eyes of the first seat."""
    real = Seen.plain_view
    return mock.patch.object(Seen, "plain_view", lambda self, eyes: real(self, eyes or 0))


def open_log(_: Random) -> Any:
    """Everybody reads the log as the first seat may read it."""
    return mock.patch.object(listeners, "seen_by", lambda row, eyes: seen_by(row, 0))


def leaked_forms(_: Random) -> Any:
    """Everybody is told every move and its events in full."""

    def tell(game: Any, _before: Any, played: Any, seats: int) -> Told:
        move = game.book.decode(played.code).json()
        return Told([Form(move, msgspec.to_builtins(game.chronicle.full(played.log)))], [0] * (seats + 1))

    return mock.patch.object(playing, "tell", tell)


def known_presets(_: Random) -> Any:
    """Everybody learns that a move was set in advance."""

    def seen(row: Any, eyes: int | None) -> Any:
        return msgspec.structs.replace(seen_by(row, eyes), auto=row.body.auto)

    return mock.patch.object(listeners, "seen_by", seen)


def wrong_winner(_: Random) -> Any:
    """Whoever comes last wins."""
    real = playing.rank

    def rank(outcome: Any, last: Any) -> Any:
        ranked = real(outcome, last)
        places = sorted(one.rank for one in ranked.standings)
        for one, place in zip(sorted(ranked.standings, key=lambda one: one.rank), reversed(places), strict=True):
            one.rank = place
        return ranked

    return mock.patch.object(playing, "rank", rank)


def no_end(_: Random) -> Any:
    """A game that is over by its rules goes on until people agree to end it."""
    return mock.patch.object(Match, "is_over", return_value=False)


def clock_twice(_: Random) -> Any:
    """Time is charged twice."""
    real = Banks.look

    def look(self: Banks, mono: float) -> None:
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (mono - self._since) * 1000)
        real(self, mono)

    return mock.patch.object(Banks, "look", look)


def downtime_charged(_: Random) -> Any:
    """When a table is opened again, running banks are charged ten times what has passed, and ten seconds more."""
    real = Uptime.passed
    return mock.patch.object(Uptime, "passed", lambda self, age: 10 * real(self, age) + 10_000)


def skipped_update(rng: Random) -> Any:
    """Some frames never reach somebody who is connected."""
    real = Listener.send

    def send(self: Listener, frame: Any) -> None:
        if not isinstance(frame, Update) or rng.random() > 0.05:
            real(self, frame)

    return mock.patch.object(Listener, "send", send)


def swapped_updates(rng: Random) -> Any:
    """Some frames overtake others."""
    real = Listener.send

    def send(self: Listener, frame: Any) -> None:
        real(self, frame)
        if len(self._waiting) > 1:
            self._waiting.insert(0, self._waiting.pop())

    return mock.patch.object(Listener, "send", send)


def forgotten_draws(_: Random) -> Any:
    """A table that is opened again repeats its draws from the beginning."""
    real = Match.return_to

    def return_to(self: Match[Any], snapshot: Any, lines: Any) -> None:
        real(self, snapshot, lines)
        self._lots.drawn = 0

    return mock.patch.object(Match, "return_to", return_to)


def untold_undo(_: Random) -> Any:
    """Moves are taken back without an entry in the log."""
    real = Desk.note

    def note(self: Desk, kind: str, **rest: Any) -> None:
        if kind != "undo":
            real(self, kind, **rest)

    return mock.patch.object(Desk, "note", note)


def wrong_version(_: Random) -> Any:
    """An acknowledgement names a version that is 20 too low."""
    real = Clerk.obey

    async def obey(self: Clerk, player: Any, command: Any, *rest: Any) -> Any:
        said = await real(self, player, command, *rest)
        return Ack(said.cid, said.version - 20) if isinstance(said, Ack) else said

    return mock.patch.object(Clerk, "obey", obey)


def narrow_question(_: Random) -> Any:
    """A seat is offered one move fewer than it has."""
    real = Seen.legal
    return mock.patch.object(Seen, "legal", lambda self, seat: real(self, seat)[1:] or real(self, seat))


def half_batches(rng: Random) -> Any:
    """Now and then the last line of a batch of several is left out."""
    real = Desk.take_batch

    def take_batch(self: Desk, player: Any = None, cid: Any = None) -> Any:
        batch = real(self, player, cid)
        if len(batch.entries) > 1 and rng.random() < 0.2:
            batch.entries.pop()
        return batch

    return mock.patch.object(Desk, "take_batch", take_batch)


def silent_refusals(rng: Random) -> Any:
    """Now and then a command is called refused although it was obeyed."""
    real = Clerk.obey

    async def obey(self: Clerk, player: Any, command: Any, *rest: Any) -> Any:
        said = await real(self, player, command, *rest)
        return Refused(said.cid, "stale", Refusal("stale", "problem-stale").reason, 0) if rng.random() < 0.05 else said

    return mock.patch.object(Clerk, "obey", obey)


PLANTED: dict[str, Plant] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (
        early_ack,
        lost_write,
        double_apply,
        stale_view,
        leaked_hand,
        watcher_leak,
        open_log,
        leaked_forms,
        known_presets,
        wrong_winner,
        no_end,
        no_recovery,
        lost_wake_up,
        forgotten_answers,
        altered_chain,
        two_answers,
        clock_twice,
        downtime_charged,
        skipped_update,
        swapped_updates,
        forgotten_draws,
        untold_undo,
        wrong_version,
        narrow_question,
        half_batches,
        silent_refusals,
        *AROUND,
        *QUIET,
    )
}


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    """Put in a fault for as long as this lasts; None for no fault."""
    if name is None:
        yield
        return
    with PLANTED[name](Random(name)):
        yield
