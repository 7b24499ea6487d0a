"""One civilization in full, in a terminal: banks, technologies with workers, cards in play, hands, warnings."""

from rich.text import Text

from saecula.games.through_the_ages.edges.draw.colours import (
    BLUE_INK,
    GROUP_COLOURS,
    QUIET,
    WARNING,
    YELLOW_INK,
    card_name,
    seat_mark,
)
from saecula.games.through_the_ages.edges.draw.lexicon import BLUE, FOOD, HAPPY, RESOURCE, YELLOW, Lexicon
from saecula.games.through_the_ages.edges.draw.lines import WIDTH, Section, flow, packed, shelves
from saecula.games.through_the_ages.edges.draw.seats import building, dealings, wonders
from saecula.games.through_the_ages.edges.screen.shapes import HoldingView, PlayerBoardView, StepView
from saecula.games.through_the_ages.model.view import AgesView

#: The keys of short warnings; there is none for unused actions, which the table of figures shows.
WARNINGS = {
    "uprising": "through-the-ages-draw-uprising",
    "famine": "through-the-ages-draw-famine",
    "corruption": "through-the-ages-draw-corruption",
    "waste": "through-the-ages-draw-waste",
    "discards": "through-the-ages-draw-discards",
}


def own(words: Lexicon, view: AgesView, seat: int, detail: int) -> list[Text]:
    """Everything about one civilization."""
    desk = view.desks[seat]
    if desk.out:
        return [rule(words, seat, []), Text(words.say("through-the-ages-screen-seat-resigned"), style=QUIET)]
    sections = [*technologies(words, desk, detail), *cards(words, desk)]
    laid = shelves(sections) if detail >= 0 else packed(sections)
    return [*banks(words, desk, seat), *laid, *hands(words, view, desk, detail)]


def rule(words: Lexicon, seat: int, parts: list[Text]) -> Text:
    """A line across the screen with the name of a seat on it, and a few more words."""
    found = Text.assemble(("── ", QUIET), seat_mark(words, seat))
    for part in parts:
        found.append(" ── ", style=QUIET).append_text(part)
    return found.append(" ").append("─" * (WIDTH - found.cell_len), style=QUIET)


def banks(words: Lexicon, desk: PlayerBoardView, seat: int) -> list[Text]:
    """Both banks: tokens left, what they demand now, and after how many more tokens that changes."""
    say, yellow, blue = words.say, desk.yellow, desk.blue
    trays = [
        Text(f"{YELLOW} {say('through-the-ages-draw-yellow')} {yellow.left}", style=YELLOW_INK),
        Text(f"{BLUE} {say('through-the-ages-draw-blue')} {blue.left}", style=BLUE_INK),
    ]
    price = StepView(yellow.grow, yellow.price.next, yellow.price.after)
    found = [
        *([_step(words, "through-the-ages-draw-worker", price, FOOD)] if yellow.left else []),
        _step(words, "through-the-ages-draw-eats", yellow.eats, FOOD),
        _step(words, "through-the-ages-draw-faces", yellow.faces, HAPPY),
        _step(words, "through-the-ages-draw-loss", blue.corruption, RESOURCE),
    ]
    if desk.unit_resources:
        found.append(Text(say("through-the-ages-screen-unit-resources", count=desk.unit_resources)))
    warnings = looming(words, desk)
    title = rule(words, seat, [*trays, *warnings])
    if title.cell_len <= WIDTH:
        return [title, *flow(Text(), found, indent=1)]
    return [rule(words, seat, trays), *flow(Text(), [*found, *warnings], indent=1)]


def _step(words: Lexicon, key: str, step: StepView, sign: str) -> Text:
    found = Text(words.say(key, amount=f"{step.now}{sign}"))
    if step.next and step.after:
        said = words.say("through-the-ages-draw-step", amount=step.next, after=step.after)
        found.append(f" ({said})", style=QUIET)
    return found


def technologies(words: Lexicon, desk: PlayerBoardView, detail: int) -> list[Section]:
    """Technologies by kind: workers, blue tokens, what building costs and what each worker gives."""
    kinds: dict[str, list[HoldingView]] = {}
    for held in desk.holdings:
        kinds.setdefault(words.kind(held.card), []).append(held)
    found = []
    for kind, holdings in kinds.items():
        label = Text(kind, style=GROUP_COLOURS[words.group(holdings[0].card)])
        found.append(Section(label, [_holding(words, held, detail) for held in holdings]))
    return found


