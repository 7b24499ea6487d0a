"""A refusal says what is true of the move that it refuses."""

import pytest

from tests.games.through_the_ages.scene import Scene, game, politics
from tests.games.through_the_ages.test_cards import attack, beat


def reason(found: Scene, text: str, seat: int = 0) -> tuple[str | None, str]:
    """The clause and the key of the sentence against a move."""
    said = game().why_not(found.state, seat, game().book.encode(game().book.parse(text)))
    assert said is not None
    return said.clause, said.key.removeprefix("through-the-ages-")


@pytest.mark.rule("TTA-PAC-1")
def test_a_pact_of_equal_roles_is_offered_in_the_first_of_them() -> None:
    found = politics(3, age=2).give(military_hand=["scientific-cooperation"])
    assert reason(found, "offer-pact scientific-cooperation B b") == ("TTA-PAC-1", "roles-alike")
    assert reason(found, "offer-pact scientific-cooperation A a") == ("TTA-PAC-1", "no-rival")


@pytest.mark.rule("TTA-CRD-25")
def test_a_raid_takes_no_more_buildings_than_its_card_says() -> None:
    found = attack("raid-ii").give(1, government="monarchy", workers={"philosophy": 3, "agriculture": 2})
    beat(found, "raid-ii")
    assert reason(found, "raze philosophy 3") == ("TTA-CRD-25", "no-such-building")
    assert reason(found, "raze agriculture 1") == ("TTA-CRD-25", "no-such-building")


@pytest.mark.rule("TTA-WAR-2")
def test_a_unit_that_the_last_round_spares_is_not_said_to_be_missing() -> None:
    found = politics(age=4).give(military_hand=["armed-intervention-iii"], government="communism")
    found.give(1, military_hand=["bonus-iii"]).do("attack armed-intervention-iii B")
    assert reason(found, "sacrifice warriors", 1) == ("TTA-WAR-2", "no-sacrifice-at-the-end")


@pytest.mark.rule("TTA-MCA-1", "TTA-COL-2", "TTA-AGG-1")
def test_what_cannot_be_picked_is_what_one_has_not() -> None:
    cards = politics().give(military_hand=["legion", "phalanx", "bonus-i"]).do("pass")
    assert reason(cards, "discard enslave-i") == ("TTA-MCA-1", "not-in-hand")
    paid = politics().give(workers={"warriors": 2}, military_hand=["fertile-territory-i"])
    paid.current("wealthy-territory-i").do("prepare fertile-territory-i").draw("reveal-event wealthy-territory-i")
    paid.do("bid 1").do("pass", 1)
    assert reason(paid, "play-bonus bonus-i") == ("TTA-COL-2", "no-such-bonus")
    assert reason(paid, "sacrifice knights") == ("TTA-COL-2", "no-such-unit")
    fought = politics().give(military_hand=["enslave-i"]).do("attack enslave-i B")
    assert reason(fought, "sacrifice knights") == ("TTA-AGG-1", "no-such-unit")
