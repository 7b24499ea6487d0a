"""Tours: games to play along with. A game keeps them in its folder `tour`: a record, and what is said when.

`record.jsonl` is a game like any other and is replayed by the rules. `tips.toml` names the seat of the player, the
chapters to play, and the tips by the number of the move that they come before. That is the first lesson; each further
one has two files with a name of their own, such as `politics.jsonl` and `politics.toml`.
"""

import gzip
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from saecula.games import GAMES, made_for, own_sets
from saecula.kernel.codes import first, second, third
from saecula.kernel.errors import BadOptions, BadRecord
from saecula.kernel.game import Game
from saecula.kernel.record import Record, from_jsonl, seat_number
from saecula.play.replay import Replay
from saecula.server.telling.replays import replay_data
from saecula.server.wire.rest import Chapter, Lesson, Tip, Tour
from saecula.server.wire.tables import Asked, SeatInfo, TableInfo, Tempo

#: A tour has no real table; this is the id it is shown with.
NOWHERE = "tour"
#: The lesson that every tour begins with, and the names of its files.
FIRST = "first"
FIRST_RECORD, FIRST_SCRIPT = "record", "tips"


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """The content of `tips.toml`."""

    seat: str
    end: str
    chapters: list[Chapter]
    tips: list[Tip]
    #: the key of the lesson's name; empty for the first lesson
    title: str = ""


def has_tour(game: str) -> bool:
    """Whether a game has a tour; there is none if its components were replaced, as a tour needs its own."""
    return game not in own_sets and _folder(game).joinpath("record.jsonl").is_file()


def lesson_names(game: str) -> list[str]:
    """The names of the lessons of a game's tour, in order."""
    if not has_tour(game):
        return []
    names = {file.name.removesuffix(".jsonl") for file in _folder(game).iterdir() if file.name.endswith(".jsonl")}
    return [FIRST, *sorted(names - {FIRST_RECORD})]


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game's tour, as they are offered to players."""
    return [Lesson(name, read_script(game, name).title) for name in lesson_names(game)]


@cache
def tour_of(game: str, lesson: str = FIRST) -> Tour:
    """A lesson of a game's tour; raises BadOptions if there is none."""
    if game not in GAMES or lesson not in lesson_names(game):
        raise BadOptions(f"there is no lesson {lesson!r} of {game!r}")
    record = read_record(game, lesson)
    return make_tour(made_for(record.header), record, read_script(game, lesson))


def packed_tour(game: str, lesson: str = FIRST) -> bytes:
    """The same as gzipped JSON, compressed once for everybody; raises BadOptions if there is none."""
    if game not in GAMES or lesson not in _lessons(game):
        raise BadOptions(f"there is no lesson {lesson!r} of {game!r}")
    return _packed(game, lesson)


@cache
def _lessons(game: str) -> list[str]:
    return lesson_names(game)


@cache
def _packed(game: str, lesson: str) -> bytes:
    return gzip.compress(msgspec.json.encode(tour_of(game, lesson)), mtime=0)


def _folder(game: str) -> Traversable:
    return resources.files(GAMES[game]).joinpath("tour")


def read_record(game: str, lesson: str = FIRST) -> Record:
    """The record of the game that a lesson follows."""
    name = FIRST_RECORD if lesson == FIRST else lesson
    return from_jsonl(_folder(game).joinpath(f"{name}.jsonl").read_text(encoding="utf-8"))


def read_script(game: str, lesson: str = FIRST) -> Script:
    """The chapters and tips of a lesson."""
    name = FIRST_SCRIPT if lesson == FIRST else lesson
    text = _folder(game).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def make_tour(game: Game[Any], record: Record, script: Script) -> Tour:
    """The record through the player's eyes, with the decisions to make and the tips. A stray tip raises BadRecord."""
    eyes = seat_number(script.seat, record.header.seats)
    data = replay_data(game, record, _table(record, eyes), eyes)
    asked = _decisions(game, record, script, eyes)
    astray = [tip.n for tip in script.tips if tip.n not in asked]
    if astray:
        raise BadRecord(f"tips come before decisions of {script.seat}, not before move {astray[0]}")
    return Tour(data, asked, script.tips, script.chapters, script.end)


def _table(record: Record, eyes: int) -> TableInfo:
    """The table to show; everybody but the player is a bot without a name."""
    header = record.header
    seats = [SeatInfo(seat, "person" if seat == eyes else "bot") for seat in range(header.seats)]
    return TableInfo(
        id=NOWHERE,
        game=header.game,
        rules=header.rules,
        status="over",
        seats=seats,
        options=header.options,
        tempo=Tempo(),
        listed=False,
        host="",
        created=0,
        version=len(record.lines),
        commitment=header.commitment,
        reconstructed=header.components.reconstructed,
        result=record.ending.result if record.ending else None,
    )


def _decisions(game: Game[Any], record: Record, script: Script, eyes: int) -> dict[int, Asked]:
    """What the player must decide before each of their moves in the chapters, by the number of the move."""
    found: dict[int, Asked] = {}
    replay = Replay(game, record)
    for line in replay.moves:
        if any(part.first <= line.n <= part.last for part in script.chapters) and line.seat == script.seat:
            assert line.move is not None
            found[line.n] = _asked(game, replay.state, eyes, line.move)
        replay.step()
    return found


def _asked(game: Game[Any], state: Any, eyes: int, move: dict[str, str]) -> Asked:
    frame = game.frame(state, eyes)
    asked = next(question for question in game.view(state, eyes).asked if question.seat == eyes)
    return Asked(asked.decision, asked.kind, first(frame), second(frame), third(frame), [move])
