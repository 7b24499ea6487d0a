"""One pass over a civilization of Through the Ages for its row of features, and what is kept for the next row."""

from saecula.games.through_the_ages.mind.evaluate import turns_left
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.ratings import (
    RUIN,
    culture_of_leader,
    culture_of_pacts,
    faces_twice,
    science_of_leader,
    strength,
)
from saecula.parts.rows import Memory


class Survey:
    """What one pass over a civilization finds."""

    def __init__(self) -> None:
        self.culture = 0
        self.science = 0
        self.strength = 0
        self.happy = 0
        self.workers = 0


class Portrait:
    """What a row says about one civilization, in layers, and the civilization as it was when each one was written."""

    def __init__(self, civ: Civ) -> None:
        self.civ = civ
        #: how many military cards it holds, whether it has resigned, and everybody's pacts
        self.held = -1
        self.out = -1
        self.bonds: list[int] = []
        self.survey = Survey()
        #: its culture at the end if nothing changed
        self.final = 0
        #: bytes: what its workers and cards in play give, and that together with what it has in stock
        self.works = b""
        self.figures = b""
        #: bits: the technologies that it knows, and its cards in play and in hand
        self.bits = b""

    def makes_same(self, civ: Civ, bonds: list[int]) -> bool:
        """Whether nothing has changed that production, strength and happiness depend on."""
        was = self.civ
        return (
            was.workers == civ.workers
            and was.leader == civ.leader
            and was.government == civ.government
            and was.tactic == civ.tactic
            and was.wonders == civ.wonders
            and was.colonies == civ.colonies
            and was.special == civ.special
            and was.ravaged == civ.ravaged
            and self.bonds == bonds
        )

    def keep_makers(self, civ: Civ, bonds: list[int]) -> None:
        """Remember what `makes_same` compares."""
        was = self.civ
        was.workers = civ.workers.copy()
        was.leader = civ.leader
        was.government = civ.government
        was.tactic = civ.tactic
        was.wonders = civ.wonders.copy()
        was.colonies = civ.colonies.copy()
        was.special = civ.special.copy()
        was.ravaged = civ.ravaged.copy()
        self.bonds = bonds

    def keep_cards(self, civ: Civ) -> None:
        """Remember the technologies known, the civil hand and the wonder under construction."""
        was = self.civ
        was.known = civ.known.copy()
        was.hand = civ.hand.copy()
        was.wonder = civ.wonder

    def stock_same(self, civ: Civ, held: int, out: int) -> bool:
        """Whether nothing has changed that a civilization has in stock or may still use."""
        was = self.civ
        return (
            was.civil_spent == civ.civil_spent
            and was.military_spent == civ.military_spent
            and was.science == civ.science
            and was.culture == civ.culture
            and was.bank == civ.bank
            and was.unused == civ.unused
            and was.yellow == civ.yellow
            and was.stages == civ.stages
            and was.leaders == civ.leaders
            and was.civil == civ.civil
            and was.civil_lost == civ.civil_lost
            and was.military == civ.military
            and was.drill == civ.drill
            and was.special_resources == civ.special_resources
            and was.rebellion == civ.rebellion
            and self.held == held
            and self.out == out
            and was.tokens == civ.tokens
        )

    def keep_stock(self, civ: Civ, held: int, out: int) -> None:
        """Remember what `stock_same` compares."""
        was = self.civ
        was.civil_spent = civ.civil_spent
        was.military_spent = civ.military_spent
        was.science = civ.science
        was.culture = civ.culture
        was.bank = civ.bank
        was.unused = civ.unused
        was.yellow = civ.yellow
        was.stages = civ.stages
        was.leaders = civ.leaders
        was.civil = civ.civil
        was.civil_lost = civ.civil_lost
        was.military = civ.military
        was.drill = civ.drill
        was.special_resources = civ.special_resources
        was.rebellion = civ.rebellion
        self.held = held
        self.out = out
        was.tokens = civ.tokens.copy()


class AgesMemory(Memory):
    """The latest portraits: while one seat has its turn, the civilizations of the others hardly change."""

    def __init__(self, seats: int) -> None:
        self.portraits = [Portrait(Civ(0, 0)) for _ in range(seats)]
        #: the rounds that are left, and what they were worked out from
        self.left = 0.0
        self.deck: list[int] = []
        self.age = -1
        self.last = -1
        self.round = -1
        #: the card row, and what rows say about it
        self.row: list[int] = []
        self.row_bits = b""

    def turns_left(self, state: AgesState) -> float:
        """The rounds that are left, worked out again only if the course of the game has changed."""
        course = state.course
        if self.round != course.round or self.last != course.last or self.age != course.age or self.deck != course.deck:
            self.left = turns_left(state)
            self.round, self.last, self.age = course.round, course.last, course.age
            self.deck = course.deck.copy()
        return self.left


def survey(state: AgesState, seat: int) -> Survey:
    """The four indicators in one pass over the workers: the same figures as in rules/ratings.py."""
    box, civ = state.box, state.civs[seat]
    culture, science, happy, workers = box.culture[civ.government], 0, 0, 0
    for site in range(len(civ.workers)):
        count = civ.workers[site]
        if count:
            card = box.sites[site]
            workers += count
            culture += count * box.culture[card]
            science += count * box.science_rate[card]
            happy += count * box.happy[card]
    unhappy = 0
    found = Survey()
    for card in civ.wonders:
        if card in civ.ravaged:
            culture += RUIN
        else:
            culture += box.culture[card]
            science += box.science_rate[card]
            happy += max(0, box.happy[card])
            unhappy -= min(0, box.happy[card])
    for card in civ.colonies:
        happy += max(0, box.happy[card])
        unhappy -= min(0, box.happy[card])
    happy += max(0, box.happy[civ.government])
    unhappy -= min(0, box.happy[civ.government])
    if civ.leader >= 0:
        happy += max(0, box.happy[civ.leader])
        unhappy -= min(0, box.happy[civ.leader])
        culture += box.culture[civ.leader] + culture_of_leader(civ, box)
        science += science_of_leader(civ, box)
    found.happy = happy * faces_twice(civ, box) - unhappy
    found.culture = min(max(0, culture + culture_of_pacts(state, seat)), box.most_rate)
    found.science = max(0, min(science, box.most_rate))
    found.strength = strength(state, seat)
    found.workers = workers
    return found
