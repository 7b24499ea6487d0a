"""The steps by which a database is brought up to date; they run when it is opened."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from saecula.server.store.errors import StoreError

#: Where the steps are, in Alembic's notation; and a number for the lock that nothing else uses.
SCRIPTS = "saecula.server.store:migrations"
LOCK = 7_232_852


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions that this version of the program knows, oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a revision, in the transaction of the connection; one of a newer version is refused."""
    if connection.dialect.name == "postgresql":
        # two servers that start at the same time take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    now = revision_of(connection)
    if now is not None and now not in revisions():
        raise StoreError("the database was made by a newer version of Saecula; this one cannot read it")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
