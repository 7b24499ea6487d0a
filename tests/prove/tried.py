"""Tests that are matrices already: run once more, and counted."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def tried(*tests: str) -> tuple[int, int]:
    """How many tests passed and how many did not, in a process of their own; what went wrong is printed."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "--tb=short", *tests]
    said = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False).stdout
    counts = {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error)", said.splitlines()[-1])}
    bad = counts.get("failed", 0) + counts.get("error", 0)
    if bad or not counts:
        print(said[-3000:])
    return counts.get("passed", 0), bad if counts else 1
