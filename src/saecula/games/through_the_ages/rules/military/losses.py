"""Choices that an event or a fight forces: goods, workers, buildings, colonies, wonders (TTA-EVE-3, TTA-AGG-4)."""

from typing import Final

from saecula.games.through_the_ages.model import notes, steps, verbs
from saecula.games.through_the_ages.model.kinds import INFANTRY
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.building import destroy, put_to_work
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.colonies import colonize, lose_colony
from saecula.games.through_the_ages.rules.points import lose_goods, receive_food, receive_resources
from saecula.games.through_the_ages.rules.ratings import count_actions
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of
from saecula.kernel.steps import Ask

# What is done with food and resources: gain all of one kind, or gain, lose or take a mix.
GAIN_ONE: Final = 0
GAIN_MIX: Final = 1
LOSE_MIX: Final = 2
TAKE_MIX: Final = 3


def in_all(state: AgesState, amount: int, mode: int, of: int) -> int:
    """How many goods are to be divided; nobody loses more than they have. `of` is whose they are (TTA-EVE-3)."""
    if mode in (GAIN_ONE, GAIN_MIX):
        return amount
    box, civ = state.box, state.civs[of]
    return min(amount, stored(box, civ, box.farms) + stored(box, civ, box.mines_and_labs))


def mixes(state: AgesState, amount: int, mode: int, of: int) -> list[int]:
    """How many of the goods may be resources; nobody loses more than they have (TTA-EVE-3)."""
    if mode == GAIN_ONE:
        return [0, amount]
    if mode == GAIN_MIX:
        return list(range(amount + 1))
    box, civ = state.box, state.civs[of]
    food = stored(box, civ, box.farms)
    resources = stored(box, civ, box.mines_and_labs)
    total = in_all(state, amount, mode, of)
    return list(range(max(0, total - food), min(total, resources) + 1))


def ask_goods(state: AgesState, seat: int, amount: int, mode: int, of: int, log: Log) -> None:
    """Ask for a mix of food and resources, unless only one is possible."""
    found = mixes(state, amount, mode, of)
    if len(found) == 1:
        exchange(state, seat, amount, mode, of, found[0], log)
    else:
        state.agenda.ask(seat, steps.GOODS, amount, mode, of)


def exchange(state: AgesState, seat: int, amount: int, mode: int, of: int, resources: int, log: Log) -> None:
    """Gain, lose or take the goods; a winner gains only what the loser really lost (TTA-AGG-5)."""
    if mode in (GAIN_ONE, GAIN_MIX):
        receive_resources(state, seat, resources, log)
        receive_food(state, seat, amount - resources, log)
        return
    total = in_all(state, amount, mode, of)
    food_lost, resources_lost = lose_goods(state, of, total - resources, resources, log)
    if mode == TAKE_MIX:
        receive_food(state, seat, min(food_lost, total - resources), log)
        receive_resources(state, seat, min(resources_lost, resources), log)


