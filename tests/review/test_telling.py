"""A review in sentences."""

import pytest

from saecula.games import make_game
from saecula.review.data import Costly, Difference, Rival
from saecula.review.telling import ReviewTeller
from saecula.texts.languages import Texts

LATER = "The judge sees it pay off only in later turns."


@pytest.mark.parametrize(
    ("reasons", "rival", "is_later"),
    [
        ([], None, True),
        ([Difference("points", -2)], None, True),
        ([Difference("points", -2), Difference("tokens", 1)], None, False),
        ([Difference("points", -2)], Rival(1, -0.1), False),
    ],
)
def test_that_a_better_move_leaves_less_of_everything_is_not_its_only_reason(
    reasons: list[Difference], rival: Rival | None, is_later: bool
) -> None:
    game = make_game("tempus")
    teller = ReviewTeller(game, Texts("en", game.meta.id), [])
    done = {"do": "Done"}
    costly = Costly(5, 4, 0, 0.4, 0.1, done, [done], reasons, rival)
    assert (LATER in teller.costly(costly)) == is_later
