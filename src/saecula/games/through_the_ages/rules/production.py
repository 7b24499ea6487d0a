"""Production and maintenance (TTA-PRO), and the military cards drawn at the end of it."""

from typing import Final

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.amendments import less_comes_after_the_railroad
from saecula.games.through_the_ages.model.box import SIDE_FOOD, SIDE_RESOURCE
from saecula.games.through_the_ages.model.kinds import BEST_MINE, LAB_MINES
from saecula.games.through_the_ages.model.state import SIMPLE, AgesState
from saecula.games.through_the_ages.rules.civil.prices import extra_production
from saecula.games.through_the_ages.rules.goods import food, pay_food, pay_resources, produce, resources
from saecula.games.through_the_ages.rules.military.hands import deck_size, receive, reshuffle
from saecula.games.through_the_ages.rules.points import (
    lose_goods,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from saecula.games.through_the_ages.rules.ratings import (
    culture_rate,
    has_wonder,
    science_rate,
    unhappy_workers,
)
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask, Draw, Run

# Bits for what else happens when mines produce: corruption is paid, pacts give or take resources.
CORRUPTS: Final = 1
WITH_PACTS: Final = 2


class Production(Run[AgesState]):
    """An uprising, or else points, farms, eating, mines, corruption and military cards (TTA-PRO-1, TTA-PRO-2)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Do all this for the player whose turn it is."""
        seat = state.course.turn
        if state.rules.version > SIMPLE and unhappy_workers(state, seat) > state.civs[seat].unused:
            log.note(notes.UPRISING, seat)
            return
        score_culture(state, seat, culture_rate(state, seat), log)
        score_science(state, seat, science_rate(state, seat), log)
        harvest(state, seat, log)
        more = extra_production(state, seat, SIDE_FOOD)
        if more > 0:
            receive_food(state, seat, more, log)
        eat(state, seat, log)
        state.agenda.next(steps.UPKEEP)
        start_mines(state, seat, CORRUPTS + WITH_PACTS)


def harvest(state: AgesState, seat: int, log: Log) -> None:
    """Farms produce (TTA-BLU-1)."""
    made = produce(state.box, state.civs[seat], state.box.farms)
    if made:
        log.note(notes.GOODS_GAINED, seat, made, 0)


def eat(state: AgesState, seat: int, log: Log) -> None:
    """Eat as much as the yellow bank now demands; each missing food costs culture (TTA-PRO-3, TTA-PRO-6)."""
    box, civ = state.box, state.civs[seat]
    hunger = box.eats[civ.yellow]
    eaten = min(hunger, food(box, civ))
    pay_food(box, civ, eaten)
    if hunger > eaten:
        log.note(notes.STARVED, seat, hunger - eaten)
        score_culture(state, seat, -box.famine * (hunger - eaten), log)


def pits(state: AgesState, seat: int) -> list[int]:
    """The sites that produce resources: mines, and laboratories with Bill Gates (TTA-CRD-6)."""
    box = state.box
    return box.mines_and_labs if box.effect(state.civs[seat].leader, LAB_MINES) else box.mines


def start_mines(state: AgesState, seat: int, how: int) -> None:
    """Let the mines of a seat produce next; in the variant it may choose one token less first (TTA-VAR-1)."""
    state.agenda.next(steps.MINES, 0, seat, how)
    if state.rules.less and sites_for_less(state, seat):
        state.agenda.ask(seat, steps.LESS)


def sites_for_less(state: AgesState, seat: int) -> list[int]:
    """The sites that may produce one token less: those that will get tokens at all (TTA-VAR-1)."""
    civ, sites = state.civs[seat], pits(state, seat)
    if not less_comes_after_the_railroad(state.box):
        return [site for site in sites if civ.workers[site]]
    # higher levels come first while the bank has any (TTA-BLU-6)
    best, left = railroad_mine(state, seat), civ.bank
    found: list[int] = []
    for at in range(len(sites) - 1, -1, -1):
        site = sites[at]
        if civ.workers[site] and left > 0:
            found.insert(0, site)
        left -= civ.workers[site] + int(site == best)
    return found


class Less(Ask[AgesState]):
    """Produce one blue token less on one mine, or not (TTA-VAR-1)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """No, or one of the mines that produce."""
        found = [pack(verbs.DONE)]
        for site in sites_for_less(state, seat):
            found.append(pack(verbs.PRODUCE_LESS, state.box.sites[site]))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The frame of the mines, which run next, remembers the site."""
        state.agenda.answered(seat)
        if verb_of(code) == verbs.PRODUCE_LESS:
            mines = state.agenda.table.pop()
            state.agenda.next(steps.MINES, state.box.site[first(code)] + 1, second(mines), third(mines))
            log.note(notes.PRODUCED_LESS, seat, first(code))

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """This is not a mine of the player's that produces."""
        return Reason("TTA-VAR-1", "through-the-ages-nothing-produced") if verb_of(code) == verbs.PRODUCE_LESS else None


class Mines(Run[AgesState]):
    """Mines produce; the frame has the site that makes less plus 1 (0: none), the seat, what else to do (TTA-PRO-4)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Produce, settle pacts, then pay corruption."""
        seat, how = second(frame), third(frame)
        made = extract_less(state, seat, first(frame) - 1)
        if made:
            log.note(notes.GOODS_GAINED, seat, 0, made)
        if how & WITH_PACTS:
            more = extra_production(state, seat, SIDE_RESOURCE)
            if more > 0:
                receive_resources(state, seat, more, log)
            elif more < 0:
                lose_goods(state, seat, 0, min(-more, made), log)
        if how & CORRUPTS and state.rules.version > SIMPLE:
            pay_corruption(state, seat, log)


def pay_corruption(state: AgesState, seat: int, log: Log) -> None:
    """Pay as much as the blue bank now demands; what is missing is not owed (TTA-PRO-4)."""
    box, civ = state.box, state.civs[seat]
    paid = min(box.corruption[civ.bank], resources(box, civ))
    if paid:
        pay_resources(box, civ, paid)
        log.note(notes.CORRUPTION_PAID, seat, paid)


def railroad_mine(state: AgesState, seat: int) -> int:
    """The best mine with a worker, to which the Railroad gives one more token; -1 for none (TTA-CRD-8)."""
    box, civ = state.box, state.civs[seat]
    best = -1
    if has_wonder(civ, box, BEST_MINE):
        for site in box.mines:
            if civ.workers[site]:
                best = site
    return best


def extract(state: AgesState, seat: int) -> int:
    """Put tokens on the mines; returns what they are worth (TTA-BLU-1)."""
    civ = state.civs[seat]
    best = railroad_mine(state, seat)
    if best >= 0:
        civ.workers[best] += 1
    made = produce(state.box, civ, pits(state, seat))
    if best >= 0:
        civ.workers[best] -= 1
    return made


def extract_less(state: AgesState, seat: int, less: int) -> int:
    """Put tokens on the mines, one less on the site that was chosen, if any (-1); returns their worth (TTA-VAR-1)."""
    box, civ = state.box, state.civs[seat]
    if less < 0:
        return extract(state, seat)
    if less_comes_after_the_railroad(box):
        made = extract(state, seat)
        civ.tokens[less] -= 1
        civ.bank += 1
        return made - box.token[less]
    civ.workers[less] -= 1
    made = extract(state, seat)
    civ.workers[less] += 1
    return made


class Upkeep(Run[AgesState]):
    """Military cards for unspent military actions (TTA-PRO-5)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """At most three, and none in the first round."""
        seat, course = state.course.turn, state.course
        if course.round > 1 and course.pool >= 0 and not state.rules.by_action:
            count = min(max(0, state.civs[seat].military_left()), state.box.draws)
            state.agenda.next(steps.MILITARY_CARDS, seat, count)


class MilitaryCards(Run[AgesState]):
    """Draw cards for a seat; when the deck is empty, the discards are shuffled (TTA-MCA-1, TTA-MCA-5)."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Draw one, then come back for the others."""
        seat, count = first(frame), second(frame)
        if count == 0 or state.course.pool < 0:
            return
        if deck_size(state) == 0 and not reshuffle(state, log):
            return
        state.agenda.next(steps.MILITARY_CARDS, seat, count - 1)
        state.agenda.next(steps.MILITARY_CARD, seat)


class MilitaryCard(Draw[AgesState]):
    """Chance draws the next card of the current military deck, for the seat in the frame."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every card that is left in the deck."""
        course, box = state.course, state.box
        found: list[int] = []
        for card in range(box.military_from[course.age], box.military_to[course.age]):
            if course.deck[card]:
                found.append(pack(verbs.DRAW_CARD, card))
        return found

    def weights(self, state: AgesState, frame: int) -> list[int]:
        """By the number of copies left."""
        course, box = state.course, state.box
        found: list[int] = []
        for card in range(box.military_from[course.age], box.military_to[course.age]):
            if course.deck[card]:
                found.append(course.deck[card])
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The card goes into the hand."""
        state.agenda.table.pop()
        receive(state, first(frame), first(code))
        log.note(notes.CARD_DRAWN, first(frame), first(code))
