"""What must hold for a whole log: no gaps, each command once, no move in a pause, a bot's move only where it may be."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from saecula.kernel.codes import CHANCE, CLOCK
from saecula.server.store import EntryRow

from .laws import hold

#: Seats of those who are no players.
NOBODY = (None, CHANCE, CLOCK)


class Stored(NamedTuple):
    """A line as the database stored it (0: something else at the table), whose the lease was, and who stored it."""

    version: int
    epoch: int
    owner: str | None
    by: str | None


def check_log(entries: Sequence[EntryRow]) -> None:
    """Check everything that the log alone can show."""
    hold([entry.version for entry in entries] == list(range(1, len(entries) + 1)), "order kept", "versions")
    commands = [(entry.player, entry.cid) for entry in entries if entry.cid]
    hold(len(commands) == len(set(commands)), "stored once", commands)
    numbers = [entry.n for entry in entries if entry.n is not None]
    hold(numbers == list(range(1, len(numbers) + 1)), "order kept", "moves")
    hold(all(one.at <= other.at for one, other in pairwise(entries)), "order kept", "times")
    _check_hands(entries)


def _check_hands(entries: Sequence[EntryRow]) -> None:
    """Check who moves: nobody in a pause; a stand-in for seats that have one, and for no others."""
    is_paused, stood_in, undone_at = False, set[int](), -1
    for entry in entries:
        seat = CHANCE if entry.seat is None else entry.seat
        # what others chose at the same time as something that is taken back is made again unchanged
        undone_at = entry.at if entry.kind == "undo" else undone_at
        if entry.kind in ("paused", "resumed"):
            is_paused = entry.kind == "paused"
        elif entry.kind in ("stand-in", "conceded"):
            stood_in.add(seat)
        elif entry.kind == "taken-back":
            stood_in.discard(seat)
        elif entry.kind in ("move", "undo"):
            hold(not is_paused, "a pause is still", f"{entry.kind} of {seat} at {entry.version}")
            if seat not in (CHANCE, CLOCK) and (entry.kind == "undo" or entry.at != undone_at):
                _check_hand(entry, seat in stood_in)


def _check_hand(entry: EntryRow, is_stood_in: bool) -> None:
    by_hand = entry.player is not None and entry.body.auto is None
    hold(not (by_hand and is_stood_in), "stand-ins play", f"{entry.kind} by hand at {entry.version}")
    by_bot = entry.body.auto == "stand-in"
    hold(not by_bot or is_stood_in, "stand-ins play", f"a bot's {entry.kind} at {entry.version}")


def tried_in(entries: Sequence[EntryRow], stored: Sequence[Stored]) -> Counter[str]:
    """What a table went through: kinds of entries, who moved for a seat, rings of the clock of a real-time age."""
    found = Counter(f"{entry.kind} by {entry.body.auto or 'hand'}" for entry in entries if entry.seat not in NOBODY)
    found.update("rings of the clock" for entry in entries if entry.seat == CLOCK)
    found["leases taken over"] = len({one.epoch for one in stored} - {1})
    return found


def check_fences(stored: Sequence[Stored]) -> None:
    """Check that nothing was stored by a node whose lease another had taken."""
    newest = 0
    for one in stored:
        # no owner: the lease was given back or released, and until a node takes it the last epoch may finish its work
        hold(one.owner in (None, one.by) and one.epoch >= newest, "fences hold", str(one))
        newest = one.epoch
