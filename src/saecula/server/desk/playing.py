"""Moves at a table: made, drawn or taken back, each with its entry, and the end of the game when it comes."""

from typing import Any

from saecula.kernel.codes import CLOCK, Reason
from saecula.kernel.errors import IllegalMove
from saecula.kernel.match import Played
from saecula.kernel.moves import Move
from saecula.kernel.record import Line, seat_number
from saecula.kernel.views import Outcome, Standing
from saecula.play import forced
from saecula.play.driving import draws
from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import tell, untold
from saecula.server.desk.seats import Player
from saecula.server.store import Body
from saecula.server.wire.words import Auto, End

#: After this many lines the position is stored again.
SNAPSHOT_EVERY = 40


def make(
    desk: Desk,
    seat: int,
    move: Move | int,
    *,
    decision: int,
    player: Player | None = None,
    auto: Auto | None = None,
    at: float | None = None,
) -> None:
    """Make a move of a seat, and all that chance draws after it. If it is illegal or stale, nothing changes.

    Where time is part of the rules, CLOCK is first brought up to the moment `at`; if that is None, no time passes.
    """
    match = desk.playing()
    if at is not None and desk.time.tick(match.state, at) is not None:
        match.check(seat, move, decision, desk.seen.legal(seat))
        strike(desk, at)
    before = match.state
    _done(desk, before, match.play(seat, move, decision, desk.seen.legal(seat)), player, auto)
    let_chance_draw(desk)
    if player is not None and auto is None:
        desk.banks.look(desk.clock.monotonic())
        desk.banks.pay(seat, decision)
    conclude(desk)


def strike(desk: Desk, at: float) -> None:
    """Let CLOCK move to a moment, but no further than its deadline."""
    match = desk.playing()
    tick = desk.time.tick(match.state, at)
    if tick is not None:
        _done(desk, match.state, match.play(CLOCK, tick))
        let_chance_draw(desk)
        conclude(desk)


def let_chance_draw(desk: Desk) -> None:
    """Let chance draw until somebody else must move."""
    match = desk.playing()
    before = match.state
    for played in draws(match):
        _done(desk, before, played)
        before = match.state


def _done(desk: Desk, before: Any, played: Played, player: Player | None = None, auto: Auto | None = None) -> None:
    line = desk.playing().lines[-1]
    told = tell(desk.game, before, played, len(desk.row.seats))
    body = Body(move=line.move, auto=auto)
    desk.note("move", seat=played.seat, player=player, n=played.n, body=body, told=told)
    if auto == "forced":
        desk.forced.add(played.n)
    desk.held.pop(played.seat, None)
    desk.moved()


def conclude(desk: Desk) -> None:
    """After moves: end the game if it is over; now and then store a snapshot, where no undo can go back any further."""
    match = desk.playing()
    if match.is_over():
        finish(desk, "rules")
    elif len(match.lines) - desk.snapshot_at >= SNAPSHOT_EVERY and match.played and match.played[-1].barrier:
        desk.keep_snapshot(match.snapshot())


def finish(desk: Desk, end: End) -> None:
    """End the game; from now on the table can only be looked at. If its rules are not known there is no result."""
    result = None
    if desk.match is not None:
        last = [seat.seat for seat in desk.row.seats if seat.conceded]
        result = rank(desk.game.outcome(desk.match.state), last)
        desk.keep_snapshot(desk.match.snapshot())
    desk.change(status="over", ended=desk.clock.now(), end=end, result=result)
    desk.note("ended", body=Body(text=end))


def rank(outcome: Outcome, last: list[int]) -> Outcome:
    """The result, with those who gave up behind all others."""
    keys = [(standing.seat in last, standing.rank) for standing in outcome.standings]
    standings = [
        Standing(standing.seat, 1 + sum(other < key for other in keys), standing.total, standing.points)
        for standing, key in zip(outcome.standings, keys, strict=True)
    ]
    return Outcome(standings, outcome.reason)


# ---------------------------------------------------------------- undo


def why_no_undo(desk: Desk, seat: int) -> Reason | None:
    """Why a seat cannot take back its last choice and the moves made for it since; None if it can."""
    return forced.why_no_undo(desk.playing(), seat, desk.forced)


def take_back(desk: Desk, seat: int, player: Player, everything: bool) -> None:
    """Take back a seat's last choice, or all that may be, with the moves made for it since; IllegalMove if none may."""
    reason = why_no_undo(desk, seat)
    if reason is not None:
        raise IllegalMove(reason)
    _back(desk, seat, player)
    while everything and why_no_undo(desk, seat) is None:
        _back(desk, seat, player)
    desk.held[seat] = desk.playing().decision(seat)


def _back(desk: Desk, seat: int, player: Player) -> None:
    """Take back a choice, and before it the moves made for the seat since."""
    for back, again in forced.undo_choice(desk.playing(), seat, desk.forced):
        desk.note("undo", seat=seat, player=player, n=back.n, body=Body(undo=back.undo))
        for old, line in again:
            _again(desk, old, line)
        desk.moved()


def _again(desk: Desk, old: int, line: Line) -> None:
    """Make another seat's simultaneous choice again, and tell it as it was told the first time."""
    entry = next((entry for entry in reversed(desk.recent) if entry.n == old), None)
    auto = entry.body.auto if entry is not None else None
    told = entry.told if entry is not None else untold(len(desk.row.seats))
    seat = seat_number(line.seat, len(desk.row.seats))
    desk.note("move", seat=seat, n=line.n, body=Body(move=line.move, auto=auto), told=told)
