"""Log entries: the forms in which a move is told, made together with the move, and the form that each reader gets."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.match import Played
from saecula.play.showing import show_all
from saecula.server.store import EntryRow, Form, Told
from saecula.server.wire.tables import Entry
from saecula.server.wire.words import MoveJson

#: The kind of entry that only the host reads.
REPORTED = "reported"


@lru_cache(maxsize=1 << 16)
def move_json(game: Game[Any], code: int) -> MoveJson:
    """A move in its JSON form; shared by all who ask, so nobody may change it."""
    return game.book.decode(code).json()


def tell(game: Game[Any], before: Any, played: Played, seats: int) -> Told:
    """A move and its events as each seat and a spectator may see them; equal forms are kept once."""
    forms, which = show_all(game, before, played, seats)
    return Told([Form(move.json(), msgspec.to_builtins(events)) for move, events in forms], which)


def untold(seats: int) -> Told:
    """What tells everybody no more than that somebody moved."""
    return Told([Form(None, [])], [0] * (seats + 1))


def told_to(rows: Iterable[EntryRow], player: str | None, host: str | None) -> list[EntryRow]:
    """The entries that a player is told of at all: what was reported is for the host alone."""
    is_host = player is not None and player == host
    return [row for row in rows if is_host or row.kind != REPORTED]


def seen_by(row: EntryRow, eyes: int | None) -> Entry:
    """An entry as a reader may see it. Only the seat itself learns that its move was set in advance."""
    body = row.body
    form = row.told.form(eyes) if row.told is not None else None
    return Entry(
        version=row.version,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        name=body.name,
        player=row.player,
        n=row.n,
        move=form.move if form is not None else None,
        events=form.events if form is not None else [],
        undo=body.undo,
        text=body.text,
        level=body.level,
        auto=None if body.auto == "preset" and row.seat != eyes else body.auto,
        whom=body.whom,
        quote=body.quote,
    )
