"""One game under test: its match, the random choices made in it, and what has been counted."""

from random import Random
from typing import Generic, NoReturn

import msgspec

from saecula.kernel.codes import CHANCE, CLOCK, Log, millis, moment, verb_of
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.record import seat_name, state_hash
from saecula.kernel.steps import S


class Flaw(AssertionError):
    """The game breaks the contract; the message says where and how."""


class Case(msgspec.Struct, frozen=True):
    """What is played: the number of seats, the options, the seed."""

    seats: int
    options: dict[str, str]
    seed: int


class Report(msgspec.Struct):
    """How much was checked."""

    games: int = 0
    states: int = 0
    #: moves made on the table and on copies, and attempts that had to be refused
    moves: int = 0
    refusals: int = 0
    #: pairs of states that differ only in what a viewer may not know
    pairs: int = 0
    undos: int = 0

    def add(self, other: "Report") -> None:
        """Add the counts of another report."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Trial(Generic[S]):
    """A match of one case, and what the checks need to play it and to report flaws."""

    def __init__(self, game: Game[S], case: Case, report: Report) -> None:
        self.game = game
        self.case = case
        self.report = report
        self.rng = Random(f"{game.meta.id} {case}")
        self.match = Match(game, case.seats, case.options, seed_of(game.meta.id, case.seed))
        self.census = game.census(self.match.state)

    @property
    def state(self) -> S:
        """The state of the match."""
        return self.match.state

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.case.seats), None]

    def fail(self, said: str) -> NoReturn:
        """Report a flaw."""
        case = self.case
        options = ",".join(f"{name}={value}" for name, value in case.options.items()) or "none"
        where = f"{self.game.meta.id}, {case.seats} seats, options {options}, seed {case.seed}"
        raise Flaw(f"{where}, after move {len(self.match.played)}: {said}")

    def require(self, holds: bool, said: str) -> None:
        """Report a flaw unless something holds."""
        if not holds:
            self.fail(said)

    def say(self, seat: int, code: int) -> str:
        """A move in words."""
        return f"{seat_name(seat)} {self.game.book.decode(code)}"

    def codes(self, state: S, actor: int) -> list[int]:
        """The moves that an actor may make, who may also be CHANCE."""
        return self.game.chance(state)[0] if actor == CHANCE else self.game.legal(state, actor)

    def some(self, codes: list[int], count: int = 8) -> list[int]:
        """At most `count` of the moves, picked at random."""
        return codes if len(codes) <= count else self.rng.sample(codes, count)

    def stray(self, legal: list[int]) -> int:
        """A well-formed move that need not be legal, of a kind that is legal now or of any kind."""
        book = self.game.book
        spans = book.spans()
        span = self.rng.choice(spans)
        if legal and self.rng.random() < 0.5:
            index = book.index(self.rng.choice(legal))
            span = next(span for span in spans if index in span)
        return book.code(self.rng.choice(span))

    def earlier(self, state: S, latest: int) -> int:
        """A move of CLOCK before the latest one, if there is time for one."""
        first = max(0, millis(latest) - 5000)
        code = moment(verb_of(latest), self.rng.randint(first, millis(latest)))
        return code if self.game.why_not(state, CLOCK, code) is None else latest

    def wander(self, state: S, steps: int) -> None:
        """Make some random moves on a state, in place."""
        for _ in range(steps):
            actors = self.game.to_act(state)
            if not actors:
                return
            actor = self.rng.choice(actors)
            codes = self.codes(state, actor)
            self.require(bool(codes), f"some moves on, {actor} is asked and has no move")
            self.game.make(state, actor, self.rng.choice(codes), Log(False))
            self.report.moves += 1


def copied(state: S) -> S:
    """A copy with the type of the state."""
    copy = state.copy()
    assert isinstance(copy, type(state))
    return copy


def digest(state: S) -> str:
    """The hash of a state."""
    return state_hash(state.dump())
