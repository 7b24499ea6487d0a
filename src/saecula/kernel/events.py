"""Events as they leave the rules: the noted rows, given names and cut down to what a viewer may know."""

from collections.abc import Mapping, Sequence

from saecula.kernel.codes import Log
from saecula.kernel.moves import fields_of, marks_of
from saecula.kernel.views import Event

Row = tuple[int, int, int, int, int, int]


class Secret:
    """Marks a field that only the event's own seat may see; it is None for everybody else."""


class _Form:
    """How the numbers of a row become the fields of an event."""

    def __init__(self, struct: type[Event], domains: Mapping[str, Sequence[str]]) -> None:
        self.struct = struct
        self.names = [domains[domain.name] if domain else None for domain in fields_of(struct).values()]
        self.secret = [Secret in marks for marks in marks_of(struct).values()]

    def read(self, row: Row, everything: bool, viewer: int | None) -> Event:
        """The event, without other seats' secrets unless everything may be shown."""
        fields: list[str | int | None] = []
        for value, names, secret in zip(row[1:], self.names, self.secret, strict=False):
            if secret and not everything and row[1] != viewer:
                fields.append(None)
            else:
                fields.append(value if names is None else names[value])
        return self.struct(*fields)


class Chronicle:
    """All kinds of events in one game. The first argument in a row is the seat whose secrets it may hold."""

    def __init__(self, kinds: Mapping[int, type[Event]], domains: Mapping[str, Sequence[str]]) -> None:
        self._forms = {kind: _Form(struct, domains) for kind, struct in kinds.items()}
        self.types: tuple[type[Event], ...] = tuple(kinds.values())

    def told(self, log: Log, viewer: int | None) -> list[Event]:
        """The events as a viewer may see them."""
        return [self._forms[row[0]].read(row, False, viewer) for row in log.rows]

    def full(self, log: Log) -> list[Event]:
        """The events with all their secrets."""
        return [self._forms[row[0]].read(row, True, None) for row in log.rows]
