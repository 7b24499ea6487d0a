"""Reviews of games that are over: made once, in the background, and kept.

They are worked out a few moves at a time, in a process that gives way to bots and hints, so that nobody who needs the
process waits for more than a piece of a review. One review is made at a time.
"""

import asyncio
import secrets
import zlib
from collections import Counter, OrderedDict

import msgspec
import structlog

from saecula.kernel.record import Record
from saecula.play.replay import Replay
from saecula.review import STRONGEST, Review, Reviewer, advise
from saecula.review.data import FORMAT
from saecula.server.lanes import Lane, Whose
from saecula.server.store.shelves.keepsakes import Keepsakes
from saecula.server.thinking import Ruled, Thinking, known_game
from saecula.server.wire.refusals import Refusal
from saecula.server.wire.review import Analysis, Reviewed

log = structlog.get_logger("saecula.review")

#: How many reviews a process may have under way.
UNDER_WAY = 2
#: How many moves are judged in one piece.
PIECE = 8

_reviewers: OrderedDict[str, Reviewer] = OrderedDict()


def judge_piece(ruled: Ruled, key: str, record: Record, stood_in: frozenset[int]) -> Reviewed:
    """Judge the next moves of a record; a process that does not know it yet begins with the first."""
    reviewer = _reviewers.pop(key, None) or Reviewer(known_game(*ruled), record, stood_in)
    reviewer.go_on(PIECE)
    if reviewer.done == reviewer.total:
        return Reviewed(reviewer.done, reviewer.total, reviewer.review())
    _reviewers[key] = reviewer
    if len(_reviewers) > UNDER_WAY:
        _reviewers.popitem(last=False)
    return Reviewed(reviewer.done, reviewer.total)


def analyse(ruled: Ruled, record: Record, n: int, seed: int) -> Analysis:
    """The best moves after a line of a record, from what the seat that had to decide knew."""
    game = known_game(*ruled)
    replay = Replay(game, record)
    replay.to(n)
    seats = [seat for seat in game.to_act(replay.state) if seat >= 0]
    if not seats:
        return Analysis(n)
    view, legal = game.view(replay.state, seats[0]), game.legal(replay.state, seats[0])
    return Analysis(n, seats[0], advise(game, STRONGEST, view, legal, seed))


class Reviews:
    """All reviews of a server."""

    def __init__(self, thinking: Thinking, keepsakes: Keepsakes, waiting: int) -> None:
        self._thinking, self._keepsakes, self._most = thinking, keepsakes, waiting
        self._one_at_a_time = asyncio.Lock()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._so_far: dict[str, Reviewed] = {}
        #: tables whose last review failed: whoever is waiting is told once, and may ask again
        self._failed: set[str] = set()
        #: who wanted how many of those that are being made or wait
        self._wanted: Counter[str] = Counter()

    def is_making(self, table_id: str) -> bool:
        """Whether the review of a table is being made."""
        return table_id in self._making

    async def stored(self, table_id: str) -> Reviewed | None:
        """The review of a table, None if it was not made before, or in another format."""
        found = await self._keepsakes.get(_key(table_id))
        if found is None:
            return None
        try:
            review = msgspec.json.decode(zlib.decompress(found), type=Review)
        except (msgspec.DecodeError, zlib.error):
            return None
        return Reviewed(len(review.ns) - 1, len(review.ns) - 1, review) if review.format == FORMAT else None

    def so_far(self, table_id: str) -> Reviewed:
        """How far the review of a table has got."""
        return self._so_far.get(table_id) or Reviewed(0, 0)

    def begin(self, table_id: str, ruled: Ruled, record: Record, stood_in: frozenset[int], where: str = "") -> None:
        """Begin the review of a table, unless it is being made; raises Refusal if it has just failed, or if too many
        wait that were wanted from the address `where`.

        `stood_in`: the lines whose moves a bot made in a player's place.
        """
        if table_id in self._failed:
            self._failed.discard(table_id)
            raise Refusal("failed", "problem-failed")
        if table_id not in self._making:
            if self._wanted[where] >= self._most:
                raise Refusal("too-many", "problem-too-many")
            self._wanted[where] += 1
            self._so_far[table_id] = Reviewed(0, len(record.live()))
            making = asyncio.create_task(self._make(table_id, ruled, record, stood_in))
            making.add_done_callback(lambda _: self._made(where))
            self._making[table_id] = making

    def _made(self, where: str) -> None:
        self._wanted[where] -= 1
        if not self._wanted[where]:
            del self._wanted[where]

    async def _make(self, table_id: str, ruled: Ruled, record: Record, stood_in: frozenset[int]) -> None:
        try:
            async with self._one_at_a_time:
                made: Review | None = None
                while made is None:
                    whose, what = _whose(table_id), (ruled, table_id, record, stood_in)
                    piece = await self._thinking.aside(whose, judge_piece, *what)
                    self._so_far[table_id], made = Reviewed(piece.done, piece.total), piece.review
                await self._keepsakes.put(_key(table_id), zlib.compress(msgspec.json.encode(made)))
        except Exception as error:
            log.error("a review failed", table=table_id, exc_info=error)
            self._failed.add(table_id)
        finally:
            self._making.pop(table_id, None)
            self._so_far.pop(table_id, None)

    async def analyse(self, table_id: str, ruled: Ruled, record: Record, n: int) -> Analysis:
        """What the judge thinks of a position in a game that is over."""
        return await self._thinking.aside(_whose(table_id), analyse, ruled, record, n, secrets.randbits(20))

    async def close(self) -> None:
        """Stop; what is not finished is made again when somebody asks for it."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _key(table_id: str) -> str:
    return f"review {table_id}"


def _whose(table_id: str) -> Whose:
    return Whose(Lane.REVIEW, _key(table_id))
