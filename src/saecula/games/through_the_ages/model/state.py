"""The state of a game of Through the Ages: flat lists of small ints, which are cheap to copy."""

from typing import Final

from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.steps import State

SIMPLE: Final = 0
ADVANCED: Final = 1
FULL: Final = 2
VERSIONS: Final = ("simple", "advanced", "full")
PLACES: Final = 13
#: A hidden card is stored as a slot: the label of its pool times this, plus the card.
SLOT: Final = 1024
#: The pool of bonus cards dealt out; pools 1 to 3 are the first shuffles of military decks I, II and III.
DEALT: Final = 0
#: The ages of these four pools.
FIRST_POOLS: Final = (3, 1, 2, 3)
NOBODY: Final = -1


class Rules:
    """The options of a game, read once and shared by all copies of its state."""

    def __init__(self, options: dict[str, str]) -> None:
        self.version = VERSIONS.index(options["version"])
        self.less = options["corruption"] == "choice" and self.version > SIMPLE
        self.gangs = options["gangs"] == "on" and self.version > SIMPLE
        self.peaceful = options["peaceful"] != "off" and self.version > SIMPLE
        self.pacts = options["peaceful"] != "no-pacts" and self.version > SIMPLE
        self.by_action = options["drawing"] == "action" and self.version > SIMPLE
        self.resigning = options["resigning"] == "on"
        form = options["bonus"] if self.version == FULL else "piles"
        self.fewer = form.endswith("-fewer")
        self.bonus = form.removesuffix("-fewer")
        #: the names of the cards that are not in this game; None until somebody asks for them
        self.outside: list[str] | None = None
        #: per seat: extra yellow tokens, and by how much its urban limit is higher (TTA-VAR-2)
        self.yellow = [0] * 4
        self.urban = [0] * 4
        for seat, letter in enumerate("abcd"):
            part = options[f"handicap-{letter}"]
            eased = options["easier"] == "on"
            if self.version > SIMPLE:
                self.yellow[seat] = int(eased or part in ("yellow", "both"))
                self.urban[seat] = int(eased or part in ("urban", "both"))

    def last_civil(self) -> int:
        """The last age with a civil deck (TTA-ROW-4)."""
        return self.version + 1


