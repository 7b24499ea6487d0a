"""The end of an era and of the game (TEM-END)."""

from random import Random

import pytest

from saecula.games.tempus.rules.end import points
from saecula.kernel.codes import Log
from saecula.kernel.views import Outcome
from saecula.play.playout import Tally, random_move
from tests.games.kit import kinds
from tests.games.tempus.scene import GAME, Table, disc, scene


def result(table: Table) -> Outcome:
    """The outcome of a table."""
    return GAME.outcome(table.state)


@pytest.mark.rule("TEM-END-1")
@pytest.mark.parametrize(("first", "following"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_marker_passes_clockwise_and_the_next_era_begins(first: str, following: str) -> None:
    table = scene(at="end", first=first, eras="agriculture", tiles={})
    assert "ABC"[table.state.course.first] == following
    assert table.asked() == f"{following} turn"
    assert table.tiles() == [3, 3, 3]


@pytest.mark.rule("TEM-END-2")
def test_the_game_ends_with_the_era_in_which_somebody_advances_to_flight() -> None:
    table = scene(at="progress", eras="trains", tokens={"A": {(0, 0): 1}}, hands={"A": ["weapons/hills"]})
    events = table.play("A", "lay-card weapons/hills", "done")
    assert kinds(events)[-3:] == ["Advanced", "EraEnded", "GameEnded"]
    assert [table.era(seat) for seat in "ABC"] == ["flight", "trains", "trains"]
    assert table.asked() == "over"
    assert GAME.is_over(table.state)
    assert result(table).reason == "TEM-END-2"


@pytest.mark.rule("TEM-END-2")
def test_the_era_before_does_not_end_the_game() -> None:
    table = scene(at="progress", eras="industry", tokens={"A": {(0, 0): 1}})
    assert table.era("A") == "trains"
    assert "turn" in table.asked()


@pytest.mark.rule("TEM-END-3")
def test_hexes_cities_and_flight_score() -> None:
    land = {**disc(3), (0, 0): "mountain", (1, 0): "hills"}
    table = scene(
        land=land,
        tokens={"A": {(0, 0): 3, (1, 0): 3, (2, 0): 1}, "B": {(0, 1): 1}},
        cities={"A": {(-2, 0): 4, (0, -2): 2}},
        eras={"A": "flight", "B": "trains", "C": "flight"},
        at="end",
    )
    assert [points(table.state, seat) for seat in range(3)] == [[2, 6, 3], [1, 0, 0], [0, 0, 3]]
    standing = result(table).standings[0]
    assert standing.points == {"hexes": 2, "cities": 6, "flight": 3}
    assert standing.total == 11


@pytest.mark.rule("TEM-END-4")
def test_most_points_win() -> None:
    table = scene(at="end", eras="flight", tokens={"A": {(0, 0): 3}, "B": {(1, 0): 1, (2, 0): 1}})
    assert result(table).ranking() == [[1], [0], [2]]


@pytest.mark.rule("TEM-END-4")
def test_a_tie_goes_to_more_cards_in_hand_then_to_more_cities() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 1}, "B": {(0, 1): 1, (1, 1): 1}}
    cards = scene(at="end", eras="flight", tokens=tokens, hands={"B": ["weapons/hills"]})
    assert result(cards).ranking() == [[1], [0], [2]]
    cities = scene(at="end", eras="flight", tokens={"A": {(0, 0): 1, (1, 0): 1}}, cities={"B": {(3, 0): 2}})
    assert result(cities).ranking() == [[1], [0], [2]]
    both = scene(
        at="end",
        eras="flight",
        tokens={"A": {(0, 0): 1, (1, 0): 1}},
        cities={"B": {(3, 0): 2}},
        hands={"A": ["weapons/hills"]},
    )
    assert result(both).ranking() == [[0], [1], [2]]


@pytest.mark.rule("TEM-END-4")
def test_equal_in_all_shares_the_win() -> None:
    table = scene(at="end", eras="flight", tokens={"A": {(0, 0): 1}, "C": {(1, 0): 1}})
    assert result(table).ranking() == [[0, 2], [1]]
    assert result(table).shares() == [0.5, 0.0, 0.5]
    assert [standing.rank for standing in result(table).standings] == [1, 3, 1]


@pytest.mark.rule("TEM-END-4")
def test_government_cards_lying_open_are_no_cards_in_hand() -> None:
    table = scene(
        at="end",
        eras="flight",
        tokens={"A": {(0, 0): 1}, "B": {(1, 0): 1}},
        shown={"A": ["government/hills"]},
    )
    assert result(table).ranking() == [[0, 1], [2]]


@pytest.mark.rule("TEM-END-5")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_a_game_has_exactly_ten_eras(seats: int, seed: int) -> None:
    state = GAME.start(seats, {"map": "built"})
    rng = Random(seed)
    log = Log()
    while random_move(GAME, state, rng, log, Tally()):
        pass
    told = kinds(GAME.chronicle.full(log))
    assert state.course.eras == told.count("EraEnded") == told.count("EraBegan") == 10
    assert told[-1] == "GameEnded"
