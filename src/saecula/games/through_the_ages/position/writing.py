"""Writing a state in words: everything that is not empty and does not follow from the rest."""

import msgspec

from saecula.games.through_the_ages.model.amendments import leader_takes_his_resources
from saecula.games.through_the_ages.model.box import Box
from saecula.games.through_the_ages.model.civ import Civ
from saecula.games.through_the_ages.model.kinds import AGES
from saecula.games.through_the_ages.model.state import FIRST_POOLS, SLOT, AgesState
from saecula.games.through_the_ages.position.implied import (
    usual_ancient,
    usual_blue,
    usual_last,
    usual_leaders,
    usual_loss,
    usual_resources,
    usual_yellow,
)
from saecula.games.through_the_ages.position.openings import DEEDS, Wording
from saecula.games.through_the_ages.position.stage import needs_guarding, needs_offered
from saecula.games.through_the_ages.position.words import EMPTY, Auction, Civilization, Fight, Pact, Ranks, War, Words
from saecula.kernel.record import SEATS


def words_of(state: AgesState, wording: Wording) -> dict[str, object]:
    """The words of a state."""
    course, piles = state.course, state.piles
    row = course.row.copy()
    while row and row[-1] < 0:
        row.pop()
    words = Words(
        turn=letter(course.turn),
        first=SEATS[course.first],
        round=course.round,
        age=AGES[course.age],
        last=None if course.last == usual_last(state) else course.last,
        civilizations=civilizations(state, wording),
        row=[EMPTY if card < 0 else wording.cards.write(card) for card in row],
        gone=named(course.gone, wording),
        marks={SEATS[seat]: SEATS[by] for seat, by in enumerate(course.mark) if by >= 0},
        resigned=[SEATS[seat] for seat in sorted(range(state.seats), key=course.out.__getitem__) if course.out[seat]],
        ancient=None if piles.ancient == usual_ancient(state) else piles.ancient,
        current=prepared_by(piles.current, piles.current_by, wording),
        future=prepared_by(piles.future, piles.future_by, wording),
        past=named(piles.past, wording),
        discards=named(piles.open, wording),
        away=slots_of(piles.away, wording),
        bonus=named(piles.bonus, wording),
        aside=slots_of(piles.aside, wording, 0),
        shuffles=[AGES[age] for age in piles.pools[len(FIRST_POOLS) :]],
        returned=[wording.tell_returned(piles.returned[at : at + 3]) for at in range(0, len(piles.returned), 3)],
        open=wording.write_open(state.agenda.table, state.agenda.asked),
    )
    add_rivalry(words, state, wording)
    found: dict[str, object] = msgspec.to_builtins(words)
    return found


def letter(seat: int) -> str | None:
    """The letter of a seat; None for no seat (-1)."""
    return SEATS[seat] if seat >= 0 else None


def named(cards: list[int], wording: Wording) -> list[str]:
    """The names of cards."""
    return [wording.cards.write(card) for card in cards]


def maybe(card: int, wording: Wording) -> str | None:
    """The name of a card; None for no card (-1)."""
    return wording.cards.write(card) if card >= 0 else None


