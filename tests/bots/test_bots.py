"""Bots: what they see, what they cost, and that they play."""

from random import Random
from typing import Any

import msgspec
import pytest

from saecula.bots import LEVELS, make_bot
from saecula.bots.ahead import Plan, Variation, distinct
from saecula.bots.greedy import GreedyBot
from saecula.bots.judge import Judge
from saecula.bots.learned import learned_judge
from saecula.bots.network import LearnedJudge
from saecula.bots.novice import MOVES, by_lot
from saecula.bots.search import (
    AT_ONCE,
    FAR,
    KEEN,
    NEAR,
    TRUSTED,
    Manner,
    SearchBot,
    better_half,
    choose_plans,
    manner_of,
    time_left,
)
from saecula.games import make_game
from saecula.kernel.codes import CHANCE, Log
from saecula.kernel.errors import BadOptions
from saecula.kernel.game import Game
from saecula.kernel.views import View
from saecula.play.playout import policy_move
from tests.games.tempus.scene import GAME, SOUTH, Table, coded, disc, scene

TEMPUS: Game[Any] = GAME
BOTS = ("random", "habit", "novice", "greedy", "search:20")


def asked(game: Game[Any], seats: int, moves: int, seed: int) -> tuple[Any, int, list[int]]:
    """A state some way into a game, somebody who has a real choice there, and the legal list."""
    state, rng = game.start(seats, game.meta.check(seats, {})), Random(seed)
    while True:
        acting = game.to_act(state)
        if moves <= 0 and acting[0] != CHANCE and len(game.legal(state, acting[0])) > 1:
            return state, acting[0], game.legal(state, acting[0])
        assert policy_move(game, state, rng, Log(False))
        moves -= 1


@pytest.mark.parametrize("game", ["tempus", "pebbles"])
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_ranks_every_legal_move_once_and_plays_the_first(game: str, name: str) -> None:
    made = make_game(game)
    state, seat, legal = asked(made, made.meta.seats[0], 3 if game == "pebbles" else 150, seed=4)
    bot, view = make_bot(made, name), made.view(state, seat)
    advice = bot.consider(view, legal, Random(1))
    assert sorted(a.code for a in advice) == sorted(legal)
    assert all(0.0 <= a.value <= 1.0 and 0.0 <= a.share <= 1.0 for a in advice)
    assert bot.choose(view, legal, Random(1)) == advice[0].code


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_from_a_view_that_came_over_the_wire(name: str) -> None:
    state, seat, legal = asked(GAME, 3, 200, seed=5)
    view = GAME.view(state, seat)
    sent: View = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    bot = make_bot(GAME, name)
    assert bot.choose(sent, legal, Random(2)) == bot.choose(view, legal, Random(2))


@pytest.mark.parametrize("name", BOTS)
def test_a_forced_move_needs_no_thought(name: str) -> None:
    state, seat, legal = asked(GAME, 3, 60, seed=6)
    rng = Random(3)
    before = rng.getstate()
    assert make_bot(GAME, name).choose(GAME.view(state, seat), legal[:1], rng) == legal[0]
    assert rng.getstate() == before


def test_search_keeps_to_its_number_of_simulations() -> None:
    state, seat, legal = asked(GAME, 4, 300, seed=7)
    bot = make_bot(GAME, "search:60")
    assert isinstance(bot, SearchBot)
    advice = bot.consider(GAME.view(state, seat), legal, Random(1))
    assert 0 < bot.run < 60 + NEAR.plans
    assert sum(a.share for a in advice) == pytest.approx(1.0)


def last_slot(eras: str = "cities", ground: str = "hills") -> Table:
    """Seat A has one action left, moves one token with it, and may found a city of three instead."""
    return scene(
        land={**disc(3, ground), (0, 0): "hills", (2, 0): "hills"},
        tokens={"A": {(0, 0): 3, (2, 0): 1}, "B": SOUTH, "C": {(3, -3): 1, (2, -3): 1, (1, -3): 1, (0, -3): 1}},
        eras=eras,
        tiles={"A": 1},
    )


@pytest.mark.parametrize("name", ["greedy", "search:40"])
def test_with_one_action_left_the_city_is_built(name: str) -> None:
    table = last_slot("trains", "mountain")
    bot = make_bot(GAME, name)
    for wanted in ("choose-action city", "build-city 0,0 3"):
        legal = GAME.legal(table.state, 0)
        assert bot.choose(GAME.view(table.state, 0), legal, Random(1)) == coded(wanted)
        table.play("A", wanted)


