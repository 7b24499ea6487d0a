"""The contract of a game's face: what screens draw besides views. The rules never use it."""

from typing import Generic

from mypy_extensions import mypyc_attr

from saecula.kernel.steps import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """What is printed on the components, and what is worth plotting. A game without pictures uses this class as is."""

    def __init__(self, printed: dict[str, object]) -> None:
        self.printed = printed  # boards, charts, faces of tiles: what a screen must draw, as plain JSON
        self.needs: dict[str, tuple[str, tuple[str, ...]]] = {}  # kind of move: the option and choices it needs
        self.always_asked: tuple[str, ...] = ()  # questions put to people even if there is only one answer

    def era(self, state: S) -> int:
        """How far the game has come, in whatever it counts by: eras, ages, rounds."""
        return 0

    def measures(self, state: S) -> dict[str, list[int]]:
        """Public counts for each seat that are worth plotting over the game: points, pieces, land, ..."""
        return {}
