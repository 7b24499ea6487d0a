"""What a game tells about itself: names, seats, options, rules version, components."""

from collections.abc import Mapping

import msgspec

from saecula.kernel.errors import BadOptions

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """One choice to make before the game; `quick` is chosen where a game should start at once, and `beginners` for
    those who play it for the first time: an option that has it is offered even there.

    Where it `scales` figures alone, or is one of many variants that hardly touch each other, the conformance kit lets
    its choices take turns. `needs`: another option and the choices of it without which this one changes nothing.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    quick: str | None = None
    scales: bool = False
    needs: tuple[str, tuple[str, ...]] | None = None
    beginners: str | None = None


class Components(msgspec.Struct, frozen=True):
    """The component set in use: its name, its hash, whether part of it is a reconstruction."""

    name: str
    hash: str
    reconstructed: bool


class Meta(msgspec.Struct, frozen=True):
    """The card of a game."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    #: the version of the rules that is played, and all that can be
    rules: str
    components: Components
    replays: tuple[str, ...] = ()
    reads_only: tuple[str, ...] = ()
    listed: bool = True
    #: where the game stands in the list that players choose from: the lowest first, equal ones by their ids
    place: int = 100

    def check(self, seats: int, given: Mapping[str, str]) -> Options:
        """All options with their values; BadOptions for what cannot be."""
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
