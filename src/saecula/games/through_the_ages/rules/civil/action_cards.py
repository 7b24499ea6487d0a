"""Action cards: some give something at once, some include an action (TTA-CIV-8, TTA-CRD-1)."""

from saecula.games.through_the_ages.model import kinds, notes, verbs
from saecula.games.through_the_ages.model.state import AgesState
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

WITH = (verbs.GROW_WITH, verbs.BUILD_WITH, verbs.UPGRADE_WITH, verbs.STAGE_WITH, verbs.DEVELOP_WITH, verbs.REVOLT_WITH)


def card_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add every way to play an action card; cards of this turn's taking are not ready (TTA-TAK-5)."""
    box, civ = state.box, state.civs[seat]
    last = -1
    for card in civ.hand:
        if card == last or not playable(state, seat, card):
            continue
        last = card
        if box.effect(card, kinds.ACT_BUILD):
            build_with_moves(state, seat, card, out)
        elif box.effect(card, kinds.ACT_UPGRADE):
            upgrade_with_moves(state, seat, card, out)
        elif box.effect(card, kinds.ACT_STAGE):
            if stages_payable(state, seat, 1, box.effect(card, kinds.ACT_STAGE)):
                out.append(pack(verbs.STAGE_WITH, card))
        elif box.effect(card, kinds.ACT_GROWTH):
            if growth_refusal(state, seat, 0)[0] == "":
                out.append(pack(verbs.GROW_WITH, card))
        elif box.effect(card, kinds.ACT_DEVELOP):
            develop_with_moves(state, seat, card, out)
        else:
            out.append(pack(verbs.PLAY_ACTION, card))


def build_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add what the card may build."""
    box = state.box
    less, mask = box.effect(card, kinds.ACT_BUILD), box.mask(card, kinds.ACT_BUILD)
    if state.civs[seat].unused == 0:
        return
    for site in range(len(box.sites)):
        fits = state.civs[seat].known[site] and mask >> box.site_kind[site] & 1
        if fits and build_refusal(state, seat, site, less)[0] == "":
            out.append(pack(verbs.BUILD_WITH, card, box.sites[site]))


def upgrade_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add what the card may upgrade: farms, mines, urban buildings."""
    box, civ = state.box, state.civs[seat]
    less = box.effect(card, kinds.ACT_UPGRADE)
    for site in range(len(box.sites)):
        kind = box.site_kind[site]
        if civ.workers[site] and not kinds.is_unit(kind):
            for higher in range(site + 1, box.kind_to[kind]):
                if upgrade_refusal(state, seat, site, higher, less)[0] == "":
                    out.append(pack(verbs.UPGRADE_WITH, card, box.sites[site], box.sites[higher]))


def develop_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add the technologies that Breakthrough may play, a revolution too (TTA-CIV-12)."""
    box, civ = state.box, state.civs[seat]
    revolts = revolution_refusal(state, seat)[0] == ""
    last = -1
    for other in civ.hand:
        if other != last and kinds.is_technology(box.kind[other]):
            if can_develop(state, seat, other, False):
                out.append(pack(verbs.DEVELOP_WITH, card, other))
            if box.kind[other] == kinds.GOVERNMENT and revolts and can_develop(state, seat, other, True):
                out.append(pack(verbs.REVOLT_WITH, card, other))
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
    if verb == verbs.BUILD_WITH and box.mask(card, kinds.ACT_BUILD) >> box.kind[second(code)] & 1:
        found = build_refusal(state, seat, box.site[second(code)], box.effect(card, kinds.ACT_BUILD))
    elif verb == verbs.UPGRADE_WITH and box.effect(card, kinds.ACT_UPGRADE) and is_pair_of_sites(state, code):
        sites = (box.site[second(code)], box.site[third(code)])
        found = upgrade_refusal(state, seat, sites[0], sites[1], box.effect(card, kinds.ACT_UPGRADE))
    elif verb == verbs.GROW_WITH and box.effect(card, kinds.ACT_GROWTH):
        found = growth_refusal(state, seat, 0)
    elif verb == verbs.STAGE_WITH and box.effect(card, kinds.ACT_STAGE):
        found = ("TTA-CIV-5", "through-the-ages-no-stage")
    elif verb == verbs.DEVELOP_WITH and box.effect(card, kinds.ACT_DEVELOP):
        found = develop_refusal(state, seat, second(code), False)
    elif verb == verbs.REVOLT_WITH and box.effect(card, kinds.ACT_DEVELOP):
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
    log.note(notes.ACTION_PLAYED, seat, card)


def play_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play an action card that includes an action; one civil action in all (TTA-CIV-8)."""
    box, civ = state.box, state.civs[seat]
    verb, card = verb_of(code), first(code)
    discard_action(state, seat, card, log)
    if verb != verbs.REVOLT_WITH or box.effect(civ.leader, kinds.MILITARY_REVOLUTION):
        civ.civil_spent += 1
    if verb == verbs.BUILD_WITH:
        build(state, seat, box.site[second(code)], box.effect(card, kinds.ACT_BUILD), log)
    elif verb == verbs.UPGRADE_WITH:
        upgrade(state, seat, box.site[second(code)], box.site[third(code)], box.effect(card, kinds.ACT_UPGRADE), log)
    elif verb == verbs.STAGE_WITH:
        build_stage(state, seat, box.effect(card, kinds.ACT_STAGE), log)
    elif verb == verbs.GROW_WITH:
        # the action is paid in full first (TTA-CIV-15)
        pay_growth(state, seat, 0, log)
        receive_food(state, seat, box.effect(card, kinds.ACT_GROWTH), log)
    else:
        if verb == verbs.DEVELOP_WITH:
            develop(state, seat, second(code), log)
        else:
            revolt(state, seat, second(code), log)
        score_science(state, seat, box.effect(card, kinds.ACT_DEVELOP), log)


def play_action(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Play an action card that gives something once, at once (TTA-CIV-16)."""
    box, civ = state.box, state.civs[seat]
    discard_action(state, seat, card, log)
    civ.civil_spent += 1
    score_science(state, seat, box.effect(card, kinds.GAIN_SCIENCE), log)
    score_culture(state, seat, box.effect(card, kinds.GAIN_CULTURE), log)
    receive_food(state, seat, box.effect(card, kinds.GAIN_FOOD), log)
    receive_resources(state, seat, box.effect(card, kinds.GAIN_RESOURCE), log)
    civ.drill += box.effect(card, kinds.DRILL)
    civ.special_resources += box.effect(card, kinds.UNIT_RESOURCES)
    if box.effect(card, kinds.RESOURCES_PER_STRONGER):
        civ.special_resources += per_player(state, card) * stronger(state, seat)
    if box.effect(card, kinds.CULTURE_PER_RICHER):
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
