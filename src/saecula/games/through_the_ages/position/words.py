"""The fields of a position of Through the Ages, in the words of the game (docs/positions.md).

reading.py reads them, writing.py writes a state in them, implied.py says what may be left out.
"""

from typing import Annotated

import msgspec

from saecula.parts.wording import Count

EMPTY = "-"


class Civilization(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What one seat has; a field that is None is worked out from the rest."""

    government: str | None = None
    leader: str | None = None
    leaders: list[str] | None = None
    technologies: dict[str, Count] = {}
    special: list[str] = []
    wonder: str | None = None
    stages: Count = 0
    wonders: list[str] = []
    ravaged: list[str] = []
    colonies: list[str] = []
    tactic: str | None = None
    hand: list[str] = []
    fresh: list[str] = []
    military_hand: list[str] = []
    discarded: list[str] = []
    dealt: list[str] = []
    kept: list[str] = []
    unused: Count = 1
    yellow: Count | None = None
    blue: Count | None = None
    tokens: dict[str, Count] = {}
    culture: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    science: Count = 0
    civil_spent: Count = 0
    civil_lost: Count | None = None
    military_spent: Count = 0
    drill: Count = 0
    special_resources: Count | None = None
    leader_resources: Count | None = None
    route_food: Count = 0
    route_resources: Count = 0
    rebellion: Count = 0
    forfeits: Count = 0
    done: list[str] = []


class War(msgspec.Struct, forbid_unknown_fields=True):
    """A war card, and on whom the war was declared."""

    card: str
    on: str


class Pact(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"partner": "with"}):
    """The pact in front of a seat: with whom it is, and the role of the seat itself."""

    card: str
    partner: str
    role: str = "a"


class Fight(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The last fight; it is over if there is no card."""

    card: str | None = None
    attacker: str | None = None
    defender: str | None = None
    edge: Count = 0


class Auction(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The last bids for a territory."""

    bid: Count = 0
    bidder: str | None = None
    passed: list[str] = []


class Ranks(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The seats from first to last in strength and culture, as they were when an event was revealed."""

    strength: list[str] = []
    culture: list[str] = []


class Words(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position; a field that is None is worked out. What is listed by seat is read separately, seat by seat."""

    at: str | None = None
    turn: str | None = None
    first: str = "A"
    round: Count | None = None
    age: str | None = None
    last: Count | None = None
    civilizations: dict[str, object] = {}
    row: list[str] = []
    gone: list[str] = []
    wars: dict[str, object] = {}
    pacts: dict[str, object] = {}
    marks: dict[str, str] = {}
    resigned: list[str] = []
    ancient: Count | None = None
    current: list[str] = []
    future: list[str] = []
    past: list[str] | None = None
    discards: list[str] = []
    away: list[str] = []
    bonus: list[str] = []
    aside: list[str] = []
    shuffles: list[str] = []
    returned: list[str] = []
    event: str | None = None
    ranks: Ranks | None = None
    auction: Auction | None = None
    fight: Fight | None = None
    offered: dict[str, Count] | None = None
    guarding: dict[str, Count] | None = None
    shield: Count = 0
    offer: str | None = None
    offer_shuffle: Count | None = None
    open: dict[str, list[str]] | None = None
