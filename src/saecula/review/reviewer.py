"""The review of a record, made piece by piece so that whoever is waiting can be told how far it has got."""

from collections.abc import Callable, Collection
from typing import Any

from saecula.bots.learned import learned_judge
from saecula.bots.network import LearnedJudge
from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.kernel.record import Record
from saecula.play.replay import Replay
from saecula.review.advice import sure_plan
from saecula.review.chances import public_chances
from saecula.review.data import FORMAT, Costly, Review
from saecula.review.sources import Ledger
from saecula.review.summing import DEAR, Choice, accuracy_of, costliest, turning_points
from saecula.review.weighing import Weighed, weigh

#: How many moves are judged between two reports of progress.
PIECE = 10


class Reviewer:
    """Goes through a record and judges every position and every choice; the same record gives the same review.

    Moves that a bot made in a player's place (`stood_in`, by line number) count neither for nor against anybody.
    """

    def __init__(self, game: Game[Any], record: Record, stood_in: Collection[int] = ()) -> None:
        self.game = game
        self.stood_in = frozenset(stood_in)
        self.absent = [0] * record.header.seats
        self.replay = Replay(game, record)
        self.judge = learned_judge(game)
        self.seats = record.header.seats
        self.ns = [0]
        self.curve = [public_chances(game, self.judge, self.replay.state)]
        self.choices: list[Choice] = []
        self.costly: list[tuple[Costly, int]] = []
        self.ledger = Ledger(game, self.replay.state)
        self._turn = 0
        self._actor = -1

    @property
    def done(self) -> int:
        """How many moves have been judged."""
        return self.replay.at

    @property
    def total(self) -> int:
        """How many moves there are."""
        return len(self.replay.moves)

    def go_on(self, moves: int = PIECE) -> None:
        """Judge the next moves."""
        for _ in range(min(moves, self.total - self.done)):
            self._judge_next()

    def _judge_next(self) -> None:
        game, before = self.game, self.replay.state.copy()
        played = self.replay.step()
        if played.seat >= 0:
            self._turn += played.seat != self._actor
            self._actor = played.seat
            self._weigh(before, played)
        self.ledger.note(played, before)
        state = self.replay.state
        # in the middle of a fight nobody can say how things stand
        quiet = game.is_over(state) or game.mind.is_quiet(state)
        self.curve.append(public_chances(game, self.judge, state) if quiet else self.curve[-1])
        self.ns.append(played.n)

    def _weigh(self, before: Any, played: Played) -> None:
        """Judge a move, if there was a choice."""
        game, seat = self.game, played.seat
        legal = game.legal(before, seat)
        if len(legal) < 2:
            return
        if played.n in self.stood_in:
            self.absent[seat] += 1
            return
        view = game.view(before, seat)
        found = weigh(game, self.judge, view, legal, played.code, played.n)
        self.choices.append(Choice(seat, self._turn, found.cost if found else 0.0))
        if found is not None and found.cost >= DEAR:
            plan = sure_plan(game, self.judge, view, found.better).moves
            self.costly.append((self._costly(played, found, plan), self._turn))

    def _costly(self, played: Played, found: Weighed, plan: list[int]) -> Costly:
        return Costly(
            n=played.n,
            before=self.ns[-1],
            seat=played.seat,
            chance=round(found.chance, 4),
            cost=round(found.cost, 4),
            played=self._json(played.code),
            better=[self._json(code) for code in plan],
            reasons=found.reasons,
            rival=found.rival,
        )

    def _json(self, code: int) -> dict[str, str]:
        return self.game.book.decode(code).json()

    def review(self) -> Review:
        """The review of everything judged so far."""
        chances = [[shares[seat] for shares in self.curve] for seat in range(self.seats)]
        return Review(
            format=FORMAT,
            game=self.game.meta.id,
            learned=isinstance(self.judge, LearnedJudge),
            ns=self.ns,
            chances=chances,
            costly=costliest(self.costly, self.seats),
            turnings=turning_points(self.ns, chances),
            accuracy=[accuracy_of(self.choices, seat, self.seats, self.absent[seat]) for seat in range(self.seats)],
            sources=self.ledger.sources(self.replay.state),
        )


def review_of(game: Game[Any], record: Record, told: Callable[[int, int], None] | None = None) -> Review:
    """The whole review at once; `told` is called with the number of moves judged so far and the number of all."""
    reviewer = Reviewer(game, record)
    while reviewer.done < reviewer.total:
        reviewer.go_on()
        if told is not None:
            told(reviewer.done, reviewer.total)
    return reviewer.review()
