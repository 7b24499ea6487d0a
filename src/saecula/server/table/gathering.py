"""Before the game: sitting down, standing up, adding bots, starting."""

from saecula.kernel.match import Match
from saecula.server.desk.desk import Desk, full_banks
from saecula.server.desk.playing import conclude, let_chance_draw
from saecula.server.desk.seats import Sender, at_stage, bot_row, existing, host, known_level, own, somebody
from saecula.server.ratings import who_counts
from saecula.server.store import Body, SeatRow
from saecula.server.wire.commands import AddBot, Sit, Stand, Start
from saecula.server.wire.refusals import Refusal


def take(desk: Desk, row: SeatRow) -> None:
    """Replace the row of a seat."""
    desk.row.seats[row.seat] = row
    desk.touch(row.seat)


def _free(desk: Desk, seat: int) -> None:
    if existing(desk.row, seat).kind != "open":
        raise Refusal("too-late", "problem-seat-taken")


def sit(desk: Desk, sender: Sender, command: Sit) -> None:
    """Take an open seat; a second one is for somebody else on the same screen."""
    who = somebody(sender.player)
    at_stage(desk.row, "gathering")
    _free(desk, command.seat)
    name = command.name or who.name
    take(desk, SeatRow(command.seat, "person", name, who.id, nonce=command.nonce))
    desk.note("sat", seat=command.seat, player=who, body=Body(name=name))


def stand(desk: Desk, sender: Sender, command: Stand) -> None:
    """Leave a seat."""
    at_stage(desk.row, "gathering")
    row = own(desk.row, sender.player, command.seat)
    take(desk, SeatRow(command.seat))
    desk.note("stood", seat=command.seat, player=sender.player, body=Body(name=row.name))


def add_bot(desk: Desk, sender: Sender, command: AddBot) -> None:
    """Put a bot on an open seat."""
    who = host(desk.row, sender.player)
    at_stage(desk.row, "gathering")
    _free(desk, command.seat)
    row = bot_row(command.seat, known_level(command.level), command.character, desk.row.seats)
    take(desk, row)
    desk.note("bot-added", seat=command.seat, player=who, body=Body(name=row.name, level=row.level))


def start(desk: Desk, sender: Sender, command: Start) -> None:
    """Start the game; unless the deal was given, the players' nonces go into the draws, in the order of the seats."""
    who = host(desk.row, sender.player)
    at_stage(desk.row, "gathering")
    seats = desk.row.seats
    if any(seat.kind == "open" for seat in seats):
        raise Refusal("illegal", "problem-seats-open")
    draft = desk.header
    assert draft is not None
    assert desk.seed is not None
    nonces = draft.nonces if desk.notes.fixed else [seat.nonce for seat in seats]
    names = [seat.name for seat in seats]
    desk.match = Match(desk.game, len(seats), desk.row.options, desk.seed, names, nonces, draft.position)
    desk.header = desk.match.header
    desk.change(status="playing", started=desk.clock.now(), header=desk.header, rules=desk.header.rules)
    desk.banks.left = [float(ms) for ms in full_banks(desk.row)]
    desk.notes.counted = who_counts(seats, desk.reserved, is_fresh=not desk.notes.fixed and draft.position is None)
    desk.store_notes()
    desk.note("started", player=who, body=Body(name=who.name, text="rated" if any(desk.notes.counted) else None))
    desk.moved()
    let_chance_draw(desk)
    conclude(desk)
