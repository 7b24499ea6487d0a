"""How a node begins: it goes on with the time of those who are there."""

from math import inf
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import make_url

from saecula.server.nodes import node as nodes
from saecula.server.nodes.hop import Stamp
from saecula.server.nodes.node import Node
from saecula.server.settings import Settings


class Others:
    """The database, as far as somebody hears from it who waits for a name: at every look a second has passed."""

    def __init__(self, looks: int) -> None:
        self._looks, self._uptime = looks, 60_000

    async def uptime(self) -> int:
        return self._uptime

    async def join(self, life: str, uptime: int) -> bool:
        self._uptime += 1_000
        self._looks -= 1
        return self._looks == 0

    async def leave(self, life: str) -> None:
        pass


async def test_a_node_that_waited_for_its_name_is_as_old_as_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "WAITS", inf)  # however long a busy machine takes for three looks
    store: Any = SimpleNamespace(database=SimpleNamespace(url=make_url("postgresql://nobody@127.0.0.1:1/none")))
    node = Node(Settings(db="", node="a", lease=1.0), "http://127.0.0.1", store, Stamp(b""))
    node._beats = Others(looks=3)  # type: ignore[assignment]
    keeper: Any = SimpleNamespace()
    try:
        assert await node.join(keeper, lambda: 0) == 63_000
    finally:
        for task in node._tasks:
            task.cancel()
