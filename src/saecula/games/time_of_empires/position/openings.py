"""The names used in position files: for boards, cards and times, and for open decisions with their arguments."""

from collections.abc import Mapping, Sequence

from saecula.games.time_of_empires.model import kinds, steps
from saecula.games.time_of_empires.model.box import TERRITORIES
from saecula.games.time_of_empires.model.view import Names
from saecula.games.time_of_empires.rules.scoring import SCORING
from saecula.kernel.record import SEATS
from saecula.parts.declared import names_of
from saecula.parts.wording import NUMBERS, SEAT, TABLE, OneOf, Openings, Sets, Word, beginning, wrong

COLUMN_NAMES = (*kinds.SPECIALITIES, "bonus")
NOTHING = "none"
#: The ordinary question between two actions: nothing chosen yet, no glass placed in this turn.
IDLE_IN_TIME, IDLE_IN_TURN = "idle may-limit none none", "idle settled none none"
SETUP = ("lay-tiles", "tile-sides technology", "first-pawns", "pace", "prepare", "end-actions")
#: What `at` may say in a position that does not list its open decisions: the steps still to come on the table.
BEGINNINGS: Mapping[str, Sequence[str]] = {
    "setup": SETUP,
    "pawns": SETUP[2:],
    "age": SETUP[3:],
    "preparation": SETUP[4:],
    "count-in": ("count-in", "age", "end-actions"),
    "action": ("end-actions",),
    "scoring": tuple("sieges 0" if step == steps.SIEGES else names_of(steps)[step] for step in SCORING),
    "sieges": ("sieges 0", "end-age"),
    "over": (),
}


class Moments:
    """Times as people write them, `3:07` or `3:07.250`; a time before the first gong has a minus sign."""

    def write(self, number: int) -> str:
        """The time that stands for a number of milliseconds."""
        seconds, rest = divmod(abs(number), 1000)
        sign = "-" if number < 0 else ""
        return f"{sign}{seconds // 60}:{seconds % 60:02}" + (f".{rest:03}" if rest else "")

    def read(self, word: str, where: str) -> int:
        """The milliseconds that a time stands for; raises an error that names `where` if it is none."""
        minutes, colon, rest = word.removeprefix("-").partition(":")
        seconds, dot, thousandths = rest.partition(".")
        numbers = (minutes, seconds, thousandths or "0")
        good = colon and all(part.isascii() and part.isdecimal() for part in numbers) and len(seconds) == 2
        if not good or len(minutes) > 4 or int(seconds) > 59 or (dot and len(thousandths) != 3):
            raise wrong(where, f"{word!r} is no time such as 3:07 or 3:07.250")
        found = (int(minutes) * 60 + int(seconds)) * 1000 + int(thousandths or 0)
        return -found if word.startswith("-") else found


class Spoken:
    """The names of everything in a component set, as position files use them."""

    def __init__(self, names: Names) -> None:
        territories = names.spaces[:TERRITORIES]
        self.spots = OneOf("spot", names.spots)
        self.spaces = OneOf("space", names.spaces)
        self.territories = OneOf("territory", territories)
        self.tiles = OneOf("tile", names.tiles)
        self.cards = OneOf("technology", names.cards)
        self.leaders = OneOf("leader", names.leaders)
        self.wonders = OneOf("wonder", names.wonders)
        self.columns = OneOf("column", COLUMN_NAMES)
        self.sides = OneOf("effect", kinds.SIDES)
        self.stacks = OneOf("stack", kinds.ACTIONS[: kinds.FIRST_BOARD])
        self.actions = OneOf("action", kinds.ACTIONS, NOTHING)
        self.piles = OneOf("pile", kinds.PILES)
        self.types = OneOf("type", kinds.TYPES)
        self.buildings = OneOf("building", kinds.BUILDINGS)
        self.points = OneOf("kind of points", kinds.POINTS)
        self.paces = OneOf("pace", kinds.PACES)
        self.moments = Moments()
        self.openings = Decisions(territories, self.spaces)


class Decisions(Openings):
    """The open decisions in words; an effect that builds names the building instead of its number."""

    def __init__(self, territories: Sequence[str], spaces: Word) -> None:
        glass = OneOf("glass", ("1", "2"))
        glasses, places = Sets("glass", ("1", "2")), Sets("shared action", kinds.ACTIONS[: kinds.OWN])
        column, pile = OneOf("column", COLUMN_NAMES), OneOf("pile", kinds.PILES)
        once = (NUMBERS,)
        super().__init__(
            names_of(steps),
            {
                "tile-sides": (column,),
                "leader": (column,),
                "top": (pile,),
                "card": (SEAT, pile),
                "sieges": once,
                "ready": (SEAT, glasses, places),
                "effect": (SEAT, OneOf("effect", kinds.OPS), NUMBERS),
                "creating": once,
                "token": once,
                "idle": (OneOf("word", ("may-limit", "settled")), glasses, places),
                "drawing": (NUMBERS, Sets("pile", kinds.PILES)),
                "gaining": once,
                "deploying": once,
                "moving": once,
                "overrun": once,
                "airlifting": (NUMBERS, OneOf("territory", (NOTHING, *territories))),
                "bombarding": once,
                "discovering": (OneOf("word", ("paid", "free")), NUMBERS),
                "free-building": (OneOf("building", (*kinds.BUILDINGS, "any")),),
                "assembly": once,
                "to-wonder": (
                    NUMBERS,
                    OneOf("wonder", ("any", *kinds.ACTIONS[kinds.FIRST_WONDER : kinds.FIRST_BOARD])),
                ),
                "to-leader": (NUMBERS, OneOf("column", (NOTHING, *COLUMN_NAMES))),
                "copying": (glass, column),
                "shifting": once,
                "siege": (spaces,),
                "other-glass": (glass,),
            },
        )

    def write(self, table: list[int], asked: list[list[int]]) -> dict[str, list[str]]:
        """The open decisions of the table and of every seat that is asked, in words."""
        found = super().write(table, asked)
        return {place: [with_building(text) for text in texts] for place, texts in found.items()}

    def read(self, words: Mapping[str, Sequence[str]], seats: int) -> dict[str, object]:
        """The agenda that the words describe, as in a dump."""
        return super().read(
            {place: [without_building(text) for text in texts] for place, texts in words.items()}, seats
        )


FREE = (*kinds.BUILDINGS, "any")


def with_building(text: str) -> str:
    """Turns `effect A build 2` into `effect A build mill`; leaves anything else alone."""
    kind, *said = text.split()
    return f"effect {said[0]} build {FREE[int(said[2])]}" if kind == "effect" and said[1] == "build" else text


def without_building(text: str) -> str:
    """Turns `effect A build mill` back into `effect A build 2`."""
    kind, *said = text.split() or [""]
    is_named = kind == "effect" and len(said) == 3 and said[1] == "build" and said[2] in FREE
    return f"effect {said[0]} build {FREE.index(said[2])}" if is_named else text


def open_words(at: str | None, initiation: bool, seats: int, turn: int) -> dict[str, list[str]]:
    """The open decisions that `at` stands for: in a real-time age everybody is asked, in an initiation age one seat."""
    name = "action" if at is None else at
    found = {TABLE: list(beginning(name, BEGINNINGS))}
    if name == "action" and initiation:
        found[TABLE].insert(0, "rounds")
        found[SEATS[turn]] = [IDLE_IN_TURN]
    elif name == "action":
        found[TABLE].insert(0, "age")
        for seat in range(seats):
            found[SEATS[seat]] = [IDLE_IN_TIME]
    return found
