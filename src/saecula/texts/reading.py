"""Texts that somebody else wrote: records and positions, read and checked before anything trusts them."""

from pathlib import Path
from random import Random
from typing import Any

from saecula.games import made_for, make_game
from saecula.kernel.codes import Log
from saecula.kernel.errors import BadRecord, IllegalMove
from saecula.kernel.game import Game
from saecula.kernel.meta import Options
from saecula.kernel.playout import Tally, random_move
from saecula.kernel.position import Position, dumped
from saecula.kernel.record import Record, from_jsonl, from_text, tag_of
from saecula.kernel.steps import State

PROBED_MOVES = 2000


def read_record(text: str, components: Path | None = None) -> tuple[Game[Any], Record]:
    """A record, as JSON Lines or as text, with its game."""
    if not text.strip():
        raise BadRecord("the record is empty")
    if text.lstrip().startswith("{"):
        record = from_jsonl(text)
        return made_for(record.header, components), record
    game = make_game(str(tag_of(text, "game")), components, str(tag_of(text, "rules")))
    return game, from_text(text, game.book)


def check_position(game: Game[Any], position: Position) -> Position:
    """The same position with all that it leaves out, its state as a dump that the game can go on from."""
    meta = game.meta
    if position.game != meta.id:
        raise BadRecord(f"this is a position of {position.game}, not of {meta.id}")
    if position.rules not in (None, meta.rules):
        raise BadRecord(f"the position follows rules version {position.rules} of {meta.title}, not {meta.rules}")
    used, here = position.components or meta.components, meta.components
    if used.hash != here.hash:
        raise BadRecord(
            f"the position uses the component set {used.name!r} ({used.hash[:12]}), "
            f"not {here.name!r} ({here.hash[:12]})"
        )
    whole = dumped(game, position)
    check_dump(game, whole.state, whole.seats, whole.options)
    return whole


def check_dump(game: Game[Any], dump: dict[str, object], seats: int, options: Options) -> None:
    """Whether a game can go on from a dump with these seats and options."""
    if dump.get("options") != game.meta.check(seats, options):
        raise BadRecord("the state was reached with other options than the position tells")
    try:
        state = game.load(dump)
        if state.seats != seats:
            raise BadRecord(f"the state has {state.seats} seats, the position {seats}")
        _probe(game, state)
    except (ArithmeticError, AssertionError, IllegalMove, LookupError, TypeError, ValueError):
        raise BadRecord("the rules cannot go on from this state") from None


def _probe(game: Game[Any], state: State) -> None:
    """Play on from a state at random: what a game's own checks let through must not end in a crash later."""
    for viewer in range(state.seats):
        game.view(state, viewer)
    rng, log, tally = Random(0), Log(), Tally()
    for _ in range(PROBED_MOVES):
        if not random_move(game, state, rng, log, tally):
            break
    game.outcome(state)
