"""Around the game: chat, reports, pauses, seats handed to bots and taken back, giving up, agreeing to end."""

from saecula.server.desk.desk import Desk
from saecula.server.desk.entries import REPORTED
from saecula.server.desk.playing import finish, strike
from saecula.server.desk.seats import (
    Player,
    Presence,
    Sender,
    at_play,
    at_stage,
    existing,
    host,
    is_absent,
    known_level,
    own,
    seats_of,
    sitting,
    somebody,
)
from saecula.server.store import Body, EntryRow, SeatRow
from saecula.server.time.clocks import STAND_IN
from saecula.server.wire.commands import Concede, Mute, OfferEnd, Pause, Report, Say, StandIn
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.words import Status


def _seat_of(desk: Desk, player: Player) -> int | None:
    return next(iter(seats_of(desk.row, player)), None)


def say(desk: Desk, sender: Sender, command: Say) -> None:
    """Chat; anybody with a name who is not muted may."""
    who = somebody(sender.player)
    if who.id in desk.row.muted:
        raise Refusal("forbidden", "problem-muted")
    text = command.text.strip()
    if not text:
        raise Refusal("malformed", "problem-malformed")
    desk.note("chat", seat=_seat_of(desk, who), player=who, body=Body(name=who.name, text=text))


def mute(desk: Desk, sender: Sender, command: Mute) -> None:
    """Mute a player, or unmute them; the `text` of the entry is their name."""
    who = host(desk.row, sender.player)
    if command.muted == (command.player in desk.row.muted):
        return
    if command.player == who.id:
        raise Refusal("illegal", "problem-mute-self")
    rest = [other for other in desk.row.muted if other != command.player]
    if command.muted and len(rest) >= 100:
        raise Refusal("too-many", "problem-too-many")
    desk.change(muted=[*rest, command.player] if command.muted else rest)
    text = _name_of(desk, command.player)
    desk.note("muted" if command.muted else "unmuted", player=who, body=Body(name=who.name, text=text))


def report(desk: Desk, sender: Sender, command: Report) -> None:
    """Report a player to the host; `text` is their name, and the quote comes from the log, so nobody can forge it."""
    who = somebody(sender.player)
    if command.player in (who.id, desk.row.host):
        raise Refusal("illegal", "problem-report-self" if command.player == who.id else "problem-report-host")
    quote = _message(desk, command) if command.entry is not None else None
    name = _name_of(desk, command.player)
    if name == command.player:
        raise Refusal("unknown", "problem-report-nobody")
    body = Body(name=who.name, text=name, whom=command.player, quote=quote)
    is_said = any((old.player, old.body.whom, old.body.quote) == (who.id, body.whom, quote) for old in _reports(desk))
    if not is_said:
        desk.note(REPORTED, seat=_seat_of(desk, who), player=who, body=body)


def _reports(desk: Desk) -> list[EntryRow]:
    return [entry for entry in desk.recent if entry.kind == REPORTED]


def _message(desk: Desk, command: Report) -> str:
    for entry in desk.recent:
        if (entry.version, entry.kind, entry.player) == (command.entry, "chat", command.player) and entry.body.text:
            return entry.body.text
    raise Refusal("unknown", "problem-report-message")


def _name_of(desk: Desk, player: str) -> str:
    seats = (seat.name for seat in desk.row.seats if seat.player == player)
    said = (entry.body.name for entry in reversed(desk.recent) if entry.player == player and entry.body.name)
    return next(seats, None) or next(said, None) or player


def pause(desk: Desk, sender: Sender, command: Pause) -> None:
    """Pause the clocks and the game, or resume them; where time is part of the rules all who are there must agree."""
    who = sitting(desk.row, sender.player)
    at_stage(desk.row, "playing", "paused")
    wanted: Status = "paused" if command.paused else "playing"
    if desk.row.status == wanted:
        desk.pausing.difference_update(seats_of(desk.row, who))
        return
    if not _all_agree(desk, who, command, sender.presence):
        return
    desk.pausing.clear()
    strike(desk, desk.clock.monotonic())
    desk.change(status=wanted)
    kind = "paused" if command.paused else "resumed"
    desk.note(kind, seat=_seat_of(desk, who), player=who, body=Body(name=who.name))


