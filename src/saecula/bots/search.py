"""A search for any game: the best plans for a turn, tried against what the others may hold and do.

Plans come from a beam over the seat's own next decisions. Each trial deals anew what the seat cannot see
(`resample`), follows a plan, lets everybody answer with the best plans of their own for a turn or more, and judges
where that has led. All plans face the same deals, so that luck cancels out; the weaker half is dropped again and again
while the budget lasts. Nothing here looks at a true state.

Trials that a learned judge ends differ little from deal to deal: a few of them tell what one round brings, and more of
them tell nothing new. Deep bots look a round further at the plans that are left after each halving: time buys depth.

Where a game's habits are good enough to play on by (`horizon`), a plan is a single move, and everybody plays on by
habit after it: far more trials, each of which sees further. Where time runs, nobody waits for others to finish, so
that plans for a whole turn seldom come off.
"""

import gc
from math import log
from random import Random
from time import perf_counter

from msgspec.json import encode

from saecula.bots.ahead import LONG, Beam, Plan, Variation, follow, lean_to_habit, look_ahead, shortlist
from saecula.bots.bot import Advice, Bot
from saecula.bots.judge import Judge
from saecula.bots.sober import sober
from saecula.kernel.codes import CHANCE, CLOCK, Log
from saecula.kernel.game import Game
from saecula.kernel.steps import State
from saecula.kernel.views import View
from saecula.parts.habits import PRACTICE
from saecula.play.playout import draw, play_on


class Manner:
    """How plans are tried.

    `plans` of them, no more than `alike` with the same first move, are played on for `turns` of all seats together, in
    whole rounds; a `beam` finds the answers; what was said of a plan before its trials counts like `faith` of them.
    Most of a turn follows a plan: a turn takes about `thoughts` of them. Bots that look deeper play the plans that are
    left after each halving on for as many turns again, up to `deeper` times; `enough` deals are a reason to halve, too.
    """

    def __init__(
        self,
        plans: int,
        alike: int,
        turns: int,
        beam: Beam,
        faith: int,
        thoughts: float,
        deeper: int = 0,
        enough: int = 8,
    ) -> None:
        self.plans = plans
        self.alike = alike
        self.turns = turns
        self.beam = beam
        self.faith = faith
        self.thoughts = thoughts
        self.deeper = deeper
        self.enough = enough


#: Many plans, and what the others can do about each at once.
NEAR = Manner(plans=14, alike=8, turns=1, beam=Beam(width=2, firsts=6, most=8), faith=1, thoughts=1.5)
#: A long turn builds for later turns: what it was good for shows when some of them are played, well enough but quickly.
#: Its first move says little about it.
FAR = Manner(plans=24, alike=24, turns=12, beam=Beam(width=1, firsts=1, most=4), faith=2, thoughts=1.35)
#: The same with a judge that has learned how games go on: a few trials tell enough to look further.
KEEN = Manner(plans=14, alike=8, turns=1, beam=Beam(width=2, firsts=6, most=8), faith=4, thoughts=1.5, deeper=3)
#: A judge that has learned how games go on need not see them played on by quick answers, which blur what it knows: the
#: others answer once, the seat makes the best of that, and there is time for many more deals.
TRUSTED = Manner(plans=12, alike=12, turns=1, beam=Beam(width=1, firsts=2, most=8), faith=4, thoughts=1.35, deeper=3)
#: In the middle of a fight or an auction: what comes of it when it is over, and no luck of later turns on top.
AT_ONCE = Manner(plans=24, alike=24, turns=0, beam=Beam(width=1, firsts=1, most=4), faith=2, thoughts=10.0)
#: Single moves, after which everybody plays on by habit; luck counts for much there, and what was said before as well.
BY_HABIT = Manner(plans=8, alike=1, turns=1, beam=Beam(width=2, firsts=6, most=8), faith=30, thoughts=1.5)
#: The same with a learned judge.
BEYOND_HABIT = Manner(
    plans=8, alike=1, turns=1, beam=Beam(width=2, firsts=6, most=8), faith=30, thoughts=1.5, deeper=3, enough=60
)
#: How many answers a turn of the seat may take, at most.
REPLIES = 40
#: The number of parts in which the budget is spent; the weaker half of the plans is dropped after each.
PARTS = 4
#: How many deals all plans face before any is dropped.
ROUNDS = 4
#: How wide to look for the seat's own plans.
BEAM = Beam(width=8, firsts=12, most=40)
#: Where time is part of the rules: hands are quick, and every answer is thought about on its own.
THOUGHTS_IN_TIME = 6.0
#: The part of its time that a thought has left however late it begins.
HURRIED = 0.25
#: How much it counts against a move to be e times as unlikely by habit.
UNLIKELY = 0.015
#: Moves that are less likely than this, as a power of e, are not tried at all.
HOPELESS = -12.0
#: A learned judge says enough of each move to begin with, and need not see so much of the game played on by habit.
GLANCE = Beam(width=2, firsts=8, most=16)
SOONER = 4


