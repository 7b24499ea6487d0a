"""Old games still come out as they did; tests/records/corpus.py tells what they are and how new ones are added."""

from pathlib import Path

import msgspec
import pytest

from saecula.games import listed, made_for, make_game
from saecula.kernel.errors import BadRecord
from saecula.kernel.record import Record, from_jsonl
from saecula.play.replay import verify
from tests.records.corpus import FILES, FOLDER, PINNED

LISTED = listed()


def name(path: Path) -> str:
    """The file as it is called in the folder."""
    return path.relative_to(FOLDER).as_posix()


def read(path: Path) -> Record:
    """The record of a file."""
    return from_jsonl(path.read_text(encoding="utf-8"))


def is_same_by_new_rules(record: Record) -> bool:
    """Whether the newest rules lead a record to the same hash and the same result."""
    newest = make_game(record.header.game)
    header = msgspec.structs.replace(record.header, rules=newest.meta.rules)
    try:
        verify(newest, Record(header, record.lines, record.ending))
    except BadRecord:
        return False
    return True


def pinned() -> set[str]:
    """The records that follow the version in their header for good."""
    return set(PINNED.read_text(encoding="utf-8").split())


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_record_replays_by_the_rules_of_its_time_to_its_hash_and_result(path: Path) -> None:
    record = read(path)
    assert record.ending is not None
    assert verify(made_for(record.header), record) == record.ending.hash


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_record_that_newer_rules_lead_elsewhere_is_listed_as_pinned(path: Path) -> None:
    record = read(path)
    assert is_same_by_new_rules(record) == (name(path) not in pinned())


def test_every_pinned_record_is_there() -> None:
    assert pinned() <= {name(path) for path in FILES}


@pytest.mark.parametrize("game", LISTED)
def test_the_corpus_holds_every_number_of_seats_undo_and_a_game_that_was_stopped(game: str) -> None:
    records = [read(path) for path in FILES if path.parent.name == game]
    low, high = make_game(game).meta.seats
    assert len(records) >= 6
    assert {record.header.seats for record in records} == set(range(low, high + 1))
    assert any(line.undo is not None for record in records for line in record.lines)
    assert any(record.ending is not None and record.ending.early for record in records)


@pytest.mark.parametrize("game", LISTED)
def test_the_corpus_holds_games_of_every_rules_version(game: str) -> None:
    versions = {read(path).header.rules for path in FILES if path.parent.name == game}
    assert versions == set(make_game(game).meta.replays)
