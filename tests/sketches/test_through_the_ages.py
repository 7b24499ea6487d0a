"""The hard cases of Through the Ages. Cards: 0-1 harvest, 2-3 territory, 4-5 bonus, 6-7 aggression of age I."""

import msgspec

from saecula.kernel.codes import Log
from saecula.play.driving import draw_all
from tests.sketches.scenes import choices, clause, do, events, guesses, match_of, seen, set_up
from tests.sketches.through_the_ages import (
    ACTION,
    AUCTION,
    BID,
    COMMIT,
    DISCARD,
    MILITARY,
    PAY,
    POLITICAL,
    POOL,
    Put,
    payable,
)
from tests.sketches.through_the_ages_view import UNKNOWN, NationsView, ThroughTheAges

GAME = ThroughTheAges()


def test_who_prepared_an_event_alone_knows_that_it_is_in_the_pile() -> None:
    match = match_of(GAME, 2)
    set_up(match, (0, POLITICAL), turn=0, deck=[1, 2, 4, 5, 6, 7], current=[Put(-1, 3)], hands=[[0], []])
    do(match, 0, "prepare harvest-I-a")
    assert seen(match, 0, NationsView).future == [Put(0, 0)]
    assert seen(match, 1, NationsView).future == [Put(0, UNKNOWN)]
    assert {facts.future[0].slot for facts in guesses(match, 0)} == {0}
    # to anybody else it is one of the events, never a bonus or an aggression
    assert {facts.future[0].slot for facts in guesses(match, 1)} == {0, 1, 2, 3}


def test_a_bid_must_be_payable_with_what_the_bidder_secretly_holds() -> None:
    match = match_of(GAME, 2)
    set_up(match, (0, BID), table=(AUCTION,), turn=0, deck=[0, 1, 2, 3, 6, 7], hands=[[4, 5], []])
    assert choices(match, 0)[-1] == "bid 5"
    assert clause(match, 0, "bid 6") == "TTA-COL-1"
    set_up(match, (0, BID), table=(AUCTION,), hands=[[], [4, 5]])
    assert choices(match, 0)[-1] == "bid 1"


def test_resample_deals_a_bidder_enough_to_pay() -> None:
    match = match_of(GAME, 2)
    facts = {"turn": 0, "deck": [0, 1, 2, 3, 5, 6, 7], "hands": [[4], []], "bid": 0}
    set_up(match, (0, BID), table=(AUCTION,), **facts)
    assert any(payable(guess, 0) < 3 for guess in guesses(match, 1))
    do(match, 0, "bid 3")
    assert all(payable(guess, 0) >= 3 for guess in guesses(match, 1))


def test_a_defender_is_asked_whatever_he_holds() -> None:
    match = match_of(GAME, 3)
    hands, units = [[6], [], [4, 5]], [[1, 0], [0, 0], [2, 0]]
    for target, name in ((1, "B"), (2, "C")):
        set_up(match, (0, POLITICAL), turn=0, deck=[0, 1, 2, 3, 7], hands=[list(h) for h in hands], units=units)
        do(match, 0, f"attack aggression-I-a {name}")
        assert GAME.to_act(match.state) == [target]
    assert seen(match, 0, NationsView).hands[2] == [UNKNOWN, UNKNOWN]


def test_a_defender_in_another_seats_turn_keeps_the_turn_where_it_was() -> None:
    match = match_of(GAME, 2)
    draw_all(match)
    set_up(match, (0, ACTION, 2), (1, COMMIT, 1), turn=0)
    assert choices(match, 1) == ["sacrifice warriors", "done"]
    do(match, 1, "done")
    assert GAME.to_act(match.state) == [0]


def test_face_down_discards_are_known_to_their_owner_alone() -> None:
    match = match_of(GAME, 2)
    set_up(match, (0, DISCARD), turn=0, deck=[1, 2, 3, 6, 7], hands=[[0, 4, 5], []])
    move = do(match, 0, "discard-card harvest-I-a")
    told = [msgspec.to_builtins(GAME.chronicle.told(move.log, viewer)[0]) for viewer in range(2)]
    assert [event["card"] for event in told] == ["harvest-I-a", None]
    assert seen(match, 0, NationsView).discards == [[0], []]
    assert seen(match, 1, NationsView).discards == [[UNKNOWN], []]


def test_reshuffled_discards_make_a_new_pool_of_which_each_knows_its_own() -> None:
    match = match_of(GAME, 2)
    set_up(match, turn=0, deck=[], seen=[1, 2, 3], hands=[[], [4, 5]], discards=[[0, 6], [7]])
    match.state.agenda.next(MILITARY, 1, 1)
    GAME.settle(match.state, Log())
    match.draw()
    assert sorted(slot // POOL for slot in match.state.facts.hands[1]) == [0, 0, 1]
    for guess in guesses(match, 0):
        # seat A returned harvest and aggression: the two old cards of B are neither
        assert {slot % POOL for slot in guess.hands[1] if slot < POOL}.isdisjoint({0, 6})


def test_an_age_that_ends_in_the_middle_of_a_turn_takes_the_subject_of_a_waiting_decision() -> None:
    match = match_of(GAME, 2)
    draw_all(match)
    set_up(match, (0, ACTION, 2), turn=0, row=2, wonders=[0, -1])
    do(match, 0, "play-genius")
    do(match, 0, "take-card")
    last = do(match, 0, "take-card")
    assert events(match, last) == ["AgeEnded", "StageLapsed"]
    # the turn goes on with the action that is left, in the new age
    assert "begin-wonder" in choices(match, 0)


def test_sacrifices_are_chosen_in_ascending_order_then_done() -> None:
    match = match_of(GAME, 2)
    hands, units = [[4], []], [[1, 1], [1, 0]]
    set_up(match, (0, COMMIT, PAY), turn=0, deck=[0, 1, 2, 3, 5, 6, 7], hands=hands, bid=4, bidder=0, units=units)
    assert choices(match, 0) == ["sacrifice warriors", "sacrifice knights"]
    do(match, 0, "sacrifice knights")
    # not Warriors any more, and not yet enough for Done
    assert choices(match, 0) == ["play-bonus bonus-I-a"]
    assert clause(match, 0, "done") == "TTA-COL-2"
    do(match, 0, "play-bonus bonus-I-a")
    assert choices(match, 0) == ["done"]
