"""The speed of the rules beside their peers: runs `saecula bench` and keeps its tables as figures.

python -m bench.speed [options of saecula bench]
"""

import subprocess
import sys
import time
from typing import Any

import msgspec

from bench.figures import Sheet, record
from saecula.cli.bench import COLUMNS, environment_heads, environment_rows


def sheets_of(report: dict[str, Any]) -> list[Sheet | str]:
    """What `saecula bench` found, as tables: the figures, then how many times better each game is than each peer."""
    heads = [heading for heading, _ in COLUMNS.values()]
    rows = [
        (_named(name, report), *(_cell(found[column], form) for column, (_, form) in COLUMNS.items()))
        for name, found in (report["games"] | report["peers"]).items()
    ]
    ratios = [
        (f"{name} : {other}", *(_cell(times[column], "{:,.3g} x") for column in COLUMNS))
        for name, against in report["ratio"].items()
        for other, times in against.items()
    ]
    widest = max(found["choices_per_s"] for found in report["spread"].values())
    said = f"One core, {report['seconds']:g} s each, median of the rounds, which lie {widest:.0%} apart or less."
    parts: list[Sheet | str] = [
        " ".join([said, *report["missing"], *report["environment_missing"]]),
        Sheet(("", *heads), rows),
    ]
    if ratios:
        parts.append(Sheet(("times better", *heads), ratios))
    return [*parts, Sheet(("environment", *environment_heads()), environment_rows(report))]


def _named(name: str, report: dict[str, Any]) -> str:
    seats = report["seats"].get(name)
    return f"{name}, {seats} seats" if seats else name


def _cell(value: float | None, form: str) -> str:
    return "none" if value is None else form.format(value)


def main() -> None:
    """Measure, show and keep the figures."""
    began = time.time()
    given = sys.argv[1:]
    command = [sys.executable, "-m", "saecula", "bench", *given]
    if "--json" in given or "--help" in given:
        sys.exit(subprocess.run(command, check=False).returncode)
    measured = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if measured.returncode:
        sys.exit(measured.returncode)
    report = msgspec.json.decode(measured.stdout.splitlines()[-1])
    record("speed", " ".join(["saecula bench", *given]), sheets_of(report), began, is_whole=not given)


if __name__ == "__main__":
    main()
