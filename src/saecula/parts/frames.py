"""The open decisions of a game as its views tell them."""

import msgspec

from saecula.kernel.agenda import Agenda


class FramesView(msgspec.Struct):
    """The open decisions, without what only their own seat may know."""

    table: list[int]
    asked: list[list[int]]
    serial: int

    def dump(self) -> dict[str, object]:
        """The same as a dump of a state has them."""
        return {"table": list(self.table), "asked": [list(stack) for stack in self.asked], "serial": self.serial}


def frames_view(agenda: Agenda) -> FramesView:
    """All open decisions, where none of their numbers is a secret."""
    return FramesView(agenda.table.copy(), [stack.copy() for stack in agenda.asked], agenda.serial)
