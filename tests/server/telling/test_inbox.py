"""The queues and events that sockets have."""

import asyncio

import pytest

from saecula.server.telling.inbox import Gate, Inbox


async def test_a_gate_lets_all_go_on_who_wait_and_nobody_while_it_is_shut() -> None:
    gate = Gate()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(one.done() for one in waiting)
    gate.set()
    assert await asyncio.gather(*waiting) == [True] * 3
    assert gate.is_set()
    assert await gate.wait()
    gate.clear()
    assert not gate.is_set()


async def test_somebody_who_gives_up_waiting_keeps_nobody_else_from_it() -> None:
    gate = Gate()
    first, second = asyncio.create_task(gate.wait()), asyncio.create_task(gate.wait())
    await asyncio.sleep(0)
    first.cancel()
    gate.set()
    assert await second
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_an_inbox_gives_what_came_in_its_order_and_waits_for_more() -> None:
    inbox: Inbox[int] = Inbox()
    assert inbox.empty()
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert (await inbox.get(), await inbox.get()) == (1, 2)
    coming = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not coming.done()
    inbox.put_nowait(3)
    assert await coming == 3
    assert inbox.empty()
