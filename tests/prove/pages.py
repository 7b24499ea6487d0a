"""`python -m tests.prove.pages 200`: hostile strings as names and in chat, shown in a real browser.

In a process of its own, since the browser's driver keeps a loop running. Prints what was found as JSON.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from random import Random

import httpx
import msgspec
from playwright.sync_api import Browser, Dialog, Page, sync_playwright

from bench.browser import chromium
from bench.host import Host
from tests.patience import PATIENCE
from tests.web.conftest import FLAGS

SEED = 1
RUNS = "window.__ran=1"
WRAPS = (
    "{}",
    '">{}',
    "'>{}",
    "</p>{}",
    "</script>{}",
    "--> {}",
    "`${{{}}}`",
    "\u202e{}\u2066",
    "\u200b{}\ufeff",
    "{{{{{}}}}}",
)
PAYLOADS = (
    f"<script>{RUNS}</script>",
    f"<img src=x onerror={RUNS}>",
    f"<svg onload={RUNS}>",
    f"<b onmouseover={RUNS} autofocus tabindex=0 onfocus={RUNS}>x</b>",
    f"javascript:{RUNS}",
    f"<a href='javascript:{RUNS}'>x</a>",
    "<iframe srcdoc='<script>parent.__ran=1</script>'>",
    f"<details open ontoggle={RUNS}>",
    f"<style>@import 'x'</style><input onfocus={RUNS} autofocus>",
    f"<math><mtext><img src=x onerror={RUNS}>",
    f"\\u003cscript\\u003e{RUNS}",
    "'; DROP TABLE players; --",
    '" OR 1=1 --',
    "{$ran}{{constructor.constructor('window.__ran=1')()}}",
    "{@html '<img src=x onerror=window.__ran=1>'}",
    "\u2066\u202eevil\u202c\u2069",
    "Z\u0337\u0336\u0335\u0334" * 8,
    "\ufdfd\U0001f469\u200d\U0001f680" * 3,
    "{ message } { NUMBER($x) }",
    "%s%n%x ../../etc/passwd \r\nSet-Cookie: a=b",
)
#: Elements that only a string could have brought into the page.
STRANGE = (
    ".chat script, .chat img[src=x], .chat iframe, .chat details, .chat math, .chat a[href^=javascript], .chat style"
)


class Shown(msgspec.Struct):
    """What came of it."""

    strings: int = 0
    names: int = 0
    shown: int = 0
    ran: int = 0
    elements: int = 0
    complaints: int = 0
    policy: str = ""


def strings(count: int) -> list[str]:
    """So many of them, each a payload in a wrapping."""
    found = [wrap.format(payload)[:480] for wrap, payload in product(WRAPS, PAYLOADS)]
    Random(SEED).shuffle(found)
    return found[:count]


def told(host: Host, some: list[str], found: Shown) -> tuple[str, str]:
    """A table that is not begun, at which each was said under a name of its kind; and somebody who may look at it."""
    token = host.guest("Witness")
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=host.address, headers=headers, timeout=PATIENCE) as client:
        wish = {"game": "rise-and-fall", "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
        table = str(client.post("/api/tables", json=wish).raise_for_status().json()["id"])
        for number, text in enumerate(some):
            named = client.patch("/api/me", json={"name": text[:30]})
            found.names += named.status_code == httpx.codes.OK
            said = client.post(f"/api/tables/{table}/commands", json={"do": "say", "cid": f"c{number}", "text": text})
            assert said.status_code < 500
            found.strings += said.status_code == httpx.codes.OK
    return table, token


def look(page: Page, table: str, found: Shown) -> None:
    """Open the table and see what the strings became."""
    answer = page.goto(f"/table/{table}")
    assert answer is not None
    found.policy = answer.headers["content-security-policy"]
    page.locator(".chat .lines p b").first.wait_for()
    page.mouse.move(300, 300)
    page.wait_for_timeout(500)
    found.shown += page.locator(".chat .lines p").count()
    found.ran += bool(page.evaluate("window.__ran"))
    found.elements += page.locator(STRANGE).count()


def main() -> None:
    """Show them, forty to a table."""
    wanted, found = strings(int(sys.argv[1])), Shown()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(f"sqlite:///{folder}/pages.db", Path(folder))
        host.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for at in range(0, len(wanted), 40):
                show(browser, host, wanted[at : at + 40], found)
            browser.close()
        finally:
            host.stop()
    print(msgspec.json.encode(found).decode())


def show(browser: Browser, host: Host, some: list[str], found: Shown) -> None:
    """Say some of them at a table and look at it."""
    table, token = told(host, some, found)
    context = browser.new_context(base_url=host.address)
    context.set_default_timeout(1000 * PATIENCE)
    context.add_cookies([{"name": "saecula", "value": token, "url": host.address}])
    page = context.new_page()
    page.on("dialog", lambda dialog: _asked(dialog, found))
    page.on("console", lambda said: _complained(said.text, found))
    look(page, table, found)
    context.close()


def _asked(dialog: Dialog, found: Shown) -> None:
    """A script has opened a window."""
    found.ran += 1
    dialog.dismiss()


def _complained(said: str, found: Shown) -> None:
    """The policy had to stop something: it should not even have come so far."""
    found.complaints += "Content Security Policy" in said


if __name__ == "__main__":
    main()
