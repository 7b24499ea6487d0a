"""The shared boards on the page: leader columns, wonders and piles, and the clock as an arc."""

from math import cos, pi, sin

from saecula.games.time_of_empires.edges.draw.ink import TYPE_INKS, paragraph
from saecula.games.time_of_empires.edges.draw.pieces import glass, scholar
from saecula.games.time_of_empires.edges.draw.plan import COLUMNS, Said
from saecula.games.time_of_empires.edges.draw.signs import TYPE_SIGNS, minutes
from saecula.parts.ink import ACCENT, BRASS, FAINT, INK, PAPER, SERIF, SHEET, at, figure, path, tag, words

ROMAN = ("I", "II", "III")


class Shelf:
    """The boards one below another; each part returns its drawing and the y where it ends."""

    def __init__(self, said: Said, width: float) -> None:
        self.said = said
        self.view = said.view
        self.width = width
        self.glass_time = said.game.box.times[said.view.options["speed"]].glass / 1000

    def drawn(self) -> tuple[str, float]:
        """All boards, and the y where they end."""
        found: list[str] = []
        y = 0.0
        for part in (self.leaders, self.wonders, self.piles):
            said, y = part(y)
            found.append(said)
        return "".join(found), y

    def heading(self, key: str, y: float) -> str:
        """The title of a board above a thin line."""
        line = path(f"M0 {y + 22:.0f} H{self.width:.0f}", stroke=INK, stroke_width=0.9)
        return words(self.said.say(key), 0, y + 16, 18, font_family=SERIF, font_weight="bold") + line

    def leaders(self, y: float) -> tuple[str, float]:
        """The columns in use, each with its effect, glasses, leader and scholars."""
        say, found = self.said.say, [self.heading("screen-leaders", y)]
        y += 44
        for column, name in zip(self.view.columns, COLUMNS):
            if column.effect is None:
                continue
            head = f"{say(f'column-{name}').capitalize()} · {say(f'side-{column.effect}')}"
            found += [words(head, 0, y, 14, font_weight="bold"), self.spaces(f"leader-{name}", y - 5)]
            y += 18
            if column.leader is not None:
                told = f"{say(f'leader-{column.leader}')}. {say(f'leader-{column.leader}.help')}"
                drawn, y = paragraph(told, 0, y, self.width, 12.5, font_style="italic", fill="#5c4d3d")
                found.append(drawn)
            found.append(self.stack(column.scholars, y))
            y += 36 if column.scholars else 8
        return "".join(found), y + 6

    def wonders(self, y: float) -> tuple[str, float]:
        """The wonders in play and what they count, with glasses and scholars."""
        say, found = self.said.say, [self.heading("screen-wonders", y)]
        y += 44
        for place, wonder in enumerate(self.view.wonders):
            if wonder.wonder is None:
                continue
            head = f"{ROMAN[place]}  {say(f'wonder-{wonder.wonder}')}"
            found += [words(head, 0, y, 14, font_weight="bold"), self.spaces(f"wonder-{place + 1}", y - 5)]
            told = say(f"wonder-{wonder.wonder}.help")
            drawn, y = paragraph(told, 0, y + 18, self.width, 12.5, font_style="italic", fill="#5c4d3d")
            found += [drawn, self.stack(wonder.scholars, y)]
            y += 36 if wonder.scholars else 8
        return "".join(found), y + 6

    def piles(self, y: float) -> tuple[str, float]:
        """The two technology boards, each with its glasses and two piles."""
        say, found = self.said.say, [self.heading("screen-technologies", y)]
        y += 34
        half = self.width / 2
        for board, name in enumerate(("left", "right")):
            x = board * half
            found += [words(say(f"screen-{name}"), x, y + 12, 13, font_weight="bold")]
            found.append(self.spaces(f"draw-{name}", y + 7, x + half - 16))
            for i, pile in enumerate(self.view.piles[2 * board : 2 * board + 2]):
                found.append(at(x + i * 92, y + 24, self.pile(pile.top, pile.left)))
        return "".join(found), y + 86

    def pile(self, top: str | None, left: int) -> str:
        """The back of a pile's top card and how many cards are left; an outline if there is none."""
        if top is None:
            return tag("rect", x=0, y=0, width=80, height=46, rx=5, fill="none", stroke=FAINT, stroke_dasharray="3 3")
        card = tag("rect", x=0, y=0, width=80, height=46, rx=5, fill=TYPE_INKS[top], stroke=INK, stroke_width=1)
        said = words(self.said.say(f"type-{top}"), 40, 39, 10.5, text_anchor="middle", fill="#fff")
        return card + figure(f"{TYPE_SIGNS[top]} {left}", 40, 22, 17, "#fff") + said

    def spaces(self, action: str, y: float, right: float | None = None) -> str:
        """The two spaces of a shared action and the glasses on them."""
        held: list[tuple[int | None, int]] = [*self.said.holders(action)]
        held += [(None, 0)] * (2 - len(held))
        x = self.width - 52 if right is None else right - 36
        return "".join(
            at(x - 66 * (1 - i), y, glass(seat, seconds, min(1.0, seconds / self.glass_time)))
            for i, (seat, seconds) in enumerate(held)
        )

    def stack(self, seats: list[int], y: float) -> str:
        """The scholars of a stack from left to right, the lowest first."""
        step = min(19.0, (self.width - 20) / max(1, len(seats)))
        return "".join(at(10 + i * step, y + 4, scholar(seat)) for i, seat in enumerate(seats))


def dial(said: Said) -> str:
    """The clock of a real-time age as an arc, with marks for the cries; empty when no clock is running."""
    view = said.view
    if view.pace != "real-time" or view.phase not in ("count-in", "action", "finish"):
        return ""
    times = said.game.box.times[view.options["speed"]]
    gone = min(1.0, max(0.0, (view.now - view.began) / times.age))

    def point(part: float, radius: float) -> tuple[float, float]:
        angle = pi * (1 + part)
        return radius * cos(angle), radius * sin(angle)

    def arc(part: float, colour: str) -> str:
        x, y = point(part, 46)
        return path(f"M-46 0 A46 46 0 0 1 {x:.1f} {y:.1f}", stroke=colour, stroke_width=9)

    marks = []
    for cry in times.cries:
        (x1, y1), (x2, y2) = point(cry / times.age, 39), point(cry / times.age, 54)
        marks.append(path(f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}", stroke=INK, stroke_width=2))
    colour = ACCENT if view.gong - view.now <= times.age // 9 else BRASS
    left = figure(minutes(view.gong - view.now), 0, -4, 22)
    return arc(1.0, SHEET) + arc(gone, colour) + "".join(marks) + left + path("M-52 5 H52", stroke=PAPER)
