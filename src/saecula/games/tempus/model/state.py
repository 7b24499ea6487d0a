"""The state of a game of Tempus: flat lists over hexes and seats, so that copying costs next to nothing."""

from saecula.games.tempus.model.box import Box
from saecula.games.tempus.model.cards import count_ability
from saecula.games.tempus.model.coast import Coast
from saecula.games.tempus.model.kinds import GRASSLAND, KINDS, SANITATION
from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.steps import State, detached


class Land:
    """The map. It changes only while tiles are laid; after that all copies of a state share it."""

    def __init__(self, terrain: list[int], coast: Coast | None) -> None:
        self.terrain = terrain
        self.coast = coast
        #: the land hexes
        self.cells = [cell for cell, found in enumerate(terrain) if found]


class People:
    """Tokens and cities on the map and in the supplies."""

    def __init__(
        self,
        owner: list[int],
        tokens: list[int],
        city: list[int],
        extra: list[int],
        marks: list[int],
        supply: list[int],
        cities: list[int],
        spread: list[int],
    ) -> None:
        #: per hex: the seat whose tokens or city stand there, -1 for none
        self.owner = owner
        self.tokens = tokens
        #: per hex: the value of the city, 0 for none
        self.city = city
        #: per hex: how far Sanitation lets the stack exceed the limit
        self.extra = extra
        #: per hex: tokens that have moved, or babies born, in the action under way
        self.marks = marks
        #: per seat: tokens in the supply
        self.supply = supply
        #: per seat times three: city tiles of value 2, 3, 4 in the supply
        self.cities = cities
        #: per seat: how many hexes its tokens stand on
        self.spread = spread

    def copy(self) -> "People":
        """An independent copy."""
        return People(
            self.owner.copy(),
            self.tokens.copy(),
            self.city.copy(),
            self.extra.copy(),
            self.marks.copy(),
            self.supply.copy(),
            self.cities.copy(),
            self.spread.copy(),
        )

    def dump(self) -> dict[str, object]:
        """All but `spread`, which follows from the rest."""
        return {
            "owner": self.owner,
            "tokens": self.tokens,
            "city": self.city,
            "extra": self.extra,
            "marks": self.marks,
            "supply": self.supply,
            "cities": self.cities,
        }

    def add(self, seat: int, cell: int) -> None:
        """Put a token from the supply on a hex."""
        if self.tokens[cell] == 0:
            self.owner[cell] = seat
            self.spread[seat] += 1
        self.tokens[cell] += 1
        self.supply[seat] -= 1

    def remove(self, cell: int, limit: int) -> None:
        """Put a token from a hex back into its owner's supply; the Sanitation allowance may shrink (TEM-CAR-10)."""
        seat = self.owner[cell]
        left = self.tokens[cell] - 1
        self.tokens[cell] = left
        self.supply[seat] += 1
        self.extra[cell] = min(self.extra[cell], max(left - limit, 0))
        if left == 0:
            self.owner[cell] = -1
            self.spread[seat] -= 1

    def clear(self, cell: int) -> None:
        """Put all tokens of a hex, or its city tile, back into their owner's supply (TEM-FIG-7, TEM-CIT-1)."""
        seat = self.owner[cell]
        if self.city[cell]:
            self.cities[seat * 3 + self.city[cell] - 2] += 1
            self.city[cell] = 0
        else:
            self.supply[seat] += self.tokens[cell]
            self.tokens[cell] = 0
            self.extra[cell] = 0
            self.spread[seat] -= 1
        self.owner[cell] = -1


class Ideas:
    """Idea cards: hands, cards laid face down, Government cards lying open, deck and discards."""

    def __init__(
        self,
        hands: list[list[int]],
        laid: list[list[int]],
        shown: list[list[int]],
        deck: list[int],
        discards: list[int],
        left: int,
        pool: int,
    ) -> None:
        self.hands = hands
        self.laid = laid
        self.shown = shown
        #: per kind of card: copies in the deck; it has no order
        self.deck = deck
        self.discards = discards
        #: how many cards are in the deck
        self.left = left
        #: the number of the current shuffle, 0 for the first
        self.pool = pool

    def copy(self) -> "Ideas":
        """An independent copy."""
        return Ideas(
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.laid],
            [cards.copy() for cards in self.shown],
            self.deck.copy(),
            self.discards.copy(),
            self.left,
            self.pool,
        )

    def dump(self) -> dict[str, object]:
        """All but `left`, which follows from the rest."""
        return {
            "hands": self.hands,
            "laid": self.laid,
            "shown": self.shown,
            "deck": self.deck,
            "discards": self.discards,
            "pool": self.pool,
        }


