"""Where the points came from, in every game, and how it is said."""

from typing import Any

import pytest

from saecula.kernel.game import Game
from saecula.play.reading import read_record
from saecula.play.replay import Replay
from saecula.review.data import Source
from saecula.review.sources import Ledger
from saecula.review.telling import ReviewTeller
from saecula.texts.languages import Texts
from tests.review.kit import RECORDS, SHORT, record_of

#: Game -> a record in which points were made.
SCORED = SHORT | {"time-of-empires": "time-of-empires/v2-2-undo.jsonl"}


def played(name: str) -> tuple[Game[Any], Ledger, Any]:
    """A whole record, booked."""
    game, record = read_record((RECORDS / SCORED[name]).read_text(encoding="utf-8"))
    replay = Replay(game, record)
    ledger = Ledger(game, replay.state)
    for _ in replay.moves:
        before = replay.state.copy()
        ledger.note(replay.step(), before)
    return game, ledger, replay.state


@pytest.mark.parametrize("name", SCORED)
def test_every_point_has_a_source(name: str) -> None:
    game, ledger, state = played(name)
    standings = sorted(game.outcome(state).standings, key=lambda one: one.seat)
    booked = [sum(source.points for source in own) for own in ledger.sources(state)]
    assert booked == [one.total for one in standings]
    assert any(booked)


@pytest.mark.parametrize("name", ["tempus", "rise-and-fall"])
def test_what_lay_on_the_table_from_the_start_has_a_source_too(name: str) -> None:
    game, _, state = played(name)
    standings = sorted(game.outcome(state).standings, key=lambda one: one.seat)
    late = Ledger(game, state).sources(state)
    assert [sum(source.points for source in own) for own in late] == [one.total for one in standings]


def test_tempus_names_terrains_and_cities() -> None:
    _, ledger, state = played("tempus")
    found = [source for own in ledger.sources(state) for source in own]
    assert {source.what.split(":")[0] for source in found if source.category == "hexes"} == {"terrain"}
    assert all(source.what.startswith("hex:") for source in found if source.category == "cities")


def test_rise_and_fall_names_pieces_and_regions() -> None:
    _, ledger, state = played("rise-and-fall")
    found = [source for own in ledger.sources(state) for source in own]
    assert {source.what.split(":")[0] for source in found} >= {"good", "piece", "terrain"}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Territory · forest (d7) 9"), ("fr", "Territoire · forêt (d7) 9")]
)
def test_a_region_is_told_with_the_part_of_the_score(language: str, said: str) -> None:
    game, _ = record_of("rise-and-fall", 0)
    teller = ReviewTeller(game, Texts(language, game.meta.id), [])
    sources = [Source("territory", "terrain:forest/d7", "", 9), Source("economy", "good:gold", "", 4)]
    assert teller.sources(sources, 1) == [said]


def test_through_the_ages_names_the_cards_that_gave_culture_turn_by_turn() -> None:
    _, ledger, state = played("through-the-ages")
    found = [source for own in ledger.sources(state) for source in own]
    assert [source for source in found if source.move] == []
    assert {source.what.split(":")[0] for source in found} <= {"card", "source"}
    assert any(source.what == "card:religion" for source in found)
