"""Moves that are no choice: when they may be made without asking, and how they are taken back.

A seat's only legal move may be made for it if that tells nobody anything. Taking it back alone leads nowhere, as it
would be made again: it is taken back together with the choice before it. `forced` holds the line numbers of such moves.
"""

from collections.abc import Iterator, Set
from random import Random
from typing import Any, NamedTuple

from saecula.kernel.codes import Log, Reason
from saecula.kernel.game import Game
from saecula.kernel.match import Match, Played
from saecula.kernel.record import Line
from saecula.kernel.views import View
from saecula.play.showing import reveals

#: In how many worlds the legal moves must be the same.
WORLDS = 3


def is_known_to_all(game: Game[Any], public: View, seat: int, codes: list[int]) -> bool:
    """Whether the legal moves of a seat follow from public knowledge: they are the same in other worlds that agree with
    this view, which is a spectator's."""
    worlds = (game.resample(public, Random(world)) for world in range(WORLDS))
    return all(game.legal(world, seat) == codes for world in worlds)


def last_move(match: Match[Any], seat: int) -> Played | None:
    """The last move of a seat that has not been taken back; None if there is none."""
    return next((played for played in reversed(match.played) if played.seat == seat), None)


def why_no_undo(match: Match[Any], seat: int, forced: Set[int]) -> Reason | None:
    """Why a seat cannot take its last choice back, with all moves made for it since; None if it can."""
    for at in range(len(match.played) - 1, -1, -1):
        played = match.played[at]
        is_mine = played.seat == seat
        if played.barrier:
            return Reason("", played.barrier if is_mine else "undo-not-yours")
        if is_mine and played.n not in forced:
            return None if match.stands_without(at) else Reason("", "undo-built-on")
    return Reason("", "undo-not-yours")


def closes_undo(match: Match[Any], seat: int, code: int, forced: Set[int]) -> bool:
    """Whether a seat can take its last choice back now, but no longer could after this move."""
    if why_no_undo(match, seat, forced) is not None:
        return False
    game, after, log = match.game, match.state.copy(), Log()
    game.make(after, seat, code, log)
    return reveals(game, log) or game.to_act(after) != [seat]


class Undone(NamedTuple):
    """A move taken back: the line that says so, and the moves that others chose at the same time and that were made
    again: their old line numbers with their new lines.
    """

    line: Line
    again: list[tuple[int, Line]]


def undo(match: Match[Any], seat: int, forced: set[int]) -> Undone:
    """Take back the last move of a seat; IllegalMove if it cannot be taken back."""
    mine = max((at for at, played in enumerate(match.played) if played.seat == seat), default=-1)
    later = [played.n for played in match.played[mine + 1 :]]
    start = len(match.lines)
    match.undo(seat)
    again = list(zip(later, match.lines[start + 1 :], strict=True))
    forced.update(line.n for old, line in again if old in forced)
    return Undone(match.lines[start], again)


def undo_choice(match: Match[Any], seat: int, forced: set[int]) -> Iterator[Undone]:
    """Take back the last choice of a seat, after first taking back all moves made for it since; each step of the
    iterator takes back one, so that the caller can note it before the next."""
    is_choice = False
    while not is_choice:
        last = last_move(match, seat)
        is_choice = last is None or last.n not in forced
        yield undo(match, seat, forced)
