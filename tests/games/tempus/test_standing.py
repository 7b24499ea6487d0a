"""What everybody can see of how the seats stand, in every view."""

import pytest

from tests.games.tempus.scene import SOUTH, Table, disc, scene

LAND = {**disc(4), (0, 1): "mountain", (2, 0): "farmland"}


def standing() -> Table:
    tokens = {"A": {(0, 0): 2, (0, 1): 1, (2, 0): 2}, "B": SOUTH}
    return scene(land=LAND, tokens=tokens, cities={"A": {(-3, 0): 3}})


@pytest.mark.rule("TEM-END-3")
def test_a_view_tells_the_points_of_every_seat_as_they_are_now() -> None:
    first = standing().view().standing[0]
    assert (first.hexes, first.cities, first.flight) == (2, 3, 0)


@pytest.mark.rule("TEM-PRO-4")
def test_a_view_tells_what_counts_for_progress_without_cards() -> None:
    # Writing asks for farmland
    first = standing().view("B").standing[0]
    assert (first.tokens, first.towns) == (2, 1)


@pytest.mark.rule("TEM-FIG-2", "TEM-FIG-13")
def test_a_view_tells_who_is_protected() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 1, (2, 0): 1}, "B": {(0, -1): 1, (1, -1): 1, (2, -1): 1, (3, -1): 1}}
    assert [seat.protected for seat in scene(tokens=tokens).view("A").standing] == [True, False, True]


@pytest.mark.rule("TEM-PRO-1")
def test_after_flight_nothing_counts_for_progress_any_more() -> None:
    tokens = {"A": {(0, 0): 2}}
    table = scene(tokens=tokens, eras={"A": "trains", "B": "trains", "C": "trains"}, tiles={"A": 1, "B": 0, "C": 0})
    table.play("A", "choose-action move", "done", "end-turn")
    seat = table.view().standing[0]
    assert (seat.tokens, seat.flight) == (0, 3)


@pytest.mark.rule("TEM-BAB-2", "TEM-BAB-4", "TEM-BAB-5")
def test_a_view_tells_its_seat_how_many_babies_could_be_born() -> None:
    land = {**disc(2), (1, 0): "farmland"}
    tokens = {"A": {(0, 0): 1, (1, 0): 1, (0, 1): 2, (-1, 0): 2}, "B": {(-1, 1): 1}}
    assert scene(land=land, tokens=tokens).view("A").births == 1
    assert scene(land=land, tokens=tokens, hands={"A": ["sanitation/hills"]}).view("A").births == 2
    full = scene(land=land, tokens={"A": {(1, 0): 1, (0, 1): 2}})
    assert full.view("A").births == 0
    full.play("A", "choose-action babies")
    assert full.legal("A") == ["done"]


@pytest.mark.rule("TEM-BAB-4")
def test_a_view_counts_no_baby_for_a_sanitation_card_without_a_full_hex() -> None:
    assert scene(tokens={"A": {(0, 0): 1}}, hands={"A": ["sanitation/hills"]}).view("A").births == 1


@pytest.mark.rule("TEM-BAB-2", "TEM-CIT-4")
def test_a_view_counts_no_baby_on_a_city() -> None:
    assert scene(cities={"A": {(0, 0): 2}}).view("A").births == 0


@pytest.mark.rule("TEM-ERA-3")
def test_a_view_tells_whose_turn_it_is_and_nobodys_when_no_action_tile_is_left() -> None:
    assert scene(turn="B").view().turn == 1
    assert scene(at="progress", hands={"A": ["weapons/hills"]}).view().turn is None
