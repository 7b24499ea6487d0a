"""The house rules that a reader of the sources relies on."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from saecula.games import GAMES, make_game

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "saecula"
#: Rooms from the ground up: each may import those before it.
FLOORS = ["kernel", "parts", "games", "texts", "play", "conformance", "bots", "review"]
#: Rooms of the top floor, with those beside them that each may import.
TOP = {
    "arena": {"research"},
    "learning": {"arena"},
    "research": set(),
    "cli": {"arena", "learning", "research", "server"},
    "server": set(),
}
#: Single files of the package, which stand above all floors: its public face, the scenes of tests, the way in.
ROOF = {"saecula", "scenes", "__main__"}
#: The top floor asks the face for the version of the package; it needs no scenes, and nobody the way in.
ROOF_FOR_TOP = {"saecula"}
FILES = sorted(SOURCE.rglob("*.py"))
RULES = [
    path
    for path in FILES
    if path.relative_to(SOURCE).parts[0] in ("games", "parts")
    and not {"draw", "components.py", "__init__.py"} & set(path.relative_to(SOURCE).parts)
]
KERNEL_RULES = [SOURCE / "kernel" / f"{name}.py" for name in ("codes", "agenda", "steps", "game", "views")]
NAMELESS = [path for path in FILES if path.relative_to(SOURCE).parts[0] != "games"]
#: `record.py` reads JSON rows before it knows what they are; the list of games holds games of any state.
MAY_SAY_ANY = {"kernel/record.py", "games/__init__.py"}
OUTSIDE = {"time", "datetime", "os", "io", "sys", "socket", "secrets", "random", "subprocess", "threading", "asyncio"}


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Modules that a file imports, with the names taken from them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or "", [alias.name for alias in node.names]


@cache
def names_of_games() -> list[str]:
    metas = [make_game(game).meta for game in GAMES]
    return sorted({word for meta in metas for word in (meta.id, meta.title, meta.id.replace("-", "_"))})


def rooms_of(module: str, names: list[str]) -> set[str]:
    """The rooms of the package, or files of its roof, that an import reaches."""
    parts = module.split(".")
    if parts[0] != "saecula":
        return set()
    return {parts[1]} if len(parts) > 1 else {"saecula", *names}


def closed_to(room: str) -> set[str]:
    """What a room may not import; the roof may import everything."""
    if room in FLOORS:
        return {*FLOORS[FLOORS.index(room) + 1 :], *TOP, *ROOF}
    return (TOP.keys() | ROOF - ROOF_FOR_TOP) - {room, *TOP[room]} if room in TOP else set()


def trespasses(room: str, path: Path) -> list[str]:
    """What a file imports although its room may not."""
    return [module for module, names in imports(path) if rooms_of(module, names) & closed_to(room)]


def test_the_scan_sees_the_sources() -> None:
    assert len(FILES) > 40
    assert {name(path) for path in KERNEL_RULES} <= {name(path) for path in FILES}
    assert len(RULES) > 20


@pytest.mark.parametrize("path", FILES, ids=name)
def test_imports_go_one_way(path: Path) -> None:
    # the pictures of a game speak to people: they know the texts
    room = "texts" if "draw" in path.parts else path.relative_to(SOURCE).parts[0]
    assert trespasses(room, path) == [], f"{name(path)} may not import these"


def test_every_room_has_its_floor() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in FILES if path.parent != SOURCE}
    assert rooms == {*FLOORS, *TOP}
    assert {path.stem for path in SOURCE.glob("*.py")} == ROOF - {"saecula"} | {"__init__"}


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("kernel", "import saecula"),
        ("kernel", "from saecula.parts.ink import tag"),
        ("games", "from saecula.texts.languages import Texts"),
        ("texts", "from saecula import new"),
        ("play", "from saecula.scenes import scene"),
        ("conformance", "from saecula import scenes"),
        ("bots", "import saecula.__main__"),
        ("review", "from saecula.server.web import app"),
        ("arena", "from saecula.learning import train"),
        ("learning", "from saecula.research import gym"),
        ("research", "from saecula.arena.play import play_game"),
        ("server", "from saecula import arena"),
        ("server", "import saecula.cli"),
        ("cli", "from saecula.scenes import scene"),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_noticed(room: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "draft.py"
    path.write_text(f"from saecula.kernel.codes import CHANCE\n\n\ndef late() -> None:\n    {line}\n")
    assert len(trespasses(room, path)) == 1


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("server", "import saecula"),
        ("arena", "from saecula.research.table import Table"),
        ("learning", "import saecula.arena.play"),
        ("cli", "from saecula.server.web import app"),
        ("scenes.py", "from saecula.play.match import Match"),
    ],
)
def test_an_import_that_goes_down_is_let_through(room: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "draft.py"
    path.write_text(f"{line}\n")
    assert trespasses(room, path) == []


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[-2] != "games"], ids=name)
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    for module, _ in imports(path):
        if module.startswith("saecula.games."):
            assert parts[0] == "games", f"{name(path)} imports the game {module}"
            assert module.split(".")[2] == parts[1], f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", NAMELESS, ids=name)
def test_shared_code_names_no_game(path: Path) -> None:
    # an example in a docstring has to play something
    text = re.sub(r"^ *(>>>|\.\.\.) .*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = re.findall(rf"\b({'|'.join(map(re.escape, names_of_games()))})\b", text, re.IGNORECASE)
    assert not found, f"{name(path)} names {found}"


@pytest.mark.parametrize("path", [p for p in FILES if p.relative_to(SOURCE).parts[0] in ("kernel", "games")], ids=name)
def test_types_are_not_waved_through(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "type: ignore" not in text
    if name(path) not in MAY_SAY_ANY:
        assert not re.search(r"\bAny\b", text), f"{name(path)} says Any"


@pytest.mark.parametrize("path", [*RULES, *KERNEL_RULES], ids=name)
def test_rules_read_no_clock_no_file_and_no_random_generator(path: Path) -> None:
    for module, names in imports(path):
        if module == "random":
            # the type of the generator that a caller hands to resample
            assert names == ["Random"]
            assert not re.search(r"\bRandom\(", path.read_text(encoding="utf-8")), f"{name(path)} makes a generator"
        else:
            assert module.split(".")[0] not in OUTSIDE, f"{name(path)} imports {module}"
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not [
        node for node in calls if isinstance(node.func, ast.Name) and node.func.id in ("open", "print", "input")
    ]


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/data/*.toml")), ids=name)
def test_data_files_load(path: Path) -> None:
    assert tomllib.loads(path.read_text(encoding="utf-8"))
    found = make_game(path.relative_to(SOURCE).parts[1].replace("_", "-"), path)
    assert found.meta.components.name
    assert re.fullmatch("[0-9a-f]{64}", found.meta.components.hash)


@pytest.mark.parametrize("game", GAMES)
def test_a_listed_game_describes_itself(game: str) -> None:
    meta = make_game(game).meta
    assert meta.id == game
    assert meta.rules in meta.replays
    assert 1 <= meta.seats[0] <= meta.seats[1] <= 8
    assert all(option.default in option.choices for option in meta.options)
    assert all(option.quick in (None, *option.choices) for option in meta.options)
    has_screen = (ROOT / "web" / "src" / "games" / game).is_dir()
    assert has_screen or not meta.listed, "players can see what is listed"


def lines_of_code(path: Path) -> int:
    """Lines besides blank ones, docstrings and imports."""
    text = path.read_text(encoding="utf-8")
    aside: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.stmt) and (is_text or isinstance(node, ast.Import | ast.ImportFrom)):
            aside.update(range(node.lineno, (node.end_lineno or 0) + 1))
    return sum(1 for n, line in enumerate(text.splitlines(), 1) if line.strip() and n not in aside)


def test_the_template_stays_small() -> None:
    assert sum(lines_of_code(path) for path in (SOURCE / "games" / "pebbles").rglob("*.py")) < 200


def test_names_say_what_things_are() -> None:
    vague = re.compile(r"(^|_)(utils?|manager|helpers?|base|common)(_|\.py$|$)")
    assert not [name(path) for path in FILES if vague.search(path.name)]
