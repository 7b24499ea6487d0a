"""Many tables of one game, all moved by one call: the compiled heart of `vector_env`.

Nothing here uses numpy. What seats see is returned as bytes, a row for each table, which numpy reads in place.
"""

from array import array
from operator import itemgetter
from random import Random
from typing import Final

from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.kernel.lots import Lots, seed_of
from saecula.kernel.meta import Options
from saecula.kernel.moves import Codebook
from saecula.kernel.steps import State
from saecula.kernel.views import Outcome
from saecula.parts.rows import Memory, RememberingMind
from saecula.parts.tensors import Encoder, Row

#: How many bits the number of a game has.
BITS: Final = 48
#: Fills the lists of legal actions up to their width.
PAD: Final = -1


class Numbering:
    """The dense numbers of packed moves, looked up once each: working one out takes as long as a move."""

    def __init__(self, book: Codebook) -> None:
        self.book = book
        self.known: dict[int, int] = {}

    def number(self, code: int) -> int:
        """The dense number of a packed move."""
        found = self.known.get(code, -1)
        if found < 0:
            found = self.book.index(code)
            self.known[code] = found
        return found

    def numbers(self, codes: list[int]) -> list[int]:
        """The dense numbers of packed moves."""
        if len(codes) > 1:
            try:
                # all at once: looking them up one by one, compiled code would create every int object anew
                return list(itemgetter(*codes)(self.known))
            except KeyError:
                pass
        return [self.number(code) for code in codes]


class Ended:
    """A game that came to its end, or was cut off: where, which game, after how many steps, with what result."""

    def __init__(self, table: int, number: int, steps: int, outcome: Outcome | None, seat: int, seen: bytes) -> None:
        self.table = table
        self.number = number
        self.steps = steps
        #: None if the game was cut off
        self.outcome = outcome
        #: who moved last, and what that seat sees now
        self.seat = seat
        self.seen = seen
        #: the numbers that did not fit into the bytes of what it sees
        self.places: list[int] = []
        self.wide: list[int] = []


