"""What may leave the rules: views, events, outcomes. All are built up from what may be known, never stripped down."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from saecula.kernel.agenda import Agenda
from saecula.kernel.codes import id_of, verb_of
from saecula.kernel.errors import BadOptions


class View(msgspec.Struct, kw_only=True):
    """What one seat (or a spectator: seat None) may know of a game."""

    seat: int | None
    asked: list["Question"]


def check_eyes(seats: int, seat: int | None) -> None:
    """BadOptions if there is no such seat; a number below 0 would otherwise show the secrets of the last seats."""
    if seat is not None and not 0 <= seat < seats:
        raise BadOptions(f"there is no seat {seat} in a game of {seats}")


class Question(msgspec.Struct):
    """An open decision: who is asked, its number, what kind of decision it is."""

    seat: int
    decision: int
    kind: str


def questions(agenda: Agenda, kinds: Sequence[str]) -> list[Question]:
    """The open decisions of all seats, the kinds by their names."""
    return [
        Question(seat, id_of(stack[-1]), kinds[verb_of(stack[-1])]) for seat, stack in enumerate(agenda.asked) if stack
    ]


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True):
    """Something that came of a move. `reveals`: it tells others a fact that was hidden until now."""

    reveals: ClassVar[bool] = False


class Standing(msgspec.Struct):
    """One seat's result: rank 1 is best, equal ranks are shared; points by category add up to the total."""

    seat: int
    rank: int
    total: int
    points: dict[str, int]


class Outcome(msgspec.Struct):
    """The result of a finished game; `reason` is the clause by which it ended."""

    standings: list[Standing]
    reason: str

    def ranking(self) -> list[list[int]]:
        """The seats from best to worst, those of equal rank together."""
        ranks = sorted({s.rank for s in self.standings})
        return [[s.seat for s in self.standings if s.rank == rank] for rank in ranks]

    def shares(self) -> list[float]:
        """Each seat's share of the win: the seats of rank 1 share it equally."""
        best = [s.seat for s in self.standings if s.rank == 1]
        return [1 / len(best) if s.seat in best else 0.0 for s in sorted(self.standings, key=lambda s: s.seat)]
