"""Inside the rules, moves and frames are packed ints: a verb or kind and up to three arguments; events are rows."""

from typing import Final

from mypy_extensions import i64

ARG: Final = 1024
VERB: Final = 1024 * 1024 * 1024
FRAME: Final = 1024 * 1024 * 1024 * 1024
CHANCE: Final = -1
CLOCK: Final = -2


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A verb and three arguments, each below 1024, as one int; of a fixed size, which makes compiled code fast."""
    return ((i64(verb) * ARG + a) * ARG + b) * ARG + c


def verb_of(code: int) -> int:
    """The verb of a move, or the kind of a frame."""
    return (code >> 30) & 1023


def first(code: int) -> int:
    """The first argument."""
    return (code >> 20) & 1023


def second(code: int) -> int:
    """The second argument."""
    return (code >> 10) & 1023


def third(code: int) -> int:
    """The third argument."""
    return code & 1023


def moment(verb: int, milliseconds: int) -> int:
    """A move of CLOCK: one number takes up the room of all three arguments."""
    return verb * VERB + milliseconds


def millis(code: int) -> int:
    """The milliseconds of a move of CLOCK."""
    return code & (VERB - 1)


def id_of(frame: int) -> int:
    """The number of the decision a frame asks for; it is used again only if the move that led to it is undone."""
    return frame >> 40


class Log:
    """Collects what a move brought about; a silent log (search, simulation) costs next to nothing."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Note one event; each game defines the kinds of events and what their arguments mean."""
        if self.on:
            self.rows.append((kind, a, b, c, d, e))


class Reason:
    """Why a move is not allowed: the clause it breaks and the key of the sentence that says so."""

    def __init__(self, clause: str, key: str, **args: object) -> None:
        self.clause = clause
        self.key = key
        self.args = args
