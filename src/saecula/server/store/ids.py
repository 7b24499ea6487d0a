"""Names for things, none of which can be guessed; secrets are kept only by their hashes."""

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
    """A token that is shown once."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """By what a secret is known to the store; it has 256 random bits, so a plain hash cannot be searched back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
