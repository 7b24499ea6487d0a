"""Ratings of players with a reserved name: OpenSkill by Plackett-Luce, one pool per game and kind of tempo."""

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager

import msgspec
import structlog
from openskill.models import PlackettLuce

from saecula.kernel.views import Outcome
from saecula.server.store import RatingRow, SeatRow, Store, TableRow

log = structlog.get_logger("saecula.site")

_MODEL = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """The estimate of a player's skill: its mean, and how uncertain it is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def value(self) -> float:
        """The conservative rating."""
        return self.mu - 3 * self.sigma


class Settled(msgspec.Struct):
    """What is noted of a table when its game starts: the player of each seat who is rated, None for the others."""

    counted: list[str | None] | None = None


def who_counts(seats: Sequence[SeatRow], reserved: Collection[str], is_fresh: bool) -> list[str | None]:
    """By seat, who is rated: those with a reserved name and a single seat of a fresh deal, if there are two at least.

    This is settled when a game starts: giving up a name or leaving a seat later does not undo a loss."""
    sitting = Counter(seat.player for seat in seats if seat.kind == "person")
    found = [seat.player if sitting[seat.player] == 1 and seat.player in reserved else None for seat in seats]
    return found if is_fresh and len(found) - found.count(None) >= 2 else [None] * len(found)


def places(outcome: Outcome, conceded: Sequence[int], is_early: bool = False) -> dict[int, int]:
    """The place of each seat: those who gave up come behind all others, the first to do so last of all.

    If the others then stopped the game (`is_early`), they share the first place."""
    worst = max((standing.rank for standing in outcome.standings), default=0)
    found = {standing.seat: 1 if is_early else standing.rank for standing in outcome.standings}
    return found | {seat: worst + 1 + behind for behind, seat in enumerate(reversed(conceded))}


def rated(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game that ended with these ranks; lower is better, equal ranks are ties."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


class Rater:
    """Rates the tables that are over, each once, in the order they ended."""

    def __init__(self, store: Store, turn: AbstractAsyncContextManager[object] | None = None) -> None:
        self._store = store
        #: a lock, since what a game changes depends on the games before it
        self._turn = turn or asyncio.Lock()

    async def rate_all(self) -> None:
        """Rate what is not rated yet, including what ended just before a crash; if a node that rates hangs, later."""
        try:
            async with self._turn:
                for table_id in await self._store.tables.unrated():
                    table = await self._store.tables.get(table_id)
                    await self._store.ratings.rate(table_id, [] if table is None else await self._after(table))
        except TimeoutError:
            log.warning("another node takes long to rate: games are rated later")

    async def _after(self, table: TableRow) -> list[RatingRow]:
        """The ratings after a table; none if it is not rated, or if all agreed to stop and nobody had given up."""
        counted = await self._counted(table)
        gave_up = await self._store.entries.seats_of(table.id, "conceded")
        is_early = table.end != "rules"
        if table.result is None or not counted or (is_early and not counted.keys() & set(gave_up)):
            return []
        kind, at = table.tempo.kind, table.ended or table.created
        old = await self._store.ratings.of(list(counted.values()), table.game, kind)
        ranks = places(table.result, gave_up, is_early)
        skills = [_skill(old.get(player)) for player in counted.values()]
        new = rated(skills, [ranks[seat] for seat in counted])
        return [
            RatingRow(
                player, table.game, kind, skill.mu, skill.sigma, (old[player].games if player in old else 0) + 1, at
            )
            for player, skill in zip(counted.values(), new, strict=True)
        ]

    async def _counted(self, table: TableRow) -> dict[int, str]:
        """The players who are rated, by seat, as settled at the start."""
        sealed = await self._store.tables.sealed(table.id)
        if sealed is None or sealed.header is None:
            return {}
        found = msgspec.convert(sealed.clock or {}, Settled).counted
        if found is None and table.end == "rules":
            # begun under a version that settled it at the end
            reserved = await self._store.players.with_reserved_names(
                [seat.player for seat in table.seats if seat.player]
            )
            found = who_counts(table.seats, reserved, sealed.header.position is None)
        return {seat: player for seat, player in enumerate(found or []) if player is not None}


def _skill(row: RatingRow | None) -> Skill:
    return Skill() if row is None else Skill(row.mu, row.sigma)
