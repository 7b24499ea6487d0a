"""A PostgreSQL of our own, watched from outside while others work with it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.figures import machine
from bench.spent import family_cpu
from tests.server.postgres import ACCOUNT, Postgres, program

#: Asks for the bytes of the write-ahead log so far, and how many connections others have.
LOOK = """SELECT pg_current_wal_lsn() - '0/0'::pg_lsn,
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid())"""
#: Asks for the bytes that all lines take with their indexes, and how many lines there are.
LINES = "SELECT pg_total_relation_size('entries'), (SELECT count(*) FROM entries)"


class Look(NamedTuple):
    """What it has done so far (processor seconds, bytes of log), and how many connections there are now."""

    cpu: float
    log: int
    connections: int


class Cost(NamedTuple):
    """What it did between two looks, and how many connections there were at the end."""

    cpu: float
    log: int
    connections: int


class Watched:
    """One database, on a server that nobody else uses."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres, self.url = postgres, postgres.new_url()

    def look(self) -> Look:
        """Look at it now."""
        assert self._postgres.process is not None
        log, connections = self._numbers(LOOK)
        return Look(family_cpu(self._postgres.process.pid), log, connections)

    def bytes_a_line(self) -> float:
        """How many bytes a line of a log takes, its indexes included."""
        room, lines = self._numbers(LINES)
        return room / max(1, lines)

    def _numbers(self, question: str) -> list[int]:
        words = [program("psql"), "-At", "-h", str(self._postgres.folder), "-U", ACCOUNT, "-c", question]
        name = urlsplit(self.url).path[1:]
        said = subprocess.run([*words, name], capture_output=True, text=True, check=True, cwd="/").stdout
        return [int(number) for number in said.strip().split("|")]


def between(before: Look, after: Look) -> Cost:
    """What it did between two looks."""
    return Cost(after.cpu - before.cpu, after.log - before.log, after.connections)


@contextmanager
def watched() -> Iterator[Watched]:
    """A database on a PostgreSQL that runs only for this long."""
    postgres = Postgres()
    try:
        yield Watched(postgres)
    finally:
        postgres.stop()


def where() -> str:
    """What all of them share, in words."""
    return f"PostgreSQL with `fsync` on, servers and robots share {machine().split(',')[0]}."
