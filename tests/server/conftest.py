"""Databases of both kinds, new for each test."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from saecula.server.store import Store
from tests.server.postgres import Postgres
from tests.server.room_kit import Server, serving

KINDS = ("sqlite", "postgresql")
NewUrl = Callable[[str], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process, started when the first needs it."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def new_url(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[NewUrl]:
    """Addresses of new databases of either kind."""
    made: list[str] = []

    def new(kind: str) -> str:
        if kind == "postgresql":
            made.append(request.getfixturevalue("postgres").new_url())
        else:
            made.append(f"sqlite:///{tmp_path}/store{len(made)}.db")
        return made[-1]

    yield new
    for url in made:
        if url.startswith("postgresql"):
            request.getfixturevalue("postgres").take_back(url)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    """The address of a new database; each test runs on both kinds."""
    return new_url(request.param)


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store in a new database."""
    async with await Store.open(database_url) as opened:
        yield opened


@pytest.fixture
async def server(store: Store) -> AsyncIterator[Server]:
    """The rooms of a server with fake time, and a few people."""
    async with serving(store) as opened:
        yield opened
