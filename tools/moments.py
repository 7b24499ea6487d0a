"""Pictures of every kind of decision and every stage of a game, at positions of games played at random."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import Page, TimeoutError

from bench.host import Host
from saecula.games import made_for
from saecula.kernel.codes import verb_of
from saecula.play.replay import Replay
from tests.web.dock_kit import GAMES, decisions
from tests.web.positions import Club, Kind, Position, record_of

#: How many random games are searched.
WALKED = 3
#: Milliseconds within which a stage appears, if one does.
SOON = 6_000

Prepare = Callable[[Page], object]


class Nothing(Exception):
    """Raised if there is nothing to take a picture of."""


def moments(kind: Kind, seeds: int = WALKED) -> list[Position]:
    """The first player's move that led to each kind of event; among them are all that have a stage."""
    known: set[int] = set()
    found: list[Position] = []
    for seed in range(1, seeds + 1):
        for position, events in _made(kind, seed):
            if events - known:
                found.append(position)
            known |= events
    return found


def _made(kind: Kind, seed: int) -> Iterator[tuple[Position, set[int]]]:
    """Every choice that players made in a game, with the kinds of events that it and the chance after it led to."""
    record = record_of(kind, seed)
    replay = Replay(made_for(record.header), record)
    game, last = replay.game, 0
    chosen: Position | None = None
    events: set[int] = set()
    for line in record.lines:
        acting = [seat for seat in game.to_act(replay.state) if seat >= 0 and len(game.legal(replay.state, seat)) > 1]
        steps = {seat: type(game.steps[verb_of(game.frame(replay.state, seat))]).__name__ for seat in acting}
        made = replay.step()
        if made.seat >= 0:
            if chosen:
                yield chosen, events
            move = game.book.decode(made.code).json()
            chosen = Position(seed, last, made.seat, steps[made.seat], move) if made.seat in steps else None
            events = set()
        events |= {row[0] for row in made.log.rows}
        last = line.n
    if chosen:
        yield chosen, events


class Stages:
    """Opens a table at a position and makes its move there; a stage that has its picture already is skipped."""

    def __init__(self, club: Club, position: Position) -> None:
        self.club, self.position = club, position

    def address(self) -> str:
        """The address of a new table: each picture needs its own, since the move can be made there only once."""
        return self.club.sit(self.position)

    def prepare(self, seen: set[tuple[str, str]]) -> Prepare:
        """What makes the move and waits for a stage of a new kind; it raises Nothing if there is none."""

        def act(page: Page) -> None:
            page.locator("#prompt.mine").wait_for()
            self._play(page.url.rsplit("/", 1)[-1])
            stage = page.locator(".stage")
            try:
                stage.wait_for(timeout=SOON)
            except TimeoutError:
                raise Nothing from None
            kind = (str(page.viewport_size), stage.get_attribute("class") or "")
            if kind in seen:
                raise Nothing
            seen.add(kind)

        return act

    def _play(self, table: str) -> None:
        address = f"{self.club.host.address}/api/tables/{table}"
        headers = {"Authorization": f"Bearer {self.club.token}"}
        seen = httpx.get(f"{address}/view", headers=headers, timeout=60).raise_for_status().json()
        asked: dict[str, Any] = seen["asked"]
        body = {"do": "play", "cid": "picture", "seat": self.position.seat, "move": self.position.move}
        httpx.post(f"{address}/commands", json=body | {"decision": asked["decision"]}, headers=headers, timeout=60)


def asked_for(page: Page) -> None:
    """Wait until the player must decide."""
    page.locator("#prompt.mine").wait_for()


def pictures(host: Host, token: str, game: str) -> Iterator[tuple[str, Callable[[], str], Prepare]]:
    """Name, address and what to do there, for every kind of decision of a game and for each of its stages."""
    seats, options = GAMES[game]
    club = Club(host, game, seats, options)
    club.token = token
    for position in decisions(club, WALKED):
        yield f"{game}-asked-{position.step}", partial(club.sit, position), asked_for
    seen: set[tuple[str, str]] = set()
    for at, position in enumerate(moments(club.kind)):
        stages = Stages(club, position)
        yield f"{game}-stage-{at}-{position.move['do']}", stages.address, stages.prepare(seen)
