"""Where notices of turns arrive: a fake receiver that fails now and then, and what must hold for what it gets."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import Any
from unittest import mock

from saecula.server.telling import notices
from saecula.server.telling.notices import Notifier
from saecula.server.wire.frames import Turn

from .laws import hold
from .loop import LIFE

#: A call fails if its draw is below the first of these, and hangs if it is below the second.
FAILING, HANGING = 0.1, 0.05
#: Virtual seconds within which a notice must arrive, with all its retries and the notices before it.
WITHIN = 30.0

_turn: ContextVar[Turn] = ContextVar("turn")


class Receiver:
    """Counts the notices that come, by the life of the server that sent them."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._got: Counter[tuple[object, str, int, int]] = Counter()
        self._tried: set[tuple[str, int, int]] = set()
        self.failed: list[BaseException] = []

    @property
    def count(self) -> int:
        """How many notices came."""
        return self._got.total()

    async def post(self, url: str, body: bytes, *rest: Any, **more: Any) -> int:
        """Take a call from the server; returns the status, or raises TimeoutError."""
        turn, life = _turn.get(), LIFE.get()
        await asyncio.sleep(self._rng.expovariate(10.0))
        if life is None or not life.is_alive:
            return 0
        self._tried.add((turn.table, turn.seat, turn.decision))
        roll = self._rng.random()
        if roll < HANGING:
            raise TimeoutError
        if roll < FAILING:
            return self._rng.choice([500, 429])
        self._got[life, turn.table, turn.seat, turn.decision] += 1
        try:
            times = self._got[life, turn.table, turn.seat, turn.decision]
            hold(times == 1, "told of a turn once", f"{turn.table} seat {turn.seat} decision {turn.decision}")
        except AssertionError as broken:
            self.failed.append(broken)
        return 200

    def check_told(self, table: str, seat: int, decision: int) -> None:
        """Check that somebody was notified who comes back and was waited for all the time."""
        hold((table, seat, decision) in self._tried, "told of a turn", f"{table} seat {seat} decision {decision}")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Stand in for the outside world for as long as this lasts."""
        real = Notifier._hook

        async def hook(notifier: Notifier, url: str, turn: Turn) -> int:
            _turn.set(turn)
            return await real(notifier, url, turn)

        with mock.patch.object(notices, "post", self.post), mock.patch.object(Notifier, "_hook", hook):
            yield
