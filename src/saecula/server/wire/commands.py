"""Commands: what a client wants done at a table.

A command carries a `cid` chosen by the sender: the same cid is answered, not obeyed, twice. It may come as a frame on
the socket or as the body of a POST.
"""

from typing import Annotated

from msgspec import Meta

from saecula.bots.faces import Character
from saecula.server.wire.words import PLAIN, Cid, GivenMove, Level, Name, Seat, Whole, Wire, Word


class Command(Wire, tag_field="do", kw_only=True):
    """Something a client wants done at a table."""

    cid: Cid


class Play(Command, tag="play"):
    """Answer a decision of one's own seat."""

    seat: Seat
    decision: Whole
    move: GivenMove


class Undo(Command, tag="undo"):
    """Take one's last move back, or all of them as far as may be."""

    seat: Seat
    all: bool = False


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Command, tag="sit"):
    """Take an open seat. `name` for a further person on the same screen; `nonce` goes into the draws."""

    seat: Seat
    name: Name | None = None
    nonce: Annotated[str, Meta(max_length=64, pattern=PLAIN)] = ""


class Stand(Command, tag="stand"):
    """Leave a seat before the game starts."""

    seat: Seat


class AddBot(Command, tag="add-bot"):
    """Put a bot on an open seat; the host may. Without a character it has one that is seldom at the table."""

    seat: Seat
    level: Level
    character: Character | None = None


class RemoveSeat(Command, tag="remove"):
    """Empty a seat before the start, which the host may, or hand it to a bot for good afterwards.

    Then the host may if its player is gone; else all others who play and are there must want it, two at least.
    """

    seat: Seat


class Mute(Command, tag="mute"):
    """Mute a player, or let them write again; only the host may."""

    player: Word
    muted: bool


class Report(Command, tag="report"):
    """Report a player to the host, who alone learns of it; `entry` is the version of the message that it is for."""

    player: Word
    entry: Whole | None = None


class Start(Command, tag="start"):
    """Start the game; the host may, once all seats are taken."""


class Pause(Command, tag="pause"):
    """Stop the clocks and the game, or let them go on; any player may.

    While time is part of the rules all who are there must agree; the other way round takes one's wish back.
    """

    paused: bool


class StandIn(Command, tag="stand-in"):
    """Let a bot play a seat: one's own, or that of somebody absent or out of time. No level takes one's seat back."""

    seat: Seat
    level: Level | None


class Concede(Command, tag="concede"):
    """Give up: the seat comes last, a bot plays on."""

    seat: Seat


class OfferEnd(Command, tag="offer-end"):
    """Agree to end the game as it stands, or take that back; it ends when all persons agree."""

    seat: Seat
    agree: bool


class Preset(Command, tag="preset"):
    """Answer all decisions of a kind beforehand, or stop doing so. Only the seat itself sees it."""

    seat: Seat
    kind: Word
    move: GivenMove | None


AnyCommand = (
    Play
    | Undo
    | Say
    | Sit
    | Stand
    | AddBot
    | RemoveSeat
    | Mute
    | Report
    | Start
    | Pause
    | StandIn
    | Concede
    | OfferEnd
    | Preset
)
