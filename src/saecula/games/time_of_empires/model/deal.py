"""Deals a full state that agrees with a view: whatever the view does not show is chosen at random."""

from random import Random

from saecula.games.time_of_empires.model.amendments import every_place_of_the_last_turn_counts
from saecula.games.time_of_empires.model.box import SLOTS, SPACES, SPOTS, TERRITORIES, Box, Deck
from saecula.games.time_of_empires.model.kinds import ACTIONS, BUILDINGS, PACES, POINTS, SIDES, TYPES
from saecula.games.time_of_empires.model.state import GONE, IN_BOX, IN_PLAY
from saecula.games.time_of_empires.model.view import EmpiresView, Names

#: Hidden cards that look alike: their age, their type, and the owner of starting technologies (-1 for others).
Pool = tuple[int, int, int]


def deal(view: EmpiresView, names: Names, box: Box, rng: Random) -> dict[str, object]:
    """The dump of a full state that agrees with a view."""
    return {
        "seats": view.seats,
        "options": view.options,
        "agenda": view.frames.dump(),
        "land": deal_land(view, names),
        "map": deal_map(view, names),
        "folk": deal_folk(view, rng),
        "cards": deal_cards(view, names, box, rng),
        "boards": deal_boards(view, names),
        "course": deal_course(view, box),
    }


def number(names: list[str] | tuple[str, ...], name: str | None) -> int:
    """The number of a name, -1 for None."""
    return -1 if name is None else names.index(name)


def deal_land(view: EmpiresView, names: Names) -> dict[str, object]:
    """Lay the tiles; the view shows them all."""
    tile, turned = [-1] * SPOTS, [0] * SPOTS
    for shown in view.spots:
        spot = names.spots.index(shown.spot)
        tile[spot], turned[spot] = names.tiles.index(shown.tile), shown.turned
    return {"tile": tile, "turned": turned}


def deal_map(view: EmpiresView, names: Names) -> dict[str, object]:
    """Put clans and buildings on the map; the view shows them all."""
    owner, clans, slots = [-1] * SPACES, [0] * SPACES, [-1] * (SLOTS * TERRITORIES)
    place = {name: at for at, name in enumerate(names.spaces)}
    for shown in view.spaces:
        space = place[shown.space]
        owner[space], clans[space] = -1 if shown.owner is None else shown.owner, shown.clans
        for at, building in enumerate(shown.slots):
            if building is not None:
                slots[SLOTS * space + at] = 4 * building.seat + BUILDINGS.index(building.building)
    return {"owner": owner, "clans": clans, "slots": slots}


def deal_folk(view: EmpiresView, rng: Random) -> dict[str, object]:
    """What the seats have; another seat's face-down token goes into any of its sections without one."""
    players = view.players
    built = [player.built[name] for player in players for name in BUILDINGS]
    token = [player.tokens[name] for player in players for name in BUILDINGS]
    return {
        "ideas": [player.ideas for player in players],
        "bricks": [player.bricks for player in players],
        "reserve": [player.reserve for player in players],
        "created": [player.created for player in players],
        "waiting": [number(BUILDINGS, player.waiting) for player in players],
        "kept": [player.kept for player in players],
        "limit": [player.limit for player in players],
        "laid": deal_tokens(view, token, rng),
        "built": built,
        "razed": destroyed(view, built),
        "token": token,
        "points": [player.points[name] for player in players for name in POINTS],
    }


def destroyed(view: EmpiresView, built: list[int]) -> list[int]:
    """Per seat and type: the buildings taken from the board that are neither on the map nor waiting."""
    found = built.copy()
    for shown in view.spaces:
        for building in shown.slots:
            if building is not None:
                found[4 * building.seat + BUILDINGS.index(building.building)] -= 1
    for seat, player in enumerate(view.players):
        if player.waiting is not None:
            found[4 * seat + BUILDINGS.index(player.waiting)] -= 1
    return found


def deal_tokens(view: EmpiresView, token: list[int], rng: Random) -> list[int]:
    """Per seat: the section its face-down token lies in, -1 for none."""
    found: list[int] = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            found.append(number(BUILDINGS, view.laid))
        elif player.token_laid:
            found.append(rng.choice([section for section in range(4) if token[4 * seat + section] == 0]))
        else:
            found.append(-1)
    return found


