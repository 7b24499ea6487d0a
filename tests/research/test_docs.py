"""What the documentation of the research API says is so."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from saecula.games import listed, make_game
from saecula.research.encode import make_encoder

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
#: Needs a server to play on; tests/server plays a whole game with it.
NETWORK = "network_bot.py"


#: Programs that learn, in a size that takes seconds; tests/soak lets them learn something.
SMALL = {"ppo_selfplay.py": ["0", "2", "1"], "dataset_torch.py": ["4", "1"], "openspiel_mcts.py": ["2", "4"]}


def needs_torch(program: str) -> bool:
    return "import torch" in (ROOT / "examples" / program).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "program", sorted(path.name for path in (ROOT / "examples").glob("*.py") if path.name != NETWORK)
)
def test_an_example_runs(program: str) -> None:
    if needs_torch(program) and find_spec("torch") is None:
        pytest.skip("torch is not installed: the extra 'learning' brings it")
    command = [sys.executable, str(ROOT / "examples" / program), *SMALL.get(program, [])]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout


@pytest.mark.parametrize(
    ("game", "letters"),
    [
        ("tempus", {"n": 4}),
        ("rise-and-fall", {"n": 4, "h": 165, "s": 19}),
        ("through-the-ages", {"n": 4}),
        ("time-of-empires", {"n": 4, "t": 36, "s": 48}),
    ],
)
def test_the_table_of_a_tensor_is_complete(game: str, letters: dict[str, int]) -> None:
    section = PAGE.split(f"## The tensor of {make_game(game).meta.title}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\dnhst× ]+) \|", section, re.MULTILINE)
    told = [(name, tuple(letters.get(side) or int(side) for side in shape.split(" × "))) for name, shape in rows]
    layout = make_encoder(make_game(game), 4).layout
    assert told == [(name, shape) for name, (_, shape) in layout.items()]


def test_the_sizes_of_tempus_are_those_of_the_page() -> None:
    game = make_game("tempus")
    sizes = [
        f"{make_encoder(game, seats).size:,} " + word for seats, word in ((3, "numbers"), (4, "for 4"), (5, "for 5"))
    ]
    assert [size for size in sizes if size not in PAGE] == []
    assert f"{game.book.size:,} for Tempus" in PAGE


def test_the_sizes_of_rise_and_fall_are_those_of_the_page() -> None:
    two, three, four = (make_encoder(make_game("rise-and-fall"), seats).size for seats in (2, 3, 4))
    assert f"{two:,} numbers for 2 seats, {three:,} for 3, {four:,} for 4" in PAGE


def test_the_sizes_of_through_the_ages_are_those_of_the_page() -> None:
    game = make_game("through-the-ages")
    two, three, four = (make_encoder(game, seats).size for seats in (2, 3, 4))
    told = f"{two:,} numbers for 2 seats, {three:,} for 3, {four:,} for 4, and {game.book.size:,} actions"
    assert told in PAGE


def test_the_sizes_of_time_of_empires_are_those_of_the_page() -> None:
    game = make_game("time-of-empires")
    two, three, four = (make_encoder(game, seats).size for seats in (2, 3, 4))
    told = f"{two:,} numbers for 2 seats, {three:,} for 3, {four:,} for 4, and {game.book.size:,} actions"
    assert told in PAGE


def test_the_sizes_of_the_rows_of_features_are_those_of_the_page() -> None:
    for game in listed():
        made = make_game(game)
        state = made.start(made.meta.seats[0], made.meta.check(made.meta.seats[0], {}))
        assert f"| {made.meta.title} | {len(made.mind.features(state, 0))} |" in PAGE


def test_the_examples_that_learn_stay_short() -> None:
    assert len((ROOT / "examples" / "ppo_selfplay.py").read_text(encoding="utf-8").splitlines()) < 150
