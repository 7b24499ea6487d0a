"""The civilizations side by side in a terminal: a table of figures, and what each rival has on the table."""

from collections import Counter

from rich.text import Text

from saecula.games.through_the_ages.edges.draw.colours import BLUE_INK, QUIET, WARNING, YELLOW_INK, card_name, seat_mark
from saecula.games.through_the_ages.edges.draw.lexicon import (
    BLUE,
    CIVIL,
    CULTURE,
    FOOD,
    HAPPY,
    MILITARY,
    RESOURCE,
    SCIENCE,
    STRENGTH,
    YELLOW,
    Lexicon,
)
from saecula.games.through_the_ages.edges.draw.lines import flow, padded
from saecula.games.through_the_ages.edges.screen.shapes import PlayerBoardView
from saecula.games.through_the_ages.model.view import AgesView

NAME = 16
#: The sign of each column, the key of its heading, and its width.
COLUMNS = (
    (CULTURE, "through-the-ages-screen-culture", 9),
    (SCIENCE, "through-the-ages-screen-science", 9),
    (STRENGTH, "through-the-ages-draw-strength", 7),
    (HAPPY, "through-the-ages-draw-happy", 7),
    (FOOD, "through-the-ages-draw-food", 8),
    (RESOURCE, "through-the-ages-draw-resources", 7),
    (CIVIL, "through-the-ages-draw-civil", 7),
    (MILITARY, "through-the-ages-draw-military", 8),
    ("", "through-the-ages-draw-idle", 6),
    ("", "through-the-ages-draw-hand", 6),
)


def figures(words: Lexicon, view: AgesView) -> list[Text]:
    """One line per seat: what it has, what it makes in a turn, actions left, cards in hand."""
    head = Text(" " * NAME)
    for sign, key, width in COLUMNS:
        head.append(f" {f'{sign} {words.say(key)}'.strip():>{width}}", style=QUIET)
    return [head, *(_figures(words, view, seat) for seat in range(view.seats))]


def _figures(words: Lexicon, view: AgesView, seat: int) -> Text:
    desk = view.desks[seat]
    name = seat_mark(words, seat)
    if view.table.turn == seat:
        name.stylize("reverse")
    found = padded(name, NAME)
    if desk.out:
        return found.append(f"  {words.say('through-the-ages-screen-seat-resigned')}", style=QUIET)
    cards = len(desk.military_hand) + len(desk.backs)
    is_sad = desk.happiness < desk.yellow.faces.now
    said = (
        (f"{desk.culture} {desk.culture_rate:+}", "bold"),
        (f"{desk.science} {desk.science_rate:+}", ""),
        (str(desk.strength), ""),
        (f"{desk.happiness}/{desk.yellow.faces.now}", WARNING if is_sad else ""),
        (f"{desk.food} {desk.food_rate:+}", ""),
        (f"{desk.resources} {desk.resource_rate:+}", ""),
        (f"{desk.civil_left}/{desk.civil}", ""),
        (f"{desk.military_left}/{desk.military}", ""),
        (str(desk.unused), WARNING if desk.unhappy > desk.unused else ""),
        (f"{len(desk.hand)}+{cards}", ""),
    )
    for (text, style), (_, _, width) in zip(said, COLUMNS, strict=True):
        found.append(" ").append_text(padded(Text(text, style=style), width, right=True))
    return found


def rival(words: Lexicon, view: AgesView, seat: int, detail: int) -> list[Text]:
    """What a rival has on the table, and the civil cards in hand, which are public."""
    desk = view.desks[seat]
    if desk.out:
        return []
    items = in_play(words, desk, detail)
    for held in desk.holdings:
        if detail > 1 or (held.workers and detail > -2):
            style = "" if held.workers else QUIET
            items.append(Text(f"{words.card(held.card)} ×{held.workers}", style=style))
    items += dealings(words, desk)
    if desk.hand and detail > 0:
        cards = [words.card(card) for card in desk.hand]
        items += [Text(f"[{card}]", style=QUIET) for card in cards]
    banks = Text.assemble((f"{YELLOW}{desk.yellow.left}", YELLOW_INK), " ", (f"{BLUE}{desk.blue.left}", BLUE_INK))
    return flow(seat_mark(words, seat), [banks, *items], indent=3)


def in_play(words: Lexicon, desk: PlayerBoardView, detail: int) -> list[Text]:
    """Government, leader, wonders, special technologies, tactic and colonies; some only counted if room is short."""
    found = [card_name(words, card) for card in (desk.government, desk.leader) if card is not None]
    if desk.wonder is not None:
        found.append(building(words, desk))
    found += wonders(words, desk) if detail > 0 else _counted(words, desk.wonders)
    if detail > -2:
        found += _named(words, desk.special)
    elif desk.special:
        found.append(Text(f"{words.say('through-the-ages-draw-special')} ×{len(desk.special)}"))
    if desk.tactic is not None:
        found.append(card_name(words, desk.tactic))
    return found + (_named(words, desk.colonies) if detail > 0 else _counted(words, desk.colonies))


def _named(words: Lexicon, cards: list[str]) -> list[Text]:
    return [card_name(words, card) for card in cards]


def _counted(words: Lexicon, cards: list[str]) -> list[Text]:
    kinds = Counter(words.kind(card) for card in cards)
    return [Text(f"{kind} ×{count}") for kind, count in kinds.items()]


def wonders(words: Lexicon, desk: PlayerBoardView) -> list[Text]:
    """Completed wonders; ravaged ones are marked."""
    fallen = words.say("through-the-ages-screen-seat-fallen")
    return [
        card_name(words, card).append(f" {fallen}" if card in desk.ravaged else "", style=QUIET)
        for card in desk.wonders
    ]


def building(words: Lexicon, desk: PlayerBoardView) -> Text:
    """The wonder under construction: stages built, and what the others cost."""
    if desk.wonder is None:
        return Text()
    found = card_name(words, desk.wonder)
    left = "·".join(str(cost) for cost in desk.stage_costs)
    return found.append(f" {'▰' * desk.stages}{left}{RESOURCE}")


def dealings(words: Lexicon, desk: PlayerBoardView) -> list[Text]:
    """A pact, a war, actions lost to Rebellion, and who attacked this civilization."""
    found = []
    if desk.pact is not None:
        said = words.say(
            "through-the-ages-screen-pact-with", player=words.player(desk.pact.partner), role=words.role(desk.pact.role)
        )
        found.append(card_name(words, desk.pact.card).append(f" · {said}"))
    if desk.war is not None:
        said = words.say("through-the-ages-screen-war-on", player=words.player(desk.war.on))
        found.append(card_name(words, desk.war.card).append(f" ({said})", style=WARNING))
    if desk.rebellion:
        found.append(Text(words.say("through-the-ages-draw-rebellion", count=desk.rebellion), style=WARNING))
    if desk.mark is not None:
        found.append(Text(words.say("through-the-ages-draw-attacked", player=words.player(desk.mark)), style=QUIET))
    return found
