"""What each command does. A handler checks everything, then changes the desk; after a Refusal nothing has changed."""

from collections.abc import Callable
from typing import Any

from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make, take_back
from saecula.server.desk.seats import Player, Sender, at_stage, own, somebody
from saecula.server.table.gathering import add_bot, sit, stand, start
from saecula.server.table.manners import concede, mute, offer_end, pause, report, say, stand_in
from saecula.server.table.removing import remove
from saecula.server.wire.commands import (
    AddBot,
    AnyCommand,
    Concede,
    Mute,
    OfferEnd,
    Pause,
    Play,
    Preset,
    RemoveSeat,
    Report,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from saecula.server.wire.refusals import Refusal

#: How many kinds of decisions a seat may answer in advance.
PRESETS = 40


def obey(desk: Desk, sender: Sender, command: AnyCommand) -> None:
    """Carry out a command."""
    if not desk.is_playable and type(command) not in WHILE_READING:
        raise Refusal("too-late", "problem-unplayable")
    HANDLERS[type(command)](desk, sender, command)


def play(desk: Desk, sender: Sender, command: Play) -> None:
    """Answer a decision."""
    _own_seat_in_play(desk, sender.player, command.seat)
    if desk.time.is_counting_in():
        raise Refusal("illegal", "problem-count-in")
    move = desk.game.book.from_json(command.move)
    make(desk, command.seat, move, decision=command.decision, player=sender.player, at=sender.at)


def undo(desk: Desk, sender: Sender, command: Undo) -> None:
    """Take moves back."""
    _own_seat_in_play(desk, sender.player, command.seat)
    take_back(desk, command.seat, somebody(sender.player), command.all)


def _own_seat_in_play(desk: Desk, player: Player | None, seat: int) -> None:
    row = own(desk.row, player, seat)
    at_stage(desk.row, "playing")
    if row.stand_in is not None:
        raise Refusal("forbidden", "problem-conceded" if row.conceded else "problem-stand-in")


def preset(desk: Desk, sender: Sender, command: Preset) -> None:
    """Answer decisions in advance, but not where time is part of the rules. This writes no entry, as it is private."""
    own(desk.row, sender.player, command.seat)
    at_stage(desk.row, "playing", "paused")
    if command.move is not None:
        if desk.is_timed():
            raise Refusal("illegal", "problem-preset-time")
        desk.game.book.from_json(command.move)
        others = [kind for seat, kind in desk.presets if seat == command.seat and kind != command.kind]
        if len(others) >= PRESETS:
            raise Refusal("too-many", "problem-too-many")
    if desk.presets.get((command.seat, command.kind)) != command.move:
        desk.preset(command.seat, command.kind, command.move)


#: What may be done at a table that can only be read.
WHILE_READING = (Say, Mute, Report, OfferEnd)

HANDLERS: dict[type, Callable[[Desk, Sender, Any], None]] = {
    Play: play,
    Undo: undo,
    Preset: preset,
    Say: say,
    Mute: mute,
    Report: report,
    Sit: sit,
    Stand: stand,
    AddBot: add_bot,
    RemoveSeat: remove,
    Start: start,
    StandIn: stand_in,
    Pause: pause,
    Concede: concede,
    OfferEnd: offer_end,
}
