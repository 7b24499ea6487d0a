"""What will happen in a simulated run, drawn from its seed before it begins, so that it can be made shorter."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

#: The games, each with options that make it short enough to be played thousands of times.
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("pebbles", 3, {}),
    ("pebbles", 4, {"glass": "on"}),
    ("tempus", 3, {"map": "dealt"}),
    ("rise-and-fall", 3, {"world": "random"}),
    ("through-the-ages", 2, {"version": "simple"}),
    ("time-of-empires", 2, {"ages": "initiation"}),
    ("time-of-empires", 2, {"ages": "real-time"}),
]
#: How many troubles and cuts a plan may have, and how many commands each person sends.
TROUBLES, CUTS, PLAYS = 4, 6, 14
#: Virtual seconds within which troubles and cuts happen: most games are short.
SPANS = (30.0, 90.0, 240.0)
#: How many seconds somebody may stay away, and how many a node may stand still.
AWAY, STALL = 180.0, 30.0
#: Seconds per commit of quick disks and a slow one; seconds between moves of bots that hurry and bots that do not.
WORK, PACES = (0.004, 0.004, 0.08), (0.1, 0.5, 3.0)
#: One in this many rounds of all games begins shortly before the end of its games: with this many moves left.
LATE, LEFT = 4, (3, 6, 12)
#: How many commands each person sends at a table that begins near its end, so that it is played to the end.
LONGER = 30
#: Seconds in a bank: more than anybody needs, or so few that some run out.
BANKS = (86_400, 86_400, 40)


@dataclass(frozen=True, slots=True)
class Setting:
    """A table: its game, how many people sit there, and how many seconds their banks have.

    `left`: it begins with about this many moves of seats to go, and is played to its end; None for a whole game.
    """

    game: str
    seats: int
    options: dict[str, str]
    people: int
    bank: int
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that happens to a node: it is killed, told to stop, or stalls for a while."""

    at: float
    node: int
    kind: Literal["kill", "stop", "stall"]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Cut:
    """A connection that is cut: whose, when, and for how long they stay away."""

    table: int
    seat: int
    at: float
    away: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Tables and everything that goes wrong at them."""

    seed: int
    tables: tuple[Setting, ...]
    nodes: int
    #: how many commands each person sends before they all agree to end, if the game is not over by then
    plays: int
    troubles: tuple[Trouble, ...]
    cuts: tuple[Cut, ...]
    #: the shares of commands that are lost on their way, and that come twice
    lost: float
    doubled: float
    #: the share of the database's work that fails
    broken: float
    #: whether the first person has a second tab open, and whether a stranger watches
    two_tabs: bool
    watched: bool
    #: whether sockets can take frames at once
    direct: bool
    #: seconds that a commit takes on average, and between the moves of bots
    work: float
    pace: float

    def shorter(self) -> "list[Plan]":
        """Plans with one thing less each."""
        found = [replace(self, tables=_without(self.tables, at)) for at in range(1, len(self.tables))]
        found += [replace(self, nodes=self.nodes - 1)] if self.nodes > 1 else []
        found += [replace(self, troubles=_without(self.troubles, at)) for at in range(len(self.troubles))]
        found += [replace(self, cuts=_without(self.cuts, at)) for at in range(len(self.cuts))]
        found += [replace(self, lost=0.0)] if self.lost else []
        found += [replace(self, doubled=0.0)] if self.doubled else []
        found += [replace(self, broken=0.0)] if self.broken else []
        found += [replace(self, two_tabs=False)] if self.two_tabs else []
        found += [replace(self, watched=False)] if self.watched else []
        found += [replace(self, direct=False)] if self.direct else []
        found += [replace(self, plays=plays) for plays in (self.plays // 2, self.plays - 1) if 0 < plays < self.plays]
        return found


def _without(items: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    return items[:at] + items[at + 1 :]


def draw(seed: int, game: str | None = None) -> Plan:
    """The plan of a seed."""
    rng = Random(f"plan {seed}")
    kinds = [kind for kind in GAMES if game in (None, kind[0])]
    count = rng.choice([1, 1, 1, 2])
    tables = tuple(_setting(rng, *(kinds[seed % len(kinds)] if at == 0 else rng.choice(kinds))) for at in range(count))
    if seed // len(kinds) % LATE == 1:
        tables = tuple(replace(one, left=LEFT[seed % len(LEFT)]) for one in tables)
    nodes = rng.choice([1, 1, 2, 3])
    return Plan(
        seed,
        tables,
        nodes,
        plays=rng.randint(3, PLAYS if count == 1 else PLAYS // 2),
        troubles=tuple(sorted((_trouble(rng, nodes) for _ in range(rng.randint(0, TROUBLES))), key=lambda one: one.at)),
        cuts=tuple(sorted((_cut(rng, tables) for _ in range(rng.randint(0, CUTS))), key=lambda one: one.at)),
        lost=rng.choice([0.0, 0.15]),
        doubled=rng.choice([0.0, 0.25]),
        broken=rng.choice([0.0, 0.0, 0.02]),
        two_tabs=rng.random() < 0.3,
        watched=rng.random() < 0.3,
        direct=rng.random() < 0.7,
        work=rng.choice(WORK),
        pace=rng.choice(PACES),
    )


def _setting(rng: Random, game: str, seats: int, options: dict[str, str]) -> Setting:
    return Setting(game, seats, options, rng.randint(1, min(3, seats)), rng.choice(BANKS))


def _trouble(rng: Random, nodes: int) -> Trouble:
    # every table begins at the first node
    at, node = rng.uniform(1, rng.choice(SPANS)), rng.choice([0, rng.randrange(nodes)])
    kind: Literal["kill", "stop", "stall"] = rng.choice(["kill", "kill", "stop", "stall", "stall"])
    return Trouble(at, node, kind, rng.uniform(1.0, STALL) if kind == "stall" else 0.0)


def _cut(rng: Random, tables: tuple[Setting, ...]) -> Cut:
    table = rng.randrange(len(tables))
    away = rng.choice([0.0, 0.0, rng.uniform(0.0, AWAY)])
    return Cut(table, rng.randrange(tables[table].people), rng.uniform(1, rng.choice(SPANS)), away)
