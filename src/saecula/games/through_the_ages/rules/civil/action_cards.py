"""Action cards: some give something at once, others include an action (TTA-CIV-8, TTA-CRD-1)."""

from collections.abc import Callable
from typing import Final

from saecula.games.through_the_ages.model import kinds, notes, verbs
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.building import (
    CIVIL_SHORT,
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
from saecula.kernel.codes import Log, Reason, first, pack, second, third, verb_of

OTHERWISE: Final = Reason("TTA-CIV-8", "through-the-ages-card-does-otherwise")
# What the tables of this chapter hold: functions that add moves, make one, or say why one is not possible.
Adder = Callable[[AgesState, int, int, list[int]], None]
Deed = Callable[[AgesState, int, int, Log], None]
Doubt = Callable[[AgesState, int, int], Reason | None]


def card_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add every way to play an action card that was not taken this turn (TTA-TAK-5)."""
    civ = state.civs[seat]
    last = -1
    for card in civ.hand:
        if card != last and playable(state, seat, card):
            moves_with(state, seat, card, out)
        last = card


def moves_with(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add every way to play one action card, according to the action that it includes."""
    for effect, add in INCLUDED:
        if state.box.effect(card, effect):
            add(state, seat, card, out)
            return
    out.append(pack(verbs.PLAY_ACTION, card))


def grow_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add an increase of population, if it can be paid in full (TTA-CIV-15)."""
    if growth_refusal(state, seat, 0) is None:
        out.append(pack(verbs.GROW_WITH, card))


def stage_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add a stage of the wonder at the card's discount."""
    if stages_payable(state, seat, 1, state.box.effect(card, kinds.ACT_STAGE)):
        out.append(pack(verbs.STAGE_WITH, card))


def build_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add everything that the card can build."""
    box = state.box
    less, mask = box.effect(card, kinds.ACT_BUILD), box.mask(card, kinds.ACT_BUILD)
    if state.civs[seat].unused == 0:
        return
    for site in range(len(box.sites)):
        fits = state.civs[seat].known[site] and mask >> box.site_kind[site] & 1
        if fits and build_refusal(state, seat, site, less) is None:
            out.append(pack(verbs.BUILD_WITH, card, box.sites[site]))


def upgrade_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add everything that the card can upgrade: farms, mines, urban buildings."""
    box, civ = state.box, state.civs[seat]
    less = box.effect(card, kinds.ACT_UPGRADE)
    for site in range(len(box.sites)):
        kind = box.site_kind[site]
        if civ.workers[site] and not kinds.is_unit(kind):
            for higher in range(site + 1, box.kind_to[kind]):
                if upgrade_refusal(state, seat, site, higher, less) is None:
                    out.append(pack(verbs.UPGRADE_WITH, card, box.sites[site], box.sites[higher]))


def develop_with_moves(state: AgesState, seat: int, card: int, out: list[int]) -> None:
    """Add the technologies that Breakthrough can play, and the revolutions (TTA-CIV-12)."""
    box, civ = state.box, state.civs[seat]
    revolts = revolution_refusal(state, seat) is None
    last = -1
    for other in civ.hand:
        if other != last and kinds.is_technology(box.kind[other]):
            if can_develop(state, seat, other, False):
                out.append(pack(verbs.DEVELOP_WITH, card, other))
            if box.kind[other] == kinds.GOVERNMENT and revolts and can_develop(state, seat, other, True):
                out.append(pack(verbs.REVOLT_WITH, card, other))
        last = other


#: The actions that cards include, each with the function that adds the ways to play such a card.
INCLUDED: list[tuple[int, Adder]] = [
    (kinds.ACT_BUILD, build_with_moves),
    (kinds.ACT_UPGRADE, upgrade_with_moves),
    (kinds.ACT_STAGE, stage_with_moves),
    (kinds.ACT_GROWTH, grow_with_moves),
    (kinds.ACT_DEVELOP, develop_with_moves),
]


def why_not_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why an action card cannot be played in this way."""
    civ, card = state.civs[seat], first(code)
    if card not in civ.hand:
        return Reason("TTA-CIV-8", "through-the-ages-not-in-hand")
    if state.box.kind[card] != kinds.ACTION:
        return OTHERWISE
    if not playable(state, seat, card):
        return Reason("TTA-TAK-5", "through-the-ages-card-too-fresh")
    if civ.civil_left() <= 0:
        return CIVIL_SHORT
    doubt = DOUBTS_WITH.get(verb_of(code))
    if doubt is None:
        return OTHERWISE
    return doubt(state, seat, code) or Reason("TTA-CIV-8", "through-the-ages-not-now")


def why_not_play_action(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why a card that gives something at once cannot be played."""
    return CIVIL_SHORT if state.civs[seat].civil_left() <= 0 else why_not_with(state, seat, code)


def why_not_build_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot build there."""
    box, card, on = state.box, first(code), second(code)
    if not box.mask(card, kinds.ACT_BUILD) >> box.kind[on] & 1:
        return OTHERWISE
    return build_refusal(state, seat, box.site[on], box.effect(card, kinds.ACT_BUILD))


def why_not_upgrade_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot make this upgrade."""
    box = state.box
    less, site, higher = box.effect(first(code), kinds.ACT_UPGRADE), box.site[second(code)], box.site[third(code)]
    if not less or site < 0 or higher < 0:
        return OTHERWISE
    return upgrade_refusal(state, seat, site, higher, less)


def why_not_grow_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot increase the population."""
    does = state.box.effect(first(code), kinds.ACT_GROWTH)
    return growth_refusal(state, seat, 0) if does else OTHERWISE


def why_not_stage_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot build a stage."""
    does = state.box.effect(first(code), kinds.ACT_STAGE)
    return Reason("TTA-CIV-5", "through-the-ages-no-stage") if does else OTHERWISE


def why_not_develop_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot play the technology."""
    does = state.box.effect(first(code), kinds.ACT_DEVELOP)
    return develop_refusal(state, seat, second(code), False) if does else OTHERWISE


def why_not_revolt_with(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why the card cannot start the revolution (TTA-CIV-12)."""
    if not state.box.effect(first(code), kinds.ACT_DEVELOP):
        return OTHERWISE
    return revolution_refusal(state, seat) or develop_refusal(state, seat, second(code), True)


DOUBTS_WITH: dict[int, Doubt] = {
    verbs.BUILD_WITH: why_not_build_with,
    verbs.UPGRADE_WITH: why_not_upgrade_with,
    verbs.GROW_WITH: why_not_grow_with,
    verbs.STAGE_WITH: why_not_stage_with,
    verbs.DEVELOP_WITH: why_not_develop_with,
    verbs.REVOLT_WITH: why_not_revolt_with,
}


def discard_action(state: AgesState, seat: int, card: int, log: Log) -> None:
    """Remove an action card from the game as it is played."""
    state.civs[seat].hand.remove(card)
    state.course.gone.append(card)
    log.note(notes.ACTION_PLAYED, seat, card)


def use_card(state: AgesState, seat: int, code: int, log: Log) -> int:
    """Play the action card of a move, which costs one civil action in all (TTA-CIV-8); returns the card."""
    discard_action(state, seat, first(code), log)
    state.civs[seat].civil_spent += 1
    return first(code)


def do_build_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Build at the card's discount."""
    box, card = state.box, use_card(state, seat, code, log)
    build(state, seat, box.site[second(code)], box.effect(card, kinds.ACT_BUILD), log)


def do_upgrade_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Upgrade at the card's discount."""
    box, card = state.box, use_card(state, seat, code, log)
    upgrade(state, seat, box.site[second(code)], box.site[third(code)], box.effect(card, kinds.ACT_UPGRADE), log)


def do_stage_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Build a stage at the card's discount."""
    card = use_card(state, seat, code, log)
    build_stage(state, seat, state.box.effect(card, kinds.ACT_STAGE), log)


def do_grow_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Increase the population, paid in full before the card gives anything (TTA-CIV-15)."""
    card = use_card(state, seat, code, log)
    pay_growth(state, seat, 0, log)
    receive_food(state, seat, state.box.effect(card, kinds.ACT_GROWTH), log)


def do_develop_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play a technology, paid in full before the card gives anything (TTA-CIV-15)."""
    card = use_card(state, seat, code, log)
    develop(state, seat, second(code), log)
    score_science(state, seat, state.box.effect(card, kinds.ACT_DEVELOP), log)


def do_revolt_with(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Start a revolution, which uses all civil actions; with Robespierre only the card costs one (TTA-CIV-12)."""
    box, civ, card = state.box, state.civs[seat], first(code)
    discard_action(state, seat, card, log)
    if box.effect(civ.leader, kinds.MILITARY_REVOLUTION):
        civ.civil_spent += 1
    revolt(state, seat, second(code), log)
    score_science(state, seat, box.effect(card, kinds.ACT_DEVELOP), log)


DEEDS_WITH: dict[int, Deed] = {
    verbs.BUILD_WITH: do_build_with,
    verbs.UPGRADE_WITH: do_upgrade_with,
    verbs.GROW_WITH: do_grow_with,
    verbs.STAGE_WITH: do_stage_with,
    verbs.DEVELOP_WITH: do_develop_with,
    verbs.REVOLT_WITH: do_revolt_with,
}


def do_play_action(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Play an action card that gives something once and at once (TTA-CIV-16)."""
    box, civ = state.box, state.civs[seat]
    card = use_card(state, seat, code, log)
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
    """The figure on a card for the number of players left (TTA-END-10)."""
    return state.box.amounts[card][max(2, state.players()) - 2]


def stronger(state: AgesState, seat: int) -> int:
    """How many other civilizations are strictly stronger (TTA-CRD-34)."""
    mine = strength(state, seat)
    count = 0
    for other in state.playing():
        if strength(state, other) > mine:
            count += 1
    return count


def richer(state: AgesState, seat: int) -> int:
    """How many other civilizations have strictly more culture (TTA-CRD-34)."""
    count = 0
    for other in state.playing():
        if state.civs[other].culture > state.civs[seat].culture:
            count += 1
    return count
