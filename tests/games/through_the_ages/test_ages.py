"""TTA-AGE, TTA-END and TTA-VAR: the end of ages and of the game, variants."""

import pytest

from saecula.games.through_the_ages.edges.events_military import BonusDealt
from saecula.games.through_the_ages.model.kinds import AGES, AGGRESSION, PACT, WAR
from saecula.games.through_the_ages.model.state import SLOT
from saecula.games.through_the_ages.model.view import build_view
from saecula.games.through_the_ages.rules.end_of_game import event_points, last_events, simple_bonus
from saecula.games.through_the_ages.rules.ratings import urban_limit
from saecula.kernel.codes import CHANCE
from tests.games.through_the_ages.scene import Scene, game, numbers, politics, scene, start


@pytest.mark.rule("TTA-AGE-1", "TTA-AGE-5")
def test_cards_of_the_age_before_become_obsolete() -> None:
    found = scene(3, age=2).give(leader="joan-of-arc", hand=["iron", "coal"], military_hand=["legion", "spy-ii"])
    found.give(wonder="taj-mahal", stages=2, bank=10, tactic="phalanx", colonies=["wealthy-territory-i"])
    found.give(wonders=["pyramids"], known=["alchemy"])
    found.say(pacts={"B": {"card": "open-borders-agreement", "with": "C"}}).end_age()
    civ, course = found.civ(), found.state.course
    assert (found.hand(), found.military(), civ.leader, civ.wonder, civ.bank) == (["coal"], ["spy-ii"], -1, -1, 12)
    assert (course.pact[1], found.knows("alchemy"), len(civ.colonies), len(civ.wonders)) == (-1, True, 1, 1)
    assert civ.tactic == numbers()["phalanx"]


@pytest.mark.rule("TTA-AGE-2")
@pytest.mark.parametrize(("version", "yellow", "left"), [("full", 9, 7), ("full", 1, 0), ("advanced", 9, 9)])
def test_two_yellow_tokens_go_at_the_end_of_an_age(version: str, yellow: int, left: int) -> None:
    found = scene(2, version).give(yellow=yellow).end_age()
    assert (found.civ().yellow, found.civ().unused) == (left, 1)


@pytest.mark.rule("TTA-AGE-3")
def test_the_military_deck_is_replaced() -> None:
    found = scene().end_age()
    box, deck = game().box, found.state.course.deck
    assert (found.state.course.pool, sum(deck[box.military_from[1] : box.military_to[1]])) == (2, 0)
    assert len(found.state.piles.away) == 48


@pytest.mark.rule("TTA-AGE-5")
def test_a_lost_leader_takes_its_action_tokens_along() -> None:
    found = scene(age=1).give(leader="hammurabi")
    assert (found.civ().civil, found.civ().military) == (5, 1)
    found.end_age()
    assert (found.civ().civil, found.civ().military) == (4, 2)


@pytest.mark.rule("TTA-AGE-6")
def test_prepared_events_wars_and_the_row_never_become_obsolete() -> None:
    found = scene(age=2).lay("iron").current("rats").say(wars={"A": {"card": "war-over-culture-ii", "on": "B"}})
    found.end_age().end_age()
    assert found.row()[0] == "iron"
    assert len(found.state.piles.current) == 1
    assert found.state.course.war[0] >= 0


def finish(found: Scene) -> Scene:
    """Go to the last scoring now."""
    last = found.state.rules.last_civil() + 1
    return found.say(age=AGES[last], round=6, last=5, ancient=found.state.piles.ancient, open={"table": ["final"]})


@pytest.mark.rule("TTA-END-1")
def test_the_simple_version_ends_with_the_round_in_which_its_deck_does() -> None:
    found = scene(2, "simple").give(workers={"irrigation": 1}, known=["theology"], government="theocracy")
    assert simple_bonus(found.state, 0) == [6, 2, 4, 6, 1]
    found.end_age()
    assert found.state.course.last == 5
    assert finish(found).civ().culture == 19
    assert game().is_over(found.state)


@pytest.mark.rule("TTA-END-2", "TTA-END-8")
def test_the_advanced_version_ends_with_the_round_and_scores_the_open_events() -> None:
    found = scene(2, "advanced", 2).give(leader="joan-of-arc").give(1, colonies=["wealthy-territory-i"])
    found.end_age()
    assert (found.state.course.age, found.state.course.last, found.civ().leader) == (3, 5, -1)
    found.end_turn()
    assert found.military() == []
    assert (finish(found).civ(0).culture, found.civ(1).culture) == (2 + 10, 2 + 4)


@pytest.mark.rule("TTA-END-3")
@pytest.mark.parametrize(("turn", "last"), [(0, 5), (1, 6)])
def test_the_full_version_ends_with_this_round_or_the_next(turn: int, last: int) -> None:
    found = scene(2, "full", 3).say(turn="AB"[turn]).end_age()
    assert (found.state.course.age, found.state.course.pool, found.state.course.last) == (4, -1, last)


