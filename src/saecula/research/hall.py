"""Many tables of one game, played on by one call: the compiled heart of `vector_env`.

Nothing here knows numpy. What seats see is written into one buffer, a row for each table, which numpy reads in place.
"""

from array import array
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

#: The length of a number that names a game.
BITS: Final = 48


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
        return [self.number(code) for code in codes]


class Ended:
    """A game that came to its end, or was broken off: where, which, after how many steps, and what came of it."""

    def __init__(self, table: int, number: int, steps: int, outcome: Outcome | None, seat: int, seen: bytes) -> None:
        self.table = table
        self.number = number
        self.steps = steps
        #: None where the game was broken off
        self.outcome = outcome
        #: who moved last, and what that seat sees now
        self.seat = seat
        self.seen = seen


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
    ) -> None:
        self.game = game
        self.numbering = numbering
        self.seats = seats
        self.options = options
        self.position = position
        self.count = count
        #: without an encoder, rows of the game's features are written
        self.encoder = encoder
        #: after so many steps a game is broken off; 0 for never
        self.most = most
        self.log = Log(False)
        state = self._fresh()
        self.width = len(game.mind.features(state, 0)) if encoder is None else 4 * encoder.size
        self.cells = bytearray(count * self.width)
        self.rows = [] if encoder is None else [Row(encoder.size, self.cells, at) for at in range(count)]
        self.states = [state] * count
        #: per table: who is asked, what that seat may do (packed and as dense numbers), the steps made
        self.asked = [0] * count
        self.codes: list[list[int]] = [[] for _ in range(count)]
        self.actions: list[list[int]] = [[] for _ in range(count)]
        self.steps = [0] * count
        self.numbers = [0] * count
        self.lots = [Lots(b"") for _ in range(count)]
        self.later = [Random(0) for _ in range(count)]
        self.ended: list[Ended] = []
        self.memories = [self._memory() for _ in range(count)]

    def _memory(self) -> Memory | None:
        mind = self.game.mind
        return mind.memory(self.seats) if isinstance(mind, RememberingMind) else None

    def _fresh(self) -> State:
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.start(self.seats, self.options)

    def reset(self, at: int, seed: int) -> None:
        """A new game at a table; those after it follow from its number, as at any table for research."""
        self.later[at] = Random(seed)
        self._begin(at, seed)

    def follow(self, at: int) -> None:
        """The next game at a table."""
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
        self.actions[at] = self.numbering.numbers(codes)
        self._write(at, state, seat)

    def _write(self, at: int, state: State, seat: int) -> None:
        if self.encoder is None:
            mind, memory = self.game.mind, self.memories[at]
            if isinstance(mind, RememberingMind) and memory is not None:
                row = mind.features_again(state, seat, memory)
            else:
                row = mind.features(state, seat)
            self.cells[at * self.width : (at + 1) * self.width] = row
        else:
            self.encoder.fill(state, seat, self.rows[at])

    def places(self, chosen: list[int]) -> list[int]:
        """Where dense numbers stand in the lists of the tables; -1 for one that is not legal."""
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
        """A move at every table, by its place in the list; games that end make room for new ones, told in `ended`."""
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
        seen = bytes(self.cells[at * self.width : (at + 1) * self.width])
        self.ended.append(Ended(at, self.numbers[at], self.steps[at], outcome, seat, seen))
        self.follow(at)

    def lists(self) -> tuple["array[int]", "array[int]"]:
        """How many moves the seats may choose from, and the dense numbers of these moves, one list after the other."""
        counts: array[int] = array("i")
        flat: array[int] = array("i")
        for actions in self.actions:
            counts.append(len(actions))
            flat.fromlist(actions)
        return counts, flat
