"""Commands that were answered already: the same one is answered again, not obeyed again."""

from collections import OrderedDict

from saecula.server.wire.frames import Ack, Refused

#: Answers that are remembered of those at the table, and as many of all others; the store knows what was obeyed.
ANSWERS = 500


class Repeats:
    """The last answers of a table, by player and cid; nobody crowds out those of the people who sit at it."""

    def __init__(self) -> None:
        self._sitting: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()
        self._others: OrderedDict[tuple[str, str], Ack | Refused] = OrderedDict()
        #: whether nothing has been forgotten
        self.is_whole = True

    def get(self, player: str, cid: str) -> Ack | Refused | None:
        """What a command was answered."""
        return self._sitting.get((player, cid)) or self._others.get((player, cid))

    def keep(self, player: str, said: Ack | Refused, is_at_table: bool) -> Ack | Refused:
        """Remember an answer."""
        answers = self._sitting if is_at_table else self._others
        answers[player, said.cid] = said
        if len(answers) > ANSWERS:
            answers.popitem(last=False)
            self.is_whole = False
        return said
