"""What a viewer is told of a move."""

from typing import Any

from saecula.games import make_game
from saecula.games.pebbles.edges.events import PebbleDrawn
from saecula.games.pebbles.edges.moves import Choose
from saecula.kernel.lots import seed_of
from saecula.kernel.match import Match
from saecula.kernel.moves import Hidden
from saecula.play.driving import draw_all
from saecula.play.showing import events_of, reveals, show, show_all

GAME = make_game("pebbles")


def dealt() -> Match[Any]:
    match = Match(GAME, 3, {}, seed_of("pebbles", 3))
    draw_all(match)
    return match


def test_a_secret_choice_is_shown_to_its_own_seat_alone() -> None:
    match = dealt()
    before = match.state
    played = match.play(0, GAME.legal(before, 0)[0])
    assert isinstance(show(GAME, before, played, 0).move, Choose)
    assert [show(GAME, before, played, viewer).move for viewer in (1, None)] == [Hidden("choose")] * 2


def test_equal_forms_are_kept_once_and_the_spectator_comes_last() -> None:
    match = dealt()
    before = match.state
    played = match.play(1, GAME.legal(before, 1)[0])
    forms, which = show_all(GAME, before, played, 3)
    assert which == [0, 1, 0, 0]
    assert forms[1] == show(GAME, before, played, 1)
    assert forms[0] == show(GAME, before, played, None)


def test_events_of_several_moves_come_in_their_order_without_the_secrets_of_others() -> None:
    match = dealt()
    events = [event for event in events_of(GAME, match.played, 2) if isinstance(event, PebbleDrawn)]
    assert len(events) == 9
    assert [event.seat for event in events if event.value is not None] == [2, 2, 2]


def test_a_move_reveals_where_somebody_else_learns_by_it() -> None:
    match = dealt()
    found = [reveals(GAME, match.play(seat, GAME.legal(match.state, seat)[0]).log) for seat in range(3)]
    assert found == [False, False, True]
