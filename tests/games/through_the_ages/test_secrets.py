"""What a seat may not know, and full states that agree with what it knows (TTA-SET-7)."""

from random import Random

import pytest

from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.military.colonies import payable
from saecula.games.through_the_ages.rules.military.hands import leave_hand, reshuffle
from saecula.kernel.codes import CHANCE
from saecula.kernel.errors import BadRecord
from saecula.kernel.moves import Hidden
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene, start


def played(seats: int, moves: int, seed: int = 3) -> Scene:
    """A game some random moves on, with every card where it belongs."""
    found, rng = start(seats), Random(seed)
    for _ in range(moves):
        seat = game().to_act(found.state)[0]
        codes = game().chance(found.state)[0] if seat == CHANCE else game().legal(found.state, seat)
        game().apply(found.state, seat, rng.choice(codes), found.log)
    return found


def guess(state: AgesState, seat: int | None, seed: int = 0) -> AgesState:
    return game().resample(game().view(state, seat), Random(seed))


@pytest.mark.rule("TTA-SET-7")
def test_prepared_and_discarded_cards_show_their_age_alone() -> None:
    found = politics(3).give(military_hand=["pestilence", "legion"])
    book = game().book
    code = book.encode(book.parse("prepare pestilence"))
    assert game().show(found.state, 0, code, 1) == Hidden("prepare I")
    assert game().show(found.state, 0, code, 0) == book.decode(code)


def eyes(found: Scene, text: str) -> list[bool]:
    """Whether each seat, and a spectator, sees what chance draws."""
    book = game().book
    code = book.encode(book.parse(text))
    viewers = (*range(found.seats), None)
    return [game().show(found.state, CHANCE, code, viewer) != Hidden("draw") for viewer in viewers]


@pytest.mark.rule("TTA-SET-7")
def test_a_military_card_is_seen_by_who_draws_it_alone() -> None:
    found = scene(3, drawing="action").say(turn="B").do("draw-military", 1)
    assert eyes(found, "draw-card legion") == [False, True, False, False]


@pytest.mark.rule("TTA-VAR-6")
def test_bonus_cards_are_seen_by_who_is_dealt_them_and_by_nobody_where_they_are_set_aside() -> None:
    dealt, aside = (start(3, bonus=bonus).draw("choose-first B") for bonus in ("private", "by-age"))
    while "lay-card" in dealt.table.legal("chance")[0]:
        dealt.chance_once()
        aside.chance_once()
    assert eyes(dealt, "deal-bonus impact-of-science") == [False, True, False, False]
    assert eyes(aside, "deal-bonus impact-of-science") == [False, False, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guessed_state_agrees_with_the_view_and_counts_every_card(seats: int) -> None:
    found = played(seats, 260)
    for seat in (*range(seats), None):
        other = guess(found.state, seat)
        assert game().view(other, seat) == game().view(found.state, seat)
        assert game().census(other) == game().census(found.state)


@pytest.mark.rule("TTA-COL-1")
def test_a_bidder_is_dealt_enough_to_pay() -> None:
    found, rng, seen = start(3), Random(5), 0
    while not game().is_over(found.state):
        course = found.state.course
        if "bidding" in found.asked().values() and course.bidder >= 0:
            seen += 1
            other = guess(found.state, (course.bidder + 1) % 3, seen)
            assert payable(other, course.bidder) >= course.bid
        seat = game().to_act(found.state)[0]
        codes = game().chance(found.state)[0] if seat == CHANCE else game().legal(found.state, seat)
        weights = None if seat == CHANCE else game().mind.policy(found.state, seat, codes)
        game().apply(found.state, seat, rng.choices(codes, weights)[0], found.log)
    assert seen > 0


def test_after_a_reshuffle_everybody_knows_what_came_back_openly() -> None:
    found = played(3, 330)
    state = found.state
    box, deck = game().box, state.course.deck
    age = state.course.age
    for card in range(box.military_from[age], box.military_to[age]):
        for _ in range(deck[card]):
            state.piles.open.append(card)
        deck[card] = 0
    state.piles.open.sort()
    assert reshuffle(state, found.log)
    for seat in range(3):
        other = guess(state, seat)
        assert game().view(other, seat) == game().view(state, seat)
        assert game().census(other) == game().census(state)


@pytest.mark.rule("TTA-SET-7")
def test_the_cards_that_stay_in_a_hand_keep_the_newest_labels_of_their_age() -> None:
    state = politics().give(military_hand=["legion", "pestilence"]).state
    piles = state.piles
    piles.pools.append(1)
    newest = len(piles.pools) - 1
    piles.labels[0] = [piles.pools.index(1), newest]
    assert leave_hand(state, 0, numbers()["legion"]) == newest
    assert piles.labels[0] == [newest]


def crowd(state: AgesState) -> None:
    state.civs[1].yellow = 200


def outlive(state: AgesState) -> None:
    state.course.age = 9


def cheat(state: AgesState) -> None:
    state.civs[0].hand.append(numbers()["oil"])


def stretch(state: AgesState) -> None:
    state.course.row.append(-1)


def mislabel(state: AgesState) -> None:
    state.piles.labels[0].append(3)


def test_a_dump_comes_back_and_an_impossible_one_is_refused() -> None:
    state = played(3, 300).state
    assert game().load(state.dump()).dump() == state.dump()
    for spoil, said in (
        (cheat, "civilizations.A.hand: oil"),
        (crowd, "civilizations.B.yellow"),
        (stretch, "row"),
        (outlive, "age"),
        (mislabel, "civilizations.A.military_hand"),
    ):
        other = state.copy()
        spoil(other)
        with pytest.raises(BadRecord, match=said):
            game().load(other.dump())
