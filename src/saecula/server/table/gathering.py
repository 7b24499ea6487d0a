"""Before the game: sitting down, standing up, bots, the start."""

from saecula.kernel.match import Match
from saecula.server.desk.desk import Desk
from saecula.server.desk.playing import conclude, let_chance_draw
from saecula.server.desk.seats import Sender, at_stage, bot_row, existing, host, known_level, own, somebody
from saecula.server.store import Body, SeatRow
from saecula.server.wire.commands import AddBot, RemoveSeat, Sit, Stand, Start
from saecula.server.wire.refusals import Refusal

#: The level of the bot that a removed player's seat is handed to for good.
SUBSTITUTE = "casual"


def _take(desk: Desk, row: SeatRow) -> None:
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
    _take(desk, SeatRow(command.seat, "person", name, who.id, nonce=command.nonce))
    desk.note("sat", seat=command.seat, player=who, body=Body(name=name))


def stand(desk: Desk, sender: Sender, command: Stand) -> None:
    """Leave a seat."""
    at_stage(desk.row, "gathering")
    row = own(desk.row, sender.player, command.seat)
    _take(desk, SeatRow(command.seat))
    desk.note("stood", seat=command.seat, player=sender.player, body=Body(name=row.name))


def add_bot(desk: Desk, sender: Sender, command: AddBot) -> None:
    """Put a bot on an open seat."""
    who = host(desk.row, sender.player)
    at_stage(desk.row, "gathering")
    _free(desk, command.seat)
    row = bot_row(command.seat, known_level(command.level), command.character, desk.row.seats)
    _take(desk, row)
    desk.note("bot-added", seat=command.seat, player=who, body=Body(name=row.name, level=row.level))


def remove(desk: Desk, sender: Sender, command: RemoveSeat) -> None:
    """Empty a seat before the start; hand it to a bot for good afterwards."""
    who = host(desk.row, sender.player)
    at_stage(desk.row, "gathering", "playing", "paused")
    row = existing(desk.row, command.seat)
    if row.kind == "open":
        raise Refusal("illegal", "problem-seat-open")
    if desk.row.status == "gathering":
        _take(desk, SeatRow(command.seat))
    elif row.kind == "bot":
        raise Refusal("illegal", "problem-seat-bot")
    else:
        chosen = row.stand_in or SUBSTITUTE
        _take(desk, SeatRow(command.seat, "bot", row.name, level=chosen, conceded=row.conceded, nonce=row.nonce))
    desk.note("removed", seat=command.seat, player=who, body=Body(name=row.name))
    for kind in [kind for seat, kind in desk.presets if seat == command.seat]:
        desk.preset(command.seat, kind, None)


def start(desk: Desk, sender: Sender, command: Start) -> None:
    """Start the game: the nonces of those who sit go into the draws, in the order of the seats."""
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
    desk.banks.left = [float(ms) for ms in desk.full_banks()]
    desk.note("started", player=who, body=Body(name=who.name))
    desk.moved()
    let_chance_draw(desk)
    conclude(desk)
