"""Tempus explains itself: every value that it names has a name, every move and decision a sentence of help."""

from collections.abc import Iterator

from fluent.syntax import ast

from saecula.games import make_game
from saecula.games.tempus.game import Tempus, domains
from saecula.games.tempus.model.kinds import ABILITIES, ACTIONS, TERRAINS
from saecula.kernel.moves import kebab
from saecula.texts.languages import Texts
from saecula.texts.telling import domains_of
from tests.fluent_files import game_file, messages


def texts() -> dict[str, ast.Message]:
    return messages(game_file("tempus", "en"))


def named() -> Iterator[str]:
    """Keys of the values of domains, as far as they have words, and of the categories of points."""
    game = make_game("tempus")
    assert isinstance(game, Tempus)
    known = domains(game.box, game.names) | {"terrain": list(TERRAINS)}
    for domain in ("terrain", "action", "card", "era", "way", "side"):
        for value in known[domain]:
            yield from (f"tempus-{domain}-{part}" for part in value.split("/"))
    yield "tempus-card"
    state = game.start(3, game.meta.check(3, {}))
    yield from (f"tempus-points-{name}" for name in game.outcome(state).standings[0].points)
    yield from (f"tempus-measure-{name}" for name in game.face.measures(state))


def test_everything_tempus_names_has_a_name() -> None:
    assert set(named()) - set(texts()) == set()


def test_every_move_of_tempus_asks_for_each_of_its_fields_and_explains_itself() -> None:
    said = Texts("en", "tempus")
    for kind in make_game("tempus").book.types:
        for attribute in ("verb", "help", *domains_of(kind)):
            assert said.has(f"tempus-do-{kebab(kind.__name__)}.{attribute}")


def test_every_decision_action_and_card_of_tempus_is_explained() -> None:
    said = Texts("en", "tempus")
    asked = [key for key in texts() if key.startswith("tempus-ask-")]
    cards = [f"tempus-card-{name}" for name in ABILITIES]
    for key in (*asked, *cards, *(f"tempus-action-{name}" for name in ACTIONS)):
        assert said.has(f"{key}.help"), key