@pytest.mark.rule("TTA-END-4")
def test_age_three_events_left_in_the_piles_are_scored_and_ties_favour_the_first_player() -> None:
    found = scene(2, "full", 4).current("impact-of-strength", "rats").say(turn="B")
    found.say(future=["impact-of-government by A", "terrorism by A"]).give(tokens={"agriculture": 3})
    finish(found)
    assert [civ.culture for civ in found.state.civs] == [10 + 10, 0 + 10]
    assert found.food() == 3


@pytest.mark.rule("TTA-END-5")
def test_most_culture_wins_and_ties_are_shared() -> None:
    found = finish(scene(3).give(0, culture=7).give(2, culture=7))
    assert game().outcome(found.state).ranking() == [[0, 2], [1]]


@pytest.mark.rule("TTA-END-1", "TTA-END-2", "TTA-END-3")
@pytest.mark.parametrize(("version", "clause"), [("simple", "1"), ("advanced", "2"), ("full", "3")])
def test_a_game_for_two_ends_by_the_clause_of_its_version(version: str, clause: str) -> None:
    assert game().outcome(scene(2, version).state).reason == f"TTA-END-{clause}"


@pytest.mark.rule("TTA-END-6", "TTA-CRD-10")
def test_who_resigned_has_no_rank_in_an_impact() -> None:
    found = politics(3, age=3, resigning="on").give(2, workers={"warriors": 2}).do("resign")
    assert event_points(found.state, numbers()["impact-of-strength"]) == [0, 0, 10]


@pytest.mark.rule("TTA-END-6")
def test_who_resigns_ends_behind_all_and_the_last_one_left_wins() -> None:
    found = politics(3, resigning="on").give(0, culture=90)
    found.say(wars={"B": {"card": "war-over-culture-ii", "on": "A"}}).do("resign")
    assert (found.state.course.war[1], found.state.course.turn) == (-1, 1)
    found.chance().do("resign", 1)
    assert game().is_over(found.state)
    assert game().outcome(found.state).ranking() == [[2], [1], [0]]
    assert game().outcome(found.state).reason == "TTA-END-6"
    assert politics().why("resign") == "TTA-END-6"


@pytest.mark.rule("TTA-END-7")
def test_what_is_left_over_is_worth_nothing() -> None:
    found = finish(scene().give(science=30, tokens={"bronze": 9}, hand=["iron"]))
    assert found.civ().culture == 0


@pytest.mark.rule("TTA-END-9")
def test_in_the_simple_version_one_resigns_at_the_start_of_ones_actions() -> None:
    found = scene(3, "simple", resigning="on")
    assert "resign" in found.legal()
    found.do("destroy bronze")
    assert found.why("resign") == "TTA-END-9"


@pytest.mark.rule("TTA-END-10")
def test_the_next_player_becomes_first_and_numbers_follow_those_left() -> None:
    found = politics(3, resigning="on").do("resign")
    course = found.state.course
    assert (course.first, course.turn, course.round, found.state.players()) == (1, 1, 5, 2)
    assert course.row.count(-1) > 0


@pytest.mark.rule("TTA-VAR-1")
def test_a_mine_may_produce_one_token_less() -> None:
    found = scene(corruption="choice").end_turn()
    assert found.legal() == {"done", "produce-less bronze"}
    assert found.why("produce-less iron") == "TTA-VAR-1"
    assert found.do("produce-less bronze").resources() == 1


