"""Commands: what a client wants done at a table.

A command has a `cid` chosen by the sender: if the same cid comes again, it is answered again but not obeyed again. It
may come as a frame on the socket or as the body of a POST.
"""

from typing import Annotated

from msgspec import Meta

from saecula.bots.personas import Character
from saecula.server.wire.words import PLAIN, Cid, GivenMove, Level, Name, Seat, Whole, Wire, Word


class Command(Wire, tag_field="do", kw_only=True):
    """Something a client wants done at a table."""

    cid: Cid


class Play(Command, tag="play"):
    """Answer a decision of your own seat."""

    seat: Seat
    decision: Whole
    move: GivenMove


class Undo(Command, tag="undo"):
    """Take back your last move, or with `all` as many as are allowed."""

    seat: Seat
    all: bool = False


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Command, tag="sit"):
    """Take an open seat. `name` is for a further person on the same screen; `nonce` goes into the draws."""

    seat: Seat
    name: Name | None = None
    nonce: Annotated[str, Meta(max_length=64, pattern=PLAIN)] = ""


class Stand(Command, tag="stand"):
    """Leave a seat before the game starts."""

    seat: Seat


class AddBot(Command, tag="add-bot"):
    """Put a bot on an open seat; only the host may. Without a character it gets one that is rare at the table."""

    seat: Seat
    level: Level
    character: Character | None = None


class RemoveSeat(Command, tag="remove"):
    """Empty a seat before the start, which only the host may, or hand it to a bot for good once the game has started.

    Then the host may do so if its player is gone; if not, all others who play and are there must want it, at least two.
    """

    seat: Seat


class Mute(Command, tag="mute"):
    """Mute a player, or let them write again; only the host may."""

    player: Word
    muted: bool


class Report(Command, tag="report"):
    """Report a player to the host, who alone learns of it. `entry`: the version of the message this is about."""

    player: Word
    entry: Whole | None = None


class Start(Command, tag="start"):
    """Start the game; only the host may, once all seats are taken."""


class Pause(Command, tag="pause"):
    """Pause the clocks and the game, or resume them; anybody who sits may, and the host.

    While time is part of the rules, all players who are there must agree; the opposite command withdraws your wish.
    """

    paused: bool


class StandIn(Command, tag="stand-in"):
    """Let a bot play a seat: your own, or that of somebody absent or out of time. A null level takes your seat back.

    In a rated game it is always a casual bot."""

    seat: Seat
    level: Level | None


class Concede(Command, tag="concede"):
    """Give up: the seat comes last, and a bot plays on for it."""

    seat: Seat


class OfferEnd(Command, tag="offer-end"):
    """Agree to end the game now, or take that back; it ends once all the people who play agree.

    A rated game only ends once all whom it counts for agree or have given up, whether they are there or not."""

    seat: Seat
    agree: bool


class Preset(Command, tag="preset"):
    """Answer all decisions of a kind in advance, or stop doing so (a null move). Only the seat itself sees it."""

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
