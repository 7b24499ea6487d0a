"""What lies on a desk: pawns, tokens, action pips, seals of seats, small cards."""

from saecula.games.through_the_ages.edges.draw.ink import BANDS, BLUE, CARD, FAINT, YELLOW, box, fitted, width_of
from saecula.kernel.record import SEATS
from saecula.parts.ink import INK, SEAT_INKS, SERIF, at, figure, tag, words


def seal(seat: int) -> str:
    """The shape and letter of a seat: disc, square, triangle, diamond."""
    fill, edge = SEAT_INKS[seat]
    shapes = (
        tag("circle", cx=0, cy=0, r=13, fill=fill, stroke=edge),
        box(-11.5, -11.5, 23, 23, fill=fill, stroke=edge),
        tag("path", d="M0 -15 L16 12 L-16 12 Z", fill=fill, stroke=edge),
        tag("path", d="M0 -16 L16 0 L0 16 L-16 0 Z", fill=fill, stroke=edge),
    )
    return shapes[seat] + figure(SEATS[seat], 0, 7 if seat == 2 else 5, 15, "#fff")


def pawn() -> str:
    """A yellow worker, about eight units wide and eleven high."""
    body = "M0 11 L1.6 5.6 A2.9 2.9 0 1 1 6.4 5.6 L8 11 Z"
    return tag("path", d=body, fill=YELLOW, stroke="#7d5a06", stroke_width=0.8)


def token(fill: str, edge: str) -> str:
    """A round token, seven units across."""
    return tag("circle", cx=3.5, cy=3.5, r=3.3, fill=fill, stroke=edge, stroke_width=0.8)


def blue_token() -> str:
    """A blue token: food or a resource on a card, room for one in the bank."""
    return token(BLUE, "#1c4468")


def yellow_token() -> str:
    """A yellow token in the bank: a worker still to come."""
    return token(YELLOW, "#7d5a06")


def in_line(piece: str, count: int, x: float, y: float, step: float) -> str:
    """Several pieces side by side."""
    return "".join(at(x + i * step, y, piece) for i in range(count))


def pips(left: int, total: int, y: float, fill: str) -> str:
    """Action tokens; used ones are empty rings."""
    return "".join(
        tag("circle", cx=20 + i * 13, cy=y, r=5, fill=fill if i < left else "none", stroke=INK, stroke_width=0.9)
        for i in range(max(left, total))
    )


def chip(name: str, age: str, group: str, more: str = "", dashed: bool = False) -> tuple[str, float]:
    """A small one-line card with the band of its group, and its width."""
    wide = width_of(name, 11) + width_of(more, 10.5) + 38 + (6 if more else 0)
    frame = {"stroke_dasharray": "3 2", "fill": "none"} if dashed else {"fill": CARD}
    parts = [
        box(0, 0, wide, 18, **frame),
        box(0, 0, 4, 18, fill=BANDS[group], stroke="none", rx=1),
        words(age, 9, 13, 9.5, font_family=SERIF, font_weight="bold", fill=FAINT),
        fitted(name, 26, 13, 11, wide - 30 - width_of(more, 10.5)),
    ]
    if more:
        parts.append(words(more, wide - 4, 13, 10.5, text_anchor="end", fill=FAINT))
    return "".join(parts), wide


def card_back(age: str) -> str:
    """The back of a military card, with its age."""
    return box(0, 0, 13, 18, fill=BANDS["military"], rx=1.5) + figure(age, 6.5, 12.5, 8.5, "#f4ead5")