class Budget:
    """How long to think: a number of trials, or a time."""

    def __init__(self, trials: int, seconds: float) -> None:
        self.trials = trials
        self.seconds = seconds
        self.began = perf_counter()
        self.used = 0

    def spent(self) -> float:
        """The part of the budget that is used up."""
        if self.trials:
            return self.used / self.trials
        return (perf_counter() - self.began) / self.seconds


class Trials:
    """Trials at a seat's view, judged in a manner; plans that are left are tried up to `deeper` times deeper."""

    def __init__(self, game: Game[State], judge: Judge, view: View, manner: Manner, deeper: int) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.manner = manner
        self.deeper = deeper
        #: how many deals all plans face before any is dropped: trials that look deeper are few and differ little
        self.least = 1 if deeper else ROUNDS

    def try_each(self, plans: list[Plan], part: int, rng: Random) -> None:
        """One more trial for each plan, all in the same deal, as deep as that part of the budget allows."""
        seat = self.view.seat
        assert seat is not None
        world = self.game.resample(self.view, rng)
        luck = int(rng.random() * 2**31)
        depth = 1 + min(part, self.deeper)
        ends = [trial(self.game, self.judge, world.copy(), seat, plan.moves, luck, depth) for plan in plans]
        for plan, worth in zip(plans, self.judge.worths(ends, seat)):
            plan.add(worth)

    def look_further(self, plans: list[Plan]) -> None:
        """What was found so far counts little beside what deeper trials will find."""
        if self.deeper:
            for plan in plans:
                plan.look_further(self.manner.faith)


