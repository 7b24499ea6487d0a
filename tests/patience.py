"""How long tests wait for what must come: as long as it takes, on a machine that has better things to do.

Nothing may depend on how quick a machine is, so nothing here is a measure of anything: it ends a test that hangs.
"""

import time
from collections.abc import Callable
from functools import partial

import httpx

#: Seconds after which something has gone wrong rather than slowly.
PATIENCE = 600.0

get, post = partial(httpx.get, timeout=PATIENCE), partial(httpx.post, timeout=PATIENCE)


def until(is_so: Callable[[], object], pause: float = 0.02) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never comes"
        time.sleep(pause)
