"""The moments that `make screenshots` takes pictures of."""

from tools.moments import moments

from .positions import Kind


def test_every_moment_shows_something_new_and_comes_once() -> None:
    found = moments(Kind("pebbles", 2, ()), 2)
    assert found
    places = [(position.seed, position.n, position.seat) for position in found]
    assert len(set(places)) == len(places)
