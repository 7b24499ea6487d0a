"""What stands around the board in the terminal: the phase, the viewer's pieces, tiles, regions, the legend."""

from collections.abc import Sequence

from rich.text import Text

from saecula.games.rise_and_fall.edges.draw.signs import CARD_SIGNS, FACES, ground, label, letters_of, level, prose
from saecula.games.rise_and_fall.edges.draw.stage import is_over, laying, stage, standing
from saecula.games.rise_and_fall.edges.draw.table import ASKED, CHOSEN, EXTINCT, FIRST
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.kinds import PIECES, TERRAINS
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.parts.signs import clipped, flow, joined, mark, on_seat
from saecula.texts.languages import Texts

#: Signs of cards and seats, and the words for them.
CARD_WORDS = {
    "hand": "rise-and-fall-screen-state-hand",
    "discard": "rise-and-fall-screen-state-discard",
    "played": "rise-and-fall-screen-state-played",
    "hidden": "rise-and-fall-draw-hidden",
    "decline": "rise-and-fall-screen-state-decline",
}
SEAT_WORDS = {
    FIRST: "rise-and-fall-draw-first",
    ASKED: "rise-and-fall-draw-asked",
    CHOSEN: "rise-and-fall-draw-chosen",
    EXTINCT: "rise-and-fall-draw-extinct",
}


def heading(game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str], width: int) -> list[Text]:
    """How far the game has come and who must decide; then trophies, the price of buying back, the bank."""
    first = Text.assemble((game.meta.title, "bold"), "  ", (stage(view, texts), "bold cyan"))
    named = players if len(view.asked) < 3 else ()
    asked = [label(question.seat, named, 16) for question in view.asked]
    if asked:
        first.append(f"  {ASKED} ", style="bold cyan").append(Text("  ").join(asked))
    if view.ends > view.now and len(asked) == 1 and view.asked[0].kind == "card-choice":
        left = -(-(view.ends - view.now) // 1000)
        first.append(f"  {texts.format('rise-and-fall-draw-seconds', seconds=left)}", style="bold red")
    cups, *bank = standing(game, view, texts)
    parts = [Text(cups), *(Text(said, style="dim") for said in bank)]
    if view.quiet > 1:
        quiet = texts.format("rise-and-fall-draw-quiet", quiet=view.quiet, most=int(view.options["quiet-rounds"]))
        parts.append(Text(quiet, style="dim"))
    return [first, *flow(parts, width)]


def own_pieces(view: RiseView, texts: Texts) -> list[Text]:
    """Where the pieces of the viewer stand, kind by kind."""
    letters = letters_of(texts)
    found = []
    for piece in PIECES:
        places = [
            shown.hex
            for shown in view.world.hexes
            for one in shown.pieces
            if one.seat == view.seat and one.piece == piece
        ]
        if places and view.seat is not None:
            found.append(joined(Text(letters[piece], style=on_seat(view.seat)), f" {' '.join(places)}"))
    return found


def regions(view: RiseView, texts: Texts, width: int, lines: int) -> list[Text]:
    """The regions that are worth most: the first hex, the points, who leads; as many as there is room for."""
    if not view.world.regions or lines < 2 or is_over(view):
        return []
    found = []
    for region in sorted(view.world.regions, key=lambda one: -one.worth):
        leader = Text(" -", style="dim") if region.leader is None else joined(" ", mark(region.leader))
        place = Text(f"{FACES[region.terrain][0]}{region.hexes[0]}", style=ground(region.terrain))
        found.append(joined(place, f" {region.worth}", leader))
    title = clipped(texts.format("rise-and-fall-draw-regions"), width)
    return [Text(title, style="dim"), *flow(found, width)[: lines - 1]]


def tile_shapes(game: RiseAndFall, view: RiseView, texts: Texts, width: int) -> list[Text]:
    """The tile to be laid, in all its rotations; the first hex is the one that a move names."""
    if view.world.finished or not view.world.hexes:
        return []
    turns = game.box.turns[TERRAINS.index(laying(view))]
    rows: list[Text] = [Text() for _ in range(4)]
    for turn, shape in enumerate(turns):
        drawn = _shape(shape)
        across = max(len(line) for line in drawn)
        for i, row in enumerate(rows):
            head = f"{turn}: " if i == 0 else "   "
            said = drawn[i] if i < len(drawn) else ""
            row.append(head, style="bold").append(f"{said:<{across + 2}}")
    for row in rows:
        row.rstrip()
    title = prose(texts.format("rise-and-fall-draw-tile"), width)
    return [*title, *(row for row in rows if row.plain)]


def _shape(shape: list[tuple[int, int]]) -> list[str]:
    """The hexes of a tile as signs; the first one is filled."""
    top = min(r for _, r in shape)
    west = min(2 * q + r for q, r in shape)
    lines = [""] * (max(r for _, r in shape) - top + 1)
    for q, r in sorted(shape, key=lambda place: (place[1], place[0])):
        column = (2 * q + r - west) * 2
        lines[r - top] = f"{lines[r - top]:<{column}}" + ("[#]" if (q, r) == shape[0] else "[ ]")
    return lines


def legend(view: RiseView, texts: Texts, width: int, letters: bool) -> list[Text]:
    """What signs and letters mean."""
    terrains = [
        Text.assemble((f" {sign} ", ground(name)), f" {texts.format(f'rise-and-fall-terrain-{name}')} {level(name)}")
        for name, (sign, _, _) in FACES.items()
    ]
    found = flow(terrains, width)
    if not view.world.hexes:
        return prose(texts.format("rise-and-fall-draw-places"), width)
    cliff = Text(texts.format("rise-and-fall-draw-cliff"), style="dim")
    if not view.world.finished:
        return [*found, *flow([cliff], width)]
    cards = [Text.assemble(CARD_SIGNS[state], f" {texts.format(key)}") for state, key in CARD_WORDS.items()]
    seats = [Text(f"{sign} {texts.format(key)}") for sign, key in SEAT_WORDS.items()]
    small = Text(texts.format("rise-and-fall-draw-acted"))
    names = letters_of(texts)
    kinds = [
        Text.assemble((names[piece], "bold"), f" {texts.format(f'rise-and-fall-piece-{piece}')}") for piece in PIECES
    ]
    found = flow([*terrains, cliff, *(kinds if letters else [])], width)
    for line in flow([*cards, *seats, small], width):
        line.stylize("dim")
        found.append(line)
    return found
