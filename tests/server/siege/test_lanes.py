"""Hints and tables of bots without end: opponents of people answer as if nobody else were there."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from saecula.server import thinking
from saecula.server.lanes import WAITING, Crowded, Lane, Pool, Whose
from saecula.server.telling import inquiries
from saecula.server.thinking import Ruled
from saecula.server.web.sockets import ASKING
from tests.patience import PATIENCE, until
from tests.server.site import served

#: An address that a proxy tells of.
ELSEWHERE = {"X-Forwarded-For": "192.0.2.66"}


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hints that take for ever, until they are let go."""
    go = threading.Event()

    def advise(*_: Any) -> None:
        go.wait(PATIENCE)
        raise ValueError("the test is over")

    monkeypatch.setattr(inquiries, "advice", advise)
    yield go
    go.set()


def test_while_hints_take_for_ever_bots_move_and_previews_come(tmp_path: Path, held: threading.Event) -> None:
    with served(tmp_path) as site, ExitStack() as stack:
        hostile, honest = site.guest(), site.guest()
        theirs = hostile.table("me", "casual")["id"]
        hint = {"ask": "hint", "cid": "h", "seat": 0, "level": "casual"}
        for first in range(0, WAITING + 1, ASKING):
            line = stack.enter_context(hostile.socket(theirs, 0))
            line.until("welcome")
            for _ in range(first, min(first + ASKING, WAITING + 1)):
                line.send(hint)
        pool = site.server._site.rooms.outside.thinking._patient
        until(lambda: len(pool._queue) == WAITING)
        refused = hostile.post(f"/api/tables/{theirs}/inquiries", json=hint)
        assert (refused.status_code, refused.json()["error"]) == (409, "too-many")
        table = honest.table("me", "casual", "casual")["id"]
        asked = honest.view(table, 0)["asked"]
        tried = {"cid": "w", "ask": "foresee", "seat": 0, "moves": [{"seat": 0, "move": asked["legal"][0]}]}
        assert honest.post(f"/api/tables/{table}/inquiries", json=tried).status_code == 200
        assert honest.play_on(table)["table"]["status"] == "over"
        assert len(pool._queue) == WAITING, "the hints waited all the while"
        held.set()


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[str], threading.Event]]:
    """Experts that think for ever, until they are let go; their levels in the order in which they began."""
    go, began, real = threading.Event(), list[str](), thinking.choose

    def choose(game: Ruled, key: str, level: str, *rest: Any) -> int:
        if level.startswith("expert"):
            began.append(key)
            go.wait(PATIENCE)
        return real(game, key, "beginner", *rest)

    monkeypatch.setattr(thinking, "choose", choose)
    yield began, go
    go.set()


def test_while_an_expert_of_others_thinks_for_ever_all_other_bots_move(
    tmp_path: Path, deep: tuple[list[str], threading.Event]
) -> None:
    began, go = deep
    with served(tmp_path) as site, ExitStack() as stack:
        stack.callback(go.set)
        hostile, honest = site.guest(), site.guest()
        hostile.headers.update(ELSEWHERE)
        for _ in range(2):
            hostile.table("me", "expert", "expert")
        theirs = hostile.table("expert", "me", "expert")["id"]
        until(lambda: bool(began))
        for level in ("beginner", "casual", "master"):
            table = honest.table("me", level, level)["id"]
            assert honest.play_on(table)["table"]["status"] == "over"
        assert len(began) == 1, "the first expert thought all the while"
        assert hostile.view(theirs)["table"]["status"] == "playing"


async def test_whoever_comes_as_many_players_has_no_more_turns() -> None:
    homes = {"honest": "there"}
    pool = Pool(lambda: ThreadPoolExecutor(1), home=lambda owner: homes.get(owner, "here"))
    go, order = threading.Event(), list[str]()

    def work(name: str) -> None:
        go.wait(PATIENCE)
        order.append(name)

    doing = []
    for owner in ("a", "b", "c", "a", "d", "honest", "honest"):
        doing.append(asyncio.create_task(pool.do(Whose(Lane.OPPONENT, owner), work, owner)))
        await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*doing)
    assert order == ["a", "honest", "b", "honest", "c", "d", "a"]
    end(pool)


