"""A match: moves in, record out, undo as far as it may go."""

import pytest

from saecula.games.pebbles import make
from saecula.games.pebbles.edges.moves import Choose, Leave, Snatch
from saecula.games.pebbles.model.state import HANDS, PebblesState
from saecula.kernel.codes import CHANCE
from saecula.kernel.errors import BadMove, BadOptions, BadRecord, IllegalMove, StaleMove
from saecula.kernel.lots import commitment, seed_of
from saecula.kernel.match import Match
from saecula.kernel.moves import Hidden
from saecula.kernel.record import to_jsonl
from saecula.play.driving import draw_all

GAME = make()
SEED = seed_of("pebbles", 3)


def dealt(seats: int = 2, glass: str = "off") -> Match[PebblesState]:
    """A match at its first choice."""
    match = Match(GAME, seats, {"glass": glass}, SEED, players=["Ada"])
    draw_all(match)
    return match


def pick(match: Match[PebblesState], seat: int, which: int = 0) -> None:
    match.play(seat, GAME.legal(match.state, seat)[which])


def test_the_header_publishes_the_commitment_and_not_the_seed() -> None:
    match = dealt()
    assert match.header.commitment == commitment(SEED)
    assert SEED.hex() not in to_jsonl(match.record())
    assert match.header.players == ["Ada", "Player B"]


def test_chance_moves_until_somebody_must_decide() -> None:
    match = dealt()
    assert [line.seat for line in match.lines] == ["chance"] * 6
    assert draw_all(match) == []


def test_a_move_may_name_the_decision_it_answers() -> None:
    match = dealt()
    decision = match.decision(1)
    match.play(1, GAME.legal(match.state, 1)[0], decision)
    with pytest.raises(StaleMove, match=f"decision {decision} is closed"):
        match.play(1, GAME.legal(match.state, 0)[0], decision)


def test_a_decision_stays_open_while_others_answer_theirs() -> None:
    match = dealt(3)
    decision = match.decision(0)
    pick(match, 2)
    assert match.play(0, GAME.legal(match.state, 0)[0], decision).seat == 0


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt()
    before, lines = match.hash(), list(match.lines)
    missing = next(v for v in range(1, 6) if not match.state.ground.rows[HANDS][v])
    for seat, move in ((0, Choose(str(missing))), (0, Snatch()), (CHANCE, Choose("1"))):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert (match.hash(), match.lines) == (before, lines)


def test_the_legal_moves_that_a_caller_has_worked_out_are_taken_as_they_are() -> None:
    match = dealt()
    legal = GAME.legal(match.state, 0)
    missing = GAME.book.encode(Choose(str(next(v for v in range(1, 6) if not match.state.ground.rows[HANDS][v]))))
    assert match.check(0, missing, None, [missing]) == missing
    with pytest.raises(IllegalMove):
        match.check(0, missing, None, legal)
    with pytest.raises(StaleMove):
        match.check(0, legal[0], match.decision(0) + 1, legal)
    assert match.play(0, legal[0], match.decision(0), legal).code == legal[0]


def test_a_malformed_move_changes_nothing() -> None:
    match = dealt()
    before = match.hash()
    for move in (Choose("9"), Hidden("choose")):
        with pytest.raises(BadMove):
            match.play(0, move)
    assert match.hash() == before


def test_nobody_undoes_the_move_of_somebody_else() -> None:
    match = dealt()
    pick(match, 0)
    with pytest.raises(IllegalMove, match="undo-not-yours"):
        match.undo(1)


def test_nobody_undoes_what_chance_has_drawn() -> None:
    match = dealt()
    with pytest.raises(IllegalMove, match="undo"):
        match.undo(0)
    with pytest.raises(IllegalMove, match="undo-chance"):
        match.undo(CHANCE)


def test_an_undo_is_a_line_of_the_record_and_the_move_is_gone() -> None:
    match = dealt()
    before = match.hash()
    pick(match, 0)
    assert match.undo(0) == 6
    assert match.hash() == before
    assert (match.lines[-1].undo, match.lines[-1].seat) == (6, "A")
    with pytest.raises(IllegalMove, match="undo"):
        match.undo(0)


def test_a_choice_is_taken_back_though_others_have_chosen_since() -> None:
    match = dealt(3)
    pick(match, 0)
    pick(match, 1)
    chosen = match.state.ground.chosen[1]
    match.undo(0)
    assert match.state.ground.chosen == [0, chosen, 0]
    assert GAME.to_act(match.state) == [0, 2]


def test_what_was_revealed_is_not_taken_back() -> None:
    match = dealt()
    pick(match, 0)
    pick(match, 1)
    reason = match.why_no_undo(1)
    assert reason is not None
    assert reason.key == "undo-learned"


def test_an_answer_after_which_others_are_asked_is_not_taken_back() -> None:
    match = dealt()
    pick(match, 0)
    pick(match, 1)
    asked = GAME.to_act(match.state)[0]
    match.play(asked, Leave())
    reason = match.why_no_undo(asked)
    assert reason is not None
    assert reason.key == "undo-asked"


def test_nothing_is_taken_back_while_time_runs() -> None:
    match = dealt(glass="on")
    pick(match, 0)
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.key == "undo-clock"


def test_a_refused_undo_changes_nothing() -> None:
    match = dealt()
    before, lines = match.hash(), len(match.lines)
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert (match.hash(), len(match.lines)) == (before, lines)


def test_the_same_seed_deals_the_same() -> None:
    assert dealt().hash() == dealt().hash()
    assert dealt().hash() != Match(GAME, 2, {}, seed_of("pebbles", 4)).hash()


def test_players_may_add_to_the_seed() -> None:
    salted = Match(GAME, 2, {}, SEED, nonces=["one", "two"])
    draw_all(salted)
    assert salted.hash() != dealt().hash()
    assert salted.header.nonces == ["one", "two"]


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="2 to 4 players, not 9"):
        Match(GAME, 9, {}, SEED)
    with pytest.raises(BadOptions, match="option glass is one of off, on"):
        Match(GAME, 2, {"glass": "half"}, SEED)


def test_a_match_goes_on_from_a_position_with_its_own_options_alone() -> None:
    dump = dealt().state.dump()
    assert Match(GAME, 2, {}, SEED, position=dump).hash() == dealt().hash()
    with pytest.raises(BadRecord, match="other options"):
        Match(GAME, 2, {"glass": "on"}, SEED, position=dump)
