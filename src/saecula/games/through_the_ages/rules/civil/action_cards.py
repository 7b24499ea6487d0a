"""Action cards: some give something at once, some include an action (TTA-CIV-8, TTA-CRD-1)."""

from saecula.games.through_the_ages.model.kinds import (
    ACT_BUILD,
    ACT_DEVELOP,
    ACT_GROWTH,
    ACT_STAGE,
    ACT_UPGRADE,
    CULTURE_PER_RICHER,
    DRILL,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GAIN_SCIENCE,
    GOVERNMENT,
    MILITARY_REVOLUTION,
    RESOURCES_PER_STRONGER,
    UNIT_RESOURCES,
    is_technology,
    is_unit,
)
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.model.verbs import (
    BUILD_WITH,
    DEVELOP_WITH,
    EV_ACTION_PLAYED,
    GROW_WITH,
    PLAY_ACTION,
    REVOLT_WITH,
    STAGE_WITH,
    UPGRADE_WITH,
)
from saecula.games.through_the_ages.rules.civil.building import (
    build,
    build_refusal,
    growth_refusal,
    pay_growth,
    upgrade,
    upgrade_refusal,
)
from saecula.games.through_the_ages.rules.civil.developing import (
    can_develop,
    develop,
    develop_refusal,
    revolt,
    revolution_refusal,
)
from saecula.games.through_the_ages.rules.civil.wonders import build_stage, stages_payable
from saecula.games.through_the_ages.rules.military.hands import playable
from saecula.games.through_the_ages.rules.points import (
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from saecula.games.through_the_ages.rules.ratings import strength
from saecula.kernel.codes import Log, first, pack, second, third, verb_of

WITH = (GROW_WITH, BUILD_WITH, UPGRADE_WITH, STAGE_WITH, DEVELOP_WITH, REVOLT_WITH)


def card_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add every way to play an action card; cards of this turn's taking are not ready (TTA-TAK-5)."""
    box, civ = state.box, state.civs[seat]
    last = -1
    for card in civ.hand:
        if card == last or not playable(state, seat, card):
            continue
        last = card
        if box.effect(card, ACT_BUILD):
            build_with_moves(state, seat, card, out)
        elif box.effect(card, ACT_UPGRADE):
            upgrade_with_moves(state, seat, card, out)
        elif box.effect(card, ACT_STAGE):
            if stages_payable(state, seat, 1, box.effect(card, ACT_STAGE)):
                out.append(pack(STAGE_WITH, card))
        elif box.effect(card, ACT_GROWTH):
            if growth_refusal(state, seat, 0)[0] == "":
                out.append(pack(GROW_WITH, card))
        elif box.effect(card, ACT_DEVELOP):
            develop_with_moves(state, seat, card, out)
        else:
            out.append(pack(PLAY_ACTION, card))


def build_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add what the card may build."""
    box = state.box
    less, mask = box.effect(card, ACT_BUILD), box.mask(card, ACT_BUILD)
    if state.civs[seat].unused == 0:
        return
    for site in range(len(box.sites)):
        fits = state.civs[seat].known[site] and mask >> box.site_kind[site] & 1
        if fits and build_refusal(state, seat, site, less)[0] == "":
            out.append(pack(BUILD_WITH, card, box.sites[site]))


def upgrade_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add what the card may upgrade: farms, mines, urban buildings."""
    box, civ = state.box, state.civs[seat]
    less = box.effect(card, ACT_UPGRADE)
    for site in range(len(box.sites)):
        kind = box.site_kind[site]
        if civ.workers[site] and not is_unit(kind):
            for higher in range(site + 1, box.kind_to[kind]):
                if upgrade_refusal(state, seat, site, higher, less)[0] == "":
                    out.append(pack(UPGRADE_WITH, card, box.sites[site], box.sites[higher]))


def develop_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add the technologies that Breakthrough may play, a revolution too (TTA-CIV-12)."""
    box, civ = state.box, state.civs[seat]
    revolts = revolution_refusal(state, seat)[0] == ""
    last = -1
    for other in civ.hand:
        if other != last and is_technology(box.kind[other]):
            if can_develop(state, seat, other, False):
                out.append(pack(DEVELOP_WITH, card, other))
            if box.kind[other] == GOVERNMENT and revolts and can_develop(state, seat, other, True):
                out.append(pack(REVOLT_WITH, card, other))
        last = other


def with_refusal(state: AgesState, seat: int, code: int) -> tuple[str, str]:
    """The clause and sentence against playing an action card so."""
    box, civ = state.box, state.civs[seat]
    verb, card = verb_of(code), first(code)
    if card not in civ.hand:
        return "TTA-CIV-8", "through-the-ages-not-in-hand"
    if not playable(state, seat, card):
        return "TTA-TAK-5", "through-the-ages-card-too-fresh"
    if civ.civil_left() <= 0:
        return "TTA-TUR-3", "through-the-ages-civil-actions-short"
    found = ("TTA-CIV-8", "through-the-ages-card-does-otherwise")
    if verb == BUILD_WITH and box.mask(card, ACT_BUILD) >> box.kind[second(code)] & 1:
        found = build_refusal(state, seat, box.site[second(code)], box.effect(card, ACT_BUILD))
    elif verb == UPGRADE_WITH and box.effect(card, ACT_UPGRADE) and is_pair_of_sites(state, code):
        sites = (box.site[second(code)], box.site[third(code)])
        found = upgrade_refusal(state, seat, sites[0], sites[1], box.effect(card, ACT_UPGRADE))
    elif verb == GROW_WITH and box.effect(card, ACT_GROWTH):
        found = growth_refusal(state, seat, 0)
    elif verb == STAGE_WITH and box.effect(card, ACT_STAGE):
        found = ("TTA-CIV-5", "through-the-ages-no-stage")
    elif verb == DEVELOP_WITH and box.effect(card, ACT_DEVELOP):
        found = develop_refusal(state, seat, second(code), False)
    elif verb == REVOLT_WITH and box.effect(card, ACT_DEVELOP):
        late = revolution_refusal(state, seat)
        found = late if late[0] else develop_refusal(state, seat, second(code), True)
    return found if found[0] else ("TTA-CIV-8", "through-the-ages-not-now")


def is_pair_of_sites(state: AgesState, code: int) -> bool:
    """Whether the second and third card of a move hold workers."""
    return state.box.site[second(code)] >= 0 and state.box.site[third(code)] >= 0


def discard_action(state: AgesState, seat: int, card: int, log: Log) -> None:
    """An action card leaves the game once it is played."""
    state.civs[seat].hand.remove(card)
    state.course.gone.append(card)
    log.note(EV_ACTION_PLAYED, seat, card)


def play_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play an action card that includes an action; one civil action in all (TTA-CIV-8)."""
    box, civ = state.box, state.civs[seat]
    verb, card = verb_of(code), first(code)
    discard_action(state, seat, card, log)
    if verb != REVOLT_WITH or box.effect(civ.leader, MILITARY_REVOLUTION):
        civ.civil_spent += 1
    if verb == BUILD_WITH:
        build(state, seat, box.site[second(code)], box.effect(card, ACT_BUILD), log)
    elif verb == UPGRADE_WITH:
        upgrade(state, seat, box.site[second(code)], box.site[third(code)], box.effect(card, ACT_UPGRADE), log)
    elif verb == STAGE_WITH:
        build_stage(state, seat, box.effect(card, ACT_STAGE), log)
    elif verb == GROW_WITH:
        # the action is paid in full first (TTA-CIV-15)
        pay_growth(state, seat, 0, log)
        receive_food(state, seat, box.effect(card, ACT_GROWTH), log)
    else:
        if verb == DEVELOP_WITH:
            develop(state, seat, second(code), log)
        else:
            revolt(state, seat, second(code), log)
        score_science(state, seat, box.effect(card, ACT_DEVELOP), log)


def play_action(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Play an action card that gives something once, at once (TTA-CIV-16)."""
    box, civ = state.box, state.civs[seat]
    discard_action(state, seat, card, log)
    civ.civil_spent += 1
    score_science(state, seat, box.effect(card, GAIN_SCIENCE), log)
    score_culture(state, seat, box.effect(card, GAIN_CULTURE), log)
    receive_food(state, seat, box.effect(card, GAIN_FOOD), log)
    receive_resources(state, seat, box.effect(card, GAIN_RESOURCE), log)
    civ.drill += box.effect(card, DRILL)
    civ.special_resources += box.effect(card, UNIT_RESOURCES)
    if box.effect(card, RESOURCES_PER_STRONGER):
        civ.special_resources += per_player(state, card) * stronger(state, seat)
    if box.effect(card, CULTURE_PER_RICHER):
        score_culture(state, seat, per_player(state, card) * richer(state, seat), log)


def per_player(state: AgesState, card: int) -> int:
    """The figure of a card for the players left (TTA-END-10)."""
    return state.box.amounts[card][max(2, state.players()) - 2]


def stronger(state: AgesState, seat: int) -> int:
    """Civilizations that are strictly stronger (TTA-CRD-34)."""
    mine = strength(state, seat)
    count = 0
    for other in state.playing():
        if strength(state, other) > mine:
            count += 1
    return count


def richer(state: AgesState, seat: int) -> int:
    """Civilizations with strictly more culture (TTA-CRD-34)."""
    count = 0
    for other in state.playing():
        if state.civs[other].culture > state.civs[seat].culture:
            count += 1
    return count