async def test_an_address_that_thinks_without_end_leaves_a_process_to_others() -> None:
    pool, go = Pool(lambda: ThreadPoolExecutor(1), 3), threading.Event()
    hog, honest = Whose(Lane.OPPONENT, "hog"), Whose(Lane.OPPONENT, "honest")
    endless = [asyncio.create_task(pool.do(hog, go.wait, PATIENCE)) for _ in range(4)]
    await asyncio.sleep(0)
    assert pool.waiting() == 2, "no more than two of three processes for one"
    for n in range(3):
        assert await pool.do(honest, str, n) == str(n)
    assert not any(task.done() for task in endless)
    go.set()
    await asyncio.gather(*endless)
    end(pool)


async def test_a_bot_goes_back_to_the_process_that_knows_it_unless_that_is_busy() -> None:
    pool, go = Pool(lambda: ThreadPoolExecutor(1), 3), threading.Event()
    mine, theirs = Whose(Lane.OPPONENT, "me", "mine"), Whose(Lane.OPPONENT, "them", "theirs")
    first = asyncio.create_task(pool.do(theirs, go.wait, PATIENCE))
    await asyncio.sleep(0)
    home = await pool.do(mine, threading.get_ident)
    go.set()
    await first
    assert await pool.do(mine, threading.get_ident) == home, "though the first is free again"
    go.clear()
    other = asyncio.create_task(pool.do(mine, go.wait, PATIENCE))
    await asyncio.sleep(0)
    assert await pool.do(mine, threading.get_ident) != home
    go.set()
    await other
    end(pool)


async def test_new_bots_of_an_address_do_not_drive_those_of_others_from_their_processes() -> None:
    pool = Pool(lambda: ThreadPoolExecutor(1), 2)
    there = await pool.do(Whose(Lane.OPPONENT, "honest", "one"), threading.get_ident)
    go = threading.Event()
    busy = asyncio.create_task(pool.do(Whose(Lane.OPPONENT, "honest", "one"), go.wait, PATIENCE))
    await asyncio.sleep(0)
    elsewhere = await pool.do(Whose(Lane.OPPONENT, "hog", "first"), threading.get_ident)
    go.set()
    await busy
    for n in range(3):
        assert await pool.do(Whose(Lane.OPPONENT, "hog", f"new {n}"), threading.get_ident) == elsewhere != there
    end(pool)


def end(pool: Pool) -> None:
    """End all processes of a pool."""
    for executor in pool.executors():
        executor.shutdown()


def test_a_table_of_bots_stands_still_while_nobody_watches(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person = site.guest()
        table = person.table("casual", "casual")["id"]
        rooms = site.server._site.rooms
        seen = person.view(table)
        assert seen["table"]["status"] == "playing"
        assert not rooms._rooms[table].driver.is_busy()
        with person.socket(table) as line:
            until(lambda: (line.take().get("table") or {}).get("status") == "over", 0)


async def test_lane_goes_before_lane_and_in_a_lane_everybody_has_a_turn() -> None:
    pool, go, order = Pool(lambda: ThreadPoolExecutor(1)), threading.Event(), list[str]()

    def work(name: str) -> None:
        go.wait(PATIENCE)
        order.append(name)

    wanted = [(Lane.HINT, "hog")] * 4 + [(Lane.UNATTENDED, "x"), (Lane.HINT, "honest"), (Lane.OPPONENT, "people")]
    doing = []
    for lane, owner in wanted:
        doing.append(asyncio.create_task(pool.do(Whose(lane, owner), work, owner)))
        await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*doing)
    assert order == ["hog", "people", "honest", "hog", "hog", "hog", "x"]
    end(pool)


async def test_who_gives_up_waiting_holds_up_nobody_and_who_asks_too_much_is_refused() -> None:
    pool, go = Pool(lambda: ThreadPoolExecutor(1)), threading.Event()
    mine = Whose(Lane.HINT, "me")
    running = asyncio.create_task(pool.do(mine, go.wait, PATIENCE))
    waiting = [asyncio.create_task(pool.do(mine, str, n)) for n in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await pool.do(mine, str, 0)
    running.cancel()
    waiting[0].cancel()
    await asyncio.gather(running, waiting[0], return_exceptions=True)
    assert not any(task.done() for task in waiting[1:]), "the process is not free before it is done"
    go.set()
    assert await asyncio.gather(*waiting[1:]) == [str(n) for n in range(1, WAITING)]
    assert not pool._waiting
    end(pool)
