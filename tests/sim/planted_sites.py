"""Faults around a table: sockets and tabs, nodes and leases, notices, pauses, stand-ins, time."""

from collections.abc import Sequence
from random import Random
from typing import Any
from unittest import mock

from sqlalchemy import text

from saecula.server.desk.desk import Desk
from saecula.server.desk.seats import at_stage, choose_eyes, own
from saecula.server.store.append import Pile
from saecula.server.store.shelves import leases
from saecula.server.store.writer import Writer
from saecula.server.table import commands, manners
from saecula.server.table.rooms import Rooms
from saecula.server.telling import seals
from saecula.server.telling.listeners import Audience, Listener
from saecula.server.telling.notices import Notifier
from saecula.server.time.clocks import Banks
from saecula.server.time.gametime import GameTime


def missing_fence(_: Random) -> Any:
    """An append under an old lease is stored."""
    real = Pile.add

    def add(self: Pile, batch: Any) -> None:
        batch.epoch = None
        real(self, batch)

    return mock.patch.object(Pile, "add", add)


def same_epoch(_: Random) -> Any:
    """A new owner gets the epoch of the old one."""
    return _changed("TAKE", "leases.epoch + 1", "leases.epoch")


def eternal_lease(_: Random) -> Any:
    """A table stays with its node after that has died."""
    return _changed("TAKE", "OR NOT EXISTS", "OR 0 = 1 AND NOT EXISTS")


def deaf_node(_: Random) -> Any:
    """A node that has lost a table's lease keeps its sockets."""

    async def lose(self: Rooms, table_id: str) -> None:
        pass

    return mock.patch.object(Rooms, "lose", lose)


def _changed(name: str, old: str, new: str) -> Any:
    """Replace a part of an SQL statement about leases."""
    said = str(getattr(leases, name))
    assert old in said
    return mock.patch.object(leases, name, text(said.replace(old, new)))


def lost_group(_: Random) -> Any:
    """If several things are written at once, the last is left out."""
    real = Writer._transact

    async def transact(self: Writer, works: Sequence[Any]) -> list[Any]:
        if len(works) > 1:
            return [*await real(self, works[:-1]), None]
        return await real(self, works)

    return mock.patch.object(Writer, "_transact", transact)


def overtaking(_: Random) -> Any:
    """A frame that a socket takes at once overtakes one that is still on its way."""
    real = Listener.send

    def send(self: Listener, frame: Any) -> None:
        self._is_sending = False
        real(self, frame)

    return mock.patch.object(Listener, "send", send)


def one_tab(_: Random) -> Any:
    """If somebody has several tabs, only the first is told what is new."""
    real = Audience._update

    def update(self: Audience, desk: Desk, listener: Listener, telling: Any) -> None:
        mine = [one for one in self.listeners if listener.player is not None and one.player == listener.player]
        if not mine or mine[0] is listener:
            real(self, desk, listener, telling)

    return mock.patch.object(Audience, "_update", update)


def other_eyes(_: Random) -> Any:
    """Anybody can look through the eyes of any seat."""

    def choose(row: Any, asked: list[int], player: Any, eyes: int | None) -> int:
        return choose_eyes(row, asked, player, eyes) or max(0, eyes or 0)

    return mock.patch.object(seals, "choose_eyes", choose)


def gap_after_cut(_: Random) -> Any:
    """Whoever comes back is sent one line too few."""
    real = Audience.welcome
    return mock.patch.object(
        Audience, "welcome", lambda self, desk, player, eyes, entries: real(self, desk, player, eyes, entries[1:])
    )


def no_notices(_: Random) -> Any:
    """Nobody gets a notice of their turn."""
    return mock.patch.object(Notifier, "_start", return_value=None)


def two_notices(_: Random) -> Any:
    """Everybody gets every notice twice."""
    real = Notifier._tell

    async def tell(self: Notifier, player: Any, turn: Any) -> None:
        await real(self, player, turn)
        await real(self, player, turn)

    return mock.patch.object(Notifier, "_tell", tell)


def restless_pause(_: Random) -> Any:
    """Bots go on during a pause."""

    def asked(self: Desk) -> list[int]:
        if self.row.status == "over" or self.match is None:
            return []
        return [seat for seat in self.game.to_act(self.match.state) if seat >= 0]

    return mock.patch.object(Desk, "asked", asked)


def two_hands(_: Random) -> Any:
    """A player can move on a seat while a bot plays it for them."""

    def own_seat(desk: Desk, player: Any, seat: int) -> None:
        own(desk.row, player, seat)
        at_stage(desk.row, "playing")

    return mock.patch.object(commands, "_own_seat_in_play", own_seat)


def stubborn_stand_in(_: Random) -> Any:
    """A bot plays on after its seat was taken back."""

    def come_back(desk: Desk, player: Any, row: Any) -> None:
        desk.note("taken-back", seat=row.seat, player=player)

    return mock.patch.object(manners, "_come_back", come_back)


def free_thinking(_: Random) -> Any:
    """Banks never run down."""

    def look(self: Banks, mono: float) -> None:
        self._since = mono

    return mock.patch.object(Banks, "look", look)


def hasty_game_time(_: Random) -> Any:
    """CLOCK moves one and a half times as far as time has passed."""
    real = GameTime.tick

    def tick(self: GameTime, state: Any, at: float) -> int | None:
        return real(self, state, at if self._since is None else at + (at - self._since) / 2)

    return mock.patch.object(GameTime, "tick", tick)


def late_bell(_: Random) -> Any:
    """CLOCK moves five seconds after it is due."""
    real = GameTime.due

    def due(self: GameTime, state: Any) -> float | None:
        found = real(self, state)
        return None if found is None else found + 5

    return mock.patch.object(GameTime, "due", due)


AROUND = (
    missing_fence,
    same_epoch,
    eternal_lease,
    deaf_node,
    lost_group,
    overtaking,
    one_tab,
    other_eyes,
    gap_after_cut,
    no_notices,
    two_notices,
    restless_pause,
    two_hands,
    stubborn_stand_in,
    free_thinking,
    hasty_game_time,
    late_bell,
)
