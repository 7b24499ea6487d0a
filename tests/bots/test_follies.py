"""What no bot does from casual on: fights it cannot win, attacks without strength, its own mines destroyed."""

from random import Random
from typing import Any

import pytest

from saecula.arena.play import play_game
from saecula.bots import make_bot
from saecula.bots.sober import folly_of, sober
from saecula.games import make_game
from saecula.kernel.codes import Log
from saecula.kernel.match import Match
from tests.games.tempus.scene import GAME, SOUTH, Table, coded, disc, scene
from tests.games.through_the_ages.scene import Scene, politics
from tests.games.through_the_ages.scene import scene as ages_scene
from tests.games.time_of_empires.scene import coded as empires_coded
from tests.games.time_of_empires.scene import scene as empires_scene


def follies_in(match: Match[Any]) -> list[str]:
    """The follies of a finished game by those who had something better to do."""
    game = match.game
    is_folly = folly_of(game.meta.id)
    state, found = game.start(match.state.seats, match.header.options), []
    for made in match.played:
        if is_folly is not None and made.seat >= 0 and is_folly(state, made.seat, made.code):
            legal = game.legal(state, made.seat)
            if made.code not in sober(game, state, made.seat, legal):
                found.append(f"{made.seat}: {game.book.decode(made.code)}")
        game.make(state, made.seat, made.code, Log(False))
    return found


def border(mine: int, theirs: int, hand: tuple[str, ...] = (), action: str = "fight", city: int = 0) -> Table:
    """A stands beside B."""
    return scene(
        land={**disc(3), (1, 0): "hills"},
        tokens={"A": {(0, 0): mine}, "B": SOUTH if city else {**SOUTH, (1, 0): theirs}},
        cities={"B": {(1, 0): city}} if city else {},
        eras="industry",
        hands={"A": hand, "B": ()},
        action=action,
    )


def is_folly(table: Table, move: str) -> bool:
    found = folly_of("tempus")
    assert found is not None
    return found(table.state, 0, coded(move))


def test_a_fight_that_no_card_can_win_is_a_folly_and_a_tie_is_lost() -> None:
    assert is_folly(border(2, 2), "attack 0,0 E")
    assert not is_folly(border(3, 2), "attack 0,0 E")
    assert not is_folly(border(2, 2, ("weapons/hills",)), "attack 0,0 E")
    assert is_folly(border(1, 3, ("weapons/hills",)), "attack 0,0 E")
    assert not is_folly(border(3, 0, city=2), "attack 0,0 E")


def test_where_every_fight_is_lost_none_is_begun() -> None:
    assert is_folly(border(1, 3, action=""), "choose-action fight")
    assert not is_folly(border(3, 1, action=""), "choose-action fight")
    assert not is_folly(border(1, 3, action=""), "choose-action move")


def ages_folly(found: Scene, move: str) -> bool:
    told = folly_of("through-the-ages")
    assert told is not None
    book = found.rules.book
    return told(found.state, 0, book.encode(book.parse(move)))


def test_an_aggression_counts_on_all_units_twice_and_must_be_greater() -> None:
    strong = politics().give(military_hand=["spy-ii"], workers={"warriors": 2})
    assert not ages_folly(strong.give(1, workers={"warriors": 3}), "attack spy-ii B")
    weak = politics().give(military_hand=["spy-ii"], workers={"warriors": 2})
    assert ages_folly(weak.give(1, workers={"warriors": 4}), "attack spy-ii B")


def test_a_mine_is_not_destroyed_and_other_buildings_may_be() -> None:
    found = ages_scene().give(workers={"bronze": 2, "philosophy": 1})
    assert ages_folly(found, "destroy bronze")
    assert not ages_folly(found, "destroy philosophy")


def test_one_does_not_bombard_oneself() -> None:
    told = folly_of("time-of-empires")
    assert told is not None
    mine, theirs = {"H1": 1, "H0": 1}, {"H1a": 1}
    alone = empires_scene(clans={"A": mine | theirs})
    against = empires_scene(clans={"A": mine, "B": theirs})
    assert told(alone.state, 0, empires_coded("bombard H1a"))
    assert not told(against.state, 0, empires_coded("bombard H1a"))


def test_bots_set_no_limit_of_scholars_and_so_never_set_it_again_and_again() -> None:
    told = folly_of("time-of-empires")
    assert told is not None
    assert told(empires_scene().state, 0, empires_coded("limit-scholars 1"))


def test_where_there_is_nothing_else_a_folly_is_made() -> None:
    table = border(1, 3)
    legal = GAME.legal(table.state, 0)
    assert sober(make_game("tempus"), table.state, 0, legal) == legal
    for name in ("greedy", "search:8"):
        assert make_bot(GAME, name).choose(GAME.view(table.state, 0), legal, Random(1)) in legal


def test_games_without_follies_are_left_alone() -> None:
    assert folly_of("rise-and-fall") is None
    game = make_game("rise-and-fall")
    state = game.start(2, game.meta.check(2, {}))
    assert sober(game, state, 0, [1, 2, 3]) == [1, 2, 3]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["casual", "strong"])
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("tempus", 3, {"map": "dealt"}),
        ("through-the-ages", 2, {"version": "full"}),
        ("time-of-empires", 2, {"ages": "initiation"}),
    ],
)
def test_bots_from_casual_on_commit_no_folly(name: str, seats: int, options: dict[str, str], level: str) -> None:
    # the kind in place of the level: strong thinks for half a second where nothing was learned
    kind = {"casual": "greedy", "strong": "learned"}[level]
    match = play_game(make_game(name), seats, options, [kind] * seats, 1)
    assert follies_in(match) == []
