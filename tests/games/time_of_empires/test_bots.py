"""What the bots are told: a judgement of positions, and which moves to look at first."""

from random import Random
from typing import Any

from saecula.arena.play import play_game
from saecula.bots import make_bot
from saecula.bots.judge import Judge
from saecula.bots.search import BY_HABIT, SearchBot, choose_moves, manner_of, thoughts_of
from saecula.games.time_of_empires.mind.evaluate import time_left
from saecula.kernel.game import Game
from saecula.play.playout import play_on
from tests.games.time_of_empires.scene import GAME, Table, coded, scene


def weight(table: Table, move: str) -> float:
    """How much a move of seat A weighs beside the others."""
    codes = GAME.legal(table.state, 0)
    weights = GAME.mind.policy(table.state, 0, codes)
    return weights[codes.index(coded(move))] / sum(weights)


def test_more_points_are_a_larger_share_of_the_win() -> None:
    table = scene(age=3, phase="scoring")
    table.state.folk.points[0] = 30
    shares = GAME.mind.evaluate(table.state)
    assert shares[0] > 0.6
    assert abs(sum(shares) - 1) < 1e-9


def test_a_building_on_a_section_with_a_token_is_worth_more_than_the_bricks_for_it() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}}, tokens={"A": {"warehouse": 1}})
    before = GAME.mind.evaluate(table.state)[0]
    table.play("A", "turn-glass 1 build")
    assert GAME.mind.evaluate(table.state)[0] > before


def test_building_comes_before_all_other_habits() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}})
    codes = GAME.legal(table.state, 0)
    weights = GAME.mind.policy(table.state, 0, codes)
    assert weights[codes.index(coded("turn-glass 1 build"))] == max(weights)


def test_a_card_that_can_never_be_built_is_discarded() -> None:
    table = scene(found={"A": ["104"]}, built={"A": {"warehouse": 5}})
    codes = GAME.legal(table.state, 0)
    weights = GAME.mind.policy(table.state, 0, codes)
    assert weights[codes.index(coded("discard-card"))] == max(weights)


def test_the_action_of_the_other_glass_weighs_what_that_action_does() -> None:
    table = scene(scholars={"A": 1}, sides=("resources", "clans", "other-glass"), bricks={"A": 0})
    table.play("A", "turn-glass 1 bricks", "turn-glass 2 leader-culture")
    assert weight(table, "resolve-action bricks") > 2 * weight(table, "done")


def test_greedy_builds_when_it_can() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}}, tokens={"A": {"warehouse": 1}})
    bot = make_bot(GAME, "greedy")
    moves = []
    while table.asked("A"):
        code = bot.choose(table.view("A"), GAME.legal(table.state, 0), Random(1))
        moves.append(str(GAME.book.decode(code)))
        table.play("A", moves[-1])
        if moves[-1].endswith("build"):
            break
    assert moves[-1].endswith("build")


def test_bots_play_a_whole_game_by_habit_in_either_pace() -> None:
    for ages in ("real-time", "initiation"):
        match = play_game(GAME, 2, {"ages": ages}, ["habit", "random"], 3)
        standings = GAME.outcome(match.state).standings
        assert standings[0].total > standings[1].total


def test_of_two_glasses_at_hand_one_is_enough_to_think_about() -> None:
    table = scene(hands={"A": ["104"]}, ideas={"A": 2})
    assert weight(table, "turn-glass 1 discover") > 2 * weight(table, "turn-glass 2 discover")


def test_bricks_count_most_when_they_complete_a_building() -> None:
    short = scene(found={"A": ["104"]}, bricks={"A": 2}, clans={"A": {"H0a": 1}})
    idle = scene(bricks={"A": 2}, clans={"A": {"H0a": 1}})
    assert weight(short, "turn-glass 1 bricks") > weight(idle, "turn-glass 1 bricks")


def test_clans_lean_to_buildings_of_others_and_more_so_as_the_age_ends() -> None:
    table = scene(clans={"A": {"H1a": 2}}, buildings={"B": {"H1b": ["mill"]}})
    table.play("A", "turn-glass 1 move")
    early = weight(table, "move-clans H1a H1b 2") / weight(table, "move-clans H1a H1c 2")
    table.state.course.now = table.state.gong() - 1
    late = weight(table, "move-clans H1a H1b 2") / weight(table, "move-clans H1a H1c 2")
    assert late > early > 1.0


def test_a_leader_won_stays_worth_something_after_the_age() -> None:
    with_one, without = scene(age=2, leaders={"A": ["L15"]}), scene(age=2)
    assert GAME.mind.evaluate(with_one.state)[0] > GAME.mind.evaluate(without.state)[0]


def test_habits_play_on_through_time_to_the_end_of_the_game() -> None:
    state = GAME.start(2, GAME.meta.check(2, {}))
    play_on(GAME, state, Random(1), 10)
    assert not GAME.is_over(state)
    before = time_left(state)
    play_on(GAME, state, Random(1), 100)
    assert time_left(state) < before
    play_on(GAME, state, Random(1), 10_000)
    assert GAME.is_over(state)
    assert all(standing.total > 20 for standing in GAME.outcome(state).standings), "habits waste no glasses"


def test_search_tries_the_likeliest_moves_and_habit_has_its_say() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}}, tokens={"A": {"warehouse": 1}})
    legal = GAME.legal(table.state, 0)
    game: Game[Any] = GAME
    plans = choose_moves(game, Judge(game), table.state, 0, legal, BY_HABIT, Random(1))
    best = max(plans, key=lambda plan: plan.mean())
    assert best.moves == [coded("turn-glass 1 build")]
    assert all(plan.trials == BY_HABIT.faith for plan in plans)
    bot = make_bot(GAME, "search:16")
    assert isinstance(bot, SearchBot)
    advice = bot.consider(table.view("A"), legal, Random(1))
    assert advice[0].code == coded("turn-glass 1 build")
    assert sorted(a.code for a in advice) == sorted(legal)
    assert 16 <= bot.run < 16 + len(plans)


def test_search_is_quick_where_time_runs() -> None:
    game: Game[Any] = GAME
    running, in_turns = scene().state, scene(pace="initiation").state
    quick, slow = (thoughts_of(game, state, manner_of(game, Judge(game), state)) for state in (running, in_turns))
    assert quick >= 3 * slow, "a turn under the clock has many small decisions"
