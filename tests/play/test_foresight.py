"""What would come of a move, from what a seat knows."""

from typing import Any

import pytest

from saecula.games import make_game
from saecula.games.pebbles.edges.events import PebbleShown
from saecula.kernel.errors import IllegalMove
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.play.driving import draw_all
from saecula.play.foresight import World, sure_events

PEBBLES = make_game("pebbles")
TEMPUS = make_game("tempus")


def chosen(seats: int) -> Match[Any]:
    """Pebbles, when all but the first seat have chosen in secret."""
    match = Match(PEBBLES, seats, {}, seed_of("pebbles", 3))
    draw_all(match)
    for seat in range(1, seats):
        match.play(seat, PEBBLES.legal(match.state, seat)[0])
    return match


def test_what_is_the_same_in_all_worlds_is_sure_up_to_the_first_secret() -> None:
    match = chosen(3)
    code = PEBBLES.legal(match.state, 0)[0]
    sure = sure_events(PEBBLES, PEBBLES.view(match.state, 0), code)
    value = PEBBLES.book.decode(code).json()["value"]
    assert sure == [PebbleShown(0, int(value))]


def test_the_true_position_is_left_alone_and_not_looked_at() -> None:
    match = chosen(2)
    before, view = match.hash(), PEBBLES.view(match.state, 0)
    shown = set()
    for number in range(12):
        world = World(PEBBLES, view, number)
        world.play(0, PEBBLES.legal(match.state, 0)[0])
        shown.add(tuple(event for event in world.events if isinstance(event, PebbleShown) and event.seat == 1))
    assert len(shown) > 1
    assert match.hash() == before


def test_a_world_tells_what_chance_drew_and_what_closes_undo() -> None:
    match = Match(TEMPUS, 3, {"map": "dealt"}, seed_of("tempus", 1))
    draw_all(match)
    seat = TEMPUS.to_act(match.state)[0]
    world = World(TEMPUS, TEMPUS.view(match.state, seat), 1)
    for _ in range(3):
        world.play(seat, TEMPUS.legal(world.match.state, seat)[0])
    world.draw()
    assert world.barrier == "undo-asked"
    assert not world.drew
    assert len(world.events) >= 3


def test_an_illegal_move_is_refused() -> None:
    match = chosen(2)
    world = World(PEBBLES, PEBBLES.view(match.state, 0), 1)
    with pytest.raises(IllegalMove):
        world.play(1, PEBBLES.legal(match.state, 0)[0])