def slots_of(slots: list[int], wording: Wording, usual: int = -1) -> list[str]:
    """Hidden cards by name, with their shuffles unless they are the usual ones."""
    return [wording.told(slot % SLOT, slot // SLOT, usual) for slot in slots]


def prepared_by(slots: list[int], by: list[int], wording: Wording) -> list[str]:
    """An event pile: each card and who prepared it."""
    return [f"{text} by {SEATS[seat]}" for text, seat in zip(slots_of(slots, wording), by, strict=True)]


def held(cards: list[int], labels: list[int], box: Box, pools: list[int], wording: Wording) -> list[str]:
    """A military hand by name: the labels are given to cards of their ages, the oldest first."""
    left = labels.copy()
    found: list[str] = []
    for card in cards:
        label = next(label for label in left if pools[label] == box.age[card])
        left.remove(label)
        found.append(wording.told(card, label))
    return found


def civilizations(state: AgesState, wording: Wording) -> dict[str, object]:
    """What every seat has; seats that are still as at the start are left out."""
    found = {SEATS[seat]: civilization(state, seat, wording) for seat in range(state.seats)}
    return {place: words for place, words in found.items() if words != Civilization()}


def civilization(state: AgesState, seat: int, wording: Wording) -> Civilization:
    """What a seat has."""
    box, civ, piles = state.box, state.civs[seat], state.piles
    found = Civilization(
        government=None if civ.government == box.despotism else wording.cards.write(civ.government),
        leader=maybe(civ.leader, wording),
        leaders=None if civ.leaders == usual_leaders(state, seat) else ages_of(civ.leaders),
        technologies=technologies(box, civ, wording),
        special=[wording.cards.write(card) for card in civ.special if card >= 0],
        wonder=maybe(civ.wonder, wording),
        stages=civ.stages,
        wonders=named(civ.wonders, wording),
        ravaged=named(civ.ravaged, wording),
        colonies=named(civ.colonies, wording),
        tactic=maybe(civ.tactic, wording),
        hand=named(civ.hand, wording),
        fresh=named(civ.fresh, wording),
        military_hand=held(piles.hands[seat], piles.labels[seat], box, piles.pools, wording),
        discarded=slots_of(piles.down[seat], wording),
        dealt=slots_of(piles.dealt[seat], wording, 0),
        kept=slots_of(piles.kept[seat], wording, 0),
        unused=civ.unused,
        yellow=None if civ.yellow == usual_yellow(state, seat) else civ.yellow,
        blue=None if civ.bank == usual_blue(state, seat) else civ.bank,
        tokens={wording.cards.write(box.sites[site]): count for site, count in enumerate(civ.tokens) if count},
        culture=civ.culture,
        science=civ.science,
        rebellion=civ.rebellion,
        forfeits=civ.forfeits,
        done=[DEEDS.names[bit] for bit in range(len(DEEDS.names)) if civ.once >> bit & 1],
    )
    add_turn(found, state, seat)
    return found


def add_turn(words: Civilization, state: AgesState, seat: int) -> None:
    """Add the figures that hold for one turn only."""
    civ = state.civs[seat]
    usual = usual_resources(state, seat)
    words.civil_spent, words.military_spent, words.drill = civ.civil_spent, civ.military_spent, civ.drill
    words.route_food, words.route_resources = civ.route_food, civ.route_resources
    if civ.civil_lost != usual_loss(state, seat):
        words.civil_lost = civ.civil_lost
    if civ.special_resources != usual:
        words.special_resources = civ.special_resources
    if leader_takes_his_resources(state.box) and civ.leader_resources != min(usual, civ.special_resources):
        words.leader_resources = civ.leader_resources


def ages_of(bits: int) -> list[str]:
    """The names of ages given as bits."""
    return [AGES[age] for age in range(4) if bits >> age & 1]


def technologies(box: Box, civ: Civ, wording: Wording) -> dict[str, int]:
    """Technologies in play and their workers; the initial ones only if their workers have changed."""
    found: dict[str, int] = {}
    for site in range(len(box.sites)):
        card = box.sites[site]
        if civ.known[site] and (card >= box.first_civil or civ.workers[site] != box.start[card]):
            found[wording.cards.write(card)] = civ.workers[site]
    return found


def units_of(given: list[int], box: Box, needed: bool, wording: Wording) -> dict[str, int] | None:
    """Units given up, by name; None if a reader works out the same list without it."""
    found = {wording.cards.write(box.sites[box.unit_sites[at]]): count for at, count in enumerate(given) if count}
    return found if found or bool(given) != needed else None


def add_rivalry(words: Words, state: AgesState, wording: Wording) -> None:
    """Add what is going on between seats: wars, pacts, events, auctions, fights, offers."""
    box, course = state.box, state.course
    for seat in range(state.seats):
        if course.war[seat] >= 0:
            words.wars[SEATS[seat]] = War(wording.cards.write(course.war[seat]), SEATS[course.war_on[seat]])
        if course.pact[seat] >= 0:
            card, role = wording.cards.write(course.pact[seat]), wording.roles.write(course.role[seat])
            words.pacts[SEATS[seat]] = Pact(card, SEATS[course.partner[seat]], role)
    words.event = maybe(course.event, wording)
    if course.by_strength or course.by_culture:
        by_strength, by_culture = [[SEATS[s] for s in order] for order in (course.by_strength, course.by_culture)]
        words.ranks = Ranks(strength=by_strength, culture=by_culture)
    if course.bid or course.bidder >= 0 or any(course.passed):
        passed = [SEATS[seat] for seat, has_passed in enumerate(course.passed) if has_passed]
        words.auction = Auction(bid=course.bid, bidder=letter(course.bidder), passed=passed)
    if course.fight >= 0 or course.attacker >= 0 or course.edge:
        sides = letter(course.attacker), letter(course.defender)
        card_name = maybe(course.fight, wording)
        words.fight = Fight(card=card_name, attacker=sides[0], defender=sides[1], edge=course.edge)
    words.offered = units_of(course.offered, box, needs_offered(state), wording)
    words.guarding = units_of(course.guarding, box, needs_guarding(state), wording)
    words.shield = course.shield
    if course.offer >= 0:
        words.offer = wording.told(course.offer, course.offer_label)
    elif course.offer_label:
        words.offer_shuffle = course.offer_label