class SearchBot(Bot):
    """Thinks for a number of trials, or for a time per turn."""

    def __init__(
        self,
        game: Game[State],
        name: str,
        simulations: int = 0,
        seconds: float = 0.0,
        judge: Judge | None = None,
        *,
        is_deep: bool = False,
    ) -> None:
        super().__init__(game, name)
        self.judge = Judge(game) if judge is None else judge
        self.simulations = simulations
        self.seconds = seconds
        #: whether plans that are left are looked at further and further
        self.is_deep = is_deep
        #: trials made so far, for benches
        self.run = 0
        #: what the plan under way does next, by the view in which it does it
        self.planned: dict[bytes, int] = {}

    def choose(self, view: View, legal: list[int], rng: Random) -> int:
        """Go on with the plan as long as everything comes as it foresaw."""
        planned = self.planned.pop(encode(view), None)
        return planned if planned in legal else super().choose(view, legal, rng)

    def consider(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """Try the best plans and tell what became of each move."""
        # states hold no cycles: what is dropped is freed at once, and looking for more takes half of the time
        is_on = gc.isenabled()
        gc.disable()
        try:
            return self.weigh_plans(view, legal, rng)
        finally:
            if is_on:
                gc.enable()

    def weigh_plans(self, view: View, legal: list[int], rng: Random) -> list[Advice]:
        """Look for plans, try them out, keep the best."""
        assert view.seat is not None
        world = self.game.resample(view, rng)
        manner = manner_of(self.game, self.judge, world)
        seconds = time_left(self.seconds / thoughts_of(self.game, world, manner), self.late)
        budget = Budget(self.simulations, seconds)
        variations: list[Variation] = []
        sensible = sober(self.game, world, view.seat, legal)
        if self.game.mind.horizon(world) and self.judge.habit > 0.0:
            variations = look_ahead(self.game, self.judge, world, view.seat, sensible, GLANCE, rng)
            lean_to_habit(self.game, self.judge, world, view.seat, sensible, variations)
            plans = judged_moves(variations, manner)
        elif self.game.mind.horizon(world):
            plans = choose_moves(self.game, self.judge, world, view.seat, sensible, manner, rng)
        else:
            variations = look_ahead(self.game, self.judge, world, view.seat, sensible, BEAM, rng)
            plans = choose_plans(variations, manner)
        if plans:
            trials = Trials(self.game, self.judge, view, manner, manner.deeper if self.is_deep else 0)
            try_out(trials, plans, budget, rng)
            self.run += budget.used
            plans.sort(key=lambda plan: (-plan.trials, -plan.mean()))
            self.planned = expected_views(self.game, world, view.seat, plans[0].moves, rng)
        return advise(legal, variations, plans, rng)


def time_left(seconds: float, late: float) -> float:
    """How long to think, of so many seconds, if the thought begins late."""
    return max(seconds * HURRIED, seconds - late)


def expected_views(game: Game[State], state: State, seat: int, moves: list[int], rng: Random) -> dict[bytes, int]:
    """What the seat will see before each further move of a plan; after a surprise it sees something else."""
    found: dict[bytes, int] = {}
    for at in range(len(moves) - 1):
        state = follow(game, state, seat, [], moves[at], rng).state
        if seat not in game.to_act(state) or moves[at + 1] not in sober(game, state, seat, game.legal(state, seat)):
            break
        found[encode(game.view(state, seat))] = moves[at + 1]
    return found


def thoughts_of(game: Game[State], world: State, manner: Manner) -> float:
    """About how many thoughts a turn has, which share its time: more where time runs."""
    return THOUGHTS_IN_TIME if game.now(world) is not None else manner.thoughts


def manner_of(game: Game[State], judge: Judge, state: State) -> Manner:
    """How plans are tried here."""
    if game.mind.horizon(state):
        return BEYOND_HABIT if judge.habit > 0.0 else BY_HABIT
    if game.mind.turn_length() <= LONG:
        return KEEN if judge.is_learned else NEAR
    if not game.mind.is_quiet(state):
        return AT_ONCE
    return TRUSTED if judge.is_learned else FAR


def choose_plans(variations: list[Variation], manner: Manner) -> list[Plan]:
    """The best variations, not too many of them with the same first move."""
    plans: list[Plan] = []
    alike: dict[int, int] = {}
    for variation in variations:
        first = variation.moves[0]
        if len(plans) < manner.plans and alike.get(first, 0) < manner.alike and variation.worth > 0.0:
            alike[first] = alike.get(first, 0) + 1
            plans.append(Plan(variation.moves, variation.worth, manner.faith))
    return plans


def choose_moves(
    game: Game[State], judge: Judge, state: State, seat: int, codes: list[int], manner: Manner, rng: Random
) -> list[Plan]:
    """The likeliest moves, each a plan of its own."""
    chosen = shortlist(game, state, seat, codes, manner.plans, rng)
    weights = game.mind.policy(state, seat, chosen)
    best = max(weights)
    worth = judge.worths([state], seat)[0]
    plans: list[Plan] = []
    for code, weight in zip(chosen, weights):
        likely = PRACTICE * log(weight / best)
        if likely > HOPELESS:
            plans.append(Plan([code], worth + UNLIKELY * likely, manner.faith))
    return plans


def judged_moves(variations: list[Variation], manner: Manner) -> list[Plan]:
    """The best moves by what a judge says of where they lead, each a plan of its own."""
    plans: list[Plan] = []
    firsts: set[int] = set()
    for variation in variations:
        first = variation.moves[0]
        if first not in firsts and len(plans) < manner.plans and variation.worth > 0.0:
            firsts.add(first)
            plans.append(Plan([first], variation.worth, manner.faith))
    return plans


def try_out(trials: Trials, plans: list[Plan], budget: Budget, rng: Random) -> None:
    """Trials for all plans in turn on the same deals; the weaker half drops out as the budget runs down."""
    going = list(plans)
    rounds = part = since = 0
    spent = before = budget.spent()
    # the last round may be half over the budget, so that thoughts take their time on average
    while not decided(going, rounds) and spent + (spent - before) / 2 < 1.0:
        trials.try_each(going, part, rng)
        budget.used += len(going)
        rounds += 1
        since += 1
        before, spent = spent, budget.spent()
        due = int(spent * PARTS)
        if trials.deeper and since >= trials.manner.enough:
            due = max(due, part + 1)
        due = min(due, PARTS - 1)
        if due > part and rounds >= trials.least:
            part, since = due, 0
            going = better_half(going, max(2, len(plans) >> part))
            trials.look_further(going)


def better_half(plans: list[Plan], keep: int) -> list[Plan]:
    """The best `keep` of the plans; how good each was is noted, to compare those that drop out with the rest."""
    for plan in plans:
        plan.marks.append(plan.mean())
    return sorted(plans, key=lambda plan: -plan.mean())[:keep]


def decided(plans: list[Plan], rounds: int) -> bool:
    """Whether more trials change nothing: one plan is left, or all come to the same whatever happens."""
    if len(plans) == 1:
        return True
    worth = plans[0].mean()
    return rounds >= ROUNDS and all(plan.mean() == worth for plan in plans)


def trial(game: Game[State], judge: Judge, state: State, seat: int, moves: list[int], luck: int, depth: int) -> State:
    """Where a plan leads in one world, once everybody has answered and the seat has made the best of that.

    That many times over, if it is to look deeper.
    """
    manner, rng = manner_of(game, judge, state), Random(luck)
    for code in moves:
        if seat not in game.to_act(state):
            break
        if code not in game.legal(state, seat):
            # chance drew something else than the plan expected: finish the turn as well as possible
            state = answer(game, judge, state, seat, manner.beam, rng)
            break
        state = follow(game, state, seat, [], code, rng).state
    far = game.mind.horizon(state)
    if far:
        play_on(game, state, rng, far * depth // SOONER if judge.habit > 0.0 else far)
        return state
    turns = -(-manner.turns // state.seats) * depth
    for reply in range(REPLIES * turns):
        # whatever a plan has drawn so far, the next answer meets the same luck
        rng.seed(luck + reply)
        seats = game.to_act(state)
        if not seats or turns == 0:
            break
        if seat in seats and game.mind.is_quiet(state):
            turns -= 1
        state = answer(game, judge, state, seat if seat in seats else seats[0], manner.beam, rng)
    return state


def answer(game: Game[State], judge: Judge, state: State, seat: int, beam: Beam, rng: Random) -> State:
    """The state after somebody else's turn."""
    if seat == CHANCE:
        game.make(state, seat, draw(game, state, rng), Log(False))
        return state
    codes = game.legal(state, seat)
    if len(codes) == 1 or seat == CLOCK:
        game.make(state, seat, codes[0], Log(False))
        return state
    return look_ahead(game, judge, state, seat, codes, beam, rng)[0].state


def advise(legal: list[int], variations: list[Variation], plans: list[Plan], rng: Random) -> list[Advice]:
    """All legal moves: those of the plans in their order, then the rest by the look ahead.

    Each is worth what the best is, less by how much it fell behind where both were judged alike: trials that look
    deeper, or a look ahead without trials, give figures that say nothing beside each other.
    """
    total = max(1, sum(plan.trials for plan in plans))
    tried: dict[int, Advice] = {}
    for plan in plans:
        first = plan.moves[0]
        if first in tried:
            tried[first].share += plan.trials / total
        else:
            tried[first] = Advice(first, share_of(plans[0].mean() - plan.behind(plans[0])), plan.trials / total)
    seen: dict[int, float] = {}
    for variation in variations:
        seen.setdefault(variation.moves[0], variation.worth)
    rest = [code for code in legal if code not in tried]
    rest.sort(key=lambda code: (-seen.get(code, -2.0), rng.random()))
    above = plans[0].mean() - seen.get(plans[0].moves[0], plans[0].mean()) if plans else 0.0
    return [*tried.values(), *(Advice(code, share_of(seen.get(code, -2.0) + above), 0.0) for code in rest)]


def share_of(worth: float) -> float:
    """A share of the win: none is below nothing or above all of it."""
    return min(max(worth, 0.0), 1.0)
