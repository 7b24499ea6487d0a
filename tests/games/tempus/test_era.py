"""The era (TEM-ERA)."""

import pytest

from saecula.games.tempus.edges.events import EraBegan
from tests.games.kit import kinds, told
from tests.games.tempus.scene import SOUTH, Table, disc, scene

HANDS = {"A": ["weapons/hills", "religion/forest"], "B": ["education/hills"]}


def waste(table: Table) -> str:
    """Let whoever has the slot spend an action tile on nothing; returns the seat."""
    seat = table.asked()[0]
    table.play(seat, "choose-action move", "done", "end-turn")
    return seat


@pytest.mark.rule("TEM-ERA-1")
def test_an_era_takes_tiles_plays_them_counts_progress_and_ends() -> None:
    table = scene(at="era", tiles={})
    assert table.tiles() == [3, 3, 3]
    assert table.view().round == 1
    for _ in range(8):
        waste(table)
    events = table.play("C", "choose-action move", "done", "end-turn")
    assert kinds(events) == ["ActionChosen", "TurnEnded", *["ProgressCounted"] * 3, *["Advanced"] * 3]
    # the bonus cards of Writing come next
    assert table.asked() == "chance"
    events = table.draw(*["weapons/hills"] * 2, *["weapons/farmland"] * 2, *["religion/hills"] * 2)
    assert kinds(events)[-2:] == ["EraEnded", "EraBegan"]
    assert told(events, EraBegan) == [EraBegan(era=2, first=1)]
    assert table.tiles() == [3, 3, 3]


@pytest.mark.rule("TEM-ERA-2")
def test_each_player_takes_the_action_tiles_of_the_own_row() -> None:
    eras = {"A": "agriculture", "B": "cities", "C": "cities", "D": "agriculture", "E": "cities"}
    assert scene(5, at="era", eras=eras).tiles() == [3, 4, 4, 3, 4]
    assert scene(at="era", eras={"A": "printing", "B": "printing", "C": "industry"}).tiles() == [5, 5, 6]


@pytest.mark.rule("TEM-ERA-3")
def test_rounds_go_clockwise_from_the_first_player_one_tile_each_until_all_are_used() -> None:
    table = scene(at="rounds", first="B", eras="ships", tiles={"A": 2, "B": 1, "C": 4})
    assert "".join(waste(table) for _ in range(7)) == "BCACACC"
    assert table.state.course.round == 4
    assert table.tiles() == [0, 0, 0]
    assert table.asked() == "chance"


@pytest.mark.rule("TEM-ERA-3")
def test_a_slot_uses_exactly_one_tile() -> None:
    table = scene(tiles={"A": 3})
    table.play("A", "choose-action move", "done")
    assert table.tiles()[0] == 2
    assert table.why("A", "choose-action idea") == "TEM-ERA-3 tempus-turn-no-action-left"
    assert table.legal("A") == ["end-turn"]


@pytest.mark.rule("TEM-ERA-4")
def test_the_five_actions_may_be_chosen_by_several_players_and_again() -> None:
    tokens = {"A": {(0, 0): 2, (2, 0): 1}, "B": {**SOUTH, (1, 0): 1}}
    table = scene(tokens=tokens)
    five = [f"choose-action {name}" for name in ("move", "babies", "fight", "idea", "city")]
    assert table.legal("A") == five
    for seat in "ABCA":
        table.play(seat, "choose-action babies", "done", "end-turn")
    assert table.asked() == "B turn"


@pytest.mark.rule("TEM-ERA-5")
def test_the_figures_are_those_of_the_acting_players_own_row() -> None:
    tokens = {"A": {(0, 0): 1, (1, 0): 1}, "B": {(-3, 0): 1, (-3, 1): 1}}
    table = scene(tokens=tokens, eras={"A": "trade", "B": "roads"}, action="move")
    table.play("A", "move-token 0,0 0,-2", "move-token 1,0 2,-2")
    assert table.clause("A", "move-token 0,-2 0,-1") == "TEM-MOV-1"
    table.play("A", "done", "end-turn")
    table.play("B", "choose-action move")
    table.play("B", "move-token -3,0 -2,0")
    assert table.why("B", "move-token -3,1 -2,1") == "TEM-MOV-1 tempus-move-none-left"


@pytest.mark.rule("TEM-ERA-6")
def test_a_tile_must_be_spent_but_its_figures_need_not_be_used() -> None:
    table = scene(tokens={"A": {(0, 0): 1}})
    assert table.why("A", "end-turn") == "TEM-ERA-6 tempus-turn-tile-unspent"
    table.play("A", "choose-action move", "done", "end-turn")
    assert table.tiles()[0] == 2
    babies = scene(tokens={"A": {(0, 0): 1}}, action="babies")
    babies.play("A", "done", "end-turn")
    assert babies.supply("A") == 15


@pytest.mark.rule("TEM-ERA-7")
def test_fighting_needs_a_target_and_building_a_hex_and_a_tile() -> None:
    table = scene(tokens={"A": {(0, 0): 1}, "B": {**SOUTH, (2, 0): 1}})
    assert table.why("A", "choose-action fight") == "TEM-ERA-7 tempus-turn-nothing-to-fight"
    assert table.why("A", "choose-action city") == "TEM-CIT-5 tempus-turn-no-stack"
    spent = {(4, 0): 2, (4, -4): 2, (0, -4): 2, (-4, 0): 3, (-4, 4): 3, (0, 4): 3}
    broke = scene(land=disc(4), tokens={"A": {(0, 0): 3}}, cities={"A": spent}, eras="cities")
    assert broke.clause("A", "choose-action city") == "TEM-ERA-7"


@pytest.mark.rule("TEM-ERA-7")
def test_somebody_without_a_token_on_the_map_can_still_have_an_idea() -> None:
    table = scene(tokens={"B": SOUTH})
    assert table.legal("A") == ["choose-action move", "choose-action babies", "choose-action idea"]
    table.play("A", "choose-action idea")
    table.draw("weapons/hills")
    assert table.hand("A") == ["weapons/hills"]


@pytest.mark.rule("TEM-ERA-8")
def test_hands_are_secret_but_their_sizes_are_public() -> None:
    table = scene(hands=HANDS)
    for viewer in ("B", "C", ""):
        hand = table.view(viewer).hands[0]
        assert hand.cards is None
        assert sum(hand.pools.values()) == 2
    own = table.view("A").hands[0].cards
    assert own is not None
    assert [card.card for card in own] == ["weapons/hills", "religion/forest"]


@pytest.mark.rule("TEM-ERA-8")
def test_board_supplies_discards_and_tiles_are_public() -> None:
    table = scene(
        tokens={"A": {(0, 0): 2}},
        cities={"B": {(2, 0): 3}},
        hands=HANDS,
        discards=["medicine/farmland"],
        tiles={"A": 2},
    )
    views = [table.view(viewer) for viewer in ("A", "B", "C", "")]
    for field in ("hexes", "supply", "cities", "discards", "tiles", "era", "deck", "first", "turn"):
        assert len({str(getattr(view, field)) for view in views}) == 1
    assert views[3].discards == {"medicine/farmland": 1}
    assert views[3].supply == [14, 16, 16]
    assert views[3].cities[1] == {"2": 3, "3": 2, "4": 2}
    assert [(at.tokens, at.city) for at in views[3].hexes if at.owner is not None] == [(2, 0), (0, 3)]
