"""The web client's hexes are tested against vectors from here; they must be the ones of today's geometry."""

import runpy
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "hex_vectors.py"


def test_the_vectors_of_the_web_client_are_current() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["FILE"].read_text(encoding="utf-8") == tool["text"]()
