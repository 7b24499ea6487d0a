"""One civilization as a tidy desk: figures, banks, technologies with workers, cards in play, hands."""

from saecula.games.through_the_ages.edges.draw.ink import BANDS, CARD, FAINT, box, fitted
from saecula.games.through_the_ages.edges.draw.lexicon import CULTURE, FOOD, HAPPY, RESOURCE, SCIENCE, STRENGTH, Lexicon
from saecula.games.through_the_ages.edges.draw.pieces import (
    blue_token,
    card_back,
    chip,
    in_line,
    pawn,
    pips,
    seal,
    yellow_token,
)
from saecula.games.through_the_ages.edges.screen.shapes import HoldingView, PlayerBoardView
from saecula.parts.ink import ACCENT, INK, PAPER, SEAT_INKS, SERIF, SHEET, at, figure, words

WIDTH = 566.0
HEAD = 92.0
#: Where the six figures begin; culture needs the most room.
STEPS = (0, 84, 151, 204, 266, 338)
#: How many technologies stand side by side.
ACROSS = 4
ROW = 49.0
TILE = 133.5


class Panel:
    """Draws one desk from top to bottom; `height` grows with what lies on it."""

    def __init__(self, lexicon: Lexicon, desk: PlayerBoardView, seat: int, has_turn: bool) -> None:
        self.lexicon = lexicon
        self.desk = desk
        self.seat = seat
        self.has_turn = has_turn
        self.parts: list[str] = []
        self.height = HEAD
        self.head()
        if not desk.out:
            self.technologies()
            self.cards()
        self.height += 8

    def drawn(self, height: float) -> str:
        """The desk on a sheet of its own, of the given height: that of the highest desk in its row."""
        fill, edge = SEAT_INKS[self.seat]
        sheet = box(0, 0, WIDTH, height, fill=SHEET, stroke=edge, stroke_width=2.6 if self.has_turn else 0.9, rx=3)
        return sheet + box(0, 0, WIDTH, 5, fill=fill, stroke="none") + "".join(self.parts)

    def head(self) -> None:
        """Draw who it is, the six figures, actions and both banks."""
        desk, say = self.desk, self.lexicon.say
        name = self.lexicon.player(self.seat)[3:]
        self.parts.append(at(24, 29, seal(self.seat)))
        self.parts.append(fitted(name, 46, 35, 18, 92, font_family=SERIF, font_weight="bold"))
        if desk.out:
            self.parts.append(words(say("through-the-ages-screen-seat-resigned"), 46, 56, 13, fill=FAINT))
            return
        faces = desk.yellow.faces.now
        figures = (
            (CULTURE, str(desk.culture), f"{desk.culture_rate:+}", INK),
            (SCIENCE, str(desk.science), f"{desk.science_rate:+}", INK),
            (STRENGTH, str(desk.strength), "", INK),
            (HAPPY, str(desk.happiness), f"/ {faces}", ACCENT if desk.happiness < faces else INK),
            (FOOD, str(desk.food), f"{desk.food_rate:+}", INK),
            (RESOURCE, str(desk.resources), f"{desk.resource_rate:+}", INK),
        )
        for i, (sign, now, more, colour) in enumerate(figures):
            self.parts.append(at(150 + STEPS[i], 12, _figure(sign, now, more, colour)))
        self.parts.append(pips(desk.civil_left, desk.civil, 60, CARD))
        self.parts.append(pips(desk.military_left, desk.military, 77, BANDS["unit"]))
        self.parts.append(in_line(pawn(), desk.unused, 170, 52, min(10, 74 / max(desk.unused, 1))))
        self.parts.append(in_line(yellow_token(), desk.yellow.left, 272, 54, 8.5))
        self.parts.append(in_line(blue_token(), desk.blue.left, 272, 71, 8.5))
        if desk.unused:
            self.parts.append(words(say("through-the-ages-draw-idle"), 170, 76, 10.5, fill=FAINT))
        for y, left in ((61, desk.yellow.left), (78, desk.blue.left)):
            self.parts.append(words(str(left), 264, y, 11, font_family=SERIF, text_anchor="end", fill=FAINT))

    def technologies(self) -> None:
        """Draw technologies by kind, four side by side: name, pawns, blue tokens."""
        for i, held in enumerate(self.desk.holdings):
            x = 10 + i % ACROSS * (TILE + 4)
            self.parts.append(at(x, self.height + i // ACROSS * ROW, self.tile(held)))
        self.height += -(-len(self.desk.holdings) // ACROSS) * ROW

    def tile(self, held: HoldingView) -> str:
        """A technology with the workers and blue tokens on it."""
        lexicon, step = self.lexicon, min(9.5, 62 / max(held.workers, 1))
        return "".join(
            [
                box(0, 0, TILE, ROW - 4, fill=CARD if held.workers else PAPER),
                box(0, 0, 4, ROW - 4, fill=BANDS[lexicon.group(held.card)], stroke="none", rx=1),
                words(lexicon.kind(held.card), 9, 11, 9.5, fill=FAINT),
                words(lexicon.gives(held.card), TILE - 4, 12, 11, text_anchor="end", fill=FAINT),
                fitted(lexicon.card(held.card), 9, 25, 12.5, TILE - 14),
                in_line(pawn(), held.workers, 9, 30, step),
                in_line(blue_token(), held.tokens, TILE - 11 - (held.tokens - 1) * 6, 33, 6),
            ]
        )

    def cards(self) -> None:
        """Draw cards in play, then the hands with dashed frames; the military cards of others show their backs."""
        desk, lexicon = self.desk, self.lexicon
        shown = [self.chip(card) for card in (desk.government, desk.leader) if card is not None]
        if desk.wonder is not None:
            left = "·".join(map(str, desk.stage_costs))
            shown.append(self.chip(desk.wonder, f"{'▰' * desk.stages} {left}{RESOURCE}"))
        fallen = lexicon.say("through-the-ages-screen-seat-fallen")
        shown += [self.chip(card, fallen if card in desk.ravaged else "") for card in desk.wonders]
        shown += [self.chip(card) for card in desk.special]
        if desk.tactic is not None:
            armies = f"{desk.armies.full}+{desk.armies.obsolete}" if desk.armies.obsolete else str(desk.armies.full)
            shown.append(self.chip(desk.tactic, f"×{armies}"))
        shown += [self.chip(card) for card in desk.colonies]
        if desk.pact is not None:
            shown.append(self.chip(desk.pact.card, lexicon.player(desk.pact.partner)))
        if desk.war is not None:
            said = lexicon.say("through-the-ages-screen-war-on", player=lexicon.player(desk.war.on))
            shown.append(self.chip(desk.war.card, said))
        self.height += 4
        self.lay(shown)
        held = [self.chip(card, dashed=True) for card in (*desk.hand, *desk.military_hand)]
        held += [(card_back(age), 13.0) for age in desk.backs]
        if held:
            self.lay(held)

    def chip(self, card: str, more: str = "", dashed: bool = False) -> tuple[str, float]:
        """A small card with the name of a card on it, and its width."""
        return chip(self.lexicon.card(card), self.lexicon.age(card), self.lexicon.group(card), more, dashed=dashed)

    def lay(self, pieces: list[tuple[str, float]]) -> None:
        """Place pieces, each with its width, from left to right, line by line."""
        x = 12.0
        for piece, width in pieces:
            if x + width > WIDTH - 10 and x > 12:
                x, self.height = 12.0, self.height + 22
            self.parts.append(at(x, self.height, piece))
            x += width + 5
        self.height += 24


def _figure(sign: str, now: str, more: str, colour: str) -> str:
    return "".join(
        [
            figure(sign, 8, 22, 16, FAINT),
            words(now, 18, 23, 18, font_family=SERIF, font_weight="bold", fill=colour),
            words(more, 20 + len(now) * 12, 22, 11, fill=FAINT),
        ]
    )
