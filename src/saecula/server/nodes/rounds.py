"""What a hint may have missed is looked up now and then."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("saecula.node")

#: Seconds between two looks.
PAUSE = 20.0


async def make_rounds(*works: Callable[[], Awaitable[object]], pause: float = PAUSE) -> None:
    """Do some things again and again; one that fails keeps nobody from the rest."""
    while True:
        await asyncio.sleep(pause)
        for work in works:
            try:
                await work()
            except Exception as error:
                log.warning("a round failed", why=str(error) or type(error).__name__)
