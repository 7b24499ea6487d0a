"""Whether hidden cards are possible: military hands, discards, event piles, bonus cards, and their shuffles."""

from saecula.games.through_the_ages.model import steps
from saecula.games.through_the_ages.model.civ import KEEPS_CARDS
from saecula.games.through_the_ages.model.kinds import AGES, EVENT, TERRITORY
from saecula.games.through_the_ages.model.state import ADVANCED, FIRST_POOLS, FULL, SIMPLE, SLOT, AgesState
from saecula.games.through_the_ages.position.checks_civ import once_more
from saecula.games.through_the_ages.position.implied import first_events, prepared
from saecula.games.through_the_ages.position.stage import is_set_up, kinds_open
from saecula.games.through_the_ages.rules.ratings import hand_bonus
from saecula.kernel.codes import second, verb_of
from saecula.kernel.record import SEATS
from saecula.parts.position import within


def piles_range(state: AgesState) -> str:
    """Numbers that are outside their range."""
    piles, box, seats = state.piles, state.box, state.seats
    low, high, pools = box.first_military, box.cards - 1, len(piles.pools)
    again = piles.pools[len(FIRST_POOLS) :]
    if not within(piles.pools, 1, 3) or piles.pools[: len(FIRST_POOLS)] != list(FIRST_POOLS):
        return "shuffles: there is no such shuffle"
    if again != sorted(again) or not within(again, 1, max(1, state.course.age)):
        return "shuffles: decks are shuffled again in the order of their ages (TTA-MCA-1)"
    for seat in range(seats):
        found = hand_range(state, seat)
        if found:
            return f"civilizations.{SEATS[seat]}.military_hand: {found}"
    if not within([*piles.open, *piles.past, *piles.bonus], low, high) or piles.open != sorted(piles.open):
        return "discards: one of the cards is not a military card"
    if not within([*piles.current_by, *piles.future_by], 0, seats - 1) or len(piles.returned) % 3:
        return "current: an event was prepared by nobody"
    for at in range(0, len(piles.returned), 3):
        pool, knows, card = piles.returned[at : at + 3]
        if not (0 <= pool < pools and 0 <= knows <= seats and low <= card <= high):
            return "returned: there is no such card, shuffle or seat"
    return slots_range(state)


def hand_range(state: AgesState, seat: int) -> str:
    """A military hand and its labels match."""
    piles, box = state.piles, state.box
    hand, labels = piles.hands[seat], piles.labels[seat]
    if not within(hand, box.first_military, box.cards - 1) or hand != sorted(hand) or labels != sorted(labels):
        return "one card of the hand is not a military card"
    if not within(labels, 0, len(piles.pools) - 1):
        return "there is no such shuffle"
    if sorted([box.age[card] for card in hand]) != sorted([piles.pools[label] for label in labels]):
        return "a card of the hand is from the shuffle of another age"
    return ""


