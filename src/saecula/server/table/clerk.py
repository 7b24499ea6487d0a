"""The clerk of a table: every command is obeyed once, stored, and answered; the same one is answered again."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import structlog

from saecula.kernel.errors import SaeculaError
from saecula.server.desk.seats import Player, Presence, Sender
from saecula.server.store import Clash, StoreError
from saecula.server.store.shelves.entries import Entries
from saecula.server.table.commands import obey
from saecula.server.table.keeping import Keeper
from saecula.server.table.troubles import Troubles
from saecula.server.wire.commands import AnyCommand
from saecula.server.wire.frames import Ack, Refused
from saecula.server.wire.refusals import Refusal, refusal_of

log = structlog.get_logger("saecula.room")

#: Answers that are remembered of those at the table, and as many of all others; the store knows what was obeyed.
ANSWERS = 500


class Repeats:
    """The last answers of a table, by player and cid; nobody crowds out those of the people who sit at it."""

    def __init__(self) -> None:
        self._sitting: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()
        self._others: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()
        #: whether nothing has been forgotten
        self.is_whole = True

    def get(self, player: str, cid: str) -> Ack | Refused | None:
        """The answer that a command got."""
        return self._sitting.get((player, cid)) or self._others.get((player, cid))

    def keep(self, player: str, said: Ack | Refused, is_at_table: bool) -> Ack | Refused:
        """Remember an answer."""
        answers = self._sitting if is_at_table else self._others
        answers[player, said.cid] = said
        if len(answers) > ANSWERS:
            answers.popitem(last=False)
            self.is_whole = False
        return said


class Clerk:
    """Takes the commands of a table. `recover` lays the table out again when the store has refused something."""

    def __init__(
        self, keeper: Keeper, presence: Presence, entries: Entries, recover: Callable[[], Awaitable[None]]
    ) -> None:
        self._keeper, self._presence = keeper, presence
        self._entries, self._recover = entries, recover
        self._repeats = Repeats()
        self._troubles = Troubles()

    def recall(self) -> None:
        """Learn from the log what was obeyed before."""
        for entry in self._keeper.desk.recent:
            if entry.cid is not None and entry.player is not None:
                self._remember(entry.player, Ack(entry.cid, entry.version))

    async def obey(self, player: Player | None, command: AnyCommand, at: float | None = None) -> Ack | Refused:
        """Do what a command says, and store what comes of it; `at` is its moment while game time runs."""
        self._keeper.failures = 0
        who = player.id if player is not None else ""
        known = self._repeats.get(who, command.cid) or await self._obeyed_before(who, command.cid)
        if known is not None:
            return known
        self._troubles.check(who, self._keeper.desk.clock.monotonic())
        try:
            with self._troubles.of(who, self._keeper.desk.clock.monotonic()):
                obey(self._keeper.desk, Sender(player, self._presence, at), command)
        except (SaeculaError, Refusal) as error:
            refusal = error if isinstance(error, Refusal) else refusal_of(error)
            return await self._refuse(who, command.cid, refusal)
        try:
            await self._keeper.commit(player, command.cid)
        except StoreError as error:
            return await self._not_stored(who, command.cid, error)
        return self._remember(who, Ack(command.cid, self._keeper.desk.row.version))

    async def _obeyed_before(self, who: str, cid: str) -> Ack | None:
        """What the store knows of a command whose answer may be forgotten."""
        recent = self._keeper.desk.recent
        is_whole = not recent or recent[0].version == 1
        if not who or (is_whole and self._repeats.is_whole):
            return None
        old = await self._entries.by_cid(self._keeper.id, who, cid)
        return None if old is None else Ack(cid, old.version)

    async def _refuse(self, who: str, cid: str, refusal: Refusal) -> Ack | Refused:
        await self._keeper.commit()  # the clock may have gone on before the move came too late
        return self._remember(who, Refused(cid, refusal.error, refusal.reason, self._keeper.desk.row.version))

    async def _not_stored(self, who: str, cid: str, error: StoreError) -> Ack | Refused:
        """The store decides: it may have this command already, or that of somebody else; or it does not work."""
        log.warning("not stored", table=self._keeper.id, error=str(error))
        await self._recover()
        old = await self._entries.by_cid(self._keeper.id, who, cid) if isinstance(error, Clash) else None
        if old is None:
            raise Refusal("failed", "problem-failed")
        return self._remember(who, Ack(cid, old.version))

    def _remember(self, who: str, said: Ack | Refused) -> Ack | Refused:
        row = self._keeper.desk.row
        return self._repeats.keep(who, said, who == row.host or any(seat.player == who for seat in row.seats))
