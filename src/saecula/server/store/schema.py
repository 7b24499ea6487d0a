"""The tables of the database, the same for SQLite and PostgreSQL. Changes need a step in `migrations/versions`.

JSON is kept in text columns: msgspec writes it and reads it back into its types, and a chain of hashes runs over it
byte by byte.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # while the name is reserved: the name in a form that is the same for all names that look alike
    Column("kept_name", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("lang", Text),
    Column("is_bot", Boolean, nullable=False),
    Column("owner", Text, ForeignKey("players.id"), index=True),
    Column("webhook", Text),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # for a browser's session
    Column("seen", BigInteger),
    Column("agent", Text),
    Column("link", Text),
)

push = Table(
    "push",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("tempo", Text, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("host", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("tempo", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("reconstructed", Boolean, nullable=False),
    # of the last entry: its version, and the hash at the end of the chain
    Column("version", Integer, nullable=False),
    Column("chain", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("end", Text),
    Column("result", Text),
    Column("muted", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("rematch", Text),
    Column("rated", Boolean, nullable=False),
    # how far the game has come and what each seat has scored, for lists; null for older tables
    Column("era", Integer),
    Column("scores", Text),
    # the hash of the component set; null for an older table that had no header
    Column("components", Text),
    # known to the server alone
    Column("header", Text),
    Column("seed", LargeBinary),
    Column("clock", Text),
    Index(None, "status"),
    Index(None, "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("level", Text),
    Column("stand_in", Text),
    Column("conceded", Boolean, nullable=False),
    Column("agrees_to_end", Boolean, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("character", Text),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # the primary key decides every race for a version
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("player", Text),
    Column("cid", Text),
    Column("n", Integer),
    Column("body", Text, nullable=False),
    Column("told", Text),
    Column("chain", Text, nullable=False),
    UniqueConstraint("table_id", "player", "cid"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

presets = Table(
    "presets",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("move", Text, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("life", Text, nullable=False, unique=True),
    Column("address", Text, nullable=False),
    # by the clock of the database: the last sign of life, and the end of all leases of this life
    Column("beat", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    # for how long servers had been up at that beat, in milliseconds
    Column("uptime", BigInteger, nullable=False),
    # for how many thousandths of its time a process of bots was busy since the previous beat
    Column("busy", Integer, nullable=False, server_default="0"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # the life of a node; null if the table was closed
    Column("owner", Text, index=True),
    Column("epoch", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # the last decision that the player was told of
    Column("decision", Integer, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
