"""A fifth game is played in the browser, too: its screen is found by its folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.host import Host

from ..fifth.checkout import COPY, Checkout
from .conftest import OpenPage
from .hands import Hands
from .table_kit import choose_seats

#: More clicks than a game can take.
ENOUGH = 100


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server of a checkout with a fifth game, and the client that is built there."""
    checkout = Checkout(tmp_path / "checkout")
    checkout.add_the_copy()
    checkout.build_client()
    monkeypatch.setenv("PYTHONPATH", checkout.env()["PYTHONPATH"])
    served = Host(f"sqlite:///{tmp_path}/fifth.db", tmp_path)
    served.start()
    yield served
    assert served.stop() == 0


@pytest.mark.slow
def test_it_is_played_to_the_end_by_clicks(club: Host, open_page: OpenPage) -> None:
    page = open_page(None, at=club)
    page.goto(f"/new/{COPY}")
    choose_seats(page, ["me", "bot", "bot"])
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    hands = Hands(page, 1)
    assert any(part.startswith("value:") for part in hands.wait_turn().parts)
    assert hands.play(ENOUGH).over
    expect(page.get_by_role("region", name="The game is over.").get_by_role("row")).to_have_count(4)
