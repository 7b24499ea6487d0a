"""Table E: time, and those who would like more of it."""

import math
from collections import Counter
from random import Random
from statistics import mean, stdev
from typing import Any

from bench.realtime import BAR, measure, share, wrong_orders
from saecula.arena.play import hand_rng, play_game, seat_rng
from saecula.bots import make_bot
from saecula.bots.reaction import Hands
from saecula.games import make_game
from saecula.kernel.codes import CLOCK
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import drive
from saecula.server.time.clocks import STAND_IN
from saecula.server.time.fair import ALLOWANCE, CAP, REFILL, Allowance, Delay
from saecula.server.time.races import EARLY
from tests.prove.conftest import Size, Tell
from tests.prove.races import Part, Toll, early, leavers, races
from tests.prove.spread import spread

GAME = "time-of-empires"
REAL = {"ages": "real-time"}
#: An age in seconds, and the turns of a glass that fit into it.
AGE, TURNS = 540.0, 18
#: Who stays: better than the bot that plays for those who do not.
STAYS = "strong"
SEATS = 3
#: Milliseconds of game time: beyond every game, and about how long one lasts.
NEVER, END = 10**9, 1_200_000


def summed(found: list[Toll]) -> Toll:
    """All parts in one; what went wrong is printed."""
    wrong = [one for part in found for one in part.wrong]
    print("\n".join(wrong[:10]))
    contested, close = sum(part.contested for part in found), sum(part.close for part in found)
    return Toll(sum(part.tried for part in found), wrong, contested, close)


def parts(count: int, seed: int, ways: int = 2) -> list[Part]:
    """So many in all, in parts."""
    return [Part(seed + way, math.ceil(count / ways)) for way in range(ways)]


def most_turns(seed: int) -> int:
    """How often a glass was turned in an age at most, in a game among quick bots."""
    match = play_game(make_game(GAME), 2, REAL, ["habit"] * 2, seed)
    turns: Counter[tuple[int, object, int]] = Counter()
    age = 0
    for played in match.played:
        if played.seat == CLOCK:
            age += any("Gong" in type(event).__name__ for event in match.game.chronicle.told(played.log, None))
        elif played.seat >= 0:
            move: Any = match.game.book.decode(played.code)
            if type(move).__name__ == "TurnGlass":
                turns[played.seat, move.glass, age] += 1
    return max(turns.values())


def test_e1_early_glasses(tell: Tell, size: Size) -> None:
    toll = summed(spread(early, parts(size(10_000, 20), 11)))
    said = f"{len(toll.wrong)} accepted"
    what = "glasses turned 1 ms to 5 s too early, with forged questions, delays and repeats"
    tell("E1", what, toll.tried, "11, 12", said, "0 accepted", held=not toll.wrong)
    games = size(60, 2)
    most = max(spread(most_turns, range(games)))
    what = "games in real time: turns of one glass in an age"
    tell("E1", what, games, 0, f"{most} at most", f"{TURNS}", held=most <= TURNS)


def test_e2_exact_time(tell: Tell, size: Size) -> None:
    racers = measure(size(50, 2), 4, size(120, 20))
    errors = [error for racer in racers for found in racer.errors.values() for error in found]
    gongs = [error for racer in racers for error in racer.errors["gong"]]
    wrong = wrong_orders(racers)
    said = f"99 % within {share(errors, 0.99):.1f} ms; {wrong} wrong orders" if errors else "nothing was due"
    what = f"glasses, cries and gongs at {len(racers) // 4} tables in real time, seen by {len(racers)} sockets"
    is_exact = bool(errors) and share(errors, 0.99) < BAR
    tell("E2", what, len(errors), 1, said, f"{BAR:g} ms, 0", held=is_exact and not wrong, is_timed=True)
    if gongs:
        said = f"{min(gongs):.1f} to {max(gongs):.1f} ms late"
        held = max(gongs) < 100 and min(gongs) > -100
        tell("E2", "gongs, seen by all seats", len(gongs), 1, said, "100 ms", held=held, is_timed=True)


