"""The contract of a game: its rules. How bots judge it is up to its mind, what screens draw is up to its face.

A game provides its steps, its phases as lists of steps, a view, an outcome and `resample`; asking, settling and
applying are the same for all games and live in procedure.py. Nothing in a game reads a clock, a file, the network or a
random generator: what chance draws and what the clock shows reach it as moves.
"""

from abc import abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from saecula.kernel.codes import Log
from saecula.kernel.events import Chronicle
from saecula.kernel.face import Face
from saecula.kernel.meta import Meta, Options
from saecula.kernel.mind import Mind
from saecula.kernel.moves import Codebook, Move
from saecula.kernel.procedure import Procedure
from saecula.kernel.steps import S, Step
from saecula.kernel.views import Outcome, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Procedure[S]):
    """One game with one set of components."""

    def __init__(
        self,
        meta: Meta,
        book: Codebook,
        chronicle: Chronicle,
        steps: dict[int, Step[S]],
        mind: Mind[S],
        face: Face[S],
    ) -> None:
        super().__init__(steps)
        self.meta = meta
        self.book = book
        self.chronicle = chronicle
        self.mind = mind
        self.face = face

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The state before the first move, with the first phase entered."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What a seat may know, or a spectator if `seat` is None."""

    @abstractmethod
    def resample(self, view: View, rng: Random) -> S:
        """A full state that agrees with everything the view says, dealt at random where the view is silent."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The result; before the end, the current standings."""

    @abstractmethod
    def load(self, dump: dict[str, object]) -> S:
        """The state that a dump describes; BadRecord if it does not describe one."""

    def words(self, state: S) -> dict[str, object]:
        """The state in the words of the game, as a position file writes it."""
        return state.dump()

    def dump_of(self, words: dict[str, object], seats: int, options: Options) -> dict[str, object]:
        """The dump that the words of a position file stand for; BadRecord names the place that cannot be read."""
        return words

    @abstractmethod
    def show(self, state: S, seat: int, code: int, viewer: int | None) -> Move:
        """A move as a viewer may see it; `state` is the state before the move."""

    def census(self, state: S) -> dict[str, int]:
        """How many there are of each thing whose number never changes; the conformance kit checks that none is lost."""
        return {}

    def start(self, seats: int, options: Options) -> S:
        """A game ready for its first move."""
        state = self.setup(seats, options)
        self.settle(state, Log(False))
        return state
