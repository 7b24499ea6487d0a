"""The state of a game of Time of Empires: flat lists over spaces, seats and cards, so that copying is cheap."""

from typing import Final

from saecula.games.time_of_empires.model.amendments import every_place_of_the_last_turn_counts
from saecula.games.time_of_empires.model.box import SLOTS, SPACES, SPOTS, TERRITORIES, Box, Layout, Times
from saecula.games.time_of_empires.model.kinds import COLUMNS, NO_PACE, REAL_TIME
from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.steps import State, detached

# Where a leader is if no seat has won it.
IN_BOX: Final = -1
IN_PLAY: Final = 8
GONE: Final = 9
#: As a limit on the scholars that a cry creates: no limit.
ALL: Final = 9


class Land:
    """The tiles on their spots. Each tile laid makes a new Land; all copies of a state share the same one."""

    def __init__(self, tile: list[int], turned: list[int], box: Box) -> None:
        #: per spot: colour * 3 + tile of that colour, -1 for none; how many thirds it is turned
        self.tile = tile
        self.turned = turned
        #: per territory: its terrain (-1 before its tile is laid), its open and its inaccessible slots
        self.terrain = [-1] * TERRITORIES
        self.open = [0] * TERRITORIES
        self.closed = [0] * TERRITORIES
        for spot in range(SPOTS):
            if tile[spot] >= 0:
                for corner in range(3):
                    face = tile[spot] % 3 * 3 + (corner + turned[spot]) % 3
                    self.terrain[3 * spot + corner] = box.terrains[face]
                    self.open[3 * spot + corner] = box.open[face]
                    self.closed[3 * spot + corner] = box.closed[face]


class Map:
    """Clans and buildings on the central board."""

    def __init__(self, owner: list[int], clans: list[int], slots: list[int]) -> None:
        #: per space: whose clans stand there, -1 for nobody's; how many
        self.owner = owner
        self.clans = clans
        #: per slot, three for each territory, open ones first: seat * 4 + type of its building, -1 for none
        self.slots = slots

    def copy(self) -> "Map":
        """An independent copy."""
        return Map(self.owner.copy(), self.clans.copy(), self.slots.copy())

    def put(self, seat: int, space: int, count: int) -> None:
        """Add clans of a seat to a space that holds nobody else's."""
        self.owner[space] = seat
        self.clans[space] += count

    def take(self, space: int, count: int) -> None:
        """Take clans off a space."""
        self.clans[space] -= count
        if self.clans[space] == 0:
            self.owner[space] = -1


class Folk:
    """What each seat has on and beside its player board."""

    def __init__(self, seats: int) -> None:
        self.ideas = [0] * seats
        self.bricks = [0] * seats
        #: pawns in reserve, and scholars created but not yet placed
        self.reserve = [0] * seats
        self.created = [0] * seats
        #: the type of the building waiting on its card, -1 for none
        self.waiting = [-1] * seats
        #: destroyed buildings of others that the seat keeps
        self.kept = [0] * seats
        #: the most scholars a cry may create
        self.limit = [ALL] * seats
        #: the section chosen for the age's bonus token, face down until all have chosen, -1 for none
        self.laid = [-1] * seats
        #: four per seat, one for each section: buildings gone from it, those of them destroyed, its bonus token's value
        self.built = [0] * (4 * seats)
        self.razed = [0] * (4 * seats)
        self.token = [0] * (4 * seats)
        #: five per seat: points by category
        self.points = [0] * (5 * seats)
        #: per seat: the skills of the leaders it has won, as bits
        self.skills = [0] * seats

    def copy(self) -> "Folk":
        """An independent copy."""
        other = Folk(0)
        other.ideas = self.ideas.copy()
        other.bricks = self.bricks.copy()
        other.reserve = self.reserve.copy()
        other.created = self.created.copy()
        other.waiting = self.waiting.copy()
        other.kept = self.kept.copy()
        other.limit = self.limit.copy()
        other.laid = self.laid.copy()
        other.built = self.built.copy()
        other.razed = self.razed.copy()
        other.token = self.token.copy()
        other.points = self.points.copy()
        other.skills = self.skills.copy()
        return other

    def can(self, seat: int, skill: int) -> bool:
        """Whether a seat has a leader with a skill (TOE-LEA-3)."""
        return (self.skills[seat] >> skill) & 1 == 1