def _holding(words: Lexicon, held: HoldingView, detail: int) -> Text:
    found = Text.assemble(words.card(held.card), (f" ×{held.workers}", "bold" if held.workers else QUIET))
    if held.tokens:
        found.append(f" {BLUE}{held.tokens}", style=BLUE_INK)
    return found.append(f" {words.works(held.card)}", style=QUIET) if detail > 1 else found


def cards(words: Lexicon, desk: PlayerBoardView) -> list[Section]:
    """Government, leader, wonders, special technologies, tactic, colonies, pacts and wars."""
    government = card_name(words, desk.government).append(f" {words.gives(desk.government)} ≤{desk.urban_limit}")
    found = [_section(words, "government", "through-the-ages-screen-kind-government", [government])]
    if desk.leader is not None:
        named = [card_name(words, desk.leader)]
        found.append(_section(words, "leader", "through-the-ages-screen-kind-leader", named))
    built = wonders(words, desk)
    if desk.wonder is not None:
        built.insert(0, building(words, desk))
    found.append(_section(words, "wonder", "through-the-ages-screen-kind-wonder", built))
    found.append(
        _section(words, "special", "through-the-ages-draw-special", [card_name(words, c) for c in desk.special])
    )
    if desk.tactic is not None:
        armies = words.say("through-the-ages-draw-armies", full=desk.armies.full, old=desk.armies.obsolete)
        tactic = card_name(words, desk.tactic).append(f" {words.figures(desk.tactic)} {armies}")
        found.append(_section(words, "military", "through-the-ages-screen-kind-tactic", [tactic]))
    colonies = [card_name(words, card) for card in desk.colonies]
    found.append(_section(words, "military", "through-the-ages-screen-kind-territory", colonies))
    found.append(_section(words, "military", "through-the-ages-draw-dealings", dealings(words, desk)))
    return [section for section in found if section.items]


def _section(words: Lexicon, group: str, key: str, items: list[Text]) -> Section:
    return Section(Text(words.say(key), style=GROUP_COLOURS[group]), items)


def hands(words: Lexicon, view: AgesView, desk: PlayerBoardView, detail: int) -> list[Text]:
    """Civil cards, military cards as far as they are visible, bonus cards; all in one line if room is short."""
    say = words.say
    title = say("through-the-ages-screen-civil-hand", count=len(desk.hand), limit=desk.hand_limit)
    found = [_hand(title, [_held(words, card, detail, card in desk.fresh) for card in desk.hand])]
    count = len(desk.military_hand) + len(desk.backs)
    if view.options["version"] != "simple" or count:
        title = say("through-the-ages-screen-military-hand", count=count, limit=desk.military_limit)
        shown = [_held(words, card, detail, False) for card in desk.military_hand]
        found.append(_hand(title, [*shown, *(Text(age, style=QUIET) for age in desk.backs)]))
    if desk.bonus_backs:
        title = f"{say('through-the-ages-screen-bonus')} {desk.bonus_backs}"
        found.append(_hand(title, [card_name(words, card) for card in desk.bonus]))
    if detail <= 0:
        found = [[item for hand in found for item in hand]]
    return [line for hand in found for line in flow(hand[0], hand[1:], indent=3)]


def _hand(title: str, cards: list[Text]) -> list[Text]:
    return [Text(title, style="bold"), *cards]


def _held(words: Lexicon, card: str, detail: int, is_fresh: bool) -> Text:
    found = card_name(words, card)
    figures = words.figures(card)
    if figures and detail > 0:
        found.append(f" {figures}", style=QUIET)
    return found.append("*", style="bold") if is_fresh else found


def looming(words: Lexicon, desk: PlayerBoardView) -> list[Text]:
    """Warnings of what the end of the turn would bring."""
    said = [
        Text(words.say(WARNINGS[warning.kind], amount=warning.amount), style=WARNING)
        for warning in desk.warnings
        if warning.kind in WARNINGS
    ]
    lead = Text.assemble(words.say("through-the-ages-screen-looming"), " ")
    return [lead.append_text(said[0]), *said[1:]] if said else []
