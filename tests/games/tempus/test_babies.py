"""Having babies (TEM-BAB)."""

import pytest

from tests.games.tempus.scene import disc, scene


@pytest.mark.rule("TEM-BAB-1")
@pytest.mark.parametrize(("era", "babies"), [("start", 1), ("agriculture", 2), ("trains", 2)])
def test_up_to_the_rows_number_of_babies_come_from_the_supply(era: str, babies: int) -> None:
    table = scene(tokens={"A": {(0, 0): 1, (1, 0): 1, (2, 0): 1}}, eras=era, action="babies")
    for at in ("0,0", "1,0")[:babies]:
        table.play("A", f"place-baby {at}")
    assert table.supply("A") == 13 - babies
    assert table.tokens((0, 0)) == 2
    assert table.why("A", "place-baby 2,0") == "TEM-BAB-1 tempus-baby-none-left"
    assert table.legal("A") == ["done"]


@pytest.mark.rule("TEM-BAB-2")
def test_a_baby_is_born_only_on_grassland_with_a_token_of_ones_own() -> None:
    land = {**disc(2), (1, 0): "farmland", (2, 0): "mountain"}
    tokens = {"A": {(0, 0): 1, (1, 0): 1, (2, 0): 1}, "B": {(-1, 0): 1}}
    table = scene(land=land, tokens=tokens, action="babies")
    assert table.legal("A") == ["place-baby 0,0", "done"]
    for at in ("1,0", "2,0", "-1,0", "0,1"):
        assert table.why("A", f"place-baby {at}") == "TEM-BAB-2 tempus-baby-not-here"


@pytest.mark.rule("TEM-BAB-2", "TEM-CIT-4")
def test_a_hex_with_a_city_is_never_grassland() -> None:
    table = scene(cities={"A": {(0, 0): 2}}, action="babies")
    assert table.legal("A") == ["done"]
    assert table.clause("A", "place-baby 0,0") == "TEM-BAB-2"


@pytest.mark.rule("TEM-BAB-3")
def test_one_baby_a_hex_and_action_even_with_medicine() -> None:
    table = scene(tokens={"A": {(0, 0): 1, (1, 0): 1}}, eras="cities", hands={"A": ["medicine/hills"]}, action="babies")
    table.play("A", "place-baby 0,0")
    assert table.why("A", "place-baby 0,0") == "TEM-BAB-3 tempus-baby-one-per-hex"
    table.play("A", "place-baby 1,0")
    assert table.legal("A") == ["done"]  # Medicine would have no hex left


@pytest.mark.rule("TEM-BAB-3")
def test_the_next_action_may_bring_a_baby_to_the_same_hex() -> None:
    table = scene(tokens={"A": {(0, 0): 1}}, eras="cities", tiles={"A": 2}, action="babies")
    table.play("A", "place-baby 0,0", "done", "end-turn", "choose-action babies", "place-baby 0,0")
    assert table.tokens((0, 0)) == 3


@pytest.mark.rule("TEM-BAB-4")
def test_the_stacking_limit_holds_for_babies() -> None:
    table = scene(tokens={"A": {(0, 0): 2}}, action="babies")
    assert table.why("A", "place-baby 0,0") == "TEM-BAB-4 tempus-baby-full"


@pytest.mark.rule("TEM-BAB-4")
def test_with_sanitation_a_baby_joins_a_full_hex() -> None:
    table = scene(tokens={"A": {(0, 0): 2}}, hands={"A": ["sanitation/forest"]}, action="babies")
    table.play("A", "place-baby 0,0", "play-card sanitation/forest")
    assert table.tokens((0, 0)) == 3
    assert table.extra((0, 0)) == 1


@pytest.mark.rule("TEM-BAB-4", "TEM-CAR-10")
def test_a_hex_with_an_allowance_takes_a_baby_up_to_it() -> None:
    table = scene(tokens={"A": {(0, 0): 3}}, extra={(0, 0): 1}, eras="cities", action="babies")
    table.play("A", "place-baby 0,0")
    assert (table.tokens((0, 0)), table.asked()) == (4, "A births")


@pytest.mark.rule("TEM-BAB-5")
def test_with_no_token_in_the_supply_there_is_no_baby() -> None:
    tokens = dict.fromkeys(list(disc(2))[:15], 1) | {(3, 0): 1}
    table = scene(tokens={"A": tokens}, eras="cities", hands={"A": ["medicine/hills"]}, action="babies")
    assert table.supply("A") == 0
    assert table.legal("A") == ["done"]
    assert table.why("A", "place-baby 3,0") == "TEM-BAB-5 tempus-baby-no-supply"


@pytest.mark.rule("TEM-BAB-5")
@pytest.mark.parametrize("era", ["start", "cities"])
def test_the_last_token_of_the_supply_is_the_last_baby(era: str) -> None:
    tokens = dict.fromkeys(list(disc(2))[:15], 1)
    table = scene(tokens={"A": tokens}, eras=era, hands={"A": ["medicine/hills"]}, action="babies")
    assert "play-card medicine/hills" not in table.legal("A")
    table.play("A", table.legal("A")[0])
    assert table.legal("A") == ["done"]