class Cards:
    """The technologies: hands, discovery spaces, discard piles and the four piles on the boards."""

    def __init__(self, seats: int, kinds: int) -> None:
        #: per seat: the cards in hand, in ascending order
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        #: per seat: the cards on the discovery space from the bottom; the last one is visible
        self.found: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        #: per kind: how many are in the four piles together, which have no order; how many have left the game
        self.pool = [0] * kinds
        self.gone = [0] * kinds
        #: per pile: the type of its top card, -1 if it is empty or not turned up yet; how many cards it has
        self.tops = [-1] * 4
        self.left = [0] * 4

    def copy(self) -> "Cards":
        """An independent copy."""
        other = Cards(0, 0)
        other.hands = [cards.copy() for cards in self.hands]
        other.found = [cards.copy() for cards in self.found]
        other.discards = [cards.copy() for cards in self.discards]
        other.pool = self.pool.copy()
        other.gone = self.gone.copy()
        other.tops = self.tops.copy()
        other.left = self.left.copy()
        return other


class Boards:
    """Leaders, effect tiles and wonders, with the scholars stacked on them."""

    def __init__(self) -> None:
        #: per leader: IN_BOX, IN_PLAY, GONE or the seat that won it
        self.leaders: list[int] = []
        #: per column: the leader in play and the effect on the tile (-1 for none), the scholars on it from the bottom
        self.column = [-1] * COLUMNS
        self.effect = [-1] * COLUMNS
        self.tiles: list[list[int]] = [[] for _ in range(COLUMNS)]
        #: per age: the wonder in play (-1 for none), the scholars on it from the bottom
        self.wonder = [-1] * 3
        self.stacks: list[list[int]] = [[] for _ in range(3)]

    def copy(self) -> "Boards":
        """An independent copy."""
        other = Boards()
        other.leaders = self.leaders.copy()
        other.column = self.column.copy()
        other.effect = self.effect.copy()
        other.tiles = [stack.copy() for stack in self.tiles]
        other.wonder = self.wonder.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        return other


class Course:
    """How far the game has come: age, time, glasses, rounds."""

    def __init__(self, seats: int) -> None:
        #: how many ages are finished, and of how many the technologies have been dealt: 0 to 3
        self.age = 0
        self.dealt = 0
        self.pace = NO_PACE
        #: per seat: the pace it wants for the coming age
        self.wish = [NO_PACE] * seats
        #: game time in milliseconds, and when the first gong of the latest real-time age rings or rang
        self.now = 0
        self.began = 0
        #: who has the first-player role, -1 for nobody yet; the round, and how many turns have begun in it
        self.first = -1
        self.round = 0
        self.turns = 0
        #: two per seat: the action each glass was last put on in this age, -1 for none; when it was turned
        self.where = [-1] * (2 * seats)
        self.turned = [0] * (2 * seats)
        #: two per seat: the action each glass stood on when the seat's last turn began, -1 for none
        self.stood = [-1] * (2 * seats)
        #: per seat, as bits: the shared actions of its last turn that no glass of its own stood on at the end
        self.vacated = [0] * seats

    def copy(self) -> "Course":
        """An independent copy."""
        other = Course(0)
        other.age = self.age
        other.dealt = self.dealt
        other.pace = self.pace
        other.wish = self.wish.copy()
        other.now = self.now
        other.began = self.began
        other.first = self.first
        other.round = self.round
        other.turns = self.turns
        other.where = self.where.copy()
        other.turned = self.turned.copy()
        other.stood = self.stood.copy()
        other.vacated = self.vacated.copy()
        return other


