"""Through the Ages, first edition, by Vlaada Chvátil: a civilization through four ages for 2 to 4 players."""

from pathlib import Path

from saecula.games.through_the_ages.edges.printed import printed_on
from saecula.games.through_the_ages.game import ThroughTheAges
from saecula.games.through_the_ages.model.components import FILES, ComponentSet, lay_out
from saecula.kernel.meta import Meta, Option

ID = "through-the-ages"
TITLE = "Through the Ages"
#: The current version of these rules; it goes up whenever an old record would replay differently.
RULES = "3"
#: The versions that can be played, the newest last.
VERSIONS = ("1", "2", RULES)

FORMS = ("public-3", "public-4", "public-5", "by-age", "private", "open")
PARTS = ("none", "yellow", "urban", "both")
FROM_ADVANCED = ("version", ("advanced", "full"))
IN_FULL = ("version", ("full",))
OPTIONS = (
    Option("bonus", ("piles", *FORMS, *(f"{form}-fewer" for form in FORMS)), "piles", scales=True, needs=IN_FULL),
    Option("version", ("simple", "advanced", "full"), "full", beginners="simple"),
    Option("corruption", ("fixed", "choice"), "fixed", scales=True, needs=FROM_ADVANCED),
    Option("easier", ("off", "on"), "off", scales=True, needs=FROM_ADVANCED),
    Option("handicap-a", PARTS, "none", scales=True, needs=FROM_ADVANCED),
    Option("handicap-b", PARTS, "none", scales=True, needs=FROM_ADVANCED),
    Option("handicap-c", PARTS, "none", scales=True, needs=FROM_ADVANCED),
    Option("handicap-d", PARTS, "none", scales=True, needs=FROM_ADVANCED),
    Option("gangs", ("off", "on"), "off", scales=True, needs=FROM_ADVANCED),
    Option("peaceful", ("off", "on", "no-pacts"), "off", scales=True, needs=FROM_ADVANCED),
    Option("drawing", ("turn", "action"), "turn", scales=True, needs=FROM_ADVANCED),
    Option("resigning", ("off", "on"), "off", scales=True),
)


def meta_of(found: ComponentSet, rules: str) -> Meta:
    """What Through the Ages says about itself, with a component set and a version of its rules."""
    return Meta(
        id=ID,
        title=TITLE,
        seats=(2, 4),
        options=OPTIONS,
        rules=rules,
        components=FILES.describe(found),
        replays=VERSIONS,
        place=3,
    )


def make(components: Path | None = None, rules: str = RULES) -> ThroughTheAges:
    """The game under a version of its rules, with a component set from a file, or with the usual one."""
    found = FILES.open(components)
    return ThroughTheAges(meta_of(found, rules), lay_out(found, int(rules)), found.ids(), printed_on(found))
