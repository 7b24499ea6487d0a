"""What lies in the box: boards, tiles, layouts, cards and times as flat lists of small ints, shared by all states."""

from typing import Final

#: Spots that a tile can lie on, and spaces for clans: three territories for each spot, then the centres.
SPOTS: Final = 12
TERRITORIES: Final = 36
SPACES: Final = 48
#: Building slots of a territory at most.
SLOTS: Final = 3
#: Ways to write an effect of a card as one number: its kind times this, plus its amount.
AMOUNT: Final = 16


class Layout:
    """The central board for one number of players (TOE-SET-1)."""

    def __init__(self, capitals: list[int], others: list[int], near: list[list[int]]) -> None:
        #: per seat: the spot of the capital tile
        self.capitals = capitals
        self.others = others
        #: all spots in use, in order
        self.spots = sorted(capitals + others)
        #: per space: the spaces that one step leads to; no step leads into a capital (TOE-CLA-9)
        self.near = near
        self.territories = [3 * spot + corner for spot in self.spots for corner in range(3)]
        #: the centres that are cities
        self.cities = [TERRITORIES + spot for spot in sorted(others)]


class Deck:
    """The technologies: starting ones first, then those of the three ages."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        #: 0 for starting technologies
        self.age: list[int] = []
        #: the colour of a starting technology, -1 for the others
        self.colour: list[int] = []
        self.type: list[int] = []
        self.ideas: list[int] = []
        self.bricks: list[int] = []
        self.copies: list[int] = []
        #: per card: its effects in order
        self.effects: list[list[int]] = []


class Times:
    """The lengths of glass, age, cries, grace and count-in in milliseconds, and the rounds of an initiation age."""

    def __init__(self, glass: int, age: int, cries: list[int], grace: int, count_in: int) -> None:
        self.glass = glass
        self.age = age
        self.cries = cries
        self.grace = grace
        self.count_in = count_in

    def scaled(self, seconds: int) -> "Times":
        """All times at another speed (TOE-COM-3)."""
        part = seconds * 1000
        whole = self.glass
        return Times(
            part,
            self.age * part // whole,
            [cry * part // whole for cry in self.cries],
            self.grace * part // whole,
            self.count_in * part // whole,
        )


class Box:
    """One component set."""

    def __init__(self, version: int, layouts: dict[int, Layout], deck: Deck, times: dict[str, Times]) -> None:
        #: of the rules; what it changes stands in amendments.py
        self.version = version
        self.layouts = layouts
        self.deck = deck
        #: by the name of the speed
        self.times = times
        self.rounds = 0
        self.creations: list[int] = []
        self.pawns = 0
        self.stock = 0
        self.begins_with = 0
        self.buildings = 0
        #: per tile of a colour, three corners each: terrain, open slots, closed slots
        self.terrains: list[int] = []
        self.open: list[int] = []
        self.closed: list[int] = []
        #: icons by the number of buildings built: ideas, bricks, clans, moves, scholars, culture
        self.ideas: list[int] = []
        self.bricks: list[int] = []
        self.clans: list[int] = []
        self.moves: list[int] = []
        self.scholars: list[int] = []
        self.culture: list[int] = []
        #: per leader: age from 0, speciality, skill
        self.leader_age: list[int] = []
        self.speciality: list[int] = []
        self.skill: list[int] = []
        #: per wonder: age from 0, what it counts
        self.wonder_age: list[int] = []
        self.counts: list[int] = []
        #: per column: the effects on the two sides of its tile
        self.sides: list[list[int]] = []