class EmpiresState(State):
    """The whole state of one game of Time of Empires."""

    def __init__(
        self,
        box: Box,
        agenda: Agenda,
        options: dict[str, str],
        seats: int,
        land: Land,
        map: Map,
        folk: Folk,
        cards: Cards,
        boards: Boards,
        course: Course,
    ) -> None:
        super().__init__(seats, agenda)
        self.box = box
        self.options = options
        self.layout: Layout = box.layouts[seats]
        self.times: Times = box.times[options["speed"]]
        self.land = land
        self.map = map
        self.folk = folk
        self.cards = cards
        self.boards = boards
        self.course = course

    def copy(self) -> "EmpiresState":
        """An independent copy."""
        return EmpiresState(
            self.box,
            self.agenda.copy(),
            self.options,
            self.seats,
            self.land,
            self.map.copy(),
            self.folk.copy(),
            self.cards.copy(),
            self.boards.copy(),
            self.course.copy(),
        )

    def dump(self) -> dict[str, object]:
        """The whole state as plain JSON values."""
        return detached(
            {
                "seats": self.seats,
                "options": self.options,
                "agenda": self.agenda.dump(),
                "land": {"tile": self.land.tile, "turned": self.land.turned},
                "map": {"owner": self.map.owner, "clans": self.map.clans, "slots": self.map.slots},
                "folk": dump_folk(self.folk),
                "cards": dump_cards(self.cards),
                "boards": dump_boards(self.boards),
                "course": dump_course(self.course, self.box),
            }
        )

    def gong(self) -> int:
        """The game time in milliseconds at which a real-time action phase ends (TOE-ACT-1)."""
        return self.course.began + self.times.age

    def is_real_time(self) -> bool:
        """Whether this age is played in real time."""
        return self.course.pace == REAL_TIME


def dump_folk(folk: Folk) -> dict[str, object]:
    """What the seats have, for the dump."""
    return {
        "ideas": folk.ideas,
        "bricks": folk.bricks,
        "reserve": folk.reserve,
        "created": folk.created,
        "waiting": folk.waiting,
        "kept": folk.kept,
        "limit": folk.limit,
        "laid": folk.laid,
        "built": folk.built,
        "razed": folk.razed,
        "token": folk.token,
        "points": folk.points,
    }


def dump_cards(cards: Cards) -> dict[str, object]:
    """The technologies, for the dump."""
    return {
        "hands": cards.hands,
        "found": cards.found,
        "discards": cards.discards,
        "pool": cards.pool,
        "gone": cards.gone,
        "tops": cards.tops,
        "left": cards.left,
    }


def dump_boards(boards: Boards) -> dict[str, object]:
    """Leaders, effect tiles and wonders, for the dump."""
    return {
        "leaders": boards.leaders,
        "column": boards.column,
        "effect": boards.effect,
        "tiles": boards.tiles,
        "wonder": boards.wonder,
        "stacks": boards.stacks,
    }


def dump_course(course: Course, box: Box) -> dict[str, object]:
    """Age, time, glasses and rounds, for the dump; older versions of the rules leave out what they did not keep."""
    found: dict[str, object] = {
        "age": course.age,
        "dealt": course.dealt,
        "pace": course.pace,
        "wish": course.wish,
        "now": course.now,
        "began": course.began,
        "first": course.first,
        "round": course.round,
        "turns": course.turns,
        "where": course.where,
        "turned": course.turned,
        "stood": course.stood,
    }
    if every_place_of_the_last_turn_counts(box):
        found["vacated"] = course.vacated
    return found


def find_skills(state: EmpiresState) -> None:
    """Work out every seat's skills from the leaders it has won."""
    state.folk.skills = [0] * state.seats
    for leader, seat in enumerate(state.boards.leaders):
        if 0 <= seat < state.seats:
            state.folk.skills[seat] |= 1 << state.box.skill[leader]


def new_state(box: Box, seats: int, options: dict[str, str]) -> EmpiresState:
    """A new game: every player has their components, and no tile is laid yet (TOE-SET-4)."""
    deck = box.deck
    folk, cards, boards = Folk(seats), Cards(seats, len(deck.ids)), Boards()
    for seat in range(seats):
        folk.ideas[seat] = folk.bricks[seat] = box.begins_with
        folk.reserve[seat] = box.pawns
    for card in range(len(deck.ids)):
        if 0 <= deck.colour[card] < seats:
            cards.hands[deck.colour[card]].append(card)
    boards.leaders = [IN_BOX] * len(box.skill)
    return EmpiresState(
        box,
        new_agenda(seats),
        options,
        seats,
        Land([-1] * SPOTS, [0] * SPOTS, box),
        Map([-1] * SPACES, [0] * SPACES, [-1] * (SLOTS * TERRITORIES)),
        folk,
        cards,
        boards,
        Course(seats),
    )
