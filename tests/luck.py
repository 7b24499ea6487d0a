"""No test depends on luck: whatever is drawn in its process comes from its name.

A hand that leaves nothing to choose, or a game that ends in its first round, comes up seldom. A test that such a deal
breaks would fail seldom, and not again when it is looked at.
"""

import random
import secrets

#: Where everything comes from that is secret elsewhere: seeds of deals, what bots draw, their characters, tokens, ids.
_source = random.Random()


def banish() -> None:
    """Draw all of it from one source, for as long as this process lasts."""

    def token_bytes(nbytes: int | None = None) -> bytes:
        return _source.randbytes(32 if nbytes is None else nbytes)

    def randbits(k: int) -> int:
        return _source.getrandbits(k)

    secrets.token_bytes = token_bytes
    secrets.randbits = randbits
    for name in ("random", "getrandbits", "randbytes"):
        drawn = getattr(_source, name)
        setattr(random.SystemRandom, name, lambda _, *given, drawn=drawn: drawn(*given))


def begin(name: str) -> None:
    """From now on draw what belongs to a name; tests may share a server, and no two of them draw the same token."""
    _source.seed(name)
