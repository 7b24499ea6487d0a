"""Writes the file that the web client's geometry of hexes is tested against, from the geometry of the rules.

Without arguments it writes web/tests/kit/vectors/hex.json; with `--check` it says whether that is up to date.
"""

import json
import sys
from pathlib import Path

from saecula.games import make_game
from saecula.games.tempus.game import Tempus
from saecula.parts.hexes import SIDE_NAMES, SIDES, HexBoard

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "kit" / "vectors" / "hex.json"
#: A small board with an odd number of rows, beside the one that Tempus is played on.
SMALL = (4, 3)


def board_facts(board: HexBoard) -> dict[str, object]:
    """Names, axial coordinates and neighbours of every cell."""
    cells = range(board.size)
    return {
        "columns": board.columns,
        "rows": board.rows,
        "names": [board.name(cell) for cell in cells],
        "axial": [list(board.axial(cell)) for cell in cells],
        "near": [board.near[cell * 6 : cell * 6 + 6] for cell in cells],
        "edge": [board.on_edge(cell) for cell in cells],
    }


def lake_facts(board: HexBoard) -> dict[str, object]:
    """A ring of land; the water inside is one group, the water outside another."""
    middle = board.cell(3, 4)
    ring = board.near[middle * 6 : middle * 6 + 6]
    water = [cell not in ring for cell in range(board.size)]
    return {
        "land": [board.name(cell) for cell in ring],
        "lake": [board.name(cell) for cell in sorted(board.group(middle, water))],
        "sea": [board.name(cell) for cell in sorted(board.group(0, water))],
    }


def text() -> str:
    """The whole file."""
    game = make_game("tempus")
    assert isinstance(game, Tempus)
    facts = {
        "sides": {name: list(step) for name, step in zip(SIDE_NAMES, SIDES, strict=True)},
        "boards": [board_facts(HexBoard(*SMALL)), board_facts(game.box.board)],
        "lake": lake_facts(game.box.board),
        "tempus": game.names.hexes,
    }
    return json.dumps(facts, separators=(",", ":")) + "\n"


def main(check: bool) -> int:
    """Write the file, or only compare it; the exit status is 1 if it is out of date."""
    stale = not FILE.is_file() or FILE.read_text(encoding="utf-8") != text()
    if stale and not check:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text(), encoding="utf-8")
    if stale:
        print(f"{FILE.name} {'is stale: run tools/hex_vectors.py' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