@pytest.mark.parametrize(
    "name", ["deep", "search:", "search:0", "search:0s", "search:-1", "search:x", "search:1.5", ""]
)
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(BadOptions, match="greedy"):
        make_bot(GAME, name)


def test_levels_are_bots_with_fixed_budgets() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert", "master"]
    bots = {level: make_bot(GAME, level) for level in LEVELS}
    assert [bot.name for bot in bots.values()] == list(LEVELS)
    budgets = [bot.seconds for bot in bots.values() if isinstance(bot, SearchBot)]
    assert budgets == [2.0, 5.0]


def test_above_casual_judgement_is_learned_and_where_nothing_was_learned_strong_thinks() -> None:
    judged = [make_bot(GAME, level) for level in ("strong", "expert", "master")]
    assert all(isinstance(bot, GreedyBot | SearchBot) and isinstance(bot.judge, LearnedJudge) for bot in judged)
    casual, strong = (make_bot(make_game("pebbles"), level) for level in ("casual", "strong"))
    assert isinstance(casual, GreedyBot)
    assert isinstance(strong, SearchBot)
    assert strong.seconds == 0.5


def test_a_level_that_searches_may_have_another_time() -> None:
    expert, strong = make_bot(GAME, "expert:0.5s"), make_bot(make_game("pebbles"), "strong:0.1s")
    assert isinstance(expert, SearchBot)
    assert (expert.name, expert.seconds) == ("expert:0.5s", 0.5)
    assert isinstance(strong, SearchBot)
    assert strong.seconds == 0.1
    with pytest.raises(BadOptions):
        make_bot(GAME, "casual:1s")


def test_a_thought_that_begins_late_has_less_time_but_never_less_than_a_quarter() -> None:
    assert [time_left(2.0, late) for late in (0.0, 0.5, 1.4, 1.6, 99.0)] == [2.0, 1.5, pytest.approx(0.6), 0.5, 0.5]


def test_a_network_says_how_wide_to_look() -> None:
    for game in ("tempus", "rise-and-fall", "through-the-ages", "time-of-empires"):
        learned, strong, casual = (make_bot(make_game(game), name) for name in ("learned", "strong", "casual"))
        assert isinstance(learned, GreedyBot)
        assert isinstance(strong, GreedyBot)
        assert isinstance(casual, GreedyBot)
        assert strong.beam.most <= learned.beam.most < casual.beam.most


def test_where_habits_are_good_they_count_beside_the_network() -> None:
    game = make_game("time-of-empires")
    state, seat, legal = asked(game, 2, 100, seed=3)
    judge = Judge(game)
    chosen = []
    for judge.habit in (0.0, 100.0):
        chosen.append(GreedyBot(game, "x", judge).choose(game.view(state, seat), legal, Random(1)))
    weights = dict(zip(legal, game.mind.policy(state, seat, legal), strict=True))
    assert weights[chosen[1]] >= weights[chosen[0]]
    # what was not looked at to its end stays behind all else
    assert weights[chosen[1]] >= sorted(weights.values())[-16 if len(legal) > 16 else 0]


def test_a_novice_thinks_of_few_moves_and_of_the_usual_ones_first() -> None:
    rng = Random(1)
    drawn = [by_lot([10, 11, 12, 13], [1.0, 8.0, 8.0, 0.01], 2, rng) for _ in range(200)]
    assert all(len(codes) == 2 and codes == sorted(codes) for codes in drawn)
    times = [sum(code in codes for codes in drawn) for code in (10, 11, 12, 13)]
    assert times[3] < times[0] < min(times[1:3])
    state, seat, legal = asked(GAME, 4, 200, seed=3)
    advice = make_bot(GAME, "novice").consider(GAME.view(state, seat), legal, Random(1))
    assert sum(thought.value > 0.0 for thought in advice) <= MOVES


def test_shares_of_the_win_add_up_to_one_and_follow_the_points_at_the_end() -> None:
    state, rng = GAME.start(4, {"map": "dealt"}), Random(8)
    while policy_move(GAME, state, rng, Log(False)):
        if rng.random() < 0.05:
            assert sum(GAME.mind.evaluate(state)) == pytest.approx(1.0)
    shares = GAME.mind.evaluate(state)
    best = GAME.outcome(state).ranking()[0]
    assert max(range(4), key=lambda seat: shares[seat]) in best


