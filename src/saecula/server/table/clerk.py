"""The clerk of a table: every command is obeyed once, stored and answered; a repeated one is only answered again."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from saecula.kernel.errors import SaeculaError
from saecula.server.desk.seats import Player, Presence, Sender
from saecula.server.store import Clash, LeaseLost, StoreError
from saecula.server.store.shelves.entries import Entries
from saecula.server.table.commands import obey
from saecula.server.table.keeping import Keeper
from saecula.server.wire.commands import AnyCommand, Start
from saecula.server.wire.frames import Ack, Refused
from saecula.server.wire.refusals import Refusal, refusal_of

log = structlog.get_logger("saecula.room")
K = TypeVar("K")
V = TypeVar("V")

#: How many answers without an entry in the log (refusals, nothing to change) are kept for each player who sits, and for
#: all others together.
ANSWERS = 500
#: How many players have their own answers kept; more than can ever sit at a table.
PLAYERS = 16
#: A command that makes a table fail costs everybody a moment: how many failures of one player are put up with, and the
#: seconds for which they count.
MOST = 3
WHILE = 60.0


class Repeats:
    """The answers of a table, by player and cid: those in the log for good, of the others only the last ones.

    Nobody can crowd out the answers to people who sit there."""

    def __init__(self) -> None:
        #: what was obeyed and left an entry, with its version; None until the log has been read
        self.obeyed: dict[tuple[str, str], int] | None = None
        self._sitting: OrderedDict[str, OrderedDict[str, Ack | Refused]] = OrderedDict()
        self._others: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()

    def get(self, player: str, cid: str) -> Ack | Refused | None:
        """The answer that a command got, None if it is new or forgotten."""
        version = (self.obeyed or {}).get((player, cid))
        if version is not None:
            return Ack(cid, version)
        mine = self._sitting.get(player)
        return (mine.get(cid) if mine else None) or self._others.get((player, cid))

    def keep(self, player: str, said: Ack | Refused, is_at_table: bool) -> None:
        """Remember an answer that is not in the log."""
        if not is_at_table:
            self._others[player, said.cid] = said
            _shorten(self._others, ANSWERS)
            return
        mine = self._sitting.setdefault(player, OrderedDict())
        mine[said.cid] = said
        _shorten(mine, ANSWERS)
        self._sitting.move_to_end(player)
        _shorten(self._sitting, PLAYERS)


def _shorten(answers: OrderedDict[K, V], most: int) -> None:
    if len(answers) > most:
        answers.popitem(last=False)


class Troubles:
    """Whose commands made the table fail, and when. Only recent failures are kept."""

    def __init__(self) -> None:
        self._at: dict[str, list[float]] = {}

    def check(self, who: str, now: float) -> None:
        """Raise Refusal for somebody whose commands failed again and again, so that it troubles nobody else."""
        lately = [at for at in self._at.pop(who, ()) if now - at < WHILE]
        if lately:
            self._at[who] = lately
        if len(lately) >= MOST:
            raise Refusal("too-many", "problem-too-many")

    def note(self, who: str, now: float) -> None:
        """Note that somebody's command failed unexpectedly."""
        self._at.setdefault(who, []).append(now)


class Clerk:
    """Takes the commands of a table. `recover` lays the table out again if the store has refused something."""

    def __init__(
        self, keeper: Keeper, presence: Presence, entries: Entries, recover: Callable[[], Awaitable[None]]
    ) -> None:
        self._keeper, self._presence = keeper, presence
        self._entries, self._recover = entries, recover
        self._repeats = Repeats()
        self._troubles = Troubles()

    def recall(self) -> None:
        """Forget what was obeyed before; it is read from the log again as soon as somebody sends something."""
        self._repeats.obeyed = None

    async def obey(self, player: Player | None, command: AnyCommand, at: float | None = None) -> Ack | Refused:
        """Carry out a command and store what comes of it; `at` is its moment while game time runs, else None."""
        self._keeper.failures = 0
        who = player.id if player is not None else ""
        known = await self._known(who, command.cid)
        if known is not None:
            return known
        self._troubles.check(who, self._keeper.desk.clock.monotonic())
        if isinstance(command, Start):
            await self._keeper.learn_reserved_names()
        try:
            obey(self._keeper.desk, Sender(player, self._presence, at), command)
        except (SaeculaError, Refusal) as error:
            refusal = error if isinstance(error, Refusal) else refusal_of(error)
            return await self._refuse(who, command.cid, refusal)
        except Exception:
            self._troubles.note(who, self._keeper.desk.clock.monotonic())
            raise
        try:
            is_logged = await self._keeper.commit(player, command.cid)
        except StoreError as error:
            return await self._not_stored(who, command.cid, error)
        ack = Ack(command.cid, self._keeper.desk.row.version)
        if is_logged and self._repeats.obeyed is not None:
            self._repeats.obeyed[who, ack.cid] = ack.version
            return ack
        return self._remember(who, ack)

    async def _known(self, who: str, cid: str) -> Ack | Refused | None:
        """The answer that a command got before."""
        if self._repeats.obeyed is None:
            self._repeats.obeyed = await self._entries.obeyed(self._keeper.id)
        return self._repeats.get(who, cid)

    async def _refuse(self, who: str, cid: str, refusal: Refusal) -> Ack | Refused:
        await self._keeper.commit()  # CLOCK may have moved before the command was refused
        return self._remember(who, Refused(cid, refusal.error, refusal.reason, self._keeper.desk.row.version))

    async def _not_stored(self, who: str, cid: str, error: StoreError) -> Ack | Refused:
        """The store has refused: it may have this command already, or another process's, or it may be out of order."""
        log.warning("not stored", table=self._keeper.id, error=str(error))
        await self._recover()
        if isinstance(error, LeaseLost):
            raise Refusal("failed", "problem-closing")
        known = await self._known(who, cid) if isinstance(error, Clash) else None
        if known is None:
            raise Refusal("failed", "problem-failed")
        return known

    def _remember(self, who: str, said: Ack | Refused) -> Ack | Refused:
        row = self._keeper.desk.row
        self._repeats.keep(who, said, who == row.host or any(seat.player == who for seat in row.seats))
        return said
