"""Tempus, by Martin Wallace: civilizations through ten eras, for 3 to 5 players."""

from pathlib import Path

from saecula.games.tempus.edges.printed import printed_on
from saecula.games.tempus.game import Tempus
from saecula.games.tempus.model.components import FILES, ComponentSet, lay_out
from saecula.kernel.meta import Meta, Option

ID = "tempus"
TITLE = "Tempus"
#: The version of these rules; it grows whenever an old record would replay differently.
RULES = "1"
#: The versions that can be played, the newest last.
VERSIONS = (RULES,)


def meta_of(found: ComponentSet, rules: str) -> Meta:
    """The description of Tempus with a component set."""
    return Meta(
        id=ID,
        title=TITLE,
        seats=(3, 5),
        options=(Option("map", ("built", "dealt"), "built", quick="dealt"),),
        rules=rules,
        components=FILES.describe(found),
        replays=VERSIONS,
        place=1,
    )


def make(components: Path | None = None, rules: str = RULES) -> Tempus:
    """The game under a version of its rules, with the component set of a file or the one that comes with it."""
    found = FILES.open(components)
    return Tempus(meta_of(found, rules), lay_out(found), [tile.id for tile in found.tiles], printed_on(found))
