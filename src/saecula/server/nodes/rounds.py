"""Catches up now and then on what lost hints should have said."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("saecula.node")

#: Seconds between two rounds.
PAUSE = 20.0


async def make_rounds(*works: Callable[[], Awaitable[object]], pause: float = PAUSE) -> None:
    """Do some things over and over; if one fails, the others are done all the same."""
    while True:
        await asyncio.sleep(pause)
        for work in works:
            try:
                await work()
            except Exception as error:
                log.warning("a round failed", why=str(error) or type(error).__name__)
