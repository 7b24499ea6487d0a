"""The types that everything on the wire is made of: times, names, moves and events in their JSON forms."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

#: Milliseconds since 1970, by the server's clock.
Time = int
MoveJson = dict[str, str]
EventJson = dict[str, Any]
ViewJson = dict[str, Any]
#: Everything that clients send has bounds: what is not checked here may be stored or calculated with.
Whole = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
#: No control characters: some databases do not take them.
PLAIN = r"^[^\x00-\x1f\x7f]*$"
Word = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Value = Annotated[str, Meta(max_length=100, pattern=PLAIN)]
GivenMove = Annotated[dict[Word, Value], Meta(max_length=12)]
GivenOptions = Annotated[dict[Word, Value], Meta(max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
Status = Literal["gathering", "playing", "paused", "over"]
#: How a game ended: by the rules, because all agreed, or because nobody was left.
End = Literal["rules", "agreed", "abandoned"]
#: Why the server moved for a seat: an answer given in advance, the only legal move, a bot in place of a player.
Auto = Literal["preset", "forced", "stand-in"]
#: Why a command was refused, as a word for programs.
RefusedWord = Literal["malformed", "illegal", "stale", "forbidden", "too-many", "too-late", "unknown", "failed"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Something that is sent over the wire."""
