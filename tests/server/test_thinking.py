"""Bots in processes of their own."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from saecula.games import GAMES, make_game
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.views import View
from saecula.play.driving import draw_all
from saecula.server.lanes import Whose
from saecula.server.store import Store
from saecula.server.thinking import ANYBODY, KEPT, Ruled, Thinking, _bots, bot_of, choose
from saecula.server.wire.commands import Pause, StandIn
from tests.server.room_kit import FakeClock, Server, asked, begin, calm, cid, done, serving


def question(name: str = "tempus") -> tuple[View, list[int]]:
    game = make_game(name)
    match = Match(game, 3, game.meta.check(3, {}), seed_of(name, 1))
    draw_all(match)
    rng = Random(1)
    while (codes := game.legal(match.state, game.to_act(match.state)[0])) and len(codes) < 3:
        match.play(game.to_act(match.state)[0], rng.choice(codes))
        draw_all(match)
    seat = game.to_act(match.state)[0]
    return game.view(match.state, seat), game.legal(match.state, seat)


def own_id() -> int:
    return os.getpid()


def own_memory() -> int:
    """The most memory that this program has ever held, in bytes; what rusage tells begins with that of its parent."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM:")).split()[1])


async def test_a_bot_thinks_in_another_process_and_one_that_dies_is_replaced() -> None:
    view, legal = question()
    thinking = Thinking(1)
    try:
        assert await thinking.choose(Ruled("tempus"), "t/0", "casual", view, legal, 5) in legal
        first = await thinking._prompt.do(ANYBODY, own_id)
        assert first != os.getpid()
        os.kill(first, signal.SIGKILL)
        assert await thinking.choose(Ruled("tempus"), "t/0", "casual", view, legal, 5) in legal
        assert await thinking._prompt.do(ANYBODY, own_id) != first
    finally:
        await thinking.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell memory in other ways")
@pytest.mark.slow
async def test_a_process_that_has_searched_in_every_game_holds_less_than_250_megabytes() -> None:
    thinking = Thinking(1)
    try:
        for name in GAMES:
            view, legal = question(name)
            assert await thinking.choose(Ruled(name), "t/0", "deep:20", view, legal, 5) in legal
        assert await thinking._deep.do(Whose(bot="t/0"), own_memory) < 250e6
    finally:
        await thinking.close()


def test_a_bot_is_told_how_late_it_begins() -> None:
    view, legal = question()
    choose(Ruled("tempus"), "late/0", "beginner", view, legal, 5, monotonic() - 5.0)
    assert bot_of(Ruled("tempus"), "late/0", "beginner").late >= 5.0
    choose(Ruled("tempus"), "late/0", "beginner", view, legal, 5, monotonic() + 5.0)
    assert bot_of(Ruled("tempus"), "late/0", "beginner").late == 0.0


async def test_a_server_knows_how_busy_its_bots_are() -> None:
    thinking, asked, answered = Thinking(0), threading.Event(), threading.Event()
    try:
        assert thinking.busy() == 0

        def think() -> None:
            asked.set()
            answered.wait()

        first = asyncio.create_task(thinking._deep.do(ANYBODY, think))
        await asyncio.to_thread(asked.wait)
        thinking.busy()
        assert thinking.busy() > 0, "one thinks"
        second = asyncio.create_task(thinking._deep.do(ANYBODY, int))
        await asyncio.sleep(0)
        assert thinking.busy() >= 1 / 3, "and one waits, for one of three processes"
        answered.set()
        await asyncio.gather(first, second)
        await asyncio.sleep(0)
        thinking.busy()
        assert thinking.busy() == 0
    finally:
        answered.set()
        await thinking.close()


async def test_the_same_seed_thinks_the_same_and_a_seat_keeps_its_bot() -> None:
    view, legal = question()
    thinking = Thinking(0)
    chosen = [await thinking.choose(Ruled("tempus"), f"t{n}/0", "beginner", view, legal, 7) for n in range(2)]
    assert chosen[0] == chosen[1]
    assert bot_of(Ruled("tempus"), "t0/0", "beginner") is bot_of(Ruled("tempus"), "t0/0", "beginner")
    for number in range(KEPT + 5):
        bot_of(Ruled("pebbles"), f"x{number}", "beginner")
    assert len(_bots) == KEPT
    await thinking.close()


class Slow(Thinking):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[View, list[int]]] = []
        self.go = asyncio.Event()

    async def choose(
        self, game: Ruled, key: str, level: str, view: View, legal: list[int], seed: int, whose: Whose = ANYBODY
    ) -> int:
        self.asked.append((view, legal))
        await self.go.wait()
        return legal[-1]


async def slow_server(server: Server) -> Slow:
    slow = Slow()
    server.rooms.outside.thinking = slow
    return slow


async def test_all_bots_that_are_asked_think_at_once_and_see_their_own_views(server: Server) -> None:
    slow = await slow_server(server)
    await server.room("pebbles", server.ann, "casual", "casual")
    await calm()
    assert [view.seat for view, _ in slow.asked] == [1, 2]
    await slow.close()


async def test_a_bots_answer_comes_to_nothing_once_its_seat_is_taken_back(server: Server) -> None:
    slow = await slow_server(server)
    room = await server.room("pebbles", server.ann, server.ben)
    await done(room, server.ann, StandIn(cid=cid(), seat=0, level="casual"))
    await calm()
    assert len(slow.asked) == 1
    await done(room, server.ann, StandIn(cid=cid(), seat=0, level=None))
    slow.go.set()
    await calm()
    assert not [entry for entry in room.desk.recent if entry.kind == "move" and entry.seat == 0]
    assert await asked(room, server.ann, 0) is not None
    await slow.close()


async def test_a_paused_table_does_not_hear_its_bots(server: Server) -> None:
    slow = await slow_server(server)
    room = await server.room("pebbles", server.ann, "casual")
    await calm()
    await done(room, server.ann, Pause(cid=cid(), paused=True))
    slow.go.set()
    await calm()
    assert not [entry for entry in room.desk.recent if entry.seat == 1 and entry.kind == "move"]
    await done(room, server.ann, Pause(cid=cid(), paused=False))
    await calm()
    assert [entry for entry in room.desk.recent if entry.seat == 1 and entry.kind == "move"]
    await slow.close()


async def test_bots_take_their_time_only_while_somebody_watches(store: Store) -> None:
    clock = FakeClock()
    async with serving(store, clock, pace=0.5) as server:
        room = await server.room("pebbles", server.ann, "beginner", "beginner", "beginner")
        await calm()
        moves = [entry for entry in room.desk.recent if entry.kind == "move" and entry.seat in (1, 2, 3)]
        assert len(moves) == 3
        other = await server.room("pebbles", server.ann, "beginner", "beginner", "beginner", start=False)
        listener = await other.join(server.eva)
        other.driver._moved = clock.monotonic()
        await done(other, server.ann, begin())
        await calm()
        assert not [entry for entry in other.desk.recent if entry.kind == "move" and entry.seat in (1, 2, 3)]
        await clock.advance(0.6)
        assert [entry for entry in other.desk.recent if entry.kind == "move" and entry.seat in (1, 2, 3)]
        other.leave(listener)
