"""What each command does. A handler checks everything, then changes the desk; a Refusal leaves it as it was."""

from collections.abc import Callable
from typing import Any

from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import make, take_back
from saecula.server.desk.seats import Player, Presence, at_stage, own
from saecula.server.table.gathering import add_bot, remove, sit, stand, start
from saecula.server.table.manners import concede, mute, offer_end, pause, say, stand_in
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
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from saecula.server.wire.refusals import Refusal

#: How many kinds of decisions a seat may answer beforehand.
PRESETS = 40


def _own_seat_in_play(desk: Desk, player: Player | None, seat: int) -> None:
    row = own(desk.row, player, seat)
    at_stage(desk.row, "playing")
    if row.stand_in is not None:
        raise Refusal("forbidden", "problem-conceded" if row.conceded else "problem-stand-in")


def play(desk: Desk, player: Player | None, command: Play, at: float | None) -> None:
    """Answer a decision."""
    _own_seat_in_play(desk, player, command.seat)
    if desk.time.is_counting_in():
        raise Refusal("illegal", "problem-count-in")
    move = desk.game.book.from_json(command.move)
    make(desk, command.seat, move, decision=command.decision, player=player, at=at)


def undo(desk: Desk, player: Player | None, command: Undo) -> None:
    """Take moves back."""
    _own_seat_in_play(desk, player, command.seat)
    assert player is not None
    take_back(desk, command.seat, player, command.all)


def preset(desk: Desk, player: Player | None, command: Preset) -> None:
    """Answer decisions beforehand, but not where moments count. It leaves no entry: it is nobody else's business."""
    own(desk.row, player, command.seat)
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


Handler = Callable[[Desk, Player | None, Any], None]

HANDLERS: dict[type, Handler] = {
    Undo: undo,
    Preset: preset,
    Say: say,
    Mute: mute,
    Sit: sit,
    Stand: stand,
    AddBot: add_bot,
    RemoveSeat: remove,
    Start: start,
    Concede: concede,
    OfferEnd: offer_end,
}


def obey(desk: Desk, player: Player | None, command: AnyCommand, presence: Presence, at: float | None = None) -> None:
    """Do what a command says; `at` is the moment of a move where time is part of the rules."""
    if not desk.is_playable and not isinstance(command, Say):
        raise Refusal("too-late", "problem-unplayable")
    if isinstance(command, Play):
        play(desk, player, command, at)
    elif isinstance(command, StandIn):
        stand_in(desk, player, command, presence)
    elif isinstance(command, Pause):
        pause(desk, player, command, presence)
    else:
        HANDLERS[type(command)](desk, player, command)
