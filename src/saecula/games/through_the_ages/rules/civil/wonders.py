"""Wonders: building stages, completing them, and what that scores (TTA-CIV-5, TTA-CRD-9)."""

from saecula.games.through_the_ages.model import notes, verbs
from saecula.games.through_the_ages.model.kinds import (
    SCORE_LEVELS,
    SCORE_PRODUCERS,
    SCORE_TECHNOLOGIES,
    SCORE_WORKERS,
)
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.civil.building import CIVIL_SHORT
from saecula.games.through_the_ages.rules.civil.prices import stages_at_once
from saecula.games.through_the_ages.rules.goods import pay_resources, resources
from saecula.games.through_the_ages.rules.points import score_culture
from saecula.games.through_the_ages.rules.ratings import count_actions, levels, on_sites
from saecula.kernel.codes import Log, Reason, first, pack


def stages_payable(state: AgesState, seat: int, most: int, less: int) -> int:
    """How many stages can be built in a row, each paid (`less` cheaper) and marked with a bank token (TTA-CIV-22)."""
    box, civ = state.box, state.civs[seat]
    if civ.wonder < 0:
        return 0
    costs = box.stages[civ.wonder]
    tokens, bank, route, built = civ.tokens.copy(), civ.bank, civ.route_resources, 0
    while built < most and civ.stages + built < len(costs):
        cost = max(0, costs[civ.stages + built] - less)
        if cost > resources(box, civ):
            break
        pay_resources(box, civ, cost)
        if civ.bank == 0:
            break
        civ.bank -= 1
        built += 1
    civ.tokens, civ.bank, civ.route_resources = tokens, bank, route
    return built


def build_stage(state: AgesState, seat: int, less: int, log: Log) -> None:
    """Pay for the next stage, `less` cheaper, and mark it; the last one completes the wonder (TTA-CIV-5)."""
    box, civ = state.box, state.civs[seat]
    costs = box.stages[civ.wonder]
    pay_resources(box, civ, max(0, costs[civ.stages] - less))
    civ.bank -= 1
    civ.stages += 1
    log.note(notes.STAGE_BUILT, seat, civ.wonder, civ.stages)
    if civ.stages == len(costs):
        complete(state, seat, log)


def complete(state: AgesState, seat: int, log: Log) -> None:
    """Complete the wonder: its tokens return to the bank, and it works at once (TTA-CIV-5)."""
    civ = state.civs[seat]
    card = civ.wonder
    civ.bank += civ.stages
    civ.wonder, civ.stages = -1, 0
    civ.wonders.append(card)
    log.note(notes.WONDER_COMPLETED, seat, card)
    count_actions(state, seat)
    points = completion_points(state, seat, card)
    if points:
        score_culture(state, seat, points, log)


def completion_points(state: AgesState, seat: int, card: int) -> int:
    """The culture that a wonder scores once, when it is completed (TTA-CRD-9)."""
    box, civ = state.box, state.civs[seat]
    points = box.effect(card, SCORE_LEVELS) * levels(civ, box, box.mask(card, SCORE_LEVELS))
    for kind in (SCORE_WORKERS, SCORE_PRODUCERS):
        if box.effect(card, kind):
            points += box.effect(card, kind) * on_sites(civ, box, box.mask(card, kind))
    if box.effect(card, SCORE_TECHNOLOGIES):
        points += box.effect(card, SCORE_TECHNOLOGIES) * technology_levels(state, seat)
    return points


def technology_levels(state: AgesState, seat: int) -> int:
    """The sum of the levels of all technologies in play, even those without workers."""
    box, civ = state.box, state.civs[seat]
    total = box.age[civ.government]
    for site in range(len(civ.known)):
        if civ.known[site]:
            total += box.site_level[site]
    for card in civ.special:
        if card >= 0:
            total += box.age[card]
    return total


def stage_moves(state: AgesState, seat: int, out: list[int]) -> None:
    """Add every number of stages that one civil action can build (TTA-CIV-5, TTA-CIV-17)."""
    for count in range(1, stages_payable(state, seat, stages_at_once(state, seat), 0) + 1):
        out.append(pack(verbs.BUILD_STAGES, count))


def do_build_stages(state: AgesState, seat: int, code: int, log: Log) -> None:
    """Build one or more stages for one civil action (TTA-CIV-5)."""
    state.civs[seat].civil_spent += 1
    for _ in range(first(code)):
        build_stage(state, seat, 0, log)


def why_not_build_stages(state: AgesState, seat: int, code: int) -> Reason | None:
    """Why no stage can be built."""
    return CIVIL_SHORT if state.civs[seat].civil_left() <= 0 else Reason("TTA-CIV-5", "through-the-ages-no-stage")
