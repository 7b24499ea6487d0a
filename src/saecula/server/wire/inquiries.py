"""Questions: what a client wants to know. They change nothing."""

from typing import Annotated

from msgspec import Meta

from saecula.server.wire.words import Cid, GivenMove, Level, Seat, Whole, Wire


class Inquiry(Wire, tag_field="ask", kw_only=True):
    """Something a client wants to know."""

    cid: Cid


class Why(Inquiry, tag="why"):
    """Why is a move not allowed now? The answer's `why` is null if it is allowed."""

    seat: Seat
    move: GivenMove


class AskHint(Inquiry, tag="hint"):
    """What would a bot do? Without a level, the strongest judge there is answers."""

    seat: Seat
    level: Level | None = None


class Foresee(Inquiry, tag="foresee"):
    """What would these moves lead to? One is a preview, several are a what-if, from what the seat knows."""

    seat: Seat
    moves: Annotated[list["Tried"], Meta(max_length=200)]
    #: each number deals another world
    world: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Tried(Wire):
    """A move tried for a seat; without a move, chance just draws what it has to."""

    seat: Annotated[int, Meta(ge=-2, le=7)]
    move: GivenMove | None = None


class Look(Inquiry, tag="look"):
    """Look through the eyes of another of your seats, or of a spectator (null); a welcome follows."""

    eyes: Seat | None
    since: Whole | None = None


class Earlier(Inquiry, tag="earlier"):
    """What does the log say before a version?"""

    before: Whole


class Ping(Inquiry, tag="ping"):
    """Are you there? `t` is sent back."""

    t: Annotated[float, Meta(ge=-1e15, le=1e15)]


AnyInquiry = Why | AskHint | Foresee | Look | Earlier | Ping
