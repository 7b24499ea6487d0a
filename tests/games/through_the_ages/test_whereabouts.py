"""A reference can tell where every card is, as far as everybody may know, from the view alone."""

from collections import Counter

import pytest

from saecula.games.through_the_ages.edges.screen.shapes import PlayerBoardView
from saecula.games.through_the_ages.model.view import AgesView, build_view
from tests.games.through_the_ages.scene import game
from tests.games.through_the_ages.test_screen import random_states


def civil_of(desk: PlayerBoardView) -> list[str | None]:
    """The civil cards in front of a civilization and in its hand."""
    known = [holding.card for holding in desk.holdings]
    return [desk.government, desk.leader, desk.wonder, *desk.wonders, *desk.special, *desk.hand, *known]


def seen(view: AgesView) -> Counter[str | None]:
    """Every civil card that lies open, and those that are gone."""
    found: Counter[str | None] = Counter(place.card for place in view.table.row)
    for desk in view.desks:
        found.update(civil_of(desk))
    found.update(view.table.gone)
    return found


@pytest.mark.parametrize("version", ["simple", "advanced", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_civil_card_lies_open_or_is_gone_or_still_in_a_deck(seats: int, version: str) -> None:
    box, names = game().box, game().names
    for state in random_states(seats, version, 40):
        view = build_view(state, None, names)
        open_, deck = seen(view), view.course["deck"]
        assert isinstance(deck, list)
        for card in range(box.first_civil, box.first_military):
            copies = 0 if names[card] in view.table.outside else box.copies[card][seats - 2]
            assert open_[names[card]] + deck[card] == copies, names[card]


def test_what_is_left_in_the_box_depends_on_version_and_players() -> None:
    def outside(seats: int, version: str) -> set[str]:
        state = game().start(seats, game().meta.check(seats, {"version": version}))
        return set(build_view(state, None, game().names).table.outside)

    assert {"cannon", "war-over-culture-ii", "fighting-band"} <= outside(4, "simple")
    assert "war-over-culture-ii" in outside(4, "advanced")
    assert "fighting-band" not in outside(4, "advanced")
    assert "peace-treaty" in outside(2, "full")
    assert "peace-treaty" not in outside(3, "full")
