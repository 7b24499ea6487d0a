"""A hall of tables with numpy arrays around it: what its seats see and may do, written into existing arrays."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from saecula.kernel.codes import Reason
from saecula.kernel.errors import BadOptions
from saecula.research.encode import Encodes, make_encoder, numbers_of
from saecula.research.hall import PAD, Ended, Hall
from saecula.research.table import IllegalAction, Table, numbering_of, rewards_of

Array = npt.NDArray[Any]


class Form(NamedTuple):
    """What a vector environment is made of; the same for all its processes."""

    #: "features" or "tensor"
    observe: str
    #: "dense" for dense numbers, or "listed" for places in the list of legal moves
    actions: str
    #: the longest list of legal actions that fits
    width: int
    #: the number of steps after which a game is cut off, 0 for never
    most: int


class Arrays(NamedTuple):
    """One line for each table."""

    observations: Array
    seat: Array
    counts: Array
    legal: Array
    rewards: Array
    terminated: Array
    truncated: Array


def encoder_for(table: Table, observe: str) -> Encodes | None:
    """What writes the observations; None for the features that the game itself writes."""
    if observe not in ("features", "tensor"):
        raise BadOptions(f'seats observe "features" or "tensor", not {observe!r}')
    if observe == "tensor":
        return make_encoder(table.game, table.seats)
    if not table.game.mind.features(table.state, 0):
        raise BadOptions(f'{table.game.meta.title} has no features; observe "tensor" instead')
    return None


def shapes(table: Table, form: Form, count: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The shape and type of each array, for `count` tables."""
    encoder = encoder_for(table, form.observe)
    seen = (len(table.game.mind.features(table.state, 0)), "u1") if encoder is None else (encoder.size, "f4")
    return {
        "observations": ((count, seen[0]), seen[1]),
        "seat": ((count,), "i4"),
        "counts": ((count,), "i4"),
        "legal": ((count, form.width), "i4"),
        "rewards": ((count, table.seats), "f4"),
        "terminated": ((count,), "?"),
        "truncated": ((count,), "?"),
    }


def fresh_arrays(table: Table, form: Form, count: int) -> Arrays:
    """New arrays for `count` tables."""
    return Arrays(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes(table, form, count).items()})


class Batch:
    """The tables of one process."""

    def __init__(self, table: Table, form: Form, arrays: Arrays) -> None:
        self.table = table
        self.form = form
        self.arrays = arrays
        self.count = len(arrays.seat)
        self.encoder = encoder_for(table, form.observe)
        numbering = numbering_of(table.game)
        arrays.legal.fill(PAD)
        self.hall = Hall(
            table.game,
            numbering,
            table.seats,
            table.options,
            table.position,
            self.count,
            self.encoder,
            form.most,
            arrays.legal.reshape(-1).data,
        )
        self._has_ended = True

    def reset(self, seeds: Sequence[int | None], which: Sequence[bool] | None = None) -> None:
        """Start new games at all tables, or some; without a seed, a game follows from the last seed given there."""
        for at, seed in enumerate(seeds):
            if which is not None and not which[at]:
                continue
            if seed is None:
                self.hall.follow(at)
            else:
                self.hall.reset(at, int(seed))
        self.hall.ended = []
        self._tell()

    def step(self, actions: Array) -> list[dict[str, Any]]:
        """Make a move at every table; IllegalAction leaves everything as it was. Returns the games that ended."""
        self.hall.step(self._places(actions.tolist()))
        self._tell()
        return [self._result(ended) for ended in self.hall.ended]

    def _places(self, chosen: list[int]) -> list[int]:
        if self.form.actions == "dense":
            places = self.hall.places(chosen)
        else:
            places = [place if 0 <= place < len(self.hall.codes[at]) else -1 for at, place in enumerate(chosen)]
        if min(places) < 0:
            self._refuse(places.index(-1), chosen[places.index(-1)])
        return places

    def _refuse(self, at: int, action: int) -> None:
        """Say why an action is not legal."""
        hall, game = self.hall, self.table.game
        seat, book = hall.asked[at], game.book
        who = f"{self.table.agents[seat]} at table {at}"
        if self.form.actions == "dense" and 0 <= action < book.size:
            reason = game.why_not(hall.states[at], seat, book.code(action))
            assert reason is not None
            raise IllegalAction(who, str(book.decode(book.code(action))), reason)
        most = book.size if self.form.actions == "dense" else len(hall.codes[at])
        raise IllegalAction(who, f"action {action}", Reason("", f"actions are 0 to {most - 1}"))

    def _tell(self) -> None:
        """Bring the arrays up to date."""
        arrays, hall = self.arrays, self.hall
        self._observe()
        arrays.seat[:] = hall.asked
        counts = np.frombuffer(hall.counts(), np.intc)
        longest = int(counts.max())
        if longest > self.form.width:
            raise BadOptions(f"there are {longest} legal actions: the lists need a width of {longest} or more")
        arrays.counts[:] = counts
        if self._has_ended:
            arrays.rewards.fill(0.0)
            arrays.terminated.fill(False)
            arrays.truncated.fill(False)
        self._has_ended = bool(hall.ended)
        for ended in hall.ended:
            arrays.terminated[ended.table] = ended.outcome is not None
            arrays.truncated[ended.table] = ended.outcome is None
            if ended.outcome is not None:
                arrays.rewards[ended.table] = rewards_of(ended.outcome.shares())

    def _observe(self) -> None:
        out, told = self.arrays.observations, self.hall.told()
        if self.encoder is None:
            out[:] = np.frombuffer(told, np.uint8).reshape(out.shape)
        else:
            places, wide = (np.frombuffer(found, np.intc) for found in self.hall.beside())
            numbers_of(self.encoder, told, places, wide, out)

    def _result(self, ended: Ended) -> dict[str, Any]:
        """What there is to say about a game that ended."""
        seen: Array = np.frombuffer(ended.seen, np.uint8)
        if self.encoder is not None:
            seen = np.empty(self.encoder.size, np.float32)
            numbers_of(self.encoder, ended.seen, ended.places, ended.wide, seen)
        standings = [] if ended.outcome is None else ended.outcome.standings
        return {
            "table": ended.table,
            "number": ended.number,
            "steps": ended.steps,
            "seat": ended.seat,
            "scores": {self.table.agents[one.seat]: one.total for one in standings},
            "observation": seen,
        }
