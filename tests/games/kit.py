"""What the tests of all games share: a table in the middle of a scene, and how many ways there are to go on from it.

A game's scene.py sets scenes up with the words of `saecula.scenes` and adds its own shorthand and ways of looking:

    class Table(kit.Table[TempusState]):
        def __init__(self, state: TempusState) -> None:
            super().__init__(GAME, state)

        def tokens(self, at: Hex) -> int: ...
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from saecula.conformance.trial import copied
from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.kernel.record import seat_name
from saecula.kernel.steps import S
from saecula.kernel.views import Event, View
from saecula.scenes import Scene

E = TypeVar("E", bound=Event)


def guide(title: str) -> str:
    """What docs/positions.md tells of a game."""
    page = Path(__file__).resolve().parents[2] / "docs" / "positions.md"
    return page.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of all events, in order."""
    return [type(event).__name__ for event in events]


def perft(game: Game[S], state: S, depth: int) -> int:
    """The number of sequences of so many moves, chance included; time has one move, up to its deadline."""
    total = 0
    for seat in game.to_act(state):
        codes = game.legal(state, seat)
        if depth == 1:
            total += len(codes)
            continue
        for code in codes:
            after = copied(state)
            game.make(after, seat, code, Log(False))
            total += perft(game, after, depth - 1)
    return total


class Table(Generic[S]):
    """A game in the middle of a scene; whatever a test does, the position it reaches must be a possible one.

    `prefix` is left off the keys of refusals.
    """

    def __init__(self, game: Game[S], state: S, prefix: str = "", options: Mapping[str, str] | None = None) -> None:
        self.scene: Scene[S] = Scene(game, state, options or {})
        self.prefix = prefix

    @property
    def game(self) -> Game[S]:
        """The game that is played."""
        return self.scene.game

    @property
    def state(self) -> S:
        """The state as it is now."""
        return self.scene.state

    # -- the shorthand of a game

    def spelled(self, move: str) -> str:
        """A move of a test in the words of the game."""
        return move

    def shortened(self, move: str) -> str:
        """A move of the game as tests write it."""
        return move

    # -- moving

    def play(self, seat: str, *moves: str) -> list[Event]:
        """Make moves of a seat, of chance or of the clock; IllegalMove for the first that is none."""
        events = self.scene.play(seat, *map(self.spelled, moves))
        self.check()
        return events

    def draw(self, *moves: str) -> list[Event]:
        """Let chance make these moves."""
        return self.play("chance", *moves)

    def wait(self, seconds: float) -> list[Event]:
        """Let so many seconds of game time pass; the clock stops at every deadline on the way."""
        events = self.scene.wait(round(seconds * 1000))
        self.check()
        return events

    def check(self) -> None:
        """What has been reached is a possible position."""
        self.game.load(self.state.dump())

    # -- looking

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The legal moves of a seat, those of one verb if given; nothing for a seat that is not asked."""
        return [self.shortened(text) for text in self.scene.legal(seat, verb)]

    def refusal(self, seat: str, move: str) -> tuple[str, str]:
        """Clause and key against a move; fails if it is legal."""
        reason = self.scene.why_not(seat, self.spelled(move))
        assert reason is not None, f"{move} is legal"
        return reason.clause, reason.key.removeprefix(self.prefix)

    def why(self, seat: str, move: str) -> str:
        """Clause and key against a move in one line; nothing if it is legal."""
        if self.scene.why_not(seat, self.spelled(move)) is None:
            return ""
        return " ".join(self.refusal(seat, move)).strip()

    def clause(self, seat: str, move: str) -> str:
        """The clause that stands against a move; nothing if it is legal."""
        return self.why(seat, move).split(" ")[0]

    def asked(self, seat: str = "") -> str:
        """Who must decide what, `A turn, B turn`; of one seat only what."""
        found = self.scene.asked()
        if seat:
            return found.get(seat, "")
        others = [seat_name(actor) for actor in (CHANCE, CLOCK) if actor in self.game.to_act(self.state)]
        return ", ".join(f"{letter} {kind}" for letter, kind in found.items()) or ", ".join(others) or "over"

    def view(self, seat: str | None = None) -> View:
        """What a seat may know, or a spectator."""
        return self.scene.view(seat or None)

    def shown(self, seat: str, move: str, viewer: str) -> str:
        """A move as a viewer, or a spectator, may see it."""
        scene = self.scene
        eyes = scene.seat(viewer) if viewer else None
        code = scene.code(self.spelled(move))
        return str(scene.game.show(scene.state, scene.seat(seat), code, eyes))


def numbers(part: Any) -> list[tuple[Any, Any]]:
    """Every number of a dump: the part that holds it, and its key."""
    if not isinstance(part, dict | list):
        return []
    found: list[tuple[Any, Any]] = []
    for key in part if isinstance(part, dict) else range(len(part)):
        found += [(part, key)] if type(part[key]) is int else numbers(part[key])
    return found
