"""docs/figures.md: what was measured, with a section for each measurement, written by the command that made it.

A section is replaced as a whole, and only by a run without options; what a smaller run finds is printed but not kept.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.compare import HEADS, SLOWER, cells, changes
from saecula.arena.engine import build_of
from saecula.games import listed, make_game

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "figures.md"
#: The sections, in the order of the page.
SECTIONS = {
    "speed": "Speed of the rules",
    "load": "Load on a server",
    "load-postgresql": "Load on a server with PostgreSQL",
    "load-crowd": "A thousand sockets",
    "load-rate": "The highest rate of moves",
    "sites": "One node and three",
    "appends": "What PostgreSQL stores",
    "opening": "Opening a finished game",
    "realtime": "Many tables in real time",
    "strength": "Strength of the bots",
    "networks": "Networks and levels without search",
    "levels": "Search and levels with it",
    "follies": "What bots never do",
    "contract": "Games that keep the contract",
    "docks": "The dock on every screen",
    "screens": "How quick and how light the screens are",
    "simulation": "Servers simulated from seeds",
    "planted": "Faults planted in simulated servers",
    "kills": "A server that is killed",
    "prove-load": "Load held",
    "prove-inputs": "Bad inputs tried",
    "prove-leaks": "Leaks tried",
    "prove-clocks": "Clocks and fairness",
    "prove-replay": "Replays and versions",
    "nodes": "Several nodes in trouble",
    "mutate": "Rules broken on purpose",
}
HEAD = """# Figures

What was measured last, on which machine and how. Each section is written whole by the command that it names, when that
runs to its end without options; nothing here is written by hand. [Many games](bench.md) tells what the figures mean.
"""


class Sheet(NamedTuple):
    """A table, which turns into Markdown."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]

    def __str__(self) -> str:
        lines = [self.heads, ["---"] * len(self.heads), *self.rows]
        return "\n".join("| " + " | ".join(_cell(cell) for cell in line) + " |" for line in lines)


def _cell(text: str) -> str:
    """A cell with its bars escaped: they would end it, even inside code."""
    return text.replace("|", "\\|")


def machine() -> str:
    """The cores, processor, memory and system of this machine, in words."""
    cores = len(os.sched_getaffinity(0))
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    told = f"{cores} core{'s' * (cores > 1)}, {processor()}, {memory:.0f} GiB of memory, {platform.system()}"
    return f"{told} {platform.release()}"


def processor(listing: Path = Path("/proc/cpuinfo")) -> str:
    """The model of the processor, as far as the system says."""
    found = re.search(r"model name\s*:\s*(.+)", listing.read_text()) if listing.exists() else None
    return found[1].strip() if found else platform.machine()


def commit(root: Path = ROOT) -> str:
    """The commit that was measured, and whether the tree differs from it in anything but the figures."""
    try:
        name = _git(root, "rev-parse", "--short=10", "HEAD").strip()
        changed = _git(root, "status", "--porcelain", "--", ".", ":!docs/figures.md").strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name} with changes" if changed else name


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout


def build() -> str:
    """Whether the rules in use are compiled: the build of all games, or "mixed"."""
    builds = {build_of(make_game(game)) for game in listed()}
    return builds.pop() if len(builds) == 1 else "mixed"


def section(key: str, facts: dict[str, str], parts: Sequence[Sheet | str]) -> str:
    """The text of a section: how it was measured, then what was found."""
    told = Sheet(("", ""), list(facts.items()))
    return "\n\n".join([f"## {SECTIONS[key]}", str(told), *(str(part) for part in parts)]) + "\n"


def sections_of(page: str) -> dict[str, str]:
    """The sections of the page by their titles."""
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    return {part.splitlines()[0].removeprefix("## "): part.rstrip() + "\n" for part in parts}


def with_section(page: str, key: str, text: str) -> str:
    """The page with one section replaced, and the others unchanged."""
    found = sections_of(page) | {SECTIONS[key]: text}
    order = list(SECTIONS.values())
    return "\n".join([HEAD, *(found[title] for title in order if title in found)])


def beside(kept: str, new: str) -> str:
    """The speeds of a section beside those kept, and which became slower; empty if there is nothing to compare."""
    found = changes(kept, new)
    if not found:
        return ""
    slower = [f"{one.row}: {one.column}" for one in found if one.is_slower()]
    measured = [cell for row, _, cell in cells(kept) if row in ("commit", "machine")]
    said = f"Beside the figures kept ({', '.join(reversed(measured))}):"
    told = f"Slower by more than {1 - SLOWER:.0%}: {'; '.join(slower) or 'nothing'}."
    return f"{said}\n\n{Sheet(HEADS, [one.cells() for one in found])}\n\n{told}\n"


def is_changed(parser: argparse.ArgumentParser, given: argparse.Namespace) -> bool:
    """Whether a command was given any option other than the defaults."""
    return any(value != parser.get_default(name) for name, value in vars(given).items())


def record(
    key: str,
    command: str,
    parts: Sequence[Sheet | str],
    began: float,
    *,
    is_whole: bool,
    kind: str = "",
    page: Path = PAGE,
) -> None:
    """Print what a command found since `began`, beside what is kept; keep it if it was the whole measurement."""
    facts = {
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(began)),
        "command": f"`{command}`, which took {(time.time() - began) / 60:.1f} min",
        "machine": machine(),
        "Python": f"{platform.python_version()}, {kind or build()} build",
        "commit": commit(),
        "load at the end": f"{os.getloadavg()[0]:.1f}",
    }
    text = section(key, facts, parts)
    old = page.read_text(encoding="utf-8") if page.exists() else HEAD
    print(f"\n{text}\n{beside(sections_of(old).get(SECTIONS[key], ''), text)}", flush=True)
    if not is_whole:
        print("Not the whole measurement: docs/figures.md stays as it is.", file=sys.stderr)
        return
    page.write_text(with_section(old, key, text), encoding="utf-8")
    print(f"Written to {page}", file=sys.stderr)
