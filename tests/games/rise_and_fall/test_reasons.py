"""Every reason that the rules can give for a refusal is given by some test, and always with a clause."""

import re
from pathlib import Path

import saecula.games.rise_and_fall
from tests.games.rise_and_fall.scene import Table, scene, sea

KEY = re.compile(r'"rise-and-fall-([a-z-]+)"')
REASON = re.compile(r'Reason\(("[A-Z0-9-]+"|clause), "rise-and-fall-')


def sources() -> str:
    """All but the drawings, which refuse nothing."""
    folder = Path(saecula.games.rise_and_fall.__file__).parent
    files = [path for path in sorted(folder.rglob("*.py")) if path.parent.name != "draw"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def trading() -> Table:
    return scene("11", {"A": {"merchant": [1]}, "B": {"nomad": [2]}}, play={"A": "merchant", "B": "nomad"})


def test_nothing_is_sold_that_one_does_not_have() -> None:
    assert trading().why("A", "sell-resource 1 wood") == "RNF-MER-3 nothing-to-sell"


def test_there_are_as_many_spots_as_the_shape_of_a_tile_gives() -> None:
    assert sea([]).why("A", "lay-sea 9 1") == "RNF-WOR-8 no-such-spot"
    assert sea([(4, -1)]).why("B", "lay-sea 3 20") == "RNF-WOR-8 no-such-spot"


def test_a_move_for_another_decision_is_told_so() -> None:
    table = trading()
    assert table.why("A", "choose-card merchant") == "not-this-decision"
    assert table.why("B", "end-turn") == "not-your-decision"


def test_every_reason_has_a_clause_and_a_test() -> None:
    text = sources()
    assert len(REASON.findall(text)) == text.count(', "rise-and-fall-')
    shown = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    assert {key for key in KEY.findall(text) if f' {key}"' not in shown} == set()
