"""Positions as rows of bytes, for learned judgement: what the features of all games have in common."""


def clip(value: int) -> int:
    """The nearest number that fits into a byte."""
    return 0 if value < 0 else 255 if value > 255 else value


def lead(figures: list[int], seat: int, middle: int) -> int:
    """How far a seat is ahead of the best of the others; `middle` stands for level with it."""
    best = 0
    for other in range(len(figures)):
        if other != seat and figures[other] > best:
            best = figures[other]
    return clip(figures[seat] - best + middle)


def bytes_of(bits: int) -> int:
    """How many bytes hold so many bits."""
    return (bits + 7) // 8


def mark(out: list[int], base: int, bit: int) -> None:
    """Set a bit of those that begin at a byte."""
    out[base + (bit >> 3)] |= 128 >> (bit & 7)
