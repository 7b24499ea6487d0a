"""Claims in a real-time age: fair time, races, the gong and the cries; the clock goes on only when told to."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from saecula.server.store import Store
from saecula.server.table.room import Room
from saecula.server.time.fair import ALLOWANCE, CAP, LEAST, REFILL, TRIPS, Allowance, Delay
from saecula.server.time.races import Claim
from saecula.server.wire.frames import Ack, Refused
from tests.server.age_kit import AGE, COUNTS, CRY, GLASS, GRACE, open_age, turning
from tests.server.conftest import NewUrl
from tests.server.room_kit import Server, calm

BEGAN = round(COUNTS * 1000)


@pytest.fixture
def database_url(new_url: NewUrl) -> str:
    """Time is the same on every database: one kind suffices."""
    return new_url("sqlite")


def test_a_delay_is_half_the_quickest_of_the_last_round_trips_and_is_capped() -> None:
    delay = Delay()
    assert delay.seconds == 0.0
    for trip in (0.400, 0.060, 5.0, 0.080):
        delay.measured(trip)
    assert delay.seconds == 0.030
    for _ in range(TRIPS):
        delay.measured(9.0)
    assert delay.seconds == CAP
    delay.measured(2 * LEAST - 0.001)
    assert delay.seconds == 0.0


def test_an_allowance_is_used_up_and_refills() -> None:
    allowance = Allowance(100.0)
    taken = [allowance.take(9.0, 100.0) for _ in range(12)]
    assert taken[:10] == [CAP] * 10
    assert sum(taken) <= ALLOWANCE + 1e-9
    assert allowance.take(0.1, 100.0) < 1e-9
    assert abs(allowance.credit(CAP, 101.0) - REFILL) < 1e-9
    assert allowance.credit(9.0, 200.0) == CAP


async def test_who_claimed_first_wins_although_his_claim_arrives_second(server: Server) -> None:
    age = await open_age(server)
    await age.turn(2, "draw-left")
    age.delay(1, 0.100)
    await server.clock.advance(1.050)
    near = await age.turn(0, "draw-left")  # made 50 ms after Ben's, arrives 50 ms before it
    assert not near.done()
    await server.clock.advance(0.050)
    far = await age.turn(1, "draw-left", 0.100)
    await server.clock.advance(0.200)
    assert isinstance(far.result(), Ack)
    said = near.result()
    assert isinstance(said, Refused)
    assert (said.error, said.reason.clause) == ("illegal", "TOE-RTI-1")
    assert age.course()[-1] == (1, "turn-glass 1 draw-left", BEGAN + 1000)


async def test_the_loser_of_a_race_has_his_glass_and_may_turn_it_elsewhere_at_once(server: Server) -> None:
    age = await open_age(server)
    for seat in (1, 2):
        await age.turn(seat, "draw-left")
    said = (await age.turn(0, "draw-left")).result()
    assert isinstance(said, Refused)
    assert said.reason.clause == "TOE-RTI-1"
    assert isinstance((await age.turn(0, "draw-right")).result(), Ack)


async def test_nothing_waits_where_nobody_else_can_be_earlier(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.120)
    held = await age.turn(0, "ideas")
    assert not held.done()
    # the far one himself has nobody to wait for
    assert (await age.turn(1, "ideas", 0.120)).done()
    await server.clock.advance(0.130)
    assert held.done()
    # with both glasses running the far one is not asked, so nobody waits for him
    await age.turn(1, "bricks", 0.120, glass=2)
    await server.clock.advance(0.5)
    assert 1 not in age.room.desk.asked()
    assert (await age.turn(2, "ideas")).done()


async def test_claims_are_served_in_the_order_of_fair_time_however_they_arrive(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.140)
    age.delay(2, 0.060)
    await server.clock.advance(1.1)
    answers = [await age.turn(0, "ideas")]
    await server.clock.advance(0.02)
    answers.append(await age.turn(2, "ideas", 0.060))
    await server.clock.advance(0.04)
    answers.append(await age.turn(1, "ideas", 0.140))
    await server.clock.advance(0.2)
    assert all(isinstance(answer.result(), Ack) for answer in answers)
    assert [(seat, at) for seat, _, at in age.course()] == [(1, BEGAN + 1020), (2, BEGAN + 1060), (0, BEGAN + 1100)]


async def test_two_claims_of_the_same_millisecond_come_in_the_order_of_arrival(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(1)
    for seat in (2, 0, 1):
        await age.turn(seat, "draw-left")
    assert [(seat, at) for seat, _, at in age.course()] == [(2, BEGAN + 1000), (0, BEGAN + 1000)]


async def test_nobody_overtakes_himself_whatever_his_line_does(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(1)
    await age.turn(1, "ideas", 0.0)
    age.delay(1, 0.150)
    assert isinstance((await age.turn(1, "bricks", 0.150, glass=2)).result(), Ack)
    assert [at for _, _, at in age.course()] == [BEGAN + 1000, BEGAN + 1000]


async def test_a_claim_made_before_the_gong_counts_though_it_arrives_after_it(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(AGE + 0.060)
    assert age.now() < BEGAN + AGE * 1000  # CLOCK waits as long as a claim may be on its way
    assert isinstance((await age.turn(1, "ideas", 0.100)).result(), Ack)
    assert age.course()[-1][2] == BEGAN + AGE * 1000 - 40


async def test_a_claim_made_after_the_gong_is_too_late(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(AGE - 1)
    decision = age.decision(1)
    await server.clock.advance(1.101)
    said = (await age.play(1, turning("ideas"), 0.100, decision=decision)).result()
    assert isinstance(said, Refused)
    assert said.error == "stale"
    assert age.course() == []


async def test_at_the_same_instant_the_gong_comes_before_a_claim(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(AGE + 0.050)
    held = await age.turn(0, "ideas")  # 50 ms after the gong that has not been rung yet
    assert not held.done()
    await server.clock.advance(0.2)
    assert isinstance(held.result(), Refused)
    assert age.course() == []


async def test_a_cry_comes_before_a_claim_of_its_instant_and_after_one_made_before_it(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    await server.clock.advance(CRY + 0.090)
    early, late = await age.turn(0, "ideas"), await age.turn(1, "ideas", 0.100)
    await server.clock.advance(0.3)
    assert isinstance(early.result(), Ack)
    assert isinstance(late.result(), Ack)
    moves = [(entry.seat, entry.body.move) for entry in age.room.desk.recent if entry.kind == "move"]
    cry = moves.index((-2, {"do": "Tick", "millisecond": str(BEGAN + round(CRY * 1000))}))
    turned = {seat: at for at, (seat, move) in enumerate(moves) if move is not None and move["do"] == "TurnGlass"}
    assert turned[1] < cry < turned[0]


async def test_a_glass_runs_out_on_its_millisecond(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(1.234)
    await age.turn(0, "ideas")
    await age.turn(0, "bricks", glass=2)
    await server.clock.advance(GLASS - 0.002)
    assert 0 not in age.room.desk.asked()
    await server.clock.advance(0.003)
    assert 0 in age.room.desk.asked()
    assert age.now() == BEGAN + 1234 + GLASS * 1000


async def test_open_chains_have_their_grace_after_the_gong_and_no_more(server: Server) -> None:
    age = await open_age(server)
    await server.clock.advance(AGE - 0.5)
    await age.turn(0, "draw-left")
    await server.clock.advance(1)
    assert age.room.desk.asked() == [0]
    await server.clock.advance(GRACE)
    events = [event for entry in age.room.desk.recent if entry.told for event in entry.told.forms[0].events]
    assert any(event["event"] == "ChainLost" for event in events)


async def test_a_repeated_claim_is_answered_and_not_made_twice(server: Server) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    first = await age.play(0, turning("ideas"), cid_="same")
    second = await age.play(0, turning("ideas"), cid_="same")
    await server.clock.advance(0.2)
    assert first.result() == second.result()
    assert len(age.course()) == 1


async def test_who_feigns_a_slow_line_gains_no_more_than_his_allowance(server: Server) -> None:
    async def nothing(_: float | None) -> None:
        pass

    age = await open_age(server)
    gained = 0.0
    for _ in range(40):
        arrived = server.clock.monotonic()
        claim = Claim(1, server.ben.id, 5.0, arrived, nothing)
        age.room.races.enter(claim)
        gained += arrived - claim.fair
        await server.clock.advance(0.2)
    assert CAP < gained <= ALLOWANCE + 40 * 0.2 * REFILL


async def test_a_claim_that_waits_is_answered_when_the_table_fails(server: Server, store: Store) -> None:
    age = await open_age(server)
    age.delay(1, 0.100)
    held = await age.turn(0, "ideas")
    room: Room = age.room
    await room.owner.post(room._recover)
    await calm()
    said = held.result()
    assert isinstance(said, Refused)
    assert said.error == "failed"


@pytest.mark.parametrize("seed", range(3))
async def test_of_many_claims_over_lines_of_all_lengths_none_is_served_out_of_order(server: Server, seed: int) -> None:
    age = await open_age(server)
    rng = Random(seed)
    lines = [0.0, 0.040, 0.145]
    for seat, line in enumerate(lines):
        age.delay(seat, line)
    made = [(rng.uniform(0, 10), rng.randrange(3)) for _ in range(24)]
    served: list[tuple[float, int]] = []

    def note(moment: float, seat: int) -> Callable[[float | None], Awaitable[None]]:
        async def work(_: float | None) -> None:
            served.append((moment, seat))

        return work

    start = server.clock.passed
    waits = []
    for moment, seat in sorted(made, key=lambda one: one[0] + lines[one[1]]):
        await server.clock.advance(max(0.0, start + moment + lines[seat] - server.clock.passed))
        claim = age.room.turnstile.claim(seat, age.people[seat].id, lines[seat], note(moment, seat))
        waits.append(asyncio.create_task(claim))
        await calm()
    await server.clock.advance(CAP)
    await asyncio.gather(*waits)
    assert served == sorted(made)
