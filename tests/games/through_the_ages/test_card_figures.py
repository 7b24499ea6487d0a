"""Figures of single cards, written out: what each action card does, what builders' technologies save, pacts of war."""

import pytest

from saecula.games.through_the_ages.rules.civil.prices import build_cost, stages_at_once
from saecula.games.through_the_ages.rules.ratings import culture_rate, strength
from tests.games.through_the_ages.scene import Scene, game, numbers, scene
from tests.games.through_the_ages.test_politics import partners

#: Card, the move it is played by, and what that changes: culture, science, food, resources.
ACTIONS = [
    ("work-of-art-a", "play-action work-of-art-a", (6, 0, 0, 0)),
    ("work-of-art-i", "play-action work-of-art-i", (5, 0, 0, 0)),
    ("work-of-art-ii", "play-action work-of-art-ii", (4, 0, 0, 0)),
    ("work-of-art-iii", "play-action work-of-art-iii", (3, 0, 0, 0)),
    ("revolutionary-idea-a", "play-action revolutionary-idea-a", (0, 1, 0, 0)),
    ("revolutionary-idea-i", "play-action revolutionary-idea-i", (0, 2, 0, 0)),
    ("revolutionary-idea-ii", "play-action revolutionary-idea-ii", (0, 4, 0, 0)),
    ("revolutionary-idea-iii", "play-action revolutionary-idea-iii", (0, 6, 0, 0)),
    ("bountiful-harvest-i", "play-action bountiful-harvest-i", (0, 0, 2, 0)),
    ("bountiful-harvest-ii", "play-action bountiful-harvest-ii", (0, 0, 3, 0)),
    ("bountiful-harvest-iii", "play-action bountiful-harvest-iii", (0, 0, 4, 0)),
    ("mineral-deposits-i", "play-action mineral-deposits-i", (0, 0, 0, 2)),
    ("mineral-deposits-ii", "play-action mineral-deposits-ii", (0, 0, 0, 3)),
    ("mineral-deposits-iii", "play-action mineral-deposits-iii", (0, 0, 0, 4)),
    # the second stage of the Eiffel Tower costs 7
    ("engineering-genius-a", "stage-with engineering-genius-a", (0, 0, 0, 2 - 7)),
    ("engineering-genius-i", "stage-with engineering-genius-i", (0, 0, 0, 3 - 7)),
    ("engineering-genius-ii", "stage-with engineering-genius-ii", (0, 0, 0, 4 - 7)),
    ("engineering-genius-iii", "stage-with engineering-genius-iii", (0, 0, 0, 5 - 7)),
    # a worker costs 2 food
    ("frugality-a", "grow-with frugality-a", (0, 0, 1 - 2, 0)),
    ("frugality-i", "grow-with frugality-i", (0, 0, 2 - 2, 0)),
    ("frugality-ii", "grow-with frugality-ii", (0, 0, 3 - 2, 0)),
    # opera costs 9, coal 8
    ("ideal-building-site-a", "build-with ideal-building-site-a opera", (0, 0, 0, 1 - 9)),
    ("ideal-building-site-i", "build-with ideal-building-site-i opera", (0, 0, 0, 2 - 9)),
    ("ideal-building-site-ii", "build-with ideal-building-site-ii opera", (0, 0, 0, 3 - 9)),
    ("ideal-building-site-iii", "build-with ideal-building-site-iii opera", (0, 0, 0, 4 - 9)),
    ("rich-land-a", "build-with rich-land-a coal", (0, 0, 0, 1 - 8)),
    ("rich-land-i", "build-with rich-land-i coal", (0, 0, 0, 2 - 8)),
    ("rich-land-ii", "build-with rich-land-ii coal", (0, 0, 0, 3 - 8)),
    # from bronze for 2 to coal for 8
    ("efficient-upgrade-i", "upgrade-with efficient-upgrade-i bronze coal", (0, 0, 0, 2 - 6)),
    ("efficient-upgrade-ii", "upgrade-with efficient-upgrade-ii bronze coal", (0, 0, 0, 3 - 6)),
    ("efficient-upgrade-iii", "upgrade-with efficient-upgrade-iii bronze coal", (0, 0, 0, 4 - 6)),
    # theology costs 2
    ("breakthrough-i", "develop-with breakthrough-i theology", (0, 2 - 2, 0, 0)),
    ("breakthrough-ii", "develop-with breakthrough-ii theology", (0, 4 - 2, 0, 0)),
]


