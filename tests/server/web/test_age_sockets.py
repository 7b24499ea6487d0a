"""A real-time age over real sockets: distance does not decide races, and `kill -9` does not move the clock."""

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bench.host import Host
from saecula.server.telling.listeners import Listener
from saecula.server.time.fair import CAP, Delay
from saecula.server.time.gametime import COUNT_IN
from tests.patience import until
from tests.server.age_kit import COUNTS, GAME, OPTIONS, turning
from tests.server.room_kit import FakeClock
from tests.server.site import Person, Served, Socket, plain_socket, served
from tests.server.slow_line import slow_line

WAY = 0.120


def sit_down(host: Served) -> tuple[str, list[Person]]:
    """A table of three that has begun."""
    people = [host.guest(name) for name in ("Ann", "Ben", "Cia")]
    table = str(people[0].table("me", "open", "open", game=GAME, options=OPTIONS, start=False)["id"])
    for seat, person in enumerate(people[1:], 1):
        assert person.do(table, "sit", seat=seat).status_code == 200
    assert people[0].do(table, "start").status_code == 200
    return table, people


def prepare(table: str, people: list[Person]) -> None:
    """Answer everything that comes before the age; after the last answer time runs."""
    while True:
        for seat, person in enumerate(people):
            seen = person.view(table, seat)
            if seen["time"] is not None:
                return
            if seen["asked"]:
                answer = {"decision": seen["asked"]["decision"], "move": seen["asked"]["legal"][0]}
                person.do(table, "play", seat=seat, **answer)


def times(entries: list[dict[str, Any]]) -> tuple[int, int]:
    """What CLOCK showed last, by the log, and what it showed when a glass was turned."""
    shown = turned = 0
    for move in [entry["move"] for entry in entries if entry["move"]]:
        shown = int(move.get("millisecond", shown))
        turned = shown if move["do"] == "TurnGlass" else turned
    return shown, turned


class Hand:
    """A seat on a socket: what it is asked, what it is answered."""

    def __init__(self, socket: Socket, seat: int) -> None:
        self.socket, self.seat, self.count = socket, seat, 0
        self.asked: dict[str, Any] | None = None

    def wait_turn(self) -> None:
        """Read frames until a glass can be turned."""
        while self.asked is None or self.asked["kind"] != "idle":
            self._note(self.socket.take())

    def _note(self, frame: dict[str, Any]) -> None:
        if frame["frame"] in ("welcome", "update"):
            self.asked = frame["asked"]

    def claim(self, action: str) -> str:
        """Send a claim; its cid."""
        assert self.asked is not None
        self.count += 1
        cid = f"s{self.seat}-{self.count}"
        body = {"do": "play", "cid": cid, "seat": self.seat, "decision": self.asked["decision"]}
        self.socket.send({**body, "move": turning(action)})
        return cid

    def answer(self, cid: str) -> dict[str, Any]:
        """What came of a claim."""
        while True:
            frame = self.socket.take()
            self._note(frame)
            if frame.get("cid") == cid:
                return frame


def split(listeners: list[Listener], player: str) -> tuple[list[Listener], Listener]:
    """All listeners but that of a player, and his."""
    mine = [listener for listener in listeners if listener.player is not None and listener.player.id == player]
    return [listener for listener in listeners if listener not in mine], mine[0]


@pytest.mark.rule("TOE-RTI-1")
def test_who_is_far_away_wins_the_race_that_he_began_first(tmp_path: Path) -> None:
    with served(tmp_path, FakeClock()) as host, slow_line(host, WAY) as line, ExitStack() as stack:
        table, people = sit_down(host)
        far = Served(line.base, host.server)
        path, sockets = f"/api/tables/{table}/socket", []
        for seat, person in enumerate(people):
            at, token = far if seat == 1 else host, {"Authorization": f"Bearer {person.token}"}
            sockets.append(stack.enter_context(plain_socket(at, f"{path}?eyes={seat}", token)))
        ann, ben, cia = (Hand(socket, seat) for seat, socket in enumerate(sockets))
        prepare(table, people)
        host.advance(COUNTS)
        for hand in (ann, ben, cia):
            hand.wait_turn()
        (room,) = host.server._site.rooms.open_rooms()
        near, there = split(room.audience.listeners, people[1].id)
        for listener in near:
            listener.delay = Delay()  # however long a busy machine takes to answer itself: they are not far away
        until(lambda: there.delay.seconds >= WAY)
        claim = cia.claim("draw-left")
        until(lambda: room.races._waiting)
        host.advance(1)
        assert cia.answer(claim)["frame"] == "ack"
        # Ben clicks first, but what he sent is still under way when Ann's claim has arrived
        line.hold()
        first = ben.claim("draw-left")
        second = ann.claim("draw-left")
        until(lambda: room.races._waiting)
        host.advance(WAY / 2)
        line.let_go()
        assert ben.answer(first)["frame"] == "ack"
        host.advance(CAP)
        said = ann.answer(second)
        assert (said["frame"], said["reason"]["clause"]) == ("refused", "TOE-RTI-1")
        claim = ann.claim("ideas")
        until(lambda: room.races._waiting)
        host.advance(CAP)
        assert ann.answer(claim)["frame"] == "ack"


@pytest.mark.slow
def test_the_clock_stands_still_while_the_server_is_killed(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/age.db", tmp_path)
    host.start()
    people: list[Person] = []
    try:
        site = Served(host.address, None)  # type: ignore[arg-type]
        table, people = sit_down(site)
        prepare(table, people)
        until(lambda: people[0].view(table, 0)["asked"])
        seen = people[0].view(table, 0)
        answer = {"decision": seen["asked"]["decision"], "move": turning("ideas")}
        assert people[0].do(table, "play", seat=0, **answer).status_code == 200
        time.sleep(0.5)
        host.kill()
        time.sleep(0.5)
        host.start()
        # nobody is there: the clock stands where the last move left it
        seen = Person.view(people[1], table, 1)
        shown, turned = times(seen["entries"])
        assert (seen["time"]["shows"], seen["time"]["runs"]) == (shown, False)
        assert seen["view"]["now"] == shown
        with people[1].socket(table, eyes=1) as socket:
            running = socket.until("update")
            while not running["time"]["runs"]:
                running = socket.until("update")
            assert running["time"]["shows"] == shown
            assert running["time"]["at"] - running["now"] <= COUNT_IN * 1000
        glasses = seen["view"]["players"][0]["glasses"]
        assert glasses[0]["action"] == "ideas"
        assert glasses[0]["ends"] == turned + 20_000
    finally:
        for person in people:
            person.close()
        host.kill()
