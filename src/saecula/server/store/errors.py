"""What can go wrong with the store."""

from saecula.kernel.errors import SaeculaError


class StoreError(SaeculaError):
    """The database cannot be used, or refused to store something; nothing of it was stored."""


class Clash(StoreError):
    """Another process has written this version of the table, or this command (player and cid) is stored already."""


class LeaseLost(StoreError):
    """The table has another owner by now."""


class NameTaken(StoreError):
    """Somebody else keeps this name."""


class BrokenChain(StoreError):
    """A stored log was altered or cut."""
