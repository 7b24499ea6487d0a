"""A table in memory: what the store holds of it, the game in progress, and what is about to be stored.

The one task that owns a table changes its desk and then stores what has changed as one batch. If that fails, the desk
is thrown away and laid out again from the store.
"""

from collections import deque
from typing import Any, Unpack

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.match import Match, Snapshot
from saecula.kernel.record import Header
from saecula.server.desk.seats import Player, level_of
from saecula.server.desk.seen import Seen
from saecula.server.store import Batch, Body, EntryRow, Opened, TableChanges, TableRow, Told
from saecula.server.thinking import Ruled
from saecula.server.time.clocks import Banks, Timepiece, Uptime
from saecula.server.time.gametime import GameTime
from saecula.server.wire.words import MoveJson

#: How many entries stay in memory.
RECENT = 400
#: Seconds for which a vote to hand a seat to a bot counts.
VOTE = 300.0


class Notes(msgspec.Struct):
    """What the server alone notes about a table: the banks, whether the deal was given, who is rated."""

    left: list[int] = []
    #: how long servers had been up when the banks were noted, in milliseconds
    age: int | None = None
    #: by seat: the last decision that earned an increment, and the last for which time was given back
    paid: list[int] = []
    given: list[int] = []
    fixed: bool = False
    #: by seat: the player who is rated, as settled at the start
    counted: list[str | None] | None = None


def has_known_deal(desk: "Desk") -> bool:
    """Whether somebody may have seen the deal before, or the position that the game began from."""
    header = desk.header
    return desk.notes.fixed or (header is not None and (header.position is not None or header.known_deal is True))


def counts_for(desk: "Desk", seat: int) -> bool:
    """Whether the game is rated for the player who sat on a seat when it started."""
    counted = desk.notes.counted
    return counted is not None and counted[seat] is not None


def full_banks(row: TableRow) -> list[int]:
    """The banks at the start, in milliseconds."""
    return [row.tempo.bank * 1000] * len(row.seats)


def note_scores(desk: "Desk") -> None:
    """Store what lists of tables show: the era and the main scores."""
    era, scores = desk.game.face.era(desk.state), next(iter(desk.seen.measures().values()), None)
    if (era, scores) != (desk.row.era, desk.row.scores):
        desk.change(era=era, scores=scores)


