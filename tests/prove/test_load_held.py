"""Table A: how much a server carries, and what one visitor can do to all others."""

import asyncio
import time
from pathlib import Path
from statistics import median

import msgspec

from bench.crew import share
from bench.host import Host
from bench.load import first_game
from saecula.server.settings import Settings
from tests.prove.answering import Table, watch
from tests.prove.conftest import Size, Tell
from tests.prove.crowds import Held, crowd, hosted, late, memory_of, places_at, places_of_strangers, storm
from tests.prove.hostile import besieging

#: Sockets of the steps, at tables of four; a robot of theirs moves every so many seconds.
STEPS, PACE = (1000, 2000, 3000, 4000, 5000), 5.0
#: Milliseconds, by part of the moves, until all have seen one; and at the most sockets.
MIDDLE, LAST, FAR = 3.0, 25.0, 250.0
SLOWER = 1.5


def honest(held: Held, times: float) -> Held:
    """What was measured, if it says something of the server; a trial on a busy machine need not."""
    assert held.why is None or times < 1, held.why
    assert held.seen, "nobody moved"
    return held


def test_a1_a_thousand_sockets(tell: Tell, size: Size, times: float) -> None:
    with hosted() as host:
        held = honest(crowd(host, places_at(host, size(250, 4), 4), size(90, 5), 1.25, 1), times)
    said = f"50 % in {held.ms(0.5):.1f} ms, 99 % in {held.ms(0.99):.1f} ms"
    is_quick = held.ms(0.5) <= MIDDLE and held.ms(0.99) <= LAST
    bar = f"{MIDDLE:g} ms, {LAST:g} ms"
    what = f"moves at {size(250, 4)} tables of four until all four have seen them"
    tell("A1", what, len(held.seen), 1, said, bar, held=is_quick, is_timed=True)
    wrong = f"{len(held.wrong)} lost, doubled, refused or out of order"
    tell("A1", "the same moves", len(held.acked), 1, wrong, "0", held=not held.wrong)


def test_a2_as_many_sockets_as_it_takes(tell: Tell, size: Size, times: float) -> None:
    with hosted() as host:
        places = places_at(host, size(250, 4), 4)
        assert host.process is not None
        before, found, ends = memory_of(host.process.pid), list[tuple[int, Held]](), "all steps were held"
        for step in STEPS if times >= 1 else STEPS[:1]:
            watched = [msgspec.structs.replace(place, watchers=step // 250 - 4) for place in places]
            held = crowd(host, watched, size(15, 3), PACE, step)
            if times >= 1 and (held.why is not None or held.ms(0.99) > FAR):
                ends = f"{step:,}: {held.why or f'99 % in {held.ms(0.99):.0f} ms'}"
                break
            found.append((step, held))
    assert found, ends
    sockets, held = found[-1][0] * len(places) // 250, found[-1][1]
    each = (held.memory - before) / sockets / 1000
    said = f"99 % in {held.ms(0.99):.1f} ms, {each:.0f} kB a socket, tables at play among them; {ends}"
    what = "sockets, told of every move at their tables"
    tell("A2", what, sockets, found[-1][0], said, f"1,000 in {FAR:g} ms, 50 kB", held=each <= 50, is_timed=True)


def test_a3_all_cut_at_once(tell: Tell, size: Size) -> None:
    with hosted() as host:
        count, took, wrong = asyncio.run(storm(host, places_at(host, size(250, 4), 4), 3))
    said = f"all back in {max(took):.1f} s, {wrong} wrong pictures"
    held = max(took) <= 5 and not wrong
    tell("A3", "sockets cut at once, three times", count, "none", said, "5 s, 0", held=held, is_timed=True)


def test_a4_the_loop_while_bots_think(tell: Tell, size: Size) -> None:
    with hosted() as host:
        token, seconds = host.guest("Watcher"), size(45, 5)
        wishes = [{"kind": "bot", "level": "master"}] * 4
        body = {"game": first_game(), "seats": wishes, "start": True}
        tables = [str(host.post("/api/tables", token, body)["id"]) for _ in range(2)]
        asyncio.run(watch(host, tables, token, 3))
        before = late(host, 0.02)
        asyncio.run(watch(host, tables, token, seconds))
        after = late(host, 0.02)
    looks, over = after[0] - before[0], after[1] - before[1]
    said, held = f"{over} later than 20 ms", over <= looks / 100
    what = "looks at the event loop while two tables of master bots think"
    tell("A4", what, looks, "none", said, "1 of 100", held=held, is_timed=True)


def told_siege(tell: Tell, seed: int, what: str, idle: Held, under: Held, attack: str) -> None:
    """A row of what others' moves took while somebody did his worst."""
    before, after = (share(held.acked, 0.99) * 1000 for held in (idle, under))
    said = f"99 % in {after:.1f} ms, {before:.1f} ms before it; {len(under.wrong)} lost or out of order; {attack}"
    held = after < 2 * before and not under.wrong
    tell("A5", what, len(under.acked), seed, said, "twice as long", held=held, is_timed=True)


def test_a5_one_hostile_address(tell: Tell, size: Size, times: float) -> None:
    seconds = size(40, 6)
    with hosted(is_limited=True) as host:
        places = places_of_strangers(host, size(40, 2), 3)
        idle = honest(crowd(host, places, seconds, 1.0, 1, processes=1), times)
        for seed, kind, what in (
            (2, "lines", "others' moves while one address floods, drips and reads nothing"),
            (3, "all", "others' moves while one address does the worst it is allowed to"),
        ):
            with besieging(host.address, kind, seconds + 600) as siege:
                under = honest(crowd(host, places, seconds, 1.0, seed, processes=1), 0)
            told_siege(tell, seed, what, idle, under, siege.told)


def test_bots_against_people(tell: Tell, size: Size) -> None:
    seconds, pace = size(60, 15), str(Settings(db="").bot_pace)
    with hosted(is_limited=True, arguments=("--bot-pace", pace)) as host:
        table = Table(host, 1)
        idle = {pace.level: pace for pace in table.paces(seconds)}
        with besieging(host.address, "work", seconds + 600) as siege:
            time.sleep(5)
            under = table.paces(seconds)
    for now in (one for one in under if one.level in idle):
        before = idle[now.level].mean
        said = f"{now.mean * 1000:.0f} ms a move, {before * 1000:.0f} ms before it; {siege.told}"
        held = now.mean <= SLOWER * before
        what = f"moves of the {now.level} bot against a person while others ask for all they may, {pace} s between them"
        tell("bots", what, now.moves, 1, said, f"{SLOWER:g} times as long", held=held, is_timed=True)


def test_a7_cold_start(tmp_path: Path, tell: Tell, size: Size) -> None:
    took = list[float]()
    for number in range(size(5)):
        began = time.monotonic()
        host = Host(f"sqlite:///{tmp_path}/start{number}.db", tmp_path)
        host.start()
        try:
            host.open_table(first_game(), 3, [host.guest("First")], {})
            took.append(time.monotonic() - began)
        finally:
            host.stop()
    said = f"{median(took):.1f} s in the middle, {max(took):.1f} s at most"
    what = "starts with an empty database, until a game has begun"
    tell("A7", what, len(took), "none", said, "2 s", held=median(took) <= 2, is_timed=True)
