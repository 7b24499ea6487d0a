"""Pebbles: the smallest complete game, to be copied when you begin a new one; players do not see it in the list."""

from pathlib import Path

from saecula.games.pebbles.game import Pebbles
from saecula.kernel.errors import BadComponents
from saecula.kernel.meta import Components, Meta, Option

ID, TITLE, RULES, VERSIONS = "pebbles", "Pebbles", "1", ("1",)
OPTIONS = (Option("glass", ("off", "on"), "off"),)
META = Meta(ID, TITLE, (2, 4), OPTIONS, RULES, Components("none", "", False), replays=VERSIONS, listed=False)


def make(components: Path | None = None, rules: str = RULES) -> Pebbles:
    """The game; other games read a user's component file here."""
    if components is not None:
        raise BadComponents(f"{components}: Pebbles has no component sets")
    return Pebbles(META)
