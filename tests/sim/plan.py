"""What happens in a simulated game, drawn from its seed before it begins, so that it can be made shorter."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

#: The games, each with the options by which it is short enough to be played thousands of times.
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("pebbles", 3, {}),
    ("pebbles", 4, {"glass": "on"}),
    ("tempus", 3, {"map": "dealt"}),
    ("rise-and-fall", 3, {"world": "random"}),
    ("through-the-ages", 2, {"version": "simple"}),
    ("time-of-empires", 2, {"ages": "initiation"}),
    ("time-of-empires", 2, {"ages": "real-time"}),
]
#: How much a plan may hold.
CRASHES, CUTS, PLAYS = 4, 6, 14
#: Virtual seconds in which crashes and cuts fall.
SPAN = 240.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A game and everything that goes wrong in it."""

    seed: int
    game: str
    seats: int
    options: dict[str, str]
    people: int
    #: commands of each person before all agree to end, if the game is not over by then
    plays: int
    #: when the server dies
    crashes: tuple[float, ...]
    #: whose line is cut, and when
    cuts: tuple[tuple[int, float], ...]
    #: shares of commands that are lost on their way, and that come twice
    lost: float
    doubled: float
    #: share of the database's work that fails
    broken: float
    #: whether the first person has a second tab open, and whether somebody watches
    two_tabs: bool
    watched: bool

    def shorter(self) -> "list[Plan]":
        """Plans with one thing less."""
        found = [replace(self, crashes=_without(self.crashes, at)) for at in range(len(self.crashes))]
        found += [replace(self, cuts=_without(self.cuts, at)) for at in range(len(self.cuts))]
        found += [replace(self, lost=0.0)] if self.lost else []
        found += [replace(self, doubled=0.0)] if self.doubled else []
        found += [replace(self, broken=0.0)] if self.broken else []
        found += [replace(self, two_tabs=False)] if self.two_tabs else []
        found += [replace(self, watched=False)] if self.watched else []
        found += [replace(self, plays=plays) for plays in (self.plays // 2, self.plays - 1) if 0 < plays < self.plays]
        return found


def _without(items: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    return items[:at] + items[at + 1 :]


def draw(seed: int, game: str | None = None) -> Plan:
    """The plan of a seed."""
    rng = Random(f"plan {seed}")
    kinds = [kind for kind in GAMES if game in (None, kind[0])]
    name, seats, options = kinds[seed % len(kinds)]
    people = rng.randint(1, min(3, seats))
    return Plan(
        seed,
        name,
        seats,
        options,
        people,
        plays=rng.randint(3, PLAYS),
        crashes=tuple(sorted(rng.uniform(1, SPAN) for _ in range(rng.randint(0, CRASHES)))),
        cuts=tuple(sorted((rng.randrange(people), rng.uniform(1, SPAN)) for _ in range(rng.randint(0, CUTS)))),
        lost=rng.choice([0.0, 0.15]),
        doubled=rng.choice([0.0, 0.25]),
        broken=rng.choice([0.0, 0.0, 0.02]),
        two_tabs=rng.random() < 0.3,
        watched=rng.random() < 0.3,
    )
