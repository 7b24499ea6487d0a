"""Origins, addresses, quotas, names, and what may be called outside."""

from typing import Any, cast

import pytest
from litestar.types import Scope

from saecula.server.settings import Quotas
from saecula.server.telling.calling import NotCalled, check_url, resolve
from saecula.server.web.auth import clean_name
from saecula.server.web.guard.quotas import Limiter
from saecula.server.web.problems import PROBLEMS, Trouble
from saecula.server.web.security import Bucket, Origins, address


def scope(kind: str = "http", client: str = "192.0.2.7", **headers: str) -> Scope:
    rows = [(name.encode(), value.encode()) for name, value in headers.items()]
    return cast(Scope, {"type": kind, "headers": rows, "client": (client, 1)})


OURS = {"host": "play.example.org"}
BAD_ORIGINS = [
    "https://evil.example",
    "https://play.example.org.evil.example",
    "https://evil.example/play.example.org",
    "https://play.example.org:8443",
    "https://user@play.example.org:81",
    "http://play.example.org:443",
    "null",
    "file://",
    "file://play.example.org",
    "play.example.org",
    "//play.example.org",
    "https://",
    "https://play.example.org@evil.example",
    "https://play.example.orgevil",
    "https://xplay.example.org",
    "https://play.example.org:99999",
    "https://[::1",
    "chrome-extension://abcdef",
    "javascript://play.example.org",
    "https://play.example.org evil",
]


class TestOrigins:
    @pytest.mark.parametrize("origin", BAD_ORIGINS)
    @pytest.mark.parametrize("kind", ["http", "websocket"])
    def test_a_strange_page_is_refused(self, origin: str, kind: str) -> None:
        assert not Origins([]).welcome(scope(kind, origin=origin, cookie="saecula=x", **OURS))

    @pytest.mark.parametrize(
        "origin", ["https://play.example.org", "http://play.example.org", "https://Play.Example.org:443"]
    )
    def test_our_own_page_is_welcome(self, origin: str) -> None:
        assert Origins([]).welcome(scope(origin=origin, cookie="saecula=x", **OURS))

    def test_a_page_that_was_named_is_welcome(self) -> None:
        assert Origins(["https://other.example/"]).welcome(scope(origin="https://other.example", **OURS))

    def test_without_an_origin_a_cookie_is_not_enough(self) -> None:
        assert not Origins([]).welcome(scope(cookie="a=b; saecula=x", **OURS))

    def test_without_an_origin_a_bearer_is_welcome(self) -> None:
        assert Origins([]).welcome(scope("websocket", authorization="Bearer x", **OURS))

    def test_without_an_origin_a_stranger_may_post_but_opens_no_socket(self) -> None:
        assert Origins([]).welcome(scope(**OURS))
        assert not Origins([]).welcome(scope("websocket", **OURS))

    def test_a_bearer_does_not_excuse_a_strange_origin(self) -> None:
        assert not Origins([]).welcome(scope(authorization="Bearer x", origin="https://evil.example", **OURS))


class TestQuotas:
    def test_what_is_too_much_says_when_to_come_back(self) -> None:
        limiter = Limiter(Quotas(guests="2/minute"))
        limiter.spend("guests", "a")
        limiter.spend("guests", "a")
        with pytest.raises(Trouble) as refused:
            limiter.spend("guests", "a")
        assert refused.value.status == 429
        assert 1 <= int(refused.value.headers["Retry-After"]) <= 60
        limiter.spend("guests", "b")

    def test_a_bucket_lets_a_burst_through_and_then_the_steady_rate(self) -> None:
        bucket = Bucket(rate=10, burst=5, now=0)
        assert [bucket.take(0) for _ in range(6)] == [True] * 5 + [False]
        assert bucket.take(0.1)
        assert not bucket.take(0.1)
        assert [bucket.take(100) for _ in range(6)] == [True] * 5 + [False]

    def test_one_network_of_ipv6_is_one_client(self) -> None:
        one, other = address(scope(client="2001:db8::1")), address(scope(client="2001:db8::ffff"))
        assert one == other != address(scope(client="2001:db8:1::1"))
        assert address(scope(client="192.0.2.7")) == "192.0.2.7"
        assert address(cast(Scope, {"client": None})) == "unknown"


class TestNames:
    @pytest.mark.parametrize(
        ("given", "kept"),
        [
            ("  Anna  ", "Anna"),
            ("An\u202ena", "Anna"),
            ("A\x00n\x1bna\u200b", "Anna"),
            ("Anna\t\nBen", "Anna Ben"),
            ("e\u0301lise", "élise"),
            ("<b>x</b>", "<b>x</b>"),
            ("👩\u200d🚀", "👩\u200d🚀"),
        ],
    )
    def test_what_cannot_be_seen_is_left_out(self, given: str, kept: str) -> None:
        assert clean_name(given) == kept

    @pytest.mark.parametrize("given", ["", "  ", "\u202e\u200b", "\u200d", "x" * 31])
    def test_nothing_and_too_much_are_no_names(self, given: str) -> None:
        with pytest.raises(Trouble):
            clean_name(given)


class TestOutside:
    @pytest.mark.parametrize(
        "host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "::1", "fd00::1",
                 "::ffff:127.0.0.1", "64:ff9b::7f00:1", "100.64.0.1", "224.0.0.1", "2130706433", "0x7f.1"],
    )  # fmt: skip
    def test_no_address_inside_is_called(self, host: str) -> None:
        with pytest.raises(NotCalled):
            resolve(host, 80, allow_private=False)

    def test_an_address_outside_is(self) -> None:
        assert resolve("8.8.8.8", 443, allow_private=False) == "8.8.8.8"

    @pytest.mark.parametrize(
        "url", ["ftp://example.org/", "file:///etc/passwd", "http://", "example.org", "http://user:pw@example.org/",
                "gopher://example.org", "http://exa mple.org/", "http://example.org:99999/", "http://[::1/"],
    )  # fmt: skip
    def test_only_plain_web_addresses_are_called(self, url: str) -> None:
        with pytest.raises(NotCalled):
            check_url(url)


def test_every_problem_is_a_key_and_a_word() -> None:
    words: dict[str, Any] = {}
    for key, (status, error) in PROBLEMS.items():
        assert key.startswith("problem-")
        assert 400 <= status < 600
        assert words.setdefault(error, key) == key
