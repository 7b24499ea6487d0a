"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _players()
    _around_players()
    _tables()
    _seats()
    _logs()


def _players() -> None:
    """Players and their tokens."""
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kept_name", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("lang", sa.Text()),
        sa.Column("is_bot", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("webhook", sa.Text()),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_players_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("kept_name", name="uq_players_kept_name"),
    )
    op.create_index("ix_players_owner", "players", ["owner"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])


def _around_players() -> None:
    """Where players get push messages, how strong they are, and what the server remembers about itself."""
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_push_player"),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push"),
    )
    op.create_index("ix_push_player", "push", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("tempo", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
        sa.PrimaryKeyConstraint("player", "game", "tempo", name="pk_ratings"),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )


def _tables() -> None:
    """Tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("tempo", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("reconstructed", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("chain", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("end", sa.Text()),
        sa.Column("result", sa.Text()),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("rematch", sa.Text()),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("header", sa.Text()),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("clock", sa.Text()),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_listed_created", "tables", ["listed", "created"])
    op.create_index("ix_tables_status", "tables", ["status"])


def _seats() -> None:
    """Who sits at tables."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("player", sa.Text()),
        sa.Column("level", sa.Text()),
        sa.Column("stand_in", sa.Text()),
        sa.Column("conceded", sa.Boolean(), nullable=False),
        sa.Column("agrees_to_end", sa.Boolean(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def _logs() -> None:
    """What happened at tables."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("player", sa.Text()),
        sa.Column("cid", sa.Text()),
        sa.Column("n", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("told", sa.Text()),
        sa.Column("chain", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
        sa.UniqueConstraint("table_id", "player", "cid", name="uq_entries_table_id_player_cid"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.create_table(
        "presets",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_presets_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_presets"),
    )