def stock(found: Scene) -> tuple[int, int, int, int]:
    """Culture, science, food, resources."""
    return found.civ().culture, found.civ().science, found.food(), found.resources()


def as_params(rows: list[tuple[str, str, tuple[int, int, int, int]]]) -> list[object]:
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


@pytest.mark.parametrize(("card", "move", "change"), as_params(ACTIONS))
def test_an_action_card_does_what_it_says_for_one_civil_action(
    card: str, move: str, change: tuple[int, int, int, int]
) -> None:
    found = scene(age=3).give(hand=[card, "theology"], unused=1, science=9, culture=9, wonder="eiffel-tower")
    found.give(known=["coal", "opera"], tokens={"bronze": 9, "agriculture": 3}, bank=12, stages=1)
    before = stock(found)
    found.do(move)
    assert tuple(now - was for now, was in zip(stock(found), before, strict=True)) == change
    assert found.civ().civil_spent == 1
    assert card not in found.hand()


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        pytest.param(f"patriotism-{age}", resources, marks=pytest.mark.card(f"patriotism-{age}"))
        for age, resources in (("a", 1), ("i", 2), ("ii", 3), ("iii", 4))
    ],
)
def test_patriotism_gives_a_military_action_and_resources_for_units(card: str, resources: int) -> None:
    found = scene(age=3).give(hand=[card]).do(f"play-action {card}")
    assert (found.civ().military_left(), found.civ().special_resources) == (2 + 1, resources)


@pytest.mark.parametrize(
    ("card", "saved", "stages"),
    [
        pytest.param("masonry", (0, 1, 1, 1), 2, marks=pytest.mark.card("masonry")),
        pytest.param("architecture", (0, 1, 2, 2), 3, marks=pytest.mark.card("architecture")),
        pytest.param("engineering", (0, 1, 2, 3), 4, marks=pytest.mark.card("engineering")),
    ],
)
def test_builders_technologies_save_resources_by_level_and_build_more_stages(
    card: str, saved: tuple[int, ...], stages: int
) -> None:
    box, plain, skilled = game().box, scene(age=3), scene(age=3).give(special=[card])
    for name, less in zip(("religion", "theology", "organized-religion", "movies"), saved, strict=True):
        site = box.site[numbers()[name]]
        assert build_cost(plain.state, 0, site) - build_cost(skilled.state, 0, site) == less
    mine = box.site[numbers()["iron"]]
    assert build_cost(plain.state, 0, mine) == build_cost(skilled.state, 0, mine)
    assert (stages_at_once(plain.state, 0), stages_at_once(skilled.state, 0)) == (1, stages)


@pytest.mark.rule("TTA-PAC-4")
@pytest.mark.card("promise-of-military-protection")
def test_a_promise_of_protection_ends_when_the_partners_fight() -> None:
    found = partners("promise-of-military-protection", age=2).give(military_hand=["spy-ii"])
    found.give(0, workers={"religion": 2}).give(1, workers={"religion": 2})
    assert [strength(found.state, seat) for seat in (0, 1)] == [1, 6]
    assert [culture_rate(found.state, seat) for seat in (0, 1)] == [3, 1]
    found.do("attack spy-ii B")
    assert found.state.course.pact == [-1, -1, -1]
    assert strength(found.state, 1) == 1


@pytest.mark.rule("TTA-PAC-3")
@pytest.mark.card("peace-treaty")
def test_a_peace_treaty_forbids_every_attack_between_the_partners() -> None:
    found = partners("peace-treaty", age=3).give(military_hand=["spy-ii", "war-over-culture-iii"])
    assert found.why("attack spy-ii B") == "TTA-PAC-3"
    assert found.why("declare-war war-over-culture-iii B") == "TTA-PAC-3"
    assert found.why("attack spy-ii C") == ""
