"""Taking a seat away from somebody: before the start by the host, afterwards only if they are gone, or by a vote."""

from saecula.server.desk.desk import Desk
from saecula.server.desk.seats import Player, Presence, Sender, at_play, at_stage, existing, host, is_absent, somebody
from saecula.server.store import Body, SeatRow
from saecula.server.table.gathering import take
from saecula.server.time.clocks import STAND_IN
from saecula.server.wire.commands import RemoveSeat
from saecula.server.wire.refusals import Refusal

#: How many players must be for it: nobody gets rid of their only opponent.
FEWEST = 2


def remove(desk: Desk, sender: Sender, command: RemoveSeat) -> None:
    """Empty a seat before the start; hand it to a bot for good afterwards."""
    at_stage(desk.row, "gathering", "playing", "paused")
    row = existing(desk.row, command.seat)
    if row.kind == "open":
        raise Refusal("illegal", "problem-seat-open")
    if desk.row.status == "gathering":
        _empty(desk, host(desk.row, sender.player), row, SeatRow(command.seat))
        return
    who = somebody(sender.player)
    if who.id != desk.row.host and who.id not in _players(desk):
        raise Refusal("forbidden", "problem-not-host")
    if row.kind == "bot":
        raise Refusal("illegal", "problem-seat-bot")
    if _may_alone(desk, who, row, sender.presence) or _voted(desk, who, row, sender.presence):
        level = row.stand_in or STAND_IN
        _empty(desk, who, row, SeatRow(row.seat, "bot", row.name, level=level, conceded=row.conceded, nonce=row.nonce))


def _may_alone(desk: Desk, who: Player, row: SeatRow, presence: Presence) -> bool:
    """Whether somebody may do it alone: the host, with a seat of their own or of somebody who is gone."""
    return who.id == desk.row.host and (row.player == who.id or is_absent(desk.row, row, presence))


def _players(desk: Desk) -> set[str | None]:
    return {seat.player for seat in at_play(desk.row)}


def _voted(desk: Desk, who: Player, row: SeatRow, presence: Presence) -> bool:
    """Vote against somebody who is there; returns whether that was the last vote needed."""
    players = _players(desk) - {row.player}
    if who.id not in players:
        raise Refusal("forbidden", "problem-not-host")
    if len(players) < FEWEST:
        raise Refusal("forbidden", "problem-vote")
    is_new = who.id not in desk.votes_against(row.seat)
    desk.votes.setdefault(row.seat, {})[who.id] = desk.clock.monotonic()
    for_it = desk.votes_against(row.seat) & players
    if len(for_it) >= FEWEST and all(player in for_it for player in players if presence.is_here(player)):
        return True
    if is_new:
        mine = next(seat.seat for seat in at_play(desk.row) if seat.player == who.id)
        desk.note("remove-offered", seat=mine, player=who, body=Body(name=row.name))
    return False


def _empty(desk: Desk, who: Player, row: SeatRow, successor: SeatRow) -> None:
    take(desk, successor)
    desk.votes.pop(row.seat, None)
    desk.note("removed", seat=row.seat, player=who, body=Body(name=row.name))
    for kind in [kind for seat, kind in desk.presets if seat == row.seat]:
        desk.preset(row.seat, kind, None)
