"""Ratings of those who keep a name: OpenSkill by Plackett-Luce, one pool per game and kind of tempo."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from saecula.kernel.views import Outcome
from saecula.server.store import RatingRow, Store, TableRow

_MODEL = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """What is believed about a player: the middle, and how unsure that is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def value(self) -> float:
        """The conservative rating."""
        return self.mu - 3 * self.sigma


def places(outcome: Outcome, conceded: Iterable[int]) -> dict[int, int]:
    """The place of each seat that counts: who gave up comes behind all who did not."""
    gone = set(conceded)
    worst = max((standing.rank for standing in outcome.standings), default=0)
    return {s.seat: worst + 1 if s.seat in gone else s.rank for s in outcome.standings}


def rated(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game that ended with these ranks; lower is better, equal ones are shared."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


class Rater:
    """Rates the tables that came to an end by the rules, each once, in the order they ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def rate_all(self) -> None:
        """Rate what is not rated yet, also what ended just before a crash."""
        async with self._turn:
            for table_id in await self._store.tables.unrated():
                table = await self._store.tables.get(table_id)
                await self._store.ratings.rate(table_id, [] if table is None else await self._after(table))

    async def _after(self, table: TableRow) -> list[RatingRow]:
        """The ratings after a table; none where fewer than two people of kept names played it from its beginning."""
        sealed = await self._store.tables.sealed(table.id)
        if table.result is None or sealed is None or sealed.header is None or sealed.header.position is not None:
            return []
        sitting = Counter(seat.player for seat in table.seats if seat.kind == "person" and seat.player)
        seats = {seat.seat: seat.player for seat in table.seats if seat.player and sitting[seat.player] == 1}
        rows = {player: await self._store.players.get(player) for player in seats.values()}
        counted = {s: player for s, player in seats.items() if (row := rows[player]) and row.kept and not row.is_bot}
        if len(counted) < 2:
            return []
        kind, at = table.tempo.kind, table.ended or table.created
        old = await self._store.ratings.of(list(counted.values()), table.game, kind)
        ranks = places(table.result, (seat.seat for seat in table.seats if seat.conceded))
        skills = [_skill(old.get(player)) for player in counted.values()]
        new = rated(skills, [ranks[seat] for seat in counted])
        return [
            RatingRow(
                player, table.game, kind, skill.mu, skill.sigma, (old[player].games if player in old else 0) + 1, at
            )
            for player, skill in zip(counted.values(), new, strict=True)
        ]


def _skill(row: RatingRow | None) -> Skill:
    return Skill() if row is None else Skill(row.mu, row.sigma)
