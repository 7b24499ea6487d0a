"""Component sets of Through the Ages: reading a TOML file, checking it, laying it out for the rules."""

import msgspec

from saecula.games.through_the_ages.model import kinds
from saecula.games.through_the_ages.model.box import ROUTES, Box, Happening
from saecula.parts.components import ComponentFile, ComponentFiles

FIGURES = ("culture", "science", "strength", "happy", "food", "resource")
STARTERS = ("agriculture", "bronze", "philosophy", "religion", "warriors", "despotism")


class People(msgspec.Struct, forbid_unknown_fields=True):
    """With at least `least` tokens in the yellow bank: price of a worker, food eaten, faces needed (TTA-COM-4, 5)."""

    least: int
    price: int
    eats: int
    faces: int


class Stores(msgspec.Struct, forbid_unknown_fields=True):
    """Corruption with at least `least` tokens in the blue bank (TTA-COM-6)."""

    least: int
    corruption: int


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on the boards."""

    yellow: int
    blue: int
    row: list[int]
    cleared: list[int]
    famine: int
    draws: int
    age_tokens: int
    most_science_points: int
    most_per_turn: int
    most_strength: int
    most_happiness: int
    people: list[People]
    stores: list[Stores]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """Something a civil card does besides its figures."""

    kind: str
    value: int = 1
    types: list[str] = []
    card: str = ""
    most: int = 0
    amounts: list[int] = []


class Occurrence(msgspec.Struct, forbid_unknown_fields=True):
    """One effect of an event, a territory, an aggression or a war, and whom it concerns."""

    who: str
    kind: str
    value: int = 0
    types: list[str] = []
    card: str = ""
    amounts: list[int] = []


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """What one partner gets from a pact."""

    military: int = 0
    strength: int = 0
    culture: int = 0
    food: int = 0
    resource: int = 0
    per_wonder: int = 0
    discount: int = 0
    route: str = ""
    shielded: bool = False


class Starter(msgspec.Struct, forbid_unknown_fields=True):
    """An initial technology, which everybody begins with."""

    id: str
    kind: str
    cost: int = 0
    gives: dict[str, int] = {}
    actions: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    limit: int = 0
    workers: int = 0


class CivilCard(msgspec.Struct, forbid_unknown_fields=True):
    """A civil card; `copies` says how many there are with 2, 3 and 4 players."""

    id: str
    age: str
    kind: str
    copies: list[int]
    science: int = 0
    revolution: int = 0
    cost: int = 0
    stages: list[int] = []
    gives: dict[str, int] = {}
    actions: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    blue: int = 0
    colonization: int = 0
    limit: int = 0
    effects: list[Effect] = []
    reconstructed: bool = False


class MilitaryCard(msgspec.Struct, forbid_unknown_fields=True):
    """A military card; pacts have the sides `a` and `b`, tactics an army."""

    id: str
    age: str
    kind: str
    copies: list[int]
    actions: int = 0
    by_level: bool = False
    effects: list[Occurrence] = []
    gives: dict[str, int] = {}
    yellow: int = 0
    blue: int = 0
    army: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    bonus: int = 0
    obsolete: int = 0
    defence: int = 0
    colonization: int = 0
    a: Side = msgspec.field(default_factory=Side)
    b: Side = msgspec.field(default_factory=Side)
    symmetric: bool = False
    attacker: int = 0
    partner_pays: int = 0
    peace: bool = False
    ends: bool = False
    reconstructed: bool = False


class ComponentSet(ComponentFile, forbid_unknown_fields=True):
    """A whole component file."""

    board: Board
    initial: list[Starter]
    civil: list[CivilCard]
    military: list[MilitaryCard]

    def ids(self) -> list[str]:
        """The ids of all cards, in the order of their numbers."""
        return [card.id for cards in (self.initial, self.civil, self.military) for card in cards]


def _check_board(found: ComponentSet) -> str:
    board = found.board
    if len(board.row) != 13 or not all(0 < cost < 10 for cost in board.row):
        return "board: the row has 13 places with a cost each (TTA-SET-2)"
    if len(board.cleared) != 3 or not all(0 <= n <= 5 for n in board.cleared):
        return "board: cleared has a number for 2, 3 and 4 players (TTA-ROW-1)"
    if not (8 <= board.yellow <= 40 and 8 <= board.blue <= 40):
        return "board: yellow and blue tokens go from 8 to 40 (TTA-COM-3)"
    for table in ([row.least for row in board.people], [row.least for row in board.stores]):
        if not table or table != sorted(table, reverse=True) or table[-1] != 0:
            return "board: the lines of people and of stores must go down to 0 tokens (TTA-COM-4, TTA-COM-6)"
    return ""


def _check_order(found: ComponentSet) -> str:
    ids = found.ids()
    if len(set(ids)) < len(ids):
        return "two cards have the same id"
    if sorted(card.id for card in found.initial) != sorted(STARTERS):
        return f"initial: the technologies to begin with are {', '.join(STARTERS)} (TTA-COM-1)"
    for name, ages in (("civil", [c.age for c in found.civil]), ("military", [c.age for c in found.military])):
        if not set(ages) <= set(kinds.AGES[:4]) or ages != sorted(ages, key=kinds.AGES.index):
            return f"{name}: cards must be in the order of the ages A, I, II, III (TTA-COM-1)"
    copies = {card.id: card.copies for card in found.civil} | {card.id: card.copies for card in found.military}
    for name, counts in copies.items():
        if len(counts) != 3 or not all(0 <= n <= 9 for n in counts):
            return f"{name}: give the copies with 2, 3 and 4 players"
    return ""


def _check_civil(found: ComponentSet) -> str:
    ids = {card.id for card in found.initial}
    for card in found.civil:
        if card.kind not in kinds.KINDS[: kinds.EVENT]:
            return f"{card.id}: {card.kind!r} is not a kind of civil card"
        if card.age == "A" and kinds.KINDS.index(card.kind) < kinds.LEADER:
            return f"{card.id}: age A has leaders, wonders and action cards only (TTA-COM-1)"
        for effect in card.effects:
            if effect.kind not in kinds.EFFECTS:
                return f"{card.id}: {effect.kind!r} is not a known effect"
            if not set(effect.types) <= set(kinds.KINDS) or (effect.card and effect.card not in ids):
                return f"{card.id}: {effect.kind}: a kind or card is not known"
        if not set(card.gives) <= set(FIGURES):
            return f"{card.id}: gives {', '.join(card.gives)}; the known figures are {', '.join(FIGURES)}"
    return ""


def _check_military(found: ComponentSet) -> str:
    ids = {card.id for card in found.initial}
    for card in found.military:
        if card.kind not in kinds.MILITARY_KINDS or (card.age == "A" and card.kind != "event"):
            return f"{card.id}: {card.kind!r} is not a kind of military card of this age (TTA-COM-1)"
        for effect in card.effects:
            if effect.kind not in kinds.HAPPENINGS or effect.who not in kinds.WHO:
                return f"{card.id}: {effect.who} {effect.kind!r} is not a known effect"
            if not set(effect.types) <= set(kinds.KINDS) or (effect.card and effect.card not in ids):
                return f"{card.id}: {effect.kind}: a kind or card is not known"
        if not set(card.gives) <= set(FIGURES) or len(card.army) != 3:
            return f"{card.id}: gives an unknown figure, or its army is not three numbers"
    return ""


CHECKS = (_check_board, _check_order, _check_civil, _check_military)
FILES = ComponentFiles("saecula.games.through_the_ages", ComponentSet, CHECKS, ("reconstructed",))


def lay_out(found: ComponentSet, version: int) -> Box:
    """Lay a set out as a version of the rules uses it."""
    box = Box(version, len(found.ids()), len(found.initial), len(found.initial) + len(found.civil))
    number = {name: card for card, name in enumerate(found.ids())}
    for card, starter in enumerate(found.initial):
        box.kind[card] = kinds.KINDS.index(starter.kind)
        box.cost[card] = starter.cost
        box.start[card] = starter.workers
        _figures(box, card, starter.gives, starter.actions, starter.limit)
    for card, civil in enumerate(found.civil, len(found.initial)):
        _civil(box, card, civil, number)
    for card, military in enumerate(found.military, len(found.initial) + len(found.civil)):
        _military(box, card, military, number)
    _board(box, found.board)
    box.index()
    return box


def _figures(box: Box, card: int, gives: dict[str, int], actions: list[int], limit: int) -> None:
    box.culture[card] = gives.get("culture", 0)
    box.science_rate[card] = gives.get("science", 0)
    box.strength[card] = gives.get("strength", 0)
    box.happy[card] = gives.get("happy", 0)
    box.worth[card] = gives.get("food", 0) + gives.get("resource", 0)
    box.civil[card], box.military[card] = actions
    box.limit[card] = limit


def _civil(box: Box, card: int, found: CivilCard, number: dict[str, int]) -> None:
    box.kind[card] = kinds.KINDS.index(found.kind)
    box.age[card] = kinds.AGES.index(found.age)
    box.cost[card] = found.cost
    box.science[card] = found.science
    box.revolution[card] = found.revolution
    box.stages[card] = list(found.stages)
    box.blue[card] = found.blue
    box.colonization[card] = found.colonization
    box.copies[card] = list(found.copies)
    _figures(box, card, found.gives, found.actions, found.limit)
    for effect in found.effects:
        kind = kinds.EFFECTS.index(effect.kind)
        box.set_effect(card, kind, effect.value, _mask(effect.types))
        if effect.amounts:
            box.amounts[card] = list(effect.amounts)
        if effect.card:
            box.target[card] = number[effect.card]
            box.most[card] = effect.most


def _military(box: Box, card: int, found: MilitaryCard, number: dict[str, int]) -> None:
    box.kind[card] = kinds.KINDS.index(found.kind)
    box.age[card] = kinds.AGES.index(found.age)
    box.copies[card] = list(found.copies)
    box.cost[card] = found.actions
    box.by_level[card] = int(found.by_level)
    _figures(box, card, found.gives, [0, 0], 0)
    box.yellow[card], box.blue[card] = found.yellow, found.blue
    box.army[card] = list(found.army)
    box.bonus[card], box.obsolete[card] = found.bonus, found.obsolete
    box.defence[card], box.colonization[card] = found.defence, found.colonization
    for effect in found.effects:
        at = number[effect.card] if effect.card else -1
        who, kind = kinds.WHO.index(effect.who), kinds.HAPPENINGS.index(effect.kind)
        box.happenings[card].append(Happening(who, kind, effect.value, _mask(effect.types), at, list(effect.amounts)))
    for role, side in enumerate((found.a, found.b)):
        figures = [side.military, side.strength, side.culture, side.food, side.resource, side.per_wonder]
        route = ROUTES.index(side.route)
        box.sides[card * 2 + role] = [*figures, side.discount, route, int(side.shielded)]
    box.symmetric[card] = int(found.symmetric)
    box.attacker[card], box.partner_pays[card] = found.attacker, found.partner_pays
    box.peace[card], box.ends[card] = int(found.peace), int(found.ends)


def _mask(types: list[str]) -> int:
    return sum(1 << kinds.KINDS.index(name) for name in types)


def _board(box: Box, board: Board) -> None:
    box.row = list(board.row)
    box.cleared = list(board.cleared)
    box.yellow_tokens, box.blue_tokens = board.yellow, board.blue
    box.famine, box.draws, box.age_tokens = board.famine, board.draws, board.age_tokens
    box.most_points, box.most_rate = board.most_science_points, board.most_per_turn
    box.most_strength, box.most_happy = board.most_strength, board.most_happiness
    for tokens in range(100):
        people = next(row for row in board.people if tokens >= row.least)
        box.price.append(people.price)
        box.eats.append(people.eats)
        box.faces.append(people.faces)
        box.corruption.append(next(row.corruption for row in board.stores if tokens >= row.least))