class Piles:
    """Military cards, open and hidden; public labels name the latest shuffle that a hidden one may come from."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        #: per seat: the labels of the cards in hand, in ascending order
        self.labels: list[list[int]] = [[] for _ in range(seats)]
        #: per seat: slots discarded face down
        self.down: list[list[int]] = [[] for _ in range(seats)]
        #: cards discarded openly, which go back into their deck when it is empty
        self.open: list[int] = []
        #: slots that left the game unseen
        self.away: list[int] = []
        #: event piles: who prepared each card, and its slot
        self.current_by: list[int] = []
        self.current: list[int] = []
        self.future_by: list[int] = []
        self.future: list[int] = []
        #: how many current events are of age A; which ones they are is drawn only when they are revealed
        self.ancient = 0
        #: past events, territories that nobody wanted, lost colonies (TTA-MCA-4)
        self.past: list[int] = []
        #: bonus cards (TTA-SET-4, TTA-VAR-6): open ones, slots set aside, slots dealt, slots kept
        self.bonus: list[int] = []
        self.aside: list[int] = []
        self.dealt: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        #: per pool: its age
        self.pools: list[int] = []
        #: what came back in a reshuffle, three numbers each: the pool, the seat that knows + 1 (0 for all), the card
        self.returned: list[int] = []

    def copy(self) -> "Piles":
        """An independent copy."""
        other = Piles(0)
        other.hands = [hand.copy() for hand in self.hands]
        other.labels = [labels.copy() for labels in self.labels]
        other.down = [slots.copy() for slots in self.down]
        other.open = self.open.copy()
        other.away = self.away.copy()
        other.current_by = self.current_by.copy()
        other.current = self.current.copy()
        other.future_by = self.future_by.copy()
        other.future = self.future.copy()
        other.ancient = self.ancient
        other.past = self.past.copy()
        other.bonus = self.bonus.copy()
        other.aside = self.aside.copy()
        other.dealt = [slots.copy() for slots in self.dealt]
        other.kept = [slots.copy() for slots in self.kept]
        other.pools = self.pools.copy()
        other.returned = self.returned.copy()
        return other


class Course:
    """Where the game stands: age, round, card row, decks, and what is under way between seats."""

    def __init__(self, seats: int, cards: int) -> None:
        self.first = 0
        self.turn = -1
        self.round = 0
        self.age = 0
        #: the last round, 0 while it is not known
        self.last = 0
        #: per place of the row: the card, -1 for none
        self.row = [-1] * PLACES
        #: per card: copies left in its deck, decks of later ages included
        self.deck = [0] * cards
        #: civil cards that left the game
        self.gone: list[int] = []
        #: the pool that military cards are drawn from, -1 for none
        self.pool = -1
        #: tokens given to the box, less those taken from it
        self.yellow_box = 0
        self.blue_box = 0
        #: per seat: 1 for the first to resign, 2 for the second and so on; 0 for those still playing
        self.out = [0] * seats
        #: seats from the strongest to the weakest, and from most to least culture, when the event was revealed
        self.by_strength: list[int] = []
        self.by_culture: list[int] = []
        self.event = -1
        # the auction: highest bid, whose it is, who passed
        self.bid = 0
        self.bidder = -1
        self.passed = [0] * seats
        # the fight: card, attacker, defender, units sacrificed on both sides, bonus cards played, edge from pacts
        self.fight = -1
        self.attacker = -1
        self.defender = -1
        self.offered: list[int] = []
        self.guarding: list[int] = []
        self.shield = 0
        self.edge = 0
        # the pact on offer, and the newest label it may have
        self.offer = -1
        self.offer_label = 0
        # per seat: the war card in front of it and whom it is on; the pact in front of it, its partner, its own role
        self.war = [-1] * seats
        self.war_on = [-1] * seats
        self.pact = [-1] * seats
        self.partner = [-1] * seats
        self.role = [0] * seats
        #: per seat: who attacked it this round and holds its mark (TTA-VAR-3)
        self.mark = [-1] * seats

    def copy(self) -> "Course":
        """An independent copy."""
        other = Course(0, 0)
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.age = self.age
        other.last = self.last
        other.row = self.row.copy()
        other.deck = self.deck.copy()
        other.gone = self.gone.copy()
        other.pool = self.pool
        other.yellow_box = self.yellow_box
        other.blue_box = self.blue_box
        other.out = self.out.copy()
        other.by_strength = self.by_strength.copy()
        other.by_culture = self.by_culture.copy()
        other.event = self.event
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed.copy()
        other.fight = self.fight
        other.attacker = self.attacker
        other.defender = self.defender
        other.offered = self.offered.copy()
        other.guarding = self.guarding.copy()
        other.shield = self.shield
        other.edge = self.edge
        other.offer = self.offer
        other.offer_label = self.offer_label
        other.war = self.war.copy()
        other.war_on = self.war_on.copy()
        other.pact = self.pact.copy()
        other.partner = self.partner.copy()
        other.role = self.role.copy()
        other.mark = self.mark.copy()
        return other


class AgesState(State):
    """Everything about one game of Through the Ages."""

    def __init__(
        self,
        box: Box,
        agenda: Agenda,
        options: dict[str, str],
        rules: Rules,
        civs: list[Civ],
        piles: Piles,
        course: Course,
    ) -> None:
        super().__init__(len(civs), agenda)
        self.box = box
        self.options = options
        self.rules = rules
        self.civs = civs
        self.piles = piles
        self.course = course

    def copy(self) -> "AgesState":
        """An independent copy."""
        return AgesState(
            self.box,
            self.agenda.copy(),
            self.options,
            self.rules,
            [civ.copy() for civ in self.civs],
            self.piles.copy(),
            self.course.copy(),
        )

    def trial(self, seat: int) -> "AgesState":
        """A copy for trying what changes only one civilization, the course or the agenda; it shares the rest."""
        civs = self.civs.copy()
        civs[seat] = civs[seat].copy()
        return AgesState(self.box, self.agenda.copy(), self.options, self.rules, civs, self.piles, self.course.copy())

    def dump(self) -> dict[str, object]:
        """The whole state as plain values."""
        return {
            "options": self.options.copy(),
            "agenda": self.agenda.dump(),
            "civs": [civ.dump(leader_takes_his_resources(self.box)) for civ in self.civs],
            "piles": dump_piles(self.piles),
            "course": dump_course(self.course),
        }

    def playing(self) -> list[int]:
        """The seats that have not resigned, clockwise from the one whose turn it is (TTA-EVE-2, TTA-EVE-7)."""
        found: list[int] = []
        start = self.course.turn if self.course.turn >= 0 else self.course.first
        for step in range(self.seats):
            seat = (start + step) % self.seats
            if not self.course.out[seat]:
                found.append(seat)
        return found

    def players(self) -> int:
        """How many seats have not resigned."""
        count = 0
        for out in self.course.out:
            if not out:
                count += 1
        return count

    def is_last_round(self) -> bool:
        """Whether the last round is being played."""
        return self.course.last > 0 and self.course.round >= self.course.last


def dump_piles(piles: Piles) -> dict[str, object]:
    """The piles as plain values."""
    return {
        "hands": [hand.copy() for hand in piles.hands],
        "labels": [labels.copy() for labels in piles.labels],
        "down": [slots.copy() for slots in piles.down],
        "open": piles.open.copy(),
        "away": piles.away.copy(),
        "current_by": piles.current_by.copy(),
        "current": piles.current.copy(),
        "future_by": piles.future_by.copy(),
        "future": piles.future.copy(),
        "ancient": piles.ancient,
        "past": piles.past.copy(),
        "bonus": piles.bonus.copy(),
        "aside": piles.aside.copy(),
        "dealt": [slots.copy() for slots in piles.dealt],
        "kept": [slots.copy() for slots in piles.kept],
        "pools": piles.pools.copy(),
        "returned": piles.returned.copy(),
    }


def dump_course(course: Course) -> dict[str, int | list[int]]:
    """The course of the game as plain values."""
    return {
        "first": course.first,
        "turn": course.turn,
        "round": course.round,
        "age": course.age,
        "last": course.last,
        "row": course.row.copy(),
        "deck": course.deck.copy(),
        "gone": course.gone.copy(),
        "pool": course.pool,
        "yellow_box": course.yellow_box,
        "blue_box": course.blue_box,
        "out": course.out.copy(),
        "by_strength": course.by_strength.copy(),
        "by_culture": course.by_culture.copy(),
        "event": course.event,
        "bid": course.bid,
        "bidder": course.bidder,
        "passed": course.passed.copy(),
        "fight": course.fight,
        "attacker": course.attacker,
        "defender": course.defender,
        "offered": course.offered.copy(),
        "guarding": course.guarding.copy(),
        "shield": course.shield,
        "edge": course.edge,
        "offer": course.offer,
        "offer_label": course.offer_label,
        "war": course.war.copy(),
        "war_on": course.war_on.copy(),
        "pact": course.pact.copy(),
        "partner": course.partner.copy(),
        "role": course.role.copy(),
        "mark": course.mark.copy(),
    }


def new_state(box: Box, seats: int, options: dict[str, str]) -> AgesState:
    """Everybody has the six initial technologies and their workers; the decks are still empty (TTA-SET-1)."""
    rules = Rules(options)
    civs = [Civ(len(box.sites), box.stores) for _ in range(seats)]
    for seat in range(seats):
        civ = civs[seat]
        civ.government = box.despotism
        civ.civil = box.civil[box.despotism]
        civ.military = box.military[box.despotism]
        for card in range(box.first_civil):
            if box.site[card] >= 0:
                civ.known[box.site[card]] = 1
                civ.workers[box.site[card]] = box.start[card]
        civ.unused = 1
        civ.yellow = box.yellow_tokens - 1 - sum(civ.workers) + rules.yellow[seat]
        civ.bank = box.blue_tokens
    return AgesState(box, new_agenda(seats), options, rules, civs, Piles(seats), Course(seats, box.cards))
