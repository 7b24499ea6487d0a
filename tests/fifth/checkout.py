"""A checkout in a folder of its own, to which a copy of the template was added as a game of its own."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from tools.new_game import TEMPLATE, copy_template

ROOT = Path(__file__).resolve().parents[2]
COPY = "marbles"
#: What finds games by their folders, and how each is started on the copy alone.
FINDERS = [
    "tests/test_conformance.py",
    "tests/test_house.py",
    "tests/test_rule_coverage.py",
    "tests/test_rules_pages.py",
    "tests/test_shapes.py",
    "tests/test_texts.py",
    "tests/test_translations.py",
    "tests/games/test_games.py",
    "tests/playthroughs/test_playthroughs.py",
]
THEIRS = [
    "tests/conftest.py",
    "tests/luck.py",
    "tests/fluent_files.py",
    "tests/games/kit.py",
    "tests/playthroughs/playthrough.py",
]


class Checkout:
    """A folder with the plain sources, and whatever else a game is found by."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        built = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / "src/saecula", folder / "src/saecula", ignore=built)
        shutil.copytree(ROOT / "docs/rules", folder / "docs/rules")
        shutil.copytree(ROOT / f"web/src/games/{TEMPLATE}", folder / f"web/src/games/{TEMPLATE}")
        shutil.copytree(ROOT / f"tests/games/{TEMPLATE}", folder / f"tests/games/{TEMPLATE}")
        for name in ("pyproject.toml", "hatch_build.py", "docs/adding-a-game.md", *FINDERS, *THEIRS):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)

    def add_the_copy(self) -> None:
        """Copy the template under another name, and list it to players: new files are all that a new game needs."""
        before = {path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}
        new = copy_template(COPY, self.folder)
        assert {path: path.read_bytes() for path in before} == before
        about = self.folder / f"src/saecula/games/{COPY}/__init__.py"
        assert about in new
        about.write_text(about.read_text(encoding="utf-8").replace(", listed=False", ""), encoding="utf-8")

    def build_client(self) -> None:
        """Build the client with the screens of this checkout, from the packages that are installed already."""
        web = runpy.run_path(str(ROOT / "tools/web.py"))
        web["install"](ROOT)
        aside = shutil.ignore_patterns("node_modules", "dist", "tests")
        shutil.copytree(ROOT / "web", self.folder / "web", ignore=aside, dirs_exist_ok=True)
        (self.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        web["build"](self.folder)

    def env(self) -> dict[str, str]:
        """The environment in which the plain sources of this checkout are found first."""
        return os.environ | {"PYTHONPATH": str(self.folder / "src"), "COLUMNS": "120", "LC_ALL": "C.UTF-8"}

    def run(self, *words: str, typed: str = "") -> str:
        """What a Python command of this checkout prints; it must end well."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=self.env(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout
