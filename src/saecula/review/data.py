"""What a review and a hint say, as they are stored, sent and printed.

Moves have the numbers of their lines in the record.
"""

from typing import Any

import msgspec

#: The format of reviews; stored ones in another format are made again.
FORMAT = 3

#: Moves and events in their JSON forms.
MoveJson = dict[str, str]
EventJson = dict[str, Any]


# ---------------------------------------------------------------- advice


class Advised(msgspec.Struct):
    """A move worth thinking of in the judge's eyes, the plan that begins with it, and what that plan changes."""

    move: MoveJson
    #: the chance to win that the judge sees, to be compared only with those of the other plans in the hint, and the
    #: share of its thinking that went into it
    value: float
    share: float
    #: the move and those that follow it, up to the first thing nobody knows yet
    plan: list[MoveJson]
    #: whether the seat goes on after the plan, but in a way that depends on draws, secrets or the others
    open: bool
    #: what is sure to come of the first move
    events: list[EventJson]
    #: whether the plan ends the turn: then it is compared with ending it at once, else with the position as it is
    ended: bool
    #: measure -> by how much the plan changes it for the seat, in that comparison; `prospect` is the points at the end
    changes: dict[str, int]
    #: the same, compared with the best plan; for the best, with the next best
    against: dict[str, int]
    #: by seat, the chances to win where the plan ends, as the judge sees them at a glance, and where the other side of
    #: that comparison ends
    chances: list[float]
    otherwise: list[float]


class Hint(msgspec.Struct):
    """A judge's best plans, which lead to different ends."""

    level: str
    moves: list[Advised]


# ---------------------------------------------------------------- the review


class Difference(msgspec.Struct):
    """A figure that a better move leaves its seat with more or less of, and by how much."""

    measure: str
    by: int


class Rival(msgspec.Struct):
    """Another seat whose chance to win a better move would have changed, and by how much."""

    seat: int
    by: float


class Costly(msgspec.Struct):
    """A move that cost its seat a share of its chance to win, and what would have been better."""

    n: int
    #: the last line before the move: where to go back to and try again
    before: int
    seat: int
    #: the chance with the better move, and what was lost by the one that was made
    chance: float
    cost: float
    played: MoveJson
    #: the better move and what was to follow it, up to the first thing nobody knew yet
    better: list[MoveJson]
    reasons: list[Difference]
    rival: Rival | None = None


class Turning(msgspec.Struct):
    """A swing of the curve: between two moves a seat's chance rose from one share to another, most of all at move n."""

    n: int
    first: int
    last: int
    seat: int
    before: float
    after: float


class Accuracy(msgspec.Struct):
    """How close a seat came to the judge's best moves, in per cent, over its real choices; None if it had none.

    Choices that a bot made in a player's place are the bot's: they are counted, but not judged.
    """

    percent: float | None
    choices: int
    #: what all its moves together cost it, in shares of a win
    cost: float
    #: the choices that a bot made in the player's place
    stood_in: int = 0


class Source(msgspec.Struct):
    """Where some of a seat's points came from: the category of its score, what gave them, and how many."""

    category: str
    #: a card, a wonder, a city, a region, as domain:value; if none was named, the kind of move that brought the points
    what: str
    move: str
    points: int


class Review(msgspec.Struct):
    """A whole game, judged."""

    format: int
    game: str
    #: whether the judge's evaluation was learned; if not, it is the game's own rough one
    learned: bool
    #: the numbers of the moves that stand, with 0 for the beginning in front
    ns: list[int]
    #: by seat, the chance to win before the first move and after each, from what was public then
    chances: list[list[float]]
    costly: list[Costly]
    turnings: list[Turning]
    #: by seat
    accuracy: list[Accuracy]
    sources: list[list[Source]]
