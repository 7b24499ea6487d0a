"""Several servers may share a database: who they are, which tables each has, which decisions players were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add nodes, leases and notices."""
    op.create_table(
        "nodes",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("life", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("uptime", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_nodes"),
        sa.UniqueConstraint("life", name="uq_nodes_life"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
    )
