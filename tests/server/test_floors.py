"""The floors of the server: each imports only those below it, and nobody below the rooms knows a room."""

import ast
from pathlib import Path

import pytest

import saecula.server

SERVER = Path(saecula.server.__file__).parent
#: From the ground up; single files of the server stand between the floors.
FLOORS = [
    "wire",
    "settings",
    "lanes",
    "thinking",
    "store",
    "nodes",
    "ratings",
    "time",
    "desk",
    "telling",
    "table",
    "web",
]
#: Who works for a room and is handed only what he needs.
STAFF = ["keeping", "clerk", "handing", "turnstile", "driving", "owner", "outside"]
FILES = sorted(SERVER.rglob("*.py"))
MOST_FILES = 15


def name(path: Path) -> str:
    return path.relative_to(SERVER).as_posix()


def imports(path: Path) -> list[str]:
    """The parts of the server that a file imports, even if for its types alone."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    modules = [f"{node.module}.{alias.name}" for node in nodes for alias in node.names]
    return [module.removeprefix("saecula.server.") for module in modules if module.startswith("saecula.server.")]


@pytest.mark.parametrize("path", [path for path in FILES if path.name != "__init__.py"], ids=name)
def test_floors_import_only_what_is_below_them(path: Path) -> None:
    floor = FLOORS.index(path.relative_to(SERVER).parts[0].removesuffix(".py"))
    above = [module for module in imports(path) if FLOORS.index(module.split(".")[0]) > floor]
    assert not above, f"{name(path)} imports {above}"


@pytest.mark.parametrize("path", [SERVER / "table" / f"{one}.py" for one in STAFF], ids=name)
def test_those_who_work_for_a_room_do_not_know_it(path: Path) -> None:
    assert not [
        module for module in imports(path) if module.startswith(("table.room", "table.rooms", "table.household"))
    ]


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=name)
def test_a_folder_has_few_files(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) <= MOST_FILES
