"""Who sits where, who is there, and who may do what."""

from collections import Counter
from collections.abc import Iterable
from random import SystemRandom
from typing import NamedTuple

import msgspec

from saecula.bots import AS, LEVELS
from saecula.bots.personas import Character, known_persona, new_persona
from saecula.server.store import SeatRow, TableRow
from saecula.server.time.clocks import Timepiece
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.words import Level

#: As the eyes to look through: let the room choose a seat.
ANY = -1
#: Seconds after which a bot may stand in for somebody who is not there.
AWAY = 60.0


class Player(msgspec.Struct, frozen=True):
    """Somebody with an account: a guest, somebody who has reserved a name, a bot on the network."""

    id: str
    name: str
    is_bot: bool = False


class Presence:
    """Who is connected, and how long the others have been gone."""

    def __init__(self, clock: Timepiece) -> None:
        self._clock = clock
        self._opened = clock.monotonic()
        self._connected: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._heard: dict[str, float] = {}
        self.strangers = 0

    def come(self, player: str | None) -> None:
        """Note that somebody, or a stranger (None), starts listening."""
        if player is None:
            self.strangers += 1
        else:
            self._connected[player] += 1

    def go(self, player: str | None) -> None:
        """Note that somebody stops listening."""
        if player is None:
            self.strangers -= 1
            return
        self._connected[player] -= 1
        if not self._connected[player]:
            del self._connected[player]
            self._left[player] = self._clock.monotonic()

    def hear(self, player: str) -> None:
        """Note that a player has sent something without staying connected."""
        self._heard[player] = self._clock.monotonic()

    def attends(self, player: str | None) -> bool:
        """Whether a player follows the table: connected, or heard of lately."""
        if player is None or self.is_here(player):
            return player is not None
        return player in self._heard and self._clock.monotonic() - self._heard[player] < AWAY

    def is_here(self, player: str | None) -> bool:
        """Whether a player is connected."""
        return player in self._connected

    def away_for(self, player: str) -> float:
        """For how many seconds a player has not been connected; at most since the table was opened here."""
        return 0.0 if self.is_here(player) else self._clock.monotonic() - self._left.get(player, self._opened)

    def watchers(self, table: TableRow) -> int:
        """How many people are connected and have no seat."""
        sitting = {seat.player for seat in table.seats}
        return self.strangers + sum(1 for player in self._connected if player not in sitting)


class Sender(NamedTuple):
    """Who sends a command, who else is there, and the moment from which it counts while game time runs."""

    player: Player | None
    presence: Presence
    at: float | None = None


def level_of(seat: SeatRow) -> str | None:
    """The level of the bot that plays a seat now; None if a player does."""
    return seat.level if seat.kind == "bot" else seat.stand_in


def bot_of(seat: SeatRow) -> str | None:
    """The name of the bot that plays a seat now: its level, with its character if it has one. None if a player does."""
    if seat.kind == "bot" and seat.level is not None and seat.character is not None:
        return f"{seat.level}{AS}{seat.character}"
    return level_of(seat)


def bot_row(
    seat: int, level: Level, wanted: Character | None, others: Iterable[SeatRow], named: str | None = None
) -> SeatRow:
    """A bot for a seat of a table, unlike those who sit there already; the bot called `named` if there is one."""
    rows = [row for row in others if row.kind != "open"]
    persona = known_persona(named, wanted, [row.name for row in rows]) or new_persona(
        [row.name for row in rows], [row.character for row in rows], wanted, SystemRandom()
    )
    return SeatRow(seat, "bot", persona.name, level=level, character=persona.character)


def at_play(table: TableRow) -> list[SeatRow]:
    """The seats that people play themselves."""
    return [row for row in table.seats if row.kind == "person" and row.stand_in is None and not row.conceded]


def has_people(table: TableRow) -> bool:
    """Whether any person sits at a table, present or not; a game of bots alone may stand still and nobody minds."""
    return any(seat.kind == "person" for seat in table.seats)


def is_attended(table: TableRow, presence: Presence) -> bool:
    """Whether any of the people who play are there; a table of bots needs nobody."""
    people = at_play(table)
    return not people or any(presence.attends(row.player) for row in people)


def is_absent(table: TableRow, row: SeatRow, presence: Presence) -> bool:
    """Whether a player has been gone for a while; in a game played over days, only the clock decides."""
    if row.player is None or presence.is_here(row.player):
        return False
    return row.stand_in is not None if table.tempo.kind == "turns" else presence.away_for(row.player) >= AWAY


def may_claim(table: TableRow, seat: int, player: str | None) -> bool:
    """Whether somebody may act for a seat; the bots of the table (no player) may."""
    row = next((row for row in table.seats if row.seat == seat), None)
    return player is None or (row is not None and row.player == player and row.stand_in is None)


def seats_of(table: TableRow, player: Player | None) -> list[int]:
    """The seats of a player."""
    if player is None:
        return []
    mine = player.id
    return [seat.seat for seat in table.seats if seat.player == mine]


def may_look(table: TableRow, player: Player | None, eyes: int | None) -> bool:
    """Whether somebody may look through the eyes of a seat: its player, and anybody once the game is over."""
    return may_see(table, seats_of(table, player), eyes)


def may_see(table: TableRow, yours: list[int], eyes: int | None) -> bool:
    """The same for somebody whose seats are already known."""
    if eyes is None or eyes in yours:
        return True
    return table.status == "over" and 0 <= eyes < len(table.seats)


def choose_eyes(table: TableRow, asked: list[int], player: Player | None, eyes: int | None) -> int | None:
    """The eyes asked for, None if the player may not use them; for ANY one of their seats, from `asked` if possible."""
    if eyes != ANY:
        return eyes if may_look(table, player, eyes) else None
    mine = seats_of(table, player)
    return next((seat for seat in mine if seat in asked), mine[0] if mine else None)


# ---------------------------------------------------------------- checks: each returns what it checks, or refuses


def somebody(player: Player | None) -> Player:
    """The player, who must have an account."""
    if player is None:
        raise Refusal("forbidden", "problem-who")
    return player


def existing(table: TableRow, seat: int) -> SeatRow:
    """The seat with this number, which must exist."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("unknown", "problem-no-seat")
    return table.seats[seat]


def own(table: TableRow, player: Player | None, seat: int) -> SeatRow:
    """The seat with this number, which must belong to the player."""
    found = existing(table, seat)
    if found.player is None or found.player != somebody(player).id:
        raise Refusal("forbidden", "problem-not-your-seat")
    return found


def host(table: TableRow, player: Player | None) -> Player:
    """The player, who must be the host."""
    if somebody(player).id != table.host:
        raise Refusal("forbidden", "problem-not-host")
    return somebody(player)


def sitting(table: TableRow, player: Player | None) -> Player:
    """The player, who must sit at the table or be the host."""
    if not seats_of(table, somebody(player)) and table.host != somebody(player).id:
        raise Refusal("forbidden", "problem-not-seated")
    return somebody(player)


def known_level(name: Level) -> Level:
    """The level, which must be one that bots have."""
    if name not in LEVELS:
        raise Refusal("unknown", "problem-level")
    return name


def at_stage(table: TableRow, *stages: str) -> None:
    """Refuse unless the table is at one of these stages."""
    if table.status not in stages:
        keys = {
            "gathering": "problem-not-started",
            "playing": "problem-started",
            "paused": "problem-paused" if "playing" in stages else "problem-started",
            "over": "problem-over",
        }
        raise Refusal("too-late" if table.status != "gathering" else "illegal", keys[table.status])
