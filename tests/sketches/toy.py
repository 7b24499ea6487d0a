"""What the three sketches share: a state made of plain facts, and the parts of the contract that a toy keeps simple."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec

from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.codes import CHANCE, Reason, id_of, verb_of
from saecula.kernel.errors import BadRecord
from saecula.kernel.events import Chronicle
from saecula.kernel.face import Face
from saecula.kernel.game import Game
from saecula.kernel.meta import Components, Meta, Option, Options
from saecula.kernel.mind import Mind
from saecula.kernel.moves import Codebook, Move
from saecula.kernel.steps import Ask, Draw, State, Step
from saecula.kernel.views import Event, Outcome, Question, Standing, View

F = TypeVar("F", bound=msgspec.Struct)


class Frames(msgspec.Struct, forbid_unknown_fields=True):
    """An agenda as plain values; the frames of these toys hold nothing secret."""

    table: list[int]
    asked: list[list[int]]
    serial: int


class ToyView(View, kw_only=True):
    """What every toy shows."""

    seats: int
    options: dict[str, str]
    frames: Frames


class ToyState(State, Generic[F]):
    """A state whose own part is one struct of plain values."""

    def __init__(self, seats: int, agenda: Agenda, options: Options, facts: F) -> None:
        super().__init__(seats, agenda)
        self.options = options
        self.facts = facts

    def copy(self) -> "ToyState[F]":
        """An independent copy."""
        facts = msgspec.convert(msgspec.to_builtins(self.facts), type(self.facts))
        return ToyState(self.seats, self.agenda.copy(), self.options, facts)

    def dump(self) -> dict[str, object]:
        """Everything as plain values."""
        return {
            "seats": self.seats,
            "options": self.options,
            "agenda": msgspec.to_builtins(self.frames()),
            "facts": msgspec.to_builtins(self.facts),
        }

    def frames(self) -> Frames:
        """The agenda as plain values."""
        agenda = self.agenda
        return Frames(list(agenda.table), [list(stack) for stack in agenda.asked], agenda.serial)


class Choice(Ask[ToyState[F]], Generic[F]):
    """A decision whose moves are each refused for one reason: verb, clause, key."""

    refused: tuple[tuple[int, str, str], ...] = ()

    def why_not(self, state: ToyState[F], seat: int, frame: int, code: int) -> Reason | None:
        """The reason of the verb."""
        return next((Reason(clause, key) for verb, clause, key in self.refused if verb == verb_of(code)), None)


class Lot(Draw[ToyState[F]], Generic[F]):
    """A draw in which all moves are equally likely."""

    def weights(self, state: ToyState[F], frame: int) -> list[int]:
        """One for each."""
        return [1] * len(self.legal(state, CHANCE, frame))


def move(name: str, **fields: Any) -> type[Move]:
    """A move with these fields."""
    made: Any = msgspec.defstruct(name, list(fields.items()), bases=(Move,), frozen=True)
    return cast(type[Move], made)


def event(name: str, reveals: bool = False, **fields: Any) -> type[Event]:
    """An event with these fields; the first one is the seat whose secrets it may hold."""
    space = {"reveals": True} if reveals else {}
    made: Any = msgspec.defstruct(name, list(fields.items()), bases=(Event,), namespace=space, frozen=True)
    return cast(type[Event], made)


class ToyMind(Mind[ToyState[F]], Generic[F]):
    """All seats and all moves alike."""

    def evaluate(self, state: ToyState[F]) -> list[float]:
        return [1 / state.seats] * state.seats

    def policy(self, state: ToyState[F], seat: int, codes: list[int]) -> list[float]:
        return [1.0] * len(codes)


class Toy(Game[ToyState[F]], Generic[F]):
    """A game for the tests of the contract; nobody plays it."""

    def __init__(
        self,
        name: str,
        facts: type[F],
        tables: tuple[Mapping[int, type[Move]], Mapping[int, type[Event]], Mapping[str, Sequence[str]]],
        steps: dict[int, Step[ToyState[F]]],
        options: tuple[Option, ...] = (),
    ) -> None:
        moves, events, domains = tables
        parts = Components("sketch", "0" * 64, False)
        meta = Meta(name, name, (2, 3), options, "1", parts, replays=("1",), listed=False)
        super().__init__(meta, Codebook(moves, domains), Chronicle(events, domains), steps, ToyMind[F](), Face({}))
        self.facts = facts

    @abstractmethod
    def points(self, state: ToyState[F], seat: int) -> int:
        """What the seat is worth."""

    def fresh(self, seats: int, options: Options, facts: F, first: int) -> ToyState[F]:
        """A new state with its first step entered."""
        state = ToyState(seats, new_agenda(seats), options, facts)
        state.agenda.next(first)
        return state

    def load(self, dump: dict[str, object]) -> ToyState[F]:
        """The state of a dump."""
        try:
            frames = msgspec.convert(dump["agenda"], Frames)
            seats, options = msgspec.convert(dump["seats"], int), msgspec.convert(dump["options"], dict[str, str])
            facts = msgspec.convert(dump["facts"], self.facts)
        except (KeyError, msgspec.ValidationError) as error:
            raise BadRecord(f"position: {error}") from None
        return ToyState(seats, Agenda(frames.table, frames.asked, frames.serial), options, facts)

    def again(self, view: ToyView, facts: F) -> ToyState[F]:
        """A full state around the agenda of a view."""
        frames = view.frames
        agenda = Agenda(list(frames.table), [list(stack) for stack in frames.asked], frames.serial)
        return ToyState(view.seats, agenda, dict(view.options), facts)

    def frame_of(self, state: ToyState[F], seat: int | None) -> dict[str, Any]:
        """The part of a view that all toys have."""
        given = {"seats": state.seats, "options": state.options, "frames": state.frames()}
        return {"seat": seat, "asked": self.questions(state), **given}

    def questions(self, state: ToyState[F]) -> list[Question]:
        """The open decisions; a step's class says what is asked."""
        asked = [(seat, stack[-1]) for seat, stack in enumerate(state.agenda.asked) if stack]
        return [Question(seat, id_of(frame), type(self.steps[verb_of(frame)]).__name__) for seat, frame in asked]

    def outcome(self, state: ToyState[F]) -> Outcome:
        """Most points win."""
        totals = [self.points(state, seat) for seat in range(state.seats)]
        ranks = [1 + sum(other > own for other in totals) for own in totals]
        return Outcome([Standing(s, ranks[s], t, {"all": t}) for s, t in enumerate(totals)], "sketch")

    def show(self, state: ToyState[F], seat: int, code: int, viewer: int | None) -> Move:
        """All moves are open unless a toy says otherwise."""
        return self.book.decode(code)