def deal_cards(view: EmpiresView, names: Names, box: Box, rng: Random) -> dict[str, object]:
    """Deal the other hands to fit their backs; the cards of this age that are left over make up the piles."""
    kind = {name: card for card, name in enumerate(names.cards)}
    found = [[kind[name] for name in player.found] for player in view.players]
    discards = [[kind[name] for name in player.discards] for player in view.players]
    hand = [kind[name] for name in view.hand]
    rest = unseen(view, box.deck, [*found, *discards, hand])
    for unknown in rest.values():
        rng.shuffle(unknown)
    hands = deal_hands(view, hand, rest)
    piles, gone = [0] * len(box.deck.ids), [0] * len(box.deck.ids)
    for (age, _, _), unknown in rest.items():
        for card in unknown:
            (piles if age == view.dealt else gone)[card] += 1
    return {
        "hands": hands,
        "found": found,
        "discards": discards,
        "pool": piles,
        "gone": gone,
        "tops": [number(TYPES, pile.top) for pile in view.piles],
        "left": [pile.left for pile in view.piles],
    }


def unseen(view: EmpiresView, deck: Deck, seen: list[list[int]]) -> dict[Pool, list[int]]:
    """Per pool: the cards that have come into the game so far and that the viewer has not seen."""
    count = [0] * len(deck.ids)
    for cards in seen:
        for card in cards:
            count[card] += 1
    found: dict[Pool, list[int]] = {}
    for card in range(len(deck.ids)):
        if deck.colour[card] < view.seats and deck.age[card] <= view.dealt:
            pool = (deck.age[card], deck.type[card], deck.colour[card])
            found.setdefault(pool, []).extend([card] * (deck.copies[card] - count[card]))
    return found


def deal_hands(view: EmpiresView, own: list[int], rest: dict[Pool, list[int]]) -> list[list[int]]:
    """Every seat's hand: the viewer's own, and for the others cards from `rest` that fit their backs."""
    found: list[list[int]] = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            found.append(own)
        else:
            pools = [(back.age, TYPES.index(back.type), -1 if back.age else seat) for back in player.backs]
            found.append(sorted([rest[pool].pop() for pool in pools]))
    return found


def deal_boards(view: EmpiresView, names: Names) -> dict[str, object]:
    """Leaders, effect tiles and wonders; the view shows them all."""
    leaders = [IN_BOX] * len(names.leaders)
    for seat, player in enumerate(view.players):
        for name in player.leaders:
            leaders[names.leaders.index(name)] = seat
    for name in view.gone:
        leaders[names.leaders.index(name)] = GONE
    for column in view.columns:
        if column.leader is not None:
            leaders[names.leaders.index(column.leader)] = IN_PLAY
    return {
        "leaders": leaders,
        "column": [number(names.leaders, column.leader) for column in view.columns],
        "effect": [number(SIDES, column.effect) for column in view.columns],
        "tiles": [list(column.scholars) for column in view.columns],
        "wonder": [number(names.wonders, place.wonder) for place in view.wonders],
        "stacks": [list(place.scholars) for place in view.wonders],
    }


def deal_course(view: EmpiresView, box: Box) -> dict[str, object]:
    """Age, time, glasses and rounds, leaving out what this version of the rules does not keep."""
    glasses = [glass for player in view.players for glass in player.glasses]
    found: dict[str, object] = {
        "age": view.age,
        "dealt": view.dealt,
        "pace": PACES.index(view.pace),
        "wish": [PACES.index(player.wish) for player in view.players],
        "now": view.now,
        "began": view.began,
        "first": -1 if view.first is None else view.first,
        "round": view.round,
        "turns": view.turns,
        "where": [number(ACTIONS, glass.action) for glass in glasses],
        "turned": [glass.turned for glass in glasses],
        "stood": [number(ACTIONS, glass.stood) for glass in glasses],
    }
    if every_place_of_the_last_turn_counts(box):
        found["vacated"] = [sum(1 << ACTIONS.index(name) for name in player.vacated) for player in view.players]
    return found
