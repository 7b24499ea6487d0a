"""A position of Through the Ages as one row of numbers, for learning. The viewing seat comes first, then the others.

Cards are counted by their numbers, civil and military ones apart; figures are given as they are, everything else as
0 or 1. `AgesEncoder.layout` names every part with its shape.
"""

from typing import Final

from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.mind.survey import Portrait, survey
from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.box import SIDE_FOOD, SIDE_RESOURCE
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.kinds import AGES
from saecula.games.through_the_ages.model.state import PLACES, SLOT, VERSIONS, AgesState
from saecula.games.through_the_ages.rules.civil.prices import extra_production
from saecula.games.through_the_ages.rules.goods import food, resources
from saecula.games.through_the_ages.rules.military.hands import deck_size
from saecula.games.through_the_ages.rules.military.impacts import harvest_worth, mining_worth
from saecula.games.through_the_ages.rules.ratings import bonds_of, hand_bonus, urban_limit
from saecula.parts.declared import names_of
from saecula.parts.tensors import Encoder, Part, Row, frame_parts

LARGEST: Final = 1023
#: How many numbers there are for a seat: figures, sets of bits and their width, what its cards give now, its roles.
FIGURES: Final = 18
BITS: Final = 2
WIDTH: Final = 6
RATES: Final = 12
ROLES: Final = 11
#: Rivals that a seat may have: the target of its war, the partner of its pact, who attacked it.
RIVALS: Final = 3
FORMS: Final = ("piles", "public-3", "public-4", "public-5", "by-age", "private", "open")


def parts_of(game: ThroughTheAges, seats: int) -> list[Part]:
    """The parts of an observation with their shapes, in order."""
    box = game.box
    civil, military = box.first_military, box.cards - box.first_military
    sites, units, ages = len(box.sites), len(box.unit_sites), len(AGES)
    return [
        ("row", (PLACES, civil)),
        ("deck", (civil,)),
        ("workers", (seats, sites)),
        ("known", (seats, sites)),
        ("tokens", (seats, box.stores)),
        ("in_play", (seats, box.cards)),
        ("under_construction", (seats, civil)),
        ("ravaged", (seats, civil)),
        ("hand", (seats, civil)),
        ("fresh", (seats, civil)),
        ("war", (seats, military)),
        ("pact", (seats, military)),
        ("rivals", (seats, RIVALS, seats)),
        ("figures", (seats, FIGURES)),
        ("bits", (seats, BITS, WIDTH)),
        ("rates", (seats, RATES)),
        ("seat", (seats, ROLES)),
        ("backs", (seats, ages)),
        ("down_backs", (seats, ages)),
        ("current_backs", (seats, ages)),
        ("future_backs", (seats, ages)),
        ("military_hand", (military,)),
        ("down", (military,)),
        ("current", (military,)),
        ("future", (military,)),
        ("discards", (military,)),
        ("past", (military,)),
        ("bonus", (military,)),
        ("own_bonus", (military,)),
        ("afoot", (3, military)),
        ("given", (2, units)),
        ("course", (9,)),
        ("age", (ages,)),
        ("agreed", (len(VERSIONS) + len(FORMS) + 7,)),
        *frame_parts(len(names_of(steps)), steps.TURN),
    ]


class Yields:
    """What the cards and workers of a seat give, worked out once for all rows until one of them changes."""

    def __init__(self) -> None:
        self.portrait = Portrait(Civ(0, 0))
        self.food = 0
        self.resources = 0
        #: how many more cards than actions each hand may hold
        self.room = 0

    def look(self, state: AgesState, seat: int, bonds: list[int]) -> None:
        """Work it out again if something has changed."""
        civ, portrait = state.civs[seat], self.portrait
        if portrait.makes_same(civ, bonds):
            return
        portrait.keep_makers(civ, bonds)
        portrait.survey = survey(state, seat)
        self.food = harvest_worth(state, seat) + extra_production(state, seat, SIDE_FOOD)
        self.resources = mining_worth(state, seat) + extra_production(state, seat, SIDE_RESOURCE)
        self.room = hand_bonus(state, seat)


class AgesNotes:
    """What a row remembers about all seats."""

    def __init__(self, seats: int) -> None:
        self.yields = [Yields() for _ in range(seats)]


