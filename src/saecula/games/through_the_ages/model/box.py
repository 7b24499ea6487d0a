"""What is in the box, as the rules use it: flat tables indexed by card number, which never change once read."""

from typing import Final

from saecula.games.through_the_ages.model.kinds import AIR_FORCE, EFFECTS, FARM, LAB, MINE, is_unit, is_urban

N_EFFECTS: Final = len(EFFECTS)

# What one side of a pact gives: where each figure stands in a row of `Box.sides`.
SIDE_MILITARY: Final = 0
SIDE_STRENGTH: Final = 1
SIDE_CULTURE: Final = 2
SIDE_FOOD: Final = 3
SIDE_RESOURCE: Final = 4
SIDE_PER_WONDER: Final = 5
SIDE_DISCOUNT: Final = 6
SIDE_ROUTE: Final = 7
SIDE_SHIELDED: Final = 8
N_SIDE: Final = 9

# What a trade route turns into something else: nothing, food (into resources) or resources (into food).
ROUTES: Final = ("", "food", "resource")
FOOD_ROUTE: Final = 1


class Happening:
    """One effect of a military card: whom it concerns, what it does, how much."""

    def __init__(self, who: int, kind: int, value: int, mask: int, card: int, amounts: list[int]) -> None:
        self.who = who
        self.kind = kind
        self.value = value
        self.mask = mask
        self.card = card
        self.amounts = amounts


