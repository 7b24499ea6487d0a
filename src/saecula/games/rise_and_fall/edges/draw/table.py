"""The civilizations as a table: goods, pieces with the states of their cards, points; seats as rows or as columns."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from saecula.games.rise_and_fall.edges.draw.signs import CARD_SIGNS, label, letters_of
from saecula.games.rise_and_fall.game import RiseAndFall
from saecula.games.rise_and_fall.model.kinds import GOODS, PARTS, PIECES
from saecula.games.rise_and_fall.model.view import RiseView
from saecula.parts.signs import joined, mark, on_seat, padded, sign_of
from saecula.texts.languages import Texts

FIRST, ASKED, CHOSEN, EXTINCT = "★", "►", "✓", "†"
NAME = 14
SHORT_PARTS = (
    "rise-and-fall-screen-short-economy",
    "rise-and-fall-screen-short-trophies",
    "rise-and-fall-screen-short-development",
    "rise-and-fall-screen-short-territory",
)


class Figure(msgspec.Struct):
    """One figure of every seat: its long and short name, its trophy if it has one, and its value for each seat."""

    name: str
    short: str
    cup: Text
    values: list[Text]


def figures(game: RiseAndFall, view: RiseView, texts: Texts) -> list[Figure]:
    """All figures of all seats."""
    found = []
    for good in GOODS:
        name = texts.format(f"rise-and-fall-good-{good}")
        found.append(Figure(name, name, Text(), [Text(str(realm.goods[good])) for realm in view.realms]))
    letters = letters_of(texts)
    for kind, piece in enumerate(PIECES):
        name = f"{letters[piece]} {texts.format(f'rise-and-fall-piece-{piece}')}"
        values = [_held(game, view, seat, kind) for seat in range(view.seats)]
        found.append(Figure(name, letters[piece], cup(game, view, kind), values))
    for part, key in zip(PARTS, SHORT_PARTS):
        name = texts.format(f"rise-and-fall-points-{part}")
        found.append(Figure(name, texts.format(key), Text(), [Text(str(realm.points[part])) for realm in view.realms]))
    total = texts.format("rise-and-fall-draw-total")
    sums = [Text(str(sum(realm.points.values())), style="bold") for realm in view.realms]
    return [*found, Figure(total, total, Text(), sums)]


def _held(game: RiseAndFall, view: RiseView, seat: int, kind: int) -> Text:
    """Pieces in the World, out of how many, and the sign of the card."""
    piece = PIECES[kind]
    count = view.realms[seat].pieces[piece]
    sign, style = CARD_SIGNS[card_state(view, seat, piece)]
    found = Text(f"{count}/{game.box.pieces[kind]}", style="" if count else "dim")
    return found.append(sign, style=style)


def card_state(view: RiseView, seat: int, piece: str) -> str:
    """Where a card is, as far as the viewer knows; the viewer's own cards may lie face down."""
    realm = view.realms[seat]
    if view.seat == seat and (view.chosen == piece or piece in view.giving):
        return "hidden"
    where = realm.cards[piece]
    return "played" if realm.played == piece and where == "discard" else where


def cup(game: RiseAndFall, view: RiseView, kind: int) -> Text:
    """What a trophy is worth, or who has it."""
    seat = view.trophies[PIECES[kind]]
    return Text(str(game.box.trophy_points[kind]), style="yellow") if seat is None else mark(seat)


def state_signs(view: RiseView, seat: int) -> Text:
    """The signs of a seat: first player, asked now, has laid cards face down, extinct."""
    realm = view.realms[seat]
    found = Text()
    if view.world.finished and view.first == seat:
        found.append(FIRST, style="bold yellow")
    if any(question.seat == seat for question in view.asked):
        found.append(ASKED, style="bold cyan")
    if realm.has_chosen or realm.given:
        found.append(CHOSEN, style="bold green")
    if realm.died:
        found.append(EXTINCT, style="bold red")
    return found


def _name(view: RiseView, seat: int, players: Sequence[str], width: int) -> Text:
    signs = state_signs(view, seat)
    return padded(joined(label(seat, players, width - 1 - signs.cell_len), " ", signs), width)


def wide_table(game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str], width: int) -> list[Text]:
    """A line for each seat, and one for the trophies."""
    columns = figures(game, view, texts)
    sizes = [max(len(one.short), *(value.cell_len for value in (*one.values, one.cup))) for one in columns]
    gap = 2 if NAME + sum(sizes) + 2 * len(sizes) <= width else 1
    head = Text(" " * NAME)
    cups = padded(Text(texts.format("rise-and-fall-screen-trophies"), style="dim"), NAME)
    rows = [_name(view, seat, players, NAME) for seat in range(view.seats)]
    for one, size in zip(columns, sizes):
        head.append(padded(Text(one.short, style="dim"), size + gap, right=True))
        rows = [row.append(padded(value, size + gap, right=True)) for row, value in zip(rows, one.values)]
        cups.append(padded(one.cup, size + gap, right=True))
    return [head, *rows, cups]


def tall_table(game: RiseAndFall, view: RiseView, texts: Texts, players: Sequence[str], width: int) -> list[Text]:
    """A column for each seat, and below the table who sits where."""
    rows = figures(game, view, texts)
    each = max(5, *(value.cell_len + 1 for one in rows for value in one.values))
    title = texts.format("rise-and-fall-screen-trophies")
    cups = max(one.cup.cell_len for one in rows)
    names = min(width - each * view.seats - cups - 1, 2 + max(len(one.name) for one in rows))
    head = padded(Text(title, style="dim"), names + cups + 1, right=True)
    for seat in range(view.seats):
        head.append(padded(Text(sign_of(seat), style=on_seat(seat)), each, right=True))
    lines = [head]
    for one in rows:
        style = "bold" if one is rows[-1] else ""
        values = [padded(value, each, right=True) for value in one.values]
        lines.append(joined(padded(Text(one.name, style=style), names), padded(one.cup, cups + 1, right=True), *values))
    half = (width - 1) // 2
    seats = [_name(view, seat, players, half) for seat in range(view.seats)]
    return [*lines, *(pair_of(seats, i) for i in range(0, view.seats, 2))]


def pair_of(seats: list[Text], at: int) -> Text:
    """Two seats in a line, or the last one alone."""
    return seats[at] if at + 1 == len(seats) else joined(seats[at], " ", seats[at + 1])
