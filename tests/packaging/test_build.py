"""Building on a machine that has the packages of requirements/build.txt and no others, as `make play` does."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


def test_what_is_compiled_passes_with_the_packages_of_the_build_alone(tmp_path: Path) -> None:
    # of those packages the sources import msgspec alone; mypy brings what it knows of the rest
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = ["--no-site-packages", "--cache-dir", str(tmp_path / "cache"), *hatch_build.MYPY]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *command, *hatch_build.compiled_sources(ROOT)],
        cwd=ROOT,
        env=os.environ | {"MYPYPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
