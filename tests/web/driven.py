"""A server whose time goes on only when told to, with browsers whose clocks go with it."""

from contextlib import ExitStack
from pathlib import Path
from unittest import mock

from playwright.sync_api import Page

from bench.host import Host
from saecula.server.settings import client_folder
from saecula.server.time.fair import Delay

from ..server.room_kit import FakeClock
from ..server.site import Served, served

#: A browser whose clock leaps believes that it was asleep and calls again, and what rings meanwhile it never hears. So
#: it does not look now and then whether its line is still alive.
AWAKE = """
const every = window.setInterval
window.setInterval = (act, pause, ...given) => (pause < 5000 ? every(act, pause, ...given) : 0)
"""


class Driven(Host):
    """A server in a thread of this process."""

    def __init__(self, folder: Path) -> None:
        super().__init__("", folder)
        self._open = ExitStack()
        self._clock = FakeClock()
        self._pages: list[Page] = []
        self._site: Served | None = None

    def start(self) -> None:
        """Begin to serve; how long a busy machine takes to answer itself is no distance in a time that stands still."""
        self._open.enter_context(mock.patch.object(Delay, "seconds", 0.0))
        self._site = self._open.enter_context(served(self.folder, self._clock, client=client_folder()))
        self.address = self._site.base

    def stop(self) -> int:
        """Stop serving."""
        self._open.close()
        return 0

    def go_with(self, page: Page) -> None:
        """From now on the clock of a page shows the time of this server."""
        page.clock.set_fixed_time(self._clock.now())
        page.add_init_script(AWAKE)  # after the clock, which brings timers of its own
        self._pages.append(page)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        assert self._site is not None
        self._site.advance(seconds)
        self._pages = [page for page in self._pages if not page.is_closed()]
        for page in self._pages:
            page.clock.set_fixed_time(self._clock.now())
