"""Cleans what people write before others see it: nothing invisible, nothing that reverses the direction of text."""

from collections.abc import Callable
from typing import Any, TypeVar

from saecula.server.web.auth import clean_name
from saecula.server.web.problems import Trouble
from saecula.server.wire.cleaning import shown_text
from saecula.server.wire.commands import Say, Sit
from saecula.server.wire.rest import NewTable, SeatWish

T = TypeVar("T")


def scrub(said: T) -> T:
    """Clean the texts in a command or a new table, in place; raises Trouble if nothing is left of one."""
    clean = CLEANERS.get(type(said))
    if clean is not None:
        clean(said)
    return said


def _clean_seat(wish: Sit | SeatWish) -> None:
    if wish.name is not None:
        wish.name = clean_name(wish.name)


def _clean_table(table: NewTable) -> None:
    for wish in table.seats:
        _clean_seat(wish)


def _clean_chat(chat: Say) -> None:
    chat.text = shown_text(chat.text)
    if not chat.text:
        raise Trouble("problem-malformed")


CLEANERS: dict[type, Callable[[Any], None]] = {Sit: _clean_seat, NewTable: _clean_table, Say: _clean_chat}
