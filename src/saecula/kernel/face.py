"""The contract of a game's face: what screens draw besides views. The rules never ask for it."""

from typing import Generic

from mypy_extensions import mypyc_attr

from saecula.kernel.steps import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """What is printed on the components, and what is worth a curve. A game without pictures takes it as it is."""

    def __init__(self, printed: dict[str, object]) -> None:
        self.printed = printed  # boards, charts, faces of tiles: what a screen must draw, as plain JSON
        self.needs: dict[str, tuple[str, tuple[str, ...]]] = {}  # kinds of moves: an option and the choices they need
        self.always_asked: tuple[str, ...] = ()  # questions that people answer even where there is one answer only

    def era(self, state: S) -> int:
        """How far the game has come, in whatever it counts by: eras, ages, rounds."""
        return 0

    def measures(self, state: S) -> dict[str, list[int]]:
        """What everybody may count about each seat and would like to see as a curve: points, pieces, land, ..."""
        return {}
