"""Nodes tell each other how busy their bots are. An older node does not, and passes for idle."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add how busy a node is to its signs of life."""
    op.add_column("nodes", sa.Column("busy", sa.Integer(), nullable=False, server_default="0"))
