"""What the screen is given: figures whose lines add up, prices, banks, and warnings that come true."""

from random import Random

import pytest

from saecula.games.through_the_ages.edges.events import CorruptionPaid, Uprising
from saecula.games.through_the_ages.edges.screen.board import PlayerBoard, step_of
from saecula.games.through_the_ages.edges.screen.shapes import PlayerBoardView, TableView
from saecula.games.through_the_ages.edges.screen.table import read_table
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.ratings import culture_rate, happiness, science_rate, strength
from saecula.kernel.codes import CHANCE, Log
from tests.games.through_the_ages.scene import Scene, game, politics, scene


def desk(found: Scene, seat: int = 0, eyes: int | None = 0) -> PlayerBoardView:
    return PlayerBoard(found.state, seat, eyes, game().names).view()


def table(found: Scene, eyes: int | None = 0) -> TableView:
    return read_table(found.state, eyes, game().names)


def warnings(found: Scene, seat: int = 0) -> dict[str, int]:
    return {warning.kind: warning.amount for warning in desk(found, seat).warnings}


def lines(found: Scene, figure: str, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {line.source: (line.count, line.amount) for line in getattr(desk(found, seat).sums, figure)}


def random_states(seats: int, version: str, count: int) -> list[AgesState]:
    """States along a game of random moves."""
    rng, found = Random(f"{seats} {version}"), []
    state = game().start(seats, game().meta.check(seats, {"version": version}))
    while actors := game().to_act(state):
        seat = actors[0]
        codes = game().chance(state)[0] if seat == CHANCE else game().legal(state, seat)
        game().apply(state, seat, rng.choice(codes), Log(False))
        found.append(state.copy())
    return rng.sample(found, count)


@pytest.mark.parametrize("version", ["simple", "advanced", "full"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_lines_of_every_figure_add_up(seats: int, version: str) -> None:
    for state in random_states(seats, version, 60):
        for seat in range(seats):
            view = PlayerBoard(state, seat, None, game().names).view()
            total = {
                name: sum(line.amount for line in getattr(view.sums, name)) for name in view.sums.__struct_fields__
            }
            assert total["culture"] == view.culture_rate == culture_rate(state, seat)
            assert total["science"] == view.science_rate == science_rate(state, seat)
            assert total["strength"] == view.strength == strength(state, seat)
            assert total["happiness"] == view.happiness == happiness(state, seat)
            assert total["food"] == view.food_rate
            assert total["resources"] == view.resource_rate


def test_a_line_says_how_many_workers_give_how_much() -> None:
    found = scene().give(workers={"philosophy": 2})
    assert lines(found, "science") == {"philosophy": (2, 2)}


def test_double_faces_are_a_line_of_their_wonder() -> None:
    found = scene().give(workers={"religion": 2}, wonders=["st-peters-basilica"], government="communism")
    assert lines(found, "happiness")["st-peters-basilica"] == (1, 2)
    assert lines(found, "happiness")["communism"] == (1, -1)


def test_a_figure_below_zero_is_cut_by_a_line_of_its_own() -> None:
    found = scene().give(workers={"religion": 0}, government="communism")
    assert lines(found, "happiness") == {"communism": (1, -1), "limit": (1, 1)}


def test_armies_air_force_and_napoleon_are_told_apart() -> None:
    found = scene(age=3).give(
        leader="napoleon-bonaparte", tactic="fighting-band", workers={"warriors": 4, "air-forces": 1}
    )
    told = lines(found, "strength")
    assert told["fighting-band"] == (2, 2)
    assert told["wings"] == (1, 1)
    assert told["napoleon-bonaparte"] == (1, 2)
    assert desk(found).armies.full == 2


def test_eating_and_corruption_are_lines_of_the_goods() -> None:
    people = {"agriculture": 2, "bronze": 2, "religion": 2, "bread-and-circuses": 2}
    found = scene().give(yellow=4, bank=1, workers=people, tokens={"bronze": 17})
    assert lines(found, "food") == {"agriculture": (2, 2), "eaten": (1, -4)}
    assert lines(found, "resources")["corruption"] == (1, -6)


# -- warnings


@pytest.mark.rule("TTA-HAP-2")
def test_the_warning_of_an_uprising_comes_true() -> None:
    found = scene().give(yellow=8, unused=1, workers={"religion": 0})
    assert warnings(found)["uprising"] == desk(found).unhappy - 1
    found.end_turn()
    assert [event for event in found.told() if isinstance(event, Uprising)]


def test_without_an_uprising_there_is_no_warning_of_one() -> None:
    found = scene().give(yellow=16, unused=1)
    assert "uprising" not in warnings(found)
    assert not [event for event in found.end_turn().told() if isinstance(event, Uprising)]


@pytest.mark.rule("TTA-PRO-6")
def test_the_warning_of_a_famine_tells_the_culture_lost() -> None:
    found = scene().give(
        yellow=4, culture=50, workers={"agriculture": 1, "warriors": 8, "religion": 2, "bread-and-circuses": 2}
    )
    before = found.civ().culture + culture_rate(found.state, 0)
    lost = warnings(found)["famine"]
    assert lost > 0
    assert found.end_turn().civ().culture == before - lost


@pytest.mark.rule("TTA-PRO-4")
def test_the_warning_of_corruption_tells_the_resources_lost() -> None:
    found = scene().give(bank=4, workers={"bronze": 2}, tokens={"bronze": 6})
    paid = warnings(found)["corruption"]
    assert paid > 0
    assert desk(found).blue.due == paid
    told = [event for event in found.end_turn().told() if isinstance(event, CorruptionPaid)]
    assert [event.resources for event in told] == [paid]


def test_production_without_tokens_is_warned_of_as_waste() -> None:
    found = scene().give(yellow=20, bank=1, workers={"agriculture": 2, "bronze": 2})
    assert warnings(found)["waste"] == 3


def test_actions_that_come_to_nothing_are_counted() -> None:
    found = scene().give(government="monarchy")
    assert warnings(found)["unused-civil"] == 5
    # military actions draw cards, three at most
    assert "unused-military" not in warnings(found)
    found.give(special=["military-theory"])
    assert warnings(found)["unused-military"] == found.civ().military - 3


def test_nobody_is_warned_of_actions_outside_his_turn() -> None:
    assert not {"unused-civil", "unused-military", "discards"} & set(warnings(scene(), 1))


@pytest.mark.rule("TTA-MCA-1")
def test_the_warning_of_discards_comes_true_where_nothing_is_played() -> None:
    found = scene().give(military_hand=["enslave-i", "raid-i", "plunder-i"])
    over = warnings(found)["discards"]
    assert over == 3 + 2 - 2
    found.end_turn().chance().do("pass", 1).do("end-actions", 1).chance().do("pass")
    frame = found.state.agenda.asked[0][-1]
    assert found.asked() == {0: "discards"}
    assert frame >> 10 & 1023 == over


# -- banks and prices


def test_a_bank_says_what_comes_next_and_when() -> None:
    step = step_of([7, 5, 5, 3, 3, 3], 5)
    assert (step.now, step.next, step.after) == (3, 5, 3)
    assert (step_of([7, 7], 1).next, step_of([7, 7], 1).after) == (None, None)


def test_the_price_of_a_worker_has_the_leaders_discount() -> None:
    found = scene().give(yellow=16, leader="moses")
    assert desk(found).yellow.grow == desk(found).yellow.price.now - 1


@pytest.mark.rule("TTA-TAK-4")
def test_the_row_is_priced_for_the_one_who_looks() -> None:
    found = scene().lay("pyramids", "iron").give(1, wonders=["colossus"])
    assert [place.cost for place in table(found, 0).row[:3]] == [1, 1, None]
    assert [place.cost for place in table(found, 1).row[:2]] == [2, 1]
    assert [place.cost for place in table(found, None).row[:2]] == [1, 1]


# -- secrets and what is under way


@pytest.mark.rule("TTA-SET-7")
def test_others_see_the_backs_of_military_cards_alone() -> None:
    found = scene().give(military_hand=["enslave-i", "raid-i"])
    assert desk(found).military_hand == ["enslave-i", "raid-i"]
    assert desk(found).backs == []
    assert (desk(found, 0, 1).military_hand, desk(found, 0, 1).backs) == ([], ["I", "I"])
    assert desk(found, 0, None).military_hand == []


def test_an_event_pile_tells_its_ages_and_who_prepared_them() -> None:
    found = politics(age=2).current("cold-war")
    assert [(card.age, card.by, card.card) for card in table(found, 1).current] == [("II", 1, "cold-war")]
    assert [card.card for card in table(found, 0).current] == [None]


def test_a_fight_shows_both_sides_as_they_stand() -> None:
    found = politics().give(workers={"warriors": 3}, military_hand=["raid-i"]).give(1, workers={"warriors": 1})
    found.do("attack raid-i B").do("sacrifice warriors")
    fight = table(found).fight
    assert fight is not None
    assert (fight.card, fight.attacker, fight.defender, fight.attack, fight.defence) == ("raid-i", 0, 1, 4, 1)
    assert table(scene()).fight is None


def test_while_a_raider_chooses_the_table_tells_whose_buildings_they_are() -> None:
    found = politics().give(workers={"warriors": 3}, military_hand=["raid-i"])
    found.give(1, workers={"philosophy": 1, "religion": 1})
    assert table(found).victim is None
    found.do("attack raid-i B").do("done")
    if table(found).fight is not None:
        found.do("done", 1)
    assert (table(found).victim, table(found).fight) == (1, None)


def test_goods_of_an_event_are_nobodys_spoils() -> None:
    found = scene(3).reveal("development-of-markets")
    goods = table(found).goods
    assert goods is not None
    assert (goods.amount, goods.use, table(found).victim) == (2, "one", None)


@pytest.mark.parametrize(("partner", "attack"), [("B", 5), ("C", 2)])
def test_a_declared_war_tells_the_strengths_that_it_would_be_fought_with(partner: str, attack: int) -> None:
    found = politics(3, age=2).say(pacts={"A": {"card": "open-borders-agreement", "with": partner}})
    found.say(wars={"A": {"card": "war-over-culture-ii", "on": "B"}})
    found.give(workers={"warriors": 2}).give(1, workers={"warriors": 4})
    war = desk(found).war
    assert war is not None
    assert (war.on, war.attack, war.defence) == (1, attack, 4)


def test_an_auction_shows_until_it_is_paid() -> None:
    found = politics().give(workers={"warriors": 3}, military_hand=["wealthy-territory-i"])
    found.give(1, workers={"warriors": 2}).current("historic-territory-i").do("prepare wealthy-territory-i")
    found.draw("reveal-event historic-territory-i").do("bid 1").do("bid 2", 1).do("pass")
    auction = table(found).auction
    assert auction is not None
    assert (auction.card, auction.bid, auction.bidder, auction.passed) == ("historic-territory-i", 2, 1, [0])
    assert auction.paid == 0
    found.do("sacrifice warriors", 1)
    half = table(found).auction
    assert half is not None
    assert half.paid == 1
    found.do("sacrifice warriors", 1).do("done", 1)
    assert table(found).auction is None


def test_an_offer_shows_until_it_is_answered() -> None:
    found = politics(3).give(military_hand=["trade-routes-agreement"]).do("offer-pact trade-routes-agreement B b")
    offer = table(found).offer
    assert offer is not None
    assert (offer.card, offer.by, offer.to, offer.role) == ("trade-routes-agreement", 0, 1, "b")
    found.do("accept", 1)
    assert table(found).offer is None
    assert desk(found).pact is not None


@pytest.mark.rule("TTA-CIV-3", "TTA-CIV-17")
def test_prices_are_those_of_now_with_every_discount() -> None:
    found = scene(age=2).give(known=["iron", "alchemy"], special=["masonry"], workers={"bronze": 2, "philosophy": 1})
    holdings = {holding.card: holding for holding in desk(found).holdings}
    assert holdings["bronze"].upgrades == {"iron": 3}
    assert holdings["iron"].upgrades == {}
    assert (holdings["philosophy"].price, holdings["alchemy"].price) == (3, 5)


@pytest.mark.rule("TTA-CIV-7", "TTA-CIV-9")
def test_technologies_in_hand_tell_their_science_and_governments_also_that_of_a_revolution() -> None:
    found = scene(age=1).give(hand=["iron", "monarchy", "rich-land-a"])
    assert {row.card: (row.science, row.revolution) for row in desk(found).research} == {
        "iron": (5, None),
        "monarchy": (9, 3),
    }
