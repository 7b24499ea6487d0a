"""Rise & Fall, by Christophe Boelinger: civilizations in a World built layer on layer, for 2 to 4 players."""

from pathlib import Path

from saecula.games.rise_and_fall.edges.printed import printed_on
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.components import FILES, ComponentSet, lay_out
from saecula.kernel.meta import Meta, Option

ID = "rise-and-fall"
TITLE = "Rise & Fall"
#: The version of these rules; it grows whenever an old record would replay differently.
RULES = "1"
#: The versions that can be played, the newest last.
VERSIONS = (RULES,)


def meta_of(found: ComponentSet, rules: str) -> Meta:
    """The description of Rise & Fall with a component set."""
    return Meta(
        id=ID,
        title=TITLE,
        seats=(2, 4),
        options=(
            Option("world", ("library", "random", "built"), "library", quick="library"),
            Option("length", ("4", "5", "6"), "4", scales=True),
            Option("three-seconds", ("off", "on"), "off"),
            Option("quiet-rounds", ("60", "20"), "60", scales=True),
        ),
        rules=rules,
        components=FILES.describe(found),
        replays=VERSIONS,
        place=2,
    )


def make(components: Path | None = None, rules: str = RULES) -> RiseAndFall:
    """The game under a version of its rules, with the component set of a file or the one that comes with it."""
    found = FILES.open(components)
    box = lay_out(found)
    return RiseAndFall(meta_of(found, rules), box, printed_on(found, box))
