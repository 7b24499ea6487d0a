"""The middle of the table in a terminal: where the game stands, the card row, the piles, what is under way."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from rich.text import Text

from saecula.games.through_the_ages.edges.draw.colours import (
    BLUE_INK,
    GROUP_COLOURS,
    QUIET,
    card_name,
    seat_letter,
    seat_mark,
)
from saecula.games.through_the_ages.edges.draw.lexicon import CIVIL, Lexicon
from saecula.games.through_the_ages.edges.draw.lines import HALF, WIDTH, flow, padded
from saecula.games.through_the_ages.edges.screen.shapes import AuctionView, EventView, PlaceView, TableView
from saecula.games.through_the_ages.model.view import AgesView
from saecula.kernel.codes import first, second, third

#: How many places of the row stand in the left half.
LEFT = 7
#: The name of a kind that does not fit is cut to this many letters.
SHORT = 4


def header(words: Lexicon, view: AgesView) -> list[Text]:
    """Age, round and decks; then who is asked what."""
    table, say = view.table, words.say
    said = [
        say("through-the-ages-screen-rail-age", age=table.age),
        say("through-the-ages-screen-rail-round", round=table.round),
    ]
    if table.last_round is not None:
        said.append(say("through-the-ages-screen-rail-last", round=table.last_round))
    left = Text(" · ".join(said), style="bold")
    decks = " · ".join(
        f"{say(key)} {count}"
        for key, count in (
            ("through-the-ages-screen-civil-deck", table.civil_left),
            ("through-the-ages-screen-military-deck", table.military_left),
        )
    )
    top = padded(left, WIDTH - len(decks)).append(decks, style=QUIET)
    return [top, *asked(words, view)]


def asked(words: Lexicon, view: AgesView) -> list[Text]:
    """Whose turn it is, and who must decide what."""
    found = Text()
    if view.table.turn is not None:
        found.append("▶ ").append_text(seat_mark(words, view.table.turn))
    items = []
    for question in view.asked:
        frame = view.frames.asked[question.seat][-1]
        key = f"through-the-ages-ask-{question.kind}"
        said = Text(words.say(key, a=first(frame), b=second(frame), c=third(frame)), style="italic")
        who = Text() if question.seat == view.table.turn else seat_letter(words, question.seat).append(" ")
        items.append(who.append_text(said))
    lines = flow(found, items, indent=2)
    if view.table.past:
        _aside(lines, _past(words, view.table))
    return lines


def _aside(lines: list[Text], said: Text) -> None:
    """Put something at the right end of the last line, or on a line of its own."""
    if lines[-1].cell_len + said.cell_len + 2 > WIDTH:
        lines.append(Text())
    lines[-1] = padded(lines[-1], WIDTH - said.cell_len).append_text(said)


def _past(words: Lexicon, table: TableView) -> Text:
    said = Text.assemble((f"{words.say('through-the-ages-screen-rail-past', cards=len(table.past))} ", QUIET))
    return said.append_text(card_name(words, table.past[-1]))


def row(words: Lexicon, places: Sequence[PlaceView]) -> list[Text]:
    """The card row in two halves: place, price in civil actions, age, card, kind, figures."""
    found = []
    for left, right in zip_longest(places[:LEFT], places[LEFT:]):
        if left.card is not None or (right is not None and right.card is not None):
            line = padded(_place(words, left), WIDTH - HALF)
            found.append(line.append_text(_place(words, right)) if right is not None else line)
    return found or [Text(words.say("through-the-ages-screen-say-row-empty"), style=QUIET)]


def _place(words: Lexicon, place: PlaceView) -> Text:
    if place.card is None:
        return Text(f"{place.place:>2}  -", style=QUIET)
    card = place.card
    found = Text.assemble(
        (f"{place.place:>2} ", QUIET),
        (f"{place.cost}{CIVIL}", "bold"),
        (f" {words.age(card):>3} ", QUIET),
        words.card(card),
    )
    kind, figures = words.kind(card), words.figures(card)
    room = HALF - found.cell_len - 1
    for said in (kind, f"{kind[:SHORT]}.", ""):
        tail = f"{said} {figures}".strip()
        if len(tail) <= room:
            colour = GROUP_COLOURS[words.group(card)]
            return padded(found, HALF - len(tail)).append(said, style=colour).append(tail[len(said) :])
    return padded(found, HALF)


def piles(words: Lexicon, table: TableView, detail: int) -> list[Text]:
    """The event piles with their ages and the viewer's own cards; the bonus cards that lie open for the end."""
    say = words.say
    items = [
        *_pile(words, say("through-the-ages-screen-rail-current", cards=len(table.current)), table.current, detail),
        *_pile(words, say("through-the-ages-screen-rail-future", cards=len(table.future)), table.future, detail),
    ]
    found = flow(items[0], items[1:], indent=2)
    if table.bonus:
        lead = Text(say("through-the-ages-screen-rail-bonus", cards=len(table.bonus)))
        found += flow(lead, [card_name(words, card) for card in table.bonus], indent=2)
    return found


def _pile(words: Lexicon, title: str, cards: Sequence[EventView], detail: int) -> list[Text]:
    ages = Counter(card.age for card in cards)
    found = Text(title)
    if ages:
        found.append(f" ({' '.join(f'{age}×{count}' for age, count in ages.items())})", style=QUIET)
    own = [words.card(card.card) for card in cards if card.card is not None]
    if not own:
        return [found]
    lead = words.say("through-the-ages-draw-own")
    said = [f"{lead} {own[0]}", *own[1:]] if detail > 0 else [f"{lead} {len(own)}"]
    return [found, *(Text(name, style=BLUE_INK) for name in said)]


def under_way(words: Lexicon, view: AgesView) -> list[Text]:
    """What is under way, on lines of its own."""
    return [Text(line, style="bold") for line in wrap(telling(words, view.table), WIDTH, subsequent_indent="  ")]


def telling(words: Lexicon, table: TableView) -> str:
    """The fight, auction or offer, or else the event of this turn, as a sentence; empty if there is none."""
    say = words.say
    if table.fight is not None:
        return say(
            "through-the-ages-screen-say-fight",
            card=words.aged(table.fight.card),
            attacker=words.player(table.fight.attacker),
            defender=words.player(table.fight.defender),
            attack=table.fight.attack,
            defence=table.fight.defence,
        )
    if table.auction is not None:
        return _auction(words, table.auction)
    if table.offer is not None:
        by, role = words.player(table.offer.by), words.role(table.offer.role)
        said = say("through-the-ages-screen-say-offer", player=by, card=words.aged(table.offer.card))
        return f"{said} {say('through-the-ages-screen-offer-role', player=by, role=role)}"
    return say("through-the-ages-screen-say-event", card=words.aged(table.event)) if table.event is not None else ""


def _auction(words: Lexicon, auction: AuctionView) -> str:
    said = words.say("through-the-ages-screen-say-auction", card=words.aged(auction.card), bid=auction.bid)
    if auction.bidder is not None:
        said += f" ({words.player(auction.bidder)})"
    if auction.passed:
        out = " ".join(words.player(seat)[:2] for seat in auction.passed)
        said += f" {words.say('through-the-ages-screen-passed')} {out}"
    return said