class Course:
    """How far the game has come: eras, tiles, rounds, the map under construction, the fight under way."""

    def __init__(self, seats: int) -> None:
        self.first = 0
        #: per seat: the row of the era cube
        self.era = [0] * seats
        #: per seat: action tiles left in this era
        self.tiles = [0] * seats
        #: per seat: 1 if the next slot uses the tile delayed by Government
        self.delayed = [0] * seats
        #: how many seats have been given their slot in this round or skipped, from the first player on
        self.slots = 0
        self.round = 0
        #: the seat whose slot it is, -1 between slots
        self.turn = -1
        #: eras completed
        self.eras = 0
        #: per map tile: whether it is in the face-down stack, 1 or 0; then the tile just drawn, -1 for none
        self.stack: list[int] = []
        self.drawn = -1
        self.placed = 0
        self.fight_from = -1
        self.fight_to = -1
        self.fight_terrain = -1

    def copy(self) -> "Course":
        """An independent copy."""
        other = Course(len(self.era))
        other.first = self.first
        other.era = self.era.copy()
        other.tiles = self.tiles.copy()
        other.delayed = self.delayed.copy()
        other.slots = self.slots
        other.round = self.round
        other.turn = self.turn
        other.eras = self.eras
        other.stack = self.stack.copy()
        other.drawn = self.drawn
        other.placed = self.placed
        other.fight_from = self.fight_from
        other.fight_to = self.fight_to
        other.fight_terrain = self.fight_terrain
        return other

    def dump(self) -> dict[str, object]:
        """Everything; the fight is one list."""
        return {
            "first": self.first,
            "era": self.era,
            "tiles": self.tiles,
            "delayed": self.delayed,
            "slots": self.slots,
            "round": self.round,
            "turn": self.turn,
            "eras": self.eras,
            "stack": self.stack,
            "drawn": self.drawn,
            "placed": self.placed,
            "fight": [self.fight_from, self.fight_to, self.fight_terrain],
        }


class TempusState(State):
    """Everything about one game of Tempus."""

    def __init__(
        self,
        box: Box,
        agenda: Agenda,
        options: dict[str, str],
        land: Land,
        people: People,
        ideas: Ideas,
        course: Course,
    ) -> None:
        super().__init__(len(course.era), agenda)
        self.box = box
        self.options = options
        self.land = land
        self.people = people
        self.ideas = ideas
        self.course = course

    def copy(self) -> "TempusState":
        """An independent copy."""
        return TempusState(
            self.box,
            self.agenda.copy(),
            self.options,
            self.land,
            self.people.copy(),
            self.ideas.copy(),
            self.course.copy(),
        )

    def dump(self) -> dict[str, object]:
        """The whole state as plain JSON values."""
        return detached(
            {
                "seats": self.seats,
                "options": self.options,
                "agenda": self.agenda.dump(),
                "land": {"terrain": self.land.terrain, "finished": self.land.coast is not None},
                "people": self.people.dump(),
                "ideas": self.ideas.dump(),
                "course": self.course.dump(),
            }
        )

    def limit(self, seat: int) -> int:
        """The stacking limit of a seat's row."""
        return self.box.chart.stack[self.course.era[seat]]

    def room(self, seat: int, cell: int) -> int:
        """How many more of the seat's tokens fit on a hex without another Sanitation card; may be negative."""
        return self.limit(seat) + self.people.extra[cell] - self.people.tokens[cell]

    def births(self, seat: int) -> int:
        """On how many hexes a baby of the seat could be born if the action began now (TEM-BAB-2 to TEM-BAB-5)."""
        people, free, full = self.people, 0, 0
        for cell in range(self.box.board.size):
            if people.owner[cell] == seat and people.tokens[cell] > 0 and self.land.terrain[cell] == GRASSLAND:
                if self.room(seat, cell) > 0:
                    free += 1
                else:
                    full += 1
        cards = count_ability(self.ideas.hands[seat], SANITATION)
        return min(free + min(full, cards), people.supply[seat])

    def is_protected(self, seat: int) -> bool:
        """Whether a seat's tokens stand on three hexes or fewer (TEM-FIG-2)."""
        return self.people.spread[seat] <= 3


def new_state(box: Box, seats: int, options: dict[str, str]) -> TempusState:
    """A game with everything still in the box."""
    size = box.board.size
    people = People(
        owner=[-1] * size,
        tokens=[0] * size,
        city=[0] * size,
        extra=[0] * size,
        marks=[0] * size,
        supply=[box.tokens] * seats,
        cities=box.cities * seats,
        spread=[0] * seats,
    )
    ideas = Ideas(
        hands=[[] for _ in range(seats)],
        laid=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        deck=box.deck.copy(),
        discards=[0] * KINDS,
        left=sum(box.deck),
        pool=0,
    )
    course = Course(seats)
    course.stack = [1] * len(box.tiles)
    return TempusState(box, new_agenda(seats), options, Land([0] * size, None), people, ideas, course)
