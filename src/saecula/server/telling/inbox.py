"""Queues and events for sockets, in a tenth of the memory that those of asyncio take.

Those keep room for many who wait; every socket has some of these, and mostly nobody waits, or one.
"""

import asyncio
from typing import Literal, TypeVar

T = TypeVar("T")


class Gate(asyncio.Event):
    """An event, shut at first."""

    # all of it is overridden, so that nothing of what is kept there is needed
    def __init__(self) -> None:
        self._is_open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._is_open

    def set(self) -> None:
        """Open it: all who wait go on."""
        self._is_open = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Shut it."""
        self._is_open = False

    async def wait(self) -> Literal[True]:
        """Return once it is open."""
        if not self._is_open:
            passing = asyncio.get_running_loop().create_future()
            self._waiting.append(passing)
            try:
                await passing
            finally:
                self._waiting.remove(passing)
        return True


class Inbox(asyncio.Queue[T]):
    """A queue without an end."""

    def __init__(self) -> None:
        self._items: list[T] = []
        self._filled = Gate()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Put something behind all that waits."""
        self._items.append(item)
        self._filled.set()

    async def get(self) -> T:
        """The first of what waits, as soon as there is anything."""
        while not self._items:
            self._filled.clear()
            await self._filled.wait()
        return self._items.pop(0)
