"""Begins a new game as a copy of Pebbles under another name; docs/adding-a-game.md explains the next steps.

python -m tools.new_game NAME

NAME is one word in small letters. The copy is a whole game that passes every test; players do not see it yet.
"""

import argparse
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = "pebbles"
#: Where a game has files: folders of its own, and pages with its name.
PLACES = (
    "src/saecula/games/pebbles",
    "web/src/games/pebbles",
    "tests/games/pebbles",
    "web/tests/games/pebbles.test.ts",
    "docs/rules/pebbles.*.md",
)


def renamed(text: str, name: str) -> str:
    """The text of the template, with the names of the copy."""
    clauses = name[:3].upper()
    for old, new in ((TEMPLATE, name), (TEMPLATE.title(), name.title()), ("PEB-", f"{clauses}-")):
        text = text.replace(old, new)
    return text


def template_files(root: Path) -> list[Path]:
    """Every file of the template, except what Python leaves behind."""
    found = [place for pattern in PLACES for place in sorted(root.glob(pattern))]
    files = [path for place in found for path in ([place] if place.is_file() else sorted(place.rglob("*")))]
    return [path for path in files if path.is_file() and "__pycache__" not in path.parts]


def copy_template(name: str, root: Path = ROOT) -> list[Path]:
    """Copy the template; returns the new files."""
    if not re.fullmatch("[a-z]{3,}", name):
        raise SystemExit(f"{name!r} is not one word in small letters")
    copies = {path: root / renamed(path.relative_to(root).as_posix(), name) for path in template_files(root)}
    there = [target for target in copies.values() if target.exists()]
    if there:
        raise SystemExit(f"{there[0].relative_to(root)} is there already")
    for path, target in copies.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    return list(copies.values())


def main() -> None:
    """Copy, and print what was written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", help="one word in small letters")
    for path in copy_template(parser.parse_args().name):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
