"""The players at the bottom of the page: points, stocks, buildings, glasses, visible technology, leaders."""

from saecula.games.time_of_empires.edges.draw.ink import paragraph, wrapped
from saecula.games.time_of_empires.edges.draw.pieces import OUTLINES, badge, glass
from saecula.games.time_of_empires.edges.draw.plan import Said
from saecula.games.time_of_empires.edges.draw.signs import BUILDING_SIGNS, TYPE_SIGNS
from saecula.games.time_of_empires.model.view import GlassView, PlayerView
from saecula.parts.ink import BRASS, FAINT, INK, PAPER, SEAT_INKS, SERIF, SHEET, at, figure, tag, words

GAP = 14.0
TOP = 178.0


class Panels:
    """One panel for each seat, side by side."""

    def __init__(self, said: Said, width: float) -> None:
        self.said = said
        self.view = said.view
        self.wide = (width - GAP * (self.view.seats - 1)) / self.view.seats
        self.inner = self.wide - 24
        self.glass_time = said.game.box.times[said.view.options["speed"]].glass / 1000
        told = [self.told(seat) for seat in range(self.view.seats)]
        lines = max(sum(len(wrapped(line, self.inner, 12)) for line in lines) for lines in told)
        self.height = TOP + 16 * lines + 8

    def drawn(self) -> str:
        """All panels, side by side."""
        return "".join(at(seat * (self.wide + GAP), 0, self.panel(seat)) for seat in range(self.view.seats))

    def panel(self, seat: int) -> str:
        """The panel of one seat."""
        player = self.view.players[seat]
        fill = SEAT_INKS[seat][0]
        name = self.said.players[seat]
        room = int((self.inner - 88) / 9.4)
        name = name if len(name) <= room else f"{name[: room - 1].rstrip()}…"
        found = [
            tag("rect", x=0, y=0, width=self.wide, height=self.height, rx=8, fill=SHEET, stroke=fill, stroke_width=2),
            badge(seat, 26, 26),
            words(name, 48, 32, 16, font_family=SERIF, font_weight="bold"),
            figure(str(sum(player.points.values())), self.wide - 32, 36, 26),
            self.figures(player),
            self.sections(player),
            self.glasses(seat, player.glasses),
        ]
        y = TOP
        for line in self.told(seat):
            drawn, y = paragraph(line, 12, y, self.inner, 12)
            found.append(drawn)
        return "".join(found)

    def figures(self, player: PlayerView) -> str:
        """Ideas, bricks, created scholars, pawns in reserve."""
        names = ("ideas", "bricks", "scholars", "reserve")
        values = (player.ideas, player.bricks, player.created, player.reserve)
        step = self.inner / 4
        found = []
        for i, (name, value) in enumerate(zip(names, values)):
            x = 12 + (i + 0.5) * step
            label = words(self.said.say(f"screen-{name}").lower(), x, 76, 10, text_anchor="middle", fill=FAINT)
            found += [figure(str(value), x, 64, 17), label]
        return "".join(found)

    def sections(self, player: PlayerView) -> str:
        """How many buildings are gone from each section, with its bonus token."""
        step = self.inner / 4
        found = []
        for i, name in enumerate(BUILDING_SIGNS):
            x = 12 + (i + 0.5) * step
            shape = tag("path", d=OUTLINES[name], fill=PAPER, stroke=INK, stroke_width=1.2)
            found += [at(x - 13, 97, shape), figure(str(player.built[name]), x + 8, 103, 16)]
            if player.tokens[name]:
                token = tag("circle", cx=0, cy=0, r=7, fill=BRASS, stroke=INK, stroke_width=0.8)
                found.append(at(x + 23, 98, token, figure(str(player.tokens[name]), 0, 3.6, 10, "#fff")))
        return "".join(found)

    def glasses(self, seat: int, glasses: list[GlassView]) -> str:
        """Both glasses, and the actions they stand on."""
        found = []
        for i, one in enumerate(glasses):
            seconds = self.said.left(one)
            y = 126 + 27 * i
            found.append(at(26, y, glass(seat, seconds, min(1.0, seconds / self.glass_time))))
            told = self.said.say("screen-free" if one.action is None else f"action-{one.action}")
            found.append(words(told, 74 if seconds else 50, y + 4, 11.5, fill=FAINT))
        return "".join(found)

    def told(self, seat: int) -> list[str]:
        """The lines of text: cards, visible technology, waiting building, leaders, destroyed buildings kept."""
        say, player = self.said.say, self.view.players[seat]
        kinds = [back.type for back in player.backs]
        backs = " ".join(f"{sign}{kinds.count(type)}" for type, sign in TYPE_SIGNS.items() if type in kinds)
        found = [f"{say('screen-cards')} · {len(kinds)}  {backs}"]
        if self.view.seat == seat and self.view.hand:
            found.append(f"{say('screen-hand')} · {', '.join(say(f'card-{card}') for card in self.view.hand)}")
        if player.found:
            found.append(f"{say('screen-discovered')} · {say(f'card-{player.found[-1]}')}")
        if player.waiting:
            found.append(say("time-of-empires-draw-waits", building=say(f"building-{player.waiting}")))
        if player.leaders:
            names = ", ".join(say(f"leader-{leader}") for leader in player.leaders)
            found.append(f"{say('screen-leaders')} · {names}")
        if player.kept:
            found.append(say("time-of-empires-draw-kept", count=player.kept))
        return found
