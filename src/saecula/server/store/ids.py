"""Ids and secrets, none of which can be guessed; only the hashes of secrets are stored."""

import hashlib
import secrets

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_table_id() -> str:
    """A table's id: 60 random bits, so that an unlisted table is found only by its link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_player_id() -> str:
    """A player's public id."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_secret() -> str:
    """A secret token, to be shown only once."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What the store keeps of a secret: it has 256 random bits, so nobody can find it from a plain hash."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
