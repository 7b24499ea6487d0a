"""How the figures of a civilization come about, line by line; the lines of a figure add up to it."""

from saecula.games.through_the_ages.edges.screen.shapes import SumLine, SumsView
from saecula.games.through_the_ages.model import kinds
from saecula.games.through_the_ages.model.box import (
    SIDE_CULTURE,
    SIDE_FOOD,
    SIDE_PER_WONDER,
    SIDE_RESOURCE,
    SIDE_STRENGTH,
)
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.armies import armies, tactic_bonus
from saecula.games.through_the_ages.rules.production import pits, railroad_mine
from saecula.games.through_the_ages.rules.ratings import (
    RUIN,
    best_level,
    cavalry_bonus,
    culture_of_leader,
    culture_rate,
    faces_twice,
    happiness,
    on_sites,
    science_rate,
    side_of,
    strength,
    strength_of_leader,
    units_of,
)

# Sources that are not cards.
LIMIT = "limit"
WINGS = "wings"
EATEN = "eaten"
CORRUPTION = "corruption"


class Sums:
    """Adds up the figures of one civilization."""

    def __init__(self, state: AgesState, seat: int, names: list[str]) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.box = state.box
        self.civ = state.civs[seat]
        self.lines: list[SumLine] = []

    def all(self, corruption: int) -> SumsView:
        """The lines of every figure; `corruption` is what the end of the turn would cost now."""
        return SumsView(
            culture=self.culture(),
            science=self.science(),
            strength=self.strength(),
            happiness=self.happiness(),
            food=self.food(),
            resources=self.resources(corruption),
        )

    def add(self, card: int, amount: int, count: int = 1) -> None:
        """Add a line for a card, unless it gives nothing or there is no card (-1)."""
        if card >= 0 and amount:
            self.lines.append(SumLine(self.names[card], count, amount))

    def say(self, word: str, amount: int, count: int = 1) -> None:
        """Add a line for something that does not come from a card, unless it is nothing."""
        if amount:
            self.lines.append(SumLine(word, count, amount))

    def drawn(self, figure: int | None = None) -> list[SumLine]:
        """Hand over the lines so far; if the figure is limited, one more line says by how much their sum is cut."""
        found, self.lines = self.lines, []
        if figure is not None:
            cut = figure - sum(line.amount for line in found)
            if cut:
                found.append(SumLine(LIMIT, 1, cut))
        return found

    def add_holdings(self, figures: list[int]) -> None:
        """Add what workers on technologies give, by a figure printed on each card."""
        for site, workers in enumerate(self.civ.workers):
            if workers:
                card = self.box.sites[site]
                self.add(card, workers * figures[card], workers)

    def working(self) -> list[int]:
        """Completed wonders that are not ravaged."""
        return [card for card in self.civ.wonders if card not in self.civ.ravaged]

    def add_pacts(self, what: int) -> None:
        """Add what pacts give; `what` is a figure of a side, such as SIDE_FOOD."""
        for owner in range(self.state.seats):
            side = side_of(self.state, owner, self.seat)
            if side:
                self.add(self.state.course.pact[owner], side[what])

    def culture(self) -> list[SumLine]:
        """Culture per turn (TTA-COM-9)."""
        box, civ = self.box, self.civ
        self.add(civ.government, box.culture[civ.government])
        self.add_holdings(box.culture)
        for card in civ.wonders:
            self.add(card, RUIN if card in civ.ravaged else box.culture[card])
        if civ.leader >= 0:
            self.add(civ.leader, box.culture[civ.leader] + culture_of_leader(civ, box))
        self.add_pacts(SIDE_CULTURE)
        self.add_guests()
        return self.drawn(culture_rate(self.state, self.seat))

    def add_guests(self) -> None:
        """Add the culture that a pact gives for a partner's wonders."""
        course = self.state.course
        for owner in range(self.state.seats):
            side = side_of(self.state, owner, self.seat)
            if side and side[SIDE_PER_WONDER]:
                other = course.partner[owner] if owner == self.seat else owner
                wonders = len(self.state.civs[other].wonders)
                self.add(course.pact[owner], side[SIDE_PER_WONDER] * wonders, wonders)

    def science(self) -> list[SumLine]:
        """Science per turn (TTA-COM-9)."""
        box, civ = self.box, self.civ
        self.add_holdings(box.science_rate)
        for card in self.working():
            self.add(card, box.science_rate[card])
        mask = box.mask(civ.leader, kinds.BEST_SCIENCE)
        best = best_level(civ, box, mask) if mask else -1
        self.add(civ.leader, box.site_level[best] if best >= 0 else 0)
        mask = box.mask(civ.leader, kinds.SCIENCE_PER_BUILDING)
        if mask:
            count = on_sites(civ, box, mask)
            self.add(civ.leader, box.effect(civ.leader, kinds.SCIENCE_PER_BUILDING) * count, count)
        return self.drawn(science_rate(self.state, self.seat))

    def strength(self) -> list[SumLine]:
        """Strength (TTA-COM-9)."""
        box, civ = self.box, self.civ
        self.add_holdings(box.strength)
        self.add_tactic()
        self.add(civ.government, box.strength[civ.government])
        if civ.leader >= 0:
            riders = sum(civ.workers[box.kind_from[kinds.CAVALRY] : box.kind_to[kinds.CAVALRY]]) * cavalry_bonus(
                civ, box
            )
            self.add(civ.leader, box.strength[civ.leader] + strength_of_leader(civ, box) + riders)
        for card in civ.special:
            self.add(card, box.strength[card])
        for card in self.working():
            self.add(card, box.strength[card])
            count = on_sites(civ, box, box.mask(card, kinds.STRENGTH_PER_UNIT))
            self.add(card, box.effect(card, kinds.STRENGTH_PER_UNIT) * count, count)
        for card in civ.colonies:
            self.add(card, box.strength[card])
        self.add_pacts(SIDE_STRENGTH)
        return self.drawn(strength(self.state, self.seat))

    def add_tactic(self) -> None:
        """Add the bonus of armies, what air forces double of it, and what Napoleon adds (TTA-TAC-3, TTA-CRD-5)."""
        box, civ = self.box, self.civ
        if civ.tactic < 0 or box.effect(civ.leader, kinds.NO_TACTIC):
            return
        units = units_of(civ, box)
        full, small = armies(box, civ.tactic, units)
        plain = full * box.bonus[civ.tactic] + small * box.obsolete[civ.tactic]
        flown = tactic_bonus(box, civ.tactic, units, False)
        self.add(civ.tactic, plain, full + small)
        wings = sum(civ.workers[box.kind_from[kinds.AIR_FORCE] : box.kind_to[kinds.AIR_FORCE]])
        self.say(WINGS, flown - plain, wings)
        self.add(civ.leader, tactic_bonus(box, civ.tactic, units, box.effect(civ.leader, kinds.BEST_ARMY) > 0) - flown)

    def happiness(self) -> list[SumLine]:
        """Happy faces minus unhappy ones (TTA-COM-10)."""
        box, civ = self.box, self.civ
        self.add_holdings(box.happy)
        for card in (civ.government, civ.leader, *civ.colonies, *self.working()):
            self.add(card, box.happy[card] if card >= 0 else 0)
        if faces_twice(civ, box) > 1:
            faces = sum(line.amount for line in self.lines if line.amount > 0)
            self.add(next(card for card in self.working() if box.effect(card, kinds.DOUBLE_FACES)), faces)
        return self.drawn(happiness(self.state, self.seat))

    def food(self) -> list[SumLine]:
        """Food per turn if there are enough blue tokens, minus what is eaten (TTA-PRO-3)."""
        self.add_production(self.box.farms)
        self.add_pacts(SIDE_FOOD)
        self.say(EATEN, -self.box.eats[self.civ.yellow])
        return self.drawn()

    def resources(self, corruption: int) -> list[SumLine]:
        """Resources per turn if there are enough blue tokens, minus corruption (TTA-PRO-4)."""
        box = self.box
        self.add_production(pits(self.state, self.seat))
        best = railroad_mine(self.state, self.seat)
        for card in self.working():
            if best >= 0 and box.effect(card, kinds.BEST_MINE):
                self.add(card, box.token[best])
        self.add_pacts(SIDE_RESOURCE)
        self.say(CORRUPTION, -corruption)
        return self.drawn()

    def add_production(self, sites: list[int]) -> None:
        """Add what the workers on these sites produce, a token each."""
        for site in sites:
            workers = self.civ.workers[site]
            self.add(self.box.sites[site], workers * self.box.token[site], workers)
