"""The open decisions of a game as its views and dumps hold them, and dumps converted to types."""

from typing import TypeVar

import msgspec

from saecula.kernel.agenda import Agenda
from saecula.kernel.errors import BadRecord

T = TypeVar("T")


class FramesView(msgspec.Struct):
    """The open decisions, without what only their own seat may know."""

    table: list[int]
    asked: list[list[int]]
    serial: int

    def dump(self) -> dict[str, object]:
        """The open decisions as a dump of a state holds them."""
        return {"table": list(self.table), "asked": [list(stack) for stack in self.asked], "serial": self.serial}


def frames_view(agenda: Agenda) -> FramesView:
    """All open decisions, for a game where none of their numbers is secret."""
    return FramesView(agenda.table.copy(), [stack.copy() for stack in agenda.asked], agenda.serial)


class Frames(msgspec.Struct, forbid_unknown_fields=True):
    """The open decisions in a dump."""

    table: list[int]
    asked: list[list[int]]
    serial: int

    def agenda(self) -> Agenda:
        """The agenda with these decisions."""
        return Agenda(self.table, self.asked, self.serial)


def read_as(kind: type[T], dump: object, what: str = "") -> T:
    """A dump, or a part of one, converted to a type; BadRecord says what does not fit (`what` goes before it)."""
    try:
        return msgspec.convert(dump, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"position: {what}{error}") from None
