"""Reading records back: stepping through them, resuming a match from them, verifying them."""

from typing import Generic

from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.errors import BadRecord, IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.lots import commitment
from saecula.kernel.match import Match, Played, Snapshot
from saecula.kernel.record import Header, Line, Record, seat_number
from saecula.kernel.steps import S


def check_header(game: Game[S], header: Header) -> None:
    """BadRecord if this game cannot replay a record with this header."""
    meta = game.meta
    if header.game != meta.id:
        raise BadRecord(f"this is a record of {header.game}, not of {meta.id}")
    if header.rules in meta.reads_only:
        raise BadRecord(f"rules version {header.rules} of {meta.title} can be read but no longer replayed")
    if header.rules not in meta.replays:
        raise BadRecord(f"rules version {header.rules!r} of {meta.title} is not known")
    if header.rules != meta.rules:
        raise BadRecord(f"the record follows rules version {header.rules} of {meta.title}, not {meta.rules}")
    if header.components.hash != meta.components.hash:
        raise BadRecord(
            f"the record uses the component set {header.components.name!r} ({header.components.hash[:12]}), "
            f"not {meta.components.name!r} ({meta.components.hash[:12]})"
        )


class Replay(Generic[S]):
    """Steps through a record; every move is checked before it is made."""

    def __init__(self, game: Game[S], record: Record) -> None:
        check_header(game, record.header)
        self.game = game
        self.record = record
        header = record.header
        options = game.meta.check(header.seats, header.options)
        self.state = game.start(header.seats, options) if header.position is None else game.load(header.position)
        self.moves = record.live()
        self.at = 0

    def coming(self) -> tuple[int, int]:
        """The seat and the packed form of the next move; BadRecord if it may not be made."""
        line = self.moves[self.at]
        assert line.move is not None
        seat = seat_number(line.seat, self.record.header.seats)
        try:
            code = self.game.book.encode(self.game.book.from_json(line.move))
        except SaeculaError as error:
            raise BadRecord(f"move {line.n}: {error}") from None
        reason = self.game.why_not(self.state, seat, code)
        if reason is not None:
            raise BadRecord(f"move {line.n}: {IllegalMove(reason)}") from IllegalMove(reason)
        return seat, code

    def step(self) -> Played:
        """Make the next move."""
        return self.make(*self.coming())

    def make(self, seat: int, code: int) -> Played:
        """Make the next move, as returned by `coming`."""
        log = Log()
        self.game.make(self.state, seat, code, log)
        self.at += 1
        return Played(self.moves[self.at - 1].n, seat, code, log, "")

    def to(self, n: int) -> None:
        """Go on to the position after line n (or to the end)."""
        while self.at < len(self.moves) and self.moves[self.at].n <= n:
            self.step()


def resume(game: Game[S], record: Record, seed: bytes, snapshot: Snapshot | None = None) -> Match[S]:
    """The match of a record, ready to go on; every line after the snapshot is replayed and must come out the same."""
    header = record.header
    check_header(game, header)
    record.live()
    if commitment(seed) != header.commitment:
        raise BadRecord("the seed does not match the commitment in the header")
    match = Match(game, header.seats, header.options, seed, header.players, header.nonces, header.position)
    match.header = header
    if snapshot is not None:
        if not 0 <= snapshot.n <= len(record.lines):
            raise BadRecord(f"the snapshot was taken after line {snapshot.n}, which the record does not have")
        match.return_to(snapshot, record.lines[: snapshot.n])
    while len(match.lines) < len(record.lines):
        at = len(match.lines)
        _make_again(match, record.lines[at])
        for line, expected in zip(match.lines[at:], record.lines[at:], strict=False):
            if line != expected:
                raise BadRecord(f"move {expected.n}: {_difference(line)}")
    if len(match.lines) > len(record.lines):
        raise BadRecord(f"move {len(record.lines)}: the record ends in the middle of an undo")
    return match


def _make_again(match: Match[S], line: Line) -> None:
    """Make the move or undo in a record's next line; a draw is drawn again, so that it comes out as the seed says."""
    game = match.game
    try:
        seat = seat_number(line.seat, match.header.seats)
        if line.move is None:
            match.undo(seat)
        elif seat == CHANCE and game.to_act(match.state) == [CHANCE]:
            match.draw()
        else:
            match.play(seat, game.book.from_json(line.move))
    except IllegalMove as error:
        raise BadRecord(f"move {line.n}: {error}") from error
    except SaeculaError as error:
        raise BadRecord(f"move {line.n}: {error}") from None


def _difference(made: Line) -> str:
    if made.undo is not None:
        return f"{made.seat} goes back to move {made.undo}, not where the record says"
    return "chance did not draw what the seed gives" if made.seat == "chance" else "another move follows the undo"


def verify(game: Game[S], record: Record) -> str:
    """Replay a whole record and check its draws, undos, result, hash and commitment; returns the final hash."""
    if record.ending is None:
        raise BadRecord("the record has no result: the game is unfinished or the record truncated")
    try:
        seed = bytes.fromhex(record.ending.seed)
    except ValueError:
        raise BadRecord("the revealed seed is not hexadecimal") from None
    match = resume(game, record, seed)
    if not match.is_over() and not record.ending.early:
        raise BadRecord("the record has a result, but the game is not over")
    if match.is_over() and record.ending.early:
        raise BadRecord("the record says that the players stopped, but the game is over")
    found = match.hash()
    if record.ending.early and not record.ending.hash:
        return found  # stopped when its rules were no longer known: there are only moves and draws to check
    if game.outcome(match.state) != record.ending.result:
        raise BadRecord("the result is not what the moves lead to")
    if found != record.ending.hash:
        raise BadRecord(f"the final state has hash {found[:16]}, the record says {record.ending.hash[:16]}")
    return found
