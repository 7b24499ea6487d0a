"""Refusals: a stable word for programs, the key of a sentence for people. Nothing has changed then."""

from saecula.kernel.codes import Reason
from saecula.kernel.errors import BadMove, IllegalMove, SaeculaError, StaleMove
from saecula.server.wire.tables import ReasonInfo
from saecula.server.wire.words import RefusedWord


class Refusal(Exception):
    """Raised if something is not done; it says why."""

    def __init__(self, error: RefusedWord, key: str, clause: str = "", **args: str) -> None:
        super().__init__(key)
        self.error: RefusedWord = error
        self.reason = ReasonInfo(key, clause, args)

    @classmethod
    def because(cls, error: RefusedWord, reason: ReasonInfo) -> "Refusal":
        """A refusal for a reason that is known already."""
        refusal = cls(error, reason.key)
        refusal.reason = reason
        return refusal


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason from the rules, in the form it is sent."""
    return ReasonInfo(reason.key, reason.clause, {name: str(value) for name, value in reason.args.items()})


def refusal_of(error: SaeculaError) -> Refusal:
    """An error from the rules as a refusal."""
    if isinstance(error, IllegalMove):
        return Refusal.because("illegal", reason_info(error.reason))
    if isinstance(error, StaleMove):
        return Refusal("stale", "problem-stale")
    return Refusal("malformed", "problem-move" if isinstance(error, BadMove) else "problem-malformed")
