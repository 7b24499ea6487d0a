"""Questions to a game from outside: whoever is not asked, and whatever is not legal, gets a clear answer."""

import pytest

from saecula.games import listed, make_game
from saecula.games.pebbles import make
from saecula.games.pebbles.model.state import HANDS, PebblesState
from saecula.games.pebbles.model.verbs import CHOOSE, SNATCH
from saecula.kernel.codes import CHANCE, CLOCK, Log, pack
from saecula.kernel.errors import BadOptions, IllegalMove
from saecula.kernel.record import state_hash

GAME = make()


def begun(glass: str = "off") -> PebblesState:
    """Two hands are dealt, everybody chooses."""
    state = GAME.start(2, {"glass": glass})
    while GAME.to_act(state) == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.chance(state)[0][0], Log(False))
    return state


@pytest.mark.parametrize("seat", [CHANCE, CLOCK, 2, 7, -3, -5])
def test_the_legal_moves_of_somebody_who_is_not_asked_or_not_at_the_table_are_refused(seat: int) -> None:
    state = begun()
    before = state_hash(state.dump())
    with pytest.raises(IllegalMove, match="not-your-decision"):
        GAME.legal(state, seat)
    with pytest.raises(IllegalMove, match="not-your-decision"):
        GAME.make(state, seat, pack(CHOOSE, 0), Log())
    assert state_hash(state.dump()) == before


@pytest.mark.parametrize("seat", [CHANCE, CLOCK, -9, 4, 99])
@pytest.mark.parametrize("name", [GAME.meta.id, *listed()])
def test_nobody_sees_through_eyes_that_are_not_at_the_table(name: str, seat: int) -> None:
    game = make_game(name)
    seats = game.meta.seats[0]
    state = game.start(seats, game.meta.check(seats, {}))
    with pytest.raises(BadOptions, match=f"there is no seat {seat} in a game of {seats}"):
        game.view(state, seat)
    assert game.view(state, seats - 1).seat == seats - 1


@pytest.mark.parametrize("seat", [2, 7, -3, -5])
def test_while_time_runs_nobody_but_the_clock_answers_for_it(seat: int) -> None:
    state = begun("on")
    assert GAME.legal(state, CLOCK)
    with pytest.raises(IllegalMove, match="not-your-decision"):
        GAME.legal(state, seat)


def test_a_seat_that_has_answered_has_no_legal_moves_to_ask_for() -> None:
    state = begun()
    GAME.apply(state, 0, GAME.legal(state, 0)[0], Log(False))
    with pytest.raises(IllegalMove, match="not-your-decision"):
        GAME.legal(state, 0)


def test_while_chance_draws_no_seat_has_legal_moves() -> None:
    state = GAME.start(2, {"glass": "off"})
    for seat in (0, 1, CLOCK):
        with pytest.raises(IllegalMove, match="not-your-decision"):
            GAME.legal(state, seat)


@pytest.mark.parametrize("code", [pack(SNATCH), pack(CHOOSE, 0), pack(900, 1, 2, 3)])
def test_an_illegal_move_from_outside_is_refused_and_changes_nothing(code: int) -> None:
    state = begun()
    before = state_hash(state.dump())
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, code, Log())
    assert state_hash(state.dump()) == before


def test_a_move_of_somebody_else_is_refused_and_changes_nothing() -> None:
    state = begun()
    GAME.apply(state, 0, GAME.legal(state, 0)[0], Log(False))
    before = state_hash(state.dump())
    held = next(value for value, count in enumerate(state.ground.rows[HANDS]) if count)
    with pytest.raises(IllegalMove, match="not-your-decision"):
        GAME.apply(state, 0, pack(CHOOSE, held), Log())
    assert state_hash(state.dump()) == before
