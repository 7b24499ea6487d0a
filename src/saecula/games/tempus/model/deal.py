"""Full states that agree with a view of Tempus; what the view does not show is dealt at random."""

from random import Random

from saecula.games.tempus.model import steps
from saecula.games.tempus.model.cards import POOL, ability_of, kind_of, pool_of
from saecula.games.tempus.model.kinds import KINDS, SANITATION
from saecula.games.tempus.model.state import TempusState
from saecula.games.tempus.model.view import LAYING, CardView, Names, TempusView, with_highest
from saecula.kernel.codes import verb_of


class Dealt:
    """Where the hidden cards lie."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.laid: list[list[int]] = []
        self.deck = [0] * KINDS


class Cells:
    """What lies on each cell of the board."""

    def __init__(self, size: int) -> None:
        self.terrain = [0] * size
        self.owner = [-1] * size
        self.tokens = [0] * size
        self.city = [0] * size
        self.extra = [0] * size
        self.marks = [0] * size


class Dealer:
    """Deals worlds that agree with views. Whoever asks for one usually asks for several of the same view."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.number = {name: i for i, name in enumerate(names.cards)}
        self.place = {name: cell for cell, name in enumerate(names.hexes)}
        self.terrain = {name: number for number, name in enumerate(names.terrains)}
        #: the last view for which a world was dealt, and that world; nobody changes either
        self._last: tuple[TempusView, TempusState] | None = None

    def deal(self, view: TempusView, rng: Random) -> dict[str, object]:
        """The dump of a full state that agrees with a view: hidden cards are dealt at random, shuffle by shuffle."""
        return deal(view, self.names, self.number, self._cells(view), rng)

    def remember(self, view: TempusView, world: TempusState) -> TempusState:
        """Remember the world that was dealt for a view."""
        self._last = view, world.copy()
        return world

    def again(self, view: TempusView, rng: Random) -> TempusState | None:
        """Another world for the last view, different only in the cards dealt; None if this is a different view."""
        last = self._last
        if last is None or last[0] is not view:
            return None
        world, cards = last[1].copy(), _cards(view, self.number, rng)
        ideas = world.ideas
        ideas.hands, ideas.laid, ideas.deck, ideas.left = cards.hands, cards.laid, cards.deck, sum(cards.deck)
        world.agenda.asked = _asked(view, cards.laid)
        return world

    def _cells(self, view: TempusView) -> Cells:
        """What lies on all cells of the board, from the land hexes of a view."""
        found = Cells(len(self.place))
        for shown in view.hexes:
            cell = self.place[shown.hex]
            found.terrain[cell] = self.terrain[shown.terrain]
            if shown.owner is not None:
                found.owner[cell] = shown.owner
            found.tokens[cell] = shown.tokens
            found.city[cell] = shown.city
            found.extra[cell] = shown.extra
            found.marks[cell] = shown.marks
        return found


def deal(view: TempusView, names: Names, number: dict[str, int], cells: Cells, rng: Random) -> dict[str, object]:
    """The dump of a full state: what a view shows, and cards dealt at random; `number` has each card's number."""
    cards = _cards(view, number, rng)
    return {
        "seats": view.seats,
        "options": view.options,
        "agenda": _agenda(view, cards.laid),
        "land": {"terrain": cells.terrain, "finished": view.finished},
        "people": _people(view, cells),
        "ideas": {
            "hands": cards.hands,
            "laid": cards.laid,
            "shown": [_numbers(shown, number) for shown in view.shown],
            "deck": cards.deck,
            "discards": [view.discards.get(name, 0) for name in names.cards],
            "pool": view.pool,
        },
        "course": _course(view, names),
    }


