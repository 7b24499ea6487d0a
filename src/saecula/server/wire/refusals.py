"""Saying no: a stable word for programs, a sentence's key for people; nothing has changed then."""

from saecula.kernel.codes import Reason
from saecula.kernel.errors import BadMove, IllegalMove, SaeculaError, StaleMove
from saecula.server.wire.tables import ReasonInfo
from saecula.server.wire.words import RefusedWord


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(self, error: RefusedWord, key: str, clause: str = "", **args: str) -> None:
        super().__init__(key)
        self.error: RefusedWord = error
        self.reason = ReasonInfo(key, clause, args)


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason of the rules as it travels."""
    return ReasonInfo(reason.key, reason.clause, {name: str(value) for name, value in reason.args.items()})


def refusal_of(error: SaeculaError) -> Refusal:
    """An error of the rules as a refusal."""
    if isinstance(error, IllegalMove):
        refusal = Refusal("illegal", error.reason.key)
        refusal.reason = reason_info(error.reason)
        return refusal
    if isinstance(error, StaleMove):
        return Refusal("stale", "problem-stale")
    return Refusal("malformed", "problem-move" if isinstance(error, BadMove) else "problem-malformed")
