"""The games have one shape: who knows one of them finds the way in all."""

import re
from pathlib import Path

import pytest

from saecula.games import GAMES
from tests.fluent_files import folder_of

SHAPED = [game for game in GAMES if (folder_of(game) / "tour").is_dir()]
#: Games at their beginning, such as the template, which have a part of the rooms.
BEGUN = [game for game in GAMES if game not in SHAPED]
ROOMS = {"data", "edges", "mind", "model", "position", "rules", "text", "tour"}
#: What stands in the rooms of every game.
CORE = {
    ".": {"game"},
    "model": {"box", "census", "components", "deal", "kinds", "notes", "state", "steps", "verbs", "view"},
    "edges": {"encode", "events", "moves", "notation", "face", "printed"},
    "edges/draw": {"ink", "page", "pieces", "terminal"},
    "rules": {"reasons"},
    "mind": {"evaluate", "habits", "mind"},
    "position": {"checks", "checks_open", "words"},
}
#: Where a game may have files of its own besides: the words of its rule book are the names of these.
OF_ITS_OWN = {"model", "rules", "mind", "edges/draw"}
#: Names that are words of the rule books as well: a chapter or a part of the model may have them.
BOOK_WORDS = {"events", "pieces"}
#: What positions, and the edges of a large game, may need besides, depending on how much there is to tell.
BESIDES = {
    "edges": r"(events|moves)_[a-z]+|accounts",
    "position": r"(checks|reading|words)_[a-z]+|implied|openings|reading|stage|writing",
}
DATA = {"data": r".+\.toml", "text": r"[a-z]{2}\.ftl", "tour": r"[a-z]+\.(jsonl|toml)"}
#: The only room that one game alone has: what its screen shows is worked out by the rules and travels with the view.
ALONE = {"through-the-ages": {"edges/screen"}}


def entries(folder: Path) -> set[str]:
    """What a folder holds, besides what the compiler and the interpreter put there."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py") if path.name != "__init__.py"}


@pytest.mark.parametrize("game", SHAPED)
def test_a_game_has_the_rooms_of_the_plan_and_no_others(game: str) -> None:
    found = entries(folder_of(game))
    wanted = ROOMS | {"__init__.py", "game.py"}
    assert not wanted - found, f"{game} lacks {', '.join(sorted(wanted - found))}"
    assert not found - wanted, f"{game} has {', '.join(sorted(found - wanted))}, which is no room of the plan"


@pytest.mark.parametrize("room", CORE)
@pytest.mark.parametrize("game", SHAPED)
def test_a_room_holds_what_it_holds_in_every_game(game: str, room: str) -> None:
    found = modules(folder_of(game) / room)
    assert not CORE[room] - found, f"{room} of {game} lacks {', '.join(sorted(CORE[room] - found))}"
    if room not in OF_ITS_OWN:
        more = {name for name in found - CORE[room] if not re.fullmatch(BESIDES.get(room, ""), name)}
        assert not more, f"{room} of {game} has {', '.join(sorted(more))}, which no other game has there"


@pytest.mark.parametrize("game", SHAPED)
def test_what_stands_in_one_room_of_every_game_stands_in_no_other(game: str) -> None:
    folder = folder_of(game)
    rooms = {path.parent.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    for room, names in CORE.items():
        for other in rooms - {room, *ALONE.get(game, ())}:
            shared = BOOK_WORDS if other.startswith(("model", "rules")) else set()
            strays = modules(folder / other) & (names - CORE.get(other, set()) - shared)
            assert not strays, f"{', '.join(sorted(strays))} of {game} belongs into {room}, not into {other}"


@pytest.mark.parametrize("game", SHAPED)
def test_only_rules_and_edges_have_rooms_within(game: str) -> None:
    folder = folder_of(game)
    inner = {
        path.relative_to(folder).as_posix() for room in ROOMS for path in (folder / room).iterdir() if path.is_dir()
    }
    inner = {path for path in inner if "__pycache__" not in path}
    strays = {path for path in inner if not path.startswith("rules/")} - {"edges/draw"} - ALONE.get(game, set())
    assert not strays, f"{game} has {', '.join(sorted(strays))}; only rules have rooms within, a chapter each"


@pytest.mark.parametrize("room", DATA)
@pytest.mark.parametrize("game", SHAPED)
def test_rooms_of_data_hold_data(game: str, room: str) -> None:
    found = entries(folder_of(game) / room)
    assert found
    strays = {name for name in found if not re.fullmatch(DATA[room], name)}
    assert not strays, f"{room} of {game} has {', '.join(sorted(strays))}"


@pytest.mark.parametrize("game", BEGUN)
def test_a_game_at_its_beginning_has_some_of_the_rooms_with_files_of_the_same_names(game: str) -> None:
    folder = folder_of(game)
    assert modules(folder) == {"game"}
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert not rooms - ROOMS, f"{game} has {', '.join(sorted(rooms - ROOMS))}, which is no room of the plan"
    # chapters of rules have the names of the rules page
    for room in rooms & CORE.keys() - {"rules"}:
        strays = modules(folder / room) - CORE[room]
        assert not strays, f"{room} of {game} has {', '.join(sorted(strays))}, which no other game has there"
