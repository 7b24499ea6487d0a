"""The docs site: it is built without a warning, and shows the examples of docstrings as code."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.examples import fenced

ROOT = Path(__file__).resolve().parents[2]


def test_each_example_of_a_docstring_becomes_a_block_of_code() -> None:
    text = "Twice two.\n\n>>> 2 * 2\n4\n\nIn a list:\n\n>>> [2 * 2]\n[4]\n"
    assert fenced(text) == (
        "Twice two.\n\n```pycon\n>>> 2 * 2\n4\n```\n\nIn a list:\n\n```pycon\n>>> [2 * 2]\n[4]\n```"
    )
    assert fenced("No example: a >>> b.") == "No example: a >>> b."


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = re.search(r"^docs:.*\n\t@\$\(PY\) (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert command is not None
    built = subprocess.run(
        [sys.executable, *command[1].split(), "--site-dir", tmp_path],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    page = (tmp_path / "api" / "saecula.html").read_text(encoding="utf-8")
    assert "&gt;&gt;&gt; match.legal" in page
    assert "<blockquote>" not in page