def test_e3_feigned_delays(tell: Tell, size: Size) -> None:
    rng, ages, per_claim, per_age = Random(13), size(2000, 10), 0.0, 0.0
    for _ in range(ages):
        delay, allowance, now, gained = Delay(), Allowance(0.0), 0.0, 0.0
        feigned = rng.uniform(0, 10)
        while now < AGE:
            delay.measured(2 * feigned * rng.uniform(0.5, 1))
            credit = allowance.take(delay.seconds, now)
            per_claim, gained = max(per_claim, credit), gained + credit
            now += rng.uniform(0.2, 30.0)
        per_age = max(per_age, gained)
    bound = ALLOWANCE + AGE * REFILL
    said = f"at most {per_claim * 1000:.0f} ms a claim, {per_age:.1f} s in an age"
    held = per_claim <= CAP and per_age <= bound
    what = "ages with a feigned delay of 0 to 10 s"
    tell("E3", what, ages, 13, said, f"{CAP * 1000:.0f} ms, {bound:.1f} s", held=held)


def test_e4_races(tell: Tell, size: Size) -> None:
    toll = summed(spread(races, parts(size(5000, 8), 14)))
    apart = EARLY * 1000
    said = (
        f"{len(toll.wrong)} lost to a later claim; {toll.close} by less than {apart:g} ms; {toll.contested:,} contested"
    )
    held = not toll.wrong and toll.contested > 0
    what = "races of 2 to 4 seats for one place, within 1 or 20 ms, over lines of all lengths"
    tell("E4", what, toll.tried, "14, 15", said, f"0 by more than {apart:g} ms", held=held)


class Leaver:
    """A game of one number, of which the first seat leaves at some game time."""

    def __init__(self, seed: int, leaves: int) -> None:
        names = [STAYS] * SEATS
        self.game, self.leaves = make_game(GAME), leaves
        self.match = Match(self.game, SEATS, self.game.meta.check(SEATS, REAL), seed_of(GAME, seed), names)
        self.minds = [make_bot(self.game, name) for name in names]
        self.away = make_bot(self.game, STAND_IN)
        self.rngs = [seat_rng(GAME, seed, seat) for seat in range(SEATS)]
        self.hands = Hands(self.game, names, [hand_rng(GAME, seed, seat) for seat in range(SEATS)])

    def answer(self, seat: int) -> int:
        """What a seat does, or the bot that plays for the one who has left."""
        state = self.match.state
        is_gone = seat == 0 and (self.game.now(state) or 0) >= self.leaves
        bot = self.away if is_gone else self.minds[seat]
        return bot.choose(self.game.view(state, seat), self.game.legal(state, seat), self.rngs[seat])

    def share(self) -> float:
        """Play to the end; the part of all points that the first seat has."""
        drive(self.match, self.hands.next, self.answer)
        totals = {one.seat: one.total for one in self.game.outcome(self.match.state).standings}
        return totals[0] / max(1, sum(totals.values()))


def points_with_a_leaver(seed: int) -> tuple[float, float]:
    """The share of all points of a seat that stays, and of the same seat in the same game if it leaves on the way."""
    return Leaver(seed, NEVER).share(), Leaver(seed, Random(seed).randint(0, END)).share()


def test_e5_leaving_gains_nothing(tell: Tell, size: Size) -> None:
    found = spread(points_with_a_leaver, range(200, 200 + size(30, 3)))
    gains = [leaves - stays for stays, leaves in found]
    error = stdev(gains) / math.sqrt(len(gains))
    said = f"{mean(gains):+.1%} of all points, standard error {error:.1%}"
    held = mean(gains) < 2 * error
    what = f"games in real time played twice, by a {STAYS} bot that stays and with a {STAND_IN} one from some moment on"
    tell("E5", what, len(found), 200, said, "no gain", held=held)


def test_e6_games_that_some_leave(tell: Tell, size: Size) -> None:
    toll = summed(spread(leavers, parts(size(1000, 4), 16)))
    said = f"{len(toll.wrong)} did not end; bots played on in {toll.contested:,}"
    held = not toll.wrong and toll.contested > 0
    tell("E6", "games that people leave at random, with clocks", toll.tried, "16, 17", said, "0", held=held)
