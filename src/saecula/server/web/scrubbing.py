"""Texts that people write are cleaned before others see them: nothing invisible, nothing that turns text around."""

from typing import TypeVar

from saecula.server.web.auth import clean_name, visible
from saecula.server.web.problems import Trouble
from saecula.server.wire.frames import Say, Sit
from saecula.server.wire.rest import NewTable

T = TypeVar("T")


def scrub(said: T) -> T:
    """A command or a new table with its texts cleaned; Trouble where nothing is left of one."""
    if isinstance(said, Sit) and said.name is not None:
        said.name = clean_name(said.name)
    elif isinstance(said, Say):
        said.text = clean_text(said.text)
    elif isinstance(said, NewTable):
        for wish in said.seats:
            if wish.name is not None:
                wish.name = clean_name(wish.name)
    return said


def clean_text(text: str) -> str:
    """Chat without control and direction characters."""
    kept = "".join(char for char in text if char == "\n" or visible(char)).strip()
    if not kept:
        raise Trouble("problem-malformed")
    return kept
