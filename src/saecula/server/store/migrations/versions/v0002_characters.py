"""Bots have characters; lists of tables show how far a game has come.

Bots from before this have no character and are called by their level.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the character to seats, era and scores to tables."""
    op.add_column("seats", sa.Column("character", sa.Text()))
    op.add_column("tables", sa.Column("era", sa.Integer()))
    op.add_column("tables", sa.Column("scores", sa.Text()))
