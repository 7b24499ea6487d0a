"""Time of Empires, by David Simiand and Pierre Voyé: three ages against the sandglass for 2 to 4 players."""

from pathlib import Path

from saecula.games.time_of_empires.edges.printed import printed_on
from saecula.games.time_of_empires.game import TimeOfEmpires, territories_of
from saecula.games.time_of_empires.model.components import FILES, SPEEDS, ComponentSet, lay_out
from saecula.games.time_of_empires.model.kinds import COLOURS
from saecula.games.time_of_empires.model.view import Names
from saecula.kernel.meta import Meta, Option

ID = "time-of-empires"
TITLE = "Time of Empires"
#: The current version of the rules; it goes up whenever an old record would replay differently.
RULES = "3"
#: The versions that can still be played, newest last.
VERSIONS = ("1", "2", RULES)


def meta_of(found: ComponentSet, rules: str) -> Meta:
    """The game's title, seats, options and versions, together with the component set in use."""
    return Meta(
        id=ID,
        title=TITLE,
        seats=(2, 4),
        options=(
            Option("ages", ("real-time", "initiation", "chosen"), "real-time", beginners="initiation"),
            Option("speed", SPEEDS, "30", scales=True),
        ),
        rules=rules,
        components=FILES.describe(found),
        replays=VERSIONS,
        place=4,
    )


def names_of(found: ComponentSet) -> Names:
    """The names of every component that moves, events and views can mention."""
    spots = [spot.id for spot in found.spots]
    return Names(
        spots=spots,
        spaces=[*territories_of(spots), *spots],
        tiles=[f"{colour}-{tile.id}" for colour in COLOURS for tile in found.tiles],
        cards=[card.id for card in (*found.starting, *found.technologies)],
        leaders=[leader.id for leader in found.leaders],
        wonders=[wonder.id for wonder in found.wonders],
    )


def make(components: Path | None = None, rules: str = RULES) -> TimeOfEmpires:
    """The game under one version of its rules, with your own component set or, if None, the one that comes with it."""
    found = FILES.open(components)
    return TimeOfEmpires(meta_of(found, rules), lay_out(found, int(rules)), names_of(found), printed_on(found))
