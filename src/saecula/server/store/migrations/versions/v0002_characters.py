"""Bots have characters; those of before have none and are called by their level."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the character to seats."""
    op.add_column("seats", sa.Column("character", sa.Text()))
