"""`bench/builds.py` measures two commits in turns."""

import subprocess
from pathlib import Path

import pytest

from bench.builds import Figures, commit_of, told, unpack


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository of two commits, with a change that is in neither."""
    root = tmp_path / "repository"
    root.mkdir()
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    for text in ("first", "second"):
        (root / "speed.py").write_text(text)
        subprocess.run(["git", "add", "."], cwd=root, check=True)
        subprocess.run(["git", *who, "commit", "-qm", text], cwd=root, check=True)
    subprocess.run(["git", "config", "user.name", "Ada"], cwd=root, check=True)
    subprocess.run(["git", "config", "user.email", "ada@example.org"], cwd=root, check=True)
    (root / "speed.py").write_text("third")
    return root


@pytest.mark.parametrize(("name", "text"), [("HEAD~1", "first"), ("HEAD", "second"), (".", "third")])
def test_a_commit_or_the_working_tree_is_unpacked_into_a_folder(
    name: str, text: str, repository: Path, tmp_path: Path
) -> None:
    folder = unpack(commit_of(name, repository), tmp_path / "sources", repository)
    assert (folder / "speed.py").read_text() == text
    assert (repository / "speed.py").read_text() == "third"


def test_both_are_told_side_by_side_and_what_became_slower_is_marked() -> None:
    def run(choices: float, copy: float) -> Figures:
        return {"toy": {"choices_per_s": choices, "copy_us": copy, "search_sims_per_s": None}}

    lines = told([run(900, 4.0), run(1000, 4.0), run(1100, 4.0)], [run(800, 2.0), run(700, 2.0), run(750, 2.0)])
    assert lines[0] == "toy"
    assert lines[1].split() == ["choices_per_s", "1,000.0", "750.0", "0.75", "x", "SLOWER"]
    assert lines[2].split() == ["copy_us", "4.0", "2.0", "2.00", "x"]
    assert len(lines) == 3
