"""Gaining and losing points, workers and tokens: the small things that every chapter needs."""

from saecula.games.through_the_ages.model import notes, steps
from saecula.games.through_the_ages.model.state import AgesState
from saecula.games.through_the_ages.rules.goods import gain_food, gain_resources, take_off
from saecula.kernel.codes import Log


def score_culture(state: AgesState, seat: int, points: int, log: Log) -> int:
    """Score culture points, or lose them, but not below 0 (TTA-EVE-3); returns the change."""
    civ = state.civs[seat]
    change = max(points, -civ.culture)
    civ.culture += change
    if change:
        log.note(notes.POINTS_SCORED if change > 0 else notes.POINTS_LOST, seat, abs(change), 0)
    return change


def score_science(state: AgesState, seat: int, points: int, log: Log) -> int:
    """Score science points up to the limit, or lose them (TTA-COM-7, TTA-EVE-3); returns the change."""
    civ = state.civs[seat]
    change = max(min(points, state.box.most_points - civ.science), -civ.science)
    civ.science += change
    if change:
        log.note(notes.POINTS_SCORED if change > 0 else notes.POINTS_LOST, seat, 0, abs(change))
    return change


def receive_food(state: AgesState, seat: int, amount: int, log: Log) -> int:
    """Gain food as blue tokens; returns how much."""
    got = gain_food(state.box, state.civs[seat], amount)
    if got:
        log.note(notes.GOODS_GAINED, seat, got, 0)
    return got


def receive_resources(state: AgesState, seat: int, amount: int, log: Log) -> int:
    """Gain resources as blue tokens; returns how much."""
    got = gain_resources(state.box, state.civs[seat], amount)
    if got:
        log.note(notes.GOODS_GAINED, seat, 0, got)
    return got


def lose_goods(state: AgesState, seat: int, food: int, resources: int, log: Log) -> tuple[int, int]:
    """Lose food and resources, no more than the seat has (TTA-EVE-3, TTA-AGG-5); returns how much of each."""
    box, civ = state.box, state.civs[seat]
    food = take_off(box, civ, box.farms, food)
    resources = take_off(box, civ, box.mines_and_labs, resources)
    if food or resources:
        log.note(notes.GOODS_LOST, seat, food, resources)
    return food, resources


def grow(state: AgesState, seat: int, count: int, log: Log) -> int:
    """Move yellow tokens from the bank to the unused workers, as far as it has any (TTA-CIV-1, TTA-CRD-38)."""
    civ = state.civs[seat]
    moved = min(count, civ.yellow)
    civ.yellow -= moved
    civ.unused += moved
    if moved:
        log.note(notes.POPULATION_GREW, seat, moved)
    return moved


def change_yellow(state: AgesState, seat: int, count: int, log: Log) -> int:
    """Move yellow tokens from the box to the bank, or back as far as the bank has any (TTA-COM-11, TTA-COL-8)."""
    civ = state.civs[seat]
    change = max(count, -civ.yellow)
    civ.yellow += change
    state.course.yellow_box -= change
    if change:
        log.note(notes.TOKENS_GAINED if change > 0 else notes.TOKENS_LOST, seat, abs(change), 0)
    return change


def change_blue(state: AgesState, seat: int, count: int, log: Log) -> None:
    """Move blue tokens from the box to the bank, or back from the bank and then off cards (TTA-COM-11, TTA-COL-8)."""
    civ = state.civs[seat]
    change = max(count, -civ.bank)
    civ.bank += change
    state.course.blue_box -= change
    if change:
        log.note(notes.TOKENS_GAINED if change > 0 else notes.TOKENS_LOST, seat, 0, abs(change))
    missing = min(change - count, sum(civ.tokens))
    if missing > 0:
        state.agenda.ask(seat, steps.TOKEN_LOSS, missing)
