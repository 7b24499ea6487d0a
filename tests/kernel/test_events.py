"""Events as viewers may see them."""

from typing import Annotated, ClassVar

from saecula.kernel.codes import Log
from saecula.kernel.events import Chronicle, Secret
from saecula.kernel.moves import Domain
from saecula.kernel.views import Event

Card = Annotated[str, Domain("card")]


class Drawn(Event, frozen=True):
    seat: int
    card: Annotated[Card | None, Secret]
    left: int


class Played(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: Card


CHRONICLE = Chronicle({4: Drawn, 2: Played}, {"card": ["ace", "king"]})


def noted() -> Log:
    log = Log()
    log.note(4, 1, 1, 30)
    log.note(2, 0, 0)
    return log


def test_a_secret_is_told_to_its_own_seat_alone() -> None:
    told = {viewer: CHRONICLE.told(noted(), viewer)[0] for viewer in (0, 1, None)}
    assert told == {0: Drawn(1, None, 30), 1: Drawn(1, "king", 30), None: Drawn(1, None, 30)}


def test_what_is_open_is_told_to_all() -> None:
    assert [CHRONICLE.told(noted(), viewer)[1] for viewer in (0, 1, None)] == [Played(0, "ace")] * 3


def test_the_full_chronicle_keeps_nothing_back() -> None:
    assert CHRONICLE.full(noted()) == [Drawn(1, "king", 30), Played(0, "ace")]


def test_an_event_says_whether_somebody_learned_something() -> None:
    assert [event.reveals for event in CHRONICLE.full(noted())] == [False, True]
