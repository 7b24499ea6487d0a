"""What people write is text: nothing of it runs, becomes an element or has to be stopped by the policy of the page."""

from bench.host import Host
from tests.prove.pages import Shown, look, strings, told

from .conftest import OpenPage

#: A few of those that `make prove` shows.
SOME = 12


def test_hostile_texts_in_names_and_chat_are_shown_as_text(open_page: OpenPage, host: Host) -> None:
    found = Shown()
    table, token = told(host, strings(SOME), found)
    page = open_page(None)  # the console of this page complains where the policy stops something
    page.context.add_cookies([{"name": "saecula", "value": token, "url": host.address}])
    look(page, table, found)
    assert found.shown >= found.strings == SOME
    assert (found.ran, found.elements) == (0, 0)
    assert "'unsafe-inline'" not in found.policy.partition("script-src")[2].partition(";")[0]
