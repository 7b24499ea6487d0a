"""One civilization: technologies and workers, tokens, cards on the table and civil cards in hand."""

from typing import Final

# Bits of `Civ.once`: what was done this turn, or (SETTLED) in the whole game.
WELCOMED: Final = 1
ROUTE_USED: Final = 2
SETTLED: Final = 4
KEEPS_CARDS: Final = 8
REVOLTED: Final = 16
PLAYED_LEADER: Final = 32
ONCE_A_TURN: Final = 1 + 2 + 8 + 16 + 32


class Civ:
    """What one seat has on the table, and its civil cards in hand; all of it is public (TTA-SET-7)."""

    def __init__(self, sites: int, stores: int) -> None:
        #: per site: workers on it, and whether its technology is in play
        self.workers = [0] * sites
        self.known = [0] * sites
        #: per farm, mine and laboratory: blue tokens on it
        self.tokens = [0] * stores
        self.yellow = 0
        self.unused = 0
        #: tokens in the blue bank
        self.bank = 0
        self.culture = 0
        self.science = 0
        self.government = 0
        self.leader = -1
        #: the wonder under construction (-1 for none) and how many of its stages are built
        self.wonder = -1
        self.stages = 0
        self.tactic = -1
        #: special technologies in play by kind, -1 for none
        self.special = [-1, -1, -1, -1]
        self.hand: list[int] = []
        #: action cards taken this turn
        self.fresh: list[int] = []
        self.wonders: list[int] = []
        self.ravaged: list[int] = []
        self.colonies: list[int] = []
        #: the ages of the leaders taken so far, one bit each
        self.leaders = 0
        # actions: tokens in all, spent this turn, lost for this turn
        self.civil = 0
        self.civil_spent = 0
        self.civil_lost = 0
        self.military = 0
        self.military_spent = 0
        #: extra military actions, for this turn only (TTA-MIL-5)
        self.drill = 0
        #: special resources: for units only, and for this turn only (TTA-MIL-2)
        self.special_resources = 0
        #: how many of these came with the leader and leave with it; they are used first (TTA-CIV-6)
        self.leader_resources = 0
        #: goods that an opened trade route still adds to a payment (TTA-CRD-30)
        self.route_food = 0
        self.route_resources = 0
        #: civil actions that Rebellion takes away from the next turn
        self.rebellion = 0
        #: political actions still to be skipped (TTA-CRD-16)
        self.forfeits = 0
        self.once = 0

    def copy(self) -> "Civ":
        """An independent copy."""
        other = Civ(0, 0)
        other.workers = self.workers.copy()
        other.known = self.known.copy()
        other.tokens = self.tokens.copy()
        other.yellow = self.yellow
        other.unused = self.unused
        other.bank = self.bank
        other.culture = self.culture
        other.science = self.science
        other.government = self.government
        other.leader = self.leader
        other.wonder = self.wonder
        other.stages = self.stages
        other.tactic = self.tactic
        other.special = self.special.copy()
        other.hand = self.hand.copy()
        other.fresh = self.fresh.copy()
        other.wonders = self.wonders.copy()
        other.ravaged = self.ravaged.copy()
        other.colonies = self.colonies.copy()
        other.leaders = self.leaders
        other.civil = self.civil
        other.civil_spent = self.civil_spent
        other.civil_lost = self.civil_lost
        other.military = self.military
        other.military_spent = self.military_spent
        other.drill = self.drill
        other.special_resources = self.special_resources
        other.leader_resources = self.leader_resources
        other.route_food = self.route_food
        other.route_resources = self.route_resources
        other.rebellion = self.rebellion
        other.forfeits = self.forfeits
        other.once = self.once
        return other

    def dump(self, by_source: bool) -> dict[str, int | list[int]]:
        """The civilization as plain values; `by_source` adds how many special resources are the leader's."""
        found: dict[str, int | list[int]] = {
            "workers": self.workers.copy(),
            "known": self.known.copy(),
            "tokens": self.tokens.copy(),
            "yellow": self.yellow,
            "unused": self.unused,
            "bank": self.bank,
            "culture": self.culture,
            "science": self.science,
            "government": self.government,
            "leader": self.leader,
            "wonder": self.wonder,
            "stages": self.stages,
            "tactic": self.tactic,
            "special": self.special.copy(),
            "hand": self.hand.copy(),
            "fresh": self.fresh.copy(),
            "wonders": self.wonders.copy(),
            "ravaged": self.ravaged.copy(),
            "colonies": self.colonies.copy(),
            "leaders": self.leaders,
            "civil": self.civil,
            "civil_spent": self.civil_spent,
            "civil_lost": self.civil_lost,
            "military": self.military,
            "military_spent": self.military_spent,
            "drill": self.drill,
            "special_resources": self.special_resources,
            "route_food": self.route_food,
            "route_resources": self.route_resources,
            "rebellion": self.rebellion,
            "forfeits": self.forfeits,
            "once": self.once,
        }
        if by_source:
            found["leader_resources"] = self.leader_resources
        return found

    def civil_left(self) -> int:
        """Civil actions left this turn."""
        return max(0, self.civil - self.civil_lost - self.civil_spent)

    def military_left(self) -> int:
        """Military actions left this turn."""
        return self.military + self.drill - self.military_spent

    def has_done(self, deed: int) -> bool:
        """Whether something that may be done only once has been done; `deed` is one of the bits of `once`."""
        return self.once & deed != 0


def put(cards: list[int], card: int) -> None:
    """Insert a card into a sorted list."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