@pytest.mark.parametrize("manner", [NEAR, KEEN, FAR, TRUSTED, AT_ONCE])
def test_so_many_plans_are_tried_as_the_manner_says_and_not_all_alike(manner: Manner) -> None:
    state, _, _ = asked(make_game("pebbles"), 2, 0, seed=1)
    lines = [Variation([at // 40, at], state, 0.9 - at / 200) for at in range(120)]
    plans = choose_plans([*lines, Variation([7, 7], state, -0.1)], manner)
    assert len(plans) == manner.plans
    assert [plan.moves for plan in plans[: manner.alike]] == [line.moves for line in lines[: manner.alike]]
    assert all(plan.trials == manner.faith and plan.mean() > 0.0 for plan in plans)
    assert sum(plan.moves[0] == 0 for plan in plans) == manner.alike


def test_lines_that_differ_in_their_order_alone_are_one() -> None:
    state, _, _ = asked(make_game("pebbles"), 2, 0, seed=1)
    lines = [Variation([1, 2, 3], state, 0.4), Variation([2, 1, 3], state, 0.6), Variation([1, 2], state, 0.5)]
    assert [line.moves for line in distinct(lines)] == [[2, 1, 3], [1, 2]]


def test_a_learned_judge_is_trusted_where_turns_are_long_and_others_see_what_comes_of_them() -> None:
    ages = make_game("through-the-ages")
    state, _, _ = asked(ages, 2, 0, seed=1)
    assert manner_of(ages, Judge(ages), state) is FAR
    assert manner_of(ages, learned_judge(ages), state) is TRUSTED
    tempus = make_game("tempus")
    start = tempus.start(3, {"map": "dealt"})
    assert manner_of(tempus, learned_judge(tempus), start) is KEEN
    assert manner_of(tempus, Judge(tempus), start) is NEAR


class Watching(Judge):
    """Judges as the game does, and notes in which era and round the positions lie that it is asked about."""

    def __init__(self) -> None:
        super().__init__(TEMPUS)
        self.is_learned = True
        self.seen: list[tuple[int, int]] = []

    def worths(self, states: list[Any], seat: int) -> list[float]:
        self.seen += [(state.course.eras, state.course.round) for state in states]
        return super().worths(states, seat)


def furthest_seen(*, is_deep: bool) -> tuple[int, int]:
    """The last era and round that a search comes to see."""
    table: dict[str, str] = {"map": "dealt"}
    state, rng = GAME.start(3, GAME.meta.check(3, table)), Random(2)
    while GAME.to_act(state)[0] == CHANCE or state.course.turn < 0 or len(GAME.legal(state, state.course.turn)) == 1:
        assert policy_move(GAME, state, rng, Log(False))
    seat, judge = state.course.turn, Watching()
    bot = SearchBot(TEMPUS, "watched", 150, judge=judge, is_deep=is_deep)
    bot.consider(GAME.view(state, seat), GAME.legal(state, seat), Random(1))
    return max(judge.seen)


def test_a_deep_bot_looks_further_ahead_than_others() -> None:
    assert furthest_seen(is_deep=True) > furthest_seen(is_deep=False)


def test_what_dropped_out_is_told_by_how_far_it_was_behind_and_not_by_an_earlier_look() -> None:
    best, other = Plan([1], 0.6, 1), Plan([2], 0.5, 1)
    assert better_half([best, other], 1) == [best]
    best.look_further(1)
    best.add(0.1)
    assert best.mean() < other.mean(), "a deeper look found less"
    assert other.behind(best) == pytest.approx(0.1)
    assert best.behind(best) == 0.0


@pytest.mark.parametrize("name", ["search:60", "deep:60", "learned:60"])
def test_nothing_is_told_to_be_better_than_what_the_search_would_do(name: str) -> None:
    for seed in range(7, 12):
        state, seat, legal = asked(GAME, 3, 150, seed=seed)
        advice = make_bot(GAME, name).consider(GAME.view(state, seat), legal, Random(seed))
        assert all(one.value <= advice[0].value for one in advice)


def test_what_was_found_before_counts_little_once_a_plan_is_looked_at_further() -> None:
    plan = Plan([1], 0.5, 2)
    for _ in range(8):
        plan.add(1.0)
    assert plan.mean() == pytest.approx(0.9)
    plan.look_further(2)
    assert plan.mean() == pytest.approx(0.9)
    plan.add(0.3)
    plan.add(0.3)
    assert plan.mean() == pytest.approx(0.6)
    assert plan.trials == 12
