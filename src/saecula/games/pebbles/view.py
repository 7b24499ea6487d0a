"""What a seat may know. It stands apart from game.py: that is compiled, and classes of msgspec cannot be."""

from saecula.games.pebbles.state import Ground
from saecula.kernel.views import View


class PebblesView(View, kw_only=True):
    """An allow-list. Of other hands the number of pebbles, of other choices whether they are made (-1)."""

    options: dict[str, str]
    agenda: dict[str, object]
    mine: list[int] | None
    hands: list[int]
    hidden: list[int]
    open: Ground