class Goods(Ask[AgesState]):
    """Divide goods into food and resources; the frame has the amount, what is done, and whose they are (TTA-CRD-20)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every possible mix."""
        return [pack(verbs.CHOOSE_GOODS, n) for n in mixes(state, first(frame), second(frame), third(frame))]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The number chosen is that of resources; the rest is food."""
        state.agenda.answered(seat)
        exchange(state, seat, first(frame), second(frame), third(frame), first(code), log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """This mix is not possible."""
        return Reason("TTA-CRD-20", "through-the-ages-no-such-mix") if verb_of(code) == verbs.CHOOSE_GOODS else None


def lose_people(state: AgesState, seat: int, count: int, log: Log) -> int:
    """Lose unused workers first, then workers that the loser chooses (TTA-EVE-3); returns how many in all."""
    civ = state.civs[seat]
    count = min(count, civ.unused + sum(civ.workers))
    idle = min(count, civ.unused)
    civ.unused -= idle
    civ.yellow += idle
    if idle:
        log.note(notes.POPULATION_LOST, seat, idle)
    if count > idle:
        state.agenda.ask(seat, steps.WORKER_LOSS, count - idle)
    return count


class WorkerLoss(Ask[AgesState]):
    """Choose a worker to lose; the frame has how many are still to go (TTA-EVE-3)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every technology with a worker."""
        civ, box = state.civs[seat], state.box
        return [pack(verbs.LOSE_WORKER, box.sites[site]) for site in range(len(box.sites)) if civ.workers[site]]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The worker goes to the yellow bank."""
        civ = state.civs[seat]
        civ.workers[state.box.site[first(code)]] -= 1
        civ.yellow += 1
        log.note(notes.POPULATION_LOST, seat, 1)
        if first(frame) > 1:
            state.agenda.again(seat, steps.WORKER_LOSS, first(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is no worker on this technology."""
        return Reason("TTA-EVE-3", "through-the-ages-nobody-there") if verb_of(code) == verbs.LOSE_WORKER else None


class BuildingLoss(Ask[AgesState]):
    """Choose a farm, mine or urban building to lose (TTA-CRD-20)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every farm, mine or urban building that the seat has."""
        civ, box = state.civs[seat], state.box
        sites = range(box.kind_from[INFANTRY])
        return [pack(verbs.DESTROY_OWN, box.sites[site]) for site in sites if civ.workers[site]]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The worker becomes unused (TTA-EVE-9)."""
        state.agenda.answered(seat)
        destroy(state, seat, state.box.site[first(code)], log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is no such building."""
        return Reason("TTA-CRD-20", "through-the-ages-no-such-building") if verb_of(code) == verbs.DESTROY_OWN else None


class Terror(Ask[AgesState]):
    """Choose an urban building of somebody else to destroy; the frame has the victim (TTA-CRD-20)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every urban building of the victim."""
        civ, box = state.civs[first(frame)], state.box
        return [pack(verbs.RAZE, box.sites[site], 1) for site in box.urban_sites if civ.workers[site]]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The worker becomes unused (TTA-EVE-9)."""
        state.agenda.answered(seat)
        destroy(state, first(frame), state.box.site[first(code)], log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is no such building."""
        return Reason("TTA-CRD-20", "through-the-ages-no-such-building") if verb_of(code) == verbs.RAZE else None


def ask_raid(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the winner destroy up to `value` urban buildings, if there are any (TTA-CRD-25)."""
    for site in state.box.urban_sites:
        if state.civs[state.course.defender].workers[site]:
            state.agenda.ask(seat, steps.RAID, value)
            return


class Raid(Ask[AgesState]):
    """Choose buildings of one type and level, and how many, to destroy for half their cost (TTA-CRD-25)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every type and level of the loser's urban buildings, with up to as many as the frame says."""
        civ, box = state.civs[state.course.defender], state.box
        found: list[int] = []
        for site in box.urban_sites:
            for count in range(1, min(first(frame), civ.workers[site]) + 1):
                found.append(pack(verbs.RAZE, box.sites[site], count))
        return found

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The winner gains half the printed cost; only the card of age I rounds it up."""
        box, course = state.box, state.course
        state.agenda.answered(seat)
        site, count = box.site[first(code)], second(code)
        for _ in range(count):
            destroy(state, course.defender, site, log)
        up = 1 if box.happenings[course.fight][0].amounts else 0
        receive_resources(state, seat, (box.cost[first(code)] * count + up) // 2, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There are no such buildings, or fewer than that."""
        return Reason("TTA-CRD-25", "through-the-ages-no-such-building") if verb_of(code) == verbs.RAZE else None


def lose_a_colony(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the owner choose a colony to lose (TTA-CRD-20)."""
    colonies = state.civs[seat].colonies
    if len(colonies) == 1:
        state.piles.past.append(colonies[0])
        lose_colony(state, seat, colonies[0], log)
    elif colonies:
        state.agenda.ask(seat, steps.COLONY_LOSS)


class ColonyLoss(Ask[AgesState]):
    """Choose a colony to lose (TTA-CRD-20)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every colony that the seat has."""
        return [pack(verbs.GIVE_UP_COLONY, card) for card in sorted(state.civs[seat].colonies)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The colony goes to the old events (TTA-MCA-4)."""
        state.agenda.answered(seat)
        state.piles.past.append(first(code))
        lose_colony(state, seat, first(code), log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The seat does not have this colony."""
        return Reason("TTA-CRD-20", "through-the-ages-no-colony") if verb_of(code) == verbs.GIVE_UP_COLONY else None


def take_a_colony(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the winner choose a colony to take (TTA-CRD-26)."""
    if state.civs[state.course.defender].colonies:
        state.agenda.ask(seat, steps.COLONY_SPOIL)


class ColonySpoil(Ask[AgesState]):
    """Choose a colony to take, with its permanent effects only, and tokens from the box (TTA-CRD-26)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every colony of the loser."""
        return [pack(verbs.TAKE_COLONY, card) for card in sorted(state.civs[state.course.defender].colonies)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The colony goes from the loser to the winner."""
        state.agenda.answered(seat)
        lose_colony(state, state.course.defender, first(code), log)
        colonize(state, seat, first(code), False, log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The loser does not have this colony."""
        return Reason("TTA-CRD-26", "through-the-ages-no-colony") if verb_of(code) == verbs.TAKE_COLONY else None


def old_wonders(state: AgesState, seat: int) -> list[int]:
    """Completed wonders of ages A and I that are not ravaged."""
    civ = state.civs[seat]
    return sorted([card for card in civ.wonders if state.box.age[card] < 2 and card not in civ.ravaged])


def ravage_one(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the owner choose a wonder of age A or I to be ravaged (TTA-CRD-15)."""
    wonders = old_wonders(state, seat)
    if len(wonders) == 1:
        ravage(state, seat, wonders[0], log)
    elif wonders:
        state.agenda.ask(seat, steps.WONDER_LOSS)


def ravage(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Ravage a wonder, which keeps 2 culture per turn and nothing else."""
    state.civs[seat].ravaged.append(card)
    log.note(notes.WONDER_RAVAGED, seat, card)
    count_actions(state, seat)


class WonderLoss(Ask[AgesState]):
    """Choose a wonder to be ravaged (TTA-CRD-15)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every working wonder of ages A and I that the seat has."""
        return [pack(verbs.RAVAGE, card) for card in old_wonders(state, seat)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Ravage it."""
        state.agenda.answered(seat)
        ravage(state, seat, first(code), log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """The card is not one of these wonders."""
        return Reason("TTA-CRD-15", "through-the-ages-no-old-wonder") if verb_of(code) == verbs.RAVAGE else None


class TokenLoss(Ask[AgesState]):
    """Choose a card to lose a blue token; the frame has how many are still to go (TTA-COL-8, TTA-CRD-21)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Every card with a token."""
        civ, box = state.civs[seat], state.box
        return [pack(verbs.LOSE_TOKEN, box.sites[site]) for site in range(box.stores) if civ.tokens[site]]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """The token goes to the box."""
        state.civs[seat].tokens[state.box.site[first(code)]] -= 1
        state.course.blue_box += 1
        log.note(notes.TOKENS_LOST, seat, 0, 1)
        if first(frame) > 1:
            state.agenda.again(seat, verb_of(frame), first(frame) - 1)
        else:
            state.agenda.answered(seat)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """There is no token on this card."""
        return Reason("TTA-CRD-21", "through-the-ages-no-token") if verb_of(code) == verbs.LOSE_TOKEN else None


class FreeBuilding(Ask[AgesState]):
    """Put an unused worker on the technology in the frame for free, or do not (TTA-EVE-8)."""

    def legal(self, state: AgesState, seat: int, frame: int) -> list[int]:
        """Yes or no."""
        return [pack(verbs.BUILD_FREE), pack(verbs.DONE)]

    def apply(self, state: AgesState, seat: int, frame: int, code: int, log: Log) -> None:
        """Build without spending an action, or leave it."""
        state.agenda.answered(seat)
        if verb_of(code) == verbs.BUILD_FREE:
            put_to_work(state, seat, state.box.site[first(frame)], log)

    def why_not(self, state: AgesState, seat: int, frame: int, code: int) -> Reason | None:
        """Yes and no are always possible."""
        return None