def slots_range(state: AgesState) -> str:
    """Hidden cards whose shuffle is of another age."""
    piles, box = state.piles, state.box
    low, high, pools = box.first_military, box.cards - 1, len(piles.pools)
    for field, slots in hidden(state):
        for slot in slots:
            if not (0 <= slot // SLOT < pools and low <= slot % SLOT <= high):
                return f"{field}: there is no such card, or no such shuffle"
            if piles.pools[slot // SLOT] != box.age[slot % SLOT]:
                return f"{field}: a card is from the shuffle of another age"
    return ""


def hidden(state: AgesState) -> list[tuple[str, list[int]]]:
    """All piles of hidden cards, with the names of their fields."""
    piles = state.piles
    found = [("away", piles.away), ("current", piles.current), ("future", piles.future), ("aside", piles.aside)]
    for seat in range(state.seats):
        where = f"civilizations.{SEATS[seat]}"
        found.append((f"{where}.discarded", piles.down[seat]))
        found.append((f"{where}.dealt", piles.dealt[seat]))
        found.append((f"{where}.kept", piles.kept[seat]))
    return found


def piles_fault(state: AgesState, names: list[str]) -> str:
    """What is impossible about the piles."""
    return (
        hands_fault(state, names)
        or events_fault(state, names)
        or discards_fault(state, names)
        or bonus_fault(state, names)
        or count_fault(state)
    )


def hands_fault(state: AgesState, names: list[str]) -> str:
    """Military cards in hand are of this age or the one before, no more than may be kept (TTA-AGE-1, TTA-MCA-1)."""
    box, age = state.box, state.course.age
    for seat in range(state.seats):
        where = f"civilizations.{SEATS[seat]}.military_hand"
        hand = state.piles.hands[seat]
        for card in hand:
            if box.age[card] > age:
                return f"{where}: {names[card]} is of an age that has not begun (TTA-AGE-3)"
            if box.age[card] < age - 1 and not state.course.out[seat]:
                return f"{where}: {names[card]} is obsolete in age {AGES[age]} (TTA-AGE-1)"
        found = limit_fault(state, seat)
        if found:
            return f"{where}: {found}"
    return ""


def limit_fault(state: AgesState, seat: int) -> str:
    """Cards above the limit are discarded before the actions (TTA-MCA-1, TTA-MCA-2)."""
    stack, civ = state.agenda.asked[seat], state.civs[seat]
    count, limit = len(state.piles.hands[seat]), civ.military + hand_bonus(state, seat)
    if not stack:
        return ""
    if verb_of(stack[-1]) == steps.DISCARDS and second(stack[-1]) != count - limit:
        return f"{count} cards are in hand, {limit} may be kept, and {second(stack[-1])} are to go (TTA-MCA-1)"
    if verb_of(stack[-1]) != steps.TURN or civ.has_done(KEEPS_CARDS) or state.rules.by_action:
        return ""
    limit += once_more(state, seat, state.box.military)
    return f"{count} military cards are more than the {limit} that may be kept (TTA-MCA-2)" if count > limit else ""


def events_fault(state: AgesState, names: list[str]) -> str:
    """Event piles hold events and territories of the ages so far (TTA-EVE-1)."""
    piles, box, age = state.piles, state.box, state.course.age
    for field, cards in (
        ("current", [slot % SLOT for slot in piles.current]),
        ("future", [slot % SLOT for slot in piles.future]),
        ("past", piles.past),
    ):
        for card in cards:
            if box.kind[card] not in (EVENT, TERRITORY):
                return f"{field}: {names[card]} is neither an event nor a territory (TTA-EVE-1)"
            if box.age[card] > age:
                return f"{field}: {names[card]} is of an age that has not begun (TTA-AGE-3)"
    return ""


def discards_fault(state: AgesState, names: list[str]) -> str:
    """Events and territories are never discarded openly, and nothing is discarded before its age (TTA-MCA-4)."""
    piles, box, age = state.piles, state.box, state.course.age
    for card in piles.open:
        if box.kind[card] in (EVENT, TERRITORY):
            return f"discards: {names[card]} goes to the past events (TTA-MCA-4)"
        if box.age[card] > age:
            return f"discards: {names[card]} is of an age that has not begun (TTA-AGE-3)"
    for seat in range(state.seats):
        for slot in piles.down[seat]:
            if not 0 < box.age[slot % SLOT] <= age:
                where = f"civilizations.{SEATS[seat]}.discarded"
                return f"{where}: {names[slot % SLOT]} was in nobody's hand (TTA-AGE-3)"
    for card in range(box.military_from[1], box.cards):
        if state.course.deck[card] and box.age[card] < age and state.rules.version > SIMPLE:
            return f"away: {names[card]} is in the deck of an age that is over (TTA-AGE-3)"
    return ""


def bonus_fault(state: AgesState, names: list[str]) -> str:
    """Bonus cards are events of age III, as many as the version or variant has (TTA-SET-4, TTA-VAR-6)."""
    piles, box, rules, seats = state.piles, state.box, state.rules, state.seats
    slots = [slot % SLOT for pile in (piles.aside, *piles.dealt, *piles.kept) for slot in pile]
    for card in (*piles.bonus, *slots):
        if box.kind[card] != EVENT or box.age[card] != 3:
            return f"bonus: {names[card]} is no event of age III (TTA-VAR-6)"
    if not is_set_up(state):
        return ""
    each = 2 if seats == 2 else 1
    form = rules.bonus if rules.version == FULL else ""
    counts = {"by-age": 5, "open": each * seats, "piles": 0, "private": 0}
    wanted = 4 if rules.version == ADVANCED else counts.get(form, int(form[-1]) if form.startswith("public") else 0)
    found = len(piles.bonus) + len(piles.aside)
    if found != wanted:
        return f"bonus: {found} bonus cards lie at the table, not {wanted} (TTA-VAR-6)"
    for seat in range(seats):
        kept = each if form == "private" else 0
        if len(piles.kept[seat]) != kept or piles.dealt[seat]:
            return f"civilizations.{SEATS[seat]}.kept: {len(piles.kept[seat])} bonus cards, not {kept} (TTA-VAR-6)"
    return ""


def count_fault(state: AgesState) -> str:
    """There are as many events in the piles as at the start; in the simple version one less each round (TTA-EVE-5)."""
    piles, box, rules, whole = state.piles, state.box, state.rules, first_events(state)
    revealed = 0
    for card in piles.past:
        revealed += int(box.age[card] == 0)
    if piles.ancient < 0 or revealed + piles.ancient != whole:
        return f"ancient: {piles.ancient} events of age A are to come and {revealed} are past, not {whole} (TTA-SET-5)"
    if rules.version > SIMPLE:
        count = piles.ancient + len(piles.current) + len(piles.future)
        if count != prepared(state):
            return f"current: {count} events lie in both piles, not {prepared(state)} (TTA-EVE-5)"
        return ""
    most = max(0, state.course.round - 2) + len([out for out in state.course.out if out])
    least = min(whole, state.course.round - 3 - int(steps.EVENT_CARD in kinds_open(state)))
    if not least <= revealed <= most:
        return f"past: {revealed} events happened by round {state.course.round} (TTA-EVE-4)"
    return ""
