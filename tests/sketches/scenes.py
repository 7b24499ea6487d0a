"""Setting up and playing a scene of a sketch in few words."""

from random import Random
from typing import Any, TypeVar

import msgspec

from saecula.kernel.errors import IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match, Played
from saecula.kernel.views import Event
from tests.sketches.toy import F, Toy, ToyState

M = TypeVar("M")


def match_of(game: Toy[F], seats: int, **options: str) -> Match[ToyState[F]]:
    """A match before its first move."""
    return Match(game, seats, options, seed_of(game.meta.id, 0))


def set_up(match: Match[ToyState[F]], *asked: tuple[int, ...], table: tuple[int, ...] = (), **facts: Any) -> None:
    """Set facts, and make these the only questions: seat, kind, arguments; `table` are steps that come after them."""
    state = match.state.copy()
    for name, value in facts.items():
        setattr(state.facts, name, value)
    for stack in (state.agenda.table, *state.agenda.asked):
        stack.clear()
    state.agenda.enter(list(table))
    for seat, kind, *args in asked:
        state.agenda.ask(seat, kind, *args)
    match.state = state


def do(match: Match[ToyState[F]], seat: int, text: str) -> Played:
    """Make the move of a text."""
    return match.play(seat, match.game.book.parse(text))


def choices(match: Match[ToyState[F]], seat: int) -> list[str]:
    """What a seat may do, as texts."""
    book = match.game.book
    return [book.text(book.decode(code)) for code in match.game.legal(match.state, seat)]


def clause(match: Match[ToyState[F]], seat: int, text: str) -> str:
    """The clause, or the kernel's own reason, that a move is refused with."""
    try:
        do(match, seat, text)
    except IllegalMove as error:
        return error.reason.clause or error.reason.key
    return ""


def events(match: Match[ToyState[F]], move: Played, seat: int | None = None) -> list[str]:
    """The names of what a viewer is told of a move."""
    told: list[Event] = match.game.chronicle.told(move.log, seat)
    return [type(event).__name__ for event in told]


def seen(match: Match[ToyState[F]], seat: int | None, view: type[M]) -> M:
    """What a seat sees, with its own type."""
    found = match.game.view(match.state, seat)
    assert isinstance(found, view)
    assert isinstance(found, msgspec.Struct)
    return found


def guesses(match: Match[ToyState[F]], seat: int, count: int = 30) -> list[F]:
    """Facts that a seat may hold for true."""
    view, rng = match.game.view(match.state, seat), Random(7)
    return [match.game.resample(view, rng).facts for _ in range(count)]
