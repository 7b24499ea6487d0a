"""What is in the box: boards, tiles, layouts, cards and times as flat lists of small ints, shared by all states."""

from typing import Final

#: The spots a tile can lie on, then the spaces for clans: three territories for each spot, then the centres.
SPOTS: Final = 12
TERRITORIES: Final = 36
SPACES: Final = 48
#: The most building slots a territory has.
SLOTS: Final = 3
#: A card effect is one number: its kind (see OPS in kinds.py) times this, plus its amount.
AMOUNT: Final = 16


class Layout:
    """The central board as laid out for a given number of players (TOE-SET-1)."""

    def __init__(self, capitals: list[int], others: list[int], near: list[list[int]]) -> None:
        #: per seat: the spot of its capital tile
        self.capitals = capitals
        #: all spots in use, in ascending order
        self.spots = sorted(capitals + others)
        #: per space: the spaces one step away; no step leads into a capital (TOE-CLA-9)
        self.near = near
        self.territories = [3 * spot + corner for spot in self.spots for corner in range(3)]
        #: the centres that are cities
        self.cities = [TERRITORIES + spot for spot in sorted(others)]


class Deck:
    """The technologies as parallel lists by kind of card: the starting ones first, then those of the three ages."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        #: 1 to 3, or 0 for a starting technology
        self.age: list[int] = []
        #: the colour (which is also the seat) of a starting technology, -1 for the others
        self.colour: list[int] = []
        self.type: list[int] = []
        #: what the card costs to discover, what its building costs, and how many copies there are
        self.ideas: list[int] = []
        self.bricks: list[int] = []
        self.copies: list[int] = []
        #: per card: its effects in printed order, each as one number (see AMOUNT)
        self.effects: list[list[int]] = []


class Times:
    """Times in milliseconds: a glass, an age, when the cries come in it, the time to finish, the count-in."""

    def __init__(self, glass: int, age: int, cries: list[int], grace: int, count_in: int) -> None:
        self.glass = glass
        self.age = age
        self.cries = cries
        self.grace = grace
        self.count_in = count_in

    def scaled(self, seconds: int) -> "Times":
        """All times scaled to a glass that runs this many seconds (TOE-COM-3)."""
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
    """A whole component set under one version of the rules."""

    def __init__(self, version: int, layouts: dict[int, Layout], deck: Deck, times: dict[str, Times]) -> None:
        #: the version of the rules; amendments.py says what it changes
        self.version = version
        #: by the number of players
        self.layouts = layouts
        self.deck = deck
        #: by the speed: the seconds of a glass, as text
        self.times = times
        #: of an initiation age: how many rounds, and the rounds after which scholars are created
        self.rounds = 0
        self.creations: list[int] = []
        #: per player: pawns, the largest stock of ideas or bricks, what it begins with, buildings of each type
        self.pawns = 0
        self.stock = 0
        self.begins_with = 0
        self.buildings = 0
        #: per tile of a colour, three corners each: terrain, open slots, inaccessible slots
        self.terrains: list[int] = []
        self.open: list[int] = []
        self.closed: list[int] = []
        #: visible icons by the number of buildings gone from their section; culture is in points
        self.ideas: list[int] = []
        self.bricks: list[int] = []
        self.clans: list[int] = []
        self.moves: list[int] = []
        self.scholars: list[int] = []
        self.culture: list[int] = []
        #: per leader: age (0 to 2), speciality, skill
        self.leader_age: list[int] = []
        self.speciality: list[int] = []
        self.skill: list[int] = []
        #: per wonder: age (0 to 2), what it counts
        self.wonder_age: list[int] = []
        self.counts: list[int] = []
        #: per column: the effects on the two sides of its tile
        self.sides: list[list[int]] = []
