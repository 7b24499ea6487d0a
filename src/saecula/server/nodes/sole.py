"""One process for an SQLite file: a lock beside it, which the system releases even when the process is killed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from saecula.server.settings import CannotServe
from saecula.server.store.engine import Sqlite, database

try:
    import fcntl
except ImportError:  # there are no such locks on this system
    fcntl = None  # type: ignore[assignment]


@contextmanager
def sole(url: str) -> Iterator[None]:
    """Have a database to oneself if it is a file; raises CannotServe if another server has it."""
    found = database(url)
    if not isinstance(found, Sqlite) or fcntl is None:
        yield
        return
    found.prepare()
    # a file that goes by several names has one lock
    file = found.path.resolve()
    lock = file.with_name(file.name + "-lock")
    try:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotServe(f"{lock} cannot be written: {error.strerror}") from None
    try:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            said = f"another server uses the database {found.path} already; several can share a PostgreSQL"
            raise CannotServe(said) from None
        yield
    finally:
        os.close(handle)
