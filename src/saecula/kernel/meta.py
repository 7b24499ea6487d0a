"""What a game says about itself: names, seats, options, rules version, components."""

from collections.abc import Mapping

import msgspec

from saecula.kernel.errors import BadOptions

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """A choice before the game. `quick`: the one for a game that starts at once; `beginners`: the one suggested to
    people who play for the first time, offered even for a quick game. `needs`: another option, and those of its choices
    without which this one has no effect. If it only `scales` numbers, or is one of many variants that hardly affect
    each other, the conformance kit lets its choices take turns.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    quick: str | None = None
    scales: bool = False
    needs: tuple[str, tuple[str, ...]] | None = None
    beginners: str | None = None


class Components(msgspec.Struct, frozen=True):
    """The component set in use: its name, its hash, and whether any part of it is a reconstruction."""

    name: str
    hash: str
    reconstructed: bool


class Meta(msgspec.Struct, frozen=True):
    """The card of a game."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    #: the version of the rules that this game plays
    rules: str
    components: Components
    #: all versions whose records can be replayed, and those that can still be read but no longer replayed
    replays: tuple[str, ...] = ()
    reads_only: tuple[str, ...] = ()
    listed: bool = True
    #: where the game comes in the list that players choose from: lowest first, ties in order of id
    place: int = 100

    def check(self, seats: int, given: Mapping[str, str]) -> Options:
        """The value of every option, defaults filled in; BadOptions for an impossible value or number of seats."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOptions(f"{self.title} is for {low} to {high} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOptions(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if value not in known[name].choices:
                raise BadOptions(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        return {name: given.get(name, option.default) for name, option in known.items()}
