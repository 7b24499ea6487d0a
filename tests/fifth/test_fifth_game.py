"""A fifth game touches nothing outside its folders: a copy of the template is listed, played, served and tested."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bench.host import Host
from bench.robot import Robot
from tests.fifth.checkout import COPY, FINDERS, Checkout
from tests.patience import get
from tools.new_game import copy_template

pytestmark = pytest.mark.slow
#: Anything is chosen by its number; more lines than a game can have questions.
ALWAYS_THE_FIRST = "1\n" * 200


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout with a fifth game."""
    made = Checkout(tmp_path_factory.mktemp("checkout"))
    made.add_the_copy()
    return made


@pytest.fixture
def host(checkout: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that runs from the checkout."""
    monkeypatch.setenv("PYTHONPATH", checkout.env()["PYTHONPATH"])
    served = Host(f"sqlite:///{tmp_path}/fifth.db", tmp_path)
    served.start()
    yield served
    served.stop()


def test_the_checkout_runs_its_own_plain_sources(checkout: Checkout) -> None:
    said = checkout.run("-c", f"import saecula.games.{COPY}.game as game; print(game.__file__)")
    assert said.strip() == str(checkout.folder / f"src/saecula/games/{COPY}/game.py")


def test_it_is_listed_to_players_after_the_others(checkout: Checkout) -> None:
    games = json.loads(checkout.run("-m", "saecula", "games", "--json"))
    assert len(games) >= 5
    assert (games[-1]["id"], games[-1]["title"]) == (COPY, "Marbles")


def test_it_is_played_to_the_end_in_the_terminal(checkout: Checkout) -> None:
    words = ("-m", "saecula", "play", COPY, "--seats", "3", "--seed", "1", "--bots", "random", "--save", "game.jsonl")
    said = checkout.run(*words, typed=ALWAYS_THE_FIRST)
    assert "takes the pile" in said
    saved = (checkout.folder / "game.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(saved[0])["game"] == COPY
    assert "result" in json.loads(saved[-1])
    assert "game.jsonl" in checkout.run("-m", "saecula", "verify", "game.jsonl")


def test_its_rules_are_read_in_the_terminal(checkout: Checkout) -> None:
    assert "MAR-3" in checkout.run("-m", "saecula", "rules", COPY, "MAR-3")


def test_it_is_played_to_the_end_through_the_server(host: Host) -> None:
    assert COPY in [game["id"] for game in get(f"{host.address}/api/games").json()]
    assert get(f"{host.address}/api/games/{COPY}").json()["title"] == "Marbles"
    assert "MAR-7" in get(f"{host.address}/api/rules/{COPY}").json()["text"]
    token = host.guest("Anna")
    table = host.open_table(COPY, 3, [token], {})
    robot = Robot(host.address, table, token, 0, Random(1))
    asyncio.run(robot.run(lambda: False))
    assert len(robot.acked) >= 3
    assert robot.refused == []
    told = get(f"{host.address}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    assert told["status"] == "over"


def test_every_test_that_looks_at_all_games_finds_it_and_passes(checkout: Checkout) -> None:
    playthrough = checkout.folder / f"tests/playthroughs/{COPY}-3-on.txt"
    playthrough.write_text(f"game: {COPY}\nseats: 3\noptions: glass=on\nseed: 1\n", encoding="utf-8")
    checkout.run("-m", "tests.playthroughs.playthrough")
    assert "rank 1" in playthrough.read_text(encoding="utf-8")
    pytest_words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-k", COPY, "-rA")
    said = checkout.run(*pytest_words, *FINDERS, f"tests/games/{COPY}")
    for finder in (*FINDERS, f"tests/games/{COPY}"):
        assert f"PASSED {finder}" in said, f"{finder} did not look at the new game"


@pytest.mark.parametrize(("name", "said"), [("Big Marbles", "one word"), ("pebbles", "is there already")])
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(checkout: Checkout, name: str, said: str) -> None:
    before = sorted(checkout.folder.rglob("*"))
    with pytest.raises(SystemExit, match=said):
        copy_template(name, checkout.folder)
    assert sorted(checkout.folder.rglob("*")) == before


def test_it_is_compiled_without_an_edit(checkout: Checkout) -> None:
    asked = "import pathlib, hatch_build; print(*hatch_build.compiled_sources(pathlib.Path.cwd()))"
    assert f"src/saecula/games/{COPY}/game.py" in checkout.run("-c", asked).split()
