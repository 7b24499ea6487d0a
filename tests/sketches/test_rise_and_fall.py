"""The hard cases of Rise & Fall."""

from saecula.kernel.codes import CHANCE, CLOCK
from saecula.kernel.match import Match
from saecula.kernel.record import state_hash
from saecula.play.replay import Replay
from tests.sketches.rise_and_fall import (
    ACT,
    NOMAD,
    ROUND,
    TEMPLE,
    Piece,
    RiseAndFall,
    T,
    TribesView,
)
from tests.sketches.scenes import choices, clause, do, events, guesses, match_of, seen, set_up

GAME = RiseAndFall()


def choosing(seats: int, **options: str) -> Match[T]:
    """A match in which all are about to choose a card."""
    match = match_of(GAME, seats, **options)
    for tile, hex in enumerate("ace"):
        do(match, tile % seats, f"lay-tile {hex}")
    return match


def test_all_seats_choose_at_the_same_time_in_any_order() -> None:
    match = choosing(3)
    asked = [match.decision(seat) for seat in range(3)]
    assert GAME.to_act(match.state) == [0, 1, 2]
    match.play(2, GAME.book.parse("play-card nomad"), asked[2])
    match.play(0, GAME.book.parse("play-card temple"), asked[0])
    assert match.decision(1) == asked[1]
    assert GAME.to_act(match.state) == [1]


def test_hands_do_not_change_before_the_reveal() -> None:
    match = choosing(2)
    do(match, 0, "play-card nomad")
    other = seen(match, 1, TribesView)
    assert other.world.hands == [[NOMAD, TEMPLE], [NOMAD, TEMPLE]]
    assert (other.has_chosen, other.chosen) == ([True, False], -1)
    assert {facts.chosen[0] for facts in guesses(match, 1)} == {NOMAD, TEMPLE}
    last = do(match, 1, "play-card temple")
    assert events(match, last) == ["CardChosen", "CardRevealed", "CardRevealed"]
    assert match.state.facts.hands == [[TEMPLE], [NOMAD]]


def test_a_choice_can_be_taken_back_although_another_seat_has_chosen_since() -> None:
    match = choosing(3)
    do(match, 0, "play-card nomad")
    do(match, 1, "play-card temple")
    match.undo(0)
    assert GAME.to_act(match.state) == [0, 2]
    assert match.state.facts.chosen == [-1, TEMPLE, -1]
    do(match, 0, "play-card temple")
    replay = Replay(GAME, match.record())
    replay.to(len(match.lines))
    assert state_hash(replay.state.dump()) == match.hash()


def test_after_the_reveal_no_choice_is_taken_back() -> None:
    match = choosing(2)
    do(match, 0, "play-card nomad")
    do(match, 1, "play-card nomad")
    reason = match.why_no_undo(1)
    assert reason is not None
    assert reason.key == "undo-learned"
    assert match.why_no_undo(0) is not None


def test_the_countdown_locks_all_choices() -> None:
    match = choosing(3, seconds="three")
    do(match, 0, "play-card nomad")
    assert match.why_no_undo(0) is None
    do(match, 1, "play-card nomad")
    assert GAME.to_act(match.state) == [2, CLOCK]
    assert GAME.deadline(match.state) == 3000
    for seat in (0, 1):
        assert match.why_no_undo(seat) is not None


def test_who_lets_the_countdown_pass_plays_a_random_card() -> None:
    match = choosing(2, seconds="three")
    do(match, 0, "play-card nomad")
    do(match, CLOCK, "tick 1500")
    assert GAME.to_act(match.state) == [1, CLOCK]
    assert clause(match, CLOCK, "tick 3001") == "not-in-time"
    do(match, CLOCK, "tick 3000")
    assert GAME.to_act(match.state) == [CHANCE]
    assert GAME.chance(match.state)[1] == [1, 1]
    assert "CardRevealed" in events(match, match.draw())


def test_the_countdown_stops_when_the_last_one_has_chosen() -> None:
    match = choosing(2, seconds="three")
    do(match, 0, "play-card nomad")
    last = do(match, 1, "play-card nomad")
    assert "CountdownStopped" in events(match, last)
    assert CLOCK not in GAME.to_act(match.state)


def test_has_acted_travels_with_a_converted_piece() -> None:
    match = match_of(GAME, 2)
    pieces = [Piece(0, TEMPLE), Piece(1, NOMAD), None, Piece(1, NOMAD), None, None, None]
    set_up(match, (1, ACT, NOMAD), pieces=pieces)
    do(match, 1, "move-piece d c")
    set_up(
        match, (0, ACT, TEMPLE), pieces=[None, None, match.state.facts.pieces[2], Piece(0, TEMPLE), None, None, None]
    )
    do(match, 0, "convert d c")
    assert match.state.facts.pieces[2] == Piece(0, NOMAD, acted=True)


def test_a_seat_without_cards_is_extinct_and_asked_no_more() -> None:
    match = match_of(GAME, 3)
    pieces = [Piece(0, TEMPLE), Piece(1, TEMPLE), Piece(2, NOMAD), None, None, None, None]
    hands, reserves = [[TEMPLE], [TEMPLE], [NOMAD]], [[NOMAD], [NOMAD], [TEMPLE]]
    set_up(match, (0, ACT, TEMPLE), table=(ROUND,), pieces=pieces, hands=hands, reserves=reserves)
    do(match, 0, "convert a b")
    last = do(match, 0, "end-turn")
    assert "Extinct" in events(match, last)
    assert GAME.to_act(match.state) == [0, 2]
    assert match.state.facts.pieces[1] == Piece(0, TEMPLE)


def test_room_is_made_by_a_smallest_set_and_kept_for_the_rest() -> None:
    match = match_of(GAME, 2)
    do(match, 0, "lay-tile b")
    do(match, 1, "lay-tile e")
    assert choices(match, 0) == ["lift-tile b", "lift-tile e"]
    do(match, 0, "lift-tile b")
    # at b again there would be no room for the own tile
    assert choices(match, 0) == ["lay-tile a", "lay-tile c"]
    assert clause(match, 0, "lay-tile b") == "RNF-WOR-3"
    do(match, 0, "lay-tile a")
    assert choices(match, 0) == ["lay-tile c"]
    assert GAME.frame(match.state, 0) > 0
    do(match, 0, "lay-tile c")
    assert match.state.facts.tiles == [0, 2, 4]
