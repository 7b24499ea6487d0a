"""Sessions can be told apart and ended; tables say which components they are played with.

Sessions from before this are told apart by when they began.
"""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table("tables", sa.column("id"), sa.column("header"), sa.column("components"))


def upgrade() -> None:
    """Add what is known of sessions to tokens, the hash of the components to tables."""
    op.add_column("tokens", sa.Column("seen", sa.BigInteger()))
    op.add_column("tokens", sa.Column("agent", sa.Text()))
    op.add_column("tokens", sa.Column("link", sa.Text()))
    op.add_column("tables", sa.Column("components", sa.Text()))
    _fill_in()


def _fill_in() -> None:
    """Copy the hash from the header of each table."""
    connection = op.get_bind()
    query = sa.select(tables.c.id, tables.c.header).where(tables.c.header.is_not(None))
    for table, header in connection.execute(query).all():
        found = msgspec.json.decode(header)["components"]["hash"]
        connection.execute(tables.update().where(tables.c.id == table).values(components=found))
