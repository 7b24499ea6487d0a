"""Pieces on the first and the last hex, and where the World ends (RNF-NOM to RNF-MER)."""

import pytest

from saecula.games.rise_and_fall.model.grid import Grid, cells_of_rows, corner_of, rows_of_cells
from tests.games.rise_and_fall.scene import BOX, scene


@pytest.mark.rule("RNF-NOM-1")
def test_a_hex_further_on_in_the_row_is_not_beside_a_nomad() -> None:
    table = scene("1111", {"A": {"nomad": [1, 4]}, "B": {"town": [2]}}, play={"A": "nomad", "B": "town"})
    assert table.why("A", "move-piece 1 3") == "RNF-NOM-1 not-adjacent"
    assert table.why("A", "move-piece 4 1") == "RNF-NOM-1 not-adjacent"


@pytest.mark.rule("RNF-SHI-2", "RNF-SHI-3")
def test_nobody_goes_ashore_beyond_the_edge_of_the_world() -> None:
    pieces = {"A": {"ship": [1]}, "B": {"town": [3]}}
    table = scene("0.11", pieces, play={"A": "ship", "B": "town"}, goods={"A": {"stone": 2}})
    assert table.why("A", "build-ashore 1 W town") == "RNF-SHI-2 wrong-terrain"
    assert table.why("A", "transform 1 W nomad") == "RNF-SHI-3 wrong-terrain"


@pytest.mark.rule("RNF-SHI-1")
def test_no_ship_sails_to_a_hex_that_the_world_does_not_have() -> None:
    table = scene("00.1", {"A": {"ship": [1]}, "B": {"town": [3]}}, play={"A": "ship", "B": "town"})
    assert table.why("A", "move-piece 1 4") == "RNF-SHI-1 another-sea"


@pytest.mark.rule("RNF-TOW-1", "RNF-TOW-2")
def test_a_town_neither_grows_nor_educates_beyond_the_edge_of_the_world() -> None:
    pieces = {"A": {"town": [1], "nomad": [3]}, "B": {"town": [2]}}
    table = scene("1.11", pieces, play={"A": "town", "B": "town"}, goods={"A": {"gold": 2}})
    assert table.why("A", "grow 1 W") == "RNF-TOW-1 wrong-terrain"
    assert table.why("A", "educate 1 W merchant") == "RNF-TOW-2 wrong-terrain"


@pytest.mark.rule("RNF-TOW-1", "RNF-TOW-2")
def test_a_town_reaches_the_first_hex_of_the_world_as_any_other() -> None:
    table = scene("11.1", {"A": {"town": [2]}, "B": {"nomad": [1], "town": [3]}}, play={"A": "town", "B": "town"})
    assert table.why("A", "grow 2 W") == "RNF-STK-1 not-empty"
    assert table.why("A", "educate 2 W merchant") == "RNF-TOW-2 no-nomad"


@pytest.mark.rule("RNF-TEM-2")
def test_a_piece_two_hexes_from_the_temple_does_not_tithe() -> None:
    pieces = {"A": {"temple": [1], "nomad": [2, 3]}, "B": {"town": [4]}}
    table = scene("111.1", pieces, play={"A": "temple", "B": "town"})
    table.play("A", "tithe 1")
    assert table.good("A", "gold") == 2


@pytest.mark.rule("RNF-MER-1", "RNF-MOU-1")
@pytest.mark.parametrize("piece", ["merchant", "mountaineer"])
def test_merchants_and_mountaineers_go_to_the_first_hex_of_the_world_as_to_any_other(piece: str) -> None:
    table = scene("111.1", {"A": {piece: [3]}, "B": {"town": [4]}}, play={"A": piece, "B": "town"})
    assert table.ends(3) == [1, 2]


@pytest.mark.rule("RNF-MER-1", "RNF-MOU-1")
@pytest.mark.parametrize(("piece", "clause"), [("merchant", "RNF-MER-1"), ("mountaineer", "RNF-MOU-1")])
def test_nobody_goes_to_a_hex_that_the_world_does_not_have(piece: str, clause: str) -> None:
    table = scene("111.1", {"A": {piece: [3]}, "B": {"town": [4]}}, play={"A": piece, "B": "town"})
    assert table.why("A", "move-piece 3 5") == f"{clause} wrong-terrain"


@pytest.mark.parametrize("north", [-3, -2, 1, 2])
def test_a_world_is_drawn_the_same_wherever_its_first_row_lies(north: int) -> None:
    cells = [(0, north), (1, north), (0, north + 1), (-1, north + 2)]
    grid = Grid(BOX, cells)
    west, top = corner_of(grid.q, grid.r)
    read, levels = cells_of_rows(rows_of_cells(grid, [0, 1, 2, 3]))
    assert levels == [0, 1, 2, 3]
    assert [(q + west, r + top) for q, r in read] == list(zip(grid.q, grid.r, strict=True))