def _all_agree(desk: Desk, who: Player, command: Pause, presence: Presence) -> bool:
    """Whether everybody who plays and is here agrees; if time is not part of the rules, nobody is asked."""
    if not desk.is_timed():
        return True
    mine = [seat for seat in seats_of(desk.row, who) if seat not in desk.pausing]
    desk.pausing.update(mine)
    here = [row.seat for row in at_play(desk.row) if presence.is_here(row.player)]
    if desk.pausing.issuperset(here):
        return True
    for seat in mine:
        desk.note("pause-offered" if command.paused else "resume-offered", seat=seat, player=who)
    return False


def stand_in(desk: Desk, sender: Sender, command: StandIn) -> None:
    """Let a bot play a seat, or take it back."""
    at_stage(desk.row, "playing", "paused")
    row = existing(desk.row, command.seat)
    if row.kind != "person":
        raise Refusal("illegal", "problem-seat-bot")
    if row.conceded:
        raise Refusal("illegal", "problem-conceded")
    if command.level is None:
        _come_back(desk, sender.player, row)
        return
    who = sitting(desk.row, sender.player)
    if row.player != who.id and not is_absent(desk.row, row, sender.presence):
        raise Refusal("forbidden", "problem-present")
    level = known_level(command.level)
    # in a rated game neither they themselves nor an opponent choose how well somebody is replaced
    hand_over(desk, row, STAND_IN if desk.counts(row.seat) else level, sender.player)
    _end_if_agreed(desk, sender.presence)


def hand_over(desk: Desk, row: SeatRow, chosen: str, player: Player | None = None) -> None:
    """Let a bot play on. The entry's `name` is who asked for it; none if the time was up, which `text` says."""
    if row.stand_in == chosen:
        return
    row.stand_in = chosen
    desk.touch(row.seat)
    body = Body(level=chosen, name=player.name if player else None, text=None if player else "time")
    desk.note("stand-in", seat=row.seat, player=player, body=body)


def time_up(desk: Desk) -> None:
    """Hand over the seats whose banks are empty."""
    for seat in desk.banks.empty():
        hand_over(desk, desk.row.seats[seat], STAND_IN)


def _come_back(desk: Desk, player: Player | None, row: SeatRow) -> None:
    own(desk.row, player, row.seat)
    if row.stand_in is None:
        return
    row.stand_in = None
    desk.touch(row.seat)
    desk.banks.give_back(row.seat, desk.playing().decision(row.seat))
    desk.note("taken-back", seat=row.seat, player=player)


def concede(desk: Desk, sender: Sender, command: Concede) -> None:
    """Give up: the seat comes last, and a bot plays on; if no person is left, the game ends at once."""
    at_stage(desk.row, "playing", "paused")
    row = own(desk.row, sender.player, command.seat)
    if row.conceded:
        return
    row.conceded, row.stand_in = True, row.stand_in or STAND_IN
    desk.touch(row.seat)
    desk.note("conceded", seat=row.seat, player=sender.player)
    if any(one.kind == "person" and not one.conceded for one in desk.row.seats):
        _end_if_agreed(desk, sender.presence)
    else:
        finish(desk, "abandoned")


def offer_end(desk: Desk, sender: Sender, command: OfferEnd) -> None:
    """Agree to end the game now, or take that back."""
    at_stage(desk.row, "playing", "paused")
    row = own(desk.row, sender.player, command.seat)
    if row.agrees_to_end == command.agree:
        return
    row.agrees_to_end = command.agree
    desk.touch(row.seat)
    desk.note("end-offered" if command.agree else "end-declined", seat=row.seat, player=sender.player)
    _end_if_agreed(desk, sender.presence)


def _end_if_agreed(desk: Desk, presence: Presence) -> None:
    """End the game if all agree. Those who gave up or have a stand-in are not asked; the latter may still offer it.

    If the game cannot go on, nothing is at stake: those who are not there are not asked either. If it is rated, all
    whom it counts for are asked: nobody escapes a loss by stopping while an opponent is away, or has been removed."""
    asked = [row for row in at_play(desk.row) if desk.is_playable or presence.attends(row.player)]
    if desk.is_playable:
        asked += [row for row in desk.row.seats if desk.counts(row.seat) and not row.conceded]
    is_offered = any(row.agrees_to_end and not row.conceded for row in desk.row.seats)
    if is_offered and all(row.agrees_to_end for row in asked):
        finish(desk, "agreed")
