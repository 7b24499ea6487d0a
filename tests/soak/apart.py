"""Asynchronous soak tests beside those in a browser, whose driver keeps a loop running in the thread of the tests."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def apart(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """The same test with a loop and a thread of its own."""

    @wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, test(*given, **named)).result()

    return run
