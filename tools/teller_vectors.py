"""Writes the file that the web client's sentences are tested against: a game as Python tells it, move by move.

Without arguments it writes web/tests/kit/vectors/teller.json; with `--check` it says whether that is up to date.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from saecula.games import make_game
from saecula.kernel.codes import CHANCE, Reason, first, second, third
from saecula.kernel.game import Game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.server.web.catalogue import game_info
from saecula.texts.languages import Texts
from saecula.texts.telling import Teller, domains_of

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "kit" / "vectors" / "teller.json"
GAME = "tempus"
PLAYERS = ["Ada", "Bruno", "Clara"]
SEED = 7
#: How many of each kind are told: events as a seat sees them and as a spectator does count separately.
EACH = 5


class Collection:
    """What is told: each line once, a few of each kind."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.told: dict[str, list[dict[str, Any]]] = {"moves": [], "events": [], "asks": [], "reasons": []}
        self.counts: dict[str, int] = {}

    def add(self, group: str, kind: str, line: dict[str, Any]) -> None:
        """Keep a line, unless there are enough of its kind already."""
        if self.counts.get(kind, 0) < EACH and line not in self.told[group]:
            self.counts[kind] = self.counts.get(kind, 0) + 1
            self.told[group].append(line)

    def move(self, game: Game[Any], code: int) -> None:
        """Add a move with everything that is said about it."""
        move = game.book.decode(code)
        kind = type(move)
        fields = {field: self.teller.field(kind, field) for field in domains_of(kind)}
        said = {"text": self.teller.move(move), "verb": self.teller.verb(kind), "help": self.teller.move_help(move)}
        self.add("moves", kind.__name__, {"move": move.json(), **said, "fields": fields})

    def events(self, game: Game[Any], log: Any, viewer: int | None) -> None:
        """Add the events of a move, as a seat or a spectator may see them."""
        for event in game.chronicle.told(log, viewer):
            line = {"event": msgspec.to_builtins(event), "text": self.teller.event(event)}
            self.add("events", f"{type(event).__name__} {viewer}", line)

    def ask(self, kind: str, frame: int) -> None:
        """Add a decision with its help."""
        asked = {"kind": kind, "a": first(frame), "b": second(frame), "c": third(frame)}
        self.add(
            "asks", f"ask {kind}", {**asked, "text": self.teller.ask(kind, frame), "help": self.teller.ask_help(kind)}
        )


def vectors() -> dict[str, Any]:
    """A random game told in English."""
    game = make_game(GAME)
    match = Match(game, len(PLAYERS), {}, seed_of(GAME, SEED))
    found = Collection(Teller(game, Texts("en", GAME), PLAYERS))
    rng = Random(SEED)
    while not match.is_over():
        seats = game.to_act(match.state)
        seat = seats[int(rng.random() * len(seats))]
        if seat != CHANCE:
            kind = next(asked.kind for asked in game.view(match.state, seat).asked if asked.seat == seat)
            found.ask(kind, match.state.agenda.asked[seat][-1])
        codes = game.legal(match.state, seat)
        made = match.draw() if seat == CHANCE else match.play(seat, codes[int(rng.random() * len(codes))])
        found.move(game, made.code)
        for viewer in (None, 0):
            found.events(game, made.log, viewer)
    for key, args in (("tempus-protected", {}), ("tempus-card-no-effect", {"see": "TEM-CAR-3"})):
        reason = {"key": key, "clause": "", "args": args}
        found.add("reasons", key, {"reason": reason, "text": found.teller.reason(Reason("", key, **args))})
    info = msgspec.to_builtins(game_info(GAME))
    return {"game": {name: info[name] for name in ("id", "moves", "events")}, "players": PLAYERS, **found.told}


def text() -> str:
    """What the file should contain."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


def main(check: bool) -> int:
    """Write the file, or only compare it; the exit status is 1 if it is out of date."""
    made = text()
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == made:
        return 0
    if check:
        print(f"{FILE.name} is stale: run tools/teller_vectors.py")
        return 1
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
