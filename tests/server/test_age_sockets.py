"""A real-time age over real sockets: distance does not decide races, and `kill -9` does not move the clock."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bench.host import Host
from saecula.server.gametime import COUNT_IN
from tests.server.age_kit import COUNTS, GAME, OPTIONS, turning
from tests.server.site import Person, Served, Socket, plain_socket, served
from tests.server.slow_line import slow_line

WAY = 0.120


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as found:
        yield found


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


class Hand:
    """A seat on a socket: what it is asked, what it is answered."""

    def __init__(self, socket: Socket, seat: int) -> None:
        self.socket, self.seat, self.count = socket, seat, 0
        self.asked: dict[str, Any] | None = None

    def look(self, seconds: float) -> None:
        """Read frames for a while."""
        until = time.monotonic() + seconds
        while (rest := until - time.monotonic()) > 0:
            try:
                self._note(self.socket.take(rest))
            except TimeoutError:
                return

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


def race(host: Served, action: str) -> bool:
    """Ben clicks 60 ms before Ann, from far away; whether he gets the last free space, and she hears why not."""
    table, people = sit_down(host)
    with ExitStack() as stack:
        far = Served(stack.enter_context(slow_line(host, WAY)), host.server)
        sockets = [
            stack.enter_context(
                plain_socket(
                    far if seat == 1 else host,
                    f"/api/tables/{table}/socket?eyes={seat}",
                    {"Authorization": f"Bearer {person.token}"},
                )
            )
            for seat, person in enumerate(people)
        ]
        ann, ben, cia = (Hand(socket, seat) for seat, socket in enumerate(sockets))
        prepare(table, people)
        time.sleep(COUNTS + 0.3)
        for hand in (ann, ben, cia):
            hand.look(0.2)
        assert cia.answer(cia.claim(action))["frame"] == "ack"
        for hand in (ann, ben):
            hand.look(2 * WAY)
        first = ben.claim(action)
        time.sleep(0.060)
        second = ann.claim(action)
        said, won = ann.answer(second), ben.answer(first)["frame"] == "ack"
        if not won:
            return False
        assert (said["frame"], said["reason"]["clause"]) == ("refused", "TOE-RTI-1")
        assert ann.answer(ann.claim("ideas"))["frame"] == "ack"
    return True


@pytest.mark.slow
def test_who_is_far_away_wins_the_race_that_he_began_first(host: Served) -> None:
    # a busy machine may spoil a race, but not all of them; by arrival Ben would lose every one
    assert race(host, "draw-left") or race(host, "draw-right") or race(host, "draw-left")


@pytest.mark.slow
def test_the_clock_stands_still_while_the_server_is_killed(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/age.db", tmp_path)
    host.start()
    people: list[Person] = []
    try:
        site = Served(host.address, None)  # type: ignore[arg-type]
        table, people = sit_down(site)
        prepare(table, people)
        time.sleep(COUNTS + 1.0)
        seen = people[0].view(table, 0)
        answer = {"decision": seen["asked"]["decision"], "move": turning("ideas")}
        assert people[0].do(table, "play", seat=0, **answer).status_code == 200
        shown = people[0].view(table, 0)["view"]["now"]
        time.sleep(1.0)
        host.kill()
        time.sleep(3.0)
        host.start()
        # nobody is there: the clock stands where the last move left it
        seen = Person.view(people[1], table, 1)
        assert (seen["time"]["shows"], seen["time"]["runs"]) == (shown, False)
        assert seen["view"]["now"] == shown
        with people[1].socket(table, eyes=1) as socket:
            running = socket.until("update")
            while not running["time"]["runs"]:
                running = socket.until("update")
            assert running["time"]["shows"] == shown
            assert 0 < running["time"]["at"] - running["now"] <= COUNT_IN * 1000
        glasses = seen["view"]["players"][0]["glasses"]
        assert glasses[0]["action"] == "ideas"
        assert glasses[0]["ends"] == shown + 20_000
    finally:
        for person in people:
            person.close()
        host.kill()
