"""One game being played: moves go in, chance is drawn, the record grows, undo goes back as far as it may."""

from collections.abc import Mapping, Sequence
from typing import Generic

import msgspec

from saecula.kernel.codes import CHANCE, CLOCK, FRAME, Log, Reason, id_of
from saecula.kernel.errors import BadRecord, IllegalMove, StaleMove
from saecula.kernel.game import Game
from saecula.kernel.lots import Lots, commitment
from saecula.kernel.moves import Move
from saecula.kernel.record import FORMAT, Ending, Header, Line, Record, seat_name, state_hash
from saecula.kernel.steps import S


class Played(msgspec.Struct, gc=False):  # there are many, and none is part of a cycle
    """A move that stands: who made it, what came of it, and what keeps it from being taken back."""

    n: int
    seat: int
    code: int
    log: Log
    barrier: str


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The state after line `n` of the record, so that a long game can be opened without replaying all of it."""

    n: int
    #: the number of the last move that stands, and how many draws there have been
    last: int
    drawn: int
    state: dict[str, object]


class Match(Generic[S]):
    """A game in progress. The record is the truth; the state is what its moves lead to."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, str],
        seed: bytes,
        players: Sequence[str] = (),
        nonces: Sequence[str] = (),
        position: dict[str, object] | None = None,
    ) -> None:
        chosen = game.meta.check(seats, options)
        if position is not None and position.get("options") != chosen:
            raise BadRecord("the position was reached with other options than these")
        names = [*players, *(f"Player {seat_name(s)}" for s in range(len(players), seats))]
        self.game = game
        self.header = Header(
            saecula=FORMAT,
            game=game.meta.id,
            rules=game.meta.rules,
            seats=seats,
            options=chosen,
            components=game.meta.components,
            players=names,
            commitment=commitment(seed),
            nonces=list(nonces),
            position=position,
        )
        self.state = game.start(seats, chosen) if position is None else game.load(position)
        self.lines: list[Line] = []
        self.played: list[Played] = []
        self._before: list[S] = []
        self._floor = 0
        self._seed = seed
        self._lots = Lots(seed, nonces)

    # -- moving

    def play(self, seat: int, move: Move | int, decision: int | None = None, legal: Sequence[int] = ()) -> Played:
        """Make a move for a seat; IllegalMove or StaleMove leave everything as it was."""
        return self._make(seat, self.check(seat, move, decision, legal))

    def check(self, seat: int, move: Move | int, decision: int | None = None, legal: Sequence[int] = ()) -> int:
        """The packed form of a move that a seat may make now; IllegalMove or StaleMove if it may not.

        It answers a `decision`, if its number is given; `legal`: the seat's legal moves, if they are known already.
        """
        code = move if isinstance(move, int) else self.game.book.encode(move)
        if decision is not None and decision != self.decision(seat):
            raise StaleMove(f"decision {decision} {'comes later' if self._owes(seat, decision) else 'is closed'}")
        reason = None if code in legal else self.game.why_not(self.state, seat, code)
        if reason is not None:
            raise IllegalMove(reason)
        return code

    def draw(self) -> Played:
        """Let CHANCE make its next move."""
        codes, weights = self.game.chance(self.state)
        return self._make(CHANCE, self._lots.pick(codes, weights))

    def decision(self, seat: int) -> int:
        """The number of a seat's open decision, -1 if it has none."""
        frame = self.game.frame(self.state, seat)
        return id_of(frame) if frame >= 0 else -1

    def _owes(self, seat: int, decision: int) -> bool:
        """Whether a decision is open, even if another one has to be answered first."""
        agenda = self.state.agenda
        return any(id_of(frame) == decision for frame in (agenda.table if seat < 0 else agenda.asked[seat]))

    def _make(self, seat: int, code: int) -> Played:
        before = self.state
        after = before.copy()
        assert isinstance(after, type(before))
        log = Log()
        self.game.make(after, seat, code, log)
        n = len(self.lines) + 1
        self.lines.append(Line(n, seat_name(seat), self.game.book.decode(code).json()))
        played = Played(n, seat, code, log, self._barrier(seat, before, after, log))
        self.played.append(played)
        self._before.append(before)
        if played.barrier:
            # nothing before a barrier is ever taken back
            self._before = []
        self.state = after
        return played

    # -- undo

    def _barrier(self, seat: int, before: S, after: S, log: Log) -> str:
        """What keeps a move from being taken back: chance, running time, something learned, somebody else asked."""
        game = self.game
        now = game.to_act(after)
        if seat == CHANCE or CHANCE in now:
            return "undo-chance"
        if CLOCK in now or CLOCK in game.to_act(before):
            return "undo-clock"
        if any(event.reveals for event in game.chronicle.full(log)):
            return "undo-learned"
        asked = [other for other in now if other != seat and id_of(game.frame(after, other)) > before.agenda.serial]
        return "undo-asked" if asked or not now else ""

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take its last move back; None if it can."""
        for at in range(len(self.played) - 1, -1, -1):
            played = self.played[at]
            if played.seat == seat:
                key = played.barrier or ("" if self.stands_without(at) else "undo-built-on")
                return Reason("", key) if key else None
            if played.barrier:
                break
        return Reason("", "undo-not-yours")

    def stands_without(self, at: int) -> bool:
        """Whether the later moves of others would answer the same questions and be legal without this move and all
        that its seat did since, as when seats choose at the same time."""
        mine, later = self.played[at].seat, self.played[at + 1 :]
        if not later:
            return True
        befores = self._before[-len(later) :]
        state = self._before[-len(later) - 1].copy()
        assert isinstance(state, type(self.state))
        for move, before in zip(later, befores, strict=True):
            if move.seat == mine:
                continue
            same = self.game.frame(state, move.seat) % FRAME == self.game.frame(before, move.seat) % FRAME
            if not same or self.game.why_not(state, move.seat, move.code) is not None:
                return False
            self.game.make(state, move.seat, move.code, Log(False))
        return True

    def undo(self, seat: int) -> int:
        """Take a seat's last move back; returns the number of the last line that stands.

        Moves that others chose at the same time are made again after the undo, so that the record reads like any other.
        """
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalMove(reason)
        at = max(i for i, played in enumerate(self.played) if played.seat == seat)
        later = self.played[at + 1 :]
        self.state = self._before[at - len(self.played)]
        del self._before[at - len(self.played) :], self.played[at:]
        back = self._last()
        self.lines.append(Line(len(self.lines) + 1, seat_name(seat), undo=back))
        for move in later:
            back = self._make(move.seat, move.code).n
        return back

    # -- the record

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def hash(self) -> str:
        """The hash of the state."""
        return state_hash(self.state.dump())

    def snapshot(self) -> Snapshot:
        """The state as it is now; once the match is resumed from it, undo cannot go back past it."""
        return Snapshot(len(self.lines), self._last(), self._lots.drawn, self.state.dump())

    def return_to(self, snapshot: Snapshot, lines: Sequence[Line]) -> None:
        """Return to where a snapshot was taken; `lines` are the record up to there."""
        self.state = self.game.load(snapshot.state)
        self.lines = list(lines)
        self.played, self._before = [], []
        self._floor = snapshot.last
        self._lots.drawn = snapshot.drawn

    def _last(self) -> int:
        """The number of the last move that stands."""
        return self.played[-1].n if self.played else self._floor

    def record(self) -> Record:
        """The record so far; the seed is revealed only at the end."""
        ending = None
        if self.is_over():
            ending = Ending(self.game.outcome(self.state), self.hash(), self._seed.hex())
        return Record(self.header, list(self.lines), ending)
