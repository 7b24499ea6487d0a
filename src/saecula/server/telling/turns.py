"""Who must decide at which table: compared after every change, told to bots' streams and to people who look away."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator

from saecula.server.desk.desk import Desk
from saecula.server.telling.notices import Notifier
from saecula.server.wire.frames import Turn

#: How many turns may wait for a slow stream; a bot that missed some gets them when it connects again.
WAITING = 100


def open_decisions(desk: Desk) -> dict[int, int]:
    """The open decision of each seat that a player has to answer, by seat."""
    match = desk.match
    if match is None:
        return {}
    return {seat: match.decision(seat) for seat in desk.waited_for() if desk.row.seats[seat].player is not None}


class Turns:
    """The open decisions of players."""

    def __init__(self, base: str, notifier: Notifier) -> None:
        self._base, self._notifier = base, notifier
        #: table -> seat -> its open decision
        self._asked: dict[str, dict[int, int]] = {}
        self._queues: dict[str, set[asyncio.Queue[Turn]]] = defaultdict(set)
        #: what each of these queues has heard from other nodes: the last decision of each seat
        self._heard: dict[asyncio.Queue[Turn], dict[tuple[str, int], int]] = {}
        #: called with every decision that is new on this node
        self.on_turn: Callable[[str, Turn], None] | None = None
        #: hears of every player whose turns somebody begins to wait for here
        self.on_listen: Callable[[str], None] | None = None

    def follow(self, desk: Desk) -> None:
        """Something has changed at a table: tell of new decisions, forget those that are closed."""
        table = desk.row.id
        before, now = self._asked.get(table, {}), open_decisions(desk)
        if now == before:
            return
        for seat in before.keys() - now.keys():
            self._notifier.answered(table, seat)
        for seat, decision in now.items():
            if before.get(seat) != decision:
                self._tell(*self._turn(desk, seat, decision))
        if now:
            self._asked[table] = now
        else:
            del self._asked[table]

    def open_at(self, desk: Desk) -> Iterator[tuple[str, Turn]]:
        """The decisions of players that are open at a table."""
        for seat, decision in open_decisions(desk).items():
            yield self._turn(desk, seat, decision)

    def _turn(self, desk: Desk, seat: int, decision: int) -> tuple[str, Turn]:
        table, row = desk.row.id, desk.row.seats[seat]
        assert row.player is not None
        return row.player, Turn(table, desk.row.game, seat, row.name, decision, f"{self._base}/table/{table}")

    def _tell(self, player: str, turn: Turn) -> None:
        for queue in self._queues.get(player, ()):
            if not queue.full():
                queue.put_nowait(turn)
        self._notifier.turn(player, turn)
        if self.on_turn is not None:
            self.on_turn(player, turn)

    def hear(self, player: str, turn: Turn) -> None:
        """Take in a decision that is open on another node; no queue gets it twice."""
        for queue in self._queues.get(player, ()):
            heard = self._heard.setdefault(queue, {})
            if heard.get((turn.table, turn.seat)) != turn.decision and not queue.full():
                heard[turn.table, turn.seat] = turn.decision
                queue.put_nowait(turn)

    def listening(self) -> list[str]:
        """The players whose turns some stream is waiting for."""
        return list(self._queues)

    def listen(self, player: str) -> "asyncio.Queue[Turn]":
        """A queue that gets the coming turns of a player."""
        queue: asyncio.Queue[Turn] = asyncio.Queue(WAITING)
        self._queues[player].add(queue)
        if self.on_listen is not None:
            self.on_listen(player)
        return queue

    def leave(self, player: str, queue: "asyncio.Queue[Turn]") -> None:
        """Stop listening."""
        self._queues[player].discard(queue)
        self._heard.pop(queue, None)
        if not self._queues[player]:
            del self._queues[player]
