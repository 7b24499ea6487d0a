"""All that rooms know of other nodes: whether a table may be opened here, and under which epoch."""

from collections.abc import Callable
from typing import Protocol

from saecula.server.wire.refusals import Refusal


class Elsewhere(Refusal):
    """Another node has the table."""

    def __init__(self) -> None:
        super().__init__("failed", "problem-closing")


class Interrupted(Elsewhere):
    """A table was lost while it was being opened; it may be that nobody has it now."""


class Adrift(Refusal):
    """We are cut off from the others: it may be that nobody has the table now, and we may not take it yet."""

    def __init__(self) -> None:
        super().__init__("failed", "problem-closing")


class Housekeeper(Protocol):
    """What a node asks its rooms to do with tables."""

    async def lose(self, table_id: str) -> None:
        """Another node has taken a table, or may have: close it."""
        ...

    async def adopt(self, table_id: str) -> bool:
        """Go on with a table whose node is gone; False if nothing happens there until somebody comes."""
        ...


class Leasing(Protocol):
    """The right to open tables."""

    async def join(self, keeper: Housekeeper, age: Callable[[], int]) -> int:
        """Begin; returns the uptime so far in milliseconds. `keeper` will hear of tables, the other nodes of `age`."""
        ...

    async def take(self, table_id: str) -> int | None:
        """Take a table; returns the epoch to store under, None if there are none. Raises Refusal if it fails."""
        ...

    async def give_back(self, table_id: str) -> None:
        """Give back a table that is closed and has nothing due."""
        ...

    async def leave(self) -> None:
        """Let the other nodes have everything, now that it is stored and closed."""
        ...


class Unshared:
    """The right to open tables where one process has all of them."""

    async def join(self, keeper: Housekeeper, age: Callable[[], int]) -> int:
        """There is nobody to join."""
        return 0

    async def take(self, table_id: str) -> None:
        """Every table is ours."""

    async def give_back(self, table_id: str) -> None:
        """Nobody else wants it."""

    async def leave(self) -> None:
        """Nobody is left."""
