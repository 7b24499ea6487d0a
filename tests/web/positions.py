"""Positions of a game in which somebody may make a certain move, and tables that go on from there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Page

from bench.host import Host
from saecula.arena.play import play_game
from saecula.games import made_for, make_game
from saecula.kernel.codes import verb_of
from saecula.kernel.record import Record, to_jsonl
from saecula.play.replay import Replay

from ..patience import get, post

MoveJson = dict[str, str]
#: So many games of chance are searched for a position.
GAMES = 24


@dataclass(frozen=True, slots=True)
class Kind:
    """The games that are searched."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Position:
    """After which line of which game of chance a seat may make a move; `step` is what it is asked."""

    seed: int
    n: int
    seat: int
    step: str
    move: MoveJson


@cache
def record_of(kind: Kind, seed: int) -> Record:
    """A game that chance has played."""
    return play_game(make_game(kind.game), kind.seats, dict(kind.options), ["random"] * kind.seats, seed).record()


@cache
def choices(kind: Kind, seed: int) -> list[Position]:
    """Every move that somebody could have chosen in a game; what is forced the table does by itself."""
    return list(walk(kind, seed))


def walk(kind: Kind, seed: int) -> Iterator[Position]:
    """The same, in order."""
    record = record_of(kind, seed)
    replay = Replay(made_for(record.header), record)
    game = replay.game
    for _ in record.lines:
        made = replay.step()
        for seat in game.to_act(replay.state):
            codes = game.legal(replay.state, seat) if seat >= 0 else []
            if len(codes) < 2:
                continue
            step = type(game.steps[verb_of(game.frame(replay.state, seat))]).__name__
            for code in codes:
                yield Position(seed, made.n, seat, step, game.book.decode(code).json())


class Club:
    """A host where one sits down at positions of games that chance has played."""

    def __init__(self, host: Host, game: str, seats: int, options: dict[str, str]) -> None:
        self.host, self.kind = host, Kind(game, seats, tuple(options.items()))
        self.token = host.guest("Anna")
        self._known: dict[int, str] = {}

    def find(self, verb: str, step: str = "") -> Position:
        """The first position in which such a move is possible, at such a step where that matters."""
        for seed in range(1, GAMES + 1):
            for position in choices(self.kind, seed):
                if position.move["do"] == verb and step in ("", position.step):
                    return position
        raise AssertionError(f"no game of chance comes to {verb} {step}")

    def sit(self, position: Position) -> str:
        """A table that stands there; one is asked oneself, bots have the other seats. The path of its page."""
        mine, bot = {"kind": "me"}, {"kind": "bot", "level": "beginner"}
        seats = [mine if seat == position.seat else bot for seat in range(self.kind.seats)]
        origin = {"table": self._imported(position.seed), "n": position.n}
        body = {"game": self.kind.game, "seats": seats, "start": True, "origin": origin}
        return f"/table/{self._post('/api/tables', body)['id']}"

    def replay(self, seed: int, n: int) -> str:
        """The page of a game of chance after a line of it, through nobody's eyes."""
        return f"/replay/{self._imported(seed)}?at={n}&eyes=none"

    def enter(self, page: Page) -> None:
        """Let a browser be the guest of this club."""
        page.context.add_cookies([{"name": "saecula", "value": self.token, "url": self.host.address}])

    def made(self, path: str, position: Position) -> bool:
        """Whether the move of the position has been made at that table."""
        answer = get(f"{self.host.address}/api/tables/{path.rsplit('/', 1)[-1]}/view", headers=self._headers)
        entries = answer.raise_for_status().json()["entries"]
        return any(entry["seat"] == position.seat and entry["move"] == position.move for entry in entries)

    def names(self, path: str) -> list[str]:
        """What those are called who sit at that table."""
        answer = get(f"{self.host.address}/api/tables/{path.rsplit('/', 1)[-1]}", headers=self._headers)
        return [seat["name"] for seat in answer.raise_for_status().json()["seats"]]

    def _imported(self, seed: int) -> str:
        """The table that a game of chance has here."""
        if seed not in self._known:
            text = to_jsonl(record_of(self.kind, seed))
            self._known[seed] = str(self._post("/api/records", {"text": text})["id"])
        return self._known[seed]

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def _post(self, path: str, body: object) -> dict[str, object]:
        answer = post(f"{self.host.address}{path}", json=body, headers=self._headers)
        assert not answer.is_error, f"{path}: {answer.status_code} {answer.text}"
        found: dict[str, object] = answer.json()
        return found
