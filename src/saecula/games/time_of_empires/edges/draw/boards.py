"""The shared boards in the terminal: leaders, wonders and technologies, with scholars and glasses on them."""

from rich.text import Text

from saecula.games.time_of_empires.edges.draw.plan import COLUMNS, Said
from saecula.games.time_of_empires.edges.draw.signs import FREE, GLASS, TYPE_SIGNS, filled, letters
from saecula.games.time_of_empires.model.view import PileView
from saecula.kernel.record import SEATS
from saecula.parts.signs import on_seat

ROMAN = ("I", "II", "III")


class Boards:
    """The panel beside the map; `detail` 2 explains leaders and wonders, 1 only wonders, 0 neither."""

    def __init__(self, said: Said, width: int, detail: int) -> None:
        self.said = said
        self.view = said.view
        self.width = width
        self.detail = detail

    def lines(self) -> list[Text]:
        """All lines: leaders, wonders, technologies."""
        say = self.said.say
        found = [Text(say("screen-leaders"), style="bold underline")]
        for at, name in enumerate(COLUMNS):
            found += self.column(at, name)
        found.append(Text(say("screen-wonders"), style="bold underline"))
        for place in range(3):
            found += self.wonder(place)
        found.append(Text(say("screen-technologies"), style="bold underline"))
        for board, name in enumerate(("left", "right")):
            found += self.piles(name, self.view.piles[2 * board : 2 * board + 2])
        return found

    def column(self, at: int, name: str) -> list[Text]:
        """A leader column: the effect of its tile, glasses, scholars, the leader; nothing if it is closed."""
        column, say = self.view.columns[at], self.said.say
        if column.effect is None:
            return []
        head = Text.assemble((say(f"column-{name}"), "bold"), f" · {say(f'side-{column.effect}')}")
        parts = [head, self.glasses(f"leader-{name}"), *self.scholars(column.scholars)]
        if column.leader is not None:
            leader = Text(say(f"leader-{column.leader}"), style="italic")
            if self.detail > 1:
                leader.append(f" · {say(f'leader-{column.leader}.help')}", style="dim not italic")
            parts.append(leader)
        return filled(parts, self.width, "  ", "  ")

    def wonder(self, place: int) -> list[Text]:
        """A wonder: glasses, scholars, what it counts; nothing if it is not in play."""
        wonder, say = self.view.wonders[place], self.said.say
        if wonder.wonder is None:
            return []
        head = Text.assemble((f"{ROMAN[place]} ", "bold"), (say(f"wonder-{wonder.wonder}"), "italic"))
        parts = [head, self.glasses(f"wonder-{place + 1}"), *self.scholars(wonder.scholars)]
        if self.detail > 0:
            parts.append(Text(say(f"wonder-{wonder.wonder}.help"), style="dim"))
        return filled(parts, self.width, "  ", "  ")

    def piles(self, name: str, piles: list[PileView]) -> list[Text]:
        """A technology board: its glasses, and for each pile the type on top and how many cards are left."""
        say = self.said.say
        parts = [Text(say(f"screen-{name}"), style="bold"), self.glasses(f"draw-{name}")]
        for pile in piles:
            top = f"{TYPE_SIGNS[pile.top]} {say(f'type-{pile.top}')}" if pile.top else "–"
            parts.append(Text(f"{top} ({pile.left})"))
        return filled(parts, self.width, "  ", "  ")

    def scholars(self, stack: list[int]) -> list[Text]:
        """The scholars of a stack from the bottom, if there are any."""
        return [letters(stack)] if stack else []

    def glasses(self, action: str) -> Text:
        """The two spaces of a shared action: whose glasses hold them, and for how many more seconds."""
        held = self.said.holders(action)
        found = Text()
        for seat, seconds in held:
            found.append(f"{GLASS}{SEATS[seat]}{seconds or ''}", style=on_seat(seat)).append(" ")
        return found.append(" ".join([f"{GLASS}{FREE}"] * (2 - len(held))), style="dim")
