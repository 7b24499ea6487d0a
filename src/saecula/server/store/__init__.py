"""The store: everything that outlives the server, in SQLite or PostgreSQL."""

from saecula.server.store.errors import BrokenChain, Clash, LeaseLost, NameTaken, StoreError
from saecula.server.store.ids import hash_of, new_player_id, new_secret, new_table_id
from saecula.server.store.rows import (
    Batch,
    Body,
    EntryRow,
    Form,
    NodeRow,
    Opened,
    PlayerRow,
    PushRow,
    RatingRow,
    Sealed,
    SeatRow,
    TableChanges,
    TableRow,
    TokenKind,
    TokenRow,
    Told,
)
from saecula.server.store.store import Store

__all__ = [
    "Batch",
    "Body",
    "BrokenChain",
    "Clash",
    "EntryRow",
    "Form",
    "LeaseLost",
    "NameTaken",
    "NodeRow",
    "Opened",
    "PlayerRow",
    "PushRow",
    "RatingRow",
    "Sealed",
    "SeatRow",
    "Store",
    "StoreError",
    "TableChanges",
    "TableRow",
    "TokenKind",
    "TokenRow",
    "Told",
    "hash_of",
    "new_player_id",
    "new_secret",
    "new_table_id",
]
