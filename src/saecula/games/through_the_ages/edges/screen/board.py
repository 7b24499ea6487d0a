"""One civilization as it lies on the table, with what everything costs and gives now."""

from msgspec.structs import asdict, replace

from saecula.games.through_the_ages.edges.screen.ending import Ending
from saecula.games.through_the_ages.edges.screen.shapes import (
    ArmiesView,
    BlueView,
    HoldingView,
    LaidView,
    PactView,
    PlayerBoardView,
    ResearchView,
    StepView,
    WarView,
    YellowView,
)
from saecula.games.through_the_ages.edges.screen.sums import Sums
from saecula.games.through_the_ages.model.kinds import AGES, AIR_FORCE, GOVERNMENT, NO_TACTIC, is_technology
from saecula.games.through_the_ages.model.state import SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.rules.civil.prices import build_cost, growth_price, science_price, upgrade_cost
from saecula.games.through_the_ages.rules.goods import food, resources
from saecula.games.through_the_ages.rules.military.armies import armies
from saecula.games.through_the_ages.rules.military.fights import edge_of
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    hand_bonus,
    happiness,
    science_rate,
    strength,
    unhappy_workers,
    units_of,
    urban_limit,
)


def step_of(table: list[int], left: int) -> StepView:
    """A figure printed along a bank: its value with `left` tokens in the bank, the next one, and how soon it comes."""
    for gone in range(1, left + 1):
        if table[left - gone] != table[left]:
            return StepView(table[left], table[left - gone], gone)
    return StepView(table[left], None, None)