class Box:
    """All components. Cards are numbered: the initial ones, then civil cards by age, then military cards by age."""

    def __init__(self, version: int, cards: int, initial: int, civil: int) -> None:
        #: the version of the rules; amendments.py says what it changes
        self.version = version
        self.cards = cards
        #: the numbers of the first civil and the first military card
        self.first_civil = initial
        self.first_military = civil
        self.kind = [0] * cards
        self.age = [0] * cards
        #: resources to build, or military actions to play
        self.cost = [0] * cards
        self.science = [0] * cards
        self.revolution = [0] * cards
        self.stages: list[list[int]] = [[] for _ in range(cards)]
        self.culture = [0] * cards
        self.science_rate = [0] * cards
        self.strength = [0] * cards
        self.happy = [0] * cards
        #: what a blue token on the card is worth
        self.worth = [0] * cards
        self.civil = [0] * cards
        self.military = [0] * cards
        self.limit = [0] * cards
        self.blue = [0] * cards
        self.yellow = [0] * cards
        self.colonization = [0] * cards
        self.copies: list[list[int]] = [[0, 0, 0] for _ in range(cards)]
        #: workers on it at the start
        self.start = [0] * cards
        self.effects = [0] * (cards * N_EFFECTS)
        self.masks = [0] * (cards * N_EFFECTS)
        self.amounts: list[list[int]] = [[] for _ in range(cards)]
        self.target = [-1] * cards
        self.most = [0] * cards
        self._make_military(cards)
        self._make_boards()
        self._make_sites(cards)

    def _make_military(self, cards: int) -> None:
        """Make the tables that only military cards use."""
        self.by_level = [0] * cards
        self.army: list[list[int]] = [[0, 0, 0] for _ in range(cards)]
        self.bonus = [0] * cards
        self.obsolete = [0] * cards
        self.defence = [0] * cards
        self.happenings: list[list[Happening]] = [[] for _ in range(cards)]
        #: per card and role (card * 2 + role): a row of figures, see SIDE_MILITARY and the lines after it
        self.sides: list[list[int]] = [[0] * N_SIDE for _ in range(cards * 2)]
        self.symmetric = [0] * cards
        self.attacker = [0] * cards
        self.partner_pays = [0] * cards
        self.peace = [0] * cards
        self.ends = [0] * cards

    def _make_boards(self) -> None:
        """Make room for what is printed on the boards."""
        self.row: list[int] = []
        self.cleared: list[int] = []
        #: tokens that each player starts with
        self.yellow_tokens = 0
        self.blue_tokens = 0
        self.famine = 0
        self.draws = 0
        self.age_tokens = 0
        self.most_points = 0
        self.most_rate = 0
        self.most_strength = 0
        self.most_happy = 0
        #: by the number of tokens in the yellow bank
        self.price: list[int] = []
        self.eats: list[int] = []
        self.faces: list[int] = []
        #: by the number of tokens in the blue bank
        self.corruption: list[int] = []

    def _make_sites(self, cards: int) -> None:
        """Make the sites: the technologies that hold workers, by kind, then level; farms, mines and labs come first."""
        self.sites: list[int] = []
        #: per card: its site, -1 if it holds no workers
        self.site = [-1] * cards
        self.site_kind: list[int] = []
        self.site_level: list[int] = []
        #: per kind: its first site, and one past the last
        self.kind_from: list[int] = []
        self.kind_to: list[int] = []
        #: how many sites may hold blue tokens; they are the first ones
        self.stores = 0
        #: farms; mines; mines and laboratories, sorted by what a token on them is worth
        self.farms: list[int] = []
        self.mines: list[int] = []
        self.mines_and_labs: list[int] = []
        #: per site: what a token on it is worth
        self.token: list[int] = []
        self.urban_sites: list[int] = []
        self.unit_sites: list[int] = []
        #: per age: its first civil or military card, and one past the last
        self.civil_from: list[int] = []
        self.civil_to: list[int] = []
        self.military_from: list[int] = []
        self.military_to: list[int] = []
        self.despotism = 0

    def set_effect(self, card: int, kind: int, value: int, mask: int) -> None:
        """Give a card an effect."""
        self.effects[card * N_EFFECTS + kind] = value
        self.masks[card * N_EFFECTS + kind] = mask

    def effect(self, card: int, kind: int) -> int:
        """The value of an effect of a card, 0 if the card does not have it or there is no card (-1)."""
        return self.effects[card * N_EFFECTS + kind] if card >= 0 else 0

    def mask(self, card: int, kind: int) -> int:
        """The kinds of cards that an effect applies to, one bit each; 0 if there is no card (-1)."""
        return self.masks[card * N_EFFECTS + kind] if card >= 0 else 0

    def index(self) -> None:
        """Work out the sites and the ranges of card numbers once all cards are laid out."""
        holders = [card for card in range(self.first_military) if self.kind[card] <= AIR_FORCE]
        holders.sort(key=self._site_key)
        self.sites = holders
        for site, card in enumerate(holders):
            self.site[card] = site
            self.site_kind.append(self.kind[card])
            self.site_level.append(self.age[card])
            # with Bill Gates a token on a laboratory is worth the level of the laboratory in resources (TTA-CRD-6)
            self.token.append(self.age[card] if self.kind[card] == LAB else self.worth[card])
        for kind in range(AIR_FORCE + 1):
            self.kind_from.append(self.site_kind.index(kind))
            self.kind_to.append(self.site_kind.index(kind) + self.site_kind.count(kind))
        self.stores = self.kind_to[LAB]
        self.farms = list(range(self.kind_from[FARM], self.kind_to[FARM]))
        self.mines = list(range(self.kind_from[MINE], self.kind_to[MINE]))
        labs = [site for site in range(self.kind_from[LAB], self.kind_to[LAB]) if self.token[site]]
        self.mines_and_labs = sorted([*self.mines, *labs], key=self._token_key)
        self.urban_sites = [site for site, kind in enumerate(self.site_kind) if is_urban(kind)]
        self.unit_sites = [site for site, kind in enumerate(self.site_kind) if is_unit(kind)]
        self.despotism = next(card for card in range(self.first_civil) if self.limit[card])
        self._ranges()

    def _site_key(self, card: int) -> tuple[int, int]:
        return self.kind[card], self.age[card]

    def _token_key(self, site: int) -> tuple[int, int]:
        return self.token[site], -site

    def _ranges(self) -> None:
        for age in range(4):
            civil = [c for c in range(self.first_civil, self.first_military) if self.age[c] == age]
            military = [c for c in range(self.first_military, self.cards) if self.age[c] == age]
            self.civil_from.append(civil[0] if civil else 0)
            self.civil_to.append(civil[-1] + 1 if civil else 0)
            self.military_from.append(military[0] if military else 0)
            self.military_to.append(military[-1] + 1 if military else 0)
