"""Errors that a user may see: each says in one sentence what is wrong and where."""

from saecula.kernel.codes import Reason


class SaeculaError(Exception):
    """Something a user did or gave cannot be accepted; nothing was changed."""


class BadOptions(SaeculaError):
    """An unknown game, a wrong number of seats, an unknown or contradictory option."""


class BadMove(SaeculaError):
    """A malformed move: not a move of this game at all."""


class IllegalMove(SaeculaError):
    """A well-formed move that the rules do not allow now; the reason names the clause and the sentence."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} ({reason.clause})" if reason.clause else reason.key)
        self.reason = reason


class StaleMove(SaeculaError):
    """A move for a decision that is not the seat's open one: it is already closed, or comes later."""


class BadRecord(SaeculaError):
    """A record or position that is truncated, altered or of an unknown version."""


class BadComponents(SaeculaError):
    """A component file that does not make a playable set."""
