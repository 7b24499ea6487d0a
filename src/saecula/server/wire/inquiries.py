"""Questions: what a client wants to know. They change nothing."""

from typing import Annotated

from msgspec import Meta

from saecula.server.wire.words import Cid, GivenMove, Level, Seat, Whole, Wire


class Inquiry(Wire, tag_field="ask", kw_only=True):
    """Something a client wants to know."""

    cid: Cid


class Why(Inquiry, tag="why"):
    """Why is a move not allowed now? The answer's `why` is null if it is."""

    seat: Seat
    move: GivenMove


class AskHint(Inquiry, tag="hint"):
    """What would a bot think of? Unless a level is named, the strongest judge there is."""

    seat: Seat
    level: Level | None = None


class Foresee(Inquiry, tag="foresee"):
    """What would come of these moves? One is a preview, several are a what-if from what the seat knows."""

    seat: Seat
    moves: Annotated[list["Tried"], Meta(max_length=200)]
    #: other numbers deal other worlds
    world: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Tried(Wire):
    """A move tried for a seat; without a move chance draws by itself."""

    seat: Annotated[int, Meta(ge=-2, le=7)]
    move: GivenMove | None = None


class Look(Inquiry, tag="look"):
    """Look through the eyes of another of one's own seats, or of a spectator; a welcome follows."""

    eyes: Seat | None
    since: Whole | None = None


class Earlier(Inquiry, tag="earlier"):
    """The log before a version."""

    before: Whole


class Ping(Inquiry, tag="ping"):
    """Are you there?"""

    t: Annotated[float, Meta(ge=-1e15, le=1e15)]


AnyInquiry = Why | AskHint | Foresee | Look | Earlier | Ping
