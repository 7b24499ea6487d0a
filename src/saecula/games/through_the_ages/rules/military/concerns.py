"""What an event, a colony or a fight does to one seat, which is asked for any choices (TTA-EVE, TTA-AGG-4)."""

from collections.abc import Callable

from saecula.games.through_the_ages.model import kinds, notes, steps
from saecula.games.through_the_ages.model.civ import KEEPS_CARDS
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.building import is_full
from saecula.games.through_the_ages.rules.civil.developing import lose_leader
from saecula.games.through_the_ages.rules.end_of_age import lose_wonder
from saecula.games.through_the_ages.rules.goods import stored
from saecula.games.through_the_ages.rules.military.impacts import impact
from saecula.games.through_the_ages.rules.military.losses import (
    GAIN_MIX,
    GAIN_ONE,
    LOSE_MIX,
    TAKE_MIX,
    ask_goods,
    ask_raid,
    lose_a_colony,
    lose_people,
    ravage_one,
    take_a_colony,
)
from saecula.games.through_the_ages.rules.points import (
    change_blue,
    grow,
    lose_goods,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from saecula.games.through_the_ages.rules.production import CORRUPTS, eat, harvest, start_mines
from saecula.games.through_the_ages.rules.ratings import culture_rate, science_rate, unhappy_workers
from saecula.kernel.codes import Log, first, second, third
from saecula.kernel.steps import Run


class Concern(Run[AgesState]):
    """One effect for one seat; the frame has the seat, the kind of effect and how much."""

    def run(self, state: AgesState, frame: int, log: Log) -> None:
        """Look the effect up in the table; those that are not there are impacts, which score culture."""
        if state.course.out[first(frame)]:
            return
        found = CONCERNS.get(second(frame))
        if found is not None:
            found(state, first(frame), third(frame), log)
            return
        for happening in state.box.happenings[state.course.event]:
            if happening.kind == second(frame):
                score_culture(state, first(frame), impact(state, first(frame), happening), log)


def food_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain food (TTA-BLU-3)."""
    receive_food(state, seat, value, log)


def resources_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain resources (TTA-BLU-3)."""
    receive_resources(state, seat, value, log)


def science_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain science points."""
    score_science(state, seat, value, log)


def culture_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain culture points."""
    score_culture(state, seat, value, log)


def people_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain new workers for free, as far as the bank has any (TTA-CRD-38)."""
    grow(state, seat, value, log)


def goods_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain either food or resources, by choice (TTA-CRD-20)."""
    ask_goods(state, seat, value, GAIN_ONE, seat, log)


def mix_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Gain food and resources in any mix (TTA-CRD-20)."""
    ask_goods(state, seat, value, GAIN_MIX, seat, log)


def cards_for(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Draw military cards."""
    state.agenda.next(steps.MILITARY_CARDS, seat, value)


def keep_cards(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Skip the discard of this turn (TTA-CRD-22)."""
    state.civs[seat].once |= KEEPS_CARDS


def free_building(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Offer to put an unused worker on a technology for free (TTA-EVE-8)."""
    site = state.box.site[card]
    if state.civs[seat].unused and not is_full(state, seat, state.box.site_kind[site]):
        state.agenda.ask(seat, steps.FREE_BUILDING, card)


def farms_produce(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let farms produce, without eating (TTA-CRD-23)."""
    harvest(state, seat, log)


def mines_produce(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let mines produce, without corruption (TTA-CRD-23)."""
    start_mines(state, seat, 0)


def economy(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let farms produce, eat, let mines produce, and pay corruption (TTA-CRD-23)."""
    harvest(state, seat, log)
    eat(state, seat, log)
    start_mines(state, seat, CORRUPTS)


def score_culture_rate(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Score culture as in production."""
    score_culture(state, seat, culture_rate(state, seat), log)


def score_science_rate(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Score science as in production."""
    score_science(state, seat, science_rate(state, seat), log)


def culture_for_science(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Score as much culture as the science per turn."""
    score_culture(state, seat, science_rate(state, seat), log)


def fewer_people(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose population (TTA-EVE-3)."""
    lose_people(state, seat, value, log)


def emigrate(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose population: half the unhappy workers, rounded up (TTA-CRD-18)."""
    lose_people(state, seat, (unhappy_workers(state, seat) + 1) // 2, log)


def lose_a_building(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the owner choose a farm, mine or urban building to lose (TTA-CRD-20)."""
    box = state.box
    for site in range(box.kind_from[kinds.INFANTRY]):
        if state.civs[seat].workers[site]:
            state.agenda.ask(seat, steps.BUILDING_LOSS)
            return


def less_culture(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose culture points."""
    score_culture(state, seat, -value, log)


def lose_mix(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose food and resources; the owner chooses the mix (TTA-CRD-20)."""
    ask_goods(state, seat, value, LOSE_MIX, seat, log)


def lose_food(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose all food."""
    lose_goods(state, seat, stored(state.box, state.civs[seat], state.box.farms), 0, log)


def lose_actions(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose `value` civil actions of the next turn for each unhappy worker (TTA-CRD-14)."""
    lost = value * unhappy_workers(state, seat)
    if lost:
        state.civs[seat].rebellion += lost
        log.note(notes.ACTIONS_LOST, seat, lost)


def give_yellow(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Give yellow tokens from the bank to the strongest civilization (TTA-EVE-3)."""
    give_tokens(state, seat, state.course.by_strength[0], value, log)


def give_tokens(state: AgesState, giver: int, taker: int, count: int, log: Log) -> None:
    """Move yellow tokens from one bank to another, as far as the giver has any."""
    given = min(count, state.civs[giver].yellow)
    state.civs[giver].yellow -= given
    state.civs[taker].yellow += given
    if given:
        log.note(notes.TOKENS_LOST, giver, given, 0)
        log.note(notes.TOKENS_GAINED, taker, given, 0)


def unrest(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose `value` culture for each unhappy worker."""
    score_culture(state, seat, -value * unhappy_workers(state, seat), log)


def lose_token(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose blue tokens from the bank, or from cards if it is empty (TTA-CRD-21)."""
    change_blue(state, seat, -value, log)


def drop_leader(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Lose the leader unless it is of the current age (TTA-CRD-17)."""
    leader = state.civs[seat].leader
    if leader >= 0 and state.box.age[leader] != state.course.age:
        lose_leader(state, seat, log)


def agreement(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the seat, the strongest one, take cards; then the row is filled (TTA-CRD-16)."""
    state.agenda.next(steps.REPLENISH, 1)
    state.agenda.ask(seat, steps.AGREEMENT, value, 0)


def terror(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Let the seat choose an urban building of every other civilization to destroy (TTA-CRD-20)."""
    for other in reversed(state.playing()):
        if other != seat:
            for site in state.box.urban_sites:
                if state.civs[other].workers[site]:
                    state.agenda.ask(seat, steps.TERROR, other)
                    break


def steal_goods(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Take food and resources from the loser; the winner chooses the mix (TTA-AGG-4, TTA-AGG-5)."""
    ask_goods(state, seat, value, TAKE_MIX, state.course.defender, log)


def kill_leader(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Remove the loser's leader, and score culture for its level (TTA-CRD-24)."""
    loser = state.course.defender
    leader = state.civs[loser].leader
    if leader >= 0:
        lose_leader(state, loser, log)
        score_culture(state, seat, value * state.box.age[leader], log)


def break_wonder(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Remove the loser's unfinished wonder, and score culture for its level (TTA-CRD-24)."""
    loser = state.course.defender
    wonder = state.civs[loser].wonder
    if wonder >= 0:
        lose_wonder(state, loser, log)
        score_culture(state, seat, value * state.box.age[wonder], log)


def steal_science(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Take science points, no more than the loser has (TTA-AGG-5)."""
    lost = -score_science(state, state.course.defender, -value, log)
    score_science(state, seat, lost, log)


def steal_culture(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Take culture points, no more than the loser has (TTA-AGG-5)."""
    lost = -score_culture(state, state.course.defender, -value, log)
    score_culture(state, seat, lost, log)


def steal_technology(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Take special technologies for as much science as they cost, then the rest in science (TTA-CRD-27)."""
    state.agenda.ask(seat, steps.TECHNOLOGY_SPOIL, value, 0)


def steal_territory(state: AgesState, seat: int, value: int, log: Log) -> None:
    """Take one yellow token, and one more for every full three of advantage (TTA-CRD-28)."""
    step = state.box.happenings[state.course.fight][0].value
    give_tokens(state, state.course.defender, seat, 1 + value // step, log)


def holy_war(state: AgesState, seat: int, value: int, log: Log) -> None:
    """The loser loses 1 population for every full three of advantage; the winner scores 3 culture each (TTA-CRD-28)."""
    step = state.box.happenings[state.course.fight][0].value
    lost = lose_people(state, state.course.defender, value // step, log)
    score_culture(state, seat, 3 * lost, log)
    log.note(notes.SPOILS_TAKEN, seat, lost)


CONCERNS: dict[int, Callable[[AgesState, int, int, Log], None]] = {
    kinds.E_FOOD: food_for,
    kinds.E_RESOURCE: resources_for,
    kinds.E_SCIENCE: science_for,
    kinds.E_CULTURE: culture_for,
    kinds.E_PEOPLE: people_for,
    kinds.E_CHOOSE_GOODS: goods_for,
    kinds.E_DRAW: cards_for,
    kinds.E_KEEP: keep_cards,
    kinds.E_BUILDING: free_building,
    kinds.E_MIX: mix_for,
    kinds.E_FARMS: farms_produce,
    kinds.E_MINES: mines_produce,
    kinds.E_ECONOMY: economy,
    kinds.E_SCORE_CULTURE: score_culture_rate,
    kinds.E_SCORE_SCIENCE: score_science_rate,
    kinds.E_CULTURE_FOR_SCIENCE: culture_for_science,
    kinds.E_LOSE_PEOPLE: fewer_people,
    kinds.E_LOSE_BUILDING: lose_a_building,
    kinds.E_LOSE_CULTURE: less_culture,
    kinds.E_LOSE_MIX: lose_mix,
    kinds.E_LOSE_FOOD: lose_food,
    kinds.E_LOSE_ACTIONS: lose_actions,
    kinds.E_GIVE_YELLOW: give_yellow,
    kinds.E_UNREST: unrest,
    kinds.E_LOSE_BLUE: lose_token,
    kinds.E_EMIGRATE: emigrate,
    kinds.E_DROP_LEADER: drop_leader,
    kinds.E_LOSE_COLONY: lose_a_colony,
    kinds.E_AGREEMENT: agreement,
    kinds.E_RAVAGE: ravage_one,
    kinds.E_TERROR: terror,
    kinds.E_TAKE_GOODS: steal_goods,
    kinds.E_RAID: ask_raid,
    kinds.E_TAKE_COLONY: take_a_colony,
    kinds.E_KILL_LEADER: kill_leader,
    kinds.E_BREAK_WONDER: break_wonder,
    kinds.E_TAKE_SCIENCE: steal_science,
    kinds.E_TAKE_CULTURE: steal_culture,
    kinds.E_WAR_CULTURE: steal_culture,
    kinds.E_WAR_GOODS: steal_goods,
    kinds.E_WAR_TECHNOLOGY: steal_technology,
    kinds.E_WAR_TERRITORY: steal_territory,
    kinds.E_HOLY_WAR: holy_war,
}
