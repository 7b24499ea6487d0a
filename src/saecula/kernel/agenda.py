"""Who must decide what: one stack of frames for the table and one for each seat.

A frame is an int: the number of the decision, the kind of step, up to three arguments. Frames hold ids and numbers,
never objects, so that copying, storing and hiding them is trivial.
"""

from saecula.kernel.codes import FRAME, pack


class Agenda:
    """The open decisions of a game."""

    def __init__(self, table: list[int], asked: list[list[int]], serial: int) -> None:
        self.table = table
        self.asked = asked
        self.serial = serial

    def copy(self) -> "Agenda":
        """An independent copy."""
        return Agenda(self.table.copy(), [stack.copy() for stack in self.asked], self.serial)

    def dump(self) -> dict[str, object]:
        """The open decisions as plain JSON values."""
        return {"table": self.table.copy(), "asked": [stack.copy() for stack in self.asked], "serial": self.serial}

    def frame(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """A fresh frame with a number of its own."""
        self.serial += 1
        return self.serial * FRAME + pack(kind, a, b, c)

    def next(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Let the table do this step before anything that is already waiting."""
        self.table.append(self.frame(kind, a, b, c))

    def enter(self, steps: list[int]) -> None:
        """Let the table do these steps in the order given."""
        for kind in reversed(steps):
            self.next(kind)

    def ask(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask a seat for a decision before any others it still owes."""
        self.asked[seat].append(self.frame(kind, a, b, c))

    def answered(self, seat: int) -> None:
        """Close the decision on top of a seat's stack."""
        self.asked[seat].pop()

    def again(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Close the decision on top of a seat's stack and ask the seat a new one in its place."""
        stack = self.asked[seat]
        stack[-1] = self.frame(kind, a, b, c)

    def waits(self) -> bool:
        """Whether any seat owes a decision."""
        for stack in self.asked:
            if stack:
                return True
        return False


def new_agenda(seats: int) -> Agenda:
    """An agenda with nothing on it."""
    return Agenda([], [[] for _ in range(seats)], 0)