def _cards(view: TempusView, number: dict[str, int], rng: Random) -> Dealt:
    """Hands, laid cards and the deck."""
    rest: dict[int, list[int]] = {}
    for pool, counts in view.hidden.items():
        rest[pool] = [number[name] for name, copies in counts.items() for _ in range(copies)]
    for cards in (*view.hands, *view.laid):
        for card in cards.cards or ():
            rest[card.pool].remove(number[card.card])
    forced = [_forced(view, seat, rest, rng) for seat in range(view.seats)]
    for unknown in rest.values():
        rng.shuffle(unknown)
    found = Dealt()
    for seat in range(view.seats):
        hand, down = _dealt(view, seat, forced[seat], rest, number, rng)
        found.hands.append(hand)
        found.laid.append(down)
    for kind in rest[view.pool]:
        found.deck[kind] += 1
    return found


def _agenda(view: TempusView, laid: list[list[int]]) -> dict[str, object]:
    """The open decisions, with the highest card laid filled in where another seat is laying cards."""
    return {"table": list(view.frames.table), "asked": _asked(view, laid), "serial": view.frames.serial}


def _asked(view: TempusView, laid: list[list[int]]) -> list[list[int]]:
    asked = [list(stack) for stack in view.frames.asked]
    for seat, stack in enumerate(asked):
        if seat != view.seat and stack and verb_of(stack[-1]) in LAYING and laid[seat]:
            stack[-1] = with_highest(stack[-1], max(kind_of(card) for card in laid[seat]))
    return asked


def _people(view: TempusView, cells: Cells) -> dict[str, object]:
    """Tokens and cities on the map and in the supplies."""
    return {
        "owner": cells.owner,
        "tokens": cells.tokens,
        "city": cells.city,
        "extra": cells.extra,
        "marks": cells.marks,
        "supply": list(view.supply),
        "cities": [count for tiles in view.cities for count in tiles.values()],
    }


def _forced(view: TempusView, seat: int, rest: dict[int, list[int]], rng: Random) -> list[int]:
    """The Sanitation cards that another seat must hold, as it has been called to play them (TEM-CAR-10)."""
    found: list[int] = []
    if seat == view.seat:
        return found
    room = dict(view.hands[seat].pools)
    for frame in view.frames.asked[seat]:
        if verb_of(frame) == steps.SANITATION_CARD:
            fitting = [(p, k) for p in room if room[p] for k in rest[p] if ability_of(k) == SANITATION]
            pool, kind = rng.choice(fitting)
            rest[pool].remove(kind)
            room[pool] -= 1
            found.append(pool * POOL + kind)
    return found


def _dealt(
    view: TempusView, seat: int, forced: list[int], rest: dict[int, list[int]], number: dict[str, int], rng: Random
) -> tuple[list[int], list[int]]:
    """A seat's hand and laid cards: the viewer's own as they are, another's at random, shuffle by shuffle."""
    hand, laid = view.hands[seat], view.laid[seat]
    if hand.cards is not None and laid.cards is not None:
        return _numbers(hand.cards, number), _numbers(laid.cards, number)
    slots = [pool for pools in (hand.pools, laid.pools) for pool, count in pools.items() for _ in range(count)]
    for card in forced:
        slots.remove(pool_of(card))
    drawn = [pool * POOL + rest[pool].pop() for pool in slots]
    rng.shuffle(drawn)
    down = sum(laid.pools.values())
    return sorted([*forced, *drawn[down:]]), sorted(drawn[:down])


def _numbers(cards: list[CardView], number: dict[str, int]) -> list[int]:
    return sorted(card.pool * POOL + number[card.card] for card in cards)


def _course(view: TempusView, names: Names) -> dict[str, object]:
    fight = view.fight
    return {
        "first": view.first,
        "era": [names.eras.index(name) for name in view.era],
        "tiles": list(view.tiles),
        "delayed": [int(d) for d in view.delayed],
        "slots": view.slots,
        "round": view.round,
        "turn": -1 if view.turn is None else view.turn,
        "eras": view.eras,
        "stack": [int(name in view.stack) for name in names.tiles],
        "drawn": -1 if view.drawn is None else names.tiles.index(view.drawn),
        "placed": view.placed,
        "fight": [-1, -1, -1]
        if fight is None
        else [names.hexes.index(fight.start), names.hexes.index(fight.target), names.terrains.index(fight.terrain)],
    }
