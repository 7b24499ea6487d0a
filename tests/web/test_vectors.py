"""What the web client is tested against is what Python says today."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from saecula.server.telling.patches import apply, diff

ROOT = Path(__file__).resolve().parents[2]
PATCHES: list[dict[str, Any]] = json.loads((ROOT / "web/tests/kit/vectors/patch.json").read_text(encoding="utf-8"))


def test_the_sentences_that_the_client_is_compared_with_are_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools/teller_vectors.py"))
    assert tool["FILE"].read_text(encoding="utf-8") == tool["text"]()


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    files: dict[Path, str] = runpy.run_path(str(ROOT / "tools/wire.py"))["files"]()
    assert len(files) > 2
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, path.name


@pytest.mark.parametrize("vector", PATCHES, ids=[vector["case"] for vector in PATCHES])
def test_server_and_client_read_and_write_the_same_patches(vector: dict[str, Any]) -> None:
    assert apply(vector["old"], vector["patch"]) == vector["new"]
    assert diff(vector["old"], vector["new"]) == vector["patch"]
