"""What stands in the World, and the number that stands for a piece on its hex."""

from saecula.games.rise_and_fall.model.kinds import KINDS, TOWN


class Pieces:
    """What stands in the World. Of the two pieces that can share a hex, a town and a merchant, the merchant is the
    guest."""

    def __init__(self, main: list[int], guest: list[int], counts: list[int]) -> None:
        #: per hex: 1 + seat * 6 + kind, 0 where nothing stands
        self.main = main
        #: per hex: 1 + the seat of a merchant on a town, 0 where there is none
        self.guest = guest
        #: per seat and kind: how many pieces are in the World
        self.counts = counts

    def copy(self) -> "Pieces":
        """An independent copy."""
        return Pieces(self.main.copy(), self.guest.copy(), self.counts.copy())


def code_of(seat: int, kind: int) -> int:
    """The number that stands for a piece on its hex."""
    return 1 + seat * KINDS + kind


def seat_of(piece: int) -> int:
    """The seat that a piece belongs to."""
    return (piece - 1) // KINDS


def kind_of(piece: int) -> int:
    """The kind of a piece."""
    return (piece - 1) % KINDS


def is_town(piece: int) -> bool:
    """Whether a piece is anybody's town."""
    return piece > 0 and (piece - 1) % KINDS == TOWN
