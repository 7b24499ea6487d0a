"""What the bots are told: a judgement of positions, and which moves to look at first."""

from random import Random

from saecula.arena.play import play_game
from saecula.bots import make_bot
from tests.games.time_of_empires.scene import GAME, coded, scene


def test_more_points_are_a_larger_share_of_the_win() -> None:
    table = scene(age=3, phase="scoring")
    table.state.folk.points[0] = 30
    shares = GAME.evaluate(table.state)
    assert shares[0] > 0.6
    assert abs(sum(shares) - 1) < 1e-9


def test_a_building_on_a_section_with_a_token_is_worth_more_than_the_bricks_for_it() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}}, tokens={"A": {"warehouse": 1}})
    before = GAME.evaluate(table.state)[0]
    table.play("A", "turn-glass 1 build")
    assert GAME.evaluate(table.state)[0] > before


def test_building_comes_before_all_other_habits() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}})
    codes = GAME.legal(table.state, 0)
    weights = GAME.policy(table.state, 0, codes)
    assert weights[codes.index(coded("turn-glass 1 build"))] == max(weights)


def test_a_card_that_can_never_be_built_is_discarded() -> None:
    table = scene(found={"A": ["104"]}, built={"A": {"warehouse": 5}})
    codes = GAME.legal(table.state, 0)
    weights = GAME.policy(table.state, 0, codes)
    assert weights[codes.index(coded("discard-card"))] == max(weights)


def test_greedy_builds_when_it_can() -> None:
    table = scene(found={"A": ["104"]}, bricks={"A": 3}, clans={"A": {"H0a": 1}}, tokens={"A": {"warehouse": 1}})
    bot = make_bot(GAME, "greedy")
    moves = []
    while table.asked("A"):
        code = bot.choose(table.view("A"), GAME.legal(table.state, 0), Random(1))
        moves.append(GAME.book.text(GAME.book.decode(code)))
        table.play("A", moves[-1])
        if moves[-1].endswith("build"):
            break
    assert moves[-1].endswith("build")


def test_bots_play_a_whole_game_by_habit_in_either_pace() -> None:
    for ages in ("real-time", "initiation"):
        match = play_game(GAME, 2, {"ages": ages}, ["habit", "random"], 3)
        standings = GAME.outcome(match.state).standings
        assert standings[0].total > standings[1].total
