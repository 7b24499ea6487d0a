"""Commands that make a table fail: each costs everybody a moment, so nobody may send many."""

from saecula.server.wire.refusals import Refusal

#: Failures of one player that are put up with, and the seconds in which they count.
MOST = 3
WHILE = 60.0


class Troubles:
    """Whose commands made the table fail, and when. Only those who did so lately have an entry."""

    def __init__(self) -> None:
        self._at: dict[str, list[float]] = {}

    def check(self, who: str, now: float) -> None:
        """A Refusal for somebody whose commands failed again and again: that is their trouble and nobody else's."""
        lately = [at for at in self._at.pop(who, ()) if now - at < WHILE]
        if lately:
            self._at[who] = lately
        if len(lately) >= MOST:
            raise Refusal("too-many", "problem-too-many")

    def note(self, who: str, now: float) -> None:
        """A command of somebody failed unexpectedly."""
        self._at.setdefault(who, []).append(now)