class PlayerBoard:
    """Draws up the view of one civilization for one viewer."""

    def __init__(self, state: AgesState, seat: int, eyes: int | None, names: list[str]) -> None:
        self.state = state
        self.seat = seat
        self.is_own = seat == eyes
        self.names = names
        self.civ = state.civs[seat]

    def told(self, cards: list[int]) -> list[str]:
        """The names of cards, without places that are empty (-1)."""
        return [self.names[card] for card in cards if card >= 0]

    def name(self, card: int) -> str | None:
        """The name of a card; None for no card (-1)."""
        return self.names[card] if card >= 0 else None

    def view(self) -> PlayerBoardView:
        """The whole view."""
        state, seat, civ, piles = self.state, self.seat, self.civ, self.state.piles
        ending = Ending(state, seat)
        sums = Sums(state, seat, self.names).all(ending.corruption)
        more = hand_bonus(state, seat)
        return PlayerBoardView(
            **asdict(self.laid()),
            hand=self.told(civ.hand),
            fresh=self.told(civ.fresh),
            hand_limit=civ.civil + more,
            research=self.research(),
            military_hand=self.military_hand(),
            backs=self.backs(),
            military_limit=civ.military + more,
            bonus=self.bonus(),
            bonus_backs=len(piles.dealt[seat]) + len(piles.kept[seat]),
            yellow=self.yellow(),
            blue=self.blue(ending),
            unused=civ.unused,
            unhappy=unhappy_workers(state, seat),
            happiness=happiness(state, seat),
            food=food(state.box, civ),
            food_rate=sum(line.amount for line in sums.food),
            resources=resources(state.box, civ),
            resource_rate=sum(line.amount for line in sums.resources),
            unit_resources=civ.special_resources,
            science=civ.science,
            science_rate=science_rate(state, seat),
            culture=civ.culture,
            culture_rate=culture_rate(state, seat),
            strength=strength(state, seat),
            urban_limit=urban_limit(state, seat),
            sums=sums,
            warnings=ending.warnings(),
            forfeits=civ.forfeits,
            rebellion=civ.rebellion,
            out=state.course.out[seat],
        )

    def beside(self, known: PlayerBoardView) -> PlayerBoardView:
        """The same civilization for another viewer, out of a known view: only its owner's secrets differ."""
        return replace(known, military_hand=self.military_hand(), backs=self.backs(), bonus=self.bonus())

    def military_hand(self) -> list[str]:
        """The military cards in hand, for their owner; empty for all others."""
        return self.told(self.state.piles.hands[self.seat]) if self.is_own else []

    def backs(self) -> list[str]:
        """The ages of the military cards in hand, for all but their owner."""
        piles = self.state.piles
        return [] if self.is_own else [AGES[piles.pools[label]] for label in piles.labels[self.seat]]

    def bonus(self) -> list[str]:
        """The bonus cards dealt or kept, for their owner; empty for all others."""
        piles = self.state.piles
        slots = piles.dealt[self.seat] + piles.kept[self.seat]
        return self.told([slot % SLOT for slot in slots]) if self.is_own else []

    def laid(self) -> LaidView:
        """Actions, and what lies in front of the civilization."""
        seat, civ, box, course = self.seat, self.civ, self.state.box, self.state.course
        return LaidView(
            civil=civ.civil,
            civil_left=max(0, civ.civil_left()),
            military=civ.military,
            military_left=max(0, civ.military_left()),
            holdings=self.holdings(),
            government=self.names[civ.government],
            leader=self.name(civ.leader),
            wonder=self.name(civ.wonder),
            stages=civ.stages,
            stage_costs=box.stages[civ.wonder][civ.stages :] if civ.wonder >= 0 else [],
            wonders=self.told(civ.wonders),
            ravaged=self.told(civ.ravaged),
            colonies=self.told(civ.colonies),
            special=self.told(civ.special),
            tactic=self.name(civ.tactic),
            armies=self.armies(),
            pact=self.pact(),
            war=self.war(),
            mark=course.mark[seat] if course.mark[seat] >= 0 else None,
        )

    def war(self) -> WarView | None:
        """The war that this seat has declared, with what pacts would add to the attack now (TTA-WAR-1, TTA-CRD-29)."""
        state, seat, course = self.state, self.seat, self.state.course
        if course.war[seat] < 0:
            return None
        target = course.war_on[seat]
        attack = strength(state, seat) + edge_of(state, seat, target)
        return WarView(self.names[course.war[seat]], target, attack, strength(state, target))

    def holdings(self) -> list[HoldingView]:
        """Technologies in play that hold workers."""
        box, civ = self.state.box, self.civ
        return [
            HoldingView(
                self.names[card],
                civ.workers[site],
                civ.tokens[site] if site < box.stores else 0,
                build_cost(self.state, self.seat, site),
                self.upgrades(site),
            )
            for site, card in enumerate(box.sites)
            if civ.known[site]
        ]

    def upgrades(self, site: int) -> dict[str, int]:
        """What it costs to move a worker up from a site, by the card it would move to (TTA-CIV-3)."""
        box, civ = self.state.box, self.civ
        if not civ.workers[site]:
            return {}
        return {
            self.names[box.sites[higher]]: upgrade_cost(self.state, self.seat, site, higher)
            for higher in range(site + 1, box.kind_to[box.site_kind[site]])
            if civ.known[higher]
        }

    def research(self) -> list[ResearchView]:
        """What the technologies in hand cost now (TTA-CIV-7, TTA-CIV-9)."""
        state, box = self.state, self.state.box
        found: list[ResearchView] = []
        for card in sorted(set(self.civ.hand)):
            if not is_technology(box.kind[card]):
                continue
            science = science_price(state, self.seat, card, False)
            by_force = science_price(state, self.seat, card, True) if box.kind[card] == GOVERNMENT else None
            found.append(ResearchView(self.names[card], science, by_force))
        return found

    def armies(self) -> ArmiesView:
        """The armies that the tactic makes of the units (TTA-TAC-1)."""
        box, civ = self.state.box, self.civ
        units = units_of(civ, box)
        wings = sum(civ.workers[box.kind_from[AIR_FORCE] : box.kind_to[AIR_FORCE]])
        if civ.tactic < 0 or box.effect(civ.leader, NO_TACTIC):
            return ArmiesView(0, 0, wings)
        full, obsolete = armies(box, civ.tactic, units)
        return ArmiesView(full, obsolete, wings)

    def pact(self) -> PactView | None:
        """The pact that lies in front of this seat."""
        course, seat = self.state.course, self.seat
        if course.pact[seat] < 0:
            return None
        return PactView(self.names[course.pact[seat]], course.partner[seat], "ab"[course.role[seat]])

    def yellow(self) -> YellowView:
        """The yellow bank and what it demands."""
        box, left = self.state.box, self.civ.yellow
        grow = growth_price(self.state, self.seat, 0)
        return YellowView(left, step_of(box.price, left), step_of(box.eats, left), step_of(box.faces, left), grow)

    def blue(self, ending: Ending) -> BlueView:
        """The blue bank; the simple version has no corruption (TTA-PRO-4)."""
        left = self.civ.bank
        is_simple = self.state.rules.version == SIMPLE
        step = StepView(0, None, None) if is_simple else step_of(self.state.box.corruption, left)
        return BlueView(left, step, ending.corruption)