class Desk:
    """One table, laid out."""

    def __init__(
        self,
        opened: Opened,
        game: Game[Any],
        match: Match[Any] | None,
        final: Any,
        recent: list[EntryRow],
        clock: Timepiece,
        uptime: Uptime,
        is_playable: bool = True,
    ) -> None:
        self.row = opened.table
        self.header: Header | None = opened.header
        self.seed = opened.seed
        self.presets = opened.presets
        self.notes = msgspec.convert(opened.clock or {}, Notes)
        self.game = game
        self.match = match
        #: whether the table can be played on, and not only read
        self.is_playable = is_playable
        #: the last position that was kept, if the table can only be read
        self.last_snapshot = None if is_playable else opened.snapshot
        #: the last position of a table that is over
        self.final = final
        self.recent = deque(recent, maxlen=RECENT)
        self.clock = clock
        self._uptime = uptime
        self.time = GameTime(game, clock)
        #: whether any of the people who play are there; if not, game time stands still
        self.is_attended = False
        #: the seats that want to pause a game in which time runs, or to resume it; this is not stored
        self.pausing: set[int] = set()
        #: seat -> who wants it handed to a bot for good, and since when; this is not stored either
        self.votes: dict[int, dict[str, float]] = {}
        notes = self.notes
        self.banks = Banks(self.row.tempo, notes.left or full_banks(self.row), notes.paid, notes.given)
        #: lines whose move was the only choice: taking back one of them alone leads nowhere
        self.forced = {entry.n for entry in recent if entry.body.auto == "forced" and entry.n is not None}
        #: seat -> the decision that an undo led back to: no answer given in advance is used for it
        self.held: dict[int, int] = {}
        #: the players at the table whose names were reserved when the game started
        self.reserved: set[str] = set()
        #: how often an answer was given in advance, or dropped
        self.preset_count = 0
        #: the number of lines when the position was last stored
        self.snapshot_at = opened.snapshot.n if opened.snapshot else 0
        self._batch = Batch(self.row.id)
        self.seen = Seen(game, self.state)

    # -- the position and who must decide

    @property
    def ruled(self) -> Ruled:
        """The game and the version of its rules."""
        return Ruled(self.row.game, self.game.meta.rules, self.game.meta.components.hash)

    @property
    def state(self) -> Any:
        """The position; None before the start, or when the rules of the table are no longer known."""
        return self.match.state if self.match is not None else self.final

    def playing(self) -> Match[Any]:
        """The game in progress."""
        assert self.match is not None
        return self.match

    def asked(self) -> list[int]:
        """The seats that must decide now; none while the game is not being played."""
        if self.row.status != "playing" or self.match is None:
            return []
        return [seat for seat in self.game.to_act(self.match.state) if seat >= 0]

    def is_timed(self) -> bool:
        """Whether time is part of the rules in this position, running or not."""
        return self.state is not None and self.game.now(self.state) is not None

    def waited_for(self) -> list[int]:
        """The seats that must decide now and are played by a player, not by a bot."""
        return [seat for seat in self.asked() if level_of(self.row.seats[seat]) is None]

    def follow_time(self) -> None:
        """Let game time run, or stand still."""
        self.time.follow(self.state, self.match is not None and self.row.status == "playing" and self.is_attended)

    def votes_against(self, seat: int) -> set[str]:
        """The players who want a seat handed to a bot for good."""
        votes = self.votes.get(seat)
        if not votes:
            return set()
        now = self.clock.monotonic()
        return {player for player, at in votes.items() if now - at < VOTE}

    # -- what is about to be stored

    def note(
        self,
        kind: str,
        *,
        seat: int | None = None,
        player: Player | None = None,
        n: int | None = None,
        body: Body | None = None,
        told: Told | None = None,
    ) -> None:
        """Write an entry in the log, as the table's next version."""
        self.row.version += 1
        who = player.id if player is not None else None
        entry = EntryRow(self.row.version, self.clock.now(), kind, seat, who, None, n, body or Body(), told)
        self._batch.entries.append(entry)
        self.recent.append(entry)

    def change(self, **changes: Unpack[TableChanges]) -> None:
        """Change columns of the table."""
        for name, value in changes.items():
            if name in self.row.__struct_fields__:
                setattr(self.row, name, value)
        self._batch.changes.update(changes)

    def touch(self, seat: int) -> None:
        """Note that a seat has changed and must be stored."""
        if self.row.seats[seat] not in self._batch.seats:
            self._batch.seats.append(self.row.seats[seat])

    def store_notes(self) -> None:
        """Store the notes."""
        self.change(clock=msgspec.to_builtins(self.notes))

    def preset(self, seat: int, kind: str, move: MoveJson | None) -> None:
        """Set an answer in advance, or forget it."""
        if move is None:
            self.presets.pop((seat, kind), None)
        else:
            self.presets[seat, kind] = move
        self._batch.presets[seat, kind] = move
        self.preset_count += 1

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Store the position, so that the table opens fast."""
        self._batch.snapshot = snapshot
        self.snapshot_at = snapshot.n

    def moved(self) -> None:
        """The position has changed: forget what was worked out about the last one."""
        self.seen = Seen(self.game, self.state)

    def is_changed(self) -> bool:
        """Whether there is anything to store."""
        batch = self._batch
        return bool(batch.entries or batch.changes or batch.seats or batch.presets or batch.snapshot)

    def take_batch(self, player: Player | None = None, cid: str | None = None) -> Batch:
        """What is to be stored, with the banks brought up to date and the command (`player` and `cid`) it came from."""
        asked = self.asked()
        if asked != self.row.asked:
            self.change(asked=asked)
        if self._batch.entries and self.state is not None:
            note_scores(self)
        if self.row.tempo.kind != "free":
            self._note_banks()
        self.follow_time()
        batch, self._batch = self._batch, Batch(self.row.id)
        if player is not None and cid is not None and batch.entries:
            first = next((entry for entry in batch.entries if entry.player == player.id), batch.entries[0])
            first.player, first.cid = player.id, cid
            if first is not batch.entries[-1]:
                first.body.upto = batch.entries[-1].version
        return batch

    def _note_banks(self) -> None:
        banks, notes = self.banks, self.notes
        banks.run(self.waited_for(), self.clock.monotonic())
        notes.left, notes.age = [round(ms) for ms in banks.left], self._uptime.age()
        notes.paid, notes.given = list(banks.paid), list(banks.given)
        self.store_notes()
