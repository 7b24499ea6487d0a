"""What compiling gains: the installed build and the plain sources, measured in turn.

Run it with the Python of the virtual environment, from anywhere: `.venv/bin/python bench/builds.py [SECONDS]`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

SOURCES = Path(__file__).resolve().parent.parent / "src"
TURNS = 3
RUN = "import sys; from saecula.cli import main; sys.exit(main(sys.argv[1:]))"


def measure(plain: bool, seconds: str) -> dict[str, Any]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        env["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, "-c", RUN, "bench", "--json", "--no-peers", "--seconds", seconds]
    done = subprocess.run(command, env=env, cwd="/", stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(seconds: str) -> None:
    runs: dict[str, list[dict[str, Any]]] = {}
    for _ in range(TURNS):
        for plain in (True, False):
            found = measure(plain, seconds)
            runs.setdefault(found["build"], []).append(found["games"])
    if set(runs) != {"plain", "compiled"}:
        sys.exit(f"only the {', '.join(runs)} build was found; `make setup` builds the compiled one")
    for game, figures in runs["plain"][0].items():
        print(game)
        for figure in figures:
            plain_value, compiled = (
                median(run[game][figure] for run in runs[build]) for build in ("plain", "compiled")
            )
            print(
                f"  {figure:18} plain {plain_value:12,.1f}  compiled {compiled:12,.1f}  {compiled / plain_value:6.2f} x"
            )


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "3")