class Hall:
    """Tables that always wait for a seat: chance draws, time passes and new games begin by themselves."""

    def __init__(
        self,
        game: Game[State],
        numbering: Numbering,
        seats: int,
        options: Options,
        position: dict[str, object] | None,
        count: int,
        encoder: Encoder[State] | None,
        most: int,
        legal: "memoryview[int]",
    ) -> None:
        self.game = game
        self.numbering = numbering
        self.seats = seats
        self.options = options
        self.position = position
        self.count = count
        #: without an encoder, rows of the game's features are written
        self.encoder = encoder
        #: after how many steps a game is cut off; 0 for never
        self.most = most
        #: where the lists of legal actions are written, with the same width for each table, and how far each is filled
        self.legal = legal
        self.width = len(legal) // count
        self.filled = [0] * count
        self.pads = array("i", [PAD]) * self.width
        self.log = Log(False)
        state = self._fresh()
        self.rows = [] if encoder is None else [Row(encoder.size, at) for at in range(count)]
        #: for each table, what the seat that is asked sees
        self.seen = [b""] * count
        self.states = [state] * count
        #: for each table: who is asked, what that seat may do (packed and as dense numbers), the steps made
        self.asked = [0] * count
        self.codes: list[list[int]] = [[] for _ in range(count)]
        self.actions: list[list[int]] = [[] for _ in range(count)]
        self.steps = [0] * count
        self.numbers = [0] * count
        self.lots = [Lots(b"") for _ in range(count)]
        self.later = [Random(0) for _ in range(count)]
        self.ended: list[Ended] = []
        mind = game.mind
        self.mind = mind if isinstance(mind, RememberingMind) else None
        self.memories = [self._memory() for _ in range(count)]

    def _memory(self) -> Memory | None:
        return None if self.mind is None else self.mind.memory(self.seats)

    def _fresh(self) -> State:
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.start(self.seats, self.options)

    def reset(self, at: int, seed: int) -> None:
        """Start a new game at a table; the next ones there follow from its seed, as at any table for research."""
        self.later[at] = Random(seed)
        self._begin(at, seed)

    def follow(self, at: int) -> None:
        """Start the next game at a table."""
        self._begin(at, self.later[at].getrandbits(BITS))

    def _begin(self, at: int, number: int) -> None:
        self.states[at] = self._fresh()
        self.numbers[at] = number
        self.steps[at] = 0
        self.memories[at] = self._memory()
        self.lots[at] = Lots(seed_of(self.game.meta.id, number))
        if not self._go_on(at):
            raise ValueError("the game is over before anybody is asked")
        self._show(at)

    def _go_on(self, at: int) -> bool:
        """Let chance draw and time pass until a seat is asked; False when the game is over."""
        game, state = self.game, self.states[at]
        while True:
            who = game.to_act(state)
            if not who:
                return False
            seat = who[0]
            if seat >= 0:
                self.asked[at] = seat
                return True
            if seat == CHANCE:
                codes, weights = game.chance(state)
                game.make(state, seat, self.lots[at].pick(codes, weights), self.log)
            else:
                game.make(state, CLOCK, game.legal(state, CLOCK)[-1], self.log)

    def _show(self, at: int) -> None:
        """Write what the seat that is asked sees and may do."""
        state, seat = self.states[at], self.asked[at]
        codes = self.game.legal(state, seat)
        self.codes[at] = codes
        actions = self.numbering.numbers(codes)
        self.actions[at] = actions
        if len(actions) <= self.width:
            self._list(at, actions)
        self._write(at, state, seat)

    def _list(self, at: int, actions: list[int]) -> None:
        """Write a list of legal actions over the last one."""
        begin, was = at * self.width, self.filled[at]
        end = begin + len(actions)
        self.legal[begin:end] = array("i", actions)
        if was > len(actions):
            self.legal[end : begin + was] = self.pads[: was - len(actions)]
        self.filled[at] = len(actions)

    def _write(self, at: int, state: State, seat: int) -> None:
        if self.encoder is not None:
            self.seen[at] = self.encoder.fill(state, seat, self.rows[at])
        else:
            memory = self.memories[at]
            if self.mind is None or memory is None:
                self.seen[at] = self.game.mind.features(state, seat)
            else:
                self.seen[at] = self.mind.features_again(state, seat, memory)

    def told(self) -> bytes:
        """What the seats that are asked see, one row after another."""
        return b"".join(self.seen)

    def beside(self) -> tuple["array[int]", "array[int]"]:
        """The numbers that did not fit into the bytes of these rows: their places, and their values."""
        places: array[int] = array("i")
        wide: array[int] = array("i")
        for row in self.rows:
            places.fromlist(row.places)
            wide.fromlist(row.wide)
        return places, wide

    def places(self, chosen: list[int]) -> list[int]:
        """The places of dense numbers, one for each table, in the lists of the tables; -1 for one that is not legal."""
        found: list[int] = []
        for at in range(self.count):
            place = -1
            action = chosen[at]
            actions = self.actions[at]
            for i in range(len(actions)):
                if actions[i] == action:
                    place = i
                    break
            found.append(place)
        return found

    def step(self, places: list[int]) -> None:
        """Make a move at every table, by its place in the list; games that end go to `ended`, and new ones begin."""
        game = self.game
        self.ended = []
        for at in range(self.count):
            state, seat = self.states[at], self.asked[at]
            game.make(state, seat, self.codes[at][places[at]], self.log)
            self.steps[at] += 1
            if not self._go_on(at):
                self._end(at, seat, game.outcome(state))
            elif self.steps[at] == self.most:
                self._end(at, seat, None)
            else:
                self._show(at)

    def _end(self, at: int, seat: int, outcome: Outcome | None) -> None:
        self._write(at, self.states[at], seat)
        ended = Ended(at, self.numbers[at], self.steps[at], outcome, seat, self.seen[at])
        if self.encoder is not None:
            row = self.rows[at]
            ended.places, ended.wide = [place - row.start for place in row.places], row.wide
        self.ended.append(ended)
        self.follow(at)

    def counts(self) -> "array[int]":
        """How many moves the seats may choose from; a list that is longer than the width has not been written."""
        return array("i", [len(actions) for actions in self.actions])
