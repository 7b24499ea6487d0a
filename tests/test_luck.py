"""Whatever a test draws is drawn again when it is run again."""

import secrets
from random import SystemRandom
from typing import Any

import pytest

from saecula.kernel.lots import fresh_seed
from saecula.server.store.ids import new_table_id
from tests import luck


def drawn() -> list[Any]:
    return [
        fresh_seed(),
        new_table_id(),
        secrets.token_urlsafe(32),
        secrets.token_hex(8),
        secrets.randbits(48),
        secrets.choice("abcdef"),
        SystemRandom().random(),
        SystemRandom().randrange(1000),
    ]


def test_the_same_test_draws_the_same_and_never_twice(request: pytest.FixtureRequest) -> None:
    first, second = drawn(), drawn()
    assert first[:4] != second[:4]
    luck.begin(request.node.nodeid)
    assert [drawn(), drawn()] == [first, second]


def test_another_test_draws_something_else(request: pytest.FixtureRequest) -> None:
    mine = fresh_seed()
    luck.begin(f"{request.node.nodeid} beside it")
    assert fresh_seed() != mine