@pytest.mark.rule("TTA-VAR-2")
def test_the_easier_game_has_a_token_and_a_building_more_for_all_or_for_one() -> None:
    easy = scene(2, easier="on")
    assert [civ.yellow for civ in start(2, easier="on").state.civs] == [19, 19]
    assert urban_limit(easy.state, 0) == 3
    one = start(2, handicap_a="yellow", handicap_b="urban").state
    assert [civ.yellow for civ in one.civs] == [19, 18]
    assert [urban_limit(one, seat) for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("TTA-VAR-3")
def test_against_gangs_one_enemy_attacks_somebody_in_a_round() -> None:
    found = politics(3, gangs="on").give(military_hand=["enslave-i"]).say(marks={"B": "C"})
    assert found.why("attack enslave-i B") == "TTA-VAR-3"
    found.do("attack enslave-i C").do("done").do("done", 2)
    assert found.state.course.mark == [-1, 2, 0]
    found.say(open={"table": ["politics", "actions", "production", "next-turn"]})
    assert found.state.course.mark == [-1, 2, -1]


@pytest.mark.rule("TTA-VAR-4")
@pytest.mark.parametrize(("peaceful", "pacts"), [("on", True), ("no-pacts", False)])
def test_the_peaceful_game_leaves_out_attacks_and_pacts_by_a_second_switch(peaceful: str, pacts: bool) -> None:
    box, deck = game().box, start(3, peaceful=peaceful).state.course.deck
    kinds = {box.kind[card] for card in range(box.first_military, box.cards) if deck[card]}
    assert not kinds & {AGGRESSION, WAR}
    assert (PACT in kinds) == pacts


@pytest.mark.rule("TTA-VAR-5", "TTA-VAR-10")
def test_a_military_action_draws_a_card_instead() -> None:
    found = scene(drawing="action").do("draw-military").draw("draw-card legion")
    assert found.military() == ["legion"]
    found.do("play-tactic legion")
    assert found.why("draw-military") == "TTA-TUR-3"
    assert found.end_turn().chance().military() == []
    assert scene(age=4, drawing="action").why("draw-military") == "TTA-VAR-10"
    assert scene().why("draw-military") == "TTA-VAR-5"


def begun(bonus: str, seats: int = 3) -> Scene:
    return start(seats, bonus=bonus).draw("choose-first A").chance()


@pytest.mark.rule("TTA-VAR-6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_public_bonus_cards_lie_open_from_the_start(count: int) -> None:
    assert len(begun(f"public-{count}").state.piles.bonus) == count


@pytest.mark.rule("TTA-VAR-6")
def test_bonus_cards_are_shown_age_by_age() -> None:
    found = begun("by-age", 2)
    piles = found.state.piles
    assert (len(piles.bonus), len(piles.aside)) == (1, 4)
    assert {slot % SLOT for slot in build_view(found.state, 0, game().names).piles.aside} == {1023}
    found.end_turn(0).end_turn(1)
    assert len(piles.bonus) + len(found.state.piles.bonus) == 4
    found.chance().do("pass").lay().say(round=9)
    for _ in range(3):
        found.end_age()
    assert (len(found.state.piles.bonus), found.state.piles.aside) == (5, [])


@pytest.mark.rule("TTA-VAR-6")
@pytest.mark.parametrize(("seats", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_private_bonus_cards_are_dealt_and_some_are_kept(seats: int, dealt: int, kept: int) -> None:
    found = begun("private", seats)
    assert [len(slots) for slots in found.state.piles.dealt] == [dealt] * seats
    for seat in range(seats):
        for _ in range(kept):
            found.do(sorted(found.legal(seat))[0], seat)
    assert [len(slots) for slots in found.state.piles.kept] == [kept] * seats
    box, deck = game().box, found.state.course.deck
    assert sum(deck[box.military_from[3] : box.military_to[3]]) == (45 if seats > 2 else 41) - kept * seats


@pytest.mark.rule("TTA-VAR-6")
def test_private_bonus_cards_are_dealt_clockwise_from_the_first_player() -> None:
    found = start(3, bonus="private").draw("choose-first B").chance()
    dealt = [event.seat for event in found.told() if isinstance(event, BonusDealt)]
    assert dealt == [1, 2, 0] * 4


@pytest.mark.rule("TTA-VAR-6", "TTA-SET-7")
def test_private_bonus_cards_not_kept_come_back_into_deck_iii_and_their_owner_alone_knows() -> None:
    found = begun("private", 3)
    given_back = sorted(found.legal(1))[1:]
    found.do(sorted(found.legal(1))[0], 1)
    cards = {text.removeprefix("keep-bonus ") for text in given_back}
    assert set(found.edit()["returned"]) == {f"{card} #3 B" for card in cards}


@pytest.mark.rule("TTA-VAR-6", "TTA-VAR-8")
def test_in_the_open_choice_everybody_picks_in_turn_order() -> None:
    found = begun("open", 2)
    for seat in (0, 1, 0, 1):
        assert found.asked() == {seat: "picking"}
        assert CHANCE not in game().to_act(found.state)
        found.do(sorted(found.legal(seat))[0], seat)
    assert len(found.state.piles.bonus) == 4
    points = sum(event_points(found.state, card)[0] for card in found.state.piles.bonus)
    assert [civ.culture for civ in finish(found).state.civs] == [points, points]
    assert points > 0


@pytest.mark.rule("TTA-VAR-6", "TTA-VAR-8")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_the_open_choice_of_more_than_two_each_picks_one(seats: int) -> None:
    found = begun("open", seats)
    for seat in range(seats):
        assert found.asked() == {seat: "picking"}
        found.do(sorted(found.legal(seat))[0], seat)
    assert found.asked() == {0: "turn"}


@pytest.mark.rule("TTA-VAR-6")
def test_only_a_bonus_card_that_was_dealt_is_kept() -> None:
    found = begun("private", 3)
    dealt = {game().names[slot % SLOT] for slot in found.state.piles.dealt[0]}
    other = next(game().names[slot % SLOT] for slot in found.state.piles.dealt[1])
    assert other not in dealt
    assert found.table.refusal("A", f"keep-bonus {other}") == ("TTA-VAR-6", "through-the-ages-no-such-bonus-card")
    assert found.table.refusal("A", "end-actions")[0] == ""


@pytest.mark.rule("TTA-VAR-7", "TTA-VAR-9")
def test_with_fewer_bonuses_the_piles_do_not_score() -> None:
    for bonus, scored in (("public-4", 5), ("public-4-fewer", 4)):
        found = scene(2, "full", 4, bonus=bonus).current("impact-of-strength")
        found.say(bonus=[f"impact-of-{what}" for what in ("government", "science", "colonies", "wonders")])
        assert len(last_events(found.state)) == scored
    choices = next(option for option in game().meta.options if option.name == "bonus").choices
    assert "piles-fewer" not in choices
