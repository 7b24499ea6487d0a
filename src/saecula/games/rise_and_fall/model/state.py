"""The state of a game of Rise & Fall: flat lists over hexes and seats, so that copying costs next to nothing."""

from saecula.games.rise_and_fall.model.box import Box
from saecula.games.rise_and_fall.model.grid import Grid
from saecula.games.rise_and_fall.model.kinds import HAND, KINDS, NOMAD, RESERVE, SHIP, TOWN
from saecula.games.rise_and_fall.model.land import Land
from saecula.games.rise_and_fall.model.pieces import Pieces
from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.steps import State, detached


class Site:
    """The World under construction; once it is finished all copies of a state share it."""

    def __init__(self) -> None:
        #: who lays the first tile, and how many tiles players have laid in all
        self.builder = 0
        self.placed = 0
        #: the middles of the sea tiles laid, in axial coordinates
        self.q: list[int] = []
        self.r: list[int] = []
        #: the layer being laid: 0 sea, then 1 to 4
        self.layer = 0
        #: the tiles of this layer: first hex * 4 + rotation, in the order laid
        self.laid: list[int] = []
        #: the visible level of every hex, once the sea is laid
        self.level: list[int] = []

    def copy(self) -> "Site":
        """An independent copy."""
        other = Site()
        other.builder = self.builder
        other.placed = self.placed
        other.q = self.q.copy()
        other.r = self.r.copy()
        other.layer = self.layer
        other.laid = self.laid.copy()
        other.level = self.level.copy()
        return other


class Realms:
    """Treasuries, the bank, and where everybody's cards are."""

    def __init__(self, goods: list[int], bank: list[int], cards: list[int]) -> None:
        #: per seat: gold, wood, stone
        self.goods = goods
        self.bank = bank
        #: per seat and kind: reserve, hand, discard or decline
        self.cards = cards

    def copy(self) -> "Realms":
        """An independent copy."""
        return Realms(self.goods.copy(), self.bank.copy(), self.cards.copy())


class Course:
    """How far the game has come."""

    def __init__(self, seats: int) -> None:
        #: who holds the first-player token
        self.first = 0
        #: the round under way, 0 before the first
        self.round = 0
        #: rounds in a row without a trophy
        self.quiet = 0
        #: trophies won this round
        self.won = 0
        #: per kind: who has the trophy, -1 for nobody
        self.trophies = [-1] * KINDS
        #: per seat: the card chosen in secret, -1 for none
        self.chosen = [-1] * seats
        #: per seat: the card played this round, -1 for none
        self.played = [-1] * seats
        #: per seat: the cards laid face down to decline, as bits
        self.giving = [0] * seats
        #: per seat: 0 while it lives, else the moment it became extinct: the later, the higher
        self.died = [0] * seats
        #: hexes whose pieces have acted in the turn under way; only pieces of one kind act
        self.acted: list[int] = []
        #: game time, and when the last countdown ends or ended, both in milliseconds
        self.now = 0
        self.ends = 0

    def copy(self) -> "Course":
        """An independent copy."""
        other = Course(0)
        other.first = self.first
        other.round = self.round
        other.quiet = self.quiet
        other.won = self.won
        other.trophies = self.trophies.copy()
        other.chosen = self.chosen.copy()
        other.played = self.played.copy()
        other.giving = self.giving.copy()
        other.died = self.died.copy()
        other.acted = self.acted.copy()
        other.now = self.now
        other.ends = self.ends
        return other


class RiseState(State):
    """Everything about one game of Rise & Fall."""

    def __init__(
        self,
        box: Box,
        agenda: Agenda,
        options: dict[str, str],
        site: Site,
        grid: Grid | None,
        land: Land | None,
        pieces: Pieces,
        realms: Realms,
        course: Course,
    ) -> None:
        super().__init__(len(course.died), agenda)
        self.box = box
        self.options = options
        self.site = site
        self.grid = grid
        self.land = land
        self.pieces = pieces
        self.realms = realms
        self.course = course

    def copy(self) -> "RiseState":
        """An independent copy."""
        return RiseState(
            self.box,
            self.agenda.copy(),
            self.options,
            self.site if self.land is not None else self.site.copy(),
            self.grid,
            self.land,
            self.pieces.copy(),
            self.realms.copy(),
            self.course.copy(),
        )

    def dump(self) -> dict[str, object]:
        """The whole state as plain JSON values."""
        site, pieces, realms, course = self.site, self.pieces, self.realms, self.course
        return detached(
            {
                "seats": self.seats,
                "options": self.options,
                "agenda": self.agenda.dump(),
                "site": {
                    "builder": site.builder,
                    "placed": site.placed,
                    "tiles": {"q": site.q, "r": site.r},
                    "layer": site.layer,
                    "laid": site.laid,
                    "hexes": {"q": self.grid.q if self.grid else [], "r": self.grid.r if self.grid else []},
                    "level": site.level,
                    "finished": self.land is not None,
                },
                "pieces": {"main": pieces.main, "guest": pieces.guest},
                "realms": {"goods": realms.goods, "bank": realms.bank, "cards": realms.cards},
                "course": {
                    "first": course.first,
                    "round": course.round,
                    "quiet": course.quiet,
                    "won": course.won,
                    "trophies": course.trophies,
                    "chosen": course.chosen,
                    "played": course.played,
                    "giving": course.giving,
                    "died": course.died,
                    "acted": course.acted,
                    "now": course.now,
                    "ends": course.ends,
                },
            }
        )

    def ground(self) -> Land:
        """The finished World."""
        land = self.land
        assert land is not None
        return land

    def spread_out(self, grid: Grid) -> None:
        """Use these hexes as the World, with nothing on them."""
        self.grid = grid
        self.pieces.main = [0] * grid.size
        self.pieces.guest = [0] * grid.size

    def is_living(self, seat: int) -> bool:
        """Whether a civilization is not extinct."""
        return self.course.died[seat] == 0

    def living(self) -> list[int]:
        """The seats whose civilizations are not extinct."""
        return [seat for seat in range(self.seats) if self.course.died[seat] == 0]

    def next_living(self, seat: int) -> int:
        """The next living seat clockwise (RNF-A-5)."""
        for turn in range(1, self.seats + 1):
            other = (seat + turn) % self.seats
            if self.course.died[other] == 0:
                return other
        return seat

    def has_piece_left(self, seat: int, kind: int) -> bool:
        """Whether a piece of a kind is in the reserve (RNF-B-7)."""
        return self.pieces.counts[seat * KINDS + kind] < self.box.pieces[kind]

    def trophies_won(self) -> int:
        """Trophies won by all so far."""
        total = 0
        for seat in self.course.trophies:
            if seat >= 0:
                total += 1
        return total


def new_state(box: Box, seats: int, options: dict[str, str]) -> RiseState:
    """A game with nothing in the World yet and three cards in everybody's hand (RNF-STA-1)."""
    cards = [RESERVE] * (seats * KINDS)
    for seat in range(seats):
        for kind in (NOMAD, TOWN, SHIP):
            cards[seat * KINDS + kind] = HAND
    return RiseState(
        box,
        new_agenda(seats),
        options,
        Site(),
        None,
        None,
        Pieces([], [], [0] * (seats * KINDS)),
        Realms([0] * (seats * 3), box.bank[seats].copy(), cards),
        Course(seats),
    )
