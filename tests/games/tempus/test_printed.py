"""What a screen is told besides views: the component set, figures for curves."""

import json

from saecula.games import make_game
from saecula.games.tempus.edges.printed import printed_on
from saecula.games.tempus.game import CARD_NAMES
from saecula.games.tempus.model.components import FILES
from saecula.parts.hexes import HexBoard
from tests.games.tempus.scene import disc, scene

PRINTED = printed_on(FILES.default())


def rows(key: str) -> list[dict[str, object]]:
    found = PRINTED[key]
    assert isinstance(found, list)
    return found


def test_what_is_printed_is_plain_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED == make_game("tempus").face.printed


def test_the_board_names_its_hexes_row_by_row() -> None:
    board = HexBoard(13, 12)
    assert PRINTED["board"] == {
        "columns": 13,
        "rows": 12,
        "hexes": [board.name(cell) for cell in range(board.size)],
        "reconstructed": True,
    }


def test_every_row_of_the_chart_tells_its_figures_and_flight_has_none() -> None:
    by_name = {row["era"]: row for row in rows("eras")}
    figures = {"tokens": 2, "distance": 2, "babies": 2, "stack": 3, "sea": True, "drawn": 2, "hand": 5, "actions": 5}
    assert by_name["ships"] == {
        "era": "ships",
        "terrain": "forest",
        "figures": figures,
        "bonus": 0,
        "points": 0,
        "reconstructed": False,
    }
    assert by_name["start"]["terrain"] is None
    assert (by_name["flight"]["figures"], by_name["flight"]["points"]) == (None, 3)


def test_map_tiles_show_seven_faces_and_the_cards_are_all_there() -> None:
    assert [(row["tile"], row["faces"]) for row in rows("tiles")] == [
        (tile.id, [tile.centre, *tile.ring]) for tile in FILES.default().tiles
    ]
    assert sum(int(str(row["copies"])) for row in rows("cards")) == 54
    assert {row["card"] for row in rows("cards")} <= set(CARD_NAMES)


def test_what_is_our_reconstruction_is_told() -> None:
    untold = {row["era"] for row in rows("eras") if row["reconstructed"]}
    assert untold == {"cities", "roads", "trade", "printing", "industry", "trains", "flight"}
    assert all(row["reconstructed"] for row in (*rows("tiles"), *rows("cards")))


def test_figures_for_curves_are_counted_for_every_seat() -> None:
    table = scene(
        land={**disc(3), (3, 0): "mountain"},
        tokens={"A": {(0, 0): 2, (1, 0): 1, (3, 0): 1}, "C": {(-1, 0): 1}},
        cities={"C": {(-3, 0): 4}},
        hands={"A": ["weapons/hills"], "B": ["weapons/hills", "religion/hills"]},
        eras={"A": "trade", "B": "trade", "C": "roads"},
    )
    assert table.game.face.measures(table.state) == {
        "points": [2, 0, 5],
        "tokens": [4, 0, 1],
        "hexes": [3, 0, 2],
        "cities": [0, 0, 1],
        "era": [5, 5, 4],
        "cards": [1, 2, 0],
    }
