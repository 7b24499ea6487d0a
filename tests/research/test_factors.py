"""Action numbers taken apart."""

import numpy as np
import pytest

from saecula.games import listed, make_game
from saecula.kernel.codes import first, second, third
from saecula.research import action_factors, vector_env


@pytest.mark.parametrize("game", listed())
def test_every_action_has_parts_of_its_own(game: str) -> None:
    factors, book = action_factors(game), make_game(game).book
    assert factors.parts.shape == (book.size, 4)
    assert len(np.unique(factors.parts, axis=0)) == book.size
    assert sum(factors.sizes) < book.size / 10
    for index in range(0, book.size, 997):
        kind, *places = factors.parts[index].tolist()
        code = book.code(index)
        assert str(book.decode(code)).split()[0] == factors.kinds[kind]
        width = len(factors.fields[kind])
        assert places[:width] == [first(code), second(code), third(code)][:width]
        assert places[width:] == [-1] * (3 - width)


def test_the_lists_of_many_tables_are_taken_apart_at_once() -> None:
    env, factors = vector_env("tempus", 3), action_factors("tempus")
    _, infos = env.reset(seed=1)
    parts = factors.parts[infos["legal"]]
    assert parts.shape == (*infos["legal"].shape, 4)
    assert factors.kinds[parts[0, 0, 0]] == "place-tile"
