"""Records as examples to learn from."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saecula.kernel.errors import BadRecord
from saecula.kernel.game import Game
from saecula.kernel.record import Record, from_jsonl, seat_number
from saecula.play.reading import read_text
from saecula.play.replay import Replay
from saecula.research.encode import Floats, Mask, make_encoder, tensor_of
from saecula.research.table import game_of, rewards_of
from saecula.texts.record import from_text, tag_of


class Example(NamedTuple):
    """One decision: what the seat saw, what it could do, what it did, and what it got in the end."""

    observation: Floats
    mask: Mask
    action: int
    outcome: float
    seat: int


def examples(records: Iterable[Record | str | Path], components: str | Path | None) -> Iterator[Example]:
    """Every decision in finished games, in the order in which they were made; moves taken back are left out."""
    for given in records:
        record = given if isinstance(given, Record) else read(Path(given), components)
        if record.ending is None or record.ending.early:
            raise BadRecord("a game without a result cannot teach its outcome")
        game = game_of(record.header.game, str(components or ""), record.header.rules)
        yield from _of_game(game, record, rewards_of(record.ending.result.shares()))


def read(path: Path, components: str | Path | None = None) -> Record:
    """The record in a file, in either form."""
    text = read_text(path)
    if not text.startswith("["):
        return from_jsonl(text)
    return from_text(text, game_of(str(tag_of(text, "game")), str(components or ""), str(tag_of(text, "rules"))).book)


def _of_game(game: Game[Any], record: Record, outcome: list[float]) -> Iterator[Example]:
    replay = Replay(game, record)
    encoder = make_encoder(game, record.header.seats)
    for line in replay.moves:
        seat = seat_number(line.seat, record.header.seats)
        if seat < 0:
            replay.step()
            continue
        mask = np.zeros(game.book.size, dtype=np.int8)
        if game.frame(replay.state, seat) >= 0:
            mask[[game.book.index(code) for code in game.legal(replay.state, seat)]] = 1
        observation = tensor_of(encoder, replay.state, seat)
        played = replay.step()
        yield Example(observation, mask, game.book.index(played.code), outcome[seat], seat)
