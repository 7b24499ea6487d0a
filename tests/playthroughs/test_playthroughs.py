"""The golden playthroughs still come out as they did; tests/playthroughs/playthrough.py tells how to renew them."""

from pathlib import Path

import pytest

from saecula.games import listed
from tests.playthroughs.playthrough import FILES, header_of, tell


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_playthrough_comes_out_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(header_of(text)).splitlines() == text.splitlines()


def test_every_listed_game_has_playthroughs() -> None:
    told = {header_of(path.read_text(encoding="utf-8"))["game"] for path in FILES}
    assert set(listed()) <= told
