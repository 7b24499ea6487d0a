"""Commands that were answered already: the same one is answered again, not obeyed again."""

from collections import OrderedDict
from collections.abc import Iterable

from saecula.server.store import EntryRow
from saecula.server.wire import Ack, Refused

#: Answers that are remembered; of older ones the store knows those that were obeyed.
ANSWERS = 500


class Repeats:
    """The last answers of a table, by player and cid."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()

    def get(self, player: str, cid: str) -> Ack | Refused | None:
        """What a command was answered."""
        return self._answers.get((player, cid))

    def keep(self, player: str, said: Ack | Refused) -> Ack | Refused:
        """Remember an answer."""
        self._answers[player, said.cid] = said
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
        return said

    def read(self, entries: Iterable[EntryRow]) -> None:
        """Remember what stands in the log."""
        for entry in entries:
            if entry.cid is not None and entry.player is not None:
                self.keep(entry.player, Ack(entry.cid, entry.version))