class AgesEncoder(Encoder[AgesState]):
    """Turns positions of games with a given number of seats into numbers."""

    def __init__(self, game: ThroughTheAges, seats: int) -> None:
        super().__init__(parts_of(game, seats), float(-LARGEST), float(LARGEST))
        self.seats = seats
        self.civil = game.box.first_military
        self.by_source = leader_takes_his_resources(game.box)

    def ground(self, state: AgesState) -> object:
        """The options of the game, which never change."""
        return state.rules

    def write_ground(self, state: AgesState, row: Row) -> None:
        """Write the options of the game."""
        rules, at = state.rules, self.at("agreed")
        row.put(at + rules.version, 1)
        row.put(at + len(VERSIONS) + FORMS.index(rules.bonus), 1)
        flags = [rules.less, rules.gangs, rules.peaceful, rules.pacts, rules.by_action, rules.resigning, rules.fewer]
        row.put_all(at + len(VERSIONS) + len(FORMS), [int(flag) for flag in flags])

    def write(self, state: AgesState, seat: int, row: Row) -> None:
        """Write what a seat, or a spectator, sees."""
        own, bonds, notes = max(seat, 0), bonds_of(state), row.memory
        if not isinstance(notes, AgesNotes):
            notes = AgesNotes(self.seats)
            row.memory = notes
        for turn in range(self.seats):
            other = (own + turn) % self.seats
            notes.yields[other].look(state, other, bonds)
            self._write_civ(row, state.civs[other], turn)
            self._write_rates(row, state, turn, other, notes.yields[other])
            self._write_cards(row, state, turn, other)
            self._write_seat(row, state, turn, other, own)
            self._write_backs(row, state, turn, other)
        self._write_row(row, state)
        self._write_piles(row, state)
        if seat >= 0:
            self._write_own(row, state, seat)
        self._write_course(row, state)
        self.write_frames(row, state.agenda, seat, steps.TURN)

    def _count(self, row: Row, at: int, cards: list[int]) -> None:
        """Count military cards, or slots that hold them, by their numbers."""
        for card in cards:
            row.add(at + card % SLOT - self.civil)

    def _write_civ(self, row: Row, civ: Civ, turn: int) -> None:
        row.put_all(self.at("workers", turn), civ.workers)
        row.put_all(self.at("known", turn), civ.known)
        row.put_all(self.at("tokens", turn), civ.tokens)
        figures = [
            civ.yellow,
            civ.unused,
            civ.bank,
            civ.culture,
            civ.science,
            civ.stages,
            civ.civil,
            civ.civil_spent,
            civ.civil_lost,
            civ.military,
            civ.military_spent,
            civ.drill,
            civ.special_resources,
            civ.route_food,
            civ.route_resources,
            civ.rebellion,
            civ.forfeits,
            civ.leader_resources if self.by_source else 0,
        ]
        row.put_all(self.at("figures", turn), figures)
        at = self.at("bits", turn)
        for bit in range(WIDTH):
            if civ.leaders >> bit & 1:
                row.put(at + bit, 1)
            if civ.once >> bit & 1:
                row.put(at + WIDTH + bit, 1)

    def _write_rates(self, row: Row, state: AgesState, turn: int, seat: int, made: Yields) -> None:
        box, civ, found = state.box, state.civs[seat], made.portrait.survey
        happy = max(0, min(found.happy, box.most_happy))
        rates = [
            found.culture,
            found.science,
            found.strength,
            happy,
            max(0, box.faces[civ.yellow] - happy),
            food(box, civ),
            made.food - box.eats[civ.yellow],
            resources(box, civ),
            made.resources,
            urban_limit(state, seat),
            civ.civil + made.room,
            civ.military + made.room,
        ]
        row.put_all(self.at("rates", turn), rates)

    def _write_cards(self, row: Row, state: AgesState, turn: int, seat: int) -> None:
        civ, course = state.civs[seat], state.course
        laid = self.at("in_play", turn)
        row.add(laid + civ.government)
        if civ.leader >= 0:
            row.add(laid + civ.leader)
        if civ.tactic >= 0:
            row.add(laid + civ.tactic)
        for card in civ.special:
            if card >= 0:
                row.add(laid + card)
        for card in civ.wonders:
            row.add(laid + card)
        for card in civ.colonies:
            row.add(laid + card)
        if civ.wonder >= 0:
            row.put(self.at("under_construction", turn) + civ.wonder, 1)
        for card in civ.ravaged:
            row.add(self.at("ravaged", turn) + card)
        hand = self.at("hand", turn)
        for card in civ.hand:
            row.add(hand + card)
        for card in civ.fresh:
            row.add(self.at("fresh", turn) + card)
        if course.war[seat] >= 0:
            row.put(self.at("war", turn) + course.war[seat] - self.civil, 1)
        if course.pact[seat] >= 0:
            row.put(self.at("pact", turn) + course.pact[seat] - self.civil, 1)

    def _write_seat(self, row: Row, state: AgesState, turn: int, seat: int, own: int) -> None:
        course, rules = state.course, state.rules
        at = self.at("rivals", turn)
        for rival in (course.war_on[seat], course.partner[seat], course.mark[seat]):
            if rival >= 0:
                row.put(at + (rival - own) % self.seats, 1)
            at += self.seats
        numbers = [
            int(course.turn == seat),
            int(course.first == seat),
            int(course.bidder == seat),
            int(course.attacker == seat),
            int(course.defender == seat),
            course.out[seat],
            course.passed[seat],
            course.role[seat],
            rules.yellow[seat],
            rules.urban[seat],
            int(len(state.agenda.asked[seat]) > 0),
        ]
        row.put_all(self.at("seat", turn), numbers)

    def _write_backs(self, row: Row, state: AgesState, turn: int, seat: int) -> None:
        piles = state.piles
        if piles.labels[seat]:
            at = self.at("backs", turn)
            for label in piles.labels[seat]:
                row.add(at + piles.pools[label])
        for slot in piles.down[seat]:
            row.add(self.at("down_backs", turn) + piles.pools[slot // SLOT])
        for place, slot in enumerate(piles.current):
            if piles.current_by[place] == seat:
                row.add(self.at("current_backs", turn) + piles.pools[slot // SLOT])
        for place, slot in enumerate(piles.future):
            if piles.future_by[place] == seat:
                row.add(self.at("future_backs", turn) + piles.pools[slot // SLOT])

    def _write_row(self, row: Row, state: AgesState) -> None:
        course, at = state.course, self.at("row")
        for place in range(PLACES):
            if course.row[place] >= 0:
                row.put(at + place * self.civil + course.row[place], 1)
        row.put_all(self.at("deck"), course.deck[: self.civil])

    def _write_piles(self, row: Row, state: AgesState) -> None:
        piles, course = state.piles, state.course
        self._count(row, self.at("discards"), piles.open)
        self._count(row, self.at("past"), piles.past)
        self._count(row, self.at("bonus"), piles.bonus)
        for at, card in enumerate([course.event, course.fight, course.offer]):
            if card >= 0:
                row.put(self.at("afoot", at) + card - self.civil, 1)
        row.put_all(self.at("given"), course.offered)
        row.put_all(self.at("given", 1), course.guarding)

    def _write_own(self, row: Row, state: AgesState, seat: int) -> None:
        """Write the military cards that only the seat itself knows."""
        piles = state.piles
        self._count(row, self.at("military_hand"), piles.hands[seat])
        self._count(row, self.at("down"), piles.down[seat])
        self._count(row, self.at("own_bonus"), piles.dealt[seat])
        self._count(row, self.at("own_bonus"), piles.kept[seat])
        for at, slot in enumerate(piles.current):
            if piles.current_by[at] == seat:
                row.add(self.at("current") + slot % SLOT - self.civil)
        for at, slot in enumerate(piles.future):
            if piles.future_by[at] == seat:
                row.add(self.at("future") + slot % SLOT - self.civil)

    def _write_course(self, row: Row, state: AgesState) -> None:
        course, piles = state.course, state.piles
        aside = len(piles.aside)
        for slots in piles.kept:
            aside += len(slots)
        numbers = [
            course.round,
            course.last,
            course.bid,
            course.shield,
            course.edge,
            deck_size(state),
            piles.ancient,
            aside,
            len(piles.away),
        ]
        row.put_all(self.at("course"), numbers)
        row.put(self.at("age") + course.age, 1)


def make_encoder(game: ThroughTheAges, seats: int) -> AgesEncoder:
    """The encoder for games with this many seats."""
    return AgesEncoder(game, seats)
