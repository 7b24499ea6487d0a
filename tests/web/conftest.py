"""A real server, a real browser: Debian's Chromium, driven by pointer and keyboard alone."""

import fcntl
import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import saecula
from bench.browser import chromium
from bench.host import Host

from .. import patience

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Milliseconds that a page may take for anything, on a machine with better things to do.
PATIENCE = 1000 * patience.PATIENCE
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]

#: The moves of others are shown at once, unless a test is about how they are shown or has chosen something else.
AT_ONCE = """() => {
    const kept = JSON.parse(localStorage.getItem('saecula') ?? '{}');
    localStorage.setItem('saecula', JSON.stringify({ pace: 'now', ...kept }));
}"""


#: Takes longer than anything else: begun last, it would keep one core waiting for the other.
LONGEST = "test_whole_game.py"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test first."""
    items.sort(key=lambda item: item.path.name != LONGEST)


@pytest.fixture(scope="session")
def client() -> None:
    """The built client: the installed package has it inside; from a checkout it is built where it is not current."""
    if (Path(saecula.__file__).parent / "web/index.html").is_file():
        return
    lock = ROOT / "build/web.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # several workers begin at once
        runpy.run_path(str(ROOT / "tools/web.py"))["build"](ROOT)


@pytest.fixture(scope="session")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """`saecula serve` as a club would start it, with an empty database."""
    folder: Path = tmp_path_factory.mktemp("host")
    host = Host(f"sqlite:///{folder}/club.db", folder)
    host.start()
    yield host
    assert host.stop() == 0


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without it the run fails."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


def is_fault(said: ConsoleMessage) -> bool:
    """Whether a line of the console means trouble; that nobody is known yet at first is none."""
    asks_who = "401" in said.text and str(said.location.get("url", "")).endswith("/api/me")
    return said.type == "error" and not asks_who


class Faults:
    """What went wrong in the pages of a test, but for what it expects."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.forgiven = "(?!)"

    def forgive(self, pattern: str) -> None:
        """A test that cuts the line expects complaints about it."""
        self.forgiven = pattern

    @property
    def left(self) -> list[str]:
        """What nobody expected."""
        return [fault for fault in self.said if not re.search(self.forgiven, fault)]


@pytest.fixture
def faults() -> Faults:
    """What goes wrong in the pages of this test."""
    return Faults()


@pytest.fixture
def open_page(browser: Browser, host: Host, faults: Faults) -> Iterator[OpenPage]:
    """Opens a page in a browser of its own, as another person would; what goes wrong in its console fails the test."""
    contexts: list[BrowserContext] = []

    def make(path: str | None = "/", at: Host = host, directed: bool = False, **wishes: Any) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        context = browser.new_context(base_url=at.address, **settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if not directed:
            context.add_init_script(f"({AT_ONCE})()")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.said.append(str(error)))
        page.on(
            "console",
            lambda said: faults.said.append(f"{said.text} {said.location.get('url', '')}") if is_fault(said) else None,
        )
        if path is not None:
            page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults.left
